/** The engine table: its columns in order of use, how each is read, and sorting. */
import { ENGINE_FIELDS, fieldsIn, type FieldsIn } from '@shared/catalogue/engine-fields'
import type { Engine } from '@shared/catalogue/records'
import { isTermField, TERM_FIELDS, type TermField } from '@shared/catalogue/terms'
import { compareIds, compareMissingLast } from '../list-order'

export const ENGINE_TABLE_COLUMNS = fieldsIn('column')
export type EngineTableColumn = FieldsIn<'column'>
/** Shown until a person chooses: the type says little that the fuel does not. */
export const DEFAULT_COLUMNS: readonly EngineTableColumn[] = ENGINE_TABLE_COLUMNS.filter((column) => column !== 'type')
/** Right-aligned; the rest is text. */
export const NUMERIC_COLUMNS: readonly EngineTableColumn[] = ENGINE_TABLE_COLUMNS.filter((column) => {
  const { format } = ENGINE_FIELDS[column]
  return format !== 'text' && format !== 'term'
})

/**
 * Pixels each column needs for what is usual in it. Fixed, so that nothing shifts while other rows come into sight;
 * only the name takes what is
 * left over.
 */
export const COLUMN_WIDTHS: Readonly<Record<EngineTableColumn, number>> = {
  name: 152,
  power: 70,
  torque: 70,
  fuel_name: 72,
  ecu: 128,
  engine_code: 90,
  tcu: 120,
  capacity: 74,
  cylinders: 70,
  year: 70,
  type: 136
}

export interface Sorting {
  readonly column: EngineTableColumn
  readonly descending: boolean
}
export const SORTED_BY_NAME: Sorting = { column: 'name', descending: false }

/**
 * A press on a heading: figures begin with the largest, texts with the first letter; a second press turns the order.
 */
export function nextSorting(now: Sorting, column: EngineTableColumn): Sorting {
  if (now.column === column) return { column, descending: !now.descending }
  return { column, descending: column === 'power' || column === 'torque' || column === 'year' }
}

/** What a cell holds, or null when it was not given. Blank text is not given. */
export function cellValue(engine: Engine, column: EngineTableColumn): string | number | null {
  const value = engine[column]
  return typeof value === 'string' ? value.trim() || null : value
}

/** Words of the closed lists as shown. */
export type TranslateTerm = (field: TermField, value: string) => string
const asReceived: TranslateTerm = (_field, value) => value

/** Sorted copy; missing values last in both directions, equal ones by name and id so that the order never flickers. */
export function sortEngines(
  engines: readonly Engine[],
  { column, descending }: Sorting,
  compare: (a: string, b: string) => number,
  term = asReceived
): Engine[] {
  const shown = (engine: Engine): string | number | null => {
    const value = cellValue(engine, column)
    return typeof value === 'string' && isTermField(column) ? term(column, value) : value
  }
  const turn = descending ? -1 : 1
  const values = (a: string | number, b: string | number): number =>
    turn * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  return engines.toSorted(
    (a, b) =>
      compareMissingLast(shown(a), shown(b), values) ||
      compareMissingLast(a.name, b.name, compare) ||
      compareIds(a.id, b.id)
  )
}

/** What the filter of the column looks through: words of the closed lists as received and as shown. */
export function engineFilterText(engine: Engine, term = asReceived): string {
  const words = TERM_FIELDS.map((field) => engine[field] && term(field, engine[field]))
  return [
    ...words,
    engine.name,
    engine.fuel_name,
    engine.type,
    engine.power,
    engine.capacity,
    engine.year,
    engine.ecu,
    engine.tcu,
    engine.engine_code
  ]
    .filter((part) => part !== null)
    .join(' ')
}

/**
 * Where the table stands after a step sideways, so that a whole column begins beside the name; null when there is
 * nothing more that way.
 *
 * @param starts scroll positions at which a column begins there, rising from 0
 * @param end the furthest position
 */
export function nextHorizontalScroll(starts: readonly number[], now: number, end: number, by: 1 | -1): number | null {
  // positions of a scroller may be off by a rounded pixel
  if (by > 0) return now >= end - 1 ? null : Math.min(end, starts.find((start) => start > now + 1) ?? end)
  return now <= 1 ? null : (starts.findLast((start) => start < now - 1) ?? 0)
}

const STORAGE_KEY = 'dynodesk.engine-columns'

/**
 * Columns this person chose, in our order; the name is always there. Anything unreadable gives those shown at first.
 */
export function loadVisibleColumns(storage: Pick<Storage, 'getItem'>): EngineTableColumn[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    if (Array.isArray(stored))
      return ENGINE_TABLE_COLUMNS.filter((column) => column === 'name' || stored.includes(column))
  } catch {
    // written by something else: as good as nothing
  }
  return [...DEFAULT_COLUMNS]
}

export function saveVisibleColumns(storage: Pick<Storage, 'setItem'>, columns: readonly EngineTableColumn[]): void {
  storage.setItem(STORAGE_KEY, JSON.stringify(columns))
}
