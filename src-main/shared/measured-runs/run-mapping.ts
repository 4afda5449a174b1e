/**
 * How to read the table of a dynamometer or logger: columns, units and header lines. Guessed from the file, confirmed
 * by the user, stored by the name of the source.
 */
import { isObject } from '../text/json-object'
import { POWER_UNITS, TORQUE_UNITS } from '../units/unit-names'
import type { PowerUnit, TorqueUnit } from '../units/units'

/** Correction standard of the power. 'none': stated to be uncorrected. */
export const CORRECTIONS = ['not-stated', 'none', 'din-70020', 'ece-r85', 'iso-1585', 'sae-j1349', 'jis-d1001'] as const
export type Correction = (typeof CORRECTIONS)[number]
/** A space stands for any number of spaces. */
export const SEPARATORS = [',', ';', '\t', '|', ' '] as const
export type Separator = (typeof SEPARATORS)[number]

export interface RunMapping {
  readonly separator: Separator
  readonly decimal: '.' | ','
  /** Lines before the first values, including blank ones. */
  readonly headerLines: number
  /** Columns from 0. */
  readonly rpm: number
  /** 1000 if the table has thousands of rpm. */
  readonly rpmScale: 1 | 1000
  /** null: not in the table. */
  readonly power: number | null
  readonly powerUnit: PowerUnit
  readonly torque: number | null
  readonly torqueUnit: TorqueUnit
  readonly correction: Correction
}

type Rows = readonly (readonly string[])[]
const WORDS = {
  rpm: /(^|[^a-z])(rpm|r\/min|1\/min|u\/min|min-1|drehzahl|engine ?speed|motordrehzahl|speed ?\(rpm\)|omsukimai|apgriezieni|turtall|rev)|об\/?мин|转速|轉速/i,
  power:
    /(power|pwr|leistung|galia|jauda|effekt|snaga|potencia|(^|[^a-z])(b|w)?hp([^a-z]|$)|(^|[^a-z])(kw|ps|cv|pk|hk|ks|zs|ag)([^a-z]|$))|мощ|квт|л\.?с|功率|千瓦|[马馬]力/i,
  torque:
    /(torque|moment|drehmoment|sukimo|griezes|dreiemoment|par([^a-z]|$)|(^|[^a-z])(n[.·⋅-]?m|tq|lb.?-?ft|ft.?-?lb|kgm|mkg)([^a-z]|$))|момент|(^|[^а-я])н[.·⋅]?м([^а-я]|$)|[扭转轉]矩|扭力|牛[.·⋅]?米/i
}

/** A unit behind the number of a cell. */
const CELL_UNIT =
  /(?<=\d|\d\.)(rpm|[r1u]\/min|min-1|об\/?мин|转\/分|轉\/分|kw|квт|千瓦|[bw]?hp|ps|cv|pk|hk|ks|л\.?с\.?|n[.·]?m|н[.·]?м|lbf?[.·-]?ft|ft[.·-]?lbf?|kgf?[.·]?m|mkg)$/i

/**
 * The number in a cell, before its unit; null: none. Spaces always group digits, and so does the other one of point and
 * comma.
 */
export function cellNumber(cell: string | undefined, decimal: '.' | ','): number | null {
  const text = (cell ?? '')
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace('\u2212', '-')
    .replace(CELL_UNIT, '')
  const group = decimal === '.' ? ',' : '.'
  const plain = new RegExp(`^[+-]?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`).test(text)
    ? text.replaceAll(group, '')
    : text
  const dotted = plain.replace(decimal, '.')
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i.test(dotted) && !(decimal === ',' && plain.includes('.'))
    ? Number(dotted)
    : null
}

const numbersIn = (row: readonly string[], decimal: '.' | ','): number =>
  row.filter((cell) => cellNumber(cell, decimal) !== null).length

/** A decimal comma makes as many numbers as a point, or more if commas separate cells (`1000,"50,5"`). */
function guessDecimal(rows: Rows, separator: Separator): '.' | ',' {
  const count = (decimal: '.' | ','): number => rows.reduce((sum, row) => sum + numbersIn(row, decimal), 0)
  const least = count('.') + (separator === ',' ? 1 : 0)
  return rows.some((row) => row.some((cell) => /^\s*[+-]?\d+,\d+\s*$/.test(cell))) && count(',') >= least ? ',' : '.'
}

const NUMBER_CELL = /^[+-]?\d*([.,]?\d+)$/
/** Cells of a line whose columns are separated by spaces. Two spaces or more separate words. */
export function spacedCells(line: string): string[] {
  const cells = line.trim().split(/\s+/)
  return cells.every((cell) => NUMBER_CELL.test(cell)) || !/\S\s{2,}\S/.test(line) ? cells : line.trim().split(/\s{2,}/)
}
/** Whether the lines are rows of numbers with only spaces between them, after the first such row. */
export function isSpaceSeparated(lines: readonly string[]): boolean {
  const areNumbers = lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.trim().split(/ +/)
      return cells.length > 1 && cells.every((cell) => NUMBER_CELL.test(cell))
    })
  const rows = areNumbers.slice(areNumbers.indexOf(true))
  const numbers = rows.filter(Boolean).length
  return numbers > 1 && numbers * 2 > rows.length
}

/** A first guess; units that the headings do not state are those of the catalogue. */
export function guessMapping(rows: Rows, separator: Separator): RunMapping {
  const decimal = guessDecimal(rows, separator)
  const first = rows.findIndex((row) => numbersIn(row, decimal) >= 2)
  const headerLines = Math.max(0, first)
  const width = rows[headerLines]?.length ?? 0
  const find = (word: RegExp, but: readonly number[] = []): number | null => {
    for (let column = 0; column < width; column++)
      if (!but.includes(column) && word.test(headingOf(rows, headerLines, column))) return column
    return null
  }
  const rpm = find(WORDS.rpm) ?? 0
  const torque = find(WORDS.torque, [rpm])
  const power = find(WORDS.power, torque === null ? [rpm] : [rpm, torque])
  const values = rows
    .slice(headerLines, headerLines + 50)
    .map((row) => cellNumber(row[rpm], decimal))
    .filter((value) => value !== null)
  // without a word in the headings the first other column is the power
  const columns = { headerLines, torque, power: power ?? (torque === null && width > 1 ? (rpm === 0 ? 1 : 0) : null) }
  return {
    separator,
    decimal,
    rpm,
    rpmScale: values.length > 0 && Math.max(...values) < 100 ? 1000 : 1,
    ...columns,
    ...guessStatements(rows, columns)
  }
}

/** Units and correction that the headings and the first cells state. */
export function guessStatements(
  rows: Rows,
  { headerLines, power, torque }: Pick<RunMapping, 'headerLines' | 'power' | 'torque'>
): Pick<RunMapping, 'powerUnit' | 'torqueUnit' | 'correction'> {
  return {
    powerUnit: unitIn(headingOf(rows, headerLines + 1, power)),
    torqueUnit: torqueUnitIn(headingOf(rows, headerLines + 1, torque)),
    correction: correctionIn(rows.slice(0, headerLines).flat().join(' '))
  }
}

/** The heading of a column, all lines of it; empty for none. */
function headingOf(rows: Rows, headerLines: number, column: number | null): string {
  return column === null
    ? ''
    : rows
        .slice(0, headerLines)
        .map((row) => row[column] ?? '')
        .join(' ')
}

function unitIn(heading: string): PowerUnit {
  if (/kw|квт|千瓦/i.test(heading)) return 'kW'
  return /bhp|whp/i.test(heading) ? 'bhp' : 'PS'
}
function torqueUnitIn(heading: string): TorqueUnit {
  if (/lb.{0,2}f|ft.{0,2}lb/i.test(heading)) return 'lb-ft'
  return /kgm|mkg|kgf/i.test(heading) ? 'kgm' : 'Nm'
}
function correctionIn(text: string): Correction {
  const found = (
    [
      ['din-70020', /din\s*-?70020|(^|\W)din(\W|$)/i],
      ['ece-r85', /r-?85|\bece\b|80\/1269/i],
      ['iso-1585', /iso\s*-?1585/i],
      ['sae-j1349', /j-?1349|(^|\W)sae(\W|$)/i],
      ['jis-d1001', /jis/i]
    ] as const
  ).find(([, word]) => word.test(text))
  return found ? found[0] : /uncorrected|unkorrigiert/i.test(text) ? 'none' : 'not-stated'
}

/** Validates a stored or received mapping; null: invalid. */
export function readRunMapping(value: unknown): RunMapping | null {
  if (!isObject(value)) return null
  const m: { readonly [K in keyof RunMapping]?: unknown } = value
  const column = (one: unknown): one is number =>
    Number.isInteger(one) && (one as number) >= 0 && (one as number) < 1000
  const among = <T>(list: readonly T[], one: unknown): one is T => (list as readonly unknown[]).includes(one)
  if (
    !among(SEPARATORS, m.separator) ||
    !among(['.', ','] as const, m.decimal) ||
    !column(m.headerLines) ||
    !column(m.rpm) ||
    !among([1, 1000] as const, m.rpmScale)
  )
    return null
  if (
    (m.power !== null && !column(m.power)) ||
    (m.torque !== null && !column(m.torque)) ||
    !among(POWER_UNITS, m.powerUnit) ||
    !among(TORQUE_UNITS, m.torqueUnit) ||
    !among(CORRECTIONS, m.correction)
  )
    return null
  const { separator, decimal, headerLines, rpm, rpmScale, power, powerUnit, torque, torqueUnit, correction } = m
  return { separator, decimal, headerLines, rpm, rpmScale, power, powerUnit, torque, torqueUnit, correction }
}
