/** The engine table: its columns in order of use, how each is read, and sorting. */
import type { Engine } from '@core/catalogue/records'
import { compareIds, compareMissingLast } from './order'

export const ENGINE_COLUMNS = ['name', 'power', 'torque', 'fuel_name', 'type', 'capacity', 'cylinders', 'year', 'ecu', 'tcu', 'engine_code'] as const
export type EngineColumn = (typeof ENGINE_COLUMNS)[number]
/** Right-aligned; the rest is text. */
export const FIGURES: readonly EngineColumn[] = ['power', 'torque', 'capacity', 'cylinders', 'year']

/** Pixels each column needs for what is usual in it. Fixed, so that nothing shifts while other rows come into sight. */
export const WIDTHS: Readonly<Record<EngineColumn, number>> = {
  name: 160, power: 74, torque: 74, fuel_name: 76, type: 136, capacity: 74, cylinders: 70, year: 70, ecu: 140, tcu: 120, engine_code: 84
}

export interface Sorting {
  readonly column: EngineColumn
  readonly descending: boolean
}
export const BY_NAME: Sorting = { column: 'name', descending: false }

/** A press on a heading: figures begin with the largest, texts with the first letter; a second press turns the order. */
export function nextSorting(now: Sorting, column: EngineColumn): Sorting {
  if (now.column === column) return { column, descending: !now.descending }
  return { column, descending: column === 'power' || column === 'torque' || column === 'year' }
}

/** What a cell holds, or null when it was not given. Blank text is not given. */
export function cell(engine: Engine, column: EngineColumn): string | number | null {
  const value = engine[column]
  return typeof value === 'string' ? value.trim() || null : value
}

/** Sorted copy; missing values last in both directions, equal ones by name and id so that the order never flickers. */
export function sorted(engines: readonly Engine[], { column, descending }: Sorting, compare: (a: string, b: string) => number): Engine[] {
  const turn = descending ? -1 : 1
  const values = (a: string | number, b: string | number): number =>
    turn * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  return engines.toSorted(
    (a, b) => compareMissingLast(cell(a, column), cell(b, column), values) || compareMissingLast(a.name, b.name, compare) || compareIds(a.id, b.id)
  )
}

/** What the filter of the column looks through. */
export function engineText(engine: Engine): string {
  return [engine.name, engine.fuel_name, engine.type, engine.power, engine.capacity, engine.year, engine.ecu, engine.tcu, engine.engine_code].filter((part) => part !== null).join(' ')
}

const STORED = 'dynodesk.engine-columns'

/** Columns this person chose, in our order; the name is always there. Anything unreadable gives all columns. */
export function readColumns(storage: Pick<Storage, 'getItem'>): EngineColumn[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORED) ?? 'null')
    if (Array.isArray(stored)) return ENGINE_COLUMNS.filter((column) => column === 'name' || stored.includes(column))
  } catch {
    // written by something else: as good as nothing
  }
  return [...ENGINE_COLUMNS]
}

export function writeColumns(storage: Pick<Storage, 'setItem'>, columns: readonly EngineColumn[]): void {
  storage.setItem(STORED, JSON.stringify(columns))
}
