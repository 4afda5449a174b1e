/** Issues found while curves are built, as data; nothing is repaired. */
import type { PowerUnit } from '../units/units'
import type { ValueStringProblem } from './value-strings'

/**
 * 'stock', or the stage number: '1', '0'; '1,5' for a fraction; '1.2' for a second stage of that number, 'x' and 'x.2'
 * without a number.
 */
export type CurveKey = string

/** The number of a stage as text, 'x' without one, and its count among stages of that number, from 2. */
export function readCurveKey(key: CurveKey): { readonly n: string; readonly count: string | undefined } {
  const [n = '', count] = key.split('.')
  return { n: n.replace(',', '.'), count }
}
export type SeriesName = 'rpm' | 'power' | 'torque'

interface Params {
  /** Unreadable string; `reason` as in `parseValues`, `at` from 1. */
  'values-bad': { reason: ValueStringProblem; at: number; text: string }
  'no-values': Empty
  'power-missing': Empty
  'torque-missing': Empty
  'rpm-missing': Empty
  /** Counts that should be equal; -1: missing or unreadable. */
  'unequal-length': { rpm: number; power: number; torque: number }
  /** The counts equal those of the rpm values, but the engine's own do not, so the rpm values are in doubt. */
  'rpm-in-doubt': Empty
  /** Drawn by choice despite unequal lengths: only the first `count` points. */
  'common-part': { count: number }
  'rpm-sorted': { count: number }
  'rpm-duplicate': { rpm: number; count: number }
  'rpm-negative': { rpm: number }
  'padding-trimmed': { start: number; end: number }
  'padding-kept': { start: number; end: number }
  'all-zero': { count: number }
  /** Zeros inside, or at an end of one series only; no padding. Drawn as received. */
  'zeros-inside': { count: number; rpm: number }
  'negative-values': { count: number; rpm: number }
  'single-point': { rpm: number }
  /** Headline figure against the peak; `percent` of the headline, signed. */
  'peak-differs': { headline: number; peak: number; percent: number }
  /**
   * Points where power is not torque times speed. `percent`: the largest deviation, signed, at `rpm`. `median`: of all
   * points.
   */
  'physics-differs': { count: number; of: number; percent: number; rpm: number; median: number }
  /** The power values fit this unit instead of the assumed one, in all curves of the engine. */
  'power-unit-hint': { unit: PowerUnit }
}
type Empty = Record<never, never>
export type CurveIssueCode = keyof Params

/** Informative only; all others put the curves in doubt. */
const NOTES: readonly CurveIssueCode[] = ['padding-trimmed', 'rpm-sorted', 'single-point', 'no-values']

export interface CurveIssue {
  readonly code: CurveIssueCode
  /** In drawing order. */
  readonly curves: readonly CurveKey[]
  readonly series: SeriesName | null
  readonly params: Readonly<Record<string, string | number>>
  readonly level: 'note' | 'doubt'
}

export function curveIssue<C extends CurveIssueCode>(
  code: C,
  curve: CurveKey,
  params: Params[C],
  series: SeriesName | null = null
): CurveIssue {
  return { code, curves: [curve], series, params, level: NOTES.includes(code) ? 'note' : 'doubt' }
}

export function mergeCurveIssues(all: readonly CurveIssue[]): CurveIssue[] {
  const merged = new Map<string, CurveIssue>()
  for (const one of all) {
    const key = JSON.stringify([one.code, one.series, one.params])
    const before = merged.get(key)
    merged.set(key, before ? { ...before, curves: [...new Set([...before.curves, ...one.curves])] } : one)
  }
  return [...merged.values()]
}
