/** `electronFetch` against the stand-in's `net.request`, which `electron-rules.spec.ts` holds to Electron's. */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { app, net, session } from 'electron'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { electronFetch } from '@main/adapters/api-client/electron-fetch'
import { fetchTransport } from '@main/adapters/api-client/fetch-transport'
import { ProxyLogin } from '@main/services/connection/proxy-login'
import { FakeLog } from '../../../fakes/log'

const OPTIONS = { timeoutMs: 60_000, maxBytes: 1_000_000 }
const logins = new ProxyLogin({
  log: new FakeLog(),
  newId: () => 'question',
  onSecret: () => {},
  onQuestion: () => {},
  onLoginGiven: () => {}
})
const transport = fetchTransport(
  electronFetch({ net, session: session.fromPartition('catalogue', { cache: false }), logins })
)

beforeAll(() => void vi.spyOn(app, 'isReady').mockReturnValue(true))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a GET over net.request', () => {
  test('returns status, headers and body, and sends its headers without cookies', async () => {
    const seen: Record<string, unknown>[] = []
    const base = await serve((q, r) => {
      seen.push(q.headers)
      r.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60', 'set-cookie': 'a=1' }).end(
        '\ufeff{"a":"汽"}'
      )
    })
    for (let i = 0; i < 2; i++) {
      expect(await transport.get(base, { 'x-api-key': 'k', 'X-LANG': 'zh-hant' }, OPTIONS)).toMatchObject({
        ok: true,
        answer: { status: 429, contentType: 'application/json', body: '{"a":"汽"}', retryAfter: '60' }
      })
    }
    expect(seen).toMatchObject([{ 'x-api-key': 'k', 'x-lang': 'zh-hant' }, { 'x-api-key': 'k' }])
    expect(seen[1]).not.toHaveProperty('cookie')
  })
  test('reports the target of a redirect without following it', async () => {
    let elsewhere = 0
    const other = await serve((_q, r) => {
      elsewhere++
      r.end('[]')
    })
    const base = await serve((_q, r) => r.writeHead(307, { location: `${other}/vdb/types` }).end())
    expect(await transport.get(`${base}/vdb/types`, { 'x-api-key': 'k' }, OPTIONS)).toEqual({
      ok: false,
      fault: 'redirected',
      location: `${other}/vdb/types`
    })
    expect(elsewhere).toBe(0)
  })
  test('reports an unreachable host, a broken connection and a cancelled call', async () => {
    const leaver = new AbortController()
    const base = await serve((q, r) => {
      if (q.url === '/breaks') r.writeHead(200, { 'content-length': '100' }).write('[1', () => r.destroy())
      else leaver.abort()
    })
    expect(await transport.get('http://127.0.0.1:9/', {}, OPTIONS)).toMatchObject({ ok: false, fault: 'offline' })
    expect(await transport.get(`${base}/breaks`, {}, OPTIONS)).toEqual({ ok: false, fault: 'offline' })
    expect(await transport.get(`${base}/waits`, {}, { ...OPTIONS, signal: leaver.signal })).toEqual({
      ok: false,
      fault: 'cancelled'
    })
    expect(await transport.get(`${base}/waits`, {}, { ...OPTIONS, signal: leaver.signal })).toEqual({
      ok: false,
      fault: 'cancelled'
    })
  })
  test('stops at the size limit and ends the request', async () => {
    const ended = Promise.withResolvers<void>()
    const base = await serve((_q, r) => {
      r.on('close', () => ended.resolve())
      const more = (): void => {
        if (!r.destroyed) r.write(Buffer.alloc(200_000, 'x'), more)
      }
      more()
    })
    expect(await transport.get(base, {}, OPTIONS)).toMatchObject({ ok: true, answer: { tooLarge: true, body: '' } })
    await ended.promise
  })
  test('without a body has an empty text', async () => {
    const base = await serve((_q, r) => r.writeHead(204).end())
    expect(await transport.get(base, {}, OPTIONS)).toMatchObject({ ok: true, answer: { status: 204, body: '' } })
  })
})
