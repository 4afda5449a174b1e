/** The user's settings file: `{"version": 1, "values": {…}}` without defaults. Unknown entries are preserved. */
import { rename } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileReadProblem, type StartupIssue } from '../../shared/startup/startup-issues'
import { refusedBecause } from '../../shared/settings/setting-problems'
import { isSettingKey, settingProblem, SETTINGS_VERSION, type SettingKey } from '../../shared/settings/schema'
import { writeFileAtomic } from '../files/atomic-write'
import { isObject } from '../../shared/text/json-object'
import { MAX_BYTES, readBoundedJson, type BoundedJson } from './bounded-json'

export interface SettingsFile {
  readonly values: ReadonlyMap<SettingKey, unknown>
  /** Unknown keys and invalid values. */
  readonly foreign: ReadonlyMap<string, unknown>
  readonly version: number
  /** False when the file exists but cannot be opened: then it must not be overwritten. */
  readonly writable: boolean
  readonly findings: readonly StartupIssue[]
}

const empty = (more: Partial<SettingsFile> = {}): SettingsFile => ({
  values: new Map(),
  foreign: new Map(),
  version: SETTINGS_VERSION,
  writable: true,
  findings: [],
  ...more
})

/** Never rejects. A damaged, too large or too deep file is renamed to `settings.json.damaged-<time>` and reported. */
export async function readSettingsFile(file: string, now: () => number): Promise<SettingsFile> {
  let read: BoundedJson
  try {
    read = await readBoundedJson(file)
  } catch (error) {
    return fileReadProblem(error).reason === 'missing' ? empty() : unreadable(file, error)
  }
  return (read.ok ? understood(read.value) : null) ?? setAside(file, now)
}

const unreadable = (file: string, error: unknown): SettingsFile => {
  const params = { reason: 'settings-unreadable', file, error: fileReadProblem(error).error } as const
  return empty({ writable: false, findings: [{ kind: 'error', code: 'store-failed', params }] })
}

function understood(content: unknown): SettingsFile | null {
  if (!isObject(content) || typeof content['version'] !== 'number' || !isObject(content['values'])) return null

  const values = new Map<SettingKey, unknown>()
  const foreign = new Map<string, unknown>()
  const findings: StartupIssue[] = []
  for (const [key, value] of Object.entries(content['values'])) {
    const problem = isSettingKey(key) ? settingProblem(key, value) : null
    if (isSettingKey(key) && !problem) values.set(key, value)
    else foreign.set(key, value)
    if (problem) findings.push({ kind: 'warning', code: 'setting-invalid', params: refusedBecause(key, problem) })
  }
  return { values, foreign, version: Math.max(content['version'], SETTINGS_VERSION), writable: true, findings }
}

async function setAside(file: string, now: () => number): Promise<SettingsFile> {
  const aside = `${file}.damaged-${new Date(now()).toISOString().replace(/[:.]/g, '-')}`
  try {
    await rename(file, aside)
  } catch (error) {
    return unreadable(file, error) // damaged and not movable
  }
  const params = { reason: 'settings-damaged', file, aside: basename(aside) } as const
  return empty({ findings: [{ kind: 'warning', code: 'store-failed', params }] })
}

/** Rejects when it cannot be written, or would be set aside by the next start. */
export async function writeSettingsFile(
  file: string,
  version: number,
  values: ReadonlyMap<string, unknown>,
  foreign: ReadonlyMap<string, unknown>
): Promise<void> {
  const content = `${JSON.stringify({ version, values: Object.fromEntries([...foreign, ...values]) }, null, 2)}\n`
  if (Buffer.byteLength(content) > MAX_BYTES) throw new Error('larger than the next start would read')
  await writeFileAtomic(file, content)
}
