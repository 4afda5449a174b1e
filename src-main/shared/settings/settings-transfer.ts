/**
 * Settings in a file for another computer: a JSON object of keys and values, as in the administrator's file. It never
 * has secrets, and nothing of one computer alone.
 */
import { isChosen, isSettingKey, settingProblem, SETTINGS, type SettingKey } from './schema'
import { refusedBecause, type SettingProblemCode } from './setting-problems'
import type { SettingView } from './setting-view'

/** Names and displays that differ from computer to computer. */
const OF_ONE_COMPUTER: readonly SettingKey[] = ['workspace.name', 'events.deskName', 'customer.screen']
const MAX_KEY_LETTERS = 80

/** 'chosen': a file, folder or key that is chosen on each computer. 'computer': a name or display of this computer. */
export interface LeftOutSetting {
  readonly key: SettingKey
  readonly reason: 'managed' | 'chosen' | 'computer'
}
export interface SettingChange {
  readonly key: SettingKey
  readonly from: unknown
  readonly to: unknown
}
export interface RefusedSetting {
  /** As in the file, clipped; it may be no key of this version. */
  readonly key: string
  readonly reason: SettingProblemCode | 'managed'
  /** Of the text of the reason. */
  readonly params: Readonly<Record<string, string | number>>
}
export interface SettingsImport {
  readonly changes: readonly SettingChange[]
  readonly refused: readonly RefusedSetting[]
  /** Settings that have the value of the file already. */
  readonly same: number
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function leftOutBecause({ key, managed }: SettingView): LeftOutSetting['reason'] | null {
  if (managed) return 'managed'
  if (isChosen(key)) return 'chosen'
  return OF_ONE_COMPUTER.includes(key) ? 'computer' : null
}

/** The settings that differ from their default, and those of them that stay on this computer. */
export function settingsToExport(views: readonly SettingView[]): {
  readonly values: Readonly<Record<string, unknown>>
  readonly leftOut: readonly LeftOutSetting[]
} {
  const values: Record<string, unknown> = {}
  const leftOut: LeftOutSetting[] = []
  for (const view of views.filter(({ key, value }) => !isEqual(value, SETTINGS[key].standard))) {
    const reason = leftOutBecause(view)
    if (reason === null) values[view.key] = view.value
    else leftOut.push({ key: view.key, reason })
  }
  return { values, leftOut }
}

function problemOf(key: string, value: unknown, view: SettingView | undefined): RefusedSetting | null {
  const shown = key.slice(0, MAX_KEY_LETTERS)
  if (!isSettingKey(key)) return { key: shown, reason: 'unknown', params: {} }
  if (view?.managed) return { key, reason: 'managed', params: {} }
  const problem = isChosen(key) ? ({ code: 'chosen' } as const) : settingProblem(key, value)
  if (problem === null) return null
  const { key: _key, reason, ...params } = refusedBecause(key, problem)
  return { key, reason, params }
}

/**
 * What a file would change here. Settings that the file does not name stay as they are.
 *
 * @param content the object of the file
 * @param views the settings of this computer
 */
export function settingsToImport(
  content: Readonly<Record<string, unknown>>,
  views: readonly SettingView[]
): SettingsImport {
  const known = new Map<string, SettingView>(views.map((view) => [view.key, view]))
  const changes: SettingChange[] = []
  const refused: RefusedSetting[] = []
  let same = 0
  for (const [key, to] of Object.entries(content)) {
    const view = known.get(key)
    const problem = problemOf(key, to, view)
    if (problem || !view) refused.push(problem ?? { key, reason: 'unknown', params: {} })
    else if (isEqual(view.value, to)) same++
    else changes.push({ key: view.key, from: view.value, to })
  }
  return { changes, refused, same }
}
