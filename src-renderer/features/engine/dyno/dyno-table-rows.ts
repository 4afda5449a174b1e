/** The chart's table for the eye: values in the chart's units, and rows in the order a person wants. */
import type { CurveAssumptions } from '@shared/units/unit-assumptions'
import type { CurveTable, TableCell, TableColumn } from '@shared/dyno/curve-table'
import { convert, digitsOf, type Unit, type Units } from '@shared/units/units'

export interface TableOrder {
  /** Place of the column. */
  readonly column: number
  readonly descending: boolean
}
export interface ShownColumn extends TableColumn {
  /** Unit of the values as received; null for rpm. */
  readonly from: Unit | null
  /** Unit shown. */
  readonly unit: Unit | null
}

const NUMBER = /^[+-]?\d+(?:\.(\d+))?$/
/** null for a member that is no number. */
const valueOf = ({ text }: TableCell): number | null => (text !== null && NUMBER.test(text) ? Number(text) : null)

export function shownColumns({ columns }: CurveTable, taken: CurveAssumptions, units: Units): readonly ShownColumn[] {
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
export function cellText(
  cell: TableCell,
  { from, unit }: ShownColumn,
  number: (value: number, options: Intl.NumberFormatOptions) => string
): string | null {
  const value = valueOf(cell)
  if (value === null || from === null || unit === null || from === unit) return cell.text || null
  const decimals = Math.max((NUMBER.exec(cell.text ?? '')?.[1] ?? '').length, digitsOf(unit)[1], 1)
  return number(convert(value, from, unit), { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** As received without an order; cells without a number come last, equal ones stay as received. */
export function orderedRows(rows: CurveTable['rows'], order: TableOrder | null): CurveTable['rows'] {
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
export function nextOrder(order: TableOrder | null, column: number): TableOrder | null {
  if (order?.column !== column) return { column, descending: false }
  return order.descending ? null : { column, descending: true }
}
