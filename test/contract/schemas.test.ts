import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CHANNEL_ANSWERS, CHANNEL_NAMES } from '../../src-main/contract/channel-names'
import type { ChannelName, Input } from '../../src-main/contract/channel-map'
import { INPUT_SCHEMAS } from '../../src-main/contract/schemas/index'
import { PROJECT_PRESET, TICKET_PRESET } from '../../src-main/shared/feed/mapping/mapping-presets'
import { SETTINGS } from '../../src-main/shared/settings/schema'
import { fitsWithin, maxMessageBytes } from '../../src-main/ipc/message-size'

const FULL_PATH = { types: '1', manufacturers: null, models: '3', generations: '4', engines: '9223372036854775807' }
const CHOICE: Input<'sheets:draft'>['choice'] = {
  templateId: 'offer',
  language: 'lt',
  units: { power: 'kW', torque: 'lb-ft', both: true },
  paper: 'Letter',
  orientation: 'landscape',
  ink: 'grey',
  pages: 'more',
  country: 'LT',
  stages: [1, 2],
  prices: [
    { stage: null, label: 'Good', price: '0 €' },
    { stage: 1, label: '', price: '€ 449,-' }
  ],
  customer: 'Jonaitė',
  remark: 'iki rugsėjo',
  picture: 'unbranded',
  verdict: true,
  note: false,
  band: [2000, 3500],
  measured: false
}
const TEMPLATE: Input<'sheets:save-template'>['template'] = {
  version: 1,
  id: 't-1',
  name: 'Ours',
  kind: 'offer',
  blocks: ['chart', 'stages'],
  title: { en: 'Offer' },
  intro: {},
  terms: { lt: 'Sąlygos' },
  accent: '#d0551a',
  shop: { name: 'Shop', address: ['Street 1'], logo: { type: 'image/png', bytes: new Uint8Array(3) } }
}
const FILTER: Input<'feed:counts'>['filter'] = {
  kinds: ['ticket_opened', 'an eleventh'],
  families: ['support'],
  statuses: ['opened', 'other'],
  sources: ['webhook'],
  subject: { type: 'ticket', id: 'T-1' },
  text: 'ümlaut',
  from: '2026-03-02T08:00:00.000Z',
  to: '2026-03-03T08:00:00.000Z',
  unread: true,
  claimed: 'nobody',
  snoozed: true
}

/** The fullest input of each channel; the compiler keeps this complete. */
const FULLEST: { [C in ChannelName]: Input<C> } = {
  'app:info': undefined,
  'app:notices': undefined,
  'app:ready': undefined,
  'app:place': undefined,
  'app:set-place': { address: '/catalogue/1', catalogue: '/catalogue/1' },
  'connection:state': undefined,
  'connection:demo': undefined,
  'connection:check': undefined,
  'connection:forget': undefined,
  'proxy:question': undefined,
  'proxy:answer': { id: '3f2504e0-4f89-11d3-9a0c-0305e82c3301', login: { user: 'anna', password: '' } },
  'budget:state': undefined,
  'settings:all': undefined,
  'health:drift': undefined,
  'diagnosis:make': undefined,
  'diagnosis:save': { id: '3f2504e0-4f89-11d3-9a0c-0305e82c3301' },
  'connection:connect': { baseUrl: 'https://service.example/api', apiKey: 'k' },
  'catalogue:types': { requestId: 'r1', priority: 'click', refresh: true },
  'catalogue:manufacturers': { requestId: 'r2', priority: 'visible', parentId: '9223372036854775807', refresh: false },
  'catalogue:models': { requestId: 'r3', priority: 'prefetch', parentId: '-9223372036854775808', refresh: true },
  'catalogue:generations': { requestId: 'r4', priority: 'refresh', parentId: '0', refresh: true },
  'catalogue:engines': { requestId: 'r5', priority: 'click', parentId: '9007199254740993', refresh: true },
  'catalogue:held': { level: 'generations', parentId: '9007199254740993' },
  'catalogue:engine': { requestId: 'r6', priority: 'click', engineId: '1', refresh: true },
  'catalogue:performance': { requestId: 'r7', priority: 'click', generationId: '1', engineId: '2', refresh: true },
  'catalogue:view': { requestId: 'r8', priority: 'visible', level: 'generations', id: '-1', refresh: true },
  'catalogue:complete': {
    requestId: 'r9',
    priority: 'visible',
    path: { types: null, manufacturers: '2', models: '3', generations: '4', engines: '5' },
    spend: true
  },
  'catalogue:path-names': { path: { types: '1', manufacturers: null, models: '3', generations: '4', engines: null } },
  'catalogue:locate': { requestId: 'r8', priority: 'click', engineId: '1', name: '2.0 TDI+ 中文', spend: false },
  'catalogue:readable': { engineIds: ['9223372036854775807', '-1'] },
  'catalogue:raw': { engineId: '9223372036854775807', generationId: null },
  'links:open': { text: 'dynodesk://sheet/KTR26-0042-H' },
  'links:mail': { subject: 'Corsale II', lines: ['190 PS', ''], keep: 2 },
  'search:catalogue': { requestId: 'r9', priority: 'click', query: 'C/D & #%' },
  'search:engines': { requestId: 'r10', priority: 'click', query: 'Привет', fuel: 'Diesel' },
  'search:desk': { query: 'ecu:edc17 vw', limit: 100 },
  'search:synonyms': undefined,
  'search:set-synonyms': { groups: [['vw', 'volkswagen']] },
  'search:saved': undefined,
  'search:history': undefined,
  'search:clear-history': undefined,
  'search:save': { query: 'ecu:edc17 bmw', fuel: 'Diesel' },
  'search:remember': { query: 'golf', fuel: '' },
  'search:unsave': { id: 1 },
  'search:looked': { id: 2 },
  'desk:favourites': undefined,
  'desk:recents': undefined,
  'desk:storage': undefined,
  'desk:clear': undefined,
  'desk:add-favourite': {
    path: { types: '1', manufacturers: '2', models: '3', generations: '4', engines: '5' },
    group: 'dyno day'
  },
  'desk:remove-favourite': { engineId: '9223372036854775807' },
  'desk:add-recent': { path: { types: null, manufacturers: null, models: null, generations: '4', engines: '5' } },
  'desk:note': { engineId: '5' },
  'desk:set-note': { engineId: '5', text: 'bleed first' },
  'packs:learn': { requestId: 'r1', scopes: [{ kind: 'manufacturer', id: '4' }], languages: ['en'] },
  'packs:plan': {
    scopes: [
      { kind: 'generation', id: '4' },
      { kind: 'engine', generationId: '4', engineId: '5' }
    ],
    languages: ['en', 'lt']
  },
  'packs:start': {
    title: 'Monday',
    scopes: [{ kind: 'manufacturer', id: '2' }],
    languages: ['nb'],
    confirmedCalls: 59
  },
  'packs:all': undefined,
  'packs:pause': { id: 'a-1' },
  'packs:resume': { id: 'a-1' },
  'packs:cancel': { id: 'a-1' },
  'packs:dismiss': { id: 'a-1' },
  'packs:readiness': { scopes: [{ kind: 'model', id: '3' }] },
  'packs:jobs': { text: '320d e90\nGolf 7' },
  'packs:resolve-job': { requestId: 'r11', priority: 'click', line: '320d e90' },
  'packs:export': { scopes: [{ kind: 'generation', id: '4' }], passphrase: 'eight or more' },
  'packs:import': { passphrase: 'eight or more' },
  'compare:entries': undefined,
  'compare:add': { path: { types: '1', manufacturers: '2', models: '3', generations: '4', engines: '5' } },
  'compare:remove': { engineId: '5', generationId: null },
  'compare:set': { paths: [{ types: null, manufacturers: null, models: null, generations: '4', engines: '5' }] },
  'files:save': { suggestedName: 'Corsale II', kind: 'csv', content: { text: 'name' } },
  'files:copy': { kind: 'png', content: { base64: 'iVBORw0KGgo=' } },
  'sheets:draft': { path: FULL_PATH, choice: CHOICE, spend: true },
  'sheets:layout': { draftId: 'd-1' },
  'sheets:release': { draftId: 'd-1' },
  'sheets:make': { draftId: 'd-1' },
  'sheets:save-pdf': { number: 'dynodesk://sheet/B4-26-00012-K' },
  'sheets:print': { number: 'B4-26-00012-K', printer: 'Büro 1' },
  'sheets:list': { query: 'Lund', limit: 100 },
  'sheets:open': { number: 'B4-26-00012-K' },
  'sheets:remove': { number: 'B4-26-00012-K' },
  'sheets:templates': undefined,
  'sheets:save-template': { template: TEMPLATE },
  'sheets:remove-template': { id: 't-1' },
  'sheets:export-template': { id: 't-1' },
  'sheets:import-template': undefined,
  'sheets:pick-logo': undefined,
  'sheets:shop': undefined,
  'sheets:set-shop': { shop: TEMPLATE.shop },
  'sheets:rules': undefined,
  'sheets:set-rules': {
    rules: [
      { code: 'dpf', country: 'NO', action: 'notice', notice: { nb: 'Kun for bane' } },
      { code: '*', country: '*', action: 'hide', notice: {} }
    ]
  },
  'sheets:batch': { paths: [FULL_PATH], choice: CHOICE, into: 'many', pattern: '{date}_{maker}' },
  'sheets:cancel-batch': { id: 'b-1' },
  'sheets:printers': undefined,
  'sheets:test-page': { printer: 'Büro 1', paper: 'A4' },
  'sheets:prove-printer': { printer: 'Büro 1', proven: true },
  'customer:show': { path: FULL_PATH, choice: CHOICE },
  'customer:hide': undefined,
  'customer:state': undefined,
  'customer:displays': undefined,
  'measured:choose': undefined,
  'measured:preview': {
    token: 't-1',
    mapping: {
      separator: ';',
      decimal: ',',
      headerLines: 2,
      rpm: 0,
      rpmScale: 1000,
      power: 1,
      powerUnit: 'kW',
      torque: null,
      torqueUnit: 'Nm',
      correction: 'sae-j1349'
    }
  },
  'measured:keep': {
    token: 't-1',
    engineId: '40',
    title: 'Before',
    source: 'Bench 4',
    mapping: {
      separator: '\t',
      decimal: '.',
      headerLines: 0,
      rpm: 0,
      rpmScale: 1,
      power: null,
      powerUnit: 'PS',
      torque: 2,
      torqueUnit: 'lb-ft',
      correction: 'not-stated'
    }
  },
  'measured:runs': { engineId: '40' },
  'measured:remove': { engineId: '40', id: 'r-1' },
  'packs:accept': { id: 'a-1', unknown: true, trust: 'Dyno room' },
  'packs:decline': { id: 'a-1' },
  'packs:signers': undefined,
  'packs:forget-signer': { signer: '0f'.repeat(32) },
  'feed:page': { filter: FILTER, before: 'x', limit: 500 },
  'feed:groups': { filter: {}, limit: 1 },
  'feed:counts': { filter: FILTER },
  'feed:unread': undefined,
  'feed:views': undefined,
  'feed:sources': undefined,
  'feed:choose-folder': undefined,
  'feed:choose-file': { key: 'events.mqtt.keyFile' },
  'feed:logins': undefined,
  'feed:mappings': undefined,
  'feed:undo-mapping': undefined,
  'feed:stop-replay': undefined,
  'feed:hold-notifications': { by: 'sheet', on: true },
  'feed:raw': { seq: 1 },
  'feed:mark-read': { which: { seqs: [1, 2] }, read: true },
  'feed:claim': { subject: { type: 'ticket', id: 'T-1' }, by: 'Desk 1' },
  'feed:snooze': { subject: { type: 'project', id: '7' }, until: '2026-03-02T08:00:00.000Z' },
  'feed:note': { subject: { type: 'none', id: 'sha256:0' }, text: 'called back' },
  'feed:set-views': { views: [{ id: 'v1', name: 'mine', filter: FILTER }] },
  'feed:purge': { which: { before: '2026-03-02T08:00:00.000Z' } },
  'feed:ask-source': { source: 'polling' },
  'feed:test-source': { source: 'mqtt' },
  'feed:set-login': { name: 'relay-token', secret: 's' },
  'feed:workbench': { mapping: TICKET_PRESET, kind: 'ticket_opened', sample: { text: '{}' } },
  'feed:save-mapping': { mapping: PROJECT_PRESET },
  'feed:remove-mapping': { id: 'mine' },
  'feed:replay': { speed: 0 },
  'feed:demo-day': { speed: 60 },
  'request:cancel': { requestId: 'r1' },
  'settings:set': { key: 'units.power', value: 'kW' },
  'settings:reset': { key: 'limits.vehicleDatabase.windowSeconds' }
}

describe('the contract of each channel', () => {
  it('has a schema for exactly the channels there are', () => {
    expect(Object.keys(INPUT_SCHEMAS).sort()).toEqual([...CHANNEL_NAMES].sort())
    expect(Object.keys(CHANNEL_ANSWERS)).toHaveLength(CHANNEL_NAMES.length)
  })

  it.each(CHANNEL_NAMES)('%s takes its fullest input unchanged and refuses one entry more', (channel) => {
    const input = FULLEST[channel]
    expect(v.parse(INPUT_SCHEMAS[channel], input)).toEqual(input)
    expect(v.is(INPUT_SCHEMAS[channel], { ...(input ?? {}), extra: 1 })).toBe(false)
    expect(v.is(INPUT_SCHEMAS[channel], null)).toBe(false)
  })

  it.each([
    'view',
    'search',
    '',
    '1e3',
    ' 1',
    '1 ',
    '+1',
    '1.0',
    '9223372036854775808',
    '-9223372036854775809',
    '12345678901234567890',
    '１',
    '../1',
    '1/2'
  ])('takes %j for no id', (id) => {
    expect(v.is(INPUT_SCHEMAS['catalogue:models'], { parentId: id })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['catalogue:performance'], { generationId: '1', engineId: id })).toBe(false)
  })

  it('takes no number for an id: it may have lost digits already', () => {
    expect(v.is(INPUT_SCHEMAS['catalogue:engine'], { engineId: 7 })).toBe(false)
  })

  it('bounds every text', () => {
    expect(v.is(INPUT_SCHEMAS['search:catalogue'], { query: 'x'.repeat(501) })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['connection:connect'], { baseUrl: 'x'.repeat(2049) })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['connection:connect'], { baseUrl: 'x', apiKey: 'x'.repeat(4097) })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['request:cancel'], { requestId: 'x'.repeat(65) })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['settings:set'], { key: 'a', value: ['x'.repeat(201)] })).toBe(false)
  })

  it('takes the key and the default of every setting, and no other kind of value', () => {
    for (const [key, { standard }] of Object.entries(SETTINGS))
      expect(v.is(INPUT_SCHEMAS['settings:set'], { key, value: standard }), key).toBe(true)
    for (const value of [null, undefined, {}, NaN, Infinity, [1], () => 1])
      expect(v.is(INPUT_SCHEMAS['settings:set'], { key: 'a', value })).toBe(false)
  })
})

type Part = { readonly type: string; readonly pipe?: readonly { type: string; requirement?: unknown }[] } & Readonly<
  Record<string, unknown>
>
/** Texts that satisfy the patterns of the contract, beside the longest of one character. */
const PATTERNED = [
  '-9223372036854775808',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'LT',
  '#aabbcc',
  '2026-03-02T08:00:00.000000000+00:00',
  '2026-03-02T08:00:00.000Z',
  'f'.repeat(64)
]
/** The largest value that a schema takes. */
function largest(schema: unknown): unknown {
  const of = schema as Part
  const most = Math.min(
    ...(of.pipe ?? [])
      .filter(({ type }) => type === 'max_length' || type === 'max_entries')
      .map(({ requirement }) => Number(requirement))
  )
  const all = (of['options'] ?? []) as readonly unknown[]
  const widest = (values: readonly unknown[]): unknown => values.toSorted((a, b) => size(b) - size(a))[0]
  switch (of.type) {
    case 'void':
      return undefined
    case 'boolean':
      return true
    case 'number':
      return [1, 0, 5, 1000].find((value) => v.is(schema as v.GenericSchema, value))
    case 'literal':
      return of['literal']
    case 'string':
      return ['漢'.repeat(Math.min(most, 1e9)), 'a'.repeat(Math.min(most, 1e9)), ...PATTERNED].find((value) =>
        v.is(schema as v.GenericSchema, value)
      )
    case 'instance':
      return new Uint8Array(most)
    case 'picklist':
      return widest(all)
    case 'union':
    case 'variant':
      return widest(all.map(largest))
    case 'optional':
    case 'nullable':
      return largest(of['wrapped'])
    case 'array':
      return Array(most).fill(largest(of['item']))
    case 'strict_tuple':
      return (of['items'] as readonly unknown[]).map(largest)
    case 'strict_object':
      return Object.fromEntries(Object.entries(of['entries'] as object).map(([key, part]) => [key, largest(part)]))
    case 'record': {
      const { options } = of['key'] as Part
      const keys =
        (options as string[] | undefined) ?? Array.from({ length: most }, (_, n) => `${n}`.padStart(60, '漢'))
      return Object.fromEntries(keys.map((key) => [key, largest(of['value'])]))
    }
    default:
      throw new TypeError(of.type)
  }
}
/** In the bytes that `fitsIn` counts. */
function size(value: unknown): number {
  let [low, high] = [0, 1]
  while (!fitsWithin(value, high)) high *= 2
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fitsWithin(value, middle)) high = middle
    else low = middle
  }
  return high
}

describe('the size of a message', () => {
  it.each(CHANNEL_NAMES)('%s is bounded, and the largest input of its schema is let through', (channel) => {
    const limit = maxMessageBytes(INPUT_SCHEMAS[channel])
    expect(limit).toBeLessThan(80 * 1024 * 1024)
    const input = largest(INPUT_SCHEMAS[channel])
    expect(v.is(INPUT_SCHEMAS[channel], input)).toBe(true)
    expect(fitsWithin(input, limit)).toBe(true)
  })

  it('allows a logo of 1 MB, 500 groups of synonyms and 500 option rules', () => {
    expect(maxMessageBytes(INPUT_SCHEMAS['sheets:set-shop'])).toBeGreaterThan(1024 * 1024)
    expect(maxMessageBytes(INPUT_SCHEMAS['search:set-synonyms'])).toBeGreaterThan(500 * 20 * 60)
    expect(maxMessageBytes(INPUT_SCHEMAS['sheets:set-rules'])).toBeGreaterThan(500 * 4000)
  })
})
