import { describe, expect, it } from 'vitest'
import { checkPlausibility } from '@shared/dyno/curve-plausibility'
import { medianOf, resolutionOf } from '@shared/dyno/curve-physics'
import { parseValues } from '@shared/dyno/value-strings'

describe('the resolution of rounded values', () => {
  it.each([
    ['1,2,3', 1],
    ['1.5,2,3', 0.1],
    ['1.25,2.5', 0.01],
    ['100,200,300,400', 50],
    ['105,110,120,135', 5],
    ['100,200', 1],
    ['', 0]
  ])('of %s is %d', (values, step) => {
    expect(resolutionOf(parseValues(values))).toBeCloseTo(step)
  })

  it('averages the two middle values of an even count', () => {
    expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3])]).toEqual([2, 2.5])
  })

  it('skips every check without values', () => {
    const none = parseValues(null)
    const strings = { rpm: none, power: none, torque: none }
    expect(
      checkPlausibility(
        {
          strings,
          power: null,
          torque: null,
          certain: true,
          headline: { power: null, torque: null },
          found: [],
          scale: { power: 1, torque: 1 }
        },
        { peakPercent: 2, physicsPercent: 3 }
      ).checks.every((one) => one.state === 'skipped')
    ).toBe(true)
  })
})
