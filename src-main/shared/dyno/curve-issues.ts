/** What was noticed while curves were built: data for a sentence, never the sentence. Nothing here repairs anything. */
import type { PowerUnit } from '../units/units'
import type { ValueStringProblem } from './value-strings'

/**
 * 'stock', or a stage by its number: '1', '0'; a second stage with the same number is '1.2', one without a number 'x',
 * 'x.2'.
 */
export type CurveKey = string
export type SeriesName = 'rpm' | 'power' | 'torque'

interface Params {
  /** The string cannot be read; `reason` as in `parseValues`, `at` from 1. */
  'values-bad': { reason: ValueStringProblem; at: number; text: string }
  /** Neither power nor torque values are given. */
  'no-values': Empty
  'power-missing': Empty
  'torque-missing': Empty
  'rpm-missing': Empty
  /** Counts that should agree; -1: not given or not readable. */
  'unequal-length': { rpm: number; power: number; torque: number }
  /** Counts agree with the rpm values, but the engine's own do not, so the rpm values themselves are in doubt. */
  'rpm-in-doubt': Empty
  /** Drawn although lengths differ, by choice: only the first `count` points. */
  'common-part': { count: number }
  'rpm-sorted': { count: number }
  'rpm-duplicate': { rpm: number; count: number }
  'rpm-negative': { rpm: number }
  'padding-trimmed': { start: number; end: number }
  'padding-kept': { start: number; end: number }
  'all-zero': { count: number }
  /** Zeros that are no padding: inside, or at an end of one series only. Drawn as received. */
  'zeros-inside': { count: number; rpm: number }
  'negative-values': { count: number; rpm: number }
  'single-point': { rpm: number }
  /** Headline figure against the highest point; `percent` of the headline, signed. */
  'peak-differs': { headline: number; peak: number; percent: number }
  /**
   * Points where power is not torque times speed; `percent`: the largest deviation, signed, at `rpm`; `median`: of all
   * points.
   */
  'physics-differs': { count: number; of: number; percent: number; rpm: number; median: number }
  /** The power values fit this unit and not the assumed one; of all curves of the engine or of none. */
  'power-unit-hint': { unit: PowerUnit }
}
type Empty = Record<never, never>
export type CurveIssueCode = keyof Params

/** Ordinary handling that is only said; everything else puts the curves in doubt. */
const NOTES: readonly CurveIssueCode[] = ['padding-trimmed', 'rpm-sorted', 'single-point', 'no-values']

export interface CurveIssue {
  readonly code: CurveIssueCode
  /** The curves it is true of, in drawing order. */
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

/** The same finding of several curves becomes one that names them all. */
export function mergeCurveIssues(all: readonly CurveIssue[]): CurveIssue[] {
  const merged = new Map<string, CurveIssue>()
  for (const one of all) {
    const key = JSON.stringify([one.code, one.series, one.params])
    const before = merged.get(key)
    merged.set(key, before ? { ...before, curves: [...new Set([...before.curves, ...one.curves])] } : one)
  }
  return [...merged.values()]
}
