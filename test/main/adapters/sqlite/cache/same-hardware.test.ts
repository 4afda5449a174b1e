import { expect, test } from 'vitest'
import type { EngineId } from '@shared/catalogue/ids'
import { random } from '../../../../helpers/random'
import { catalogueStore, engine, fillFamiliar, NOW, type Desk } from '../support/store-helpers'

const ECUS = ['Bosch EDC17C46', 'BOSCH edc17c46', 'Bosch EDC17 C46', 'Siemens "SID" 807', 'Бош 17', ' ', '', null]
const CODES = ['CFGB', 'cfgb', ' CFGB ', 'CFGC', 'Z9"', '-', '', null]

/** The comparison in plain words: quotes and outer blanks away, A to Z alike, blank is nothing. */
function same(a: string | null, b: string | null): boolean {
  const [one, other] = [a, b].map((text) =>
    (text ?? '')
      .replaceAll('"', '')
      .trim()
      .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  )
  return one !== '' && one === other
}
interface Hardware {
  readonly id: string
  readonly ecu: string | null
  readonly engine_code: string | null
}
function bruteForce(own: Hardware, all: readonly Hardware[]): { by: string; ids: string[] } | null {
  const ways = {
    'ecu-code': (other: Hardware) => same(own.ecu, other.ecu) && same(own.engine_code, other.engine_code),
    code: (other: Hardware) => same(own.engine_code, other.engine_code),
    ecu: (other: Hardware) => same(own.ecu, other.ecu)
  }
  for (const [by, matches] of Object.entries(ways)) {
    const ids = all.filter((other) => other.id !== own.id && matches(other)).map(({ id }) => id)
    if (ids.length > 0) return { by, ids }
  }
  return null
}
const searchText = ({ ecu, code }: { ecu: string | null; code: string | null }): string =>
  [ecu === null ? '' : `ecu:="${ecu}"`, code === null ? '' : `code:="${code}"`].join(' ')

async function fill(desk: Desk, count: number): Promise<Hardware[]> {
  const chance = random(21)
  const all = Array.from({ length: count }, (_, at) => ({
    id: `${9007199254740993n + BigInt(at)}`,
    ecu: chance.pick(ECUS),
    engine_code: chance.pick(CODES)
  }))
  for (let at = 0; at < count; at += 10)
    await desk.write(
      'engines',
      { generation_id: String(1 + at) },
      all.slice(at, at + 10).map(({ id, ...more }) => engine(id, `Engine ${id}`, more))
    )
  return all
}

test('counts the engines that a scan of every engine finds, and the search lists them (property)', async () => {
  const { desk, store } = catalogueStore()
  const all = await fill(desk, 160)
  const sheets = all.filter((_, at) => at % 3 === 0).map(({ id }) => id as EngineId)
  const found = new Set<string>()
  for (const own of all) {
    const expected = bruteForce(own, all)
    const here = await store.sameHardware('p1', own.id as EngineId, sheets, null)
    found.add(here?.by ?? 'none')
    expect(here && [here.by, here.engines, here.withSheets], own.id).toEqual(
      expected && [
        expected.by,
        expected.ids.length,
        expected.ids.filter((id) => sheets.includes(id as EngineId)).length
      ]
    )
    if (!here || !expected) continue
    const hits = await desk.search(searchText(here), { limit: 200 })
    expect(hits.map(({ path }) => path.engines).toSorted(), searchText(here)).toEqual(
      [...expected.ids, own.id].toSorted()
    )
  }
  expect([...found].toSorted()).toEqual(['code', 'ecu', 'ecu-code', 'none'])
})

test('counts an engine of several generations once, and none for unknown engines and other profiles', async () => {
  const { desk, store } = catalogueStore()
  await fillFamiliar(desk)
  await desk.write('engines', { generation_id: '1101' }, [engine('7', '320d again', { engine_code: 'n47d20c' })])
  await desk.write('engines', { generation_id: '1102' }, [engine('7', '320d again', { engine_code: 'n47d20c' })])
  const ask = (profile: string, id: string, oldestMs: number | null = null) =>
    store.sameHardware(profile, id as EngineId, [], oldestMs)
  expect(await ask('p1', '1')).toEqual({ by: 'code', ecu: null, code: 'N47D20C', engines: 2, withSheets: 0 })
  expect([await ask('p1', '99'), await ask('p2', '1')]).toEqual([null, null])
  expect([await ask('p1', '1', NOW), await ask('p1', '1', NOW + 1)]).toEqual([expect.anything(), null])
})

test('combines an exact filter with words, favourites and age, and returns its field', async () => {
  const { desk } = catalogueStore()
  await fillFamiliar(desk)
  const ids = async (query: string, more = {}) =>
    (await desk.search(query, more)).map(({ path }) => path.engines).toSorted()
  expect(await ids('code:="n47d20c"')).toEqual(['1', '4'])
  expect(await ids('code:=N47D20C e90')).toEqual(['1'])
  expect(await ids('code:=N47D20C fav:', { favourites: ['4', '5'] })).toEqual(['4'])
  expect(await ids('code:=N47D20')).toEqual([])
  expect(await ids('code:=N47D20C ecu:="Bosch EDC17C50"')).toEqual(['4'])
  expect(await ids('code:=N47D20C', { oldestMs: NOW + 1 })).toEqual([])
  expect((await desk.search('code:=n47d20c'))[0]?.matched).toEqual([{ field: 'code', text: 'N47D20C' }])
})
