import { describe, expect, it } from 'vitest'
import { type CurvePlausibility } from '@shared/dyno/curve-plausibility'
import { PS_PER_NM_RPM } from '@shared/dyno/curve-physics'
import { buildCurves, type CurveSource } from '@shared/dyno/curve-set'
import { random, type Random } from '../../helpers/random'

const OPTIONS = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const NONE: CurveSource = {
  power: null,
  torque: null,
  hp_values: null,
  nm_values: null,
  rpm_values: null,
  remap_stages: []
}
const judge = (
  source: Partial<CurveSource>,
  options: Partial<Parameters<typeof buildCurves>[1]> = {}
): CurvePlausibility => {
  const [stock] = buildCurves({ ...NONE, ...source }, { ...OPTIONS, ...options }).curves
  if (!stock) throw new Error('no stock curve')
  return stock.plausibility
}
interface Sample {
  readonly rpm: number[]
  readonly torque: number[]
  readonly power: number[]
}
/** Any engine from a moped to a ship, with rising, constant and falling torque. */
function sample(chance: Random): Sample {
  const points = chance.int(4, 60)
  const first = chance.int(400, 1500)
  const step = chance.int(20, 500)
  const peak = chance.pick([8, 40, 150, 400, 900, 3000])
  const rise = chance.next() * 0.8
  const fall = chance.next() * 0.6
  const rpm = Array.from({ length: points }, (_, i) => first + i * step)
  const torque = rpm.map((_, i) => {
    const x = i / (points - 1)
    return peak * (x < 0.35 ? 1 - rise * (1 - x / 0.35) : x < 0.6 ? 1 : 1 - fall * ((x - 0.6) / 0.4))
  })
  return { rpm, torque, power: rpm.map((n, i) => (torque[i] ?? 0) * n * PS_PER_NM_RPM) }
}
type Rounding = (value: number) => number
const ROUNDINGS: readonly Rounding[] = [
  (v) => v,
  Math.round,
  Math.floor,
  (v) => Math.round(v * 10) / 10,
  (v) => Math.round(v * 100) / 100,
  (v) => Math.round(v / 5) * 5,
  (v) => Math.round(v / 10) * 10
]
const text = (values: readonly number[], rounding: Rounding = (v) => v): string =>
  values.map((value) => Number(rounding(value).toFixed(4))).join(',')
const sourceOf = ({ rpm, torque, power }: Sample, rounding: Rounding): Partial<CurveSource> => ({
  rpm_values: text(rpm),
  hp_values: text(power, rounding),
  nm_values: text(torque, rounding)
})
const zeroes = (source: Partial<CurveSource>): boolean =>
  [source.hp_values, source.nm_values].some((values) => values?.split(',').includes('0'))

describe('a clean curve', () => {
  it('is never flagged, with any rounding of its values (property)', () => {
    const chance = random(1901)
    let judged = 0
    for (let run = 0; run < 6000; run++) {
      const curve = sample(chance)
      const source = sourceOf(curve, chance.pick(ROUNDINGS))
      // a moped rounded to tens has inner zeros, which are a fault
      if (zeroes(source)) continue
      judged++
      const headline = chance.chance(0.5)
        ? { power: Math.round(Math.max(...curve.power)), torque: Math.round(Math.max(...curve.torque)) }
        : {}
      const { result, flagged, checks } = judge(
        { ...source, ...headline },
        { physicsTolerancePercent: chance.pick([0.5, 1, 3]) }
      )
      expect({
        run,
        source,
        result,
        flagged,
        faults: checks.filter((one) => one.state === 'fault')
      }).toMatchObject({
        result: { kind: 'consistent' },
        flagged: false,
        faults: []
      })
    }
    expect(judged).toBeGreaterThan(4000)
  })

  it('in another unit is consistent once that unit is assumed', () => {
    const chance = random(77)
    for (let run = 0; run < 500; run++) {
      const curve = sample(chance)
      const bhp = { ...curve, power: curve.power.map((value) => value / 1.01386967) }
      const source = sourceOf(bhp, Math.round)
      if (zeroes(source)) continue
      expect(
        judge(source, { assume: { curvePower: 'bhp', curveTorque: 'Nm', stagePower: 'PS', stageTorque: 'Nm' } }).result
      ).toEqual({ kind: 'consistent' })
    }
  })
})

describe('a curve in bhp', () => {
  const IN_BHP = {
    power: 150,
    rpm_values: '1500,2500,3500,4000,4500',
    nm_values: '219,281,287,263,223',
    hp_values: '46.1,98.7,141.1,147.9,140.9'
  }

  it('is not consistent within the peak tolerance, since another unit fits', () => {
    expect(judge(IN_BHP)).toMatchObject({
      result: { kind: 'unchecked', reason: 'power-unit' },
      flagged: true,
      unitHint: 'bhp',
      physics: { faults: 0 }
    })
    expect(judge({ ...IN_BHP, power: null })).toMatchObject({
      result: { kind: 'unchecked', reason: 'power-unit' },
      unitHint: 'bhp'
    })
    // without torque only the headline counts
    expect(judge({ ...IN_BHP, nm_values: null })).toMatchObject({
      result: { kind: 'unchecked', reason: 'power-unit' },
      flagged: true
    })
  })

  it('is consistent once bhp is assumed', () => {
    expect(
      judge(IN_BHP, { assume: { curvePower: 'bhp', curveTorque: 'Nm', stagePower: 'PS', stageTorque: 'Nm' } })
    ).toMatchObject({ result: { kind: 'consistent' }, flagged: false, unitHint: null })
  })

  it('is not suspected where power fits torque × speed and the peak is between two points', () => {
    expect(
      judge({
        power: 152,
        rpm_values: '1500,2500,3500,4000,4500',
        nm_values: '219,281,287,263,223',
        hp_values: '46.8,100,143,149.8,142.9'
      })
    ).toMatchObject({ result: { kind: 'consistent' }, unitHint: null })
  })

  it('is not suspected because of rounded small figures', () => {
    expect(judge({ power: 80, rpm_values: '3000,4000', nm_values: null, hp_values: '70,79' })).toMatchObject({
      flagged: false,
      unitHint: null
    })
  })

  it('is always detected with a large enough headline (property)', () => {
    const chance = random(139)
    for (let made = 0; made < 1500;) {
      const curve = sample(chance)
      if (Math.max(...curve.power) < 200 || Math.max(...curve.torque) < 200) continue
      made++
      const source = sourceOf(
        { ...curve, power: curve.power.map((value) => value / 1.01386967) },
        chance.pick(ROUNDINGS.slice(0, 3))
      )
      if (zeroes(source)) continue
      const { result } = judge({ ...source, power: Math.round(Math.max(...curve.power)) })
      expect({ made, source, kind: result.kind }).not.toMatchObject({ kind: 'consistent' })
    }
  })
})

describe('a seeded fault', () => {
  /** Curves with values too large for rounding to explain the fault. */
  function* curves(count: number): Generator<{ curve: Sample; chance: Random }> {
    const chance = random(4711)
    for (let made = 0; made < count;) {
      const curve = sample(chance)
      if (Math.min(...curve.power) < 40 || Math.min(...curve.torque) < 40) continue
      made++
      yield { curve, chance }
    }
  }
  const FAULTS: Readonly<Record<string, (curve: Sample, chance: Random) => Partial<CurveSource>>> = {
    'one power too high': (curve, chance) => {
      const at = chance.int(0, curve.power.length - 1)
      return sourceOf({ ...curve, power: curve.power.map((v, i) => (i === at ? v * 1.16 : v)) }, Math.round)
    },
    'one torque too low': (curve, chance) => {
      const at = chance.int(0, curve.torque.length - 1)
      return sourceOf({ ...curve, torque: curve.torque.map((v, i) => (i === at ? v * 0.72 : v)) }, Math.round)
    },
    'power in kW': (curve) => sourceOf({ ...curve, power: curve.power.map((v) => v * 0.7355) }, Math.round),
    'torque in lb-ft': (curve) => sourceOf({ ...curve, torque: curve.torque.map((v) => v * 0.7376) }, Math.round),
    'power and torque exchanged': (curve) => ({
      rpm_values: text(curve.rpm),
      hp_values: text(curve.torque.map((v) => v * 1.9)),
      nm_values: text(curve.power)
    }),
    'a headline of another tune': (curve) => ({
      ...sourceOf(curve, Math.round),
      power: Math.round(Math.max(...curve.power) * 1.12)
    }),
    'a torque headline of another tune': (curve) => ({
      ...sourceOf(curve, Math.round),
      torque: Math.round(Math.max(...curve.torque) * 0.9)
    }),
    'one value missing': (curve) => ({
      ...sourceOf(curve, Math.round),
      hp_values: text(curve.power.slice(1), Math.round)
    }),
    'an rpm missing': (curve) => ({ ...sourceOf(curve, Math.round), rpm_values: text(curve.rpm.slice(1)) }),
    'an rpm twice': (curve) => ({
      ...sourceOf(curve, Math.round),
      rpm_values: text(curve.rpm.map((v, i) => (i === 1 ? (curve.rpm[0] ?? v) : v)))
    }),
    'an rpm below zero': (curve) => ({
      ...sourceOf(curve, Math.round),
      rpm_values: text(curve.rpm.map((v, i) => (i === 0 ? -v : v)))
    }),
    'a zero inside of both': (curve) => {
      const hole = (values: readonly number[]) => values.map((v, i) => (i === 2 ? 0 : v))
      return sourceOf({ rpm: curve.rpm, power: hole(curve.power), torque: hole(curve.torque) }, Math.round)
    },
    'a zero inside of one': (curve) =>
      sourceOf({ ...curve, power: curve.power.map((v, i) => (i === 2 ? 0 : v)) }, Math.round),
    'a negative value': (curve) =>
      sourceOf({ ...curve, torque: curve.torque.map((v, i) => (i === 1 ? -v : v)) }, Math.round),
    'a member that is no number': (curve) => ({
      ...sourceOf(curve, Math.round),
      nm_values: `${text(curve.torque.slice(1), Math.round)},x`
    }),
    'nothing but zeros': (curve) =>
      sourceOf({ ...curve, power: curve.power.map(() => 0), torque: curve.torque.map(() => 0) }, Math.round)
  }

  it.each(Object.keys(FAULTS))('is always detected: %s', (name) => {
    for (const { curve, chance } of curves(60)) {
      const source = FAULTS[name]?.(curve, chance) ?? {}
      const { result, flagged } = judge(source)
      expect({ source, result, flagged }).toMatchObject({ flagged: true })
      expect(result.kind).not.toBe('consistent')
    }
  })

  it.each([true, false])('of padding is reported, and flagged when the zeros stay (cut: %s)', (trimZeroPadding) => {
    for (const { curve } of curves(20)) {
      const padded = {
        rpm: [...curve.rpm, (curve.rpm.at(-1) ?? 0) + 100],
        power: [...curve.power, 0],
        torque: [...curve.torque, 0]
      }
      const { checks, flagged } = judge(sourceOf(padded, Math.round), { trimZeroPadding })
      expect(checks.find((one) => one.check === 'padding')).toMatchObject({
        state: 'note',
        numbers: { start: 0, end: 1 }
      })
      expect(flagged).toBe(!trimZeroPadding)
    }
  })

  it('of order is reported but not flagged', () => {
    const { checks, flagged } = judge({
      rpm_values: '3000,1000,2000',
      nm_values: '200,200,200',
      hp_values: '85.4,28.5,57'
    })
    expect(checks.find((one) => one.check === 'order')).toMatchObject({ state: 'note' })
    expect(flagged).toBe(false)
  })
})
