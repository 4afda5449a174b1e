import { describe, expect, it } from 'vitest'
import { figuresOf, judge } from './judge'
import { welchP } from './welch'

describe("Welch's t-test", () => {
  // the three examples of the article on the test in Wikipedia
  it.each([
    [
      [27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4],
      [27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4],
      0.021
    ],
    [
      [17.2, 20.9, 22.6, 18.1, 21.7, 21.4, 23.5, 24.2, 14.7, 21.8],
      [
        21.5, 22.8, 21.0, 23.0, 21.6, 23.6, 22.5, 20.7, 23.4, 21.8, 20.7, 21.7, 21.5, 22.5, 23.6, 21.5, 22.5, 23.5,
        21.5, 21.8
      ],
      0.149
    ],
    [
      [19.8, 20.4, 19.6, 17.8, 18.5, 18.9, 18.3, 18.9, 19.5, 22.0],
      [
        28.2, 26.6, 20.1, 23.3, 25.2, 22.1, 17.7, 27.6, 20.6, 13.7, 23.2, 17.5, 20.6, 18.0, 23.9, 21.6, 24.3, 20.4,
        24.0, 13.2
      ],
      0.036
    ]
  ])('has the probability of published samples (%#)', (left, right, p) => {
    expect(welchP(left, right)).toBeCloseTo(p, 3)
    expect(welchP(right, left)).toBeCloseTo(p, 3)
  })
  it('handles samples without variance and too few samples', () => {
    expect([welchP([2, 2], [2, 2]), welchP([2, 2], [3, 3]), welchP([2], [9, 9])]).toEqual([1, 0, 1])
  })
})

describe('figures of a run', () => {
  it('are medians and single numbers by name', () => {
    const run = {
      startup: { demo: { readyMs: { n: 3, min: 1, p50: 2, p95: 3, max: 3 } }, host: 'stand-in' },
      gzipBytes: 7
    }
    expect([...figuresOf(run)]).toEqual([
      ['startup.demo.readyMs', 2],
      ['gzipBytes', 7]
    ])
  })
})

describe('a comparison', () => {
  const runs = (values: readonly number[], name = 'startMs') => values.map((value) => ({ bench: { [name]: value } }))
  const isLost = (base: readonly number[], now: readonly number[], name?: string): boolean =>
    judge(runs(base, name), runs(now, name))[0]!.isLost

  it('finds a loss of 5 % that chance does not explain', () => {
    expect(isLost([100, 101, 99, 100], [108, 107, 109, 108])).toBe(true)
    expect(isLost([100, 101, 99, 100], [104, 103, 104, 105])).toBe(false)
    expect(isLost([100, 160, 80, 120], [108, 170, 90, 130])).toBe(false)
    expect(isLost([108, 107, 109, 108], [100, 101, 99, 100])).toBe(false)
  })
  it('recognizes figures where more is better', () => {
    expect(isLost([500, 501, 502], [400, 401, 402], 'appendPerSecond')).toBe(true)
    expect(isLost([400, 401, 402], [500, 501, 502], 'appendPerSecond')).toBe(false)
  })
  it('leaves out counts and figures that one side did not measure', () => {
    expect(judge(runs([1, 1], 'engines'), runs([2, 2], 'engines'))).toEqual([])
    expect(judge(runs([1, 1], 'aMs'), runs([2, 2], 'bMs'))).toEqual([])
  })
})
