/** Adds up what Vitest and Playwright wrote about their runs. */

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests?: number
  numTodoTests?: number
  success: boolean
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors?: unknown[]
}

/** A file that could not even be read counts as one failure. */
export function ofVitest(report: VitestReport): Totals {
  const failed = report.numFailedTests
  return { passed: report.numPassedTests, failed: failed === 0 && !report.success ? 1 : failed, skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0) }
}
export function ofPlaywright({ stats, errors = [] }: PlaywrightReport): Totals {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected === 0 && errors.length > 0 ? 1 : stats.unexpected, skipped: stats.skipped }
}
export const add = (a: Totals, b: Totals): Totals => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped })
export const line = ({ passed, failed, skipped }: Totals): string => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
