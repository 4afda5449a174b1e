/** The curves of one engine, stock and stages, with a verdict on each and their issues. */
import { CATALOGUE_UNITS, type CurveAssumptions } from '../units/unit-assumptions'
import { curveIssue, mergeCurveIssues, type CurveKey, type CurveIssue } from './curve-issues'
import { checkPlausibility, type CurvePlausibility } from './curve-plausibility'
import { drawCurve, lengthsAgree, type CurveOptions, type Trace } from './curve-points'
import { powerUnitHint } from './power-unit-hint'
import { gainOf, type Gain } from './gain'
import { fromUnit, type PowerUnit, type Quantity, type TorqueUnit } from '../units/units'
import { parseValues, type ValueString } from './value-strings'

export type { CurveKey, CurveIssue, CurveIssueCode, SeriesName } from './curve-issues'
export type { CurveOptions, Trace } from './curve-points'

export interface CurveSource {
  readonly power: number | null
  readonly torque: number | null
  readonly hp_values: string | null
  readonly nm_values: string | null
  readonly rpm_values: string | null
  readonly remap_stages?: readonly StageSource[] | null
}
export interface StageSource {
  readonly stage_no: number | null
  readonly power: number | null
  readonly torque: number | null
  readonly hp_values: string | null
  readonly nm_values: string | null
  readonly modifications: string | null
}

export interface Curve {
  readonly key: CurveKey
  /** null for stock and a stage without a number. */
  readonly stageNo: number | null
  /** 0 stock, 1 the first stage by number: chooses colour, dash and marker. */
  readonly position: number
  /** Figures of the record in PS and Nm: as received, or converted from the assumed unit of stages. */
  readonly headline: { readonly [Q in Quantity]: number | null }
  readonly received: { readonly [Q in Quantity]: number | null }
  readonly strings: { readonly [Q in Quantity]: ValueString }
  readonly power: Trace | null
  readonly torque: Trace | null
  readonly certain: boolean
  readonly drawability: 'drawable' | 'partly' | 'not-drawable'
  readonly plausibility: CurvePlausibility
  /** Headline figures against stock; null for stock. */
  readonly gain: { readonly [Q in Quantity]: Gain }
  /** null when blank, and for stock. */
  readonly modifications: string | null
}

export interface CurveSet {
  readonly rpm: ValueString
  /** Stock first, then stages by number; equal numbers in the order received, stages without a number last. */
  readonly curves: readonly Curve[]
  readonly issues: readonly CurveIssue[]
  /**
   * 'consistent': everything given is drawn and certain, and power fits torque. 'drawn': something is drawn; see the
   * issues. 'refused': values are given but none can be drawn. 'none': no values.
   */
  readonly drawability: 'consistent' | 'drawn' | 'refused' | 'none'
}

/** `assume`: units of strings and stage figures; default: those of the field names. */
export interface CurveSetOptions extends CurveOptions {
  readonly assume?: CurveAssumptions
  /** Tolerance of power against torque × speed, beyond rounding. */
  readonly physicsTolerancePercent?: number
  /** Numbers of the stages to return; empty: all. The power unit is judged over all stages in either case. */
  readonly stages?: readonly number[]
}
const PHYSICS_PERCENT = 3

export function buildCurves(engine: CurveSource, options: CurveSetOptions): CurveSet {
  const assume = options.assume ?? CATALOGUE_UNITS
  const prepared = prepareCurves(engine, options, assume)
  const unitHint = powerUnitHint(
    prepared.map((one) => one.evidence),
    assume.curvePower
  )
  const wanted = options.stages ?? []
  const returned = prepared.filter(
    ({ source }, position) =>
      position === 0 || wanted.length === 0 || (source.stage_no !== null && wanted.includes(source.stage_no))
  )
  const tolerance = {
    peakPercent: options.peakTolerancePercent,
    physicsPercent: options.physicsTolerancePercent ?? PHYSICS_PERCENT
  }
  const judged = returned.map((one) => ({
    ...one,
    plausibility: checkPlausibility(
      { ...one.evidence, certain: one.drawn.certain, found: one.drawn.findings },
      tolerance,
      unitHint
    )
  }))
  const curves = judged.map((one, position) => curveOf(one, engine, position))
  const issues = mergeCurveIssues(
    judged.flatMap(({ drawn, strings, plausibility }) => [...drawn.findings, ...findingsOf(strings.key, plausibility)])
  )
  return { rpm: prepared[0]!.strings.rpm, curves, issues, drawability: verdictOf(curves, issues) }
}

type PreparedCurve = ReturnType<typeof prepareCurves>[number]

function prepareCurves(engine: CurveSource, options: CurveSetOptions, assume: CurveAssumptions) {
  const stages = stagesInOrder(engine.remap_stages ?? [])
  const keys = curveKeys(stages)
  const rpm = parseValues(engine.rpm_values)
  const scale = { power: fromUnit(1, assume.curvePower), torque: fromUnit(1, assume.curveTorque) }
  const sources = [{ ...engine, stage_no: null, modifications: null }, ...stages].map((source, position) => ({
    source,
    strings: {
      key: keys[position] ?? '',
      rpm,
      power: parseValues(source.hp_values),
      torque: parseValues(source.nm_values)
    }
  }))
  const rpmTrusted = lengthsAgree(sources[0]!.strings)
  return sources.map(({ source, strings }, position) => {
    const asReceived = drawCurve(strings, options, rpmTrusted || position === 0)
    const [power, torque] = [scaled(asReceived.power, scale.power), scaled(asReceived.torque, scale.torque)]
    const received = { power: source.power, torque: source.torque }
    // the engine's own figures are stated to be PS and Nm
    const headline =
      position === 0
        ? received
        : { power: taken(source.power, assume.stagePower), torque: taken(source.torque, assume.stageTorque) }
    return {
      source,
      strings,
      received,
      drawn: { ...asReceived, power, torque },
      evidence: { strings, power, torque, headline, scale }
    }
  })
}

function curveOf(
  { source, strings, drawn, received, evidence, plausibility }: PreparedCurve & { plausibility: CurvePlausibility },
  engine: CurveSource,
  position: number
): Curve {
  const { headline } = evidence
  const given = [drawn.power, drawn.torque].filter((trace) => trace !== null).length
  const gain = (quantity: Quantity): Gain =>
    position === 0 ? gainOf(null, null) : gainOf(engine[quantity], headline[quantity])
  return {
    key: strings.key,
    stageNo: source.stage_no,
    position,
    headline,
    received,
    strings: { power: strings.power, torque: strings.torque },
    power: drawn.power,
    torque: drawn.torque,
    certain: drawn.certain,
    drawability: given === 2 ? 'drawable' : given === 1 ? 'partly' : 'not-drawable',
    plausibility,
    gain: { power: gain('power'), torque: gain('torque') },
    modifications: source.modifications?.trim() || null
  }
}

const taken = (value: number | null, unit: PowerUnit | TorqueUnit): number | null => value && fromUnit(value, unit)

type Headline = { readonly [Q in Quantity]: number | null }
type StageUnits = Pick<CurveAssumptions, 'stagePower' | 'stageTorque'>

/** Figures of a stage in PS and Nm. */
const stageHeadline = (stage: Headline, assume: StageUnits): Headline => ({
  power: taken(stage.power, assume.stagePower),
  torque: taken(stage.torque, assume.stageTorque)
})

/** Gain of a stage over the engine in PS and Nm; null: a figure is missing. */
export function headlineGain(engine: Headline, stage: Headline, assume: StageUnits): Headline {
  const { power, torque } = stageHeadline(stage, assume)
  return { power: gainOf(engine.power, power).absolute, torque: gainOf(engine.torque, torque).absolute }
}

/** A line scaled to PS or Nm. */
function scaled(trace: Trace | null, factor: number): Trace | null {
  if (!trace || factor === 1) return trace
  const points = trace.points.map((point) => ({ ...point, value: point.value * factor }))
  return {
    points,
    peak: points[trace.points.indexOf(trace.peak)] ?? { ...trace.peak, value: trace.peak.value * factor }
  }
}

function findingsOf(key: CurveKey, { checks, unitHint }: CurvePlausibility): CurveIssue[] {
  const said = checks.flatMap(({ check, state, numbers }): CurveIssue[] => {
    if (state !== 'fault') return []
    const { headline = 0, peak = 0, percent = 0, count = 0, of = 0, rpm = 0, median = 0 } = numbers
    if (check === 'headline-power' || check === 'headline-torque')
      return [
        curveIssue('peak-differs', key, { headline, peak, percent }, check === 'headline-power' ? 'power' : 'torque')
      ]
    return check === 'physics' ? [curveIssue('physics-differs', key, { count, of, percent, rpm, median })] : []
  })
  return unitHint ? [...said, curveIssue('power-unit-hint', key, { unit: unitHint }, 'power')] : said
}

/** By number; equal numbers in the order received, stages without a number last. */
export function stagesInOrder<S extends { readonly stage_no: number | null }>(stages: readonly S[]): S[] {
  return [...stages].sort((a, b) =>
    a.stage_no === b.stage_no ? 0 : (a.stage_no ?? Infinity) - (b.stage_no ?? Infinity)
  )
}

/** Stock and all stages, in the order of `CurveSet.curves`. */
export function curveKeys(stages: readonly { readonly stage_no: number | null }[]): CurveKey[] {
  const seen = new Map<string, number>()
  const keys = stagesInOrder(stages).map(({ stage_no }) => {
    const name = stage_no === null ? 'x' : String(stage_no).replace('.', ',')
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}.${count}`
  })
  return ['stock', ...keys]
}

function verdictOf(curves: readonly Curve[], findings: readonly CurveIssue[]): CurveSet['drawability'] {
  const given = curves.filter((curve) => curve.strings.power.kind !== 'none' || curve.strings.torque.kind !== 'none')
  if (given.length === 0) return 'none'
  if (curves.every((curve) => curve.drawability === 'not-drawable')) return 'refused'
  return given.every((curve) => curve.drawability === 'drawable') && findings.every((one) => one.level === 'note')
    ? 'consistent'
    : 'drawn'
}
