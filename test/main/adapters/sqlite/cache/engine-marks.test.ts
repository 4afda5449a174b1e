import { expect, test } from 'vitest'
import { toolSupport } from '@shared/catalogue/tool-support'
import type { EngineId } from '@shared/catalogue/ids'
import type { LanguageCode } from '@shared/text/languages'
import { random } from '../../../../helpers/random'
import { catalogueStore, detail, NOW } from '../support/store-helpers'

const TOOLS = ['Kestrel 3', 'kestrel  3', 'Orbit II', 'Trawler', 'Орбита', ' ', null]

test('marks the engines that a scan of every detail finds readable, for any tools and languages (property)', async () => {
  const { desk, store } = catalogueStore()
  const chance = random(32)
  const ids = Array.from({ length: 60 }, (_, at) => `${9007199254740993n + BigInt(at)}`)
  for (const id of ids) {
    for (const language of ['en', 'ru'] as const) {
      if (chance.chance(0.3)) continue
      const tools = chance.chance(0.2)
        ? null
        : TOOLS.filter(() => chance.chance(0.25)).map((name, at) => ({ id: String(at), name }))
      await desk.write('engine', { engine_id: id }, detail(id, id, { read_tools: tools }), {
        language,
        at: NOW - chance.int(0, 1000)
      })
    }
  }
  let count = 0
  for (const language of ['en', 'ru', 'lt'] as const satisfies LanguageCode[]) {
    for (const owned of [['KESTREL 3'], ['Orbit II', 'орбита'], ['nobody’s'], [' '], []]) {
      const asked = [...ids, '1']
      const expected: string[] = []
      for (const id of asked)
        if (
          toolSupport((await desk.read('engine', { engine_id: id }, language))?.data?.read_tools ?? null, owned) ===
          'readable'
        )
          expected.push(id)
      const marks = await store.engineMarks('p1', asked as EngineId[], owned, language, null)
      const found = marks.flatMap(({ id, readable }) => (readable ? [id] : []))
      expect(found.toSorted()).toEqual(expected.toSorted())
      count += expected.length
    }
  }
  expect(count).toBeGreaterThan(30)
})

test('ignores details past the retention limit and those of another profile', async () => {
  const { desk, store } = catalogueStore()
  await desk.write('engine', { engine_id: '5' }, detail('5', 'a', { read_tools: [{ id: '1', name: 'Orbit II' }] }), {
    at: NOW - 10
  })
  const ask = async (profile: string, sinceMs: number | null) =>
    (await store.engineMarks(profile, ['5' as EngineId], ['Orbit II'], 'en', sinceMs)).map(({ id }) => id)
  expect([await ask('p1', null), await ask('p1', NOW - 10), await ask('p1', NOW - 9), await ask('p2', null)]).toEqual([
    ['5'],
    ['5'],
    [],
    []
  ])
})

test('returns the first stage by number, as received', async () => {
  const { desk, store } = catalogueStore()
  const stage = { modifications: null, hp_values: null, nm_values: null }
  const stages = [
    { ...stage, stage_no: 2, power: 205, torque: 470 },
    { ...stage, stage_no: 1, power: 190, torque: null }
  ]
  await desk.write('engine', { engine_id: '5' }, detail('5', 'a', { power: 184, torque: 380, remap_stages: stages }))
  await desk.write('engine', { engine_id: '6' }, detail('6', 'b', { power: 140, remap_stages: null }))
  const marks = await store.engineMarks('p1', ['5', '6', '7'] as EngineId[], [], 'en', null)
  expect(marks.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
    { id: '5', readable: false, stock: { power: 184, torque: 380 }, stage: { power: 190, torque: null } },
    { id: '6', readable: false, stock: { power: 140, torque: null }, stage: null }
  ])
})
