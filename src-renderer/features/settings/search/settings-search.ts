import { foldText as fold } from '@shared/search/fold-text'
import type { SettingView } from '@shared/settings/setting-view'
import { SETTINGS_PAGES, type SettingsPageId } from '../pages/settings-pages'

export interface SearchedSetting {
  readonly page: SettingsPageId
  /** Anchor within the page. */
  readonly anchor: string
  readonly label: string
  /** Head above it on its page; '': that of the page. */
  readonly part: string
  readonly help: string
  /** Of a setting; '' without one. */
  readonly value: string
  /** undefined: not a setting, or its control needs a page. */
  readonly entry?: SettingView
  /** Words that find it without being shown: its key, its group, its page. */
  readonly words: string
}
export interface SettingsMatches {
  readonly page: SettingsPageId
  readonly found: readonly SearchedSetting[]
}

/** A setting in the results; a limit has its period beside it. */
export interface ResultRow {
  readonly one: SearchedSetting
  readonly period?: SettingView
}
const PERIOD = '.windowSeconds'

/** The settings of one page below the heads of their parts, both in the order found. */
export function resultGroups(
  found: readonly SearchedSetting[]
): readonly { readonly part: string; readonly rows: readonly ResultRow[] }[] {
  const periods = new Map(
    found.flatMap(({ entry }) => (entry?.key.endsWith(PERIOD) ? [[entry.key.slice(0, -PERIOD.length), entry]] : []))
  )
  const limitOf = ({ entry }: SearchedSetting): string => entry?.key.replace(/\.calls$/, '') ?? ''
  const shown = found.filter(
    ({ entry }) =>
      !entry?.key.endsWith(PERIOD) || !found.some((one) => one.entry?.key === entry.key.replace(PERIOD, '.calls'))
  )
  const rows = shown.map((one) => {
    const period = one.entry?.value === 0 ? undefined : periods.get(limitOf(one))
    return period ? { one, period } : { one }
  })
  return [...Map.groupBy(rows, ({ one }) => one.part)].map(([part, of]) => ({ part, rows: of }))
}

export const rowCount = (found: readonly SearchedSetting[]): number =>
  resultGroups(found).reduce((sum, { rows }) => sum + rows.length, 0)

/** Settings that contain every typed word, by page; matches in the label come first. */
export function searchSettings(all: readonly SearchedSetting[], query: string): readonly SettingsMatches[] {
  const typed = fold(query).split(/\s+/).filter(Boolean)
  if (typed.length === 0) return []
  const inLabel = ({ label }: SearchedSetting): boolean => typed.every((word) => fold(label).includes(word))
  const matching = all.filter(({ label, help, words }) => {
    const text = fold(`${label} ${help} ${words}`)
    return typed.every((word) => text.includes(word))
  })
  return SETTINGS_PAGES.flatMap(({ id }) => {
    const found = matching.filter(({ page }) => page === id)
    const sorted = [...found.filter(inLabel), ...found.filter((one) => !inLabel(one))]
    return sorted.length > 0 ? [{ page: id, found: sorted }] : []
  })
}
