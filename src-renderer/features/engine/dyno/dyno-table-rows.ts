/** The chart's table for the eye: values in the chart's units, and rows in the order a person wants. */
import type { CurveAssumptions } from '@shared/units/unit-assumptions'
import type { CurveTable, TableCell, TableColumn } from '@shared/dyno/curve-table'
import { convert, digitsOf, type Unit, type Units } from '@shared/units/units'

export interface TableSortOrder {
  /** Place of the column. */
  readonly column: number
  readonly descending: boolean
}
export interface DisplayColumn extends TableColumn {
  /** Unit of the values as received; null for rpm. */
  readonly from: Unit | null
  /** Unit shown. */
  readonly unit: Unit | null
}

const NUMBER = /^[+-]?\d+(?:\.(\d+))?$/
/** null for a member that is no number. */
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

/**
 * A cell as text: as received where its unit is shown, else converted with one decimal more than the values have for
 * sure; null where there is none.
 */
export function tableCellText(
  cell: TableCell,
  { from, unit }: DisplayColumn,
  number: (value: number, options: Intl.NumberFormatOptions) => string
): string | null {
  const value = valueOf(cell)
  if (value === null || from === null || unit === null || from === unit) return cell.text || null
  const decimals = Math.max((NUMBER.exec(cell.text ?? '')?.[1] ?? '').length, digitsOf(unit)[1], 1)
  return number(convert(value, from, unit), { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** As received without an order; cells without a number come last, equal ones stay as received. */
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

/** Rising, falling, as received. */
export function nextSortOrder(order: TableSortOrder | null, column: number): TableSortOrder | null {
  if (order?.column !== column) return { column, descending: false }
  return order.descending ? null : { column, descending: true }
}
