import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PictureLoader, type PictureLoaderDeps } from '@main/adapters/pictures'
import { FakeClock } from '../../../fakes/clock'
import { BOMBS, DRAWING, SVG_BOMB } from '../../../fakes/pictures'

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')
const SVG = Buffer.from(
  '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'
)

let server: Server
let base: string
let answer: RequestListener
let asked: { url: string; headers: NodeJS.Dict<string | string[]> }[]
let clock: FakeClock
let shown: boolean
let maxBytes: number

const loader = (more: Partial<PictureLoaderDeps> = {}): PictureLoader =>
  new PictureLoader({
    fetch,
    clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    appOrigin: 'app://dynodesk',
    settings: () => ({ show: shown, maxBytes, timeoutMs: 1000 }),
    acquirePermit: async () => () => {},
    ...more
  })
const request = (address: string, more: object = {}): Request =>
  Object.assign(
    new Request(`dynodesk-picture://picture/${encodeURIComponent(address)}`),
    { initiatorOrigin: 'app://dynodesk' },
    more
  )
const get = async (
  it: PictureLoader,
  address: string
): Promise<{ status: number; type: string | null; body: number }> => {
  const response = await it.handle(request(address))
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: (await response.arrayBuffer()).byteLength
  }
}
const NONE = (status: number) => ({ status, type: null, body: 0 })

beforeEach(async () => {
  clock = new FakeClock()
  asked = []
  shown = true
  maxBytes = 10_000
  answer = (_q, a) => a.writeHead(200, { 'content-type': 'image/png' }).end(PNG)
  server = createServer((q, a) => {
    asked.push({ url: q.url ?? '', headers: q.headers })
    answer(q, a)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterEach(
  () =>
    new Promise<void>((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
)

describe('addresses of pictures', () => {
  it.each([
    ['https://cdn.example/a.png', true],
    ['//cdn.example/a.png', false],
    ['http://cdn.example/a.png', false],
    ['http://127.0.0.1:1/a.png', false],
    ['file:///etc/passwd', false],
    ['data:image/png;base64,AA', false],
    ['https://user:pw@cdn.example/a.png', false],
    ['javascript:alert(1)', false],
    ['', false],
    ['https://', false],
    ['app://dynodesk/index.html', false]
  ])('%s: %s', (address, allowed) => {
    expect(loader().allow(address, base)).toBe(allowed)
  })

  it('takes the scheme of the service for an address without one', () => {
    expect(loader().allow('//cdn.example/a.png', 'https://service.example/api')).toBe(true)
    expect(loader().allow('http://service.example/a.png', 'https://service.example/api')).toBe(false)
    expect(loader().allow('http://service.example/a.png', 'http://service.example/api')).toBe(false)
  })

  it('serves a picture of the service on this computer, and resolves a relative one against the base address', async () => {
    const it = loader()
    for (const address of [`${base}/p.png`, ' pictures/p.png\n', '/root.png'])
      expect(it.allow(address, base)).toBe(true)
    expect(await get(it, 'pictures/p.png')).toEqual({ status: 200, type: 'image/png', body: PNG.length })
    await get(it, '/root.png')
    expect(asked.map((a) => a.url)).toEqual(['/api/pictures/p.png', '/root.png'])
  })

  it('refuses addresses that no record contains, and every one after a change of the profile', async () => {
    const it = loader()
    expect(await get(it, `${base}/p.png`)).toEqual(NONE(404))
    it.allow(`${base}/p.png`, base)
    expect((await get(it, `${base}/p.png`)).status).toBe(200)
    it.clear()
    expect(await get(it, `${base}/p.png`)).toEqual(NONE(404))
    expect(asked).toHaveLength(1)
  })

  it('serves only pages of this program, and only plain requests', async () => {
    const it = loader()
    it.allow(`${base}/p.png`, base)
    expect((await it.handle(request(`${base}/p.png`, { initiatorOrigin: 'https://evil.example' }))).status).toBe(403)
    expect((await it.handle(request(`${base}/p.png`, { initiatorOrigin: 'null' }))).status).toBe(403)
    expect(
      (
        await it.handle(
          new Request(`dynodesk-picture://picture/${encodeURIComponent(`${base}/p.png`)}`, { method: 'POST' })
        )
      ).status
    ).toBe(403)
    expect((await it.handle(new Request('dynodesk-picture://elsewhere/a'))).status).toBe(403)
    expect((await it.handle(new Request('dynodesk-picture://picture/%E0%A4%A'))).status).toBe(403)
    expect(asked).toEqual([])
  })

  it('serves nothing while pictures are switched off', async () => {
    shown = false
    const it = loader()
    it.allow(`${base}/p.png`, base)
    expect(await get(it, `${base}/p.png`)).toEqual(NONE(404))
    expect(asked).toEqual([])
  })
})

describe('fetching', () => {
  it('sends no key and no cookie', async () => {
    answer = (_q, a) => a.writeHead(200, { 'content-type': 'image/png', 'set-cookie': 'a=b' }).end(PNG)
    const it = loader()
    for (const name of ['a', 'b']) {
      it.allow(`${base}/${name}`, base)
      await get(it, `${base}/${name}`)
    }
    for (const { headers } of asked)
      expect(Object.keys(headers).filter((h) => /key|cookie|authorization|x-lang|referer/.test(h))).toEqual([])
  })

  it('sends the headers that protect the window', async () => {
    const it = loader()
    it.allow(`${base}/p`, base)
    const { headers } = await it.handle(request(`${base}/p`))
    expect([
      headers.get('content-length'),
      headers.get('x-content-type-options'),
      headers.get('cache-control')
    ]).toEqual([String(PNG.length), 'nosniff', 'private, max-age=3600'])
  })

  it('serves a drawing that can run nothing', async () => {
    answer = (_q, a) => a.writeHead(200, { 'content-type': 'image/svg+xml' }).end(SVG)
    const it = loader()
    it.allow(`${base}/p`, base)
    const response = await it.handle(request(`${base}/p`))
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    )
  })

  it.each<[string, RequestListener, number]>([
    [
      'a page that calls itself a picture',
      (_q, a) => a.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><title>portal</title>'),
      502
    ],
    ['a picture that calls itself a page', (_q, a) => a.writeHead(200, { 'content-type': 'text/html' }).end(PNG), 502],
    ['a drawing that calls itself a photo', (_q, a) => a.writeHead(200, { 'content-type': 'image/png' }).end(SVG), 502],
    [
      'a drawing with entities',
      (_q, a) => a.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg/>'),
      502
    ],
    [
      'a drawing that copies itself without end',
      (_q, a) =>
        a
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end('<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><path d="M0 0h1"/></g><use href="#a"/></svg>'),
      502
    ],
    [
      'a drawing with a script',
      (_q, a) =>
        a
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      502
    ],
    [
      'a photo that unpacks to gigabytes',
      (_q, a) =>
        a
          .writeHead(200, { 'content-type': 'image/png' })
          .end(Buffer.from('89504e470d0a1a0a0000000d494844520000ffff0000ffff', 'hex')),
      502
    ],
    [
      'a photo of unknown size',
      (_q, a) => a.writeHead(200, { 'content-type': 'image/png' }).end(PNG.subarray(0, 20)),
      502
    ],
    ['an empty answer', (_q, a) => a.writeHead(200, { 'content-type': 'image/png' }).end(), 502],
    ['a picture that is not there', (_q, a) => a.writeHead(404, { 'content-type': 'image/png' }).end(PNG), 404],
    ['a refusal', (_q, a) => a.writeHead(403).end('go away'), 502],
    ['a failing server', (_q, a) => a.writeHead(500).end('stack trace'), 502],
    ['a broken connection', (q) => q.socket.destroy(), 502],
    [
      'a redirect to another host',
      (_q, a) => a.writeHead(302, { location: 'https://elsewhere.example/x.png' }).end(),
      502
    ],
    ['a redirect to itself', (_q, a) => a.writeHead(301, { location: '/other.png' }).end(), 502],
    [
      'one too large by its own word',
      (_q, a) =>
        a
          .writeHead(200, { 'content-type': 'image/png', 'content-length': '20000' })
          .end(Buffer.concat([PNG, Buffer.alloc(20_000 - PNG.length)])),
      502
    ],
    [
      'one too large without saying so',
      (_q, a) => a.writeHead(200, { 'content-type': 'image/png' }).write(Buffer.concat([PNG, Buffer.alloc(30_000)])),
      502
    ]
  ])('gives an empty body for %s', async (_name, listener, status) => {
    answer = listener
    const it = loader()
    it.allow(`${base}/p.png`, base)
    expect(await get(it, `${base}/p.png`)).toEqual(NONE(status))
    expect(asked.map((a) => a.url)).toEqual(['/api/p.png'])
  })

  it('times out', async () => {
    answer = () => void clock.advance(60_000)
    const it = loader()
    it.allow(`${base}/slow`, base)
    expect(await get(it, `${base}/slow`)).toEqual(NONE(502))
  })

  it('fetches a picture once for many requests, and not again in this run', async () => {
    const it = loader()
    it.allow(`${base}/p`, base)
    await Promise.all([get(it, `${base}/p`), get(it, `${base}/p`), get(it, `${base}/p`)])
    expect((await get(it, `${base}/p`)).status).toBe(200)
    expect(asked).toHaveLength(1)
  })

  it('fetches at most two at once', async () => {
    let open = 0
    let most = 0
    answer = (_q, a) => {
      most = Math.max(most, ++open)
      setImmediate(() => {
        open--
        a.writeHead(200, { 'content-type': 'image/png' }).end(PNG)
      })
    }
    const it = loader()
    const all = Array.from({ length: 9 }, (_, n) => `${base}/${n}`)
    for (const address of all) it.allow(address, base)
    const answers = await Promise.all(all.map((address) => get(it, address)))
    expect(answers.map((a) => a.status)).toEqual(all.map(() => 200))
    expect(most).toBe(2)
  })

  it('does not retry a failed picture for some time', async () => {
    answer = (_q, a) => a.writeHead(404).end()
    const it = loader()
    it.allow(`${base}/p`, base)
    await get(it, `${base}/p`)
    await get(it, `${base}/p`)
    expect(asked).toHaveLength(1)
    clock.sleep(3_600_001)
    answer = (_q, a) => a.writeHead(200, { 'content-type': 'image/png' }).end(PNG)
    expect((await get(it, `${base}/p`)).status).toBe(200)
  })

  it('retries a failed picture at once when the network answers again, since a portal may have answered', async () => {
    answer = (_q, a) => a.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
    const it = loader()
    it.allow(`${base}/p`, base)
    expect(await get(it, `${base}/p`)).toEqual(NONE(502))
    answer = (_q, a) => a.writeHead(200, { 'content-type': 'image/png' }).end(PNG)
    expect(await get(it, `${base}/p`)).toEqual(NONE(502))
    it.retryFailed()
    expect((await get(it, `${base}/p`)).status).toBe(200)
  })

  it('drops the least recently shown picture when memory is full', async () => {
    const it = loader({ maxMemoryBytes: PNG.length * 2 })
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      it.allow(`${base}/${name}`, base)
      await get(it, `${base}/${name}`)
    }
    expect(asked.map((a) => a.url.slice(-1))).toEqual(['a', 'b', 'c', 'b'])
  })

  it('requests a permit where pictures count as calls, and reports the result of the call', async () => {
    const settled: (number | null)[] = []
    let free = false
    const it = loader({ acquirePermit: async () => (free ? (status) => settled.push(status) : null) })
    it.allow(`${base}/p`, base)
    expect(await get(it, `${base}/p`)).toEqual(NONE(502))
    expect(asked).toEqual([])
    free = true
    await get(it, `${base}/p`)
    answer = (q) => q.socket.destroy()
    it.allow(`${base}/broken`, base)
    await get(it, `${base}/broken`)
    expect(settled).toEqual([200, null])
  })
})

describe('pictures stored on this computer', () => {
  const stored = (found: { type: string; bytes: Uint8Array }) => {
    const puts: string[] = []
    const drops: string[] = []
    const pictureCache = {
      get: async () => (drops.length > 0 ? null : found),
      put: async (url: string) => void puts.push(url),
      drop: async (url: string) => void drops.push(url)
    }
    return { puts, drops, pictureCache }
  }

  it('are shown without asking the service', async () => {
    const { drops, pictureCache } = stored({ type: 'image/svg+xml', bytes: DRAWING })
    const it = loader({ pictureCache })
    it.allow(`${base}/p.svg`, base)
    expect(await get(it, `${base}/p.svg`)).toEqual({ status: 200, type: 'image/svg+xml', body: DRAWING.length })
    expect([asked, drops]).toEqual([[], []])
  })

  it.each([...BOMBS, ['image/png', Buffer.from('no picture at all')] as const])(
    'are deleted and fetched again when withheld: %s',
    async (type, bytes) => {
      const { drops, puts, pictureCache } = stored({ type, bytes })
      const it = loader({ pictureCache })
      it.allow(`${base}/p.png`, base)
      expect(await get(it, `${base}/p.png`)).toEqual({ status: 200, type: 'image/png', body: PNG.length })
      expect([drops, puts]).toEqual([[`${base}/p.png`], [`${base}/p.png`]])
    }
  )

  it('are not shown when they cannot be deleted', async () => {
    const { pictureCache } = stored({ type: 'image/svg+xml', bytes: SVG_BOMB })
    answer = (_q, a) => a.writeHead(404).end()
    const it = loader({ pictureCache: { ...pictureCache, drop: () => Promise.reject(new Error('read only')) } })
    it.allow(`${base}/p.svg`, base)
    expect(await get(it, `${base}/p.svg`)).toEqual(NONE(404))
  })
})
