import { describe, expect, it } from 'vitest'
import { CHANNEL_NAMES, TOPIC_NAMES } from '@contract/channel-map'
import { FAILURE_CODES } from '@contract/failures'
import { CONNECTION_STATES } from '@contract/channels/connection'
import {
  diagnosticsFileName,
  diagnosticsText,
  MAX_FILE_BYTES,
  MAX_LOG_LINES
} from '@shared/diagnostics/diagnostics-file'
import type { DiagnosticsFacts, PartName } from '@shared/diagnostics/diagnostics-facts'
import { vocabulary } from '@shared/diagnostics/allowed-words'
import { SETTINGS } from '@shared/settings/schema'
import { gathered, NOW, replanted, SAMPLE } from './sample'

const WORDS = vocabulary([...FAILURE_CODES, ...CONNECTION_STATES, ...CHANNEL_NAMES, ...TOPIC_NAMES])
const text = (facts: DiagnosticsFacts, failed: Partial<Record<PartName, string>> = {}): string =>
  diagnosticsText(gathered(facts, failed), WORDS, NOW)
const read = (facts: DiagnosticsFacts = SAMPLE, failed: Partial<Record<PartName, string>> = {}) =>
  JSON.parse(text(facts, failed)) as Record<string, any>

/** Forms of personal texts and secrets; `n` makes each unique. */
const FORMS: readonly ((n: number) => string)[] = [
  (n) => `planted${n}x`,
  (n) => `Planted Person ${n}`,
  (n) => `B-PL ${n}`,
  (n) => `planted.${n}@shop.example`,
  (n) => `/home/planted${n}/.config/dynodesk`,
  (n) => `C:\\Users\\planted${n}\\AppData`,
  (n) => `https://planted${n}.example:8443/v1?key=planted${n}`,
  (n) => `mqtts://user:planted${n}@broker-planted${n}.example/x`,
  (n) => `ghp_planted${n}ABCDEFGHIJKLMNOPQRSTUVWXYZ`,
  (n) => `eyJhbGciOiJIUzI1NiJ9.planted${n}.sig`,
  (n) => `-----BEGIN PRIVATE KEY-----planted${n}-----END PRIVATE KEY-----`,
  (n) => `planted-${n}.planted`,
  (n) => `feed.planted${n}`,
  (n) => `EPLANTED${n}`,
  (n) => `ERR_PLANTED_${n}`,
  (n) => `planted${n}.db`,
  (n) => `Error: planted${n}\n    at planted${n} (/home/planted${n}/app/out/main/index.js:1:2)`,
  (n) => `__proto__planted${n}`,
  (n) => `1.2.3-planted${n}`,
  (n) => `en-planted${n}`,
  (n) => `2026-01-01T00:00:00Zplanted${n}`,
  (n) => `+49 170 ${4_000_000 + n} planted`,
  (n) => `планted${n}planted`
]

describe('the diagnostics file', () => {
  it('is readable JSON from the format to the log, one line per log line', () => {
    const whole = text(SAMPLE)
    const found = read()
    expect(Object.keys(found)).toEqual([
      'format',
      'madeAt',
      ...Object.keys(SAMPLE).filter((name) => name !== 'log'),
      'logKept',
      'log'
    ])
    expect(found).toMatchObject({
      format: 1,
      madeAt: '2026-11-21T09:30:00.000Z',
      logKept: { lines: 4, left: 0, unreadable: 1 }
    })
    expect(whole.split('\n').filter((line) => line.startsWith('    {"time"'))).toHaveLength(4)
  })

  it('contains numbers about program, system and start', () => {
    expect(read()).toMatchObject({
      program: {
        version: '1.4.0',
        host: 'electron',
        electron: '42.0.1',
        chromium: '140.0.7339.16',
        node: '24.9.0',
        language: { interface: 'nb', content: 'en' }
      },
      system: {
        platform: 'linux',
        release: '6.8.0',
        architecture: 'x64',
        locale: 'nb-NO',
        languages: ['nb-NO', 'en'],
        processors: 8
      },
      displays: [{ width: 2560, height: 1440, scale: 1.5, primary: true }],
      timings: { systemReadyMs: 180, windowReadyMs: 700 }
    })
  })

  it('contains the connection as codes and the address as scheme and kind of host', () => {
    expect(read()['connection']).toEqual({
      state: 'bad-key',
      address: { scheme: 'https', host: 'public', port: true },
      keyKept: 'sealed',
      subscription: { active: true, daysLeft: 40 },
      checkedAt: '2026-11-21T08:00:00.000Z',
      failure: { code: 'bad-key', status: 403, params: { limit: 3600 } },
      backgroundPaused: true,
      clockAheadMs: null
    })
    expect(read()['secrets']).toEqual({ 'api-key': 'sealed', 'event-secret': 'none' })
  })

  it('contains counts of stores, packs, sources and drift', () => {
    expect(read()).toMatchObject({
      stores: [
        { name: 'cache.db', schema: 50, sound: true, rows: { bodies: 3, engines: 1204 } },
        { name: 'feed.db', failed: 'damaged' }
      ],
      packs: { count: 2, states: { done: 1, waiting: 1 }, calls: 10, failures: { 'not-found': 1 } },
      sources: [
        {
          id: 'webhook',
          state: 'failing',
          problem: { code: 'port-in-use', params: { port: 8080 } },
          warnings: ['unsigned'],
          received: 4,
          refused: 2
        }
      ],
      notices: [{ kind: 'warning', code: 'setting-invalid', params: { key: 'units.power' } }],
      answers: { total: 44, medianMs: 120, p95Ms: 480, languages: [{ language: 'ru', answers: 12, english: 4 }] },
      drift: {
        total: 5,
        kinds: { 'unknown-field': 1, 'wrong-type': 1 },
        questions: { engine: 1, engines: 1 },
        fields: [{ request: 'engine', field: 'options.name', kind: 'wrong-type', count: 2 }]
      }
    })
  })

  it('contains the calls of each family, without a number if there is no limit', () => {
    const free = {
      used: 3,
      limit: 0,
      resetAtMs: null,
      leftForBackground: Number.MAX_SAFE_INTEGER,
      stopped: false,
      waiting: 0
    }
    expect(read({ ...SAMPLE, calls: { ...SAMPLE.calls, fileTuning: free } })['calls']).toMatchObject({
      vehicleDatabase: { used: 120, leftForBackground: 2400, freeAt: '2026-11-21T09:30:00.000Z' },
      fileTuning: { used: 3, leftForBackground: null, freeAt: null }
    })
  })

  it('contains log lines with codes and places of errors, and other texts as a placeholder', () => {
    expect(read()['log']).toEqual([
      {
        time: '2026-11-21T09:00:00.000Z',
        level: 'warn',
        event: 'call',
        details: { endpoint: 'engines', result: 'ok', status: 200, ms: 120, try: 1, priority: 'click' }
      },
      {
        time: '2026-11-21T09:00:00.000Z',
        level: 'warn',
        event: 'store.failed',
        details: { store: 'cache-reader', call: 'read', code: 'damaged', reason: '[text]' }
      },
      {
        time: '2026-11-21T09:00:00.000Z',
        level: 'warn',
        event: 'feed.bug',
        details: {
          source: 'mqtt',
          error: {
            name: 'TypeError',
            code: 'ENOENT',
            at: ['worker-1ds6O1Oz.js:210:13', 'index.js:9:1'],
            cause: { name: 'Error', at: ['worker-1ds6O1Oz.js:210:13', 'index.js:9:1'] }
          }
        }
      },
      {
        time: '2026-11-21T09:00:00.000Z',
        level: 'warn',
        event: 'store.finding',
        details: { kind: 'lost', file: 'cache.db', otherFields: 1 }
      }
    ])
  })
})

describe('the diagnostics file never contains', () => {
  it.each(FORMS.map((form, at) => [form(at), form] as const))('a text such as %j in any field', (_example, form) => {
    let n = 0
    const plant = (): string => form(n++)
    const facts = replanted({ ...SAMPLE, log: [] }, plant) as DiagnosticsFacts
    const parsed = SAMPLE.log.slice(0, 4).map((line) => JSON.parse(line) as object)
    const log = [
      ...parsed.map((line) => JSON.stringify(replanted(line, plant))),
      ...parsed.map((line) =>
        JSON.stringify(
          replanted(line, plant, (name) => (['time', 'level', 'event', 'details'].includes(name) ? name : plant()))
        )
      ),
      // plants one text at a time
      ...parsed.flatMap((line) => alone(line, plant)).map((line) => JSON.stringify(line)),
      plant(),
      `{"${plant()}":`
    ]
    const settings = Object.entries(SETTINGS).map(([key, { type }]) => ({
      key,
      value: type === 'list' ? [plant(), plant()] : plant(),
      managed: n % 2 === 0
    }))
    const others = Array.from({ length: 5 }, () => ({ key: plant(), value: plant(), managed: true }))
    const whole = text({ ...facts, log, settings: [...settings, ...others] })
    expect(n).toBeGreaterThan(150)
    expect(whole).not.toMatch(/planted/i)
    expect(decodeURIComponent(whole)).not.toMatch(/planted/i)
  })

  it('unknown names of properties, tables, families and parameters', () => {
    let n = 0
    const renamed = (of: object) =>
      Object.fromEntries(Object.values(of).map((value) => [`planted${n++}`, value as unknown]))
    const whole = text({
      ...SAMPLE,
      calls: renamed(SAMPLE.calls) as never,
      stores: [
        {
          name: 'person.db',
          found: { ours: true, schema: 1, pages: 1, freePages: 0, sound: true, rows: { planted_table: 4, notes: 2 } }
        }
      ],
      connection: { ...SAMPLE.connection, failure: { code: 'bad-key', params: { planted: 4242, host: 4242 } } }
    })
    expect(whole).not.toMatch(/planted|4242/)
    expect(JSON.parse(whole)).toMatchObject({ calls: {}, stores: [{ rows: { notes: 2 } }] })
  })

  it('a new fact that is not listed', () => {
    const grown = Object.fromEntries(
      Object.entries(SAMPLE).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.map((one: unknown) => (typeof one === 'object' ? { ...one, added: 'en', note: 77_001 } : one))
          : { ...value, added: 'en', note: 77_001 }
      ])
    )
    expect(text(grown as never)).not.toMatch(/added|77001/)
  })

  it('an unknown code of a failed part', () => {
    expect(read(SAMPLE, { stores: 'crashed', displays: 'planted message' })).toMatchObject({
      stores: { failed: 'crashed' },
      displays: { failed: '[text]' }
    })
  })
})

describe('an installation with problems', () => {
  it('has the code of every failed part, and all other parts', () => {
    const failed = Object.fromEntries(
      (Object.keys(SAMPLE) as PartName[]).filter((name) => name !== 'program').map((name) => [name, 'timeout'])
    )
    const found = read(SAMPLE, failed)
    expect(found['program']).toMatchObject({ version: '1.4.0' })
    expect(found['connection']).toEqual({ failed: 'timeout' })
    expect(found['logKept']).toMatchObject({ failed: 'timeout', lines: 0 })
  })

  it('keeps the newest lines of a long log within two megabytes', () => {
    const long = (n: number): string =>
      JSON.stringify({ time: new Date(NOW + n).toISOString(), level: 'info', event: 'call', details: { ms: n } })
    const many = read({ ...SAMPLE, log: Array.from({ length: 3 * MAX_LOG_LINES }, (_, n) => long(n)) })
    expect(many['log']).toHaveLength(MAX_LOG_LINES)
    expect(many['log'].at(-1).details).toEqual({ ms: 3 * MAX_LOG_LINES - 1 })
    const wide = JSON.stringify({
      time: '2026-11-21T09:00:00.000Z',
      level: 'warn',
      event: 'sheet.template',
      details: {
        problems: Array.from({ length: 20 }, () => ({
          error: 'x'.repeat(500),
          reason: 'y',
          problem: 'z',
          kind: Array.from({ length: 20 }, () => '2026-11-21T09:00:00.000Z'),
          field: Array.from({ length: 20 }, () => '2026-11-21T09:00:00.000Z')
        }))
      }
    })
    const whole = text({ ...SAMPLE, log: Array.from({ length: MAX_LOG_LINES }, () => wide) })
    expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(MAX_FILE_BYTES)
    expect(JSON.parse(whole).logKept.left).toBeGreaterThan(0)
  })

  it('has a file name with the date', () => {
    expect(diagnosticsFileName(NOW)).toBe('dynodesk-diagnosis-2026-11-21.json')
  })
})

/** Plants a text into each field of a line, one at a time. */
function alone(value: unknown, plant: () => string): unknown[] {
  if (typeof value === 'string') return [plant()]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    alone(one, plant).map((changed) => ({ ...value, [key]: changed }))
  )
}
