import { describe, expect, it } from 'vitest'
import { buildCurves, type CurveSet, type CurveSource, type StageSource } from '@shared/dyno/curve-set'
import { POWER_UNITS } from '@shared/units/unit-names'
import { fromUnit, type PowerUnit } from '@shared/units/units'
import { DYNO_CURVES, type DynoCurve } from '../../fixtures/dyno/curves'

const OPTIONS = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const NONE: CurveSource = {
  power: null,
  torque: null,
  hp_values: null,
  nm_values: null,
  rpm_values: null,
  remap_stages: []
}
const assume = (curvePower: PowerUnit) =>
  ({ curvePower, curveTorque: 'Nm', stagePower: 'PS', stageTorque: 'Nm' }) as const
const build = (source: Partial<CurveSource>, taken: PowerUnit): CurveSet =>
  buildCurves({ ...NONE, ...source }, { ...OPTIONS, assume: assume(taken) })
const hintOf = (source: Partial<CurveSource>, taken: PowerUnit): PowerUnit | null =>
  build(source, taken).curves[0]?.plausibility.unitHint ?? null
const list = (values: readonly number[], decimals: number): string =>
  values.map((value) => value.toFixed(decimals)).join(',')
const PAIRS = POWER_UNITS.flatMap((real) => POWER_UNITS.map((taken) => ({ real, taken })))

/** The record of a measured run with power values in `real`. */
function recordOf({ rpm, torqueNm, powerPs }: DynoCurve, real: PowerUnit, decimals = 1): CurveSource {
  return {
    ...NONE,
    power: Math.round(Math.max(...powerPs)),
    torque: Math.round(Math.max(...torqueNm)),
    rpm_values: list(rpm, 0),
    nm_values: list(torqueNm, decimals),
    hp_values: list(
      powerPs.map((value) => value / fromUnit(1, real)),
      decimals
    )
  }
}

describe('the unit of twenty measured curves', () => {
  it.each(PAIRS)('is detected by headline and torque: $real taken as $taken', ({ real, taken }) => {
    expect(DYNO_CURVES).toHaveLength(20)
    const hints = DYNO_CURVES.map((curve) => [curve.engine, hintOf(recordOf(curve, real), taken)])
    expect(hints).toEqual(DYNO_CURVES.map(({ engine }) => [engine, real === taken ? null : real]))
  })

  it.each(PAIRS)('is detected by the headline alone: $real taken as $taken', ({ real, taken }) => {
    const hints = DYNO_CURVES.map((curve) => [
      curve.engine,
      hintOf({ ...recordOf(curve, real), nm_values: null }, taken)
    ])
    expect(hints).toEqual(DYNO_CURVES.map(({ engine }) => [engine, real === taken ? null : real]))
  })

  it.each(PAIRS)('is detected by torque alone: $real taken as $taken', ({ real, taken }) => {
    const hints = DYNO_CURVES.map((curve) => [curve.engine, hintOf({ ...recordOf(curve, real), power: null }, taken)])
    expect(hints).toEqual(DYNO_CURVES.map(({ engine }) => [engine, real === taken ? null : real]))
  })

  it.each(PAIRS)('is never wrong for whole numbers: $real taken as $taken', ({ real, taken }) => {
    for (const curve of DYNO_CURVES)
      expect([curve.engine, hintOf(recordOf(curve, real, 0), taken)]).toEqual([
        curve.engine,
        expect.toBeOneOf(real === taken ? [null] : [null, real])
      ])
  })
})

describe('power computed from whole tens of Nm', () => {
  /** Torque in steps of 10 Nm and its power to one decimal, as an editor types one string and computes the other. */
  const computed = (curve: DynoCurve, real: PowerUnit, stated: PowerUnit): CurveSource => {
    const torqueNm = curve.torqueNm.map((value) => Math.round(value / 10) * 10)
    const powerPs = curve.rpm.map((rpm, at) => ((torqueNm[at] ?? 0) * rpm) / 7023.5)
    const record = recordOf({ ...curve, torqueNm, powerPs }, real)
    return { ...record, nm_values: list(torqueNm, 0), power: Math.round(Math.max(...powerPs) * fromUnit(1, stated)) }
  }

  it.each(PAIRS)('is in that unit, though the headline fits another: $real, headline $taken', ({ real, taken }) => {
    const hints = DYNO_CURVES.map((curve) => [curve.engine, hintOf(computed(curve, real, taken), real)])
    expect(hints).toEqual(DYNO_CURVES.map(({ engine }) => [engine, null]))
  })
})

describe('one engine', () => {
  const [curve] = DYNO_CURVES.filter(({ engine }) => engine === 'volkswagen-1.9-tdi-ornl')
  const record = recordOf(curve!, 'PS')
  /** A stage with `gain` on power and torque, its power values in `real` and its headline off by `headline`. */
  const stage = (stage_no: number, gain: number, real: PowerUnit, headline = 1): StageSource => {
    const tuned = recordOf(
      {
        ...curve!,
        torqueNm: curve!.torqueNm.map((value) => value * gain),
        powerPs: curve!.powerPs.map((value) => value * gain)
      },
      real
    )
    return {
      stage_no,
      modifications: null,
      power: Math.round((tuned.power ?? 0) * headline),
      torque: tuned.torque,
      hp_values: tuned.hp_values,
      nm_values: tuned.nm_values
    }
  }

  it.each(PAIRS)('has the same verdict for stock and every stage: $real taken as $taken', ({ real, taken }) => {
    const set = build({ ...recordOf(curve!, real), remap_stages: [stage(1, 1.2, real), stage(2, 1.33, real)] }, taken)
    const hint = real === taken ? null : real
    expect(set.curves.map(({ plausibility }) => plausibility.unitHint)).toEqual([hint, hint, hint])
    expect(set.issues.filter((one) => one.code === 'power-unit-hint')).toMatchObject(
      hint ? [{ curves: ['stock', '1', '2'], params: { unit: hint } }] : []
    )
  })

  it('keeps the gain of a stage when only its headline fits bhp', () => {
    const withoutTorque = (one: StageSource): StageSource => ({ ...one, nm_values: null })
    const set = build(
      { ...record, remap_stages: [stage(1, 1.2, 'PS'), withoutTorque(stage(2, 1.33, 'PS', 1.0139))] },
      'PS'
    )
    expect(set.curves.map(({ plausibility }) => [plausibility.unitHint, plausibility.flagged])).toEqual([
      [null, false],
      [null, false],
      [null, false]
    ])
  })

  it('is judged by its stages when stock has no curve', () => {
    const set = build(
      { ...record, hp_values: null, nm_values: null, remap_stages: [stage(1, 1.2, 'bhp'), stage(2, 1.33, 'bhp')] },
      'PS'
    )
    expect(set.curves.map(({ plausibility }) => plausibility.unitHint)).toEqual([null, 'bhp', 'bhp'])
  })

  it('keeps its verdict when only some stages are requested', () => {
    const source = {
      ...NONE,
      ...record,
      power: null,
      torque: null,
      hp_values: null,
      nm_values: null,
      remap_stages: [stage(1, 1.2, 'bhp'), { ...stage(2, 1.33, 'bhp'), nm_values: null, power: null }]
    }
    const set = buildCurves(source, { ...OPTIONS, assume: assume('PS'), stages: [2] })
    expect(set.curves.map(({ key, plausibility }) => [key, plausibility.unitHint])).toEqual([
      ['stock', null],
      ['2', 'bhp']
    ])
  })
})
