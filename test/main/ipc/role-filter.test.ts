import type { IpcMain } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { CALLS, CHANNEL_NAMES, TOPIC_NAMES, type ChannelName, type TopicName } from '@contract/channel-map'
import { createIpc, type Ipc } from '@main/ipc/register'
import { hasRightsOf, ROLES, type Role } from '@shared/roles/role'
import { defaultSettings, type SettingKey } from '@shared/settings/schema'
import { settingView } from '@shared/settings/setting-view'
import { FULLEST_INPUTS } from '../../contract/fullest-inputs'
import { FakeLog } from '../../fakes/log'

type Listener = (event: unknown, ...args: unknown[]) => unknown
const event = { type: 'frame', sender: { id: 1 }, senderFrame: { origin: 'app://dynodesk', parent: null } }
let listeners: Map<string, Listener>
let sent: unknown[][]
let role: Role
let ipc: Ipc

beforeEach(() => {
  listeners = new Map()
  sent = []
  role = 'sales'
  ipc = createIpc({
    ipcMain: { handle: (channel: string, f: Listener) => void listeners.set(channel, f) } as unknown as IpcMain,
    appOrigin: 'app://dynodesk',
    log: new FakeLog(),
    isKnownSender: () => true,
    onPageGone: () => {},
    receivers: () => [{ isDestroyed: () => false, send: (...message: unknown[]) => sent.push(message) }]
  })
})
const answers = (channel: ChannelName, value: unknown): void =>
  ipc.handle(channel as 'desk:note', (() => value) as never)
const ask = (channel: ChannelName): Promise<unknown> =>
  Promise.resolve(listeners.get(channel)!(event, FULLEST_INPUTS[channel])).catch((error: Error) => error.message)
const broadcast = (topic: TopicName, payload: unknown): unknown => {
  ipc.broadcast(topic, payload as never)
  return sent.at(-1)?.[1]
}
const ok = (value: unknown) => ({ ok: true, value })

describe('a role', () => {
  it.each(ROLES)('%s reaches exactly its channels', async (one) => {
    ipc.limitTo(() => one)
    for (const channel of CHANNEL_NAMES) {
      let reached = false
      ipc.handle(
        channel as 'desk:note',
        (() => ((reached = true), { ok: false, failure: { code: 'internal' } })) as never
      )
      await ask(channel)
      expect(reached, channel).toBe(hasRightsOf(one, CALLS[channel].role))
    }
  })

  it('has the fewest rights until it is known', async () => {
    answers('catalogue:raw', ok(null))
    expect(await ask('catalogue:raw')).toEqual({ ok: false, failure: { code: 'role' } })
  })
})

const SECRET = /SECRET/
const engine = (more: object = {}) => ({
  id: '7',
  name: '2.0',
  ecu: 'SECRET',
  tcu: 'SECRET',
  read_tools: [{ id: '1', name: 'SECRET' }],
  read_methods: [{ id: '1', value: 'SECRET' }],
  ...more
})
const hit = { level: 'engines', path: {}, names: {}, rank: 'exact', favourite: false }
const marks = { note: 'SECRET', noteAt: 'SECRET', claimedBy: 'Anna' }
const connection = { state: 'online', baseUrl: 'https://a', keyHint: 'SECRET', keyKept: 'sealed' }
const source = { id: 'mqtt', at: 'SECRET', addresses: ['SECRET'], refusals: ['SECRET'] }
const update = { phase: 'found', version: 'SECRET', notes: 'SECRET' }
const settings = (Object.keys(defaultSettings()) as SettingKey[]).map((key) => settingView(key, 'x', false))

const CASES: readonly [ChannelName, unknown][] = [
  [
    'search:desk',
    ok([
      { ...hit, matched: [{ field: 'note', text: 'SECRET' }], figures: { ecu: null } },
      { ...hit, matched: [{ field: 'ecu', text: 'SECRET' }], figures: { ecu: 'SECRET' } },
      { ...hit, matched: [{ field: 'tcu', text: 'SECRET' }], figures: { ecu: null } },
      {
        ...hit,
        matched: [
          { field: 'name', text: '2.0' },
          { field: 'tcu', text: 'SECRET' },
          { field: 'note', text: 'SECRET' }
        ],
        figures: { ecu: 'SECRET' }
      }
    ])
  ],
  ['search:same-hardware', ok({ by: 'ecu', ecu: 'SECRET' })],
  [
    'sheets:templates',
    ok([
      { kind: 'workshop', name: 'SECRET' },
      { kind: 'customer', name: 'plain' }
    ])
  ],
  [
    'sheets:open',
    ok({
      changes: [
        { field: 'read_tools', then: 'SECRET' },
        { field: 'power', then: '1' }
      ]
    })
  ],
  ['connection:state', connection],
  ['connection:check', ok(connection)],
  ['feed:sources', [source]],
  ['updates:state', update],
  ['health:drift', [{ endpoint: 'engine', field: 'ecu', text: 'SECRET' }]],
  ['feed:logins', { 'event-secret': 'SECRET' }],
  ['workspace:logins', { 'workspace-password': 'SECRET' }],
  ['settings:all', [{ ...settingView('shop.tools', 'SECRET', false) }]]
]
/** What every other channel and topic might answer: records and marks at any depth. */
const anything = { ...engine(), ...marks, list: [{ inner: engine(), marks }] }
const OTHERS = CHANNEL_NAMES.filter(
  (channel) => hasRightsOf('sales', CALLS[channel].role) && CASES.every(([one]) => one !== channel)
).map((channel): [ChannelName, unknown] => [channel, ok(anything)])
const TOPICS: { readonly [T in TopicName]?: unknown } = {
  'connection:changed': connection,
  'settings:changed': [{ ...settingView('shop.tools', 'SECRET', false) }],
  'feed:sources-changed': [source],
  'updates:changed': update
}

describe('sales', () => {
  it.each([...CASES, ...OTHERS])('sees no field of others in %s', async (channel, full) => {
    ipc.limitTo(() => role)
    answers(channel, full)
    const shown = await ask(channel)
    expect(JSON.stringify(shown)).not.toMatch(SECRET)
    expect(shown).not.toMatchObject({ ok: false })
    role = 'administrator'
    expect(await ask(channel)).toEqual(full)
  })

  it.each(TOPIC_NAMES)('sees no field of others in broadcasts of %s', (topic) => {
    ipc.limitTo(() => role)
    const full = TOPICS[topic] ?? anything
    expect(JSON.stringify(broadcast(topic, full))).not.toMatch(SECRET)
    role = 'administrator'
    expect(broadcast(topic, full)).toEqual(full)
  })

  it('receives everything else unchanged', async () => {
    const plain = { choice: { note: true }, bytes: new Uint8Array([1, 2]), at: null, name: '2.0' }
    answers('sheets:list', ok(plain))
    expect(await ask('sheets:list')).toEqual(ok(plain))
  })

  it('keeps hits that another field explains', async () => {
    answers('search:desk', CASES.find(([channel]) => channel === 'search:desk')![1])
    expect(await ask('search:desk')).toMatchObject({ value: [{ matched: [{ field: 'name' }] }] })
  })

  it('does not see addresses, limits and tools in the settings, in answers and broadcasts', async () => {
    answers('settings:all', settings)
    const shown = (await ask('settings:all')) as typeof settings
    const shownValue = (key: string) => shown.find((one) => one.key === key)
    for (const key of ['units.power', 'policy.allowExport'])
      expect(shownValue(key)).toEqual(settings.find((one) => one.key === key))
    for (const key of [
      'events.mqtt.address',
      'workspace.url',
      'limits.concurrentCalls',
      'shop.tools',
      'roles.start'
    ] as const)
      // a page that reads it finds a value of the right type
      expect(shownValue(key)).toMatchObject({ value: defaultSettings()[key], hidden: true, managed: false })
    expect(broadcast('settings:changed', settings)).toEqual(shown)
  })
})

it('the workshop sees trade data and notes, and no hint of the key', async () => {
  ipc.limitTo(() => 'workshop')
  answers('catalogue:engine', ok({ data: engine() }))
  answers('connection:state', connection)
  expect(await ask('catalogue:engine')).toEqual(ok({ data: engine() }))
  expect(await ask('connection:state')).toMatchObject({ keyHint: '' })
})
