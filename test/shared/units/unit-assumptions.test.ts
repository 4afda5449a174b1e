import { describe, expect, it } from 'vitest'
import {
  ASSUMED_FIELDS,
  assumptionLines,
  assumptionRegister,
  curveAssumptions,
  performanceUnits,
  performanceValue,
  unitChoice
} from '@shared/units/unit-assumptions'
import { buildCurves } from '@shared/dyno/curve-set'
import { isSettingKey, SETTINGS } from '@shared/settings/schema'
import { defaultSettingsReader } from '../../helpers/settings-reader'

const OPTIONS = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const words = {
  field: (field: string) => field,
  line: (field: string, unit: string | null, by: string | null) => `${field}=${unit ?? '-'}${by ? ` (${by})` : ''}`
}

describe('the register of unit assumptions', () => {
  it('has every field without a stated unit, and no other', () => {
    expect(assumptionRegister(defaultSettingsReader()).flatMap((one) => one.fields)).toEqual([
      'hp_values',
      'remap_stages.hp_values',
      'nm_values',
      'remap_stages.nm_values',
      'rpm_values',
      'remap_stages.power',
      'remap_stages.torque',
      'top_speed',
      'top_speed_st1',
      'zero_to_hundred',
      'zero_to_hundred_st1',
      'fuel_consumption_avg'
    ])
  })

  it('has a setting for each field', () => {
    for (const { setting, confirmedKey } of assumptionRegister(defaultSettingsReader())) {
      expect(isSettingKey(confirmedKey)).toBe(true)
      if (setting) expect(SETTINGS[setting].group).toBe('assumptions')
    }
  })

  it('has the assumed unit and who confirmed it', () => {
    const read = defaultSettingsReader({
      'assume.curvePower': 'bhp',
      'assume.curvePowerConfirmed': ' P. Meier, 3 May 2026 ',
      'units.consumption': 'none'
    })
    expect(assumptionRegister(read)).toMatchObject([
      { field: 'curvePower', unit: 'bhp', confirmedBy: 'P. Meier, 3 May 2026', says: 'named-horsepower' },
      { field: 'curveTorque', unit: 'Nm', confirmedBy: null },
      { field: 'curveRpm', unit: 'rpm', setting: null },
      { field: 'stagePower', unit: 'PS', says: 'nothing' },
      { field: 'stageTorque', unit: 'Nm' },
      { field: 'topSpeed', unit: 'km/h' },
      { field: 'zeroTo100', unit: 's' },
      { field: 'consumption', unit: null }
    ])
  })

  it('has no confirmation of a figure without a unit', () => {
    const read = defaultSettingsReader({ 'units.consumption': 'none', 'assume.consumptionConfirmed': 'Anna' })
    expect(assumptionRegister(read).at(-1)).toMatchObject({ field: 'consumption', confirmedBy: null })
  })

  it('has one line per assumption on a sheet', () => {
    const register = assumptionRegister(defaultSettingsReader({ 'assume.stagePowerConfirmed': 'WP' }))
    expect(assumptionLines(register, words)).toHaveLength(ASSUMED_FIELDS.length)
    expect(assumptionLines(register, words, ['stagePower', 'consumption'])).toEqual([
      'stagePower=PS (WP)',
      'consumption=-'
    ])
  })

  it('has the chosen units', () => {
    expect(unitChoice(defaultSettingsReader({ 'units.power': 'kW', 'units.both': true }))).toEqual({
      power: 'kW',
      torque: 'Nm',
      capacity: 'cc',
      speed: 'km/h',
      consumption: 'l/100 km',
      both: true
    })
  })
})

describe('performance figures (trap 59)', () => {
  const wish = { speed: 'mph', consumption: 'mpg (imp)' } as const

  it('stay in the assumed unit until it is confirmed', () => {
    expect(performanceUnits(defaultSettingsReader(), wish)).toEqual({
      topSpeed: { from: 'km/h', to: 'km/h' },
      zeroTo100: { from: 's', to: 's' },
      consumption: { from: null, to: null }
    })
  })

  it('are converted once it is confirmed', () => {
    const units = performanceUnits(
      defaultSettingsReader({
        'assume.speedConfirmed': 'admin',
        'units.consumption': 'l/100 km',
        'assume.consumptionConfirmed': 'admin'
      }),
      wish
    )
    expect(units).toMatchObject({
      topSpeed: { from: 'km/h', to: 'mph' },
      consumption: { from: 'l/100 km', to: 'mpg (imp)' }
    })
    expect(performanceValue(216, units.topSpeed)).toBeCloseTo(134.216, 3)
    expect(performanceValue(5.65, units.consumption)).toBeCloseTo(49.9966, 3)
  })

  it('stay without a unit where none is assumed', () => {
    const units = performanceUnits(
      defaultSettingsReader({ 'units.speed': 'none', 'assume.speedConfirmed': 'admin' }),
      wish
    )
    expect(units.topSpeed).toEqual({ from: null, to: null })
    expect(performanceValue(216, units.topSpeed)).toBe(216)
  })
})

describe('curves of another unit (trap 48)', () => {
  // 200 Nm; the power values are the same power in bhp
  const engine = {
    power: 86,
    torque: 200,
    rpm_values: '1000,2000,3000',
    nm_values: '200,200,200',
    hp_values: '28.1,56.2,84.3',
    remap_stages: [
      {
        stage_no: 1,
        power: 100,
        torque: 200,
        hp_values: '33.1,66.2,99.3',
        nm_values: '235.6,235.6,235.6',
        modifications: null
      }
    ]
  }

  it('are converted to PS and Nm first', () => {
    const set = buildCurves(engine, {
      ...OPTIONS,
      assume: curveAssumptions(
        defaultSettingsReader({ 'assume.curvePower': 'bhp', 'assume.stagePower': 'bhp', 'assume.stageTorque': 'lb-ft' })
      )
    })
    const [stock, stage] = set.curves
    expect(stock?.power?.peak.value).toBeCloseTo(85.469, 3)
    expect(stock?.power?.points.map((point) => point.value)).toContain(stock?.power?.peak.value)
    expect(stock?.headline).toEqual({ power: 86, torque: 200 })
    expect(stage).toMatchObject({
      headline: { power: expect.closeTo(101.387, 3), torque: expect.closeTo(271.164, 3) },
      received: { power: 100, torque: 200 }
    })
    expect(stage?.gain.power.absolute).toBeCloseTo(15.387, 3)
    expect(stage?.gain.torque.percent).toBeCloseTo(35.58, 2)
    expect(stock?.plausibility.result).toEqual({ kind: 'consistent' })
    expect(stock?.plausibility.unitHint).toBeNull()
  })

  it('keep the received values in the table', () => {
    const set = buildCurves(engine, {
      ...OPTIONS,
      assume: { curvePower: 'kW', curveTorque: 'Nm', stagePower: 'PS', stageTorque: 'Nm' }
    })
    expect(set.curves[0]?.strings.power.members).toEqual(['28.1', '56.2', '84.3'])
  })

  it('use the units of the field names by default, with a hint', () => {
    const set = buildCurves(
      {
        ...engine,
        power: null,
        hp_values: '25.42,56.17,88.05,114.59,134.81',
        nm_values: '181,200,209,204,192',
        rpm_values: '1000,2000,3000,4000,5000'
      },
      OPTIONS
    )
    expect(set.curves[0]?.power?.peak.value).toBe(134.81)
    expect(set.curves[0]?.plausibility.unitHint).toBe('bhp')
    expect(
      buildCurves({ ...engine, power: 86, hp_values: '20.9,41.8,63.2' }, OPTIONS).curves[0]?.plausibility.unitHint
    ).toBe('kW')
  })
})
