/** Compares the figures of two builds, each measured several times in turns. */
import { percentile, type Summary } from '../support/statistics.ts'
import { welchP } from './welch.ts'

/** A loss counts from this share on … */
export const LOSS = 0.05
/** … unless chance explains it more often than this. Many figures are compared at once. */
export const CHANCE = 0.01

/** Where less is better. Other names are counts or conditions. */
const LESS = /(Ms|Seconds|Ratio|Bytes|Megabytes|kB|WakeUps)$/
const MORE = /PerSecond$/

export interface Verdict {
  /** Names of the figure from the bench down, with dots. */
  readonly figure: string
  readonly base: number
  readonly now: number
  /** Above 0: worse. */
  readonly loss: number
  readonly chance: number
  readonly isLost: boolean
}

const isSummary = (value: object): value is Summary => 'p50' in value && 'n' in value

/** Medians and single numbers of one run by name. */
export function figuresOf(run: unknown, name = ''): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  if (typeof run === 'number') found.set(name, run)
  else if (typeof run === 'object' && run !== null) {
    if (isSummary(run)) found.set(name, run.p50)
    else
      for (const [key, value] of Object.entries(run))
        for (const [path, figure] of figuresOf(value, name === '' ? key : `${name}.${key}`)) found.set(path, figure)
  }
  return found
}

function verdict(figure: string, base: readonly number[], now: readonly number[]): Verdict {
  const [before, after] = [percentile(base, 0.5), percentile(now, 0.5)]
  const change = before === 0 ? (after === 0 ? 0 : Infinity) : after / before - 1
  const loss = MORE.test(figure) ? -change : change
  const chance = welchP(base, now)
  return { figure, base: before, now: after, loss, chance, isLost: loss >= LOSS && chance < CHANCE }
}

/** Of the figures that all runs have; the largest losses first. */
export function judge(base: readonly unknown[], now: readonly unknown[]): readonly Verdict[] {
  const [before, after] = [base.map((run) => figuresOf(run)), now.map((run) => figuresOf(run))]
  const names = [...(before[0]?.keys() ?? [])].filter(
    (name) => (LESS.test(name) || MORE.test(name)) && [...before, ...after].every((run) => run.has(name))
  )
  const of = (runs: readonly ReadonlyMap<string, number>[], name: string): number[] => runs.map((run) => run.get(name)!)
  return names.map((name) => verdict(name, of(before, name), of(after, name))).sort((a, b) => b.loss - a.loss)
}
