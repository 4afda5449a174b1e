/** How much is looked at for an answer: what makes typing fast is what is left out. */
import { expect, test } from 'vitest'
import { CACHE_SCHEMA } from '@main/adapters/sqlite/cache/schema'
import { LocalSearch } from '@main/adapters/sqlite/cache/search/local-search'
import { openForReading } from '@main/adapters/sqlite/db/open-database'
import { catalogueStore, engine, manufacturer } from '../support/store-helpers'

const ASKED = { language: 'en', limit: 100, synonyms: [], favourites: [] } as const

/**
 * A cache of five makers and five engines that all match "maker", and the full-text tables a search in it looks
 * through.
 */
async function searched(query: string, options: { maxResults?: number } = {}): Promise<string[]> {
  const { file, store, desk } = catalogueStore()
  await desk.write(
    'manufacturers',
    { vehicle_type_id: '1' },
    Array.from({ length: 5 }, (_, n) => manufacturer(String(n), `Maker ${n}`))
  )
  await desk.write(
    'engines',
    { generation_id: '7' },
    Array.from({ length: 5 }, (_, n) => engine(String(n), `Maker engine ${n}`))
  )
  await store.close()
  const sql = openForReading(file, CACHE_SCHEMA)
  const looked: string[] = []
  const noted = new Proxy(sql, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return (...given: unknown[]): unknown => {
        const table = /FROM (desk_(?:places|engines)) WHERE \1 MATCH/.exec(String(given[0]))?.[1]
        if (table) looked.push(table)
        return (member as (...all: unknown[]) => unknown).apply(target, given)
      }
    }
  })
  new LocalSearch(noted).search('p1', query, { ...ASKED, ...options })
  sql.close()
  return looked
}

test('searches no further level once there are enough hits', async () => {
  expect(await searched('maker', { maxResults: 5 })).not.toContain('desk_engines')
  expect(await searched('maker', { maxResults: 6 })).toContain('desk_engines')
  expect(await searched('maker')).toContain('desk_engines')
})

test('searches a level with enough hits once, not in every round', async () => {
  expect(await searched('maker', { maxResults: 3 })).toEqual(['desk_places'])
})

test('searches the places once per round for several words that match none', async () => {
  const looked = await searched('maker engine')
  expect(looked.filter((table) => table === 'desk_places').length).toBeLessThanOrEqual(2)
})
