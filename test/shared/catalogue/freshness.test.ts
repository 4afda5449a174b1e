import { expect, test } from 'vitest'
import { freshForMs, isFresh } from '@shared/catalogue/freshness'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const POLICY = { listMs: 1000, engineMs: 2000, emptyMs: 100 }

test('is fresh up to its age limit; an answer from the future is never fresh', () => {
  expect(isFresh('engine', false, 5000, 5000, POLICY)).toBe(true)
  expect(isFresh('engine', false, 5000, 6999, POLICY)).toBe(true)
  expect(isFresh('engine', false, 5000, 7000, POLICY)).toBe(false)
  expect(isFresh('engine', false, 5001, 5000, POLICY)).toBe(false)
  expect(isFresh('types', false, 5001, 5000, POLICY)).toBe(false)
})

test('uses the limit of the level, else of all lists', () => {
  const policy = { ...POLICY, levelMs: { manufacturers: 5000, engines: 0 } }
  const age = (name: 'types' | 'manufacturers' | 'engines'): number => freshForMs(name, false, policy)
  expect([age('types'), age('manufacturers'), age('engines')]).toEqual([1000, 5000, 0])
  expect(freshForMs('engine', false, policy)).toBe(2000)
})

test('caches empty lists, engines and searches for a shorter time, but a missing performance as long as figures', () => {
  const policy = { listMs: 30 * DAY, engineMs: 60 * DAY, emptyMs: HOUR / 2 }
  for (const name of ['types', 'manufacturers', 'models', 'generations', 'engines', 'engine'] as const)
    expect(freshForMs(name, true, policy), name).toBe(HOUR / 2)
  for (const name of ['search', 'engineSearch'] as const)
    expect([freshForMs(name, true, policy), freshForMs(name, false, policy)], name).toEqual([HOUR, DAY])
  expect(freshForMs('performance', true, policy)).toBe(60 * DAY)
  // with an age of 0 even empty answers are refreshed at every opening
  expect(freshForMs('engines', true, { ...policy, listMs: 0 })).toBe(0)
})
