import { expect, it } from 'vitest'
import { NOTIFIED_KINDS } from '@shared/feed/notifications/notification-queue'
import { isLoopback } from '@shared/feed/sources/source-addresses'
import { defaultSettings, SETTINGS, type SettingKey } from '@shared/settings/schema'

const defaults = defaultSettings()

it('a fresh desk takes events by no way at all', () => {
  const switches = (Object.keys(SETTINGS) as SettingKey[]).filter((key) => /^events\.[a-z]+\.enabled$/.test(key))
  expect(switches).toEqual(
    expect.arrayContaining([
      'events.webhook.enabled',
      'events.mqtt.enabled',
      'events.relay.enabled',
      'events.polling.enabled'
    ])
  )
  expect(switches.filter((key) => defaults[key] !== false)).toEqual([])
})

it('a receiver that is only switched on is on this machine alone and asks for signatures', () => {
  expect(isLoopback(defaults['events.webhook.host'])).toBe(true)
  expect(defaults).toMatchObject({
    'events.webhook.host': '127.0.0.1',
    'events.webhook.hostNames': [],
    'events.webhook.path': '/events',
    'events.webhook.kindFrom': 'header',
    'events.webhook.kindHeader': 'X-TF-EVENT',
    'events.webhook.kindField': '/kind',
    'events.webhook.signature': 'hmac-sha256-base64',
    'events.webhook.signatureHeader': 'X-TF-HMAC-SHA256',
    'events.webhook.signaturePrefix': '',
    'events.maxBodyKilobytes': 5120
  })
})

it('events stay 90 days and 10 000 of them, and without a key store for the run alone', () => {
  expect(defaults).toMatchObject({
    'events.keepDays': 90,
    'events.keepEvents': 10_000,
    'events.withoutKeyStore': 'session'
  })
})

it('every kind is told, and no name, plate or text stands in what is told', () => {
  expect(defaults).toMatchObject({
    'notifications.enabled': true,
    'notifications.kinds': NOTIFIED_KINDS,
    'notifications.badge': true,
    'notifications.names': false,
    'notifications.quietHours': false
  })
})
