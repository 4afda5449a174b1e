/** The catalogue and the search over a real store and an API that answers by rules. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { openCatalogueStore } from '../../../../src-main/adapters/sqlite'
import { CatalogueService } from '../../../../src-main/services/catalogue/catalogue'
import { createEngineLocations } from '../../../../src-main/services/catalogue/engine-locations'
import { createRetentionPolicy } from '../../../../src-main/services/catalogue/retention-policy'
import { Search } from '../../../../src-main/services/search/search'
import type { Engine, EngineDetail, Generation } from '@shared/catalogue/records'
import { matchNote, type NoteMatch } from '@shared/search/note-search'
import { parseSearchQuery } from '@shared/search/search-query'
import type { LanguageCode } from '@shared/text/languages'
import { cachedCatalogue } from '../../../fakes/cached-catalogue'
import { FakeApiClient } from '../../../fakes/api-client'
import { FakeLog } from '../../../fakes/log'
import * as record from '../../../fakes/records'
import { depsFor } from '../../adapters/sqlite/support/store-helpers'

export const HOUR = 3_600_000
export const engine = (id: string, more: Partial<Engine> = {}): Engine => record.engine(id, `engine ${id}`, more)
export const detail = (id: string): EngineDetail => ({
  ...engine(id),
  options: null,
  remap_stages: [],
  read_tools: [],
  read_methods: []
})
export const generation = (id: string): Generation =>
  ({
    id,
    name: 'II',
    slug: null,
    manufacturer: null,
    manufacturer_id: '2',
    model_id: '3',
    model: null,
    year: 2014,
    yearend: null,
    photo: null,
    photo_unbranded: null
  }) as Generation

function setUp(fixture: object) {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  const api = new FakeApiClient()
  const state = Object.assign(fixture, {
    folder,
    api,
    store: openCatalogueStore(depsFor(join(folder, 'cache.db'))),
    language: 'en' as LanguageCode,
    profile: 'p1' as string | null,
    now: api.nowMs,
    mayRefresh: true,
    updated: [] as string[],
    shown: [] as string[],
    policy: { listMs: 7 * 24 * HOUR, engineMs: 14 * 24 * HOUR, emptyMs: 12 * HOUR },
    noteOf: {} as Record<string, string>,
    retention: { keepMs: null as number | null, readAfterEnd: true },
    hasEnded: false
  })
  const { store } = state
  const clock = { now: () => state.now, monotonic: () => state.now, after: () => () => {} }
  const inForce = { profile: () => state.profile, language: () => state.language }
  const log = new FakeLog()
  const rules = () => state.retention
  const subscriptionEnded = () => state.hasEnded
  const retention = createRetentionPolicy({
    clock,
    log,
    store,
    rules,
    subscriptionEnded,
    clockIsConfirmed: () => true
  })
  const queries = cachedCatalogue({
    ...inForce,
    retention: rules,
    subscriptionEnded,
    api,
    store,
    clock,
    log,
    policy: () => state.policy,
    mayRefresh: () => state.mayRefresh,
    onAnswer: (name) => void state.shown.push(name),
    onUpdated: (name) => void state.updated.push(name),
    onStoreFailure: (error) => {
      throw error
    }
  })
  const locations = createEngineLocations({ ...inForce, store, log, onNames: () => {} })
  const matchesOf = (query: string): NoteMatch[] =>
    Object.entries(state.noteOf).flatMap(([engineId, text]) => {
      const match = matchNote(parseSearchQuery(query), text)
      return match ? [{ engineId, ...match }] : []
    })
  return Object.assign(state, {
    log,
    queries,
    locations,
    catalogue: new CatalogueService({ queries, locations }),
    search: new Search({
      ...inForce,
      cachedCatalogue: queries,
      refusal: retention.refusal,
      oldestMs: retention.oldestMs,
      places: locations,
      store,
      log,
      synonyms: async () => [],
      favourites: async () => [],
      notes: async (query) => matchesOf(query)
    })
  })
}

/** A new one for each test, closed after it. Its fields say what is in force; tests change them. */
export function catalogueFixture() {
  const fixture = {} as ReturnType<typeof setUp> & { settled(): Promise<void> }
  beforeEach(() => {
    Object.assign(setUp(fixture), {
      /** A refresh goes through the reader and the writer of the store; each round does so once, in their order. */
      async settled(): Promise<void> {
        for (let round = 0; round < 4; round++) {
          await fixture.store.statistics()
          await fixture.store.clear('nobody')
          await new Promise((done) => setImmediate(done))
        }
      }
    })
  })
  afterEach(async () => {
    await fixture.store.close()
    rmSync(fixture.folder, { recursive: true, force: true })
  })
  return fixture
}
