/**
 * API client, budget and names of accounts joined as the program joins them: the service counts by key, at whatever
 * address (Authentication, rule 5).
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FileCallBudget, KeyAccounts } from '@main/adapters/call-budget'
import { ledgerText } from '@main/adapters/call-budget/ledger-text'
import { createApiClient } from '@main/adapters/api-client'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import type { ApiAccess, ApiResult } from '@shared/ports/network/api-client'
import type { SecretStore } from '@shared/ports/stores/secret-store'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeTransport } from '../../../fakes/transport'

const HERE = 'https://service.example/api'
const ELSEWHERE = 'https://other.example'
const A = 'first-key-0123456789'
const B = 'other-key-9876543210'
const LIMIT = { ok: false, failure: { code: 'limit' } }
const GIVEN = { ok: true }

/** Content of the system's key store; it outlives the program where the key store can seal. */
class Secrets implements Pick<SecretStore, 'read' | 'put' | 'storageOf' | 'locked'> {
  readonly sealed = new Map<string, string>()
  readonly session = new Map<string, string>()
  able = true
  fails = false
  /** It encrypts, but does not decrypt now. */
  busy = false
  read = async (name: string): Promise<string | null> =>
    this.session.get(name) ?? (this.able && !this.busy ? (this.sealed.get(name) ?? null) : null)
  storageOf = async (name: string): Promise<'sealed' | 'session' | 'none'> =>
    this.session.has(name) ? 'session' : this.able && !this.busy && this.sealed.has(name) ? 'sealed' : 'none'
  locked = async (name: string): Promise<boolean> => (!this.able || this.busy) && this.sealed.has(name)
  put = async (name: string, secret: string): Promise<'sealed' | 'session'> => {
    if (this.fails) throw new Error('key store closed')
    ;(this.able ? this.sealed : this.session).set(name, secret)
    return this.able ? 'sealed' : 'session'
  }
}

let folder: string
let clock: FakeClock
let secrets: Secrets
let budgets: FileCallBudget[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  clock = new FakeClock()
  secrets = new Secrets()
  budgets = []
})
afterEach(() => {
  for (const budget of budgets) budget.close()
  rmSync(folder, { recursive: true, force: true })
})

/** One run of the program, connected with a key at an address. */
async function run(apiKey: string, baseUrl = HERE) {
  const log = new FakeLog()
  const transport = new FakeTransport()
  transport.always((request) => request.answer(200, []))
  const parts = {
    directory: folder,
    clock,
    log,
    rules: () => ({ limit: 2, windowMs: 60_000, reservePercent: 0, callsPerSecond: 100, concurrent: 4 })
  }
  const budget = new FileCallBudget(parts)
  budgets.push(budget)
  const accounts = new KeyAccounts({ ...parts, secrets })
  const accessOf = async (key: string, at: string, tried = false): Promise<ApiAccess> => ({
    profile: `profile of ${at}`,
    baseUrl: at,
    apiKey: key,
    account: await accounts.nameOf({ apiKey: key, baseUrl: at }, tried)
  })
  let access = await accessOf(apiKey, baseUrl)
  budget.use(access.account!)
  const api = createApiClient({
    transport,
    budget,
    clock,
    log,
    drift: new DriftRegister(),
    random: () => 0,
    settings: () => ({ timeoutMs: 1000, maxBytes: 1000 }),
    access: () => Promise.resolve(access)
  })
  const call = (tried?: ApiAccess): Promise<ApiResult<unknown>> =>
    api.call('types', {}, { language: 'en', priority: 'click', ...(tried ? { access: tried } : {}) })
  return {
    transport,
    call,
    accounts,
    used: (): number => budget.snapshot('vehicleDatabase').used,
    tries: async (key: string, at = HERE): Promise<ApiResult<unknown>> => call(await accessOf(key, at, true)),
    async use(key: string, at = HERE): Promise<void> {
      access = await accessOf(key, at)
      budget.use(access.account!)
    },
    end(): void {
      budget.close()
      secrets.session.clear()
    }
  }
}
const files = (): string[] => readdirSync(folder)
const everything = (): string =>
  files()
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
    .join('\n')

describe('limits belong to the key', () => {
  test('count calls of one key at two addresses together', async () => {
    const one = await run(A, 'http://localhost:4000')
    expect([await one.call(), one.used()]).toMatchObject([GIVEN, 1])
    await one.use(A, 'http://127.0.0.1:4000')
    expect(one.used()).toBe(1)
    expect([await one.call(), await one.call()]).toMatchObject([GIVEN, LIMIT])
    await one.use(A, ELSEWHERE)
    expect([await one.call(), one.transport.requests.length]).toMatchObject([LIMIT, 2])
  })
  test('allow calls of a new key after the old one is used up, and count its trial separately', async () => {
    const one = await run(A)
    expect([await one.call(), await one.call(), await one.call()]).toMatchObject([GIVEN, GIVEN, LIMIT])
    expect(await one.tries(B)).toMatchObject(GIVEN)
    expect(one.used()).toBe(2)
    await one.use(B)
    expect(one.used()).toBe(1)
    expect([await one.call(), await one.call()]).toMatchObject([GIVEN, LIMIT])
  })
  test('remember the calls of a key, also after other keys and a restart', async () => {
    const one = await run(A)
    await one.call()
    await one.call()
    await one.use(B)
    await one.use(A)
    expect(one.used()).toBe(2)
    one.end()
    const later = await run(A)
    expect(later.used()).toBe(2)
    expect(await later.call()).toMatchObject(LIMIT)
    await clock.advance(61_000)
    expect(await later.call()).toMatchObject(GIVEN)
  })
  test('separate two keys tried at one address at the same time', async () => {
    const one = await run(A)
    one.transport.always((request) =>
      request.answer(
        request.headers['x-api-key'] === B ? 200 : 403,
        request.headers['x-api-key'] === B ? [] : { error: { code: 403, message: '' } }
      )
    )
    const answers = await Promise.all([one.tries('wrong-key-1111111111'), one.tries(B)])
    expect(answers.map(({ ok }) => ok)).toEqual([false, true])
  })
})

describe('names of ledgers', () => {
  test('contain neither key nor address, nor a digest without the sealed salt', async () => {
    const one = await run(A)
    await one.call()
    await one.tries(B)
    const text = everything()
    for (const secret of [A, B, 'service.example', secrets.sealed.get('ledger-salt')!])
      expect(text).not.toContain(secret)
    for (const key of [A, B])
      for (const kind of ['sha256', 'sha1', 'md5', 'sha512'])
        expect(text).not.toContain(createHash(kind).update(key).digest('hex').slice(0, 12))
  })
  test('differ with the salt, and stay the same for it', async () => {
    const first = await (await run(A)).accounts.nameOf({ apiKey: A, baseUrl: HERE })
    expect(await (await run(B)).accounts.nameOf({ apiKey: A, baseUrl: ELSEWHERE }, true)).toBe(first)
    secrets.sealed.clear()
    expect(await (await run(A)).accounts.nameOf({ apiKey: A, baseUrl: HERE })).not.toBe(first)
  })
})

describe('ledgers of an older version', () => {
  const oldName = (baseUrl: string): string =>
    `${createHash('sha256').update(baseUrl).digest('hex').slice(0, 16)}-vehicleDatabase.calls`
  /** As an earlier version wrote it. */
  const byAddress = (calls: number, baseUrl = HERE, stopLeftMs: number | null = null): void => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, oldName(baseUrl)),
      ledgerText(
        { settled: Array(calls).fill(clock.monotonic()), open: [], stopLeftMs },
        clock.monotonic(),
        clock.now()
      )
    )
  }
  test('do not give a used-up key a fresh hour, and do not delay a fresh key', async () => {
    byAddress(2)
    const one = await run(A)
    expect(one.used()).toBe(2)
    expect([await one.call(), await one.tries(B)]).toMatchObject([LIMIT, GIVEN])
    expect(files()).not.toContain(oldName(HERE))
  })
  test('keep their pause', async () => {
    byAddress(0, HERE, 30_000)
    const one = await run(A)
    expect(await one.call()).toMatchObject({ ok: false, failure: { code: 'limit', retryAtMs: clock.now() + 30_000 } })
  })
  test('count calls of a key that is tried before any is active, and keep them until one is accepted', async () => {
    byAddress(1)
    const one = await run('nothing-in-force-0000', ELSEWHERE)
    expect([await one.tries(B), await one.tries(B)]).toMatchObject([GIVEN, LIMIT])
    expect([await one.tries(A), await one.tries(A)]).toMatchObject([GIVEN, LIMIT])
    await one.use(A)
    expect(files()).not.toContain(oldName(HERE))
    expect(one.used()).toBe(2)
  })
  test('of another address do not count for this key', async () => {
    byAddress(2, ELSEWHERE)
    expect((await run(A)).used()).toBe(0)
  })
  test.each([
    ['damaged', 'x'],
    ['empty', '']
  ])('of a %s file count as the whole limit just used', async (_how, text) => {
    writeFileSync(join(folder, oldName(HERE)), text)
    expect((await run(A)).used()).toBe(2)
  })
  test('count for the next key after the key store was emptied', async () => {
    const one = await run(A)
    await one.call()
    await one.call()
    one.end()
    secrets.sealed.clear()
    const next = await run(A)
    expect([next.used(), await next.call()]).toMatchObject([2, LIMIT])
    expect(files()).toHaveLength(1)
  })
})

describe('without a key store', () => {
  beforeEach(() => void (secrets.able = false))

  test('keys stay separate, and a restart gives none of them a fresh hour', async () => {
    const one = await run(A)
    await one.call()
    await one.call()
    expect(await one.tries(B)).toMatchObject(GIVEN)
    one.end()
    for (let start = 0; start < 3; start++) {
      const next = await run(A)
      expect([next.used(), await next.call()]).toMatchObject([2, LIMIT])
      next.end()
    }
    const other = await run(B)
    expect([other.used(), await other.call(), await other.call()]).toMatchObject([1, GIVEN, LIMIT])
    expect(everything()).not.toContain(A.slice(-4))
  })
  test('a new key after the next start has its own hour', async () => {
    const one = await run(A)
    await one.call()
    await one.call()
    one.end()
    const next = await run(B)
    expect([next.used(), await next.call()]).toMatchObject([0, GIVEN])
  })
  test('keys too short for a hint count together after a restart, too many calls rather than too few', async () => {
    const one = await run('short-1')
    await one.call()
    expect(await one.tries('short-2')).toMatchObject(GIVEN)
    one.end()
    expect((await run('short-1')).used()).toBe(2)
  })
  test.each(['able', 'busy'] as const)('a sealed salt that is locked now stays in place: %s', async (state) => {
    secrets.able = true
    const one = await run(A)
    await one.call()
    const salt = secrets.sealed.get('ledger-salt')
    one.end()
    secrets[state] = !secrets[state]
    const locked = await run(A)
    expect([locked.used(), secrets.sealed.get('ledger-salt')]).toEqual([1, salt])
  })
  test('a key store that fails gives a salt for this run', async () => {
    secrets.fails = true
    const one = await run(A)
    expect([await one.call(), one.used()]).toMatchObject([GIVEN, 1])
  })
})
