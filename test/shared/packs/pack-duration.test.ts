import { expect, test } from 'vitest'
import { estimateSeconds, shareOfLimit } from '@shared/packs/pack-duration'
import type { BudgetRules } from '@shared/connection/rate-limit'

const RULES: BudgetRules = { limit: 3600, windowMs: 3_600_000, reservePercent: 30, callsPerSecond: 5, concurrent: 4 }

test('is 0 without calls', () => expect(estimateSeconds(0, 0, RULES)).toBe(0))
test('uses the calls left at the background pace, which leaves one start a second to the user', () => {
  expect(estimateSeconds(612, 2520, RULES)).toBe(153)
  expect(estimateSeconds(612, 2520, { ...RULES, callsPerSecond: 1 })).toBe(612)
})
test('then adds one allowance per window', () => {
  expect(estimateSeconds(2521, 2520, RULES)).toBe(3601)
  expect(estimateSeconds(2520 * 3, 2520, RULES)).toBe(Math.ceil(7200.5 + 630))
  expect(estimateSeconds(100, 0, RULES)).toBe(Math.ceil(3600.25 + 25))
})
test('is infinite if the reserve leaves nothing', () =>
  expect(estimateSeconds(1, 0, { ...RULES, limit: 1, reservePercent: 90 })).toBe(Infinity))
test('follows the pace alone without a limit', () => {
  expect(estimateSeconds(40_000, Number.MAX_SAFE_INTEGER - 5, { ...RULES, limit: 0 })).toBe(10_000)
  expect(shareOfLimit(612, { ...RULES, limit: 0 })).toBe(0)
})
test('is a share of the whole limit', () => expect(shareOfLimit(612, RULES)).toBeCloseTo(0.17))
