/** All screens that add an engine to the comparison, in the whole window. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fake } from '../../../fakes/bridge'
import { CATALOGUE, engine, pathOf } from '../../../fakes/catalogue'
import { flushPromises } from '@vue/test-utils'
import SearchPage from '@/features/search/SearchPage.vue'
import { done } from '@contract/failures'
import { stubElementHeight } from '../give-height'
import { mountScreen } from '../mount-screen'
import { startWindow, stopWindow, type StartedWindow } from '../../window'

let app: StartedWindow | undefined
const path = (id: string) => pathOf(fake.catalogue_, id)!
const button = (id: string) => app!.wrapper.find(`[data-testid="compare-add"][data-engine-id="${id}"]`)
const LIST = '/catalogue/1/9007199254740993/20/31'
beforeEach(() => {
  fake.reset()
  window.localStorage.clear()
})
afterEach(() => {
  if (app) stopWindow(app)
  app = undefined
  vi.restoreAllMocks()
})

describe('the engine table', () => {
  it('adds an engine with its whole path to the comparison, and removes it', async () => {
    app = await startWindow(LIST)
    await button('40').trigger('click')
    await app.settle()
    expect(fake.sent('compare:add')).toEqual([{ path: path('40') }])
    expect(button('40').attributes('aria-pressed')).toBe('true')
    expect(app.wrapper.find('[data-testid="compare-count"]').text()).toBe('1')
    expect(app.router.currentRoute.value.name).toBe('catalogue')
    await button('40').trigger('click')
    await app.settle()
    expect(fake.compare_).toEqual([])
  })

  it('does the same by key', async () => {
    app = await startWindow(LIST)
    const grid = app.wrapper.find('[role="grid"]')
    ;(grid.element as HTMLElement).focus()
    await grid.trigger('keydown', { key: 'Enter', shiftKey: true })
    await app.settle()
    expect(fake.compare_).toHaveLength(1)
    expect(app.router.currentRoute.value.name).toBe('catalogue')
  })

  it('refuses the fifth with the reason, which disappears with the next step', async () => {
    fake.compare_ = ['40', '41', '42', '44'].map((id) => ({ path: path(id), names: {} }))
    app = await startWindow(LIST)
    await button('43').trigger('click')
    await app.settle()
    expect(app.wrapper.find('[data-testid="notice"][data-code="compare-full"]').text()).toContain(
      'The comparison is full (4 engines).'
    )
    await button('40').trigger('click')
    await app.settle()
    expect(app.wrapper.find('[data-code="compare-full"]').exists()).toBe(false)
  })

  it('offers to choose among engines with one name, and only then', async () => {
    app = await startWindow(LIST)
    expect(app.wrapper.find('[data-testid="which-open"]').exists()).toBe(false)
    stopWindow(app)
    fake.catalogue_ = {
      ...CATALOGUE,
      engines: { 31: [engine('60', '2.0 TDR', { power: 140 }), engine('61', '2.0 TDR', { power: 150 })] }
    }
    app = await startWindow(LIST)
    const link = app.wrapper.find('[data-testid="which-open"]')
    expect(link.text()).toBe('2 engines share this name. Tell them apart')
    await link.trigger('click')
    await app.settle()
    expect(app.router.currentRoute.value).toMatchObject({
      name: 'which',
      params: { generations: '31' },
      query: { name: '2.0 TDR' }
    })
  })
})

describe('the search', () => {
  it('adds a hit to the comparison, and offers to choose among hits with one name', async () => {
    stubElementHeight(800)
    const figures = { power: 150, torque: 340, fuel: 'Diesel', year: null, ecu: null, code: null }
    fake.answer('search:desk', () =>
      done(
        ['40', '41'].map((id) => ({
          level: 'engines' as const,
          path: path(id),
          names: { engines: { id, name: '2.0 TDR' } } as never,
          matched: [],
          rank: 'exact' as const,
          favourite: false,
          figures
        }))
      )
    )
    const { wrapper, router } = await mountScreen('search', SearchPage, '/search?q=tdr&desk=1')
    await flushPromises()
    await flushPromises()
    expect(wrapper.findAll('[data-testid="compare-add"]').map((one) => one.attributes('data-engine-id'))).toEqual([
      '40',
      '41'
    ])
    await wrapper.find('[data-testid="compare-add"]').trigger('click')
    await flushPromises()
    expect(fake.sent('compare:add')).toEqual([{ path: path('40') }])
    await wrapper.find('[data-testid="which-open"]').trigger('click')
    await flushPromises()
    expect(router.currentRoute.value.query['e']).toBe('1.9007199254740993.20.31.40~1.9007199254740993.20.31.41')
    wrapper.unmount()
  })
})
