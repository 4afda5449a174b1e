/** Stored packs survive a program that could not read them. */
import { expect, test } from 'vitest'
import { StoreFailure } from '@shared/ports/stores/store-failure'
import { GENERATION, MODEL, only, packFixture } from './pack-fixture'

/** A stored pack that is not finished. */
async function withStoredPack() {
  const fixture = packFixture()
  const run = await fixture.start()
  expect(await run.packs.start({ title: 'Stored', scopes: [GENERATION] })).toMatchObject({ ok: true })
  await fixture.clock.advance(30)
  const closing = run.packs.close()
  await fixture.clock.advance(100)
  await closing
  fixture.kill(run)
  const stored = (await fixture.person.value('packs')) as readonly { id: string }[]
  expect(stored).toMatchObject([{ title: 'Stored', state: 'open' }])
  return { fixture, stored }
}

test('a program that ends before it has read its packs leaves them stored', async () => {
  const { fixture, stored } = await withStoredPack()
  const run = await fixture.start({ open: false })
  await run.packs.close()
  expect(await fixture.person.value('packs')).toEqual(stored)
})

test('a program that ends while it reads its packs leaves them stored', async () => {
  const { fixture, stored } = await withStoredPack()
  const read = Promise.withResolvers<void>()
  const { value } = fixture.person
  fixture.person.value = async (name) => (await read.promise, value.call(fixture.person, name))
  const run = await fixture.start({ open: false })
  const opened = run.packs.open()
  await run.packs.close()
  read.resolve()
  await opened
  await fixture.clock.advance(60_000)
  fixture.person.value = value
  expect(await fixture.person.value('packs')).toEqual(stored)
  expect(run.reported).toEqual([])
})

test('a pack that starts before the stored ones are read is added to them', async () => {
  const { fixture } = await withStoredPack()
  const run = await fixture.start({ open: false })
  expect(await run.packs.start({ title: 'New', scopes: [MODEL] })).toMatchObject({ ok: true })
  expect(await fixture.person.value('packs')).toMatchObject([{ title: 'Stored' }, { title: 'New' }])
  await run.packs.open()
  expect(run.packs.all()).toHaveLength(2)
})

test('packs that cannot be read stay stored, no pack starts, and they continue once they can be read', async () => {
  const { fixture, stored } = await withStoredPack()
  const { value } = fixture.person
  const fails = (): Promise<never> => Promise.reject(new StoreFailure('busy', 'locked'))
  fixture.person.value = fails
  const run = await fixture.start()
  expect(run.packs.all()).toEqual([])
  expect(await run.packs.start({ title: 'New', scopes: [MODEL] })).toEqual({
    ok: false,
    failure: { code: 'store-failed' }
  })
  await run.packs.close()
  fixture.person.value = value
  expect(await fixture.person.value('packs')).toEqual(stored)

  fixture.person.value = fails
  const next = await fixture.start()
  fixture.person.value = value
  await fixture.clock.advance(60_000)
  expect(only(next)).toMatchObject({ title: 'Stored', state: 'done' })
})

test('a pack that is paused while its stored steps are read keeps its numbers', async () => {
  const { fixture } = await withStoredPack()
  const stored = (await fixture.person.value('packs')) as readonly { total: number }[]
  await fixture.person.setValue('packs', [{ ...stored[0], done: 7, total: 9 }])
  const read = Promise.withResolvers<void>()
  const { read: readStore } = fixture.store
  fixture.store.read = async (...asked) => (await read.promise, readStore.apply(fixture.store, asked)) as never
  const run = await fixture.start()
  await fixture.clock.advance(0)
  await run.packs.pause(only(run).id)
  read.resolve()
  await fixture.clock.advance(2000)
  expect(only(run)).toMatchObject({ state: 'paused', done: 7, total: 9 })
  expect(await fixture.person.value('packs')).toMatchObject([{ state: 'paused', done: 7, total: 9 }])
})
