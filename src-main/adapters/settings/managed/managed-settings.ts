/**
 * The administrator's settings: JSON objects, property lists or values of the registry with setting keys and fixed
 * values. Read once at startup, never written. A stronger place decides a key of several places.
 */
import { fileReadProblem, type StartupIssue } from '../../../shared/startup/startup-issues'
import { refusedBecause, type SettingProblem } from '../../../shared/settings/setting-problems'
import { isSettingKey, settingProblem, type SettingKey } from '../../../shared/settings/schema'
import type { ManagedSource } from '../../../shared/settings/managed-source'
import { isObject } from '../../../shared/text/json-object'
import { readBoundedJson } from '../bounded-json'
import type { PlaceContent } from './system-places'

export interface ManagedSettings {
  readonly values: ReadonlyMap<SettingKey, unknown>
  /** Every place with settings or with a problem, strongest first. */
  readonly sources: readonly ManagedSource[]
}

interface Places {
  /** The file of the switch `--managed-settings`. */
  readonly file: string | null
  /** The places of the system. */
  readonly system: readonly PlaceContent[]
}

/** The file of the switch counts only where no place of the system has settings. Never rejects. */
export async function readManagedSettings({ file, system: places }: Places): Promise<ManagedSettings> {
  const values = new Map<SettingKey, { readonly value: unknown; readonly place: string }>()
  const sources = places.map((place) => applied(place, values))
  // a file that anyone may write must not switch the settings of the switch off
  const isSystemManaged = sources.some(({ state }) => state === 'applied') || places.some(isDamaged)
  if (file && isSystemManaged) sources.push(overruled(file))
  else if (file) sources.push(applied(await readSettingsObject(file), values))
  return { values: new Map([...values].map(([key, { value }]) => [key, value])), sources }
}

/** An administrator's own file, with a mistake in it. */
const isDamaged = (place: PlaceContent): boolean =>
  'reason' in place && !['not-admin-only', 'linked'].includes(place.reason)

function overruled(file: string): ManagedSource {
  const issue: StartupIssue = { kind: 'warning', code: 'file-invalid', params: { file, reason: 'overruled' } }
  return { place: file, state: 'overruled', keys: [], issues: [issue] }
}

/** The object of keys and values in a file, or why it has none. Never rejects. */
export async function readSettingsObject(file: string): Promise<PlaceContent> {
  try {
    const read = await readBoundedJson(file)
    if (!read.ok) return { place: file, reason: read.problem }
    return isObject(read.value) ? { place: file, settings: read.value } : { place: file, reason: 'not-an-object' }
  } catch (error) {
    return { place: file, ...fileReadProblem(error) }
  }
}

/** Adds the valid values that no stronger place has. */
function applied(
  place: PlaceContent,
  values: Map<SettingKey, { readonly value: unknown; readonly place: string }>
): ManagedSource {
  const file = place.place
  if ('reason' in place) {
    const { place: _file, ...because } = place
    const issue: StartupIssue = { kind: 'error', code: 'file-invalid', params: { file, ...because } }
    return { place: file, state: 'refused', keys: [], issues: [issue] }
  }
  const wrong = (key: string, problem: SettingProblem): StartupIssue => ({
    kind: 'error',
    code: 'setting-invalid',
    params: { file, ...refusedBecause(key, problem) }
  })
  const keys: SettingKey[] = []
  const issues: StartupIssue[] = (place.garbled ?? []).map((key) => wrong(key, { code: 'registry-text' }))
  for (const [key, value] of Object.entries(place.settings)) {
    const problem = isSettingKey(key) ? settingProblem(key, value) : ({ code: 'unknown' } as const)
    const stronger = isSettingKey(key) ? values.get(key) : undefined
    if (problem) issues.push(wrong(key, problem))
    else if (!stronger) {
      keys.push(key as SettingKey)
      values.set(key as SettingKey, { value, place: file })
    } else if (JSON.stringify(stronger.value) !== JSON.stringify(value)) {
      const params = { reason: 'conflict', key, file, other: stronger.place } as const
      issues.push({ kind: 'warning', code: 'setting-managed', params })
    }
  }
  return { place: file, state: 'applied', keys, issues }
}
