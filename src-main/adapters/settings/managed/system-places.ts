/** The places where an administrator's settings are on each system, strongest first. */
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { isObject } from '../../../shared/text/json-object'
import { parseBoundedJson } from '../bounded-json'
import { readProtectedFile, type FileRefusal } from './protected-file'
import { POLICY_KEY, registryValues } from './registry'
import { runProgram, windowsFolder, WindowsSystem, type RunProgram } from './windows-system'

export interface SystemPlaces {
  readonly platform: NodeJS.Platform
  /** Linux: /etc. macOS: /Library. Windows: the folder of Windows; rejects when the system does not say. */
  base(): Promise<string>
  /** macOS only. */
  userName(): string
  readonly run: RunProgram
  /** User id that must own the files; root. */
  readonly owner?: number
}

/** A place that exists: its settings, or why it is not used. */
export type PlaceContent = { readonly place: string } & (
  { readonly settings: Readonly<Record<string, unknown>>; readonly garbled?: readonly string[] } | FileRefusal
)

const DOMAIN = 'net.dynodesk.catalogue'

/** The places of this computer. */
export function systemPlaces(): SystemPlaces {
  const { platform } = process
  const base = platform === 'darwin' ? '/Library' : '/etc'
  return {
    platform,
    base: platform === 'win32' ? windowsFolder : () => Promise.resolve(base),
    userName: () => userInfo().username,
    run: runProgram
  }
}

/** The places with settings or with a problem. Never rejects. */
export async function readSystemPlaces(system: SystemPlaces): Promise<readonly PlaceContent[]> {
  if (system.platform === 'win32') return readWindowsPlaces(system)
  const base = await system.base()
  const reads =
    system.platform === 'darwin'
      ? [
          readFileOf(system, base, ['Managed Preferences', system.userName(), `${DOMAIN}.plist`]),
          readFileOf(system, base, ['Managed Preferences', `${DOMAIN}.plist`])
        ]
      : [readFileOf(system, base, ['dynodesk', 'managed.json'])]
  return (await Promise.all(reads)).filter((place) => place !== null)
}

async function readWindowsPlaces(system: SystemPlaces): Promise<readonly PlaceContent[]> {
  let windows: WindowsSystem
  try {
    windows = new WindowsSystem(await system.base(), system.run)
  } catch {
    return [{ place: POLICY_KEY, reason: 'unreadable' }]
  }
  const file = windows.programData().then((base) => readFileOf(system, base, ['Dynodesk', 'managed.json'], windows))
  return (await Promise.all([readRegistry(windows), file])).filter((place) => place !== null)
}

async function readFileOf(
  system: SystemPlaces,
  base: string,
  names: readonly string[],
  windows?: WindowsSystem
): Promise<PlaceContent | null> {
  const place = join(base, ...names)
  const file = await readProtectedFile({ base, names }, windows?.readSddl ?? null, system.owner)
  if (!('bytes' in file)) return file.reason === 'missing' ? null : { place, ...file }
  let text = file.bytes.toString('utf8')
  if (system.platform === 'darwin') {
    const args = ['-convert', 'json', '-o', '-', '--', '-']
    const { code, output } = await system.run('/usr/bin/plutil', args, { input: file.bytes })
    if (code !== 0) return { place, reason: 'unreadable' }
    text = output
  }
  const json = parseBoundedJson(text)
  if (!json.ok) return { place, reason: json.problem }
  return isObject(json.value) ? { place, settings: json.value } : { place, reason: 'not-an-object' }
}

async function readRegistry(windows: WindowsSystem): Promise<PlaceContent | null> {
  const policy = await windows.policy()
  if (policy === 'missing') return null
  if (policy === 'unreadable') return { place: POLICY_KEY, reason: 'unreadable' }
  const { values, garbled, damaged } = registryValues(policy.output)
  if (damaged) return { place: POLICY_KEY, reason: 'unreadable' }
  const isEmpty = Object.keys(values).length + garbled.length === 0
  return isEmpty ? null : { place: POLICY_KEY, settings: values, garbled }
}
