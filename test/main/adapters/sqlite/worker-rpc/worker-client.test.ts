import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openCatalogueStore, openUserStore } from '@main/adapters/sqlite'
import { WorkerClient } from '@main/adapters/sqlite/worker-rpc/worker-client'
import { FakeClock } from '../../../../fakes/clock'
import { FakeLog } from '../../../../fakes/log'
import { desk as deskOf, engine, fillFamiliar, NOW, depsFor, temporaryFolder } from '../support/store-helpers'
import { startWorker } from '../support/start-store-worker'
import type { EngineId } from '@shared/catalogue/ids'

type TestCalls = {
  echo(value: unknown): unknown
  hang(): void
  clear(): void
  exit(): void
  boom(): void
}
/** A scripted worker in plain JavaScript. */
const SCRIPT = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ tag, id, name, args }) => {
    if (tag === 'close') { parentPort.postMessage({ tag: 'closed' }); parentPort.close(); return }
    if (name === 'hang' || name === 'clear') return
    if (name === 'exit') process.exit(3)
    if (name === 'boom') throw new Error('boom')
    parentPort.postMessage({ tag: 'done', id, output: args[0] })
  })
  parentPort.postMessage({ tag: 'opened', opened: { findings: [], unclean: false, checkedAtMs: null, backedUpAtMs: null } })`

function client() {
  const clock = new FakeClock()
  const log = new FakeLog()
  let started = 0
  const made = new WorkerClient<TestCalls>({
    name: 'test',
    clock,
    log,
    timeoutMs: 1000,
    start: () => (started++, new Worker(SCRIPT, { eval: true }))
  })
  onTestFinished(() => made.close())
  return { client: made, clock, log, started: () => started }
}

describe('a worker', () => {
  test('starts with the first call, once', async () => {
    const { client: made, started } = client()
    expect(started()).toBe(0)
    expect(await Promise.all([made.call('echo', 1), made.call('echo', { a: [2] })])).toEqual([1, { a: [2] }])
    expect(started()).toBe(1)
  })

  test.each(['exit', 'boom'] as const)(
    'that ends (%s) fails its pending calls and is replaced at the next call',
    async (how) => {
      const { client: made, started } = client()
      const waiting = made.call('hang')
      const ending = made.call(how)
      for (const call of [waiting, ending])
        await expect(call).rejects.toMatchObject({ name: 'StoreFailure', code: 'crashed' })
      expect(await made.call('echo', 'again')).toBe('again')
      expect(started()).toBe(2)
    }
  )

  test('that does not respond in time fails that call and later ones, and is replaced', async () => {
    const { client: made, clock, log, started } = client()
    await made.call('echo', null)
    const hanging = made.call('hang')
    await clock.advance(0)
    const after = made.call('hang')
    await clock.advance(999)
    expect(await Promise.race([hanging, Promise.resolve('still waiting')])).toBe('still waiting')
    const failed = expect(hanging).rejects.toMatchObject({ code: 'timeout' })
    const also = expect(after).rejects.toMatchObject({ code: expect.stringMatching(/timeout|crashed/) as string })
    await clock.advance(1)
    await failed
    await also
    expect(log.lines.map(({ event }) => event)).toContain('store.timeout')
    expect(await made.call('echo', 1)).toBe(1)
    expect(started()).toBe(2)
    expect(clock.timers).toBe(0)
  })

  test('has ten minutes for a call that grows with the file, and calls behind it do not end it', async () => {
    const { client: made, clock, started } = client()
    await made.call('echo', null)
    let failed = ''
    const clearing = made.call('clear').catch(({ code }: { code: string }) => (failed = code))
    await clock.advance(0)
    const behind = made.call('hang').catch(() => null)
    await clock.advance(599_999)
    expect([failed, started()]).toEqual(['', 1])
    await clock.advance(1)
    await Promise.all([clearing, behind])
    expect(failed).toBe('timeout')
  })

  test('that ends by itself while it is closed ends the closing', async () => {
    const { client: made, clock } = client()
    await made.call('echo', null)
    // a call in parts, so that closing waits for its sending, and the worker ends meanwhile
    const ending = made.call('exit')
    const parts = made.call(
      'echo',
      Array.from({ length: 20_000 }, (_, n) => ({ n }))
    )
    const failed = Promise.all([ending, parts].map((call) => expect(call).rejects.toMatchObject({ code: 'closed' })))
    await made.close()
    await failed
    expect(clock.timers).toBe(0)
  })

  test('that never opens ends the closing', async () => {
    const clock = new FakeClock()
    const made = new WorkerClient<TestCalls>({
      name: 'test',
      clock,
      log: new FakeLog(),
      timeoutMs: 1000,
      start: () => new Worker('process.exit(3)', { eval: true })
    })
    const call = made.call('echo', 1)
    const failed = expect(call).rejects.toMatchObject({ code: 'crashed' })
    await made.close()
    await failed
    expect(clock.timers).toBe(0)
  })

  test('is not ended by a value that cannot be sent', async () => {
    const { client: made, clock, started } = client()
    await made.call('echo', 1)
    await expect(made.call('echo', () => 1)).rejects.toMatchObject({ name: 'StoreFailure', code: 'internal' })
    expect(clock.timers).toBe(0)
    await clock.advance(60_000)
    expect([await made.call('echo', 2), started()]).toEqual([2, 1])
  })

  test('finishes its calls before it closes, and accepts none afterwards', async () => {
    const { client: made } = client()
    await made.call('echo', null)
    const last = made.call('echo', 'last')
    const closed = made.close()
    expect(await last).toBe('last')
    await closed
    await expect(made.call('echo', 1)).rejects.toMatchObject({ code: 'closed' })
  })
})

describe('the stores in real threads', () => {
  const open = () => {
    const parts = depsFor(join(temporaryFolder(), 'cache.db'), { startWorker })
    const store = openCatalogueStore(parts)
    onTestFinished(() => store.close())
    return { ...parts, store, desk: deskOf(store) }
  }

  test('start writer and reader on opening', async () => {
    const roles: string[] = []
    const parts = depsFor(join(temporaryFolder(), 'cache.db'), {
      startWorker: (plan) => (roles.push(plan.role), startWorker(plan))
    })
    const store = openCatalogueStore(parts)
    onTestFinished(() => store.close())
    await store.open()
    expect(roles).toEqual(['cache-writer', 'cache-reader'])
    expect(await deskOf(store).read('types', {})).toBeNull()
    expect(roles).toHaveLength(2)
  })

  test('read a write as soon as it was answered', async () => {
    const { desk } = open()
    await fillFamiliar(desk)
    for (let n = 0; n < 30; n++) {
      await desk.write('engines', { generation_id: '7' }, [engine('1', `Name ${n}`)], { at: NOW + n })
      expect((await desk.read('engines', { generation_id: '7' }))?.data?.[0]?.name).toBe(`Name ${n}`)
    }
  })

  test('answer a search during a long write', async () => {
    const { desk } = open()
    await fillFamiliar(desk)
    const order: string[] = []
    const writing = desk
      .write(
        'engines',
        { generation_id: '7' },
        Array.from({ length: 8000 }, (_, n) => engine(String(n + 100), `Engine ${n}`, { ecu: `ECU${n}` }))
      )
      .then(() => order.push('written'))
    const searching = desk.search('320d').then((hits) => order.push(hits.length > 0 ? 'found' : 'nothing'))
    await Promise.all([writing, searching])
    expect(order).toEqual(['found', 'written'])
    expect((await desk.read('engines', { generation_id: '7' }))?.data).toHaveLength(8000)
  })

  test('pass pictures completely', async () => {
    const { store } = open()
    const bytes = new Uint8Array(100_000).map((_, n) => n)
    await store.putPicture('https://x/a', 'image/png', bytes)
    expect(await store.picture('https://x/a')).toEqual({ type: 'image/png', bytes })
    expect(bytes.byteLength).toBe(100_000)
  })

  test('leave one complete file without a journal on closing', async () => {
    const { existsSync, statSync } = await import('node:fs')
    const { store, desk, file } = open()
    await fillFamiliar(desk)
    await store.close()
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0)
    await expect(desk.read('types', {})).rejects.toMatchObject({ code: 'closed' })
    await store.close()
  })

  test('serve the user store from a thread of its own', async () => {
    const store = openUserStore(depsFor(join(temporaryFolder(), 'person.db'), { startWorker }))
    await store.setNote('p1', '1' as EngineId, 'note')
    expect((await store.note('p1', '1' as EngineId))?.text).toBe('note')
    await store.close()
  })
})
