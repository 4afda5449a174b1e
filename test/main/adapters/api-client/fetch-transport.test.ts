import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { once } from 'node:events'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ProxyLoginRequired } from '@main/adapters/api-client/network-failure'
import { fetchTransport } from '@main/adapters/api-client/fetch-transport'

const OPTIONS = { timeoutMs: 15 * 60_000, maxBytes: 1_000_000 }
const transport = fetchTransport((url, init) => fetch(url, init))

async function listen(server: Server, scheme = 'http'): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const serve = (listener: RequestListener): Promise<string> => listen(createServer(listener))

describe('an answer', () => {
  test('has status, type, text and two headers with times', async () => {
    const base = await serve((_q, r) =>
      r
        .writeHead(429, {
          'content-type': 'application/json; charset=utf-8',
          'retry-after': '60',
          date: 'Mon, 02 Mar 2026 08:00:00 GMT'
        })
        .end('\ufeff{"a":"汽"}')
    )
    expect(await transport.get(base, {}, OPTIONS)).toEqual({
      ok: true,
      answer: {
        status: 429,
        contentType: 'application/json; charset=utf-8',
        body: '{"a":"汽"}',
        tooLarge: false,
        retryAfter: '60',
        date: 'Mon, 02 Mar 2026 08:00:00 GMT'
      }
    })
  })
  test('reports its size while it arrives', async () => {
    const base = await serve((_q, r) => r.end('x'.repeat(300_000)))
    const sizes: number[] = []
    await transport.get(base, {}, { ...OPTIONS, onReceived: (bytes) => sizes.push(bytes) })
    expect(sizes.length).toBeGreaterThan(1)
    expect([sizes.at(-1), [...sizes].sort((a, b) => a - b)]).toEqual([300_000, sizes])
  })
  test('is requested with our headers, and without cookies even after one was set', async () => {
    const seen: Record<string, unknown>[] = []
    const base = await serve((q, r) => {
      seen.push(q.headers)
      r.setHeader('set-cookie', 'a=1').end('[]')
    })
    for (let i = 0; i < 2; i++)
      await transport.get(base, { 'x-api-key': 'k', 'X-LANG': 'zh-hant', accept: 'application/json' }, OPTIONS)
    expect(seen[1]).toMatchObject({ 'x-api-key': 'k', 'x-lang': 'zh-hant', accept: 'application/json' })
    for (const name of ['cookie', 'referer', 'authorization', 'if-none-match']) expect(seen[1]).not.toHaveProperty(name)
  })
  test('never comes from a cache, which ignores the language', async () => {
    const asked: RequestInit[] = []
    const noted = fetchTransport(async (_url, init) => {
      asked.push(init)
      return new Response('[]')
    })
    await noted.get('http://127.0.0.1/vdb/types', { 'X-LANG': 'hr' }, OPTIONS)
    expect(asked).toMatchObject([
      { method: 'GET', cache: 'no-store', credentials: 'omit', redirect: 'manual', referrerPolicy: 'no-referrer' }
    ])
  })
  test('without a body has an empty text', async () => {
    const base = await serve((_q, r) => r.writeHead(204).end())
    expect(await transport.get(base, {}, OPTIONS)).toMatchObject({
      ok: true,
      answer: { status: 204, body: '', tooLarge: false }
    })
  })
  test('above the limit is cut off, also when decompressed', async () => {
    const base = await serve((q, r) => {
      if (q.url === '/gzip') r.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(3_000_000, 'x')))
      else r.end(Buffer.alloc(q.url === '/fits' ? 1_000_000 : 1_000_001, 'x'))
    })
    expect(await transport.get(`${base}/long`, {}, OPTIONS)).toMatchObject({
      ok: true,
      answer: { tooLarge: true, body: '' }
    })
    expect(await transport.get(`${base}/gzip`, {}, OPTIONS)).toMatchObject({
      ok: true,
      answer: { tooLarge: true, body: '' }
    })
    expect(await transport.get(`${base}/fits`, {}, OPTIONS)).toMatchObject({ ok: true, answer: { tooLarge: false } })
  })
})

describe('a failed request', () => {
  test('does not follow a redirect, but reports its target', async () => {
    let elsewhere = 0
    const other = await serve((_q, r) => {
      elsewhere++
      r.end('[]')
    })
    const base = await serve((q, r) =>
      r
        .writeHead(302, {
          location: q.url === '/far' ? `${other}/vdb/types` : q.url === '/bad' ? 'http://' : '../near?a=1'
        })
        .end('moved')
    )
    expect(await transport.get(`${base}/far`, { 'x-api-key': 'k' }, OPTIONS)).toEqual({
      ok: false,
      fault: 'redirected',
      location: `${other}/vdb/types`
    })
    expect(await transport.get(`${base}/vdb/types`, { 'x-api-key': 'k' }, OPTIONS)).toEqual({
      ok: false,
      fault: 'redirected',
      location: `${base}/near?a=1`
    })
    expect(await transport.get(`${base}/bad`, { 'x-api-key': 'k' }, OPTIONS)).toEqual({
      ok: false,
      fault: 'redirected'
    })
    expect(elsewhere).toBe(0)
  })
  test.each([300, 304])('%i is an answer, not a redirect', async (status) => {
    const base = await serve((_q, r) => r.writeHead(status, { location: '/elsewhere' }).end())
    expect(await transport.get(base, {}, OPTIONS)).toMatchObject({ ok: true, answer: { status } })
  })
  test('reports an unreachable service', async () => {
    const server = createServer()
    const base = await listen(server)
    server.close()
    await once(server, 'close')
    expect(await transport.get(base, {}, OPTIONS)).toEqual({
      ok: false,
      fault: 'offline',
      unconnected: true,
      unsent: true
    })
  })
  test('reports a connection that breaks in the body', async () => {
    const base = await serve((_q, r) => {
      r.writeHead(200, { 'content-length': '100' }).write('[1')
      setImmediate(() => r.destroy())
    })
    expect(await transport.get(base, {}, OPTIONS)).toEqual({ ok: false, fault: 'offline' })
  })
  test('reports a proxy that requires a login, before the service is reached', async () => {
    const stopped = fetchTransport(() => Promise.reject(new ProxyLoginRequired()))
    expect(await stopped.get('http://127.0.0.1/x', {}, OPTIONS)).toEqual({
      ok: false,
      fault: 'proxy-login',
      unconnected: true,
      unsent: true
    })
  })
  test('times out in the header and in the body', async () => {
    const base = await serve((q, r) => {
      if (q.url === '/body') r.write('[')
    })
    for (const path of ['/head', '/body'])
      expect(await transport.get(base + path, {}, { ...OPTIONS, timeoutMs: 60 })).toEqual({
        ok: false,
        fault: 'timeout'
      })
  })
  test('can be cancelled before and during the request', async () => {
    const leaver = new AbortController()
    const base = await serve(() => leaver.abort())
    expect(await transport.get(base, {}, { ...OPTIONS, signal: leaver.signal })).toEqual({
      ok: false,
      fault: 'cancelled'
    })
    expect(await transport.get(base, {}, { ...OPTIONS, signal: leaver.signal })).toEqual({
      ok: false,
      fault: 'cancelled'
    })
  })
  test('reports an untrusted certificate', async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'cert-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const [key, cert] = [join(folder, 'k.pem'), join(folder, 'c.pem')]
    try {
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '2',
          '-subj',
          '/CN=localhost',
          '-keyout',
          key,
          '-out',
          cert
        ],
        { stdio: 'ignore' }
      )
    } catch {
      skip('no openssl here')
    }
    const base = await listen(
      createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_q, r) => r.end('[]')),
      'https'
    )
    expect(await transport.get(base, { 'x-api-key': 'k' }, OPTIONS)).toEqual({ ok: false, fault: 'insecure' })
  })
})

describe('a call was certainly not sent', () => {
  const REFUSED = { ok: false, fault: 'offline', unconnected: true, unsent: true }
  const DOUBTFUL = { ok: false, fault: 'offline', unconnected: true }
  /** Each call ends when the test says so. */
  function line() {
    const calls: { answer(): void; fail(message: string): void }[] = []
    const { get } = fetchTransport(
      () =>
        new Promise(
          (resolve, reject) =>
            void calls.push({
              answer: () => resolve(new Response('[]')),
              fail: (message) => reject(new Error(message))
            })
        )
    )
    const call = (base = 'https://service.example') => get(`${base}/vdb/types`, {}, OPTIONS)
    const ended = async (how: (call: (typeof calls)[number]) => void, base?: string): Promise<unknown> => {
      const answer = call(base)
      how(calls.at(-1)!)
      return answer
    }
    return {
      calls,
      call,
      refused: (base?: string) => ended((c) => c.fail('net::ERR_CONNECTION_REFUSED'), base),
      answered: (base?: string) => ended((c) => c.answer(), base),
      reset: () => ended((c) => c.fail('net::ERR_CONNECTION_RESET'))
    }
  }

  test('when no connection of an earlier call can be open', async () => {
    const l = line()
    expect([await l.refused(), await l.refused()]).toEqual([REFUSED, REFUSED])
  })
  test('not when one may be open: the system sends again by itself and reports the second attempt only; afterwards none is open', async () => {
    const l = line()
    await l.answered()
    expect([await l.refused(), await l.refused()]).toEqual([DOUBTFUL, REFUSED])
    expect(await l.reset()).toEqual({ ok: false, fault: 'offline' })
    expect([await l.refused(), await l.refused()]).toEqual([DOUBTFUL, REFUSED])
  })
  test('not when another call left a connection meanwhile', async () => {
    const l = line()
    const slow = l.call()
    await l.answered()
    expect(await l.refused()).toEqual(DOUBTFUL)
    l.calls[0]!.fail('net::ERR_CONNECTION_REFUSED')
    expect(await slow).toEqual(DOUBTFUL)
  })
  test('whatever connections another service has', async () => {
    const l = line()
    await l.answered('https://other.example')
    expect(await l.refused()).toEqual(REFUSED)
  })
  test('not once its answer has begun', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('net::ERR_INTERNET_DISCONNECTED'))
    })
    expect(
      await fetchTransport(() => Promise.resolve(new Response(body))).get('https://service.example', {}, OPTIONS)
    ).toEqual({ ok: false, fault: 'offline' })
  })
})
