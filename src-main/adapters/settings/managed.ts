/** The administrator's file: a flat JSON object of setting keys and the values they are fixed to. Read once at start, never written. */
import { readFile } from 'node:fs/promises'
import type { Finding } from '../../core/findings'
import { isSettingKey, settingProblem, type SettingKey } from '../../core/settings/schema'

export interface ManagedSettings {
  readonly values: ReadonlyMap<SettingKey, unknown>
  /** One for each key that cannot be used, and why; the other keys are in force all the same. */
  readonly findings: readonly Finding[]
}

export async function readManagedSettings(file: string): Promise<ManagedSettings> {
  const wrong = (key: string, problem: string): Finding => ({ kind: 'error', code: 'setting-invalid', params: { file, key, problem } })
  const nothing = (problem: string): ManagedSettings => ({ values: new Map(), findings: [{ kind: 'error', code: 'file-invalid', params: { file, problem } }] })

  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    return nothing(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
  }
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return nothing('is not JSON')
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return nothing('must be one JSON object of setting keys and values')

  const values = new Map<SettingKey, unknown>()
  const findings: Finding[] = []
  for (const [key, value] of Object.entries(content)) {
    const problem = isSettingKey(key) ? settingProblem(key, value) : 'is not a setting of this version'
    if (problem) findings.push(wrong(key, problem))
    else values.set(key as SettingKey, value)
  }
  return { values, findings }
}
