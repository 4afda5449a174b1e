import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { AuthInfo, Session } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { electronFetch } from '@main/adapters/api-client/electron-fetch'
import { fetchTransport, type FetchLike } from '@main/adapters/api-client/fetch-transport'
import { ProxyLogin } from '@main/services/connection/proxy-login'
import { FakeLog } from '../../../fakes/log'

class FakeRequest extends EventEmitter {
  aborted = false
  ended = false
  readonly answers: (readonly [user?: string, password?: string])[] = []
  readonly options: Record<string, unknown>
  constructor(options: Record<string, unknown>) {
    super()
    this.options = options
  }
  end = (): void => void (this.ended = true)
  abort = (): void => void (this.aborted = true)
  challenge(info: Partial<AuthInfo> = {}): void {
    this.emit(
      'login',
      { isProxy: true, scheme: 'basic', host: 'proxy.example', port: 3128, realm: 'Head office', ...info },
      (...answer: [string?, string?]) => this.answers.push(answer)
    )
  }
  respond(
    statusCode: number,
    body = '[]',
    headers: Record<string, string | string[]> = { 'content-type': 'application/json' }
  ): void {
    this.emit('response', Object.assign(Readable.from(body === '' ? [] : [Buffer.from(body)]), { statusCode, headers }))
  }
}

let made: FakeRequest[]
let logins: ProxyLogin
let fetch: FetchLike
const session = { name: 'catalogue' } as unknown as Session
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const INIT = {
  method: 'GET',
  credentials: 'omit',
  cache: 'no-store',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
  headers: { 'x-api-key': 'k' }
} as const

beforeEach(() => {
  made = []
  logins = new ProxyLogin({
    log: new FakeLog(),
    newId: () => 'question',
    onSecret: () => {},
    onQuestion: () => {},
    onLoginGiven: () => {}
  })
  const request = (options: object): never => {
    made.push(new FakeRequest(options as Record<string, unknown>))
    return made.at(-1)! as never
  }
  fetch = electronFetch({ net: { request: request as never }, session, logins })
})

it('uses its own session, without cookies, cache, redirects and referrer', async () => {
  const answer = fetch('https://service.example/vdb/types', INIT)
  expect(made[0]!.options).toMatchObject({
    url: 'https://service.example/vdb/types',
    session,
    method: 'GET',
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    headers: { 'x-api-key': 'k' },
    bypassCustomProtocolHandlers: true
  })
  expect(made[0]!.ended).toBe(true)
  made[0]!.respond(200, '[1]', { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] })
  const response = await answer
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'application/json',
    '[1]'
  ])
})

it('returns an answer without a body, and its failures', async () => {
  const empty = fetch('https://service.example/a', INIT)
  made[0]!.respond(204, '')
  expect((await empty).body).toBeNull()
  const broken = fetch('https://service.example/a', INIT)
  made[1]!.emit('error', new Error('net::ERR_CONNECTION_RESET'))
  await expect(broken).rejects.toThrow('net::ERR_CONNECTION_RESET')
})

it('can be cancelled before and during the request', async () => {
  await expect(fetch('https://service.example/a', { ...INIT, signal: AbortSignal.abort() })).rejects.toThrow()
  expect(made).toHaveLength(0)
  const leaver = new AbortController()
  const answer = fetch('https://service.example/a', { ...INIT, signal: leaver.signal })
  leaver.abort()
  await expect(answer).rejects.toThrow(/abort/i)
  expect(made[0]!.aborted).toBe(true)
})

it('can be cancelled although nothing else references the signal', async () => {
  const leaver = new AbortController()
  const answer = fetch('https://service.example/a', { ...INIT, signal: leaver.signal })
  answer.catch(() => undefined)
  for (let n = 0; n < 3; n++) {
    await settled()
    collectGarbage()
  }
  leaver.abort()
  expect(made[0]!.aborted).toBe(true)
  await expect(answer).rejects.toThrow(/abort/i)
})

it('fails for an invalid status, and leaves out invalid headers', async () => {
  const strange = fetch('https://service.example/a', INIT)
  made[0]!.respond(999)
  await expect(strange).rejects.toThrow(RangeError)
  expect(made[0]!.aborted).toBe(true)
  const named = fetch('https://service.example/a', INIT)
  made[1]!.respond(200, '[]', { 'content-disposition': 'filename="Škoda.png"', 'content-type': 'application/json' })
  expect([...(await named).headers]).toEqual([['content-type', 'application/json']])
})

describe('a proxy that requires a login', () => {
  it('ends the request without one, and the user is asked', async () => {
    const answer = fetchTransport(fetch).get('https://service.example/a', {}, { timeoutMs: 60_000, maxBytes: 1000 })
    made[0]!.challenge()
    expect(await answer).toEqual({ ok: false, fault: 'proxy-login', unconnected: true, unsent: true })
    expect([made[0]!.aborted, made[0]!.answers, logins.question()?.proxy]).toEqual([true, [[]], 'proxy.example:3128'])
  })

  it('receives the login, and the answer comes through', async () => {
    const first = fetch('https://service.example/a', INIT).catch(() => 'refused')
    made[0]!.challenge()
    await first
    logins.answer({ id: logins.question()!.id, login: { user: 'anna', password: 'pass' } })
    const answer = fetch('https://service.example/a', INIT)
    made[1]!.challenge()
    await settled()
    expect(made[1]!.answers).toEqual([['anna', 'pass']])
    made[1]!.respond(200)
    expect((await answer).status).toBe(200)
  })

  it('is asked about again when it refuses the login', async () => {
    const first = fetch('https://service.example/a', INIT).catch(() => 'refused')
    made[0]!.challenge()
    await first
    logins.answer({ id: logins.question()!.id, login: { user: 'anna', password: 'wrong' } })
    const answer = fetch('https://service.example/a', INIT)
    made[1]!.challenge()
    await settled()
    made[1]!.challenge()
    await expect(answer).rejects.toThrow('ERR_PROXY_AUTH_REQUESTED')
    expect(made[1]!.answers).toEqual([['anna', 'wrong'], []])
    expect(logins.question()?.refused).toBe(true)
  })

  it('with an unknown scheme is reported', async () => {
    const answer = fetch('https://service.example/a', INIT)
    made[0]!.respond(407, '<html>')
    await expect(answer).rejects.toThrow('ERR_PROXY_AUTH_REQUESTED')
    const throughTunnel = fetch('https://service.example/a', INIT)
    made[1]!.emit('error', new Error('net::ERR_PROXY_AUTH_UNSUPPORTED'))
    await expect(throughTunnel).rejects.toThrow('ERR_PROXY_AUTH_REQUESTED')
  })

  it('is not a service that requires a login, which never gets one', async () => {
    const answer = fetch('https://service.example/a', INIT)
    made[0]!.challenge({ isProxy: false, host: 'service.example' })
    expect([made[0]!.answers, logins.question()]).toEqual([[[]], null])
    made[0]!.respond(401)
    expect((await answer).status).toBe(401)
  })
})
