import { fake, FETCHED_AT } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done } from '@contract/failures'
import type { SavedSearchEntry } from '@contract/channels/search'
import SearchPage from '@/features/search/SearchPage.vue'
import { mountScreen, type Screen } from '../../mount-screen'

let screen: Screen
const all = (id: string) => screen.wrapper.findAll<HTMLElement>(`[data-testid="${id}"]`)
const box = () => screen.wrapper.find<HTMLInputElement>('[data-testid="search-input"]')
const saved = (id: number, query: string, more: Partial<SavedSearchEntry> = {}): SavedSearchEntry => ({
  id,
  query,
  fuel: '',
  savedAt: FETCHED_AT,
  matches: 12,
  fresh: 0,
  ...more
})
const spent = (): number => fake.sent('search:catalogue').length + fake.sent('search:engines').length

async function open(address = '/search'): Promise<void> {
  screen = await mountScreen('search', SearchPage, address)
  await flushPromises()
}
async function click(id: string, at = 0): Promise<void> {
  await all(id)[at]!.trigger('click')
  await flushPromises()
}
async function type(text: string): Promise<void> {
  await box().setValue(text)
  await flushPromises()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fake.reset()
})
afterEach(() => {
  screen.wrapper.unmount()
  vi.useRealTimers()
})

describe('saved searches', () => {
  it('are on the empty page with their new hits, and without a mark when there are none', async () => {
    fake.saved_ = [saved(2, 'ecu:edc17', { fresh: 3 }), saved(1, 'golf', { fuel: 'Diesel' })]
    await open()
    expect(all('saved-search').map((row) => [row.attributes('data-count'), row.text()])).toEqual([
      ['3', 'ecu:edc173 new12 found'],
      ['0', 'golf · Diesel12 found']
    ])
  })

  it('open as a local search without a call, and count as opened', async () => {
    fake.saved_ = [saved(1, 'golf', { fuel: 'Diesel', fresh: 2 })]
    await open()
    await click('saved-search')
    expect([box().element.value, screen.router.currentRoute.value.query]).toEqual([
      'golf',
      { q: 'golf', fuel: 'Diesel', desk: '1' }
    ])
    expect(fake.sent('search:desk').at(-1)).toMatchObject({ query: 'fuel:Diesel golf' })
    expect(fake.sent('search:looked')).toEqual([{ id: 1 }])
    await vi.advanceTimersByTimeAsync(2000)
    expect(spent()).toBe(0)
    await type('')
    expect(all('saved-search')[0]?.attributes('data-count')).toBe('0')
  })

  it('are saved and deleted by one button beside the answers', async () => {
    await open()
    expect(all('search-save')).toHaveLength(0)
    await type(' golf 7 ')
    await click('search-save')
    expect(fake.sent('search:save')).toEqual([{ query: 'golf 7', fuel: '' }])
    expect(all('search-save')[0]?.attributes('aria-pressed')).toBe('true')
    await type('golf 6')
    expect(all('search-save')[0]?.attributes('aria-pressed')).toBe('false')
    await type('golf 7')
    await click('search-save')
    expect(fake.sent('search:unsave')).toEqual([{ id: 1 }])
    expect(all('search-save')[0]?.attributes('aria-pressed')).toBe('false')
  })

  it('are counted again a moment after new records, but only while displayed', async () => {
    fake.saved_ = [saved(1, 'golf')]
    await open()
    fake.saved_ = [saved(1, 'golf', { fresh: 1 })]
    const updated = async (): Promise<void> => {
      for (let n = 0; n < 3; n++) fake.emit('catalogue:updated', { endpoint: 'engine', params: {} })
      await vi.advanceTimersByTimeAsync(1000)
      await flushPromises()
    }
    const before = fake.sent('search:saved').length
    await updated()
    expect(fake.sent('search:saved').length).toBe(before + 1)
    expect(all('saved-search')[0]?.attributes('data-count')).toBe('1')
    await type('golf')
    await updated()
    expect(fake.sent('search:saved').length).toBe(before + 1)
  })

  it('can be deleted in their row', async () => {
    fake.saved_ = [saved(2, 'b'), saved(1, 'a')]
    await open()
    await click('saved-search-remove', 1)
    expect(all('saved-search').map((row) => row.attributes('data-id'))).toEqual(['2'])
  })
})

describe('recent searches', () => {
  it('are those sent by Enter or left for a hit, not each text in between', async () => {
    await open()
    for (const text of ['g', 'go', 'golf']) await type(text)
    await vi.advanceTimersByTimeAsync(2000)
    expect(fake.sent('search:remember')).toEqual([])
    await box().trigger('keydown', { key: 'Enter', keyCode: 229 })
    expect(fake.sent('search:remember')).toEqual([])
    await box().trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(fake.sent('search:remember')).toEqual([{ query: 'golf', fuel: '' }])
  })

  it('run again locally only, and can be cleared at once', async () => {
    fake.searched_ = [
      { query: 'edc17', fuel: '', searchedAt: FETCHED_AT },
      { query: 'tdr', fuel: 'Diesel', searchedAt: FETCHED_AT }
    ]
    await open()
    expect(all('search-history').map((one) => one.text())).toEqual(['edc17', 'tdr · Diesel'])
    await click('search-history')
    expect(box().element.value).toBe('edc17')
    expect(spent()).toBe(0)
    await type('')
    await click('search-history-clear')
    expect(fake.sent('search:clear-history')).toHaveLength(1)
    expect(all('search-history')).toHaveLength(0)
  })

  it('fill the box again that was emptied since', async () => {
    fake.searched_ = [{ query: 'edc17', fuel: '', searchedAt: FETCHED_AT }]
    fake.saved_ = [saved(1, 'edc17')]
    await open()
    for (const id of ['search-history', 'saved-search', 'search-history']) {
      await click(id)
      expect(box().element.value, id).toBe('edc17')
      await type('')
    }
  })

  it('spend no call for a pause that began before', async () => {
    fake.searched_ = [{ query: 'edc17', fuel: '', searchedAt: FETCHED_AT }]
    await open()
    await type('a')
    await type('')
    await click('search-history')
    await vi.advanceTimersByTimeAsync(2000)
    await flushPromises()
    expect(box().element.value).toBe('edc17')
    expect(spent()).toBe(0)
  })

  it('are hidden when they cannot be read', async () => {
    fake.fail('search:history', 'store-failed')
    fake.answer('search:saved', done([]))
    await open()
    expect(all('search-history')).toHaveLength(0)
  })
})
