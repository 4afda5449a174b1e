/**
 * Folders and programs of Windows. Nothing comes from the environment of this process, which its user controls: a user
 * who moves a folder would switch the administrator's settings off.
 */
import { execFile } from 'node:child_process'
import { realpath } from 'node:fs'
import { win32 } from 'node:path'
import { POLICY_KEY } from './registry'
import type { ReadSddl } from './windows-acl'

/** How a program of the system ended. `code` null: it could not be started, was ended, or wrote too much. */
export interface ProgramEnd {
  readonly code: number | null
  readonly output: string
}
export interface ProgramCall {
  readonly input?: Buffer
  /** All variables of the program. Absent: those of this process. */
  readonly env?: Readonly<Record<string, string>>
}
/** Runs a program of the system. Never rejects. */
export type RunProgram = (program: string, args: readonly string[], call?: ProgramCall) => Promise<ProgramEnd>

const TIMEOUT_MS = 20_000
/** The kernel's own link to the folder of Windows. */
const KERNEL_LINK = String.raw`\\?\GLOBALROOT\SystemRoot`
const PROFILE_LIST = String.raw`HKLM\SOFTWARE\Microsoft\Windows NT\CurrentVersion\ProfileList`

export const runProgram: RunProgram = (program, args, { input, env } = {}) =>
  new Promise((resolve) => {
    const options = { timeout: TIMEOUT_MS, windowsHide: true, maxBuffer: 4 * 1024 * 1024, ...(env && { env }) }
    try {
      const child = execFile(program, args, options, (error, output) => {
        const code = error === null ? 0 : error.code
        resolve({ code: typeof code === 'number' ? code : null, output })
      })
      child.stdin?.on('error', () => {})
      child.stdin?.end(input)
    } catch {
      resolve({ code: null, output: '' })
    }
  })

/** Absolute path of the folder of Windows. Rejects when the system does not say. */
export const windowsFolder = (): Promise<string> =>
  new Promise((resolve, reject) =>
    realpath.native(KERNEL_LINK, (error, folder) => (error ? reject(error) : resolve(folder)))
  )

export class WindowsSystem {
  readonly #folder: string
  readonly #run: RunProgram
  #known: Promise<string | null> | null = null

  /** @param folder of Windows */
  constructor(folder: string, run: RunProgram) {
    this.#folder = folder
    this.#run = run
  }

  /**
   * Output of the query of the policy. 'missing': the registry can be read and has no such key. 'unreadable': whether
   * there is a policy is not known.
   */
  async policy(): Promise<{ readonly output: string } | 'missing' | 'unreadable'> {
    const [policy, known] = await Promise.all([this.#query(POLICY_KEY), this.#profileList()])
    if (policy.code === 0) return policy
    // reg.exe ends with 1 for every error, such as a registry that is locked; so another key must be readable
    return policy.code === 1 && known !== null ? 'missing' : 'unreadable'
  }

  /** The folder of settings of all users. */
  async programData(): Promise<string> {
    const drive = win32.parse(this.#folder).root.slice(0, 2)
    const value = /^ {4}ProgramData {4}REG_(?:EXPAND_)?SZ {4}(.+?)\r?$/m.exec((await this.#profileList()) ?? '')?.[1]
    const folder = (value ?? '').replace(/^%SystemDrive%/i, () => drive)
    return win32.isAbsolute(folder) && !folder.includes('%') ? folder : win32.join(`${drive}\\`, 'ProgramData')
  }

  /** One process for all paths: each takes about a second. */
  readSddl: ReadSddl = async (paths) => {
    const folder = win32.join(this.#folder, 'System32', 'WindowsPowerShell', 'v1.0')
    const list = paths.map((path) => `'${path.replaceAll("'", "''")}'`).join(',')
    const command = `${list} | ForEach-Object { (Get-Acl -LiteralPath $_).Sddl }`
    const { code, output } = await this.#run(
      win32.join(folder, 'powershell.exe'),
      ['-NoProfile', '-NonInteractive', '-Command', command],
      // the user's own modules do not replace Get-Acl
      { env: { ...this.#env(), PSModulePath: win32.join(folder, 'Modules') } }
    )
    const lines = output.split(/\r?\n/).filter((line) => line !== '')
    if (code !== 0 || lines.length !== paths.length) throw new Error('the rights cannot be read')
    return lines
  }

  /** A key that every Windows has; null: the registry cannot be read. */
  #profileList(): Promise<string | null> {
    this.#known ??= this.#query(PROFILE_LIST, '/v', 'ProgramData').then(({ code, output }) =>
      code === 0 ? output : null
    )
    return this.#known
  }

  #query(...args: readonly string[]): Promise<ProgramEnd> {
    const program = win32.join(this.#folder, 'System32', 'reg.exe')
    return this.#run(program, ['query', ...args], { env: this.#env() })
  }

  #env(): Readonly<Record<string, string>> {
    return { SystemRoot: this.#folder, SystemDrive: win32.parse(this.#folder).root.slice(0, 2) }
  }
}
