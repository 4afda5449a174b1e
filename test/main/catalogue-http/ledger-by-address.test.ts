/** Gate and budget joined as the program joins them: the service counts by key, and a key belongs to an address. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileCallBudget } from '../../../src-main/adapters/call-budget'
import { createGate } from '../../../src-main/adapters/catalogue-http'
import { DriftRegister } from '@core/catalogue/drift'
import type { Access, GateResult } from '@core/ports'
import { FakeClock } from '../../fakes/clock'
import { FakeLog } from '../../fakes/log'
import { FakeTransport } from '../../fakes/transport'

const HERE = 'https://service.example/api'
const ELSEWHERE = 'https://other.example'
let folder: string
let clock: FakeClock
let stop: () => void

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  clock = new FakeClock()
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

function desk() {
  const log = new FakeLog()
  const transport = new FakeTransport()
  transport.always((request) => request.answer(200, []))
  const budget = new FileCallBudget({ directory: folder, clock, log, rules: () => ({ limit: 2, windowMs: 60_000, reservePercent: 0, callsPerSecond: 100, concurrent: 4 }) })
  stop = () => budget.close()
  let access: Access = { profile: '-', baseUrl: HERE, apiKey: 'key' }
  const gate = createGate({
    transport, budget, clock, log, drift: new DriftRegister(), random: () => 0, settings: () => ({ timeoutMs: 1000, maxBytes: 1000 }), access: () => Promise.resolve(access), accountOf: ({ baseUrl }) => baseUrl
  })
  return {
    transport,
    used: () => budget.snapshot('vehicleDatabase').used,
    use(next: Partial<Access>): void {
      access = { ...access, ...next }
      budget.use(access.baseUrl)
    },
    call: (tried?: Access): Promise<GateResult<unknown>> => gate.call('types', {}, { language: 'en', priority: 'click', ...(tried ? { access: tried } : {}) })
  }
}
const LIMIT = { ok: false, failure: { code: 'limit' } }

test('another profile or key for the same address finds the calls already made there', async () => {
  const one = desk()
  one.use({ profile: 'p1', apiKey: 'first' })
  expect([(await one.call()).ok, (await one.call()).ok]).toEqual([true, true])
  one.use({ profile: 'p2', apiKey: 'second' })
  expect(one.used()).toBe(2)
  expect(await one.call()).toMatchObject(LIMIT)
  expect(one.transport.requests).toHaveLength(2)
})

test('another address has a ledger of its own, and coming back finds the old one', async () => {
  const one = desk()
  one.use({ profile: 'p1' })
  await one.call()
  await one.call()
  one.use({ profile: 'p2', baseUrl: ELSEWHERE })
  expect(one.used()).toBe(0)
  expect((await one.call()).ok).toBe(true)
  one.use({ profile: 'p3', baseUrl: HERE })
  expect(one.used()).toBe(2)
  expect(await one.call()).toMatchObject(LIMIT)
})

test('a key being tried counts where it is tried', async () => {
  const one = desk()
  one.use({ profile: 'p1' })
  await one.call({ profile: 'tried', baseUrl: ELSEWHERE, apiKey: 'k' })
  expect(one.used()).toBe(0)
  await one.call({ profile: 'tried', baseUrl: HERE, apiKey: 'k' })
  expect(one.used()).toBe(1)
})

test('a new start finds the ledger of the address again, whatever the profile is called', async () => {
  const before = desk()
  before.use({ profile: 'p1' })
  await before.call()
  await before.call()
  stop()
  const after = desk()
  after.use({ profile: 'another' })
  expect(after.used()).toBe(2)
  expect(await after.call()).toMatchObject(LIMIT)
  await clock.advance(61_000)
  expect((await after.call()).ok).toBe(true)
})
