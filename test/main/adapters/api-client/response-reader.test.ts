import { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { createResponseReader, MAIN_THREAD_LIMIT } from '@main/adapters/api-client/response-worker/response-reader'
import type { ReaderReply, ReaderRequest } from '@main/adapters/api-client/response-worker/reader-messages'
import { systemClock } from '@main/adapters/clock'
import { interpretAnswer } from '@shared/catalogue/reader/interpret-answer'
import type { HttpAnswer } from '@shared/ports/network/http-transport'
import { FakeClock, settled } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const answer = (body: string, status = 200): HttpAnswer => ({
  status,
  contentType: 'application/json',
  body,
  tooLarge: false,
  retryAfter: null,
  date: null
})
const engines = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, i) => ({
      id: `${9007199254740993n + BigInt(i)}`,
      name: `engine ${i}`,
      hp_values: '1,2,3',
      colour: 'red',
      note: 'x'.repeat(200)
    }))
  )
const LARGE = engines(2000)
const TOO_MUCH = { ok: false, code: 'too-large', params: { reason: 'effort' }, drift: [] }
const ASKED = { generation_id: '1' } as never
const forbidden = (): never => {
  throw new Error('judged in main')
}

const readerWith = (deps: Parameters<typeof createResponseReader>[0]) => createResponseReader(deps).readResponse

describe("with the product's thread", () => {
  const started: Worker[] = []
  const startWorker = (): Worker => {
    const worker = new Worker(new URL('./response-worker-boot.ts', import.meta.url))
    started.push(worker)
    return worker
  }
  afterEach(async () => void (await Promise.all(started.splice(0).map((worker) => worker.terminate()))))

  test('reads a large answer with the same result', async () => {
    expect(LARGE.length).toBeGreaterThan(MAIN_THREAD_LIMIT)
    const judge = readerWith({ startWorker, clock: systemClock(), log: new FakeLog(), readInMain: forbidden })
    const [list, again, none] = await Promise.all([
      judge('engines', ASKED, answer(LARGE), ''),
      judge('engines', ASKED, answer(`${' '.repeat(MAIN_THREAD_LIMIT)}[]`), ''),
      judge('engines', ASKED, answer(`${' '.repeat(MAIN_THREAD_LIMIT)}<html>`, 403), '')
    ])
    expect(list).toEqual(interpretAnswer('engines', ASKED, answer(LARGE)))
    expect(list.ok && [list.data.length, list.data.at(-1)?.id]).toEqual([2000, '9007199254742992'])
    expect(again).toEqual({ ok: true, data: [], drift: [] })
    expect(none).toMatchObject({ ok: false, code: 'not-the-service' })
    expect(started).toHaveLength(1)
  })

  test('removes the key from a large answer', async () => {
    const judge = readerWith({ startWorker, clock: systemClock(), log: new FakeLog(), readInMain: forbidden })
    const list = await judge(
      'engines',
      ASKED,
      answer(LARGE.replaceAll('engine 7', 'engine \\u0063anary-key-7f3a9')),
      'canary-key-7f3a9'
    )
    expect(list.ok && list.data[7]?.name).toBe('engine ••••')
    expect(JSON.stringify(list)).not.toContain('canary-key')
  })

  test('reads one large record whole', async () => {
    const judge = readerWith({ startWorker, clock: systemClock(), log: new FakeLog(), readInMain: forbidden })
    const detail = answer(
      JSON.stringify({ id: 9, remap_stages: [{ stage_no: 1 }], options: [], note: 'x'.repeat(MAIN_THREAD_LIMIT) })
    )
    expect(await judge('engine', { engine_id: '9' } as never, detail, '')).toEqual(
      interpretAnswer('engine', { engine_id: '9' } as never, detail)
    )
  })
})

/** A thread that does what the test says. */
class FakeWorker extends EventEmitter {
  readonly got: ReaderRequest[] = []
  ended = false
  postMessage(message: ReaderRequest): void {
    this.got.push(message)
  }
  unref(): void {}
  terminate(): Promise<number> {
    this.ended = true
    return Promise.resolve(0)
  }
  say(message: ReaderReply): void {
    this.emit('message', message)
  }
}

function setUp() {
  const workers: FakeWorker[] = []
  const clock = new FakeClock()
  const log = new FakeLog()
  const { readResponse, onReceived } = createResponseReader({
    clock,
    log,
    startWorker: () => (workers.push(new FakeWorker()), workers.at(-1) as unknown as Worker)
  })
  return {
    workers,
    clock,
    log,
    onReceived,
    judge: (body: string) => readResponse('engines', ASKED, answer(body), '')
  }
}
const done = (id: string): ReaderReply => ({ tag: 'done', result: { ok: true, data: [{ id }], drift: [] } })

describe('the main side', () => {
  test('starts no thread for a small answer', async () => {
    const s = setUp()
    expect(await s.judge('[{"id":1}]')).toMatchObject({ ok: true, data: [{ id: '1' }] })
    expect(s.workers).toHaveLength(0)
  })

  test('starts the thread while a large body arrives, which ends when no answer follows', async () => {
    const s = setUp()
    s.onReceived(MAIN_THREAD_LIMIT)
    expect(s.workers).toHaveLength(0)
    for (const more of [1, 2]) s.onReceived(MAIN_THREAD_LIMIT + more)
    expect(s.workers).toHaveLength(1)
    const read = s.judge(LARGE)
    expect([s.workers.length, s.workers[0]!.got.length]).toEqual([1, 1])
    s.workers[0]!.say(done('1'))
    await read
    s.onReceived(MAIN_THREAD_LIMIT + 1)
    await s.clock.advance(30_000)
    expect([s.workers.length, s.workers[0]!.ended]).toEqual([1, true])
    s.onReceived(MAIN_THREAD_LIMIT + 1)
    await s.clock.advance(30_000)
    expect(s.workers.map(({ ended }) => ended)).toEqual([true, true])
  })

  test('takes a list in parts, asking for each, and gives one answer at a time to the thread', async () => {
    const s = setUp()
    const [first, second] = [s.judge(LARGE), s.judge(`${LARGE} `)]
    const [worker] = s.workers
    worker!.say({ tag: 'part', items: [{ id: '1' }] })
    worker!.say({ tag: 'part', items: [{ id: '2' }] })
    expect(worker!.got.map(({ tag }) => tag)).toEqual(['read', 'more', 'more'])
    worker!.say({ tag: 'done', result: { ok: true, data: [], drift: [] } })
    expect(await first).toEqual({ ok: true, data: [{ id: '1' }, { id: '2' }], drift: [] })
    expect(worker!.got.map(({ tag }) => tag)).toEqual(['read', 'more', 'more', 'read'])
    worker!.say(done('3'))
    expect(await second).toMatchObject({ data: [{ id: '3' }] })
  })

  test.each([
    ['breaks', (worker: FakeWorker) => worker.emit('error', new Error('out of memory'))],
    ['ends by itself', (worker: FakeWorker) => worker.emit('exit', 1)]
  ])('refuses the answer of a thread that %s, and starts a new thread for the next', async (_how, happen) => {
    const s = setUp()
    const [first, second] = [s.judge(LARGE), s.judge(LARGE)]
    happen(s.workers[0]!)
    expect(await first).toEqual(TOO_MUCH)
    expect(s.workers).toHaveLength(2)
    s.workers[0]!.say(done('late'))
    s.workers[1]!.say(done('2'))
    expect(await second).toMatchObject({ ok: true, data: [{ id: '2' }] })
  })

  test('ends a thread that takes too long and refuses its answer', async () => {
    const s = setUp()
    const slow = s.judge(LARGE)
    await s.clock.advance(30_000)
    expect(await slow).toEqual(TOO_MUCH)
    expect(s.workers[0]!.ended).toBe(true)
    expect(JSON.stringify(s.log)).not.toContain('engine 1')
  })

  test('ends an idle thread, but not a working one', async () => {
    const s = setUp()
    const first = s.judge(LARGE)
    s.workers[0]!.say(done('1'))
    await first
    await s.clock.advance(20_000)
    const second = s.judge(LARGE)
    await s.clock.advance(20_000)
    expect([s.workers.length, s.workers[0]!.ended]).toEqual([1, false])
    s.workers[0]!.say(done('2'))
    await second
    await s.clock.advance(30_000)
    await settled()
    expect([s.workers[0]!.ended, s.clock.timers]).toEqual([true, 0])
  })

  test('reads the answer itself when no thread can be started', async () => {
    const log = new FakeLog()
    const judge = readerWith({
      clock: new FakeClock(),
      log,
      startWorker: () => {
        throw new Error('no threads here')
      }
    })
    expect(await judge('engines', ASKED, answer(LARGE), '')).toMatchObject({ ok: true })
    expect(await judge('engines', ASKED, answer(LARGE), '')).toMatchObject({ ok: true })
  })
})
