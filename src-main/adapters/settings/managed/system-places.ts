/** The places where an administrator's settings are on each system, strongest first. */
import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseBoundedJson, isObject } from '../bounded-json'
import { readProtectedFile, type FileRefusal } from './protected-file'
import { POLICY_KEY, registryValues } from './registry'

/** A program of the system; resolves with its output. Rejects when it fails. */
type RunProgram = (program: string, args: readonly string[], input?: Buffer) => Promise<string>

export interface SystemPlaces {
  readonly platform: NodeJS.Platform
  /** Linux: /etc. Windows: %ProgramData%. macOS: /Library. */
  readonly base: string
  readonly userName: string
  readonly run: RunProgram
  /** Folder of the programs of Windows. */
  readonly system32: string
  /** User id that must own the files; root. */
  readonly owner?: number
}

/** A place that exists: its settings, or why it is not used. */
export type PlaceContent = { readonly place: string } & (
  { readonly settings: Readonly<Record<string, unknown>>; readonly garbled?: readonly string[] } | FileRefusal
)

const TIMEOUT_MS = 20_000
const DOMAIN = 'net.dynodesk.catalogue'

const runProgram: RunProgram = (program, args, input) =>
  new Promise((resolve, reject) => {
    const options = { timeout: TIMEOUT_MS, windowsHide: true, maxBuffer: 4 * 1024 * 1024 }
    const child = execFile(program, args, options, (error, output) =>
      error ? reject(new Error(`${program} failed`, { cause: error })) : resolve(output)
    )
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })

/** The places of this computer. */
export function systemPlaces(): SystemPlaces {
  const { platform, env } = process
  const base = { win32: env['ProgramData'] ?? String.raw`C:\ProgramData`, darwin: '/Library' } as const
  return {
    platform,
    base: base[platform as keyof typeof base] ?? '/etc',
    userName: userInfo().username,
    run: runProgram,
    system32: join(env['SystemRoot'] ?? String.raw`C:\Windows`, 'System32')
  }
}

/** The places with settings or with a problem. Never rejects. */
export async function readSystemPlaces(system: SystemPlaces): Promise<readonly PlaceContent[]> {
  const reads =
    system.platform === 'win32'
      ? [readRegistry(system), readFileOf(system, ['Dynodesk', 'managed.json'])]
      : system.platform === 'darwin'
        ? [
            readFileOf(system, ['Managed Preferences', system.userName, `${DOMAIN}.plist`]),
            readFileOf(system, ['Managed Preferences', `${DOMAIN}.plist`])
          ]
        : [readFileOf(system, ['dynodesk', 'managed.json'])]
  return (await Promise.all(reads)).filter((place) => place !== null)
}

async function readFileOf(system: SystemPlaces, names: readonly string[]): Promise<PlaceContent | null> {
  const place = join(system.base, ...names)
  const readSddl = system.platform === 'win32' ? sddlReader(system) : null
  const file = await readProtectedFile({ base: system.base, names }, readSddl, system.owner)
  if (!('bytes' in file)) return file.reason === 'missing' ? null : { place, ...file }
  let text = file.bytes.toString('utf8')
  if (system.platform === 'darwin') {
    try {
      text = await system.run('/usr/bin/plutil', ['-convert', 'json', '-o', '-', '--', '-'], file.bytes)
    } catch {
      return { place, reason: 'unreadable' }
    }
  }
  const json = parseBoundedJson(text)
  if (!json.ok) return { place, reason: json.problem }
  return isObject(json.value) ? { place, settings: json.value } : { place, reason: 'not-an-object' }
}

async function readRegistry({ run, system32 }: SystemPlaces): Promise<PlaceContent | null> {
  let output: string
  try {
    output = await run(join(system32, 'reg.exe'), ['query', POLICY_KEY])
  } catch {
    return null // no policy
  }
  const { values, garbled, damaged } = registryValues(output)
  if (damaged) return { place: POLICY_KEY, reason: 'unreadable' }
  const isEmpty = Object.keys(values).length + garbled.length === 0
  return isEmpty ? null : { place: POLICY_KEY, settings: values, garbled }
}

function sddlReader({ run, system32 }: SystemPlaces): (path: string) => Promise<string> {
  const shell = join(system32, 'WindowsPowerShell', 'v1.0', 'powershell.exe')
  return (path) => {
    const command = `(Get-Acl -LiteralPath '${path.replaceAll("'", "''")}').Sddl`
    return run(shell, ['-NoProfile', '-NonInteractive', '-Command', command])
  }
}
