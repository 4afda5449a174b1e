/**
 * All units, with conversion and formatting. The specification states PS, Nm and cm³; other units are assumptions
 * (`unit-assumptions.ts`). Factors are exact, and values are rounded once, as text.
 */
import { numberText, signedText } from '../text/number-text'
import type { CAPACITY_UNITS, CONSUMPTION_UNITS, POWER_UNITS, SPEED_UNITS, TORQUE_UNITS } from './unit-names'
import { unitSymbol } from './unit-symbols'

export type PowerUnit = (typeof POWER_UNITS)[number]
export type TorqueUnit = (typeof TORQUE_UNITS)[number]
type CapacityUnit = (typeof CAPACITY_UNITS)[number]
export type SpeedUnit = (typeof SPEED_UNITS)[number]
export type ConsumptionUnit = (typeof CONSUMPTION_UNITS)[number]
export type Unit = PowerUnit | TorqueUnit | CapacityUnit | SpeedUnit | ConsumptionUnit | 's'
export type Quantity = 'power' | 'torque'
export interface Units {
  readonly power: PowerUnit
  readonly torque: TorqueUnit
}
export interface UnitChoice extends Units {
  readonly capacity: CapacityUnit
  readonly speed: SpeedUnit
  readonly consumption: ConsumptionUnit
  /** "140 kW (190 PS)" instead of "140 kW". */
  readonly both: boolean
}

/** kW in one metric horsepower: 75 kgf·m/s with g = 9.80665 m/s². */
export const KW_PER_PS = 0.73549875
/** kW in one mechanical horsepower: 550 ft·lbf/s. */
export const KW_PER_BHP = 0.745699872
const LBFT_PER_NM = 0.737562149
const NM_PER_KGM = 9.80665
/** By definition of the international mile. */
const KM_PER_MILE = 1.609344
const LITRES_PER_IMPERIAL_GALLON = 4.54609
const LITRES_PER_US_GALLON = 3.785411784

/** l/100 km times mpg is this times the litres of a gallon. */
const MILES_PER_100_KM = 100 / KM_PER_MILE

interface Base {
  readonly base: 'PS' | 'Nm' | 'cc' | 'km/h' | 'l/100 km' | 's'
  /** This unit per base unit; of a reciprocal unit: their product. */
  readonly factor: number
  /** Inverse to the base: miles per gallon. */
  readonly reciprocal?: true
  /** Decimals; a kgm is about ten Nm, so whole ones would lose a digit. */
  readonly digits: readonly [least: number, most: number]
  /** Shown beside it; a unit without one names itself. */
  readonly second: Unit
}
const UNITS: { readonly [U in Unit]: Base } = {
  PS: { base: 'PS', factor: 1, digits: [0, 0], second: 'kW' },
  kW: { base: 'PS', factor: KW_PER_PS, digits: [0, 0], second: 'PS' },
  bhp: { base: 'PS', factor: KW_PER_PS / KW_PER_BHP, digits: [0, 0], second: 'kW' },
  Nm: { base: 'Nm', factor: 1, digits: [0, 0], second: 'lb-ft' },
  'lb-ft': { base: 'Nm', factor: LBFT_PER_NM, digits: [0, 0], second: 'Nm' },
  kgm: { base: 'Nm', factor: 1 / NM_PER_KGM, digits: [1, 1], second: 'Nm' },
  cc: { base: 'cc', factor: 1, digits: [0, 0], second: 'l' },
  l: { base: 'cc', factor: 0.001, digits: [1, 1], second: 'cc' },
  'km/h': { base: 'km/h', factor: 1, digits: [0, 1], second: 'mph' },
  mph: { base: 'km/h', factor: 1 / KM_PER_MILE, digits: [0, 1], second: 'km/h' },
  'l/100 km': { base: 'l/100 km', factor: 1, digits: [1, 2], second: 'mpg (imp)' },
  'mpg (imp)': {
    base: 'l/100 km',
    factor: MILES_PER_100_KM * LITRES_PER_IMPERIAL_GALLON,
    reciprocal: true,
    digits: [1, 1],
    second: 'l/100 km'
  },
  'mpg (US)': {
    base: 'l/100 km',
    factor: MILES_PER_100_KM * LITRES_PER_US_GALLON,
    reciprocal: true,
    digits: [1, 1],
    second: 'l/100 km'
  },
  s: { base: 's', factor: 1, digits: [1, 2], second: 's' }
}

export function isUnit(value: unknown): value is Unit {
  return typeof value === 'string' && Object.hasOwn(UNITS, value)
}

/**
 * Converts from the base unit of its kind (PS, Nm, cc, km/h, l/100 km, s), unrounded. NaN for 0 l/100 km in miles per
 * gallon.
 */
export function toUnit(value: number, unit: Unit): number {
  const { factor, reciprocal } = UNITS[unit]
  if (reciprocal) return value > 0 ? factor / value : NaN
  return value * factor
}

/** Converts to the base unit of its kind, unrounded. */
export function fromUnit(value: number, unit: Unit): number {
  const { factor, reciprocal } = UNITS[unit]
  if (reciprocal) return value > 0 ? factor / value : NaN
  return factor === 1 ? value : value / factor
}

/** Converts between units of one kind, unrounded; NaN between kinds. The same unit returns the same number. */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value
  return UNITS[from].base === UNITS[to].base ? toUnit(fromUnit(value, from), to) : NaN
}

/** The conversion for display: a factor, or a constant to divide by the value (miles per gallon). */
export function conversionOf(
  from: Unit,
  to: Unit
):
  | { readonly kind: 'same' }
  | { readonly kind: 'times'; readonly factor: number }
  | { readonly kind: 'divide'; readonly constant: number } {
  if (from === to) return { kind: 'same' }
  const [a, b] = [UNITS[from], UNITS[to]]
  return a.reciprocal === b.reciprocal
    ? { kind: 'times', factor: b.factor / a.factor }
    : { kind: 'divide', constant: a.factor * b.factor }
}

/** Least and most decimals. */
export function digitsOf(unit: Unit): readonly [least: number, most: number] {
  return UNITS[unit].digits
}
const rounding = (unit: Unit): Intl.NumberFormatOptions => ({
  minimumFractionDigits: UNITS[unit].digits[0],
  maximumFractionDigits: UNITS[unit].digits[1]
})

/** The unit shown beside the chosen one: for Nm kgf·m where the language has a symbol of its own for it, else lb-ft. */
export const secondUnit = <U extends Unit>(unit: U, tag: string): U =>
  (unit === 'Nm' && unitSymbol('kgm', tag) !== 'kgm' ? 'kgm' : UNITS[unit].second) as U

interface QuantityText {
  /** "110", without the unit. */
  readonly figure: string
  /** "kW", as the language writes it */
  readonly unit: string
  /** "110 kW", with an unbreakable space. */
  readonly text: string
}

/** The rounded figure without its unit. `value` in the base unit; "–" if not convertible. */
export function unitFigure(value: number, unit: Unit, tag: string): string {
  const shown = toUnit(value, unit)
  return Number.isNaN(shown) ? '–' : numberText(shown, tag, rounding(unit))
}

/** "110 kW", for a figure that is text already. */
const withUnit = (figure: string, unit: Unit, tag: string): string => `${figure}\u00a0${unitSymbol(unit, tag)}`

/** A value in the base unit as text. `tag` is a BCP 47 language. */
export function unitText(value: number, unit: Unit, tag: string): QuantityText {
  const figure = unitFigure(value, unit, tag)
  return { figure, unit: unitSymbol(unit, tag), text: withUnit(figure, unit, tag) }
}

/** "140 kW (190 PS)", each rounded separately. */
function bothText(value: number, unit: Unit, tag: string): string {
  const second = secondUnit(unit, tag)
  return second === unit
    ? unitText(value, unit, tag).text
    : `${unitText(value, unit, tag).text} (${unitText(value, second, tag).text})`
}

/** In one unit, or in both. */
export function chosenText(value: number, unit: Unit, tag: string, both: boolean): string {
  return both ? bothText(value, unit, tag) : unitText(value, unit, tag).text
}

/**
 * A difference in the base unit: "+40", "−5", "0". Converted before rounding. Not for miles per gallon, where a
 * difference alone is not convertible.
 */
export function unitGain(difference: number, unit: Unit, tag: string): string {
  return signedText(difference * UNITS[unit].factor, tag, rounding(unit))
}

/** A figure that is already in its unit. "–" if not convertible. */
export function figureInUnit(value: number, unit: Unit, tag: string, signed = false): string {
  if (Number.isNaN(value)) return '–'
  return withUnit((signed ? signedText : numberText)(value, tag, rounding(unit)), unit, tag)
}

/** "+40 PS" */
export const unitGainText = (difference: number, unit: Unit, tag: string): string =>
  withUnit(unitGain(difference, unit, tag), unit, tag)
