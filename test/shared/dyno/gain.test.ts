import { describe, expect, it } from 'vitest'
import { gainOf, plainNumber } from '@shared/dyno/gain'

describe('gains (traps 50, 51)', () => {
  it('are signed and computed from unrounded values', () => {
    expect(gainOf(150, 190)).toEqual({ absolute: 40, percent: expect.closeTo(26.6667, 3) })
    expect(gainOf(150, 145)).toEqual({ absolute: -5, percent: expect.closeTo(-3.3333, 3) })
    expect(gainOf(150, 190.1).absolute).toBe(40.1)
  })

  it.each([0, -10])('have no percent of a base of %d', (base) => {
    expect(gainOf(base, 40)).toEqual({ absolute: 40 - base, percent: null })
  })

  it('are null when either side is missing', () => {
    expect(gainOf(null, 190)).toEqual({ absolute: null, percent: null })
    expect(gainOf(150, null)).toEqual({ absolute: null, percent: null })
  })

  it('are null instead of infinite', () => {
    expect(gainOf(-1e308, 1e308)).toEqual({ absolute: null, percent: null })
    expect(gainOf(5e-324, 400)).toEqual({ absolute: 400, percent: null })
    expect(gainOf(1e300, 3e300)).toEqual({ absolute: 2e300, percent: 200 })
  })

  it('are plain numbers for programs', () => {
    expect([40, -5.5, 0, null].map(plainNumber)).toEqual(['40', '-5.5', '0', ''])
  })
})
