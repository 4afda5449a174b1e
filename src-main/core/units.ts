/**
 * Units of power and torque. The catalogue says metric horsepower and newton metres; everything else is reckoned from those with the exact
 * factors below and rounded once, when it becomes text.
 */
import { numberText, signedText } from './number-text'

export type PowerUnit = 'PS' | 'kW' | 'bhp'
export type TorqueUnit = 'Nm' | 'lb-ft' | 'kgm'
export type Quantity = 'power' | 'torque'
export interface Units {
  readonly power: PowerUnit
  readonly torque: TorqueUnit
}

/** kW in one metric horsepower: 75 kgf·m/s with g = 9.80665 m/s². */
export const KW_PER_PS = 0.73549875
/** kW in one mechanical horsepower: 550 ft·lbf/s. */
export const KW_PER_BHP = 0.745699872
export const LBFT_PER_NM = 0.737562149
export const NM_PER_KGM = 9.80665

/** How many of the unit one PS or one Nm is. */
const FACTORS: { readonly [U in PowerUnit | TorqueUnit]: number } = {
  PS: 1,
  kW: KW_PER_PS,
  bhp: KW_PER_PS / KW_PER_BHP,
  Nm: 1,
  'lb-ft': LBFT_PER_NM,
  kgm: 1 / NM_PER_KGM
}
/** A kgm is about ten Nm, so whole ones would lose a digit that matters. */
const DIGITS: { readonly [U in PowerUnit | TorqueUnit]: number } = { PS: 0, kW: 0, bhp: 0, Nm: 0, 'lb-ft': 0, kgm: 1 }

/** A power in PS or a torque in Nm, in another unit; unrounded. */
export function toUnit(value: number, unit: PowerUnit | TorqueUnit): number {
  return value * FACTORS[unit]
}

/** The unit worth showing small beside the chosen one. */
export function secondUnit<U extends PowerUnit | TorqueUnit>(unit: U): U {
  const second: { readonly [K in PowerUnit | TorqueUnit]: PowerUnit | TorqueUnit } = { PS: 'kW', kW: 'PS', bhp: 'kW', Nm: 'lb-ft', 'lb-ft': 'Nm', kgm: 'Nm' }
  return second[unit] as U
}

export interface QuantityText {
  /** "110", without the unit. */
  readonly figure: string
  /** "kW" */
  readonly unit: string
  /** "110 kW", with an unbreakable space. */
  readonly text: string
}

/** The figure alone, rounded as the unit asks. `value` in PS or Nm. */
export function unitFigure(value: number, unit: PowerUnit | TorqueUnit, tag: string): string {
  return numberText(toUnit(value, unit), tag, { minimumFractionDigits: DIGITS[unit], maximumFractionDigits: DIGITS[unit] })
}

/** A power in PS or a torque in Nm for the eye. `tag` is a BCP 47 language. */
export function unitText(value: number, unit: PowerUnit | TorqueUnit, tag: string): QuantityText {
  const figure = unitFigure(value, unit, tag)
  return { figure, unit, text: `${figure}\u00a0${unit}` }
}

/** A difference of powers in PS or torques in Nm: "+40", "−5", "0". Converted and rounded as a difference, not as two rounded figures. */
export function unitGain(difference: number, unit: PowerUnit | TorqueUnit, tag: string): string {
  return signedText(toUnit(difference, unit), tag, { minimumFractionDigits: DIGITS[unit], maximumFractionDigits: DIGITS[unit] })
}
