import { expect, test } from 'vitest'
import { isFresh } from '@core/freshness'

const POLICY = { listMs: 1000, engineMs: 2000, emptyMs: 100 }

test('an answer is fresh until its age, and one from the future never: a clock was set back, and nobody knows how old it is', () => {
  expect(isFresh('engine', false, 5000, 5000, POLICY)).toBe(true)
  expect(isFresh('engine', false, 5000, 6999, POLICY)).toBe(true)
  expect(isFresh('engine', false, 5000, 7000, POLICY)).toBe(false)
  expect(isFresh('engine', false, 5001, 5000, POLICY)).toBe(false)
  expect(isFresh('types', false, 5001, 5000, POLICY)).toBe(false)
})
