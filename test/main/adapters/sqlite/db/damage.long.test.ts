import { describe, expect, test } from 'vitest'
import { surviveMany } from './damage-cases'

/** Four times so many for each database. */
const DAMAGES = 250

describe.each(['cache', 'person', 'feed'] as const)('the %s database', (kind) => {
  test.each([20_261, 20_262, 20_263, 20_264])(
    `opens, accepts writes and reports losses after each of ${DAMAGES} random damages (seed %i)`,
    async (seed) => {
      expect(await surviveMany(kind, seed, DAMAGES)).toEqual([])
    }
  )
})
