import { expect, test } from 'vitest'
import { Sql } from '@main/adapters/sqlite/db/sql'
import { MAX_BODY_BYTES } from '@shared/catalogue/stored-bodies'
import type { LanguageCode } from '@shared/text/languages'
import type { CatalogueStore } from '@shared/ports/stores/catalogue-store'
import { catalogueStore, detail, engine, NOW } from '../support/store-helpers'

const ENGINE = { engine_id: '9007199254740993' as never }
const PAIR = { generation_id: '1000' as never, ...ENGINE }
const FIGURES = {
  id: '1',
  fuel_consumption_avg: null,
  top_speed: 216,
  zero_to_hundred: null,
  top_speed_st1: null,
  zero_to_hundred_st1: null
}
const received = (text: string) => ({ text, bytes: Buffer.byteLength(text) })

function setUp(profile = 'p1') {
  const parts = catalogueStore()
  const on = (store: CatalogueStore, who = profile) => ({
    engine: (text: string | null, { language = 'en', at = NOW }: { language?: LanguageCode; at?: number } = {}) =>
      store.write(
        who,
        'engine',
        ENGINE,
        language,
        detail(ENGINE.engine_id, '2.0'),
        at,
        text === null ? {} : { body: received(text) }
      ),
    figures: (text: string | null, { language = 'en', at = NOW }: { language?: LanguageCode; at?: number } = {}) =>
      store.write(who, 'performance', PAIR, language, FIGURES, at, text === null ? {} : { body: received(text) }),
    body: (language: LanguageCode = 'en') => store.body(who, 'engine', ENGINE, language),
    figuresBody: (language: LanguageCode = 'en') => store.body(who, 'performance', PAIR, language)
  })
  return { ...parts, ...on(parts.store), other: on(parts.store, 'p2') }
}

test('returns a body byte for byte, with any content', async () => {
  const s = setUp()
  const text = '\t{"id":9007199254740993, "power":1.0 ,"name":"é 中 \u{1f600}"}\n'
  await s.engine(text)
  expect(await s.body()).toEqual({ text, bytes: Buffer.byteLength(text), fetchedAtMs: NOW, language: 'en' })
  expect(await s.other.body()).toBeNull()
})

test('stores a record’s body for each language, and that of figures once', async () => {
  const s = setUp()
  await s.engine('{"a":"en"}')
  await s.engine('{"a":"lt"}', { language: 'lt', at: NOW + 1 })
  await s.figures('{"a":1}')
  await s.figures('{"a":2}', { language: 'lt', at: NOW + 1 })
  expect([(await s.body('en'))?.text, (await s.body('lt'))?.text, await s.body('nb')]).toEqual([
    '{"a":"en"}',
    '{"a":"lt"}',
    null
  ])
  expect(await s.figuresBody('en')).toMatchObject({ text: '{"a":2}', language: 'lt' })
})

test('keeps the newer body, unless the newer answer has none', async () => {
  const s = setUp()
  await s.engine('{"a":2}', { at: NOW - 1 })
  await s.engine('{"a":1}', { at: NOW - 2 })
  expect((await s.body())?.text).toBe('{"a":2}')
  await s.engine(null)
  expect(await s.body()).toEqual({ text: null, bytes: null, fetchedAtMs: NOW, language: 'en' })
})

test('stores only the length of a body that is too long; a 404 keeps the body', async () => {
  const s = setUp()
  await s.store.write('p1', 'engine', ENGINE, 'en', detail(ENGINE.engine_id, '2.0'), NOW, {
    body: { text: null, bytes: MAX_BODY_BYTES + 1 }
  })
  expect(await s.body()).toMatchObject({ text: null, bytes: MAX_BODY_BYTES + 1 })
  await s.figures('{"a":1}')
  await s.store.write('p1', 'performance', PAIR, 'en', null, NOW + 1)
  expect((await s.figuresBody())?.text).toBe('{"a":1}')
})

test('stores no bodies of lists, and little on disk', async () => {
  const s = setUp()
  await s.store.write('p1', 'engines', { generation_id: '1000' as never }, 'en', [engine('1', 'a')], NOW, {
    body: received('[]')
  })
  const text = JSON.stringify({ hp_values: Array.from({ length: 5000 }, (_, n) => n % 300).join(',') })
  await s.engine(text)
  await s.store.close()
  const sql = new Sql(s.file, { readOnly: true })
  expect(sql.all('SELECT name, size FROM bodies')).toEqual([['engine', text.length]])
  expect(sql.number('SELECT length(body) FROM bodies')).toBeLessThan(text.length / 4)
  sql.close()
})

test('deletes the body with its record', async () => {
  const s = setUp()
  const fill = async (): Promise<void> => {
    await s.engine('{"a":1}')
    await s.figures('{"a":1}')
    await s.other.engine('{"a":1}')
  }
  await fill()
  await s.store.trim({ maxBytes: 0, maxPictureBytes: 0 }, [ENGINE.engine_id], [])
  expect((await s.body())?.text).toBe('{"a":1}')
  await s.store.trim({ maxBytes: 0, maxPictureBytes: 0 }, [], [])
  expect([await s.body(), await s.figuresBody(), await s.other.body()]).toEqual([null, null, null])
  await fill()
  await s.store.expire(NOW)
  expect(await s.body()).not.toBeNull()
  await s.store.expire(NOW + 1)
  expect([await s.body(), await s.figuresBody(), await s.other.body()]).toEqual([null, null, null])
  await fill()
  await s.store.clear('p1')
  expect([await s.body(), (await s.other.body())?.text]).toEqual([null, '{"a":1}'])
})
