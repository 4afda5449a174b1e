import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { FileLog } from '@main/adapters/log'

const KEY = 'Canary+Key/é"8\\F3a==42'
let folder: string
const everything = (): string =>
  readdirSync(folder)
    .map((f) => readFileSync(join(folder, f), 'utf8'))
    .join('')
const lines = (): Record<string, unknown>[] =>
  everything()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'dynodesk-log-')), 'logs')
})

describe('the log', () => {
  it('writes one JSON object per line with time, level, event and details', () => {
    const log = new FileLog({ folder, now: () => 0 })
    log.info('start', { version: '1.0.0' })
    log.warn('store.slow')
    expect(lines()).toEqual([
      { time: '1970-01-01T00:00:00.000Z', level: 'info', event: 'start', details: { version: '1.0.0' } },
      { time: '1970-01-01T00:00:00.000Z', level: 'warn', event: 'store.slow' }
    ])
    if (process.platform !== 'win32')
      expect([statSync(folder).mode & 0o777, statSync(log.file).mode & 0o777]).toEqual([0o700, 0o600])
  })

  it('returns its newest lines across all files, without secrets registered later', async () => {
    const log = new FileLog({ folder, maxBytes: 400, maxFiles: 3, now: () => 0 })
    for (let n = 0; n < 12; n++)
      log.info(`line-${n}`, { text: n % 2 === 0 ? KEY : 'plain', base64: Buffer.from(`xx${KEY}`).toString('base64') })
    expect(everything()).toContain(JSON.stringify(KEY).slice(1, -1))
    log.redactValue(KEY)
    const tail = await log.tail(5)
    expect(tail.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'line-7',
      'line-8',
      'line-9',
      'line-10',
      'line-11'
    ])
    expect(tail.join('')).not.toContain(JSON.stringify(KEY).slice(1, -1))
    expect(tail.join('')).not.toContain(Buffer.from(`xx${KEY}`).toString('base64').slice(4, 20))
    expect(await new FileLog({ folder: join(folder, 'none') }).tail(5)).toEqual([])
  })

  it('contains a secret in no spelling', () => {
    const log = new FileLog({ folder })
    log.redactValue(KEY)
    const bytes = Buffer.from(KEY)
    const headers = new Headers({ 'x-api-key': 'Canary-in-header', accept: 'a' })
    const error = Object.assign(new Error(`refused ${KEY}`, { cause: new Error(encodeURIComponent(KEY)) }), {
      code: 'E',
      config: { apiKey: KEY }
    })
    for (const planted of [
      KEY,
      `before${KEY}after`,
      encodeURIComponent(KEY),
      encodeURIComponent(KEY).toLowerCase(),
      encodeURIComponent(encodeURIComponent(KEY)),
      new URLSearchParams({ k: KEY }).toString(),
      bytes.toString('base64'),
      bytes.toString('base64url'),
      bytes.toString('hex'),
      bytes.toString('hex').toUpperCase(),
      JSON.stringify({ k: KEY }),
      JSON.stringify(JSON.stringify({ k: KEY })),
      ...[0, 1, 2].map((n) => Buffer.from(`${'x'.repeat(n)}${KEY}tail`).toString('base64')),
      ...[0, 1, 2].map((n) => Buffer.from(`${'x'.repeat(n)}${KEY}tail`).toString('base64url')),
      [...bytes].map((b) => `%${b.toString(16).padStart(2, '0')}`).join('')
    ])
      log.info(planted, {
        planted,
        [planted]: planted,
        list: [planted],
        map: new Map([[planted, planted]]),
        deep: { a: { b: { c: planted } } }
      })
    log.error('boom', {
      error,
      headers,
      url: new URL(`https://u:${encodeURIComponent(KEY)}@h.example/p?k=${encodeURIComponent(KEY)}`)
    })

    const written = everything()
    const parts = [
      KEY,
      'Canary',
      bytes.toString('base64').slice(4, -4),
      bytes.toString('base64url').slice(4, -4),
      bytes.toString('hex').slice(4),
      encodeURIComponent(KEY),
      '%43%61%6e'
    ]
    for (const n of [1, 2])
      parts.push(
        Buffer.from('x'.repeat(n) + KEY)
          .toString('base64')
          .slice(4, -4)
      )
    for (const part of parts) expect(written.toLowerCase(), part).not.toContain(part.toLowerCase())
    expect(lines().length).toBeGreaterThan(18)
  })

  it('leaves out values by the name of their field', () => {
    const log = new FileLog({ folder })
    log.info('call', {
      headers: { 'x-api-key': 'unknown-1', Authorization: 'unknown-2', 'set-cookie': ['unknown-3'], 'X-LANG': 'en' },
      api_key: 'unknown-4',
      eventSecret: 12345,
      key: 'units.power',
      keyKept: 'sealed',
      apiKey: null
    })
    expect(lines()[0]).toMatchObject({
      details: { headers: { 'X-LANG': 'en' }, key: 'units.power', keyKept: 'sealed', apiKey: null }
    })
    expect(everything()).not.toMatch(/unknown-|12345/)
  })

  it('writes addresses without user, query and fragment, and no bodies', () => {
    const log = new FileLog({ folder })
    log.info('call', {
      url: 'https://me:pw@service.example:8443/vdb/search?query=2.0%20TDI#top',
      text: 'GET https://service.example/a?b=c failed',
      picture: 'dynodesk-picture://picture/https%3A%2F%2Fh%2Fp.png%3Ft%3D1',
      body: '{"private":1}',
      payload: [1]
    })
    expect(lines()[0]).toMatchObject({
      details: {
        url: 'https://service.example:8443/vdb/search',
        text: 'GET https://service.example/a failed',
        picture: 'dynodesk-picture://picture/https%3A%2F%2Fh%2Fp.png',
        body: '[omitted]',
        payload: '[omitted]'
      }
    })
  })

  it('accepts any value', () => {
    const log = new FileLog({ folder })
    const circle: Record<string, unknown> = {
      n: 1n,
      f: () => 1,
      s: Symbol('s'),
      u: undefined,
      nan: NaN,
      bytes: new Uint8Array(9),
      when: new Date(NaN),
      bare: Object.create(null) as unknown
    }
    circle['self'] = circle
    Object.defineProperty(circle, 'bad', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      }
    })
    const proxy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no')
        }
      }
    )
    expect(() => log.info('odd', circle)).not.toThrow()
    expect(() => log.info('worse', { proxy })).not.toThrow()
    log.info('long', { text: 'x'.repeat(100_000), many: Array.from({ length: 5000 }, (_, i) => i) })
    expect(lines()[0]).toMatchObject({
      event: 'odd',
      details: { n: '1', f: '[function]', nan: 'NaN', bytes: '[9 bytes]', bad: '[unreadable]' }
    })
    expect(Buffer.byteLength(readFileSync(log.file))).toBeLessThan(20_000)
  })

  it('does not throw when it cannot write, and later reports the number of lost lines', () => {
    writeFileSync(folder, 'in the way')
    const log = new FileLog({ folder })
    expect(() => log.error('lost')).not.toThrow()
    const working = new FileLog({
      folder: `${folder}2`,
      alsoTo: () => {
        throw new Error('terminal gone')
      }
    })
    expect(() => working.info('a')).not.toThrow()
    working.info('b')
    expect(readFileSync(working.file, 'utf8')).toContain('"lost":1')
  })

  it('rotates a full file and keeps a limited number', () => {
    const log = new FileLog({ folder, maxBytes: 500, maxFiles: 3 })
    for (let n = 0; n < 40; n++) log.info('line', { n, filler: 'x'.repeat(50) })
    expect(readdirSync(folder).sort()).toEqual(['dynodesk.1.log', 'dynodesk.2.log', 'dynodesk.log'])
    for (const f of readdirSync(folder)) expect(statSync(join(folder, f)).size).toBeLessThanOrEqual(500)
    expect(readFileSync(log.file, 'utf8')).toContain('"n":39')
  })

  it('continues when its folder is removed', () => {
    const log = new FileLog({ folder })
    log.info('first')
    rmSync(folder, { recursive: true })
    log.info('second')
    log.info('third')
    expect(lines()).toMatchObject([{ event: 'third', lost: 1 }])
  })

  it('writes on in a file that cannot be rotated, and rotates it later', async () => {
    const log = new FileLog({ folder, maxBytes: 300, maxFiles: 3 })
    log.info('line', { n: 0 })
    // a folder with content is never replaced by a file, like a file that another program holds on Windows
    mkdirSync(join(folder, 'dynodesk.1.log'))
    writeFileSync(join(folder, 'dynodesk.1.log', 'held'), '')
    mkdirSync(join(folder, 'dynodesk.2.log'))
    for (let n = 1; n < 9; n++) log.info('line', { n, filler: 'x'.repeat(50) })
    expect(readFileSync(log.file, 'utf8').split('\n')).toHaveLength(10)
    rmSync(join(folder, 'dynodesk.1.log'), { recursive: true })
    rmSync(join(folder, 'dynodesk.2.log'), { recursive: true })
    for (let n = 9; n < 12; n++) log.info('line', { n, filler: 'x'.repeat(50) })
    expect((await log.tail(20)).map((line) => (JSON.parse(line) as { details: { n: number } }).details.n)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    ])
  })

  it('continues the file of the previous run', () => {
    new FileLog({ folder }).info('first')
    appendFileSync(join(folder, 'dynodesk.log'), '')
    new FileLog({ folder }).info('second')
    expect(lines().map((l) => l['event'])).toEqual(['first', 'second'])
  })
})
