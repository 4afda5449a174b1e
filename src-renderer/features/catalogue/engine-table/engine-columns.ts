/** The engine table: its columns in order of use, how each is read, and sorting. */
import { ENGINE_FIELDS, fieldsIn, type FieldsIn } from '@shared/catalogue/engine-fields'
import { compareIds } from '@shared/catalogue/ids'
import type { Engine } from '@shared/catalogue/records'
import { compareMissingLast } from '@shared/text/collation'
import type { Quantity } from '@shared/units/units'
import { isTermField, TERM_FIELDS, type TermField } from '@shared/catalogue/terms'

export const ENGINE_TABLE_COLUMNS = fieldsIn('column')
export type EngineTableColumn = FieldsIn<'column'>
/** Columns that are hidden at first: the type adds little to the fuel, and sales needs the room for the gains. */
const HIDDEN_AT_FIRST: readonly EngineTableColumn[] = ['type']
const HIDDEN_AT_FIRST_FOR_SALES: readonly EngineTableColumn[] = [...HIDDEN_AT_FIRST, 'capacity', 'cylinders']
export const defaultColumns = (isWorkshop: boolean): readonly EngineTableColumn[] =>
  ENGINE_TABLE_COLUMNS.filter((column) => !(isWorkshop ? HIDDEN_AT_FIRST : HIDDEN_AT_FIRST_FOR_SALES).includes(column))
/** Right-aligned columns. */
export const NUMERIC_COLUMNS: readonly EngineTableColumn[] = ENGINE_TABLE_COLUMNS.filter((column) => {
  const { format } = ENGINE_FIELDS[column]
  return format !== 'text' && format !== 'term'
})

export const columnClass = (column: EngineTableColumn): string =>
  NUMERIC_COLUMNS.includes(column) ? `${column} figure` : column

/** Pixels of a letter, of mark and compare button beside the name, and around a fuel. */
const LETTER_WIDTH = 7
const NAME_PADDING = 64
const FUEL_PADDING = 14

const WIDTHS: Readonly<Partial<Record<EngineTableColumn, number>>> = {
  fuel_name: 62,
  ecu: 108,
  engine_code: 62,
  capacity: 74,
  power: 48,
  torque: 48,
  type: 136
}
/** Fixed width in pixels, so that virtual rows do not shift; all columns share the remaining width. */
export function columnWidth(
  column: Exclude<EngineTableColumn, 'name'>,
  fuelText: (fuel: string) => string = (fuel) => fuel
): number {
  const width = WIDTHS[column] ?? (NUMERIC_COLUMNS.includes(column) ? 70 : 120)
  if (column !== 'fuel_name') return width
  // the two fuels of nearly all engines, whole in each language
  return Math.max(width, ...['Diesel', 'Petrol'].map((fuel) => fuelText(fuel).length * LETTER_WIDTH + FUEL_PADDING))
}

/**
 * CSS widths of the names and of the table. The names take the width that whole columns leave, up to 280 px, so that
 * none is cut while the names are whole. A third of a narrow table is for names.
 *
 * @param longest letters of the longest name
 */
export function tableWidths(
  columns: readonly EngineTableColumn[],
  widthOf: (column: Exclude<EngineTableColumn, 'name'>) => number,
  longest = 0
): { readonly name: string; readonly table: string } {
  const sumOf = (some: readonly EngineTableColumn[]): number =>
    some.reduce((sum, column) => sum + (column === 'name' ? 0 : widthOf(column)), 0)
  const whole = longest * LETTER_WIDTH + NAME_PADDING
  const least = columns.includes('ecu') ? columns.indexOf('ecu') + 1 : columns.length
  /** Width left by the first columns; `* 999` takes it out of the minimum where it is less than whole names. */
  const rests = columns.slice(least).map((_, at) => {
    const rest = `100cqw - ${sumOf(columns.slice(0, least + at + 1))}px`
    return `max(${rest}, (${whole}px - (${rest})) * 999)`
  })
  const room = `min(${[`100cqw - ${sumOf(columns.slice(0, least))}px`, ...rests].join(', ')})`
  const name = `clamp(max(120px, min(${whole}px, 36cqw)), ${room}, 280px)`
  return { name, table: `calc(${name} + ${sumOf(columns)}px)` }
}

/** Room in a column of power or torque for the gain of the first stage, as "+100". */
export const GAIN_WIDTH = 38
export const isQuantity = (column: EngineTableColumn): column is Quantity => column === 'power' || column === 'torque'

export interface Sorting {
  readonly column: EngineTableColumn
  readonly descending: boolean
}

/** Figures sort descending first, texts ascending; a second press reverses. */
export function nextSorting(now: Sorting, column: EngineTableColumn): Sorting {
  if (now.column === column) return { column, descending: !now.descending }
  return { column, descending: ['power', 'torque', 'year'].includes(ENGINE_FIELDS[column].format) }
}

/** Returns null for missing and blank values. */
export function cellValue(engine: Engine, column: EngineTableColumn): string | number | null {
  const value = engine[column]
  return typeof value === 'string' ? value.trim() || null : value
}

/** Translates a word of the closed lists. */
type TranslateTerm = (field: TermField, value: string) => string
const asReceived: TranslateTerm = (_field, value) => value

/** Returns a sorted copy: missing values last in both directions, ties by name and id. */
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
  // each value once: a list of 10 000 makes 130 000 comparisons
  return engines
    .map((engine) => ({ engine, value: shown(engine) }))
    .sort(
      (a, b) =>
        compareMissingLast(a.value, b.value, values) ||
        compareMissingLast(a.engine.name, b.engine.name, compare) ||
        compareIds(a.engine.id, b.engine.id)
    )
    .map(({ engine }) => engine)
}

const FILTER_FIELDS = fieldsIn('filter')
/** Text that the filter searches: received and translated words. */
export function engineFilterText(engine: Engine, term = asReceived): string {
  const words = TERM_FIELDS.map((field) => engine[field] && term(field, engine[field]))
  return [...words, ...FILTER_FIELDS.map((field) => engine[field])].filter((part) => part !== null).join(' ')
}

/**
 * Next horizontal scroll position that aligns a column with the name; null at the end.
 *
 * @param starts column positions, ascending from 0
 * @param end maximal scroll position
 */
export function nextHorizontalScroll(starts: readonly number[], now: number, end: number, by: 1 | -1): number | null {
  // scroll positions may be off by a rounded pixel
  if (by > 0) return now >= end - 1 ? null : Math.min(end, starts.find((start) => start > now + 1) ?? end)
  return now <= 1 ? null : (starts.findLast((start) => start < now - 1) ?? 0)
}

const STORAGE_KEY = 'dynodesk.engine-columns'

/** Stored columns in table order, always with the name; null when nothing readable is stored. */
export function loadVisibleColumns(storage: Pick<Storage, 'getItem'>): EngineTableColumn[] | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    if (Array.isArray(stored))
      return ENGINE_TABLE_COLUMNS.filter((column) => column === 'name' || stored.includes(column))
  } catch {
    // stored by something else
  }
  return null
}

export function saveVisibleColumns(storage: Pick<Storage, 'setItem'>, columns: readonly EngineTableColumn[]): void {
  storage.setItem(STORAGE_KEY, JSON.stringify(columns))
}
