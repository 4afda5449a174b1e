import { describe, expect, test } from 'vitest'
import { defaultSettings, isSettingKey, settingProblem, SETTINGS, type SettingKey } from '@core/settings/schema'

const keys = Object.keys(SETTINGS) as SettingKey[]

describe('the settings schema', () => {
  test('every default is a value that may be set', () => {
    const defaults = defaultSettings()
    expect(keys.filter((key) => settingProblem(key, defaults[key]) !== null)).toEqual([])
  })

  test('holds the keys that checks rely on, with their defaults', () => {
    expect(defaultSettings()).toMatchObject({
      'limits.vehicleDatabase.calls': 3600, 'limits.vehicleDatabase.windowSeconds': 3600, 'limits.support.calls': 3600, 'limits.support.windowSeconds': 3600,
      'language.interface': 'system', 'language.content': 'system', 'units.power': 'PS', 'units.torque': 'Nm'
    })
  })

  test('a window of 12 seconds is valid', () => expect(settingProblem('limits.vehicleDatabase.windowSeconds', 12)).toBeNull())

  test.each([
    ['limits.vehicleDatabase.calls', 0], ['limits.vehicleDatabase.calls', 1.5], ['limits.vehicleDatabase.calls', '10'], ['limits.vehicleDatabase.calls', Number.NaN], ['units.power', 'hp'],
    ['units.power', null], ['chart.startAtZero', 1], ['search.fuels', 'Diesel'], ['search.fuels', ['']], ['search.fuels', Array(41).fill('x')], ['chart.peakTolerancePercent', 51]
  ] as const)('%s refuses %j and says why', (key, value) => expect(settingProblem(key, value)).toMatch(/^must be/))

  test('names of Object’s own are no keys', () => expect([isSettingKey('constructor'), isSettingKey('__proto__'), isSettingKey('units.power')]).toEqual([false, false, true]))
})
