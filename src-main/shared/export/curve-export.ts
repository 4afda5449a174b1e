/**
 * The curves of one engine as a table: one row per point of the value strings, drawn or not; values as received, and
 * unrounded in the chosen unit.
 */
import { buildTable } from '../dyno/curve-table'
import type { CurveKey, CurveSet, SeriesName } from '../dyno/curve-set'
import { convert } from '../units/units'
import type { CsvValue, ExportTable } from './csv'
import type { ExportStamp } from './engine-export'

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/
const valueOf = (text: string | null): CsvValue => (text !== null && NUMBER.test(text) ? Number(text) : text)
const nameOf = (curve: CurveKey | null, quantity: SeriesName): string =>
  curve === null ? 'rpm' : curve === 'stock' ? `stock_${quantity}` : `stage_${curve}_${quantity}`

/** `engine.fetchedAt`: ISO time. The header marks assumed units. */
export function curveTable(
  set: CurveSet,
  engine: { readonly id: string; readonly name: string | null; readonly fetchedAt: string },
  stamp: ExportStamp
): ExportTable {
  const { columns, rows } = buildTable(set)
  const series = columns.flatMap(({ curve, quantity }, at) => {
    const name = nameOf(curve, quantity)
    const raw = { name, value: (row: (typeof rows)[number]) => valueOf(row[at]?.text ?? null) }
    if (quantity === 'rpm') return [raw]
    const [own, chosen] = [stamp.assumed.curve[quantity], stamp.units[quantity]]
    const received = { ...raw, unit: `${own} assumed` }
    return own === chosen
      ? [received]
      : [
          received,
          {
            name,
            unit: `${chosen} assumed`,
            value: (row: (typeof rows)[number]) => {
              const value = raw.value(row)
              return typeof value === 'number' ? convert(value, own, chosen) : null
            }
          }
        ]
  })
  const about: readonly (readonly [string, string | null])[] = [
    ['engine', engine.name],
    ['engine_id', engine.id],
    ['fetched_at', engine.fetchedAt],
    ['source', stamp.source],
    ['language', stamp.language],
    ['exported_at', stamp.exportedAt]
  ]
  return {
    columns: [
      ...series.map((column) => ({ name: column.name, ...('unit' in column ? { unit: column.unit } : {}) })),
      ...about.map(([name]) => ({ name }))
    ],
    rows: rows.map((row) => [...series.map(({ value }) => value(row)), ...about.map(([, value]) => value)])
  }
}
