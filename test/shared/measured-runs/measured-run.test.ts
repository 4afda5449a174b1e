import { describe, expect, it } from 'vitest'
import { buildCurves } from '@shared/dyno/curve-set'
import { decimate } from '@shared/dyno/chart/decimate'
import type { RunMapping } from '@shared/measured-runs/run-mapping'
import { compareRun, MAX_RUN_POINTS, readRun, runLine, runPeak, worstPhysics } from '@shared/measured-runs/measured-run'
import { random } from '../../helpers/random'

const MAPPING: RunMapping = {
  separator: ',',
  decimal: '.',
  headerLines: 1,
  rpm: 0,
  rpmScale: 1,
  power: 1,
  powerUnit: 'PS',
  torque: 2,
  torqueUnit: 'Nm',
  correction: 'din-70020'
}
const rows = (...lines: string[]): string[][] => ['rpm,power,torque', ...lines].map((line) => line.split(','))

describe('a run', () => {
  it('is converted to PS and Nm', () => {
    const run = readRun(rows('1,20,100', '2,40,100'), {
      ...MAPPING,
      rpmScale: 1000,
      powerUnit: 'kW',
      torqueUnit: 'lb-ft'
    })
    expect(run).toMatchObject({
      rpm: [1000, 2000],
      power: [expect.closeTo(27.192, 3), expect.closeTo(54.385, 3)],
      torque: [expect.closeTo(135.58, 2), expect.closeTo(135.58, 2)],
      leftOutCount: 0,
      sorted: false,
      merged: 0,
      cut: false
    })
  })

  it('leaves out incomplete rows and reports their lines', () => {
    const run = readRun(rows('1000,20,140', '', '1100,--,150', 'idle,1,2', '-5,1,2', '1200,24'), MAPPING)
    expect(run.rpm).toEqual([1000])
    expect(run.leftOut).toEqual([
      { line: 4, problem: 'no-power', text: '1100 -- 150' },
      { line: 5, problem: 'no-rpm', text: 'idle 1 2' },
      { line: 6, problem: 'negative-rpm', text: '-5 1 2' },
      { line: 7, problem: 'no-torque', text: '1200 24' }
    ])
    expect(run.leftOutCount).toBe(4)
  })

  it('sorts the rows and averages equal speeds, and reports both', () => {
    expect(readRun(rows('2000,40,140', '1000,20,140', '2000,42,150'), MAPPING)).toMatchObject({
      rpm: [1000, 2000],
      power: [20, 41],
      torque: [140, 145],
      sorted: true,
      merged: 1
    })
  })

  it('has no line for a missing column', () => {
    const run = readRun(rows('1000,20', '2000,40'), { ...MAPPING, torque: null })
    expect(run.torque).toBeNull()
    expect(runLine(run, 'torque')).toBeNull()
  })

  it('stops at the maximum number of points and reports it', () => {
    const run = readRun(
      Array.from({ length: MAX_RUN_POINTS + 5 }, (_, i) => [String(i), '1', '1']),
      { ...MAPPING, headerLines: 0 }
    )
    expect([run.rpm.length, run.cut]).toEqual([MAX_RUN_POINTS, true])
  })
})

describe('a run beside the catalogue', () => {
  const [stock] = buildCurves(
    {
      power: 85,
      torque: 200,
      rpm_values: '1000,2000,3000',
      nm_values: '200,200,200',
      hp_values: '28.5,57,85.4',
      remap_stages: []
    },
    { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
  ).curves
  const run = readRun(rows('900,20,150', '1000,28.5,196', '2000,57,190', '3000,83.6,180'), MAPPING)

  it('is compared at the peak, over the whole curve and within the tolerance', () => {
    expect(compareRun(run, stock!, 'power', 5)).toEqual({
      quantity: 'power',
      measured: { rpm: 3000, value: 83.6 },
      catalogue: { rpm: 3000, value: 85.4 },
      atPeak: expect.closeTo(-2.108, 3),
      compared: 3,
      within: 1,
      mean: expect.closeTo(-0.703, 3)
    })
    expect(compareRun(run, stock!, 'torque', 5)).toMatchObject({
      atPeak: expect.closeTo(-2, 6),
      compared: 3,
      within: 2 / 3,
      mean: expect.closeTo(-17 / 3, 6)
    })
  })

  it('is not compared without a line', () => {
    expect(compareRun({ ...run, torque: null }, stock!, 'torque', 5)).toBeNull()
    expect(compareRun(run, { power: null, torque: null }, 'power', 5)).toBeNull()
  })
})

describe('a decimated line', () => {
  it('keeps every extreme of every column of 100 000 points', () => {
    const chance = random(100)
    const x = Array.from({ length: 100_000 }, (_, i) => 800 + i * 0.05)
    const y = x.map((rpm, i) => 100 + Math.sin(rpm / 300) * 40 + chance.next() * 4 + (i === 54_321 ? 300 : 0))
    const few = decimate({ x, y }, 500)
    expect(few.x.length).toBeLessThanOrEqual(2000)
    expect(few.x.every((rpm, i) => i === 0 || rpm >= few.x[i - 1]!)).toBe(true)
    expect([Math.max(...few.y), few.x[0], few.x.at(-1)]).toEqual([y[54_321], x[0], x.at(-1)])
    const columnOf = (rpm: number): number => Math.min(499, Math.floor(((rpm - x[0]!) / (x.at(-1)! - x[0]!)) * 500))
    const heights = (line: { x: readonly number[]; y: readonly number[] }): string[] => {
      const found = Array.from({ length: 500 }, () => [Infinity, -Infinity])
      for (const [i, rpm] of line.x.entries()) {
        const column = found[columnOf(rpm)]!
        column[0] = Math.min(column[0]!, line.y[i]!)
        column[1] = Math.max(column[1]!, line.y[i]!)
      }
      return found.map(String)
    }
    expect(heights(few)).toEqual(heights({ x, y }))
    expect(runPeak({ x, y })).toEqual({ rpm: x[54_321], value: y[54_321] })
  })

  it('of few points stays unchanged', () => {
    const line = { x: [1, 2, 3], y: [4, 5, 6] }
    expect(decimate(line, 500)).toBe(line)
  })

  it('of constant speed is accepted', () => {
    expect(decimate({ x: Array<number>(50).fill(7), y: Array.from({ length: 50 }, (_, i) => i) }, 2)).toEqual({
      x: [7, 7],
      y: [0, 49]
    })
  })
})

describe('power of a run', () => {
  it('is compared with torque and speed, except where rounding is large', () => {
    expect(worstPhysics({ rpm: [100, 2400, 4000], power: [3, 96, 188], torque: [100, 400, 330] })).toEqual({
      rpm: 2400,
      percent: expect.closeTo(-29.8, 1)
    })
    expect(worstPhysics({ rpm: [2400], power: [96], torque: null })).toBeNull()
  })
})
