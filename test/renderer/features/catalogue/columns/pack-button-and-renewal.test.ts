import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fake, FETCHED_AT, packOf, PLAN } from '../../../../fakes/bridge'
import { CATALOGUE, engine, manufacturer } from '../../../../fakes/catalogue'
import { done } from '@contract/failures'
import { startWindow, stopWindow, type StartedWindow } from '../../../window'

let app: StartedWindow
const GENERATION = '/catalogue/1/9007199254740993/20/31'
const column = (level: string) => app.wrapper.find(`[data-testid="level-list"][data-level="${level}"]`)
const items = (level: string): (string | undefined)[] =>
  column(level)
    .findAll('[data-testid="level-item"]')
    .map((item) => item.attributes('data-id'))
const buttons = () => app.wrapper.findAll('[data-testid="pack-start"]')
const press = async (key: string): Promise<void> => {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await app.settle()
}
const kept = <T>(data: T, more: object = {}) =>
  done({ data, fetchedAt: FETCHED_AT, source: 'desk' as const, language: 'en' as const, ...more })

beforeEach(() => {
  fake.reset()
  window.localStorage.clear()
})
afterEach(() => {
  stopWindow(app)
  vi.restoreAllMocks()
})

describe('the download of a generation', () => {
  it('names its number of calls above the engines and starts with one click, with its whole name', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 15 }))
    app = await startWindow(GENERATION)
    expect(buttons().map((button) => button.text())).toEqual(['Download'])
    expect(buttons()[0]!.attributes('title')).toContain('15 requests')
    await buttons()[0]!.trigger('click')
    await app.settle()
    expect(fake.sent('packs:start')).toEqual([
      { title: 'Arvenna Corsale II', scopes: [{ kind: 'generation', id: '31' }], confirmedCalls: 15 }
    ])
  })
  it('asks for a confirmation above the limit of the settings', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 301 }))
    app = await startWindow(GENERATION)
    await buttons()[0]!.trigger('click')
    await app.settle()
    expect(fake.sent('packs:start')).toEqual([])
    await app.wrapper.get('[data-testid="pack-confirm-yes"]').trigger('click')
    await app.settle()
    expect(fake.sent('packs:start')).toHaveLength(1)
  })
  it('explains beside the button that the settings allow no pack', async () => {
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'packs.maxCalls' ? { ...entry, value: 0, managed: true } : entry
    )
    fake.answer('packs:plan', done({ ...PLAN, calls: 15 }))
    app = await startWindow(GENERATION)
    await buttons()[0]!.trigger('click')
    await app.settle()
    expect(fake.sent('packs:start')).toEqual([])
    expect(app.wrapper.get('[data-testid="pack-failure"]').text()).toBe('This download needs too many requests.')
  })
  it('shows its progress, and afterwards that everything is stored', async () => {
    app = await startWindow(GENERATION)
    fake.emit('packs:changed', [packOf({ scopes: [{ kind: 'generation', id: '31' }], done: 3, total: 9 })])
    await app.settle()
    expect(buttons()).toEqual([])
    expect(column('engines').text()).toContain('Downloading · 3 of 9')
    fake.answer('packs:plan', done({ ...PLAN, calls: 0, alreadyHere: 4 }))
    fake.emit('packs:changed', [
      packOf({ scopes: [{ kind: 'generation', id: '31' }], done: 9, total: 9, state: 'done' })
    ])
    await app.settle()
    expect(app.wrapper.get('[data-testid="pack-ready"]').text()).toBe('Available offline')
    fake.answer('packs:plan', done({ ...PLAN, calls: 0, alreadyHere: 4, maybeMore: 1 }))
    fake.emit('packs:changed', [
      packOf({ scopes: [{ kind: 'generation', id: '31' }], done: 9, total: 9, state: 'paused' }),
      packOf({ id: 'other', state: 'done' })
    ])
    fake.emit('packs:changed', [])
    await app.settle()
    expect(app.wrapper.get('[data-testid="pack-ready"]').text()).toBe('Available offline, maybe more')
  })
  it('is not below the generations, whose context menu has it', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20')
    await press('ArrowDown')
    expect(buttons()).toEqual([])
  })
  it('is planned again when its list is stored', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 1, exact: false }))
    app = await startWindow(GENERATION)
    fake.answer('packs:plan', done({ ...PLAN, calls: 20_000 }))
    fake.emit('catalogue:updated', { endpoint: 'engines', params: { generation_id: '30' }, fetchedAt: FETCHED_AT })
    await app.settle()
    expect(buttons()[0]!.attributes('data-calls')).toBe('1')
    fake.emit('catalogue:updated', { endpoint: 'engines', params: { generation_id: '31' }, fetchedAt: FETCHED_AT })
    await app.settle()
    expect(buttons()[0]!.attributes('data-calls')).toBe('20000')
  })
  it('has one button, above its engines, when it is open', async () => {
    app = await startWindow(GENERATION)
    expect(buttons()).toHaveLength(1)
    expect(column('engines').find('[data-testid="pack-start"]').exists()).toBe(true)
  })
})

describe('a list with a background refresh', () => {
  it('shows its age and that a newer one is loading', async () => {
    fake.answer('catalogue:engines', kept(CATALOGUE.engines['31']!, { refreshing: true, language: 'lv' }))
    app = await startWindow(GENERATION)
    expect(column('engines').get('[data-testid="level-age"]').text()).not.toBe('')
    expect(
      column('engines')
        .findAll('[data-mark]')
        .map((mark) => mark.attributes('data-mark'))
    ).toEqual(['refreshing', 'language'])
    expect(app.wrapper.get('footer.bar').text()).toContain('refreshing…')
  })
  it('is read again without a call when the newer one is stored, and keeps mark and scroll', async () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_none, at) => manufacturer(String(at), `Maker ${String(at).padStart(4, '0')}`))
    fake.answer('catalogue:manufacturers', kept(list(500), { refreshing: true }))
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(280)
    app = await startWindow('/catalogue/1')
    await press('ArrowDown')
    const scroller = column('manufacturers').get('[role="listbox"]').element
    scroller.scrollTop = 4000
    await column('manufacturers').get('[role="listbox"]').trigger('scroll')
    fake.answer('catalogue:manufacturers', kept([manufacturer('999', 'AAA first'), ...list(500)]))
    fake.emit('catalogue:updated', { endpoint: 'manufacturers', params: { vehicle_type_id: '1' } })
    await app.settle()
    expect(fake.sent('catalogue:manufacturers').map((sent) => sent.refresh)).toEqual([undefined, undefined])
    expect(column('manufacturers').attributes('data-total')).toBe('501')
    expect(scroller.scrollTop).toBe(4000)
    expect(column('manufacturers').attributes('aria-busy')).toBeUndefined()
    expect(column('manufacturers').find('[data-mark="refreshing"]').exists()).toBe(false)
  })
  it('keeps the marked engine visible in place', async () => {
    app = await startWindow(GENERATION)
    await press('End')
    const marked = column('engines').get('.active').attributes('data-id')
    fake.answer('catalogue:engines', kept([engine('99', '0.9 first'), ...CATALOGUE.engines['31']!]))
    fake.emit('catalogue:updated', { endpoint: 'engines', params: { generation_id: '31' } })
    await app.settle()
    expect(items('engines')).toContain('99')
    expect(column('engines').get('.active').attributes('data-id')).toBe(marked)
  })
  it('that this window does not show is not read', async () => {
    app = await startWindow('/catalogue/1')
    const before = fake.sent('catalogue:engines').length
    fake.emit('catalogue:updated', { endpoint: 'engines', params: { generation_id: '31' } })
    fake.emit('catalogue:updated', { endpoint: 'search', params: { query: 'x' } })
    await app.settle()
    expect(fake.sent('catalogue:engines')).toHaveLength(before)
  })
  it('that could not be read again stays unchanged', async () => {
    app = await startWindow('/catalogue/1')
    fake.fail('catalogue:manufacturers', 'internal')
    fake.emit('catalogue:updated', { endpoint: 'manufacturers', params: { vehicle_type_id: '1' } })
    await app.settle()
    expect(items('manufacturers')).toHaveLength(2)
    expect(column('manufacturers').find('[data-testid="notice"]').exists()).toBe(false)
  })
})
