/** The administrator's file: a JSON object of setting keys and fixed values. Read once at startup, never written. */
import { fileReadProblem, type FileProblem, type StartupIssue } from '../../shared/startup/startup-issues'
import { refusedBecause, type SettingProblem } from '../../shared/settings/setting-problems'
import { isSettingKey, settingProblem, type SettingKey } from '../../shared/settings/schema'
import { isObject, readBoundedJson, type BoundedJson } from './bounded-json'

export interface ManagedSettings {
  readonly values: ReadonlyMap<SettingKey, unknown>
  /** One issue per unusable key; the other keys apply. */
  readonly findings: readonly StartupIssue[]
}

export async function readManagedSettings(file: string): Promise<ManagedSettings> {
  const wrong = (key: string, problem: SettingProblem): StartupIssue => ({
    kind: 'error',
    code: 'setting-invalid',
    params: { file, ...refusedBecause(key, problem) }
  })
  const nothing = (because: { readonly reason: FileProblem; readonly error?: string }): ManagedSettings => ({
    values: new Map(),
    findings: [{ kind: 'error', code: 'file-invalid', params: { file, ...because } }]
  })

  let read: BoundedJson
  try {
    read = await readBoundedJson(file)
  } catch (error) {
    return nothing(fileReadProblem(error))
  }
  if (!read.ok) return nothing({ reason: read.problem })
  const content = read.value
  if (!isObject(content)) return nothing({ reason: 'not-an-object' })

  const values = new Map<SettingKey, unknown>()
  const findings: StartupIssue[] = []
  for (const [key, value] of Object.entries(content)) {
    const problem = isSettingKey(key) ? settingProblem(key, value) : ({ code: 'unknown' } as const)
    if (problem) findings.push(wrong(key, problem))
    else values.set(key as SettingKey, value)
  }
  return { values, findings }
}
