/** Facts in a line of a job list besides names: power, torque, years, fuel, control unit, codes. */
import { FUEL_SYNONYMS } from '../catalogue/terms'
import { TYPED_UNITS } from '../units/unit-symbols'
import { KW_PER_BHP, KW_PER_PS } from '../units/units'

/** A generation: "Series II", "Mk 7", "gen. 3". A Roman number alone is one too. */
export const GENERATION =
  /(?<![\p{L}\p{N}])(?:(?:series|serie|mk|mark|gen|generation|phase|ph)\.?[ -]?(?:[ivx]{1,4}|\d{1,2}))(?![\p{L}\p{N}.])/giu
export const ROMAN = /(?<![\p{L}\p{N}])X?(?:IX|IV|V?I{1,3}|V|X)(?![\p{L}\p{N}.])/gu
/** A year or a range: "2012", "2012-15", "'14", "2012-". */
export const YEARS =
  /(?<![\p{L}\p{N}.])(?:(?:19|20)\d{2}(?:\s*[-–/]\s*(?:(?:19|20)?\d{2})?)?|['’]\d{2})(?![\p{L}\p{N}.])/gu
export const POWER = new RegExp(`(?<![\\p{L}\\p{N}.])\\d{2,4}\\s?(?:${Object.values(TYPED_UNITS).join('|')})`, 'giu')
const KILOWATTS = new RegExp(`^(?:${TYPED_UNITS.kW})$`, 'iu')
const TORQUE = new RegExp(`^(?:${TYPED_UNITS.Nm})$`, 'iu')
/** A number after the capacity and its letters: "2.0 TDI 150". */
export const POWER_BEHIND = /(?<=\d[.,]\d\s?\p{L}*(?:\s\p{L}+)*\s)\d{2,4}(?![\p{L}\p{N}.])/gu
/** The ordered work and control units. */
export const WORK =
  /(?<![\p{L}\p{N}])(?:stage\s?\d\+?|(?:edc|mevd|med|simos|dcm|sid|md1|mg1|ddcr|mjd)[\w.]*\d[\w.]*)(?![\p{L}\p{N}])/giu
export const FUEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...FUEL_SYNONYMS.values()].flat().join('|')})(?![\\p{L}\\p{N}])`,
  'giu'
)

/** `word`: number or code as written, to recognize it in a name. */
export interface JobLineFacts {
  /** Metric horsepower; two values where a unit is ambiguous. */
  readonly powers: readonly { readonly word: string; readonly ps: readonly number[] }[]
  readonly torques: readonly { readonly word: string; readonly nm: number }[]
  /** Numbers without a unit, possibly a power. */
  readonly numbers: readonly { readonly word: string; readonly number: number }[]
  readonly years: readonly { readonly word: string; readonly from: number; readonly to: number }[]
  /** diesel, petrol, hybrid, lpg, ethanol. */
  readonly fuels: readonly string[]
  /** Only lower case letters and digits. */
  readonly ecus: readonly string[]
  /** Words that may be an engine code. */
  readonly codes: readonly { readonly word: string }[]
}

const THIS_CENTURY = 50

export function factsInJobLine(line: string): JobLineFacts {
  const yearless = line.replace(YEARS, ' ')
  const measured = [...yearless.matchAll(POWER)].map(([text]) => ({
    word: /\d+/u.exec(text)![0],
    figure: Number(/\d+/u.exec(text)![0]),
    unit: text.replace(/[\d\s]/gu, '').toLowerCase()
  }))
  const unmeasured = yearless
    .replace(POWER, ' ')
    .replace(FUEL, ' ')
    .replace(/[^\S\t]+/gu, ' ')
  const behind = [...unmeasured.matchAll(POWER_BEHIND)].map(([text]) => ({ word: text, ps: [Number(text)] }))
  const bare = [
    ...unmeasured.replace(POWER_BEHIND, ' ').matchAll(/(?<![\p{L}\p{N}.,-])\d{2,3}(?![\p{L}\p{N}.,-])/gu)
  ].map(([text]) => ({ word: text, number: Number(text) }))
  const ecus = [...line.matchAll(WORK)]
    .map(([text]) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((text) => !text.startsWith('stage'))
  return {
    powers: [
      ...measured
        .filter(({ unit }) => !TORQUE.test(unit))
        .map(({ word, figure, unit }) => ({ word, ps: readings(figure, unit) })),
      ...behind
    ],
    torques: measured.filter(({ unit }) => TORQUE.test(unit)).map(({ word, figure }) => ({ word, nm: figure })),
    numbers: bare,
    years: [...line.matchAll(YEARS)].map(([text]) => spanOf(text)),
    fuels: fuelsIn(line),
    ecus,
    codes: wordsOf(line)
      .filter((word) => [...word].length >= 3 && /\p{L}/u.test(word))
      .map((word) => ({ word }))
  }
}

function readings(figure: number, unit: string): readonly number[] {
  if (KILOWATTS.test(unit)) return [figure / KW_PER_PS]
  return unit === 'hp' || unit === 'bhp' ? [figure, (figure * KW_PER_BHP) / KW_PER_PS] : [figure]
}

/** "2012", "2012-15", "2012-" (open end), "'14". */
function spanOf(text: string): JobLineFacts['years'][number] {
  const [first = '', second] = text.match(/\d+/gu) ?? []
  const from = fullYear(first)
  return { word: first, from, to: second !== undefined ? fullYear(second) : /[-–/]\s*$/u.test(text) ? Infinity : from }
}
const fullYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < THIS_CENTURY ? 2000 : 1900)

function fuelsIn(line: string): readonly string[] {
  const words = new Set([...line.normalize('NFC').matchAll(FUEL)].map(([text]) => text.toLowerCase()))
  return [...FUEL_SYNONYMS].flatMap(([fuel, all]) => (all.some((word) => words.has(word)) ? [fuel] : []))
}

/** The words of a text without accents and capitals; "2,0" becomes "2.0". */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/(?<=\d),(?=\d)/gu, '.')
      .match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? []
  )
}
