import { describe, expect, it } from 'vitest'
import { buildCurves, type CurveSource } from '@shared/dyno/curve-set'
import { random } from '../../helpers/random'

const stage = (more: Partial<NonNullable<CurveSource['remap_stages']>[number]>) => ({
  stage_no: 1,
  power: null,
  torque: null,
  hp_values: null,
  nm_values: null,
  modifications: null,
  ...more
})

describe('any strings', () => {
  const r = random(7)
  const member = (): string =>
    r.chance(0.03) ? r.pick(['', 'x', '1e3', 'Infinity', ' ']) : r.chance(0.08) ? '0' : String(r.int(-5, 6000))
  const text = (count: number): string | null =>
    r.chance(0.07) ? r.pick([null, '', ' ']) : Array.from({ length: count }, member).join(',')

  it('never produce a point that was not received, and rise in rpm up to their peak', () => {
    let drawn = 0
    for (let run = 0; run < 2000; run++) {
      const count = r.int(1, 12)
      const near = (): number => (r.chance(0.85) ? count : r.int(1, 12))
      const source: CurveSource = {
        power: r.chance(0.8) ? r.int(-1, 300) : null,
        torque: r.chance(0.8) ? r.int(-1, 600) : null,
        rpm_values: r.chance(0.8) ? Array.from({ length: count }, (_, i) => (i + 1) * 250).join(',') : text(count),
        hp_values: text(near()),
        nm_values: text(near()),
        remap_stages: Array.from({ length: r.int(0, 3) }, () =>
          stage({ stage_no: r.int(0, 3), hp_values: text(near()), nm_values: text(near()) })
        )
      }
      const options = { trimZeroPadding: r.chance(0.5), drawCommonPart: r.chance(0.3), peakTolerancePercent: 2 }
      const set = buildCurves(source, options)
      for (const curve of set.curves) {
        for (const quantity of ['power', 'torque'] as const) {
          const trace = curve[quantity]
          if (!trace) continue
          drawn++
          const lengths = [set.rpm, curve.strings.power, curve.strings.torque]
            .filter((one) => one.kind === 'numbers')
            .map((one) => one.members.length)
          if (!options.drawCommonPart) expect(new Set(lengths).size).toBe(1)
          for (const point of trace.points)
            expect([point.rpm, point.value]).toEqual([
              Number(set.rpm.members[point.index]),
              Number(curve.strings[quantity].members[point.index])
            ])
          const speeds = trace.points.map((point) => point.rpm)
          expect(speeds.every((speed, i) => i === 0 || speed > (speeds[i - 1] ?? Infinity))).toBe(true)
          expect(trace.peak.value).toBe(Math.max(...trace.points.map((point) => point.value)))
          expect(trace.points.find((point) => point.value === trace.peak.value)).toEqual(trace.peak)
        }
        const whole = curve.drawability === 'drawable' && curve.certain
        const given = curve.strings.power.kind !== 'none' || curve.strings.torque.kind !== 'none'
        // every curve that is not drawn completely has an issue
        if (!whole && given) expect(set.issues.some((one) => one.curves.includes(curve.key))).toBe(true)
      }
    }
    expect(drawn).toBeGreaterThan(1000)
  })
})
