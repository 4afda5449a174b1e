/** Playwright reporter that counts tests as they end. */
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { Counter, type Outcome } from './totals.ts'

const OUTCOMES: Readonly<Record<ReturnType<TestCase['outcome']>, Outcome>> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped'
}

export default class CountReporter implements Reporter {
  readonly #counter = new Counter()

  onTestEnd(test: TestCase): void {
    this.#counter.set(test.id, OUTCOMES[test.outcome()])
  }
  printsToStdio(): boolean {
    return false
  }
}
