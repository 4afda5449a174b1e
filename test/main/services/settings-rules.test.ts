import { expect, test } from 'vitest'
import { freshnessPolicy } from '../../../src-main/services/settings-rules'
import { defaultSettings } from '@core/settings/schema'

const DAY = 86_400_000
const policyOf = (changed: Record<string, unknown>) => {
  const all = { ...defaultSettings(), ...changed } as Record<string, unknown>
  return freshnessPolicy({ get: ((key: string) => all[key]) as never })()
}

test('each level of lists may have an age of its own, also none; the others follow that of every list', () => {
  expect(policyOf({})).toMatchObject({ listMs: 7 * DAY, engineMs: 14 * DAY, levelMs: {} })
  expect(policyOf({ 'freshness.manufacturersDays': 90, 'freshness.enginesDays': 0 }).levelMs).toEqual({ manufacturers: 90 * DAY, engines: 0 })
})

test('what may not be kept any longer is young on no level', () => {
  expect(policyOf({ 'policy.keepDays': 5, 'freshness.typesDays': 30, 'freshness.modelsDays': 2 })).toMatchObject({ listMs: 5 * DAY, engineMs: 5 * DAY, levelMs: { types: 5 * DAY, models: 2 * DAY } })
})
