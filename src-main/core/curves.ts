/** The curves of one engine: stock and every stage, with a verdict on each and the findings a person has to know. */
import { finding, mergeFindings, type CurveKey, type Finding } from './curve-findings'
import { drawCurve, lengthsAgree, type CurveOptions, type CurveStrings, type Trace } from './curve-points'
import { gainOf, type Gain } from './gains'
import { KW_PER_PS, type Quantity } from './units'
import { parseValues, type ValueString } from './value-strings'

export type { CurveKey, Finding, FindingCode, SeriesName } from './curve-findings'
export type { CurveOptions, Point, Trace } from './curve-points'

/** The fields of an engine (or its detail) that curves come from. */
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
  /** null for stock and for a stage that came without a number. */
  readonly stageNo: number | null
  /** 0 stock, 1 the first stage by number, and so on: picks colour, dash and marker. */
  readonly position: number
  /** The figures of the record, as received. */
  readonly headline: { readonly [Q in Quantity]: number | null }
  readonly strings: { readonly [Q in Quantity]: ValueString }
  readonly power: Trace | null
  readonly torque: Trace | null
  readonly certain: boolean
  readonly verdict: 'drawable' | 'partly' | 'not-drawable'
  /** Headline figures against stock's; all null for stock itself. */
  readonly gain: { readonly [Q in Quantity]: Gain }
  /** null when blank, and for stock. */
  readonly modifications: string | null
}

export interface CurveSet {
  readonly rpm: ValueString
  /** Stock first, then stages by number; duplicates kept in the order received, stages without a number last. */
  readonly curves: readonly Curve[]
  readonly findings: readonly Finding[]
  /**
   * 'consistent': everything given is drawn, certain, and power fits torque. 'drawn': something is drawn; see the findings.
   * 'refused': values are given but none may be drawn. 'none': no values are given at all.
   */
  readonly verdict: 'consistent' | 'drawn' | 'refused' | 'none'
}

/** PS of one Nm at one rpm. */
const PS_PER_NM_RPM = Math.PI / 30 / 1000 / KW_PER_PS
/** Deviations below this are rounding and reading error of the source. */
const PHYSICS_PERCENT = 5
const PHYSICS_PS = 2
/** One bhp in PS, give or take the rounding of whole figures. */
const BHP_RATIO = { from: 1.0115, to: 1.0165 }

export function buildCurves(engine: CurveSource, options: CurveOptions): CurveSet {
  const rpm = parseValues(engine.rpm_values)
  const stock: CurveStrings = { key: 'stock', rpm, power: parseValues(engine.hp_values), torque: parseValues(engine.nm_values) }
  const rpmTrusted = lengthsAgree(stock)
  const findings: Finding[] = []
  const sources = [{ ...engine, stage_no: null, modifications: null }, ...stagesInOrder(engine.remap_stages ?? [])]
  const keys = keysOf(sources.slice(1))

  const curves = sources.map((source, position): Curve => {
    const strings = position === 0 ? stock : { key: keys[position - 1] ?? '', rpm, power: parseValues(source.hp_values), torque: parseValues(source.nm_values) }
    const drawn = drawCurve(strings, options, rpmTrusted || position === 0)
    findings.push(...drawn.findings)
    const headline = { power: source.power, torque: source.torque }
    findings.push(...comparePeaks(strings.key, headline, drawn, options.peakTolerancePercent), ...checkPhysics(strings.key, drawn))
    const given = [drawn.power, drawn.torque].filter((trace) => trace !== null).length
    return {
      key: strings.key,
      stageNo: source.stage_no,
      position,
      headline,
      strings: { power: strings.power, torque: strings.torque },
      power: drawn.power,
      torque: drawn.torque,
      certain: drawn.certain,
      verdict: given === 2 ? 'drawable' : given === 1 ? 'partly' : 'not-drawable',
      gain: position === 0 ? { power: gainOf(null, null), torque: gainOf(null, null) } : { power: gainOf(engine.power, source.power), torque: gainOf(engine.torque, source.torque) },
      modifications: source.modifications?.trim() || null
    }
  })
  findings.push(...curves.filter(hintsAtBhp).map((curve) => finding('power-unit-hint', curve.key, {}, 'power')))
  const merged = mergeFindings(findings)
  return { rpm, curves, findings: merged, verdict: verdictOf(curves, merged) }
}

/** By number, equal numbers in the order received, without a number last. */
export function stagesInOrder<S extends { readonly stage_no: number | null }>(stages: readonly S[]): S[] {
  return [...stages].sort((a, b) => (a.stage_no === b.stage_no ? 0 : (a.stage_no ?? Infinity) - (b.stage_no ?? Infinity)))
}

function keysOf(stages: readonly { readonly stage_no: number | null }[]): CurveKey[] {
  const seen = new Map<string, number>()
  return stages.map(({ stage_no }) => {
    const name = stage_no === null ? 'x' : String(stage_no)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}.${count}`
  })
}

function comparePeaks(key: CurveKey, headline: Curve['headline'], drawn: { power: Trace | null; torque: Trace | null }, tolerancePercent: number): Finding[] {
  return (['power', 'torque'] as const).flatMap((series) => {
    const said = headline[series]
    const peak = drawn[series]?.peak.value
    if (said === null || peak === undefined || said <= 0) return []
    const percent = ((peak - said) / said) * 100
    return Math.abs(percent) > tolerancePercent ? [finding('peak-differs', key, { headline: said, peak, percent }, series)] : []
  })
}

/** Power must be torque times speed; where it is not, one of the two strings (or its unit) is not what it is taken for. */
function checkPhysics(key: CurveKey, { power, torque }: { power: Trace | null; torque: Trace | null }): Finding[] {
  if (!power || !torque) return []
  const off = power.points.flatMap((point, i) => {
    const expected = (torque.points[i]?.value ?? 0) * point.rpm * PS_PER_NM_RPM
    const difference = Math.abs(point.value - expected)
    const percent = expected === 0 ? 100 : (difference / Math.abs(expected)) * 100
    return difference > PHYSICS_PS && percent > PHYSICS_PERCENT ? [percent] : []
  })
  return off.length === 0 ? [] : [finding('physics-differs', key, { count: off.length, of: power.points.length, percent: Math.max(...off) })]
}

/** The unit of the value strings is not stated; a headline that is the peak times 1.0139 says what they may be in. Only said, never converted. */
function hintsAtBhp({ power, headline }: Curve): boolean {
  if (!power || headline.power === null || power.peak.value <= 0) return false
  const ratio = headline.power / power.peak.value
  return ratio >= BHP_RATIO.from && ratio <= BHP_RATIO.to
}

function verdictOf(curves: readonly Curve[], findings: readonly Finding[]): CurveSet['verdict'] {
  const given = curves.filter((curve) => curve.strings.power.kind !== 'none' || curve.strings.torque.kind !== 'none')
  if (given.length === 0) return 'none'
  if (curves.every((curve) => curve.verdict === 'not-drawable')) return 'refused'
  return given.every((curve) => curve.verdict === 'drawable') && findings.every((one) => one.level === 'note') ? 'consistent' : 'drawn'
}
