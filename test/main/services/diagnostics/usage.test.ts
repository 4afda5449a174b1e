import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { WorkspaceEngine } from '@shared/ports/network/workspace-engine'
import { HOUR_MS } from '@shared/durations'
import { jsonFile } from '@main/adapters/files/json-file'
import { FileCallBudget } from '@main/adapters/call-budget'
import { Usage } from '@main/services/diagnostics/usage'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const START = Date.parse('2026-11-23T10:30:00Z')
let folder: string
let clock: FakeClock
let log: FakeLog
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dynodesk-usage-'))
  clock = new FakeClock({ wall: START })
  log = new FakeLog()
})
afterEach(() => rmSync(folder, { recursive: true }))
const path = (): string => join(folder, 'usage.json')
const open = (mostBytes = 1e6): Usage => new Usage({ file: jsonFile(path(), mostBytes), clock, log })
const own = async (usage: Usage) => (await usage.report())[0]!.hours

it('counts calls by hour and feature, and where answers came from', async () => {
  const usage = open()
  usage.called('pages')
  usage.called('pages')
  usage.called('packs')
  usage.answered('storage')
  usage.answered('service')
  await clock.advance(HOUR_MS)
  usage.called('search')
  const at = Math.floor(START / HOUR_MS) * HOUR_MS
  expect(await own(usage)).toEqual([
    { atMs: at, calls: { pages: 2, packs: 1 }, stored: 1, fetched: 1 },
    { atMs: at + HOUR_MS, calls: { search: 1 }, stored: 0, fetched: 0 }
  ])
})

it('writes at most once a minute and at the end, for this user alone, and goes on after a restart', async () => {
  const first = open()
  first.called('pages')
  await first.close()
  const written = readFileSync(path(), 'utf8')
  expect(statSync(path()).mode & 0o77).toBe(0)
  const second = open()
  second.called('pages')
  await clock.advance(59_000)
  expect(readFileSync(path(), 'utf8')).toBe(written)
  expect(await own(second)).toMatchObject([{ calls: { pages: 2 } }])
  await second.close()
  expect(await own(open())).toMatchObject([{ calls: { pages: 2 } }])
})

it('starts over after a damaged or overlong file', async () => {
  writeFileSync(path(), '{"half":')
  expect(await own(open())).toEqual([])
  writeFileSync(path(), JSON.stringify([{ atMs: START, calls: { pages: 1 } }]))
  expect(await own(open(10))).toEqual([])
  expect(await own(open())).toHaveLength(1)
})

it('shows the other computers of a workspace, as they last shared theirs', async () => {
  const shared = new Map<string, Uint8Array>()
  const engineOf = (computer: string) =>
    ({
      computer,
      isOpen: true,
      read: async (part: string) => shared.get(part) ?? null,
      write: async (part: string, value: Uint8Array) => void shared.set(part, value)
    }) as unknown as WorkspaceEngine
  const computers = [
    { id: 'a', name: 'Office' },
    { id: 'b', name: 'Bench' },
    { id: 'c', name: '' }
  ]
  const usage = open()
  usage.useWorkspace(() => ({ engine: engineOf('b'), computers }))
  usage.called('events')
  await usage.close()
  const office = open()
  office.useWorkspace(() => ({ engine: engineOf('a'), computers }))
  expect((await office.report()).map(({ computer, hours }) => [computer, hours.length])).toEqual([
    ['', 1],
    ['Bench', 1],
    ['c', 0]
  ])
})

it('counts every call of the budget, and none that was not sent', async () => {
  const calls: object[] = []
  const budget = new FileCallBudget({
    directory: folder,
    clock,
    log,
    rules: () => ({
      limit: 100,
      windowMs: HOUR_MS,
      reservePercent: 0,
      concurrent: 4,
      callsPerSecond: 1000,
      stopPerMethod: false
    }),
    onCall: (call) => calls.push(call)
  })
  budget.use('account')
  for (const unsent of [false, true]) {
    const got = await budget.acquire('vehicleDatabase', 'click', undefined, undefined, 'engine')
    if (got.ok) got.permit.settle({ status: 200, unsent })
    await clock.advance(10)
  }
  const failed = await budget.acquire('support', 'refresh')
  if (failed.ok) failed.permit.settle({ status: null })
  budget.close()
  expect(calls).toEqual([
    { account: 'account', family: 'vehicleDatabase', priority: 'click', method: 'engine' },
    { account: 'account', family: 'support', priority: 'refresh', method: undefined }
  ])
})
