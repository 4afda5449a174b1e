/** Rows of the chart's table: converted values and sorting. */
import type { CurveAssumptions } from '@shared/units/unit-assumptions'
import { styleOf } from '@shared/dyno/chart/chart-model'
import type { Curve, CurveKey } from '@shared/dyno/curve-set'
import type { CurveTable, TableCell, TableColumn } from '@shared/dyno/curve-table'
import { convert, digitsOf, type Unit, type Units } from '@shared/units/units'

export interface TableSortOrder {
  readonly column: number
  readonly descending: boolean
}
export interface DisplayColumn extends TableColumn {
  /** Unit of the received values; null for rpm. */
  readonly from: Unit | null
  readonly unit: Unit | null
}

const NUMBER = /^[+-]?\d+(?:\.(\d+))?$/
/** null for a member that is not a number. */
const valueOf = ({ text }: TableCell): number | null => (text !== null && NUMBER.test(text) ? Number(text) : null)

export function displayColumns(
  { columns }: CurveTable,
  taken: CurveAssumptions,
  units: Units
): readonly DisplayColumn[] {
  return columns.map((column) => {
    if (column.quantity === 'rpm') return { ...column, from: null, unit: null }
    return {
      ...column,
      from: column.quantity === 'power' ? taken.curvePower : taken.curveTorque,
      unit: units[column.quantity]
    }
  })
}

/** More decimals than `Number` can hold; `Intl` refuses more than 100. */
const MAX_DECIMALS = 20

/** Text of a cell: in its own unit with the decimals received, else converted with at least as many; null for none. */
export function tableCellText(
  cell: TableCell,
  { from, unit }: DisplayColumn,
  number: (value: number, options: Intl.NumberFormatOptions) => string
): string | null {
  const value = valueOf(cell)
  if (value === null) return cell.text || null
  const received = Math.min((NUMBER.exec(cell.text ?? '')?.[1] ?? '').length, MAX_DECIMALS)
  const isConverted = from !== null && unit !== null && from !== unit
  const decimals = isConverted ? Math.max(received, digitsOf(unit)[1], 1) : received
  return number(isConverted ? convert(value, from, unit) : value, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals
  })
}

/** Difference of a drawn value of the stage to the drawn one of stock, in the unit of the column; null: none. */
export function cellGain(
  row: readonly TableCell[],
  place: number,
  columns: readonly DisplayColumn[],
  stage: CurveKey | null,
  signed: (value: number, options: Intl.NumberFormatOptions) => string
): { readonly text: string; readonly value: number } | null {
  const { curve, quantity, from, unit } = columns[place]!
  const [cell, stock] = [
    row[place],
    row[columns.findIndex((one) => one.curve === 'stock' && one.quantity === quantity)]
  ]
  if (curve !== stage || from === null || unit === null || !cell?.drawn || !stock?.drawn) return null
  const [high, low] = [valueOf(cell), valueOf(stock)]
  if (high === null || low === null) return null
  const value = convert(high, from, unit) - convert(low, from, unit)
  return { value, text: signed(value, { maximumFractionDigits: digitsOf(unit)[1] }) }
}

/** The greatest number of each column; null: none above 0. */
export const columnPeaks = ({ columns, rows }: CurveTable): readonly (number | null)[] =>
  columns.map((_, place) => Math.max(0, ...rows.map((row) => (row[place] && valueOf(row[place])) ?? 0)) || null)

/** One of the greatest numbers of its column of power or torque. */
export const isPeak = (cell: TableCell, { quantity }: DisplayColumn, peak: number | null | undefined): boolean =>
  quantity !== 'rpm' && typeof peak === 'number' && valueOf(cell) === peak

/** For a spreadsheet, which takes grouped digits for text: a received number as it is. */
export function copiedText(
  cell: TableCell & { readonly column: DisplayColumn },
  number: Parameters<typeof tableCellText>[2]
): string {
  const { column, text } = cell
  if (column.from === column.unit) return text ?? ''
  return tableCellText(cell, column, (value, options) => number(value, { ...options, useGrouping: false })) ?? ''
}

/** A head over the columns of each curve, in its colour. */
export const curveHeads = (columns: readonly DisplayColumn[], curves: readonly Curve[]) =>
  [...Map.groupBy(columns, ({ curve }) => curve)].map(([key, { length }]) => {
    const curve = curves.find((one) => one.key === key)
    return { curve: key, columns: length, look: curve && `curve-${styleOf(curve.position).token}` }
  })

/** Keeps the received order without a sort order; cells without a number come last. */
export function sortRows(rows: CurveTable['rows'], order: TableSortOrder | null): CurveTable['rows'] {
  if (!order) return rows
  const key = (row: readonly TableCell[]): number | null => {
    const cell = row[order.column]
    return cell ? valueOf(cell) : null
  }
  return [...rows].sort((one, other) => {
    const [a, b] = [key(one), key(other)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return order.descending ? b - a : a - b
  })
}

/** Ascending, descending, as received. */
export function nextSortOrder(order: TableSortOrder | null, column: number): TableSortOrder | null {
  if (order?.column !== column) return { column, descending: false }
  return order.descending ? null : { column, descending: true }
}
