/** The numbers of the chart as received: one row per position in the strings, drawn or not. */
import type { CurveKey, CurveSet, SeriesName } from './curve-set'

export interface TableColumn {
  /** "rpm", "power", "torque", "power-1", "torque-1": by stage number. */
  readonly series: string
  readonly curve: CurveKey | null
  readonly quantity: SeriesName
}
export interface TableCell {
  /** Trimmed, as received; null: this string is shorter than the longest. */
  readonly text: string | null
  /** False when the point is not in the chart; true for rpm values used by some curve. */
  readonly drawn: boolean
}
export interface CurveTable {
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly TableCell[])[]
}

/** Strings that are not given have no column. */
export function buildTable(set: CurveSet): CurveTable {
  const used = new Set<number>()
  const sources: { column: TableColumn; members: readonly string[]; drawn: ReadonlySet<number> }[] = []
  for (const curve of set.curves) {
    for (const quantity of ['power', 'torque'] as const) {
      const members = curve.strings[quantity].members
      const drawn = new Set(curve[quantity]?.points.map((point) => point.index))
      for (const index of drawn) used.add(index)
      if (members.length > 0)
        sources.push({
          column: { series: curve.position === 0 ? quantity : `${quantity}-${curve.key}`, curve: curve.key, quantity },
          members,
          drawn
        })
    }
  }
  if (set.rpm.members.length > 0)
    sources.unshift({ column: { series: 'rpm', curve: null, quantity: 'rpm' }, members: set.rpm.members, drawn: used })
  const length = Math.max(0, ...sources.map((source) => source.members.length))
  return {
    columns: sources.map((source) => source.column),
    rows: Array.from({ length }, (_, index) =>
      sources.map((source) => ({ text: source.members[index] ?? null, drawn: source.drawn.has(index) }))
    )
  }
}
