import { expect, test } from 'vitest'
import { estimateSeconds, shareOfLimit } from '@shared/packs/pack-duration'
import type { BudgetRules } from '@shared/connection/rate-limit'

const RULES: BudgetRules = { limit: 3600, windowMs: 3_600_000, reservePercent: 30, callsPerSecond: 5, concurrent: 4 }

test('nothing takes no time', () => expect(estimateSeconds(0, 0, RULES)).toBe(0))
test('what is left now goes out at the pace of background work, which leaves a start a second to people', () => {
  expect(estimateSeconds(612, 2520, RULES)).toBe(153)
  expect(estimateSeconds(612, 2520, { ...RULES, callsPerSecond: 1 })).toBe(612)
})
test('beyond that each window brings one allowance', () => {
  expect(estimateSeconds(2521, 2520, RULES)).toBe(3601)
  expect(estimateSeconds(2520 * 3, 2520, RULES)).toBe(Math.ceil(7200.5 + 630))
  expect(estimateSeconds(100, 0, RULES)).toBe(Math.ceil(3600.25 + 25))
})
test('a reserve that leaves nothing leaves no time either', () =>
  expect(estimateSeconds(1, 0, { ...RULES, limit: 1, reservePercent: 90 })).toBe(Infinity))
test('without a limit only the pace counts', () => {
  expect(estimateSeconds(40_000, Number.MAX_SAFE_INTEGER - 5, { ...RULES, limit: 0 })).toBe(10_000)
  expect(shareOfLimit(612, { ...RULES, limit: 0 })).toBe(0)
})
test('the share is of the whole limit', () => expect(shareOfLimit(612, RULES)).toBeCloseTo(0.17))
