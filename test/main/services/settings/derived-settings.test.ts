import { expect, test } from 'vitest'
import { freshnessPolicy } from '@shared/catalogue/freshness'
import { budgetRules } from '@main/services/settings/derived-settings'
import { allowance } from '@shared/connection/rate-limit'
import { defaultSettings } from '@shared/settings/schema'

const DAY = 86_400_000
const policyOf = (changed: Record<string, unknown>) => {
  const all = { ...defaultSettings(), ...changed } as Record<string, unknown>
  return freshnessPolicy(((key: string) => all[key]) as never)
}

test('catalogue and support have 3600 calls an hour by default, and File Tuning has no limit', () => {
  const rules = budgetRules({ get: ((key: string) => (defaultSettings() as Record<string, unknown>)[key]) as never })
  for (const family of ['vehicleDatabase', 'support'] as const)
    expect(rules(family)).toMatchObject({ limit: 3600, windowMs: 3_600_000 })
  expect(allowance(rules('fileTuning'), false)).toBe(Number.MAX_SAFE_INTEGER)
  expect(allowance(rules('fileTuning'), true)).toBe(Number.MAX_SAFE_INTEGER)
})

test('each level of lists may have an age limit of its own, also none; the others follow that of all lists', () => {
  expect(policyOf({})).toMatchObject({ listMs: 7 * DAY, engineMs: 14 * DAY, levelMs: {} })
  expect(policyOf({ 'freshness.manufacturersDays': 90, 'freshness.enginesDays': 0 }).levelMs).toEqual({
    manufacturers: 90 * DAY,
    engines: 0
  })
})

test('records past the retention limit are fresh on no level', () => {
  expect(policyOf({ 'policy.keepDays': 5, 'freshness.typesDays': 30, 'freshness.modelsDays': 2 })).toMatchObject({
    listMs: 5 * DAY,
    engineMs: 5 * DAY,
    levelMs: { types: 5 * DAY, models: 2 * DAY }
  })
})
