/** Rows of the chart's table: converted values and sorting. */
import type { CurveAssumptions } from '@shared/units/unit-assumptions'
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

/** Text of a cell: as received in its own unit, else converted with at least as many decimals; null for no value. */
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
