import { describe, expect, test } from 'vitest'
import { refusedBecause, SETTING_PROBLEMS } from '@shared/settings/setting-problems'
import { defaultSettings, isSettingKey, settingProblem, SETTINGS, type SettingKey } from '@shared/settings/schema'

const keys = Object.keys(SETTINGS) as SettingKey[]

describe('the settings schema', () => {
  test('has a valid default for every setting', () => {
    const defaults = defaultSettings()
    expect(keys.filter((key) => settingProblem(key, defaults[key]) !== null)).toEqual([])
  })

  test('has the keys that checks rely on', () => {
    expect(defaultSettings()).toMatchObject({
      'limits.vehicleDatabase.calls': 3600,
      'limits.vehicleDatabase.windowSeconds': 3600,
      'limits.support.calls': 3600,
      'limits.support.windowSeconds': 3600,
      'language.interface': 'system',
      'language.content': 'system',
      'units.power': 'PS',
      'units.torque': 'Nm'
    })
  })

  test('accepts a window of 12 seconds', () =>
    expect(settingProblem('limits.vehicleDatabase.windowSeconds', 12)).toBeNull())

  test.each([
    ['limits.vehicleDatabase.calls', 0],
    ['limits.vehicleDatabase.calls', 1.5],
    ['limits.vehicleDatabase.calls', '10'],
    ['limits.vehicleDatabase.calls', Number.NaN],
    ['units.power', 'hp'],
    ['units.power', null],
    ['chart.startAtZero', 1],
    ['search.fuels', 'Diesel'],
    ['search.fuels', ['']],
    ['search.fuels', Array(41).fill('x')],
    ['chart.peakTolerancePercent', 51]
  ] as const)('refuses %s for %j with a reason', (key, value) =>
    expect(SETTING_PROBLEMS).toContain(settingProblem(key, value)?.code)
  )

  test('has a code with parameters for each problem, never the value', () => {
    expect(settingProblem('events.deskName', 7)).toEqual({ code: 'text' })
    expect(settingProblem('events.deskName', 'x'.repeat(61))).toEqual({ code: 'length', params: { max: 60 } })
    expect(settingProblem('events.relay.address', 'ftp://x')).toEqual({
      code: 'scheme',
      params: { schemes: 'https://, http://' }
    })
    expect(settingProblem('events.relay.address', 'http://x')).toEqual({
      code: 'scheme',
      params: { schemes: 'https://' }
    })
    expect(settingProblem('events.polling.ticket', '/tickets')).toEqual({
      code: 'poll-item',
      params: { ending: '{id}' }
    })
    expect(settingProblem('notifications.kinds', ['ticket_closed', 'planted'])).toMatchObject({
      code: 'words',
      params: { choices: expect.stringContaining('ticket_closed, ') as string }
    })
    expect(refusedBecause('limits.reservePercent', { code: 'between', params: { min: 0, max: 90 } })).toEqual({
      key: 'limits.reservePercent',
      reason: 'between',
      min: 0,
      max: 90
    })
  })

  test('rejects names of Object.prototype as keys', () =>
    expect([isSettingKey('constructor'), isSettingKey('__proto__'), isSettingKey('units.power')]).toEqual([
      false,
      false,
      true
    ]))
})
