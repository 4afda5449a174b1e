/**
 * Reads the comma-separated value strings (`hp_values`, `nm_values`, `rpm_values`) of engines and stages.
 *
 * A string is all numbers, empty, or bad with the first reason; it is never repaired. `''.split(',')` is one member
 * that converts to 0, which a lenient reader would draw.
 */

/**
 * 'absurd': beyond any engine; it would flatten every real curve. 'too-long': more than `MAX_VALUE_STRING_LENGTH`;
 * already cut, so without members.
 */
export type ValueStringProblem =
  'leading-comma' | 'trailing-comma' | 'empty-member' | 'not-a-number' | 'absurd' | 'too-many' | 'too-long'

interface Members {
  /** Trimmed members as received, for a table. Empty for 'none'. */
  readonly members: readonly string[]
}
export type ValueString =
  | (Members & { readonly kind: 'numbers'; readonly values: readonly number[] })
  /** null, empty or blank. */
  | (Members & { readonly kind: 'none' })
  /** `at`: position of the first bad member, from 1. `text`: that member. */
  | (Members & {
      readonly kind: 'bad'
      readonly reason: ValueStringProblem
      readonly at: number
      readonly text: string
    })

/** More points are no dyno chart and would freeze a window. */
export const MAX_MEMBERS = 2000
/** In UTF-16 units: `MAX_MEMBERS` of twenty digits each fit in. */
export const MAX_VALUE_STRING_LENGTH = 50_000
/** The strongest ship engines have some hundred thousand PS and eight million Nm. */
const MAX_VALUE = 1e7
const NUMBER = /^[+-]?\d+(\.\d+)?$/

function problemOf(member: string, index: number, count: number): ValueStringProblem | null {
  if (member === '') return index === 0 ? 'leading-comma' : index === count - 1 ? 'trailing-comma' : 'empty-member'
  // digits only: no exponent, no hexadecimal, no "Infinity"
  if (!NUMBER.test(member)) return 'not-a-number'
  return Math.abs(Number(member)) <= MAX_VALUE ? null : 'absurd'
}

/** Reads one value string, with optional spaces and signs. */
export function parseValues(text: string | null | undefined): ValueString {
  if (text === null || text === undefined || text.trim() === '') return { kind: 'none', members: [] }
  if (text.length > MAX_VALUE_STRING_LENGTH) return { kind: 'bad', reason: 'too-long', at: 0, text: '', members: [] }
  const members = text.split(',', MAX_MEMBERS + 1).map((member) => member.trim())
  if (members.length > MAX_MEMBERS)
    return {
      kind: 'bad',
      reason: 'too-many',
      at: MAX_MEMBERS + 1,
      text: members[MAX_MEMBERS] ?? '',
      members: members.slice(0, MAX_MEMBERS)
    }
  for (const [index, member] of members.entries()) {
    const reason = problemOf(member, index, members.length)
    if (reason) return { kind: 'bad', reason, at: index + 1, text: member, members }
  }
  // + 0 turns "-0" into 0
  return { kind: 'numbers', values: members.map((member) => Number(member) + 0), members }
}
