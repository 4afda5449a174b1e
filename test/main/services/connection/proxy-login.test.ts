import { beforeEach, describe, expect, it } from 'vitest'
import type { ProxyLoginRequest } from '@contract/channels/connection'
import { ProxyLogin } from '@main/services/connection/proxy-login'
import { FakeLog } from '../../../fakes/log'

const OFFICE = { host: 'proxy.example', port: 3128, realm: 'Head office' }
const LOGIN = { user: 'anna', password: 'canary-proxy-Q7' }

let questions: (ProxyLoginRequest | null)[]
let secrets: string[]
let given: number
let log: FakeLog
let logins: ProxyLogin
const asked = (): ProxyLoginRequest => logins.question()!
const answer = (login: typeof LOGIN | null): unknown => logins.answer({ id: asked().id, login })
/** A request the proxy lets through with the right login, and refuses with any other. */
async function send(right = LOGIN): Promise<'passed' | 'given up'> {
  const attempt = logins.begin()
  try {
    for (;;) {
      const credentials = await attempt.credentials(OFFICE)
      if (!credentials) return 'given up'
      if (credentials.password !== right.password) continue
      attempt.passed()
      return 'passed'
    }
  } finally {
    attempt.ended()
  }
}

beforeEach(() => {
  questions = []
  secrets = []
  given = 0
  log = new FakeLog()
  let ids = 0
  logins = new ProxyLogin({
    log,
    newId: () => `question-${++ids}`,
    onSecret: (secret) => secrets.push(secret),
    onLoginGiven: () => given++,
    onQuestion: (question) => questions.push(question)
  })
})

describe('a proxy that wants a login', () => {
  it('is entered by a person once, however many requests wait for it', async () => {
    expect(await Promise.all([send(), send(), send()])).toEqual(['given up', 'given up', 'given up'])
    expect(questions).toEqual([
      { id: expect.any(String), proxy: 'proxy.example:3128', realm: 'Head office', refused: false }
    ])
  })

  it('releases all waiting requests once the person has entered it, also those of other parts', async () => {
    await send()
    answer(LOGIN)
    expect([questions.at(-1), given, secrets]).toEqual([null, 1, [LOGIN.password]])
    expect(await Promise.all([send(), send(), send()])).toEqual(['passed', 'passed', 'passed'])
    expect(logins.question()).toBeNull()
  })

  it('is sent with one request alone until the proxy accepts it', async () => {
    await send()
    answer(LOGIN)
    const [first, second] = [logins.begin(), logins.begin()]
    expect(await first.credentials(OFFICE)).toEqual(LOGIN)
    let received: unknown = 'nothing yet'
    const waiting = second.credentials(OFFICE).then((credentials) => (received = credentials))
    await Promise.resolve()
    expect(received).toBe('nothing yet')
    first.passed()
    await waiting
    expect(received).toEqual(LOGIN)
  })

  it('is sent with the next request when the first one ended without an answer', async () => {
    await send()
    answer(LOGIN)
    const first = logins.begin()
    await first.credentials(OFFICE)
    const second = send()
    first.ended()
    expect(await second).toBe('passed')
  })

  it('is not sent with a request that has ended', async () => {
    await send()
    answer(LOGIN)
    const [first, second, third] = [logins.begin(), logins.begin(), logins.begin()]
    await first.credentials(OFFICE)
    const late = second.credentials(OFFICE)
    second.ended()
    first.ended()
    expect(await late).toBeNull()
    expect(await third.credentials(OFFICE)).toEqual(LOGIN)
  })
})

describe('a login the proxy refuses', () => {
  it('is requested again with the refusal, and then not until the person retries', async () => {
    await send()
    for (const tries of [1, 2, 3]) {
      answer({ user: 'anna', password: `wrong ${tries}` })
      expect(await send()).toBe('given up')
      expect(logins.question()?.refused ?? null).toBe(tries < 3 ? true : null)
    }
    expect(await send()).toBe('given up')
    expect(logins.question()).toBeNull()
    logins.askAgain()
    await send()
    answer(LOGIN)
    expect(await send()).toBe('passed')
  })

  it('reaches the proxy once, however many requests wait', async () => {
    await send()
    answer({ user: 'anna', password: 'wrong' })
    expect(await Promise.all([send(), send(), send(), send()])).toEqual([
      'given up',
      'given up',
      'given up',
      'given up'
    ])
    expect(log.lines.filter(({ event }) => event === 'proxy.refused')).toHaveLength(1)
  })

  it('is requested again when it was accepted before', async () => {
    await send()
    answer(LOGIN)
    await send()
    expect(await send({ user: 'anna', password: 'changed since' })).toBe('given up')
    expect(asked().refused).toBe(true)
  })
})

describe('a person who cancels', () => {
  it('is not asked again before a retry', async () => {
    await send()
    answer(null)
    expect([given, questions.at(-1)]).toEqual([0, null])
    expect(await send()).toBe('given up')
    expect(logins.question()).toBeNull()
    logins.askAgain()
    await send()
    expect(asked().refused).toBe(false)
  })

  it('closes the open dialog only', async () => {
    await send()
    expect(logins.answer({ id: 'another', login: LOGIN })).toEqual({ ok: true, value: null })
    expect(logins.question()).not.toBeNull()
    expect(secrets).toEqual([])
  })
})

describe('a caller that waits for the login', () => {
  it('resolves with true when the proxy accepts the login, and with false when the person cancels', async () => {
    expect(await logins.settled()).toBe(false)
    await send()
    const first = logins.settled()
    answer(null)
    expect(await first).toBe(false)
    logins.askAgain()
    await send()
    const second = logins.settled()
    answer(LOGIN)
    expect(await second).toBe(true)
  })

  it('resolves with false at once when nobody is asked, whatever another proxy has accepted', async () => {
    await send()
    answer(LOGIN)
    const attempt = logins.begin()
    await attempt.credentials(OFFICE)
    attempt.passed()
    await logins.begin().credentials({ ...OFFICE, host: 'another.example' })
    answer(null)
    await logins.begin().credentials({ ...OFFICE, host: 'another.example' })
    expect([logins.question(), await logins.settled()]).toEqual([null, false])
  })

  it('waits while a login is tried', async () => {
    await send()
    answer(LOGIN)
    const attempt = logins.begin()
    await attempt.credentials(OFFICE)
    let done = false
    const settled = logins.settled().then((there) => ((done = true), there))
    await Promise.resolve()
    expect(done).toBe(false)
    attempt.passed()
    expect(await settled).toBe(true)
  })
})

it('writes neither user nor password nor the name of the proxy into the log', async () => {
  await send()
  answer({ user: 'anna', password: 'wrong' })
  await send()
  answer(null)
  expect(JSON.stringify(log.lines)).not.toMatch(/anna|wrong|proxy\.example/)
  expect(log.lines.length).toBeGreaterThan(2)
})

it('shows only a short part of the name that a proxy states', async () => {
  await logins.begin().credentials({ ...OFFICE, realm: 'x'.repeat(5000) })
  expect(asked().realm).toHaveLength(120)
})
