/** Answers arrive in any order: from a pack file, late, or under a wrong clock. The newer counts. */
import { expect, test } from 'vitest'
import { catalogueStore, detail, engine, generation, model, NOW } from '../support/store-helpers'
import { hit } from '../../../../fakes/records'
import type { Performance } from '@shared/catalogue/records'

const HOUR = 3_600_000
const OLD = { at: NOW - 48 * HOUR }
const NEW = { at: NOW - HOUR }
const ENGINES = { generation_id: '7' }
const ONE = { engine_id: '8' }
const PAIR = { generation_id: '7', engine_id: '8' }
const figures = (top_speed: number): Performance =>
  ({
    id: '1',
    top_speed,
    fuel_consumption_avg: null,
    zero_to_hundred: null,
    top_speed_st1: null,
    zero_to_hundred_st1: null
  }) as Performance
const bothOrders = <T>(a: T, b: T): readonly (readonly [string, readonly T[]])[] => [
  ['in their order', [a, b]],
  ['the older one last', [b, a]]
]
const HIT = hit({ engine_id: '8', engine_name: 'x' })
type Desk = ReturnType<typeof catalogueStore>['desk']
type Write = (desk: Desk) => Promise<void>

test.each(
  bothOrders<Write>(
    (desk) =>
      desk.write(
        'engines',
        ENGINES,
        [engine('8', 'Old name', { power: 100, ecu: 'EDC16', tcu: 'Old box' }), engine('9', 'Left the list')],
        OLD
      ),
    (desk) =>
      desk.write(
        'engines',
        ENGINES,
        [engine('10', 'New one'), engine('8', 'New name', { power: 150, ecu: 'EDC17' })],
        NEW
      )
  )
)('the newer of two lists sets names, figures, entries and age; the older fills gaps (%s)', async (_order, writes) => {
  const { desk } = catalogueStore()
  for (const write of writes) await write(desk)
  const stored = await desk.read('engines', ENGINES)
  expect(stored).toMatchObject({
    fetchedAtMs: NEW.at,
    data: [
      { id: '10', name: 'New one' },
      { id: '8', name: 'New name', power: 150, ecu: 'EDC17', tcu: 'Old box' }
    ]
  })
  // entries that left the list stay known
  expect((await desk.search('left')).map(({ path }) => [path.generations, path.engines])).toEqual([['7', '9']])
  expect((await desk.search('edc17')).map(({ path }) => path.engines)).toEqual(['8'])
  expect(await desk.search('edc16')).toEqual([])
})

test.each(
  bothOrders<Write>(
    (desk) => desk.write('engines', ENGINES, [engine('8', 'Listed', { power: 100, tcu: 'Box', ecu: 'EDC16' })], OLD),
    (desk) => desk.write('engine', ONE, detail('8', 'Seen', { power: 150, ecu: 'EDC17', read_tools: [] }), NEW)
  )
)('an older list does not change the record of an engine (%s)', async (_order, writes) => {
  const { desk } = catalogueStore()
  for (const write of writes) await write(desk)
  expect(await desk.read('engine', ONE)).toMatchObject({
    fetchedAtMs: NEW.at,
    data: { name: 'Seen', power: 150, ecu: 'EDC17', tcu: null }
  })
  expect((await desk.read('engines', ENGINES))?.data).toMatchObject([{ id: '8', name: 'Seen', power: 150 }])
})

test.each(
  bothOrders<Write>(
    (desk) =>
      desk.write(
        'engine',
        ONE,
        detail('8', 'Seen', { power: 100, ecu: 'EDC16', read_tools: [{ id: '1', name: 'Old tool' }] as never }),
        OLD
      ),
    (desk) => desk.write('engines', ENGINES, [engine('8', 'Listed', { power: 150 })], NEW)
  )
)('a newer list sets its figures and keeps fields of the detail (%s)', async (_order, writes) => {
  const { desk } = catalogueStore()
  for (const write of writes) await write(desk)
  expect(await desk.read('engine', ONE)).toMatchObject({
    fetchedAtMs: OLD.at,
    data: { name: 'Listed', power: 150, ecu: 'EDC16', read_tools: [{ name: 'Old tool' }] }
  })
})

test.each(
  bothOrders<Write>(
    (desk) =>
      desk.write('engine', ONE, detail('8', 'Old', { read_tools: [{ id: '1', name: 'Old tool' }] as never }), OLD),
    (desk) =>
      desk.write(
        'engine',
        ONE,
        detail('8', 'New', {
          read_tools: [
            { id: '1', name: 'New tool' },
            { id: '2', name: 'Second' }
          ] as never
        }),
        NEW
      )
  )
)('the newer of two details counts (%s)', async (_order, writes) => {
  const { desk } = catalogueStore()
  for (const write of writes) await write(desk)
  expect(await desk.read('engine', ONE)).toMatchObject({
    fetchedAtMs: NEW.at,
    data: { name: 'New', read_tools: [{ name: 'New tool' }, { name: 'Second' }] }
  })
})

test.each(
  bothOrders<Write>(
    (desk) =>
      desk.write('engines', ENGINES, [engine('8', 'Английский', { power: 100, fuel_name: 'Дизель' })], {
        ...OLD,
        language: 'ru'
      }),
    (desk) => desk.write('engines', ENGINES, [engine('8', 'English', { power: 150, fuel_name: 'Diesel' })], NEW)
  )
)('texts of another language have their own age and leave the figures unchanged (%s)', async (_order, writes) => {
  const { desk } = catalogueStore()
  for (const write of writes) await write(desk)
  expect(await desk.read('engines', ENGINES)).toMatchObject({
    language: 'en',
    fetchedAtMs: NEW.at,
    data: [{ name: 'English', power: 150, fuel_name: 'Diesel' }]
  })
  expect(await desk.read('engines', ENGINES, 'ru')).toMatchObject({
    language: 'ru',
    fetchedAtMs: OLD.at,
    data: [{ name: 'Английский', power: 150, fuel_name: 'Дизель' }]
  })
})

test.each(
  bothOrders<Write>(
    (desk) =>
      desk.write(
        'generations',
        { model_id: '5' },
        [generation('7', 'Old', { year: 2001, yearend: 2004, model_id: '5' })],
        OLD
      ),
    (desk) =>
      desk.write('generation', { generation_id: '7' }, generation('7', 'New', { year: 2002, model_id: '5' }), NEW)
  )
)('places above an engine follow the same rule (%s)', async (_order, writes) => {
  const { desk } = catalogueStore()
  await desk.write('models', { manufacturer_id: '3' }, [model('5', 'Golf', { manufacturer_id: '3' })], OLD)
  for (const write of writes) await write(desk)
  expect((await desk.read('generation', { generation_id: '7' }))?.data).toMatchObject({ name: 'New', year: 2002 })
})

test.each(
  bothOrders<Write>(
    (desk) => desk.write('performance', PAIR, figures(200), OLD),
    (desk) => desk.write('performance', PAIR, figures(210), NEW)
  )
)('the newer of two performances counts (%s)', async (_order, writes) => {
  const { desk } = catalogueStore()
  for (const write of writes) await write(desk)
  expect(await desk.read('performance', PAIR)).toMatchObject({ fetchedAtMs: NEW.at, data: { top_speed: 210 } })
})

test.each(
  bothOrders<Write>(
    (desk) => desk.write('search', { query: 'golf' }, [], OLD),
    (desk) => desk.write('search', { query: 'golf' }, [HIT], NEW)
  )
)('the newer of two search answers counts (%s)', async (_order, writes) => {
  const { desk } = catalogueStore()
  for (const write of writes) await write(desk)
  expect(await desk.read('search', { query: 'golf' })).toMatchObject({
    fetchedAtMs: NEW.at,
    data: [{ engine_id: '8' }]
  })
})

test('an older 404 marks nothing as gone that was listed since, and an older answer removes no mark', async () => {
  const { desk } = catalogueStore()
  await desk.write('engine', ONE, detail('8', 'Seen'), NEW)
  await desk.write('engine', ONE, null, OLD)
  expect(await desk.read('engine', ONE)).toMatchObject({ goneSinceMs: null })
  await desk.write('engine', ONE, null, { at: NOW })
  await desk.write('engines', ENGINES, [engine('8', 'Listed then')], OLD)
  await desk.write('engine', ONE, detail('8', 'Older'), OLD)
  expect(await desk.read('engine', ONE)).toMatchObject({ goneSinceMs: NOW, checkedAtMs: NOW, data: { name: 'Seen' } })
  await desk.write('engines', ENGINES, [engine('8', 'Listed again')], { at: NOW + 1 })
  expect(await desk.read('engine', ONE)).toMatchObject({ goneSinceMs: null })
})

test('an answer from a clock that was ahead is replaced by the first one after the correction', async () => {
  const { desk } = catalogueStore()
  const ahead = { at: NOW + 300 * 24 * HOUR }
  await desk.write('engines', ENGINES, [engine('8', 'Ahead', { power: 100 })], ahead)
  await desk.write('engine', ONE, detail('8', 'Ahead', { power: 100 }), ahead)
  await desk.write('performance', PAIR, figures(200), ahead)
  await desk.write('search', { query: 'golf' }, [], ahead)
  await desk.write('engines', ENGINES, [engine('9', 'Right'), engine('8', 'Right', { power: 150 })], { at: NOW })
  await desk.write('engine', ONE, detail('8', 'Right', { power: 160 }), { at: NOW })
  await desk.write('performance', PAIR, figures(210), { at: NOW })
  await desk.write('search', { query: 'golf' }, [HIT], { at: NOW })
  expect(await desk.read('engines', ENGINES)).toMatchObject({
    fetchedAtMs: NOW,
    data: [{ id: '9' }, { name: 'Right', power: 160 }]
  })
  expect(await desk.read('engine', ONE)).toMatchObject({ fetchedAtMs: NOW, data: { name: 'Right', power: 160 } })
  expect(await desk.read('performance', PAIR)).toMatchObject({ fetchedAtMs: NOW, data: { top_speed: 210 } })
  expect(await desk.read('search', { query: 'golf' })).toMatchObject({ fetchedAtMs: NOW, data: [{ engine_id: '8' }] })
})
