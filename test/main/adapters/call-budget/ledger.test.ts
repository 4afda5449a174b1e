import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ledgerText, readLedger } from '@main/adapters/call-budget/ledger-text'
import { desk, permitOf, spend } from './budget-helpers'

const FAMILY = 'vehicleDatabase'
const used = (d: ReturnType<typeof desk>): number => d.start().snapshot(FAMILY).used

describe('a kill', () => {
  test('loses no call, since a call is in the file before its permit exists', async () => {
    const d = desk()
    const budget = d.start()
    await budget.acquire(FAMILY, 'click')
    expect(readFileSync(d.ledger(), 'utf8')).toMatch(/^dynodesk-calls 1\n\+ 1 \d+ \d+\n$/)
    await spend(budget, 2)
    d.clock.kill()
    expect(used(d)).toBe(3)
  })
  test('counts a call in flight as made at the next start', async () => {
    const d = desk()
    await d.start().acquire(FAMILY, 'click')
    d.clock.kill()
    await d.clock.advance(59_000)
    const budget = d.start()
    expect(budget.snapshot(FAMILY)).toMatchObject({ used: 1, resetAtMs: d.clock.now() + 60_250 })
  })
  test('counts a torn last line as a call, and reads the following ones', async () => {
    const d = desk()
    await spend(d.start(), 2)
    appendFileSync(d.ledger(), '+ 3 66')
    const again = d.start()
    expect(again.snapshot(FAMILY).used).toBe(3)
    await spend(again)
    expect(used(d)).toBe(4)
  })
  test('keeps a pause and its probe', async () => {
    const d = desk()
    permitOf(await d.start().acquire(FAMILY, 'click')).settle({ status: 429, retryAfterMs: 30_000 })
    d.clock.kill()
    await d.clock.advance(10_000)
    const budget = d.start()
    // stored in whole milliseconds, never too short
    expect(budget.snapshot(FAMILY)).toMatchObject({ stopped: true, resetAtMs: d.clock.now() + 20_001 })
    await d.clock.advance(20_001)
    const late = d.start()
    await late.acquire(FAMILY, 'click')
    const second = late.acquire(FAMILY, 'click')
    expect(await Promise.race([second, Promise.resolve('waits')])).toBe('waits')
  })
})

describe('a call that was certainly not sent', () => {
  test('is removed from the meter, from disk and after a restart', async () => {
    const d = desk()
    const budget = d.start()
    await spend(budget, 2)
    const permit = permitOf(await budget.acquire(FAMILY, 'click'))
    expect(budget.snapshot(FAMILY).used).toBe(3)
    permit.settle({ status: null, unsent: true })
    expect(budget.snapshot(FAMILY).used).toBe(2)
    expect(readFileSync(d.ledger(), 'utf8')).toMatch(/\n~ 3 ~\n$/)
    d.clock.kill()
    expect(used(d)).toBe(2)
  })
  test('counts until then, also after a kill', async () => {
    const d = desk()
    await d.start().acquire(FAMILY, 'click')
    d.clock.kill()
    expect(used(d)).toBe(1)
  })
  test('differs from one with an unknown failure, which stays counted', async () => {
    const d = desk()
    const budget = d.start()
    permitOf(await budget.acquire(FAMILY, 'click')).settle({ status: null })
    expect(budget.snapshot(FAMILY).used).toBe(1)
    d.clock.kill()
    expect(used(d)).toBe(1)
  })
  test('makes room for the next, at most once', async () => {
    const d = desk({ limit: 2 })
    const budget = d.start()
    await spend(budget)
    for (let i = 0; i < 5; i++) {
      const permit = permitOf(await budget.acquire(FAMILY, 'click'))
      permit.settle({ status: null, unsent: true })
      permit.settle({ status: null, unsent: true })
    }
    await spend(budget)
    expect(await budget.acquire(FAMILY, 'click')).toMatchObject({ ok: false, reason: 'limit' })
    d.clock.kill()
    expect(used(d)).toBe(2)
  })
  test('starts a waiting call', async () => {
    const d = desk({ concurrent: 1 })
    const budget = d.start()
    const first = permitOf(await budget.acquire(FAMILY, 'click'))
    const second = budget.acquire(FAMILY, 'click')
    first.settle({ status: null, unsent: true })
    expect(await second).toMatchObject({ ok: true })
  })
  test('is removed only by a complete line, never by a torn one', async () => {
    const d = desk({ limit: 100, concurrent: 20 })
    const budget = d.start()
    for (let i = 0; i < 12; i++) await budget.acquire(FAMILY, 'click')
    appendFileSync(d.ledger(), '~ 12 ~'.slice(0, 3))
    d.clock.kill()
    expect(used(d)).toBe(12)
    for (const torn of ['~ 1', '~ 12', '~ 12 '])
      expect(readLedger(`dynodesk-calls 1\n+ 1 5 0\n+ 12 5 0\n${torn}\n`, 10).settled, torn).toHaveLength(2)
    expect(readLedger('dynodesk-calls 1\n+ 1 5 0\n+ 12 5 0\n~ 12 ~\n', 10)).toMatchObject({
      settled: [10],
      doubtful: 0
    })
  })
})

describe('clocks', () => {
  test.each([
    ['forward', 7_200_000],
    ['back', -7_200_000]
  ])('setting the system clock %s frees no calls, running or not', async (_name, by) => {
    const d = desk()
    const budget = d.start()
    await spend(budget, 10)
    d.clock.setWall(by)
    expect(budget.snapshot(FAMILY).used).toBe(10)
    d.clock.kill()
    d.clock.setWall(by)
    expect(used(d)).toBe(10)
  })
  test('after the machine restarted, calls count as made at the start of the program', async () => {
    const d = desk()
    await spend(d.start(), 10)
    d.clock.reboot()
    await d.clock.advance(300_000) // less than it had run before
    const budget = d.start()
    expect(budget.snapshot(FAMILY).used).toBe(10)
    d.clock.kill()
    await d.clock.advance(60_250)
    expect(used(d)).toBe(0)
  })
  test('time while the computer was off counts', async () => {
    const d = desk()
    await spend(d.start(), 10)
    d.clock.kill()
    // a call is stored up to a millisecond later
    await d.clock.advance(60_251)
    expect(used(d)).toBe(0)
  })
})

describe('a damaged file', () => {
  test('without its first line is taken as the whole limit just used', async () => {
    for (const text of ['', 'x', '\0'.repeat(4096), '{"calls":[]}\n', '+ 1 5 5\n']) {
      const d = desk()
      await spend(d.start())
      writeFileSync(d.ledger(), text)
      const budget = d.start()
      expect(budget.snapshot(FAMILY).used, JSON.stringify(text.slice(0, 20))).toBe(10)
      await d.clock.advance(60_250)
      await spend(budget)
    }
  })
  test('with an unreadable part counts its possible calls', async () => {
    const d = desk({ limit: 100 })
    await spend(d.start(), 1)
    appendFileSync(d.ledger(), `${'\0'.repeat(240)}\n`)
    expect(used(d)).toBe(11)
    expect(d.log.lines).toContainEqual({
      level: 'warn',
      event: 'calls.ledger',
      details: { problem: 'damaged', assumed: 10 }
    })
  })
  test('that cannot be read allows no calls and reports it, until it is readable', async () => {
    const d = desk()
    await spend(d.start(), 4)
    const path = d.ledger()
    const text = readFileSync(path)
    rmSync(path)
    mkdirSync(path)
    const budget = d.start()
    expect(await budget.acquire(FAMILY, 'click')).toMatchObject({ ok: false, reason: 'ledger' })
    expect(budget.snapshot(FAMILY)).toMatchObject({ used: 10, leftForBackground: 0, stopped: true })
    expect(d.log.lines.some((l) => l.level === 'error' && l.event === 'calls.ledger')).toBe(true)
    rmSync(path, { recursive: true })
    writeFileSync(path, text)
    await d.clock.advance(1000)
    await spend(budget)
    expect(budget.snapshot(FAMILY).used).toBe(5)
  })
  test('in a folder that cannot be created refuses calls without throwing', async () => {
    const d = desk()
    writeFileSync(join(d.directory, 'calls'), 'a file in the way')
    expect(await d.start().acquire(FAMILY, 'click')).toMatchObject({ ok: false, reason: 'ledger' })
  })
})

test('is readable by its owner only', async () => {
  const d = desk()
  await spend(d.start())
  expect(statSync(d.ledger()).mode & 0o777).toBe(0o600)
  chmodSync(d.ledger(), 0o600)
})

test('stays small, and compacting loses no call', async () => {
  const d = desk({ limit: 100_000, callsPerSecond: 100_000, windowMs: 60_000 })
  const budget = d.start()
  const inFlight = permitOf(await budget.acquire(FAMILY, 'click'))
  for (let hour = 0; hour < 12; hour++) {
    await spend(budget, 500)
    await d.clock.advance(3_600_000)
  }
  await spend(budget, 20)
  expect(readFileSync(d.ledger(), 'utf8').split('\n').length).toBeLessThan(9000)
  expect(budget.snapshot(FAMILY).used).toBe(21)
  expect(used(d)).toBe(21)
  inFlight.settle({ status: 200 })
  expect(readdirSync(join(d.directory, 'calls'))).toHaveLength(1)
})

test('of a demo that ended is deleted with the next account', () => {
  const d = desk()
  const folder = join(d.directory, 'calls')
  mkdirSync(folder)
  const names = ['demo-1-vehicleDatabase.calls', 'other-vehicleDatabase.calls']
  for (const name of names) writeFileSync(join(folder, name), 'dynodesk-calls 1\n+ 1 1 1763730000\n')
  d.start()
  expect(readdirSync(folder)).toEqual(names.slice(1))
})

test('of another account is deleted once nothing in it counts', async () => {
  const d = desk()
  await spend(d.start())
  const old = d.ledger()
  d.clock.setWall(10 ** 11)
  d.start().use('another-key')
  expect(existsSync(old)).toBe(true)
  await d.clock.advance(86_500_000)
  d.start() // the account in use keeps its own
  expect(existsSync(old)).toBe(true)
  d.start().use('another-key')
  expect(existsSync(old)).toBe(false)
})

test('survives a round trip', () => {
  const text = ledgerText({ settled: [1, 2.5, 40], open: [7, 9], stopLeftMs: 500 }, 100, 1_700_000_000_000)
  expect(readLedger(text, 100)).toEqual({
    settled: [1, 3, 40, 100, 100],
    doubtful: 0,
    lastCall: 9,
    stopLeftMs: 500,
    adjusted: true
  })
  expect(readLedger(ledgerText({ settled: [1], open: [], stopLeftMs: null }, 5, 0), 5)).toEqual({
    settled: [1],
    doubtful: 0,
    lastCall: 0,
    stopLeftMs: null,
    adjusted: false
  })
})
