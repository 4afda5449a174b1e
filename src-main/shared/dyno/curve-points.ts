/**
 * Pairs the value strings of one curve into points. Draws certain pairs only, reports everything else, repairs nothing.
 */
import { curveIssue, type CurveKey, type CurveIssue } from './curve-issues'
import type { Quantity } from '../units/units'
import type { ValueString } from './value-strings'

/** `index`: position in the received strings, from 0. */
interface Point {
  readonly index: number
  readonly rpm: number
  /** PS or Nm in the assumed unit, unrounded. */
  readonly value: number
}
/** At least one point, by rising rpm without duplicates. */
export interface Trace {
  readonly points: readonly Point[]
  /** The first of the highest points. */
  readonly peak: Point
}

export interface CurveOptions {
  readonly trimZeroPadding: boolean
  readonly drawCommonPart: boolean
  readonly peakTolerancePercent: number
}

interface CurveValueStrings {
  readonly key: CurveKey
  readonly rpm: ValueString
  readonly power: ValueString
  readonly torque: ValueString
}

interface DrawnCurve {
  readonly power: Trace | null
  readonly torque: Trace | null
  /** False: points paired by choice. */
  readonly certain: boolean
  readonly findings: readonly CurveIssue[]
}

type Values = { readonly [Q in Quantity]: readonly number[] | null }
const numbersOf = (value: ValueString): readonly number[] | null => (value.kind === 'numbers' ? value.values : null)
const lengthOf = (value: ValueString): number => (value.kind === 'numbers' ? value.values.length : -1)

/** True when the readable strings have equal counts. */
export function lengthsAgree(strings: Omit<CurveValueStrings, 'key'>): boolean {
  const counts = [strings.rpm, strings.power, strings.torque].map(lengthOf).filter((count) => count >= 0)
  return new Set(counts).size <= 1
}

/** The ellipsis shows the cut; a cut number would read as a smaller one. */
const shortened = (text: string): string => (text.length <= 40 ? text : `${text.slice(0, 39)}…`)

/**
 * `rpmTrusted`: false when the engine's own three strings differ in length, which puts the common rpm values in doubt.
 */
export function drawCurve(strings: CurveValueStrings, options: CurveOptions, rpmTrusted: boolean): DrawnCurve {
  const { key } = strings
  const findings: CurveIssue[] = []
  const values: Values = { power: numbersOf(strings.power), torque: numbersOf(strings.torque) }
  const nothing = (): DrawnCurve => ({ power: null, torque: null, certain: true, findings })

  if (strings.power.kind === 'none' && strings.torque.kind === 'none') {
    findings.push(curveIssue('no-values', key, {}))
    return nothing()
  }
  for (const series of ['rpm', 'power', 'torque'] as const) {
    const value = strings[series]
    if (value.kind === 'bad')
      findings.push(
        curveIssue('values-bad', key, { reason: value.reason, at: value.at, text: shortened(value.text) }, series)
      )
  }
  if (strings.power.kind === 'none') findings.push(curveIssue('power-missing', key, {}))
  if (strings.torque.kind === 'none') findings.push(curveIssue('torque-missing', key, {}))
  if (strings.rpm.kind === 'none') findings.push(curveIssue('rpm-missing', key, {}))
  const rpm = numbersOf(strings.rpm)
  if (!rpm || (!values.power && !values.torque)) return nothing()

  const equal = lengthsAgree(strings)
  if (!equal)
    findings.push(
      curveIssue('unequal-length', key, {
        rpm: rpm.length,
        power: lengthOf(strings.power),
        torque: lengthOf(strings.torque)
      })
    )
  else if (!rpmTrusted) findings.push(curveIssue('rpm-in-doubt', key, {}))
  const certain = equal && rpmTrusted
  if (!certain && !options.drawCommonPart) return nothing()
  const count = Math.min(rpm.length, values.power?.length ?? Infinity, values.torque?.length ?? Infinity)
  if (!certain) findings.push(curveIssue('common-part', key, { count }))

  const { kept, padding } = splitPadding(key, values, count, options.trimZeroPadding, findings)
  if (kept.length === 0) return nothing()
  const order = rpmOrder(key, rpm, kept, findings)
  if (!order) return nothing()
  sayOddValues(
    key,
    rpm,
    values,
    order.filter((index) => !padding.has(index)),
    findings
  )
  if (order.length === 1) findings.push(curveIssue('single-point', key, { rpm: at(rpm, order[0]) }))
  const trace = (of: readonly number[] | null): Trace | null =>
    of && traceOf(order.map((index) => ({ index, rpm: at(rpm, index), value: at(of, index) })))
  return { power: trace(values.power), torque: trace(values.torque), certain, findings }
}

/** Finds zeros at either end (in all given series), reports them, and removes them from `kept` if `trim`. */
function splitPadding(
  key: CurveKey,
  values: Values,
  count: number,
  trim: boolean,
  findings: CurveIssue[]
): { kept: readonly number[]; padding: ReadonlySet<number> } {
  const given = [values.power, values.torque].filter((one) => one !== null)
  const zero = (index: number): boolean => given.every((one) => one[index] === 0)
  let start = 0
  while (start < count && zero(start)) start++
  let end = 0
  while (end < count - start && zero(count - 1 - end)) end++
  const all = Array.from({ length: count }, (_, index) => index)
  if (start === 0 && end === 0) return { kept: all, padding: new Set() }
  if (start === count) {
    findings.push(curveIssue('all-zero', key, { count }))
    return { kept: [], padding: new Set(all) }
  }
  findings.push(curveIssue(trim ? 'padding-trimmed' : 'padding-kept', key, { start, end }))
  const inside = all.slice(start, count - end)
  return { kept: trim ? inside : all, padding: new Set([...all.slice(0, start), ...all.slice(count - end)]) }
}

/** The indices by rising rpm; null: the rpm values cannot be an axis. */
function rpmOrder(
  key: CurveKey,
  rpm: readonly number[],
  kept: readonly number[],
  findings: CurveIssue[]
): readonly number[] | null {
  const least = Math.min(...kept.map((index) => at(rpm, index)))
  if (least < 0) {
    findings.push(curveIssue('rpm-negative', key, { rpm: least }))
    return null
  }
  const sorted = [...kept].sort((a, b) => at(rpm, a) - at(rpm, b))
  const repeated = sorted.filter((index, i) => i > 0 && at(rpm, index) === at(rpm, sorted[i - 1]))
  if (repeated.length > 0) {
    findings.push(curveIssue('rpm-duplicate', key, { rpm: at(rpm, repeated[0]), count: repeated.length }))
    return null
  }
  const moved = sorted.filter((index, i) => index !== kept[i]).length
  if (moved > 0) findings.push(curveIssue('rpm-sorted', key, { count: moved }))
  return sorted
}

/** `order`: without padding, which is already reported. */
function sayOddValues(
  key: CurveKey,
  rpm: readonly number[],
  values: Values,
  order: readonly number[],
  findings: CurveIssue[]
): void {
  for (const series of ['power', 'torque'] as const) {
    const of = values[series]
    if (!of) continue
    // zero power at standstill is correct
    const zeros = order.filter((index) => of[index] === 0 && at(rpm, index) !== 0)
    if (zeros.length > 0)
      findings.push(curveIssue('zeros-inside', key, { count: zeros.length, rpm: at(rpm, zeros[0]) }, series))
    const negative = order.filter((index) => at(of, index) < 0)
    if (negative.length > 0)
      findings.push(curveIssue('negative-values', key, { count: negative.length, rpm: at(rpm, negative[0]) }, series))
  }
}

function traceOf(points: readonly Point[]): Trace | null {
  const first = points[0]
  return first
    ? { points, peak: points.reduce((best, point) => (point.value > best.value ? point : best), first) }
    : null
}

/** @throws RangeError for an index outside of the list */
function at(list: readonly number[], index: number | undefined): number {
  const value = index === undefined ? undefined : list[index]
  if (value === undefined) throw new RangeError(`no member ${index} among ${list.length}`)
  return value
}
