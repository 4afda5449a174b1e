/** The search page as a user meets it, for the tests of this folder. */
import { fake, FETCHED_AT } from '../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, vi } from 'vitest'
import { done } from '@contract/failures'
import type { SearchResult } from '@shared/catalogue/records'
import SearchPage from '@/features/search/SearchPage.vue'
import { stubElementHeight } from '../give-height'
import { mountScreen, type Screen } from '../mount-screen'

/** Longer than the pause of the settings. */
export const PAUSE = 600
/** The page opened last. */
export let screen: Screen

export const all = (id: string) => screen.wrapper.findAll<HTMLElement>(`[data-testid="${id}"]`)
export const box = () => screen.wrapper.get<HTMLInputElement>('[data-testid="search-input"]')
export async function open(address = '/search'): Promise<void> {
  screen = await mountScreen('search', SearchPage, address)
}
export async function enter(options: object = {}): Promise<void> {
  await box().trigger('keydown', { key: 'Enter', ...options })
  await flushPromises()
}
export async function rest(milliseconds = PAUSE): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await flushPromises()
}

/** Resets the bridge before each test and closes the page after it. @param height of every element in pixels */
export function useSearchScreen(height = 800): void {
  beforeEach(() => {
    stubElementHeight(height)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fake.reset()
  })
  afterEach(() => {
    screen.wrapper.unmount()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

/** A hit of the service without any id. */
export const NO_HIT: SearchResult = {
  type_id: null,
  type_name: null,
  manufacturer_id: null,
  manufacturer_name: null,
  model_id: null,
  model_common_name: null,
  generation_id: null,
  generation_name: null,
  engine_id: null,
  engine_name: null
}
/** An engine hit of the service. */
export const engineHit = (generation: string, engine: string, name: string): SearchResult =>
  ({
    type_id: '1',
    type_name: 'Cars',
    manufacturer_id: '9007199254740993',
    manufacturer_name: 'Arvenna',
    model_id: '20',
    model_common_name: 'Corsale',
    generation_id: generation,
    generation_name: 'II',
    engine_id: engine,
    engine_name: name
  }) as SearchResult
export const answering = (...found: SearchResult[]): void =>
  fake.answer('search:catalogue', done({ data: found, fetchedAt: FETCHED_AT, source: 'service', language: 'en' }))
