import { expect, it } from 'vitest'
import { settingsPart } from '@shared/diagnostics/changed-settings'
import { SETTINGS } from '@shared/settings/schema'
import type { SettingDefinition } from '@shared/settings/setting-types'

const of = (values: Readonly<Record<string, unknown>>, managed = false) =>
  settingsPart(Object.entries(values).map(([key, value]) => ({ key, value, managed })))

it('includes changed flags, numbers and choices', () => {
  expect(
    of({ 'units.power': 'kW', 'chart.startAtZero': false, 'limits.reservePercent': 50, 'units.torque': 'Nm' })
  ).toEqual({
    managed: 0,
    unlisted: 0,
    changed: {
      'units.power': { value: 'kW' },
      'chart.startAtZero': { value: false },
      'limits.reservePercent': { value: 50 }
    }
  })
})

it('reduces texts to "set", lists to a count, and addresses to scheme and kind of host', () => {
  expect(
    of({
      'events.deskName': 'Lena',
      'events.mqtt.user': 'lena',
      'events.mqtt.topics': ['lena/a', 'lena/b'],
      'shop.tools': [],
      'events.mqtt.address': 'mqtts://broker.lena.example:8883/x',
      'events.relay.address': 'http://127.0.0.1:4000/lena',
      'events.webhook.host': '192.168.7.31',
      'notifications.kinds': ['ticket_closed', 'lena'],
      'notifications.quietFrom': '21:30',
      'events.webhook.path': '/lena',
      'assume.curvePowerConfirmed': 'Lena, by telephone'
    }).changed
  ).toEqual({
    'events.deskName': { value: 'set' },
    'events.mqtt.user': { value: 'set' },
    'events.mqtt.topics': { value: { entries: 2 } },
    'events.mqtt.address': { value: { scheme: 'mqtts', host: 'public', port: true } },
    'events.relay.address': { value: { scheme: 'http', host: 'this machine', port: true } },
    'events.webhook.host': { value: { host: 'local network' } },
    'notifications.kinds': { value: ['ticket_closed'] },
    'notifications.quietFrom': { value: '21:30' },
    'events.webhook.path': { value: 'set' },
    'assume.curvePowerConfirmed': { value: 'set' }
  })
})

it('includes managed settings with any value', () => {
  expect(of({ 'units.power': 'PS' }, true)).toEqual({
    managed: 1,
    unlisted: 0,
    changed: { 'units.power': { value: 'PS', managed: true } }
  })
})

it('leaves out unlisted texts and lists of the schema, but no flag, number or choice', () => {
  const schema: Readonly<Record<string, SettingDefinition>> = {
    ...SETTINGS,
    'new.text': { type: 'text', group: 'general', standard: '', maxLength: 50 },
    'new.list': { type: 'list', group: 'general', standard: [], maxItems: 5 },
    'new.flag': { type: 'boolean', group: 'general', standard: false },
    'new.number': { type: 'number', group: 'general', standard: 1, min: 0, max: 9 },
    'new.choice': { type: 'choice', group: 'general', standard: 'a', choices: ['a', 'b'] }
  }
  const facts = Object.entries({
    'new.text': 'Lena',
    'new.list': ['Lena'],
    'new.flag': true,
    'new.number': 4,
    'new.choice': 'b'
  }).map(([key, value]) => ({ key, value, managed: false }))
  expect(settingsPart(facts, schema)).toEqual({
    managed: 0,
    unlisted: 2,
    changed: { 'new.flag': { value: true }, 'new.number': { value: 4 }, 'new.choice': { value: 'b' } }
  })
})

it('leaves out values of another type and unknown keys', () => {
  expect(
    of({
      'units.power': 'Lena',
      'chart.startAtZero': 'Lena',
      'limits.reservePercent': 'Lena',
      'lena.key': 'Lena',
      constructor: 'Lena',
      __proto__: 'Lena'
    })
  ).toMatchObject({ unlisted: 5, changed: {} })
})
