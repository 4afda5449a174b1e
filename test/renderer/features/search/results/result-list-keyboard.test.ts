import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { done } from '@contract/failures'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import { FADE_HEIGHT } from '@/composables/lists/virtual-rows'
import { ROW_HEIGHT } from '@/features/search/results/result-rows'
import { all, box, open as openSearch, rest, screen, useSearchScreen } from '../search-screen'

const HEIGHT = 10 * ROW_HEIGHT
/** More rows than are drawn out of view. */
const ROWS = 110
const scroller = () => screen.wrapper.get<HTMLElement>('[data-testid="search-scroller"]')
const focused = (): string | null => document.activeElement?.getAttribute('data-at') ?? null
const hit = (engine: number): LocalSearchHit =>
  ({
    level: 'engines',
    path: {
      types: '1',
      manufacturers: '10',
      models: '20',
      generations: '31',
      engines: `${engine}`
    } as LocalSearchHit['path'],
    names: { engines: { id: `${engine}`, name: `2.0 TDR ${engine}` } },
    matched: [],
    rank: 'rest',
    favourite: false,
    figures: { power: 150, torque: 350, fuel: 'Diesel', year: 2014, ecu: 'Delmark EDX17', code: 'TDRB' }
  }) as LocalSearchHit

async function open(address = '/search?q=tdr&desk=1'): Promise<void> {
  await openSearch(address)
  await rest()
}
async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  await flushPromises()
}
/** Scrolls like the wheel, or like the browser after setting a position. */
async function scrolled(top = scroller().element.scrollTop): Promise<void> {
  scroller().element.scrollTop = top
  scroller().element.dispatchEvent(new Event('scroll'))
  await flushPromises()
}

useSearchScreen(HEIGHT)
beforeEach(() =>
  fake.answer('search:desk', ({ most = ROWS }) =>
    done(Array.from({ length: Math.min(most, ROWS) }, (_none, at) => hit(1000 + at)))
  )
)
afterEach(() => window.history.replaceState(null, ''))

describe('the keyboard in a long answer', () => {
  it('continues from the marked row after the wheel scrolled it out of the drawn ones', async () => {
    await open()
    await press('ArrowDown')
    await press('ArrowDown')
    expect(focused()).toBe('2')
    await scrolled(ROWS * ROW_HEIGHT - HEIGHT)
    expect(scroller().find('[data-at="2"]').exists()).toBe(false)
    expect(document.activeElement).toBe(scroller().element)
    await press('ArrowDown')
    await scrolled()
    expect(focused()).toBe('3')
    expect(scroller().element.scrollTop).toBeLessThanOrEqual(3 * ROW_HEIGHT)
  })

  it('returns the focus to the marked row when the wheel scrolls it back', async () => {
    await open()
    await press('ArrowDown')
    await scrolled(ROWS * ROW_HEIGHT - HEIGHT)
    expect(focused()).toBeNull()
    await scrolled(0)
    expect(focused()).toBe('1')
  })

  it('scrolls to a marked row out of view on Enter, before it opens it', async () => {
    await open()
    await press('ArrowDown')
    await scrolled(ROWS * ROW_HEIGHT - HEIGHT)
    await press('Enter')
    await scrolled()
    expect(focused()).toBe('1')
    expect(screen.router.currentRoute.value.name).toBe('search')
  })

  it('reaches the last row with End and the first with Home, from anywhere', async () => {
    await open()
    await press('ArrowDown')
    await press('PageDown')
    await press('End')
    expect(scroller().element.contains(document.activeElement)).toBe(true)
    await scrolled()
    expect(focused()).toBe(String(ROWS))
    await press('Home')
    expect(scroller().element.contains(document.activeElement)).toBe(true)
    await scrolled()
    expect(focused()).toBe('1')
  })

  it('leaves the focus in the box after a person moved there', async () => {
    await open()
    await press('ArrowDown')
    await press('End')
    await press('Escape')
    expect(document.activeElement).toBe(box().element)
    await scrolled()
    expect(document.activeElement).toBe(box().element)
  })

  it('returns the focus to the box when no row is left', async () => {
    await open()
    await press('ArrowDown')
    fake.answer('search:desk', done([]))
    fake.emit('catalogue:updated', { endpoint: 'engines' } as never)
    await flushPromises()
    expect(all('search-result')).toHaveLength(0)
    expect(document.activeElement).toBe(box().element)
  })
})

describe('keys between the box and the list', () => {
  it('move by pages from the box into the list', async () => {
    await open()
    await press('PageDown')
    const page = HEIGHT / ROW_HEIGHT - 1
    expect(focused()).toBe(String(1 + page))
    await press('Escape')
    await press('PageUp')
    await scrolled()
    expect(focused()).toBe('1')
  })

  it('that select text in the box stay in it', async () => {
    await open()
    await press('PageDown', { shiftKey: true })
    expect(document.activeElement).toBe(box().element)
  })

  it('type into the box while a row is marked', async () => {
    await open()
    await press('ArrowDown')
    await press('4')
    expect(box().element.value).toBe('tdr4')
    expect(document.activeElement).toBe(box().element)
    expect(fake.sent('search:desk').at(-1)?.query).toBe('tdr4')
  })

  it('do not type commands and the space bar into the box', async () => {
    await open()
    await press('ArrowDown')
    await press('c', { ctrlKey: true })
    await press(' ')
    expect(box().element.value).toBe('tdr')
    expect(focused()).toBe('1')
  })
})

describe('after coming back from a hit', () => {
  const back = async (forward: string | null): Promise<void> => {
    window.history.replaceState({ forward }, '')
    screen.router.back()
    await flushPromises()
    await rest()
  }
  const openRow = async (): Promise<void> => {
    await open()
    await press('ArrowDown')
    for (let pages = 0; pages < 3; pages++) {
      await press('PageDown')
      await scrolled()
    }
    await screen.wrapper.get('[data-at="28"]').trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value.name).toBe('engine')
  }

  it('the same row is marked, at the same place', async () => {
    await openRow()
    await back('/engine/1/10/20/31/1027')
    await scrolled()
    expect(focused()).toBe('28')
    expect(document.activeElement?.getAttribute('data-engine-id')).toBe('1027')
    expect(scroller().element.scrollTop).toBe(29 * ROW_HEIGHT + FADE_HEIGHT - HEIGHT)
  })

  it('the row is found again at another position', async () => {
    await openRow()
    fake.answer('search:desk', ({ most = ROWS }) =>
      done([hit(1027), ...Array.from({ length: 90 }, (_none, at) => hit(2000 + at))].slice(0, most))
    )
    await back('/engine/1/10/20/31/1027')
    await scrolled()
    expect(document.activeElement?.getAttribute('data-engine-id')).toBe('1027')
    expect(scroller().element.scrollTop).toBe(0)
  })

  it('the box has the focus when the page is opened otherwise, or for another search', async () => {
    await openRow()
    await back(null)
    expect(document.activeElement).toBe(box().element)
    screen.wrapper.unmount()
    window.history.replaceState({ forward: '/engine/1/10/20/31/1027' }, '')
    await open('/search?q=tsr&desk=1')
    expect(document.activeElement).toBe(box().element)
    expect(scroller().element.scrollTop).toBe(0)
  })

  it('the focus stays with a person who types meanwhile', async () => {
    await openRow()
    const held = fake.hold('search:desk')
    window.history.replaceState({ forward: '/engine/1/10/20/31/1027' }, '')
    screen.router.back()
    await flushPromises()
    await box().setValue('tdr 1')
    for (const one of held) one.answer(done([hit(1027), hit(1028)]))
    await rest()
    for (const one of held.slice(1)) one.answer(done([hit(1027), hit(1028)]))
    await rest()
    expect(all('search-result').length).toBe(2)
    expect(document.activeElement).toBe(box().element)
  })
})
