/** Counts tests while they run, so that the total is right even if the run fails or is ended. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Test files whose process crashed. Their tests are not counted. */
  readonly crashed?: readonly string[]
}
export type Outcome = 'passed' | 'failed' | 'skipped'

export const NONE: Totals = { passed: 0, failed: 0, skipped: 0 }
export const add = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped
})
/** The last line always has two numbers; skipped tests are on the line above. */
export const summary = ({ passed, failed, skipped }: Totals): string =>
  `${skipped > 0 ? `${skipped} skipped\n` : ''}${passed} passed, ${failed} failed`

/** Where a run's reporter writes its counts; without it, it writes none. */
export const COUNTS_FILE = 'TEST_COUNTS_FILE'

/** The outcome of every test so far, by its id: a retried test counts once. Written to the file after each test. */
export class Counter {
  readonly #outcomes = new Map<string, Outcome>()
  readonly #file: string | undefined
  #crashed: readonly string[] = []

  constructor(file = process.env[COUNTS_FILE]) {
    this.#file = file
    this.#write()
  }
  set(id: string, outcome: Outcome): void {
    this.#outcomes.set(id, outcome)
    this.#write()
  }
  setCrashed(files: readonly string[], ids: readonly string[]): void {
    this.#crashed = files
    for (const id of ids) this.#outcomes.delete(id)
    this.#write()
  }
  get totals(): Totals {
    const count = (outcome: Outcome): number => [...this.#outcomes.values()].filter((one) => one === outcome).length
    const totals = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
    return this.#crashed.length > 0 ? { ...totals, crashed: this.#crashed } : totals
  }
  #write(): void {
    if (this.#file === undefined || this.#file === '') return
    writeTotals(this.#file, this.totals)
  }
}

export function writeTotals(file: string, totals: Totals): void {
  mkdirSync(dirname(file), { recursive: true })
  // atomic: the run may end at any moment
  writeFileSync(`${file}.tmp`, JSON.stringify(totals))
  renameSync(`${file}.tmp`, file)
}

/** The counts of a run; a failed run without a failed test or a crashed file counts as one failure. */
export function readTotals(file: string, ok: boolean): Totals {
  let totals = NONE
  try {
    totals = JSON.parse(readFileSync(file, 'utf8')) as Totals
  } catch {
    // the run ended before its first test
  }
  return ok || totals.crashed ? totals : { ...totals, failed: Math.max(1, totals.failed) }
}
