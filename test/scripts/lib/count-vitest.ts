/** Vitest reporter that counts tests as they end. */
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { Counter } from './totals.ts'

export default class CountReporter implements Reporter {
  readonly #counter = new Counter()

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state !== 'pending') this.#counter.set(test.id, state)
  }
  /** A group or file that failed outside its tests counts as one failure. */
  onTestSuiteResult(suite: TestSuite | TestModule): void {
    if (suite.errors().length > 0) this.#counter.set(suite.id, 'failed')
  }
  onTestModuleEnd(module: TestModule): void {
    this.onTestSuiteResult(module)
  }
}
