import { performanceFigure } from '../../catalogue/performance-figure'
import { performanceUnits, performanceValue, type PerformanceUnit } from '../../units/unit-assumptions'
import { rpmRangeGain, type RpmRange } from '../../dyno/rpm-range-gain'
import type { Curve } from '../../dyno/curve-set'
import { listText } from '../../text/join-text'
import type { Quantity } from '../../units/units'
import type { StagePrice } from '../templates/template'
import type { SheetFact, SheetFigure, SheetModel, SheetStage } from '../sheet-model'
import {
  curveName,
  figureText,
  foreignLanguage,
  gainText,
  PAPER_LIMITS,
  paperText,
  percentText,
  performanceLabel,
  plainText,
  quantityText,
  unitOf,
  type ComposeContext
} from './compose-context'

export function stagesOf(context: ComposeContext): readonly SheetStage[] {
  return context.curves.curves.map((curve): SheetStage => ({
    no: curve.position === 0 ? null : curve.stageNo,
    ...stageLabels(context, curve),
    power: figureOf(context, curve, 'power'),
    torque: figureOf(context, curve, 'torque'),
    modifications: partsOf(curve.modifications),
    partsLanguage: foreignLanguage(context, curve.modifications),
    price: paperText(offeredPriceOf(context, curve)?.price, PAPER_LIMITS.price),
    performance: performanceOfStage(context, curve)
  }))
}

/** On an offer the shop's name first. */
export function stageLabels(context: ComposeContext, curve: Curve): Pick<SheetStage, 'label' | 'sub'> {
  const { curves, snapshot, words } = context
  const name = curveName(context, curve.key)
  const offered = snapshot.template.kind === 'offer' ? offerWord(words, curve.position, curves.curves.length - 1) : ''
  const label = paperText(offeredPriceOf(context, curve)?.label, PAPER_LIMITS.label) || offered || name
  return { label, sub: label === name ? null : name }
}

export const priceOf = ({ snapshot: { choice, template } }: ComposeContext, curve: Curve): StagePrice | undefined =>
  choice.prices.find(({ stage }) =>
    typeof stage === 'string'
      ? stage === curve.key
      : stage === curve.stageNo && (template.kind !== 'offer' || (curve.position === 0) === (stage === null))
  )
/** Only an offer has a price and a name for each stage. */
const offeredPriceOf = (context: ComposeContext, curve: Curve): StagePrice | undefined =>
  context.snapshot.template.kind === 'offer' ? priceOf(context, curve) : undefined

/**
 * Good, better, best. With fewer than three stages stock is the first step; '' for stock and beyond the third stage.
 */
function offerWord(words: ComposeContext['words'], position: number, tuned: number): string {
  const steps = [words['offer.1'], words['offer.2'], words['offer.3']]
  return (tuned < 3 ? steps.slice(1) : steps)[position - 1] ?? ''
}

function figureOf(context: ComposeContext, curve: Curve, quantity: Quantity): SheetFigure {
  const unit = unitOf(context, quantity)
  const { absolute, percent } = curve.gain[quantity]
  return {
    ...quantityText(context, curve.headline[quantity], unit),
    gain: gainText(context, absolute, unit),
    percent: percentText(context, percent)
  }
}

/** Splits a text at line ends and list separators, but not at a comma within a number. */
export const splitParts = (text: string | null): readonly string[] =>
  (text ?? '').split(/[\n;、，]|,(?=\s)/).filter((part) => part.trim() !== '')
function partsOf(text: string | null): readonly string[] {
  const parts = splitParts(text).flatMap((part) => paperText(part, PAPER_LIMITS.part) || [])
  return parts.length <= PAPER_LIMITS.parts ? parts : [...parts.slice(0, PAPER_LIMITS.parts), '…']
}

interface Row {
  readonly field: 'zero_to_hundred' | 'top_speed' | 'fuel_consumption_avg'
  readonly unit: PerformanceUnit
  /** As received; null also for a 0 that counts as missing. */
  readonly stock: number | null
  /** Of stage 1, the only stage with figures (trap 60). */
  readonly stage: number | null
}
/** Outside the workshop a figure without a unit is left out. */
function rowsOf(context: ComposeContext): readonly Row[] {
  return allRows(context).filter(({ unit }) => unit.to !== null || context.snapshot.template.kind === 'workshop')
}
export function rowsWithoutUnit(context: ComposeContext): readonly Row['field'][] {
  const shown = rowsOf(context)
  return context.blocks.has('performance')
    ? allRows(context)
        .filter((row) => (row.stock !== null || row.stage !== null) && !shown.some(({ field }) => field === row.field))
        .map(({ field }) => field)
    : []
}
function allRows({ snapshot, read }: ComposeContext): readonly Row[] {
  const { performance } = snapshot
  if (!performance) return []
  const value = (one: number | null): number | null => performanceFigure(one, read('performance.zeroIsMissing'))
  const units = performanceUnits(read, { speed: read('units.topSpeed'), consumption: read('units.fuelConsumption') })
  return [
    {
      field: 'zero_to_hundred',
      unit: units.zeroTo100,
      stock: value(performance.zero_to_hundred),
      stage: value(performance.zero_to_hundred_st1)
    },
    {
      field: 'top_speed',
      unit: units.topSpeed,
      stock: value(performance.top_speed),
      stage: value(performance.top_speed_st1)
    },
    {
      field: 'fuel_consumption_avg',
      unit: units.consumption,
      stock: value(performance.fuel_consumption_avg),
      stage: null
    }
  ]
}
/** Unrounded, in the shown unit; null: not convertible. */
function shownValue(value: number | null, unit: PerformanceUnit): number | null {
  const shown = value === null ? null : performanceValue(value, unit)
  return shown === null || !Number.isFinite(shown) ? null : shown
}

export function performanceFieldsShown(context: ComposeContext): ReadonlySet<Row['field']> {
  return new Set(context.blocks.has('performance') ? rowsWithFigures(context).map((row) => row.field) : [])
}

/** Undefined also where two stages have the number 1, because the figures do not say which one they belong to. */
function firstStage({ curves }: ComposeContext): Curve | undefined {
  const [first, second] = curves.curves.filter(({ stageNo }) => stageNo === 1)
  return second ? undefined : first
}
function rowsWithFigures(context: ComposeContext): readonly Row[] {
  const one = firstStage(context)
  return rowsOf(context).filter((row) => row.stock !== null || (one && row.stage !== null))
}

export function performanceOf(
  context: ComposeContext
): Pick<SheetModel, 'performance' | 'performanceNote' | 'performanceStage'> {
  if (!context.blocks.has('performance')) return { performance: [], performanceNote: null, performanceStage: null }
  const one = firstStage(context)
  const performance = rowsWithFigures(context).map(({ field, unit, stock, stage }) => {
    const [a, b] = [shownValue(stock, unit), one ? shownValue(stage, unit) : null]
    const text = (value: number | null, signed = false): string | null =>
      value === null ? null : figureText(context, value, unit.to, signed)
    return {
      field,
      label: performanceLabel(context, field),
      stock: text(a),
      stage: text(b),
      difference: a === null || b === null ? null : text(Math.round((b - a) * 1e9) / 1e9, true)
    }
  })
  const staged = one !== undefined && performance.some((row) => row.stage !== null)
  const missing = context.snapshot.source.performanceFetchedAt === null ? 'performance.notLoaded' : 'performance.none'
  return {
    performance,
    performanceNote: performance.length === 0 && rowsWithoutUnit(context).length === 0 ? context.words[missing] : null,
    performanceStage: staged ? curveName(context, one.key) : null
  }
}

function performanceOfStage(context: ComposeContext, curve: Curve): readonly SheetFact[] {
  if (!context.blocks.has('performance')) return []
  const known = curve.position === 0 || curve === firstStage(context)
  return rowsWithFigures(context).map(({ field, unit, stock, stage }) => {
    const value = known ? shownValue(curve.position === 0 ? stock : stage, unit) : null
    return {
      field,
      label: performanceLabel(context, field),
      text: value === null ? null : figureText(context, value, unit.to),
      second: null
    }
  })
}

/** null: not requested. A stage without a mean gain has a line too, unless no stage has one. */
export function rpmRangeGainOf(context: ComposeContext): SheetModel['band'] {
  const { snapshot, words, text, curves, blocks } = context
  const wish = snapshot.choice.band
  if (!wish || !blocks.has('band')) return null
  const asked = { from: Math.min(...wish), to: Math.max(...wish) }
  const gainsIn = (range: RpmRange) =>
    curves.curves.slice(1).map((curve) => ({ curve, gain: rpmRangeGain(curves, curve.key, range, range.from) }))
  const bands = gainsIn(asked).flatMap(({ gain }) =>
    gain.kind === 'gain' && gain.band.from < asked.to && gain.band.to > asked.from ? [gain.band] : []
  )
  // curves may end at different speeds; the heading covers what all of them have
  const common = { from: Math.max(...bands.map(({ from }) => from)), to: Math.min(...bands.map(({ to }) => to)) }
  const band = bands.length > 0 && common.from < common.to ? common : (bands[0] ?? asked)
  const gains = gainsIn(band)
  const lines = gains.map(({ curve, gain }) => {
    const isCovered = gain.kind === 'gain' && gain.band.from === band.from && gain.band.to === band.to
    const parts = (['power', 'torque'] as const).flatMap((quantity) =>
      isCovered ? (gainText(context, gain[quantity]?.mean ?? null, unitOf(context, quantity)) ?? []) : []
    )
    const missing = words[gain.kind === 'refused' ? 'band.flagged' : 'notGiven']
    return text('band.line', {
      curve: curveName(context, curve.key),
      gain: parts.length > 0 ? listText(parts, context.tag) : missing
    })
  })
  const label = text('band', {
    from: plainText(context, Math.round(band.from)),
    to: plainText(context, Math.round(band.to))
  })
  return { label, lines: gains.some(({ gain }) => gain.kind === 'gain') ? lines : [words['band.refused']] }
}
