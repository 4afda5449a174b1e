/** How long an answer may take, on a server of the test that answers only PING by itself. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openRedis, type RedisConnection } from '@main/adapters/workspace/redis-connection'
import { workDocuments } from '@main/adapters/workspace'
import type { WorkspaceEngine } from '@shared/ports/network/workspace-engine'
import { EventReader } from '@main/services/workspace/events/event-reader'
import { FakeClock } from '../../../fakes/clock'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { FakeLog } from '../../../fakes/log'

const LARGE = Buffer.alloc(5_000_000)
let clock: FakeClock
let redis: RedisConnection
let socket: Socket

beforeEach(async () => {
  clock = new FakeClock()
  const server = createServer((near) => {
    socket = near
    near.on('data', (bytes: Buffer) => bytes.includes('PING') && near.write('+PONG\r\n'))
    near.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const access = { address: `redis://127.0.0.1:${port}`, user: '', password: null, passphrase: '', authorityFile: '' }
  redis = await openRedis(access, clock, () => undefined)
  onTestFinished(() => {
    redis.close()
    server.close()
  })
})

/** 'waiting', 'late' or the reply. */
function outcomeOf(work: Promise<unknown>): () => unknown {
  let outcome: unknown = 'waiting'
  work.then(
    (reply) => (outcome = reply),
    () => (outcome = 'late')
  )
  return () => outcome
}

test('a small command has two seconds', async () => {
  const small = outcomeOf(redis.command(['GET', 'a']))
  await clock.advance(1999)
  expect(small()).toBe('waiting')
  await clock.advance(10)
  expect(small()).toBe('late')
})

test('a large value has the time of a slow link', async () => {
  const large = outcomeOf(redis.command(['SET', 'a', LARGE]))
  await clock.advance(100_000)
  expect(large()).toBe('waiting')
  socket.write('+OK\r\n')
  await expect.poll(large).toBe('OK')
  const small = outcomeOf(redis.command(['GET', 'a']))
  await clock.advance(2010)
  expect(small()).toBe('late')
})

test('a large value of a dead server ends', async () => {
  const large = outcomeOf(redis.command(['SET', 'a', LARGE]))
  await clock.advance(103_000)
  expect(large()).toBe('late')
})

test('a small command waits behind a large one', async () => {
  const large = outcomeOf(redis.command(['SET', 'a', LARGE]))
  const small = outcomeOf(redis.command(['GET', 'a']))
  await clock.advance(100_000)
  expect([large(), small()]).toEqual(['waiting', 'waiting'])
})

test('a large reply has the time of a slow link', async () => {
  const large = outcomeOf(redis.bytes(['GET', 'a'], LARGE.length))
  await clock.advance(100_000)
  expect(large()).toBe('waiting')
})

/** Answers each script with the next reply. */
function scripted(...replies: readonly unknown[]) {
  const left = [...replies]
  const calls: { readonly args: readonly string[]; readonly replyBytes: number | undefined }[] = []
  const engine: Partial<WorkspaceEngine> = {
    computer: '1'.repeat(32),
    isOpen: true,
    nameOf: (part) => part,
    unseal: () => null,
    onMessage: () => () => undefined,
    async run(_script, _parts, args, replyBytes) {
      calls.push({ args, replyBytes })
      return left.shift()
    }
  }
  return { engine: engine as WorkspaceEngine, calls }
}

test('shared work is read in parts of known size', async () => {
  const { engine, calls } = scripted([100, 200, 2_000_000, 50], [], [], [])
  for await (const documents of workDocuments(engine, 'templates').read(['a', 'b', 'c', 'd']))
    expect(documents).toEqual([])
  expect(calls.slice(1)).toEqual([
    { args: ['a', 'b'], replyBytes: 300 },
    { args: ['c'], replyBytes: 2_000_000 },
    { args: ['d'], replyBytes: 50 }
  ])
})

test('a large page of events is read when its size is known', async () => {
  const empty = [1000, 'epoch', 0, [], 0]
  const { engine, calls } = scripted([1000, 'epoch', 1, [], 8_000_000], empty)
  const reader = new EventReader({
    store: new FakeEventStore(),
    clock,
    log: new FakeLog(),
    engine: () => engine,
    taken: () => undefined,
    gapAdded: () => undefined
  })
  await reader.start(async () => ({ outcome: 'not-stored' }) as never)
  await expect.poll(() => calls.length).toBe(2)
  expect(calls.map(({ replyBytes }) => replyBytes)).toEqual([0, 8_000_000])
  expect(calls[1]!.args.slice(3)).toEqual(['8000000', '8000000'])
  await reader.stop()
})
