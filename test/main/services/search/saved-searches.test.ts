import { beforeEach, describe, expect, test } from 'vitest'
import { Library } from '@main/services/library/library'
import { Synonyms } from '@main/services/search/synonyms'
import { SavedSearches } from '@main/services/search/saved-searches'
import { TERM_GROUPS } from '@shared/catalogue/terms'
import type { LocalSearchOptions } from '@shared/ports/stores/catalogue-store'
import { FakeLog } from '../../../fakes/log'
import { FakeUserStore } from '../../../fakes/store'

let person: FakeUserStore
let found: Record<string, readonly string[]>
let asked: { profile: string; query: string; options: Omit<LocalSearchOptions, 'limit' | 'maxResults'> }[]
let profile: string | null

const store = {
  matches: async (who: string, query: string, options: Omit<LocalSearchOptions, 'limit' | 'maxResults'>) => {
    asked.push({ profile: who, query, options })
    return found[query] ?? []
  }
}
const service = () =>
  new SavedSearches({
    userStore: person,
    store,
    log: new FakeLog(),
    profile: () => profile,
    language: () => 'lt',
    synonyms: async () => [['vw', 'volkswagen']],
    favourites: async () => ['7'],
    notes: async () => [{ engineId: '7', words: [0], alone: false, excerpt: 'private' }],
    oldestMs: () => 5
  })
const saved = async () => {
  const result = await service().saved()
  return result.ok
    ? result.value.map(({ query, fuel, matches, fresh }) => [query, fuel, matches, fresh])
    : result.failure.code
}

beforeEach(() => {
  person = new FakeUserStore()
  found = {}
  asked = []
  profile = 'p1'
})

describe('a saved search', () => {
  test('counts hits that are new since it was last opened, not since it was saved', async () => {
    found['golf'] = ['4:1:9', '4:2:9']
    await service().save(' golf ', '')
    expect(await saved()).toEqual([['golf', '', 2, 0]])
    found['golf'] = ['4:2:9', '4:3:9', '4:4:9']
    expect(await saved()).toEqual([['golf', '', 3, 2]])
    const [entry] = await person.searches('p1')
    await service().markViewed(entry!.id)
    expect(await saved()).toEqual([['golf', '', 3, 0]])
    found['golf'] = []
    expect(await saved()).toEqual([['golf', '', 0, 0]])
  })

  test('searches like the page: with the fuel, in the displayed language, with synonyms and favourites, and counts no withheld record', async () => {
    await service().save('golf', 'Mild hybrid')
    expect(asked[0]).toEqual({
      profile: 'p1',
      query: 'fuel:"Mild hybrid" golf',
      options: {
        language: 'lt',
        synonyms: [['vw', 'volkswagen'], ...TERM_GROUPS],
        noted: [{ engineId: '7', words: [0] }],
        favourites: ['7'],
        oldestMs: 5
      }
    })
  })

  test('is the same when saved again, and belongs to one profile', async () => {
    await service().save('golf', '')
    await service().save('golf', '')
    await service().save('golf', 'Diesel')
    expect(await saved()).toHaveLength(2)
    profile = 'p2'
    expect(await saved()).toEqual([])
    await service().remove(1)
    profile = 'p1'
    expect(await saved()).toHaveLength(2)
    await service().remove(1)
    expect(await saved()).toHaveLength(1)
  })

  test('is not saved when empty, and reports the reason without a connection or a store', async () => {
    await service().save('  ', '')
    expect(await saved()).toEqual([])
    profile = null
    expect(await saved()).toBe('not-connected')
    profile = 'p1'
    person.searches = () => Promise.reject(new Error('gone'))
    expect(await saved()).toBe('store-failed')
  })
})

test('shares a list of recent texts, which can be cleared', async () => {
  await service().remember(' 320d ', '')
  await service().remember('  ', '')
  expect(await service().history()).toEqual({
    ok: true,
    value: [{ query: '320d', fuel: '', searchedAt: new Date(person.nowMs).toISOString() }]
  })
  await service().clearHistory()
  expect(await service().history()).toEqual({ ok: true, value: [] })
})

describe('the groups of synonyms', () => {
  const library = () =>
    new Library({
      userStore: person,
      places: { names: async () => ({}), currentPath: async (stored) => stored },
      log: new FakeLog(),
      profile: () => profile,
      favouritesChanged: () => {}
    })
  const synonyms = () => new Synonyms({ userStore: person, log: new FakeLog() })
  const path = (engines: string) => ({ types: null, manufacturers: null, models: null, generations: '1', engines })

  test('are read once, until they or the profile change', async () => {
    let reads = 0
    const { favourites, value } = person
    person.favourites = (who) => (reads++, favourites.call(person, who))
    person.value = (name) => (reads++, value.call(person, name))
    const [service, words] = [library(), synonyms()]
    await service.addFavourite(path('5'), '')
    reads = 0
    for (let key = 0; key < 5; key++)
      expect([await service.favouriteIds(), (await words.groups()).length > 0]).toEqual([['5'], true])
    expect(reads).toBe(2)
    await service.addFavourite(path('6'), '')
    expect(await service.favouriteIds()).toEqual(['5', '6'])
    await service.removeFavourite('5')
    expect(await service.favouriteIds()).toEqual(['6'])
    await words.groupsToEdit()
    await words.setGroups([['a', 'b']])
    expect(await words.groups()).toEqual([['a', 'b']])
    profile = 'p2'
    expect(await service.favouriteIds()).toEqual([])
  })

  test('are read again after a failure', async () => {
    const [service, words] = [library(), synonyms()]
    const { favourites, value } = person
    person.favourites = () => Promise.reject(new Error('busy'))
    person.value = () => Promise.reject(new Error('busy'))
    expect(await service.favouriteIds()).toEqual([])
    await words.groups()
    Object.assign(person, { favourites, value })
    await person.addFavourite('p1', path('5') as never, '')
    await person.setValue('synonyms', [['a', 'b']])
    expect([await service.favouriteIds(), await words.groups()]).toEqual([['5'], [['a', 'b']]])
  })

  test('keep words of another computer that arrive while the groups are cached', async () => {
    await person.setValue('synonyms', [['a', 'b']])
    const words = synonyms()
    await words.groupsToEdit()
    await person.setValue('synonyms', [
      ['a', 'b'],
      ['of', 'anna']
    ])
    const saved = await words.setGroups(
      [
        ['a', 'b'],
        ['of', 'ben']
      ],
      [['a', 'b']]
    )
    expect(saved).toEqual({
      ok: true,
      value: [
        ['a', 'b'],
        ['of', 'ben'],
        ['of', 'anna']
      ]
    })
    expect(await person.value('synonyms')).toEqual(await words.groups())
  })

  test('are not replaced after a failed read in the editor, also when a search reads them later', async () => {
    await person.setValue('synonyms', [['a', 'b']])
    const words = synonyms()
    const { value } = person
    person.value = () => Promise.reject(new Error('busy'))
    expect(await words.groupsToEdit()).toEqual({ ok: false, failure: { code: 'store-failed' } })
    Object.assign(person, { value })
    expect(await words.groups()).toEqual([['a', 'b']])
    expect(await words.setGroups([['c', 'd']])).toEqual({ ok: false, failure: { code: 'store-failed' } })
    expect(await person.value('synonyms')).toEqual([['a', 'b']])
    expect(await words.groupsToEdit()).toEqual({ ok: true, value: [['a', 'b']] })
    expect(await words.setGroups([['c', 'd']])).toMatchObject({ ok: true })
    expect(await person.value('synonyms')).toEqual([['c', 'd']])
  })
})
