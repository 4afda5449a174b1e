/** A table as the text of a message. */
import type { ExportTable } from './csv'

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isColumn = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  isText(value.name) &&
  (!('unit' in value) || isText(value.unit))
const isCell = (value: unknown): boolean => value === null || typeof value === 'number' || isText(value)

export const tableJson = (table: ExportTable): string => JSON.stringify(table)

/** null: not a table whose rows have one cell for each column. */
export function parseTable(json: string): ExportTable | null {
  let table: unknown
  try {
    table = JSON.parse(json)
  } catch {
    return null
  }
  if (typeof table !== 'object' || table === null || !('columns' in table) || !('rows' in table)) return null
  const { columns, rows } = table
  if (!isList(columns) || !isList(rows) || !columns.every(isColumn)) return null
  const isRow = (row: unknown): boolean => isList(row) && row.length === columns.length && row.every(isCell)
  return rows.every(isRow) ? (table as ExportTable) : null
}
