/** Stored packs survive a program that could not read them. */
import { expect, test } from 'vitest'
import { StoreFailure } from '@shared/ports/stores/store-failure'
import { GENERATION, MODEL, only, packFixture } from './pack-fixture'

/** A stored pack that is not finished. */
async function withStoredPack() {
  const w = packFixture()
  const run = await w.start()
  expect(await run.packs.start({ title: 'Stored', scopes: [GENERATION] })).toMatchObject({ ok: true })
  await w.clock.advance(30)
  await run.packs.close()
  w.kill(run)
  const stored = (await w.person.value('packs')) as readonly { id: string }[]
  expect(stored).toMatchObject([{ title: 'Stored', state: 'open' }])
  return { w, stored }
}

test('a program that ends before it has read its packs leaves them stored', async () => {
  const { w, stored } = await withStoredPack()
  const run = await w.start({ open: false })
  await run.packs.close()
  expect(await w.person.value('packs')).toEqual(stored)
})

test('a program that ends while it reads its packs leaves them stored', async () => {
  const { w, stored } = await withStoredPack()
  const read = Promise.withResolvers<void>()
  const { value } = w.person
  w.person.value = async (name) => (await read.promise, value.call(w.person, name))
  const run = await w.start({ open: false })
  const opened = run.packs.open()
  await run.packs.close()
  read.resolve()
  await opened
  await w.clock.advance(60_000)
  w.person.value = value
  expect(await w.person.value('packs')).toEqual(stored)
  expect(run.told).toEqual([])
})

test('a pack that starts before the stored ones are read is added to them', async () => {
  const { w } = await withStoredPack()
  const run = await w.start({ open: false })
  expect(await run.packs.start({ title: 'New', scopes: [MODEL] })).toMatchObject({ ok: true })
  expect(await w.person.value('packs')).toMatchObject([{ title: 'Stored' }, { title: 'New' }])
  await run.packs.open()
  expect(run.packs.all()).toHaveLength(2)
})

test('packs that cannot be read stay stored, no pack starts, and they continue once they can be read', async () => {
  const { w, stored } = await withStoredPack()
  const { value } = w.person
  const fails = (): Promise<never> => Promise.reject(new StoreFailure('busy', 'locked'))
  w.person.value = fails
  const run = await w.start()
  expect(run.packs.all()).toEqual([])
  expect(await run.packs.start({ title: 'New', scopes: [MODEL] })).toEqual({
    ok: false,
    failure: { code: 'store-failed' }
  })
  await run.packs.close()
  w.person.value = value
  expect(await w.person.value('packs')).toEqual(stored)

  w.person.value = fails
  const next = await w.start()
  w.person.value = value
  await w.clock.advance(60_000)
  expect(only(next)).toMatchObject({ title: 'Stored', state: 'done' })
})

test('a pack that is paused while its stored steps are read keeps its numbers', async () => {
  const { w } = await withStoredPack()
  const stored = (await w.person.value('packs')) as readonly { total: number }[]
  await w.person.setValue('packs', [{ ...stored[0], done: 7, total: 9 }])
  const read = Promise.withResolvers<void>()
  const { read: readStore } = w.store
  w.store.read = async (...asked) => (await read.promise, readStore.apply(w.store, asked)) as never
  const run = await w.start()
  await w.clock.advance(0)
  await run.packs.pause(only(run).id)
  read.resolve()
  await w.clock.advance(2000)
  expect(only(run)).toMatchObject({ state: 'paused', done: 7, total: 9 })
  expect(await w.person.value('packs')).toMatchObject([{ state: 'paused', done: 7, total: 9 }])
})
