/** The tables of the usage report, in the days of this computer. */
import { CALL_FEATURES, callsOf, groupHours, type ComputerHours, type UsageHour } from '@shared/diagnostics/usage'
import type { ExportTable } from '@shared/export/csv'
import { localDay } from '@shared/text/iso-time'

export type UsagePeriod = 'day' | 'week'
export const PERIODS: readonly UsagePeriod[] = ['day', 'week']

/** The local day of an hour, or the Monday of its week: "2026-11-23". */
function periodOf({ atMs }: UsageHour, period: UsagePeriod): string {
  const at = new Date(atMs)
  if (period === 'week') at.setDate(at.getDate() - ((at.getDay() + 6) % 7))
  return localDay(at.getTime())
}

interface UsageRow {
  readonly name: string
  readonly calls: number
  /** Share of the answers that came from storage, 0 to 1; null: no answers. */
  readonly stored: number | null
}
const rowOf = (group: UsageHour & { readonly name: string }): UsageRow => ({
  name: group.name,
  calls: callsOf(group),
  stored: group.stored + group.fetched === 0 ? null : group.stored / (group.stored + group.fetched)
})

/** Newest first. */
export const byPeriod = (hours: readonly UsageHour[], period: UsagePeriod): readonly UsageRow[] =>
  groupHours(hours, (hour) => periodOf(hour, period))
    .map(rowOf)
    .reverse()

/** Features with calls, most first. */
export const byFeature = (hours: readonly UsageHour[]): readonly { readonly name: string; readonly calls: number }[] =>
  CALL_FEATURES.map((name) => ({ name, calls: hours.reduce((sum, { calls }) => sum + (calls[name] ?? 0), 0) }))
    .filter(({ calls }) => calls > 0)
    .sort((a, b) => b.calls - a.calls)

/** Calls in each hour of the day, 24 entries. */
export const byHour = (hours: readonly UsageHour[]): readonly number[] =>
  hours.reduce<number[]>((all, hour) => {
    const at = new Date(hour.atMs).getHours()
    all[at] = (all[at] ?? 0) + callsOf(hour)
    return all
  }, Array<number>(24).fill(0))

/** One row for each computer, hour and feature, and one for its answers. */
export function usageTable(computers: readonly ComputerHours[], thisComputer: string): ExportTable {
  const columns = ['computer', 'day', 'hour', 'feature', 'requests', 'from storage', 'from service']
  return {
    columns: columns.map((name) => ({ name })),
    rows: computers.flatMap(({ computer, hours }) =>
      hours.flatMap((hour) => {
        const start = [computer || thisComputer, localDay(hour.atMs), new Date(hour.atMs).getHours()]
        return [
          ...Object.entries(hour.calls).map(([feature, calls]) => [...start, feature, calls, null, null]),
          ...(hour.stored + hour.fetched > 0 ? [[...start, 'answers', null, hour.stored, hour.fetched]] : [])
        ]
      })
    )
  }
}
