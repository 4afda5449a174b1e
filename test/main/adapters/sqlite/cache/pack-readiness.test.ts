import { expect, test } from 'vitest'
import { catalogueStore, detail, engine, fillFamiliar, NOW, type Desk } from '../support/store-helpers'
import type { EngineId, GenerationId } from '@shared/catalogue/ids'
import type { ReadinessItem, PackScope } from '@shared/ports/stores/catalogue-store'

const summaryOf = (items: readonly ReadinessItem[]) =>
  items
    .map(
      ({ path, state, missing, fetchedAtMs }) => [path.generations, path.engines, state, missing, fetchedAtMs] as const
    )
    .sort()
const complete = async (desk: Desk, generation: string, id: string, at: number) => {
  await desk.write('engine', { engine_id: id }, detail(id, 'x'), { at })
  await desk.write('performance', { generation_id: generation, engine_id: id }, null, { at: at + 1 })
}

test('reports each engine in scope as complete, partial or absent, with the missing parts', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  await complete(desk, '1000', '1', NOW + 5)
  await desk.write('engine', { engine_id: '2' }, detail('2', 'x'), { language: 'lt', at: NOW + 7 })
  await desk.write('performance', { generation_id: '1000', engine_id: '3' }, null, { at: NOW + 8 })
  expect(summaryOf(await store.readiness('p1', [{ kind: 'generation', id: '1000' }], 'en'))).toEqual([
    ['1000', '1', 'complete', [], NOW + 5],
    ['1000', '2', 'partial', ['text', 'performance'], NOW + 7],
    ['1000', '3', 'partial', ['detail'], NOW + 8]
  ])
  expect(summaryOf(await store.readiness('p1', [{ kind: 'generation', id: '1100' }], 'en'))).toEqual([
    ['1100', '5', 'absent', ['detail', 'performance'], null],
    ['1100', '6', 'absent', ['detail', 'performance'], null]
  ])
})

test('includes engines below a scope once each, without those no longer listed', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  const ids = async (...scopes: PackScope[]) =>
    (await store.readiness('p1', scopes, 'en')).map(({ path }) => path.engines).sort()
  expect(await ids({ kind: 'manufacturer', id: '10' })).toEqual(['1', '2', '3', '4'])
  expect(
    await ids(
      { kind: 'model', id: '100' },
      { kind: 'generation', id: '1000' },
      { kind: 'engine', generationId: '1000' as GenerationId, engineId: '1' as EngineId }
    )
  ).toEqual(['1', '2', '3', '4'])
  expect(await ids({ kind: 'manufacturer', id: '12' })).toEqual([])
  await desk.write('engines', { generation_id: '1000' }, [engine('1', '320d')], { at: NOW + 1 })
  expect(await ids({ kind: 'generation', id: '1000' })).toEqual(['1'])
  // a chosen engine stays in the list
  expect(await ids({ kind: 'engine', generationId: '1000' as GenerationId, engineId: '2' as EngineId })).toEqual(['2'])
})

test('lists stored engines with a record or a performance, wherever they are listed', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  expect(await store.readiness('p1', [{ kind: 'stored' }], 'en')).toEqual([])
  await complete(desk, '1000', '1', NOW + 5)
  await desk.write('engine', { engine_id: '2' }, detail('2', 'x'), { at: NOW + 7 })
  await desk.write('performance', { generation_id: '1100', engine_id: '5' }, null, { at: NOW + 8 })
  // a wrong link: the service has neither the engine nor its performance
  await desk.write('engine', { engine_id: '404' }, null, { at: NOW + 8 })
  await desk.write('performance', { generation_id: '1100', engine_id: '404' }, null, { at: NOW + 8 })
  // opened by its number alone: no list names it
  await desk.write('engine', { engine_id: '77' }, detail('77', 'x'), { at: NOW + 9 })
  expect(summaryOf(await store.readiness('p1', [{ kind: 'stored' }], 'en'))).toEqual([
    [null, '77', 'partial', ['performance'], NOW + 9],
    ['1000', '1', 'complete', [], NOW + 5],
    ['1000', '2', 'partial', ['performance'], NOW + 7],
    ['1100', '5', 'partial', ['detail'], NOW + 8]
  ])
  expect(await store.readiness('p2', [{ kind: 'stored' }], 'en')).toEqual([])
})

test('returns items with path and names in the language', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  const [item] = await store.readiness(
    'p1',
    [{ kind: 'engine', generationId: '1000' as GenerationId, engineId: '1' as EngineId }],
    'lt'
  )
  expect(item).toMatchObject({
    path: { types: '1', manufacturers: '10', models: '100', generations: '1000', engines: '1' },
    names: { manufacturers: { name: 'BMW' }, engines: { name: '320d' } }
  })
})

test('reports a thousand engines at once', async () => {
  const { desk, store } = catalogueStore()
  await desk.write(
    'engines',
    { generation_id: '7' },
    Array.from({ length: 1000 }, (_, n) => engine(String(n), `E${n}`))
  )
  expect(await store.readiness('p1', [{ kind: 'generation', id: '7' }], 'en')).toHaveLength(1000)
})

test('reports a withheld record as missing, with the reason', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  await complete(desk, '1000', '1', NOW)
  const ready = async (oldestMs: number | null) =>
    (
      await store.readiness(
        'p1',
        [{ kind: 'engine', generationId: '1000' as GenerationId, engineId: '1' as EngineId }],
        'en',
        oldestMs
      )
    )[0]
  expect(await ready(NOW)).toMatchObject({ state: 'complete' })
  expect(await ready(NOW)).not.toHaveProperty('tooOld')
  expect(await ready(NOW + 1)).toMatchObject({ state: 'partial', missing: ['detail'], tooOld: true })
  expect(await ready(NOW + 2)).toMatchObject({
    state: 'absent',
    missing: ['detail', 'performance'],
    tooOld: true,
    fetchedAtMs: null
  })
})
