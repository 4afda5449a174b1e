import { describe, expect, it } from 'vitest'
import {
  CONFIRMED_SETTINGS,
  confirmationFor,
  SETTING_RISKS,
  type SettingRisk
} from '@shared/settings/change-confirmation'
import { defaultSettings, isChosen, settingProblem, SETTINGS } from '@shared/settings/schema'
import type { SettingKey, Settings } from '@shared/settings/schema'

type Change = readonly [
  key: SettingKey,
  now: unknown,
  next: unknown,
  about: SettingRisk | null,
  value?: string,
  others?: Partial<Settings>
]
const BROKER = 'mqtts://broker.example:8883'
const CHANGES: readonly Change[] = [
  ['events.webhook.signature', 'hmac-sha256-base64', 'none', 'unsigned'],
  ['events.webhook.signature', 'hmac-sha256-hex', 'none', 'unsigned'],
  ['events.webhook.signature', 'none', 'none', null],
  ['events.webhook.signature', 'none', 'hmac-sha256-base64', null],
  ['events.webhook.signature', 'hmac-sha256-base64', 'hmac-sha256-hex', null],
  ['events.webhook.host', '127.0.0.1', '0.0.0.0', 'network', '0.0.0.0'],
  ['events.webhook.host', '127.0.0.1', '::', 'network', '::'],
  ['events.webhook.host', 'localhost', '192.168.1.5', 'network', '192.168.1.5'],
  ['events.webhook.host', '192.168.1.5', '192.168.1.6', 'network', '192.168.1.6'],
  ['events.webhook.host', '192.168.1.5', '0.0.0.0', 'network', '0.0.0.0'],
  ['events.webhook.host', '0.0.0.0', '192.168.1.5', null],
  ['events.webhook.host', '0.0.0.0', '127.0.0.1', null],
  ['events.webhook.host', '127.0.0.1', '::1', null],
  ['events.webhook.enabled', false, true, null],
  ['events.webhook.enabled', false, true, 'network', '0.0.0.0', { 'events.webhook.host': '0.0.0.0' }],
  ['events.webhook.enabled', true, false, null, '', { 'events.webhook.host': '0.0.0.0' }],
  ['events.webhook.hostNames', [], ['desk.tunnel.example'], 'host-names', 'desk.tunnel.example'],
  [
    'events.webhook.hostNames',
    ['a.example'],
    ['b.example', 'A.example', 'c.example'],
    'host-names',
    'b.example, c.example'
  ],
  ['events.webhook.hostNames', ['a.example', 'b.example'], ['b.example'], null],
  ['events.mqtt.address', '', BROKER, 'event-address', BROKER],
  ['events.mqtt.address', BROKER, 'mqtts://evil.example:8883', 'event-address', 'mqtts://evil.example:8883'],
  ['events.mqtt.address', BROKER, 'mqtt://broker.example:1883', 'event-address', 'mqtt://broker.example:1883'],
  ['events.mqtt.address', BROKER, 'mqtts://broker.example:9999', 'event-address', 'mqtts://broker.example:9999'],
  ['events.mqtt.address', 'mqtt://broker.example:1883', BROKER, null],
  [
    'events.mqtt.address',
    'mqtt://broker.example:1883',
    'mqtts://broker.example.evil',
    'event-address',
    'mqtts://broker.example.evil'
  ],
  ['events.mqtt.address', 'wss://broker.example/a', 'wss://Broker.example/b', null],
  ['events.mqtt.address', 'mqtts://broker.example', '', null],
  ['events.relay.address', '', 'https://relay.example/stream?token=secret', 'event-address', 'https://relay.example'],
  ['events.relay.address', 'https://relay.example/a', 'https://relay.example/b', null],
  ['events.relay.address', 'http://127.0.0.1:8080/', 'https://127.0.0.1/', null],
  ['events.relay.address', 'https://relay.example/a', 'http://127.0.0.1:1/', 'event-address', 'http://127.0.0.1:1'],
  ['workspace.url', '', 'rediss://valkey.example:6379/2', 'workspace-address', 'rediss://valkey.example:6379'],
  ['workspace.url', 'rediss://valkey.example', 'redis://valkey.example', 'workspace-address', 'redis://valkey.example'],
  ['workspace.url', 'redis://valkey.example', 'rediss://valkey.example:6380', null],
  ['workspace.url', 'rediss://valkey.example', '', null],
  ['updates.url', '', 'https://updates.example/dynodesk', 'update-address', 'https://updates.example'],
  ['updates.url', 'https://updates.example', 'https://evil.example', 'update-address', 'https://evil.example'],
  ['updates.url', 'https://updates.example/a', 'https://updates.example/b', null],
  ['updates.url', 'https://updates.example', '', null],
  ['events.folder.taken', 'keep', 'delete', 'delete-files'],
  ['events.folder.taken', 'keep', 'move', null],
  ['events.folder.taken', 'delete', 'keep', null],
  ['events.withoutKeyStore', 'session', 'open', 'open-events'],
  ['events.withoutKeyStore', 'open', 'session', null],
  ['policy.keepDays', 30, 60, 'keep-longer', '60'],
  ['policy.keepDays', 30, 0, 'keep-longer', '0'],
  ['policy.keepDays', 0, 30, null],
  ['policy.keepDays', 0, 0, null],
  ['policy.keepDays', 60, 30, null],
  ['policy.readAfterEnd', false, true, 'read-after-end'],
  ['policy.readAfterEnd', true, false, null],
  ['policy.allowExport', false, true, 'allow-export'],
  ['policy.allowExport', true, false, null],
  ['packs.allowFiles', false, true, 'allow-pack-files'],
  ['packs.allowFiles', true, false, null],
  ['units.power', 'PS', 'kW', null],
  ['limits.vehicleDatabase.calls', 3600, 100_000, null]
]

describe('confirmed setting changes', () => {
  const cases = CHANGES.map((change) => ({
    change,
    name: change
      .slice(0, 4)
      .map((part) => JSON.stringify(part))
      .join(' ')
  }))
  it.each(cases)('$name', ({ change: [key, now, next, about, value = '', others = {}] }) => {
    const values = { ...defaultSettings(), ...others, [key]: now } as Settings
    expect([settingProblem(key, now), settingProblem(key, next)]).toEqual([null, null])
    expect(confirmationFor(key, next as never, (name) => values[name])).toEqual(
      about === null ? null : { about, value }
    )
  })

  it('cover each confirmed setting, and no other', () => {
    const asked = CHANGES.filter(([, , , about]) => about !== null)
    expect([...new Set(asked.map(([, , , about]) => about))].sort()).toEqual([...SETTING_RISKS].sort())
    expect([...new Set(asked.map(([key]) => key))].sort()).toEqual([...CONFIRMED_SETTINGS].sort())
  })

  it('show a value on one line, clipped and without invisible characters', () => {
    const names = [`a\u202eb\n${'x'.repeat(100)}`, 'y'.repeat(200), 'z'.repeat(200)]
    const { value = '' } = confirmationFor('events.webhook.hostNames', names, (name) => defaultSettings()[name]) ?? {}
    expect(value).toMatch(/^a b x+, y+…$/)
    expect(value).toHaveLength(300)
  })

  /** Settings with such names may open something or send a secret: each is confirmed, or listed as harmless. */
  const RISKY =
    /address|host|url|path|port$|files?$|signature|secret|token|user|policy|allow|polling\.(?:project|ticket)|keystore/i
  const HARMLESS: readonly string[] = [
    // listen path and header names; a wrong one refuses events
    'events.webhook.port',
    'events.webhook.path',
    'events.webhook.signatureHeader',
    'events.webhook.signaturePrefix',
    // addresses on the service's own host, from an allow-list (`feed/sources/poll-paths.ts`)
    'events.polling.projects',
    'events.polling.project',
    'events.polling.tickets',
    'events.polling.ticket',
    // a name sent with the login to the confirmed address
    'events.mqtt.user',
    'workspace.user'
  ]
  it('include every setting with a host, file, check or permission', () => {
    const risky = (Object.keys(SETTINGS) as SettingKey[]).filter((key) => RISKY.test(key))
    const undecided = risky.filter(
      (key) => !isChosen(key) && !CONFIRMED_SETTINGS.includes(key) && !HARMLESS.includes(key)
    )
    expect(undecided).toEqual([])
    expect(HARMLESS.filter((key) => !risky.includes(key as SettingKey))).toEqual([])
  })

  it('leave files and folders to system dialogs', () => {
    expect((Object.keys(SETTINGS) as SettingKey[]).filter(isChosen)).toEqual([
      'packs.jobFolder',
      'workspace.authorityFile',
      // no dialog: managed settings alone set it
      'updates.key',
      'events.mqtt.certificateFile',
      'events.mqtt.keyFile',
      'events.mqtt.authorityFile',
      'events.folder.path'
    ])
  })
})
