import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Sql } from '@main/adapters/sqlite/db/sql'
import {
  catalogueStore,
  detail,
  engine,
  fillFamiliar,
  generation,
  manufacturer,
  model,
  path,
  temporaryFolder,
  type Desk
} from '../support/store-helpers'
import type { EngineId } from '@shared/catalogue/ids'
import type { CatalogueStore } from '@shared/ports/stores/catalogue-store'

/**
 * Tables that grow with the catalogue; `desk_queue` and `profiles` are short, the full-text tables have their own ways.
 */
const LARGE =
  /^(types|manufacturers|models|generations|engines|\w+_texts|engine_details|placements|listings|performances|answers|desk_entries|desk_words|pictures|picture_bytes)$/

async function useEverything({ desk, store }: { desk: Desk; store: CatalogueStore }): Promise<void> {
  await fillFamiliar(desk)
  await desk.write('engine', { engine_id: '1' }, detail('1', '320d'))
  await desk.write('performance', { generation_id: '1000', engine_id: '1' }, null)
  await desk.write('engineSearch', { query: '320' }, [detail('1', '320d')])
  await desk.write('search', { query: 'bmw' }, [])
  for (const [name, params] of [
    ['types', {}],
    ['manufacturers', { vehicle_type_id: '1' }],
    ['models', { manufacturer_id: '10' }],
    ['generations', { model_id: '100' }],
    ['engines', { generation_id: '1000' }],
    ['engine', { engine_id: '1' }],
    ['model', { model_id: '100' }],
    ['performance', { generation_id: '1000', engine_id: '1' }],
    ['search', { query: 'bmw' }],
    ['engineSearch', { query: '320' }]
  ] as const)
    await desk.read(name, params)
  await store.names('p1', path('1', '10', '100', '1000', '1'), 'lt')
  await store.pathsOf('p1', '1' as EngineId)
  for (const query of [
    'bmw 320d',
    'fav:',
    'fav: 320',
    'offline:',
    'offline: 320',
    'offline: fav:',
    'glof',
    '17c46',
    'code:=x ecu:=y'
  ])
    await desk.search(query, { favourites: ['1'] })
  await store.sameHardware('p1', '1' as EngineId, [], null)
  await store.matches('p1', 'bmw', { language: 'en', synonyms: [], favourites: [] })
  await store.readiness('p1', [{ kind: 'manufacturer', id: '10' }], 'en')
  await store.readiness('p1', [{ kind: 'stored' }], 'en')
  await store.putPicture('https://x/a', 'image/png', new Uint8Array(3))
  await store.picture('https://x/a')
}

/** Enough of everything for statistics to mean something. */
async function fillMany(desk: Desk): Promise<void> {
  const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
  await desk.write(
    'manufacturers',
    { vehicle_type_id: '1' },
    many(60, (n) => manufacturer(String(5000 + n), `Maker ${n}`))
  )
  await desk.write(
    'models',
    { manufacturer_id: '5000' },
    many(60, (n) => model(String(6000 + n), `Model ${n}`))
  )
  for (let m = 0; m < 10; m++)
    await desk.write(
      'generations',
      { model_id: String(6000 + m) },
      many(6, (n) => generation(String(7000 + m * 10 + n), `Generation ${n}`))
    )
  for (let g = 0; g < 40; g++) {
    const engines = many(40, (n) => engine(String(10_000 + g * 100 + n), `Engine ${g} ${n}`, { ecu: `ECU${n}` }))
    await desk.write('engines', { generation_id: String(7000 + g) }, engines)
    await desk.write('engineSearch', { query: `engine ${g}` }, engines.slice(0, 2))
    for (const { id } of engines.slice(0, 10)) {
      await desk.write('engine', { engine_id: id }, detail(id, 'x'))
      await desk.write('performance', { generation_id: String(7000 + g), engine_id: id }, null)
    }
  }
}

test('no statement of everyday use scans a table that grows with the catalogue, with or without statistics', async () => {
  const file = join(temporaryFolder(), 'cache.db')
  const seen = new Set<string>()
  const parts = catalogueStore({ file })
  const methods = ['run', 'all', 'one', 'each'] as const
  const original = methods.map((name) => Sql.prototype[name])
  for (const name of methods) {
    const own = Sql.prototype[name] as (sql: string | TemplateStringsArray, ...values: never[]) => unknown
    Sql.prototype[name] = function (this: Sql, sql: string | TemplateStringsArray, ...values: never[]) {
      const text = typeof sql === 'string' ? sql : sql.join('?')
      if (/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/.test(text)) seen.add(text)
      return own.call(this, sql, ...values)
    } as never
  }
  try {
    await useEverything(parts)
  } finally {
    methods.forEach((name, at) => (Sql.prototype[name] = original[at] as never))
  }
  await fillMany(parts.desk)
  await parts.store.close()
  expect(seen.size).toBeGreaterThan(50)

  const sql = new Sql(file)
  const faults = (): string[] =>
    [...seen]
      .flatMap((text) =>
        sql
          .all<[number, number, number, string]>(`EXPLAIN QUERY PLAN ${text}`)
          .map(([, , , step]) => `${step}  ←  ${text.replace(/\s+/g, ' ').slice(0, 160)}`)
      )
      .filter((line) => {
        const names = new Map([...line.matchAll(/(\w+) (?:AS )?([a-z])\b/g)].map(([, table, short]) => [short, table]))
        const table = /^SCAN (\w+)/.exec(line)?.[1] ?? ''
        const scanned = names.get(table) ?? table
        // the words of the vocabulary are read once each, from where the last reading ended
        const wholeLevel = /SEARCH p?\w* USING PRIMARY KEY \(profile=\? AND level=\?\)/.test(line)
        return wholeLevel || (LARGE.test(scanned) && !/SELECT word FROM desk_words|count\(\*\)|sum\(size\)/.test(line))
      })
  expect(faults()).toEqual([])
  sql.db.exec('ANALYZE')
  expect(faults()).toEqual([])
  sql.close()
})
