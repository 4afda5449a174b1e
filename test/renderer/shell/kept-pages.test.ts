import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fake, FETCHED_AT } from '../../fakes/bridge'
import '../../fakes/canvas'
import { CATALOGUE, detailOf } from '../../fakes/catalogue'
import EnginePage from '@/features/engine/EnginePage.vue'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { pageStatus } from '@/composables/provenance/page-status'
import { done, failed } from '@contract/failures'
import { startWindow, stopWindow, urlAt, type StartedWindow } from '../window'

const LIST = '/catalogue/1/9007199254740993/20/31'
const ENGINE = '/engine/1/9007199254740993/20/31/40'
const answer = <T>(data: T) => ({ data, fetchedAt: FETCHED_AT, source: 'desk' as const, language: 'en' as const })
const detail = detailOf(CATALOGUE, '40')!

let app: StartedWindow
const page = (): HTMLElement | null => document.querySelector('[data-testid="engine-page"]')
const column = (): HTMLElement | null => document.querySelector('[data-testid="level-list"][data-level="engines"]')
const go = async (address: string): Promise<void> => {
  await app.router.push(address)
  await app.settle()
}
const press = async (key: string): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await app.settle()
}
const start = async (): Promise<void> => {
  app = await startWindow('/search')
  app.router.getRoutes().find(({ name }) => name === 'engine')!.components = { default: EnginePage }
  await go(LIST)
}

describe('the catalogue and the engine page', () => {
  beforeEach(() => {
    fake.reset()
    window.localStorage.clear()
  })
  afterEach(() => stopWindow(app))

  it('stay mounted while the other is on screen', async () => {
    await start()
    const list = column()
    await go(ENGINE)
    const engine = page()
    expect(engine?.dataset['engineId']).toBe('40')
    expect(column()).toBeNull()
    await go(LIST)
    expect(column()).toBe(list)
    expect(page()).toBeNull()
    await go(ENGINE)
    expect(page()).toBe(engine)
  })

  it('load due data at each visit, and nothing in between', async () => {
    await start()
    await go(ENGINE)
    await go(LIST)
    const before = fake.sent('catalogue:engine').length
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '40' }, fetchedAt: FETCHED_AT + '1' })
    await app.settle()
    expect(fake.sent('catalogue:engine')).toHaveLength(before)
    await go(ENGINE)
    expect(fake.sent('catalogue:engine')).toHaveLength(before + 1)
    expect(fake.sent('desk:add-recent')).toHaveLength(2)
  })

  it('are built again when another window has changed the service, but not the settings', async () => {
    await start()
    await go(ENGINE)
    const before = page()
    fake.answer('catalogue:engine', failed('not-found'))
    fake.emit('connection:changed', { ...fake.connection_, baseUrl: 'https://other.example' })
    await app.settle()
    expect(page()).not.toBe(before)
    expect(document.querySelector('[data-testid="fact"]')).toBeNull()
    await go('/help')
    const help = document.querySelector('main')
    fake.emit('connection:changed', { ...fake.connection_, baseUrl: 'https://third.example' })
    await app.settle()
    expect(document.querySelector('main')).toBe(help)
  })

  it('are built again, without their data, when stored data may not be read any more', async () => {
    await start()
    await go(ENGINE)
    const before = page()
    fake.answer('catalogue:engine', failed('withheld', { params: { reason: 'ended' } }))
    fake.fail('catalogue:held', 'withheld')
    fake.emit('connection:changed', { ...fake.connection_, failure: { code: 'inactive-subscription' } })
    await app.settle()
    expect(page()).toBe(before)
    fake.emit(
      'settings:changed',
      fake.settings_.map((entry) => (entry.key === 'policy.readAfterEnd' ? { ...entry, value: false } : entry))
    )
    await app.settle()
    expect(page()).not.toBe(before)
    expect(app.wrapper.find('[data-testid="fact"]').exists()).toBe(false)
    expect(app.wrapper.get('[data-code="withheld"]').text()).toContain('Your subscription has ended')
    const asked = fake.sent('catalogue:engines').length
    await go(LIST)
    expect(fake.sent('catalogue:engines')).toHaveLength(asked + 1)
  })

  it('ignore keys and report no status behind another page', async () => {
    await start()
    await go(ENGINE)
    expect(pageStatus.value).not.toBeNull()
    await go('/search')
    expect(pageStatus.value).toBeNull()
    await press('f')
    await press('p')
    expect(fake.sent('desk:add-favourite')).toHaveLength(0)
    expect(urlAt(app)).toBe('/search')
    await go(ENGINE)
    await press('f')
    expect(fake.sent('desk:add-favourite')).toHaveLength(1)
  })

  it('save a note when the page closes', async () => {
    await start()
    await go(ENGINE)
    const note = document.querySelector<HTMLTextAreaElement>('[data-testid="note-text"]')!
    note.value = 'clutch slips'
    note.dispatchEvent(new Event('input', { bubbles: true }))
    await go(LIST)
    expect(fake.sent('desk:set-note')).toMatchObject([{ engineId: '40', text: 'clutch slips' }])
  })

  it('close the note box for another engine without a note', async () => {
    fake.notes_ = { 40: 'clutch slips' }
    await start()
    const isOpen = () => document.querySelector('[data-testid="note"]')!.hasAttribute('open')
    await go(ENGINE)
    expect(isOpen()).toBe(true)
    await go(LIST)
    await go(ENGINE.replace(/40$/, '41'))
    expect(isOpen()).toBe(false)
  })

  it('start over when a menu was open, and with another language or service', async () => {
    await start()
    await go(ENGINE)
    const first = page()
    document.body.insertAdjacentHTML('beforeend', '<div data-reka-popper-content-wrapper></div>')
    await go(LIST)
    document.querySelector('[data-reka-popper-content-wrapper]')!.remove()
    await go(ENGINE)
    const second = page()
    expect(second).not.toBe(first)
    await go(LIST)
    useCatalogueLists().reset()
    await go(ENGINE)
    expect(page()).not.toBe(second)
  })

  it('show a stored engine at once after the pointer rested on its row', async () => {
    fake.answer('catalogue:held-engine', { engine: answer(detail), performance: null, names: {} })
    const answers = fake.hold('catalogue:engine')
    await start()
    const row = column()!.querySelector('[data-testid="level-item"][data-id="40"] td')!
    row.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await vi.waitFor(() => expect(fake.sent('catalogue:held-engine').at(-1)).toMatchObject({ path: { engines: '40' } }))
    await app.settle()
    await go(ENGINE)
    expect(page()!.querySelector('[data-testid="dyno"]')).not.toBeNull()
    const chart = page()!.querySelector('[data-testid="dyno"]')
    answers[0]!.answer(done(answer(detail)))
    await app.settle()
    expect(page()!.querySelector('[data-testid="dyno"]')).toBe(chart)
  })
})
