import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO, fake, FETCHED_AT, STORAGE } from '../../../fakes/bridge'
import { CATALOGUE, detailOf } from '../../../fakes/catalogue'
import { DEMO_ENGINES } from '@shared/catalogue/demo-engine'
import { done } from '@contract/failures'
import { startWindow, stopWindow, urlAt, type StartedWindow } from '../../window'

let app: StartedWindow
const panel = () => app.wrapper.find('[data-testid="start-panel"]')
const ENGINE = {
  path: { types: '1', manufacturers: '9007199254740993', models: '20', generations: '31', engines: '40' },
  names: {
    manufacturers: { id: '9007199254740993', name: 'Arvenna' },
    models: { id: '20', name: 'Corsale' },
    generations: { id: '31', name: 'II' },
    engines: { id: '40', name: '2.0 TDR 150' }
  }
} as never as { path: never; names: never }

beforeEach(() => fake.reset())
afterEach(() => stopWindow(app))

describe('the space beside the columns', () => {
  it('shows recent engines and favourites, and leaves no empty columns', async () => {
    fake.answer('desk:recents', done([{ ...ENGINE, openedAt: '2026-11-20T09:00:00.000Z' }]))
    fake.answer('desk:favourites', done([{ ...ENGINE, group: '', addedAt: '2026-11-20T09:00:00.000Z' }]))
    const mark = { id: '40', readable: false, stock: { power: 150, torque: 350 }, stage: { power: 190, torque: 430 } }
    fake.answer('catalogue:marks', ({ engineIds }) => done(engineIds.includes('40') ? [mark as never] : []))
    app = await startWindow('/catalogue')
    expect(app.wrapper.findAll('[data-testid="level-list"]')).toHaveLength(1)
    expect(
      panel()
        .findAll('[data-list]')
        .map((one) => one.attributes('data-list'))
    ).toEqual(['recents', 'favourites'])
    expect(panel().find('[data-testid="start-demo-engine"]').exists()).toBe(false)
    const row = panel().get('[data-testid="start-item"]')
    expect(row.text()).toMatch(/2\.0 TDR 150.*Arvenna Corsale II.*150.PS \+40 350.Nm \+80/)
    expect(row.get('[role="img"]').attributes('aria-label')).toBe('on this computer')
    await row.trigger('click')
    await app.settle()
    expect(urlAt(app)).toBe('/engine/1/9007199254740993/20/31/40')
  })

  it('draws the curves of stored engines in the assumed units, and again when they change', async () => {
    const stored = (hp: string) => ({ engine: { data: { ...detailOf(CATALOGUE, '40')!, hp_values: hp } } })
    fake.answer('desk:recents', done([{ ...ENGINE, openedAt: FETCHED_AT }]))
    const mark = { id: '40', readable: false, stock: { power: 150, torque: 350 }, stage: null }
    fake.answer('catalogue:marks', done([mark as never]))
    fake.answer('catalogue:held-engine', () => stored('40,90,150,140') as never)
    app = await startWindow('/catalogue')
    const paths = () =>
      panel()
        .findAll('[data-testid="start-item"] svg[aria-hidden="true"] path')
        .map((path) => [path.classes()[0], path.attributes('d')])
    const before = paths()
    expect(before.map(([kind]) => kind)).toEqual(['tuned', 'stock'])
    fake.answer('catalogue:held-engine', () => stored('40,90,120,110') as never)
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '40' } } as never)
    await app.settle()
    expect(paths()[0]).toEqual(before[0])
    expect(paths()[1]).not.toEqual(before[1])
    // curves that cannot be drawn leave the card without a drawing
    fake.answer('catalogue:held-engine', () => stored('40,ninety') as never)
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '40' } } as never)
    await app.settle()
    expect(paths().map(([kind]) => kind)).toEqual(['tuned'])
  })

  it('says that recent engines cannot be read, and reads them again at a press', async () => {
    fake.fail('desk:recents', 'store-failed' as never)
    app = await startWindow('/catalogue')
    const notice = panel().get('[data-testid="notice"]')
    expect(notice.attributes('data-code')).toBe('store-failed')
    fake.restore('desk:recents')
    await notice.get('button').trigger('click')
    await app.settle()
    expect(panel().find('[data-testid="notice"]').exists()).toBe(false)
  })

  it('shows engines of an unused demo with their figures in the chosen unit, without a request', async () => {
    fake.connection_ = DEMO
    app = await startWindow('/catalogue')
    const before = fake.calls.length
    const engine = panel().get('[data-testid="start-demo-engine"]')
    expect(panel().findAll('[data-testid="start-other-engine"]')).toHaveLength(DEMO_ENGINES.length - 1)
    expect(engine.text()).toMatch(/2\.0 TDR 150.*Arvenna Corsale II.*150.PS \+40 350.Nm \+80/)
    expect(fake.calls).toHaveLength(before)
    await engine.trigger('click')
    await app.settle()
    expect(urlAt(app)).toBe(`/engine/${Object.values(DEMO_ENGINES[0].path).join('/')}`)
  })

  it('leads to what is unread in the feed', async () => {
    fake.connection_ = DEMO
    app = await startWindow('/catalogue')
    expect(panel().find('[data-testid="start-feed"]').exists()).toBe(false)
    fake.emit('feed:changed', { added: 2, latestSeq: 2, unread: 2 })
    await app.settle()
    const link = panel().get('[data-testid="start-feed"]')
    expect(link.text()).toBe('Feed, 2 unread')
    expect(link.attributes('href')).toContain('/feed')
  })

  it('keeps the engines opened last where they are when the list of types fails', async () => {
    fake.answer('desk:recents', done([{ ...ENGINE, openedAt: FETCHED_AT }]))
    fake.fail('catalogue:types', 'offline')
    app = await startWindow('/catalogue')
    expect(app.wrapper.get('[data-testid="level-list"]').attributes('data-state')).toBe('error')
    expect(panel().find('[data-list="recents"]').exists()).toBe(true)
    expect(panel().find('[data-testid="stored-instead"]').exists()).toBe(false)
  })

  it('shows stored engines of the chosen type, the last opened first, before those of other types', async () => {
    const entry = (types: string, engines: string) => ({
      ...ENGINE,
      path: { ...(ENGINE.path as object), types, engines } as never,
      state: 'complete',
      missing: [],
      fetchedAt: FETCHED_AT
    })
    const stored = [entry('2', '41'), entry('1', '42'), entry('1', '43')]
    fake.answer('packs:readiness', done(stored as never))
    fake.answer('desk:recents', done([{ ...stored[2]!, openedAt: FETCHED_AT }]))
    fake.answer('desk:storage', done({ ...STORAGE, details: 3 }))
    app = await startWindow('/catalogue/1')
    const ids = () =>
      panel()
        .findAll('[data-testid="stored-engine"]')
        .map((row) => row.attributes('data-engine-id'))
    expect(ids()).toEqual(['43', '42'])
    expect(panel().get('[data-testid="stored-instead"] h2').text()).toBe('Engines on this computer')
    expect(panel().find('[data-list="recents"]').exists()).toBe(false)
    await app.router.push('/catalogue/3')
    await app.settle()
    expect(ids()).toEqual(['43', '41', '42'])
  })

  it('is empty without recent engines, and closes for the engine table', async () => {
    fake.connection_ = { ...DEMO, state: 'online' }
    fake.answer('desk:storage', done({ ...STORAGE, details: 0 }))
    app = await startWindow('/catalogue/1')
    expect(panel().get('h2').text()).toBe('Choose a manufacturer')
    // a section of stored engines would hide the heading
    expect(panel().find('[data-testid="stored-instead"]').exists()).toBe(false)
    expect(panel().findAll('a, [role="listbox"]')).toHaveLength(0)
    await app.router.push('/catalogue/1/9007199254740993/20/31')
    await app.settle()
    expect(panel().exists()).toBe(false)
  })
})
