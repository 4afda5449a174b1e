/** Vitest reporter that counts tests as they end. */
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
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
  /** On CI only. A process that crashes leaves its file pending and one error; any other error fails the run. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (!process.env['CI']) return
    const crashed = modules.filter((module) => module.state() === 'pending')
    if (crashed.length === 0 || crashed.length !== errors.length) return
    const tests = crashed.flatMap((module) => [...module.children.allTests()])
    this.#counter.setCrashed(
      crashed.map(({ moduleId }) => moduleId),
      tests.map(({ id }) => id)
    )
  }
}
