/** Collected facts with a value in every place; and the same with a planted text in every text. */
import type { DiagnosticsFacts, GatheredFacts, PartName } from '@shared/diagnostics/diagnostics-facts'
import { SETTINGS } from '@shared/settings/schema'

export const NOW = Date.parse('2026-11-21T09:30:00Z')
const STACK =
  'TypeError: x\n    at read (/home/lena/apps/dynodesk/out/main/chunks/worker-1ds6O1Oz.js:210:13)\n    at /home/lena/apps/dynodesk/out/main/index.js:9:1\n    at node:internal/process:95:5'
const line = (event: string, details: object): string =>
  JSON.stringify({ time: '2026-11-21T09:00:00.000Z', level: 'warn', event, details })

export const SAMPLE: DiagnosticsFacts = {
  program: {
    version: '1.4.0',
    host: 'electron',
    packaged: true,
    versions: { electron: '42.0.1', chrome: '140.0.7339.16', node: '24.9.0' },
    interfaceLanguage: 'nb',
    contentLanguage: 'en'
  },
  system: {
    platform: 'linux',
    release: '6.8.0-45-lenas-pc',
    arch: 'x64',
    locale: 'nb-NO',
    languages: ['nb_NO.UTF-8', 'en'],
    memoryBytes: 16e9,
    freeMemoryBytes: 4e9,
    processors: 8,
    freeDiskBytes: 1e11
  },
  displays: [{ width: 2560, height: 1440, scale: 1.5, rotation: 0, primary: true }],
  timings: { systemReadyMs: 180, windowReadyMs: 700, upSeconds: 3600 },
  settings: Object.entries(SETTINGS).map(([key, { standard }]) => ({
    key,
    value: standard as unknown,
    managed: false
  })),
  connection: {
    state: 'bad-key',
    baseUrl: 'https://api.lenas-shop.example:8443/v1',
    keyKept: 'sealed',
    subscription: { active: true, end_date: '2027-01-01T00:00:00+01:00' },
    checkedAt: '2026-11-21T08:00:00.000Z',
    failure: { code: 'bad-key', status: 403, params: { host: 'api.lenas-shop.example', limit: 3600 } },
    backgroundPaused: true,
    clockAheadMs: null
  },
  secrets: [
    { name: 'api-key', kept: 'sealed' },
    { name: 'event-secret', kept: 'none' }
  ],
  calls: {
    vehicleDatabase: { used: 120, limit: 3600, resetAtMs: NOW, leftForBackground: 2400, stopped: false, waiting: 0 }
  },
  stores: [
    {
      name: 'cache.db',
      found: { ours: true, schema: 50, pages: 100, freePages: 3, sound: true, rows: { engines: 1204, bodies: 3 } }
    },
    { name: 'feed.db', found: { failed: 'damaged' } }
  ],
  events: { kept: 'sealed' },
  workspace: {
    state: 'unreachable',
    problem: 'memory-full',
    computers: 3,
    calls: { used: 41, computers: 3, alone: true }
  },
  files: [
    { name: 'cache.db', files: 3, bytes: 409_600, setAside: 1 },
    { name: 'other', files: 2, bytes: 10, setAside: 0 }
  ],
  packs: [
    { state: 'done', done: 9, total: 9, calls: 9, failed: [{ failure: { code: 'not-found' } }] },
    { state: 'waiting', done: 1, total: 9, calls: 1, failed: [] }
  ],
  sources: [
    {
      id: 'webhook',
      state: 'failing',
      problem: { code: 'port-in-use', params: { port: 8080 } },
      warnings: ['unsigned'],
      since: '2026-11-21T08:00:00.000Z',
      received: 4,
      copies: 1,
      refused: 2,
      lastEventAt: null
    }
  ],
  notices: [{ kind: 'warning', code: 'setting-invalid', params: { key: 'units.power', problem: 'must be one of PS' } }],
  answers: {
    total: 44,
    latency: { median: 120, p95: 480 },
    codes: [
      { code: '200', count: 41, lastAtMs: NOW },
      { code: 'timeout', count: 3, lastAtMs: NOW }
    ],
    languages: [{ language: 'ru', answers: 12, english: 4 }]
  },
  drift: [
    { endpoint: 'engines', field: 'colour', kind: 'unknown-field', count: 3 },
    { endpoint: 'engine', field: 'options.name', kind: 'wrong-type', count: 2 }
  ],
  log: [
    line('call', { endpoint: 'engines', result: 'ok', status: 200, ms: 120, try: 1, priority: 'click' }),
    line('store.failed', {
      store: 'cache-reader',
      call: 'read',
      code: 'damaged',
      reason: 'quick_check: page 4 of /home/lena'
    }),
    line('feed.bug', {
      source: 'mqtt',
      error: {
        name: 'TypeError',
        message: 'Cannot read Lena of B-LN 4242',
        code: 'ENOENT',
        stack: STACK,
        cause: { name: 'Error', message: 'inner', stack: STACK }
      }
    }),
    line('store.finding', {
      kind: 'lost',
      file: '/home/lena/.config/dynodesk/cache.db',
      setAside: '/home/lena/.config/dynodesk/cache.db.corrupt-1'
    }),
    'not json at all'
  ]
}
const all = (): readonly PartName[] => Object.keys(SAMPLE) as PartName[]
export const gathered = (facts: DiagnosticsFacts, failed: Partial<Record<PartName, string>> = {}): GatheredFacts =>
  Object.fromEntries(
    all().map((name) => [
      name,
      failed[name] === undefined ? { ok: true, value: facts[name] } : { ok: false, failed: failed[name] }
    ])
  ) as unknown as GatheredFacts

/** The same shape with `plant` in place of every text, and `name` in every property name. */
export function replanted(
  value: unknown,
  plant: () => string,
  name: (given: string) => string = (given) => given
): unknown {
  if (typeof value === 'string') return plant()
  if (Array.isArray(value)) return value.map((one) => replanted(one, plant, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [name(key), replanted(one, plant, name)]))
  return value
}
