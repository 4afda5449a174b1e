import { expect, it } from 'vitest'
import { NOTIFIED_KINDS } from '@shared/feed/notifications/notification-queue'
import { isLoopback } from '@shared/feed/sources/source-addresses'
import { defaultSettings, SETTINGS, type SettingKey } from '@shared/settings/schema'

const defaults = defaultSettings()

it('has no event source by default', () => {
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

it('listens on this computer only and requires signatures by default', () => {
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

it('keeps 10 000 events for 90 days, and in memory without a key store', () => {
  expect(defaults).toMatchObject({
    'events.keepDays': 90,
    'events.keepEvents': 10_000,
    'events.withoutKeyStore': 'session'
  })
})

it('notifies of every kind without names, plates and texts', () => {
  expect(defaults).toMatchObject({
    'notifications.enabled': true,
    'notifications.kinds': NOTIFIED_KINDS,
    'notifications.badge': true,
    'notifications.names': false,
    'notifications.quietHours': false
  })
})
