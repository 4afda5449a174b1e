import { describe, expect, it } from 'vitest'
import {
  rpmRangeGain,
  clampRpmRange,
  commonRpmRange,
  largestGain,
  meanOverRange,
  plateauOf,
  coveredRpmRange,
  valueAt
} from '@shared/dyno/rpm-range-gain'
import { buildCurves, type CurveSource, type Trace } from '@shared/dyno/curve-set'
import { random } from '../../helpers/random'

const OPTIONS = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const trace = (points: readonly (readonly [number, number])[]): Trace => {
  const made = points.map(([rpm, value], index) => ({ index, rpm, value }))
  return { points: made, peak: made.reduce((best, point) => (point.value > best.value ? point : best)) }
}

/** Linear interpolation by a simple search from the left. */
function slowValue({ points }: Trace, rpm: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!]
    if (rpm >= a.rpm && rpm <= b.rpm) return a.value + ((b.value - a.value) * (rpm - a.rpm)) / (b.rpm - a.rpm)
  }
  return NaN
}

describe('the mean gain in a range', () => {
  it('is within 0.1 % of a fine numerical reference for 1000 random pairs of curves', () => {
    const chance = random(11)
    for (let run = 0; run < 1000; run++) {
      const make = (level: number): Trace => {
        let rpm = chance.int(500, 1500)
        return trace(
          Array.from(
            { length: chance.int(5, 60) },
            () => [(rpm += chance.int(10, 400)), level * (0.5 + chance.next())] as const
          )
        )
      }
      const [stock, tuned] = [make(300), make(500)]
      const span = commonRpmRange(stock, tuned)
      if (!span) continue
      const ends = [
        span.from + chance.next() * (span.to - span.from),
        span.from + chance.next() * (span.to - span.from)
      ].sort((a, b) => a - b)
      const band = { from: ends[0]!, to: Math.max(ends[1]!, ends[0]! + 1) }
      if (band.to > span.to) continue
      const [before, after] = [meanOverRange(stock, band), meanOverRange(tuned, band)]
      const steps = 4000
      let sum = 0
      for (let i = 0; i < steps; i++) {
        const rpm = band.from + ((i + 0.5) / steps) * (band.to - band.from)
        sum += slowValue(tuned, rpm) - slowValue(stock, rpm)
      }
      const reference = sum / steps
      expect(Math.abs(after! - before! - reference)).toBeLessThan(0.001 * Math.max(Math.abs(reference), before! * 0.01))
    }
  })

  it('needs curves over the whole range', () => {
    const flat = trace([
      [1000, 100],
      [2000, 100]
    ])
    expect(meanOverRange(flat, { from: 1200, to: 1800 })).toBe(100)
    expect(meanOverRange(flat, { from: 900, to: 1800 })).toBeNull()
    expect(meanOverRange(flat, { from: 1500, to: 1500 })).toBeNull()
  })

  it('interpolates between points only', () => {
    const line = trace([
      [1000, 100],
      [1500, 160],
      [3000, 100]
    ])
    expect([1000, 1250, 1500, 2250, 3000].map((rpm) => valueAt(line, rpm))).toEqual([100, 130, 160, 130, 100])
    expect([999, 3001].map((rpm) => valueAt(line, rpm))).toEqual([null, null])
    expect(valueAt(trace([[2000, 7]]), 2000)).toBe(7)
  })
})

describe('the largest gain', () => {
  it('is at the largest difference, also between the points of one curve', () => {
    expect(
      largestGain(
        trace([
          [1000, 100],
          [3000, 100]
        ]),
        trace([
          [1000, 110],
          [1800, 160],
          [3000, 120]
        ])
      )
    ).toEqual({ rpm: 1800, gain: 60 })
    expect(
      largestGain(
        trace([
          [1000, 100],
          [1700, 60],
          [3000, 100]
        ]),
        trace([
          [1000, 100],
          [3000, 100]
        ])
      )
    ).toEqual({ rpm: 1700, gain: 40 })
  })

  it('takes the lowest of equals and is null without a common range', () => {
    expect(
      largestGain(
        trace([
          [1000, 1],
          [2000, 1]
        ]),
        trace([
          [1000, 3],
          [2000, 3]
        ])
      )
    ).toEqual({ rpm: 1000, gain: 2 })
    expect(
      largestGain(
        trace([
          [1000, 1],
          [2000, 1]
        ]),
        trace([
          [2000, 3],
          [3000, 3]
        ])
      )
    ).toBeNull()
  })
})

describe('the plateau', () => {
  it('ends where the curve crosses 95 % of its peak', () => {
    expect(
      plateauOf(
        trace([
          [1000, 90],
          [2000, 100],
          [3000, 90]
        ])
      )
    ).toEqual({ from: 1500, to: 2500, width: 1000, openStart: false, openEnd: false })
  })

  it('reports open ends', () => {
    expect(
      plateauOf(
        trace([
          [1500, 98],
          [2000, 100],
          [3000, 97]
        ])
      )
    ).toEqual({ from: 1500, to: 3000, width: 1500, openStart: true, openEnd: true })
  })

  it('ends at a dip', () => {
    expect(
      plateauOf(
        trace([
          [1000, 100],
          [2000, 100],
          [2500, 80],
          [3000, 100]
        ])
      ).to
    ).toBeCloseTo(2125)
  })
})

describe('a range', () => {
  const span = { from: 1000, to: 4000 }
  it.each([
    [
      { from: 2000, to: 3500 },
      { from: 2000, to: 3500 }
    ],
    [
      { from: 3500, to: 2000 },
      { from: 2000, to: 3500 }
    ],
    [
      { from: 500, to: 3500 },
      { from: 1000, to: 3500 }
    ],
    [{ from: 5000, to: 6000 }, span],
    [{ from: 2000, to: 2000 }, span]
  ])('%j is clamped to %j', (wish, band) => {
    expect(clampRpmRange(wish, span)).toEqual(band)
  })
})

describe('the gain of a stage', () => {
  const engine: CurveSource = {
    power: null,
    torque: null,
    rpm_values: '1000,2000,3000',
    nm_values: '200,200,200',
    hp_values: '28.5,57,85.4',
    remap_stages: [
      {
        stage_no: 1,
        power: null,
        torque: null,
        hp_values: '35.6,71.2,106.8',
        nm_values: '250,250,250',
        modifications: null
      }
    ]
  }
  const wish = { from: 1500, to: 2500 }

  it('has power and torque, the best speed, the plateau and the cruising speed', () => {
    const gain = rpmRangeGain(buildCurves(engine, OPTIONS), '1', wish, 2000)
    expect(gain).toMatchObject({
      kind: 'gain',
      band: wish,
      torque: { mean: 50, percent: 25, largest: { rpm: 1000, gain: 50 }, cruise: 50 },
      power: {
        mean: expect.closeTo(14.2125, 6),
        largest: { rpm: 3000, gain: expect.closeTo(21.4, 6) },
        cruise: expect.closeTo(14.2, 6)
      },
      plateau: { stock: { width: 2000 }, stage: { width: 2000, openEnd: true } }
    })
    expect(rpmRangeGain(buildCurves(engine, OPTIONS), '1', wish, 9000)).toMatchObject({ torque: { cruise: null } })
  })

  it('is refused for a flagged stock or stage curve, with the reason', () => {
    const stage = engine.remap_stages![0]!
    expect(rpmRangeGain(buildCurves({ ...engine, hp_values: '28.5,80,85.4' }, OPTIONS), '1', wish, 2000)).toEqual({
      kind: 'refused',
      curve: 'stock',
      verdict: { kind: 'off', by: 'physics', percent: expect.closeTo(40.5, 0), rpm: 2000 }
    })
    expect(
      rpmRangeGain(
        buildCurves({ ...engine, remap_stages: [{ ...stage, nm_values: '250,250' }] }, OPTIONS),
        '1',
        wish,
        2000
      )
    ).toEqual({ kind: 'refused', curve: '1', verdict: { kind: 'unchecked', reason: 'unequal-length' } })
  })

  it('exists for the given quantity alone', () => {
    const stage = engine.remap_stages![0]!
    expect(
      rpmRangeGain(buildCurves({ ...engine, remap_stages: [{ ...stage, hp_values: null }] }, OPTIONS), '1', wish, 2000)
    ).toMatchObject({ kind: 'gain', power: null, torque: { mean: 50 } })
  })

  it('is none for stock and unknown stages', () => {
    const set = buildCurves(engine, OPTIONS)
    expect([rpmRangeGain(set, 'stock', wish, 2000), rpmRangeGain(set, '7', wish, 2000)]).toEqual([
      { kind: 'none' },
      { kind: 'none' }
    ])
    expect(coveredRpmRange(set.curves)).toEqual({ from: 1000, to: 3000 })
  })
})
