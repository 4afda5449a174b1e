import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO, fake } from '../../fakes/bridge'
import { createPinia, setActivePinia } from 'pinia'
import { createMemoryHistory } from 'vue-router'
import { restoreLastLocation, useLastLocationStore } from '@/router/last-location'
import { useTabs } from '@/composables/places/tabs'
import { createAppRouter } from '@/router/index'
import { startWindow, stopWindow, type StartedWindow } from '../window'

let app: StartedWindow
const saved = (): string[] => fake.sent('app:set-place').map(({ address }) => address)
const rail = (): string | undefined => app.wrapper.get('[data-testid="nav-catalogue"]').attributes('href')

beforeEach(() => fake.reset())

describe('the last location', () => {
  afterEach(() => stopWindow(app))

  it('is saved with the place in the catalogue that the rail leads back to', async () => {
    app = await startWindow('/catalogue/1/10')
    await app.router.push('/settings#health')
    await app.settle()
    expect(fake.sent('app:set-place').at(-1)).toMatchObject({
      address: '/settings#health',
      catalogue: '/catalogue/1/10'
    })
    expect(rail()).toContain('/catalogue/1/10')
  })
  it('is neither a search that would call the service again, nor a page without a way back', async () => {
    app = await startWindow('/catalogue/1')
    await app.router.push('/search?q=corsale&fuel=Diesel')
    await app.settle()
    expect(saved().at(-1)).toBe('/search?q=corsale&fuel=Diesel&desk=1')
    await app.router.push('/no/such/page')
    await app.settle()
    expect(saved().at(-1)).toBe('/search?q=corsale&fuel=Diesel&desk=1')
  })
  it('is saved in order, the newest of several', async () => {
    const held = fake.hold('app:set-place')
    app = await startWindow('/catalogue/1')
    for (const path of ['/catalogue/2', '/catalogue/1/10', '/compare']) {
      await app.router.push(path)
      await app.settle()
    }
    expect(held).toHaveLength(1)
    held[0]!.answer(undefined)
    await app.settle()
    expect(held.map(({ input }) => input.address)).toEqual(['/catalogue/1', '/compare'])
  })
  it('is saved after an earlier one could not be', async () => {
    setActivePinia(createPinia())
    const held = fake.hold('app:set-place')
    const store = useLastLocationStore()
    const first = store.set({ address: '/compare', catalogue: '/catalogue', view: '' })
    held[0]!.fail(new Error('the window is closing'))
    await expect(first).rejects.toThrow()
    void store.set({ address: '/offline', catalogue: '/catalogue', view: '' })
    expect(saved()).toEqual(['/compare', '/offline'])
  })
  it('is saved when it arrives while the save of an earlier one fails', async () => {
    setActivePinia(createPinia())
    const held = fake.hold('app:set-place')
    const store = useLastLocationStore()
    const first = store.set({ address: '/compare', catalogue: '/catalogue', view: '' })
    void store.set({ address: '/offline', catalogue: '/catalogue', view: '' })
    held[0]!.fail(new Error('the store is busy'))
    await vi.waitFor(() => expect(saved()).toEqual(['/compare', '/offline']))
    held[1]!.answer(undefined)
    await expect(first).rejects.toThrow('busy')
  })
  it('does not restore another service', async () => {
    app = await startWindow('/catalogue/1/10')
    await app.router.push('/settings')
    fake.emit('connection:changed', { ...DEMO, baseUrl: 'https://other.example' })
    await app.settle()
    expect(rail()).toMatch(/\/catalogue$/)
  })
  it('leaves the pages of a service for another one, in every tab and its history', async () => {
    const other = { ...DEMO, state: 'online' as const, baseUrl: 'https://other.example' }
    app = await startWindow('/engine/1/10/20/31/40')
    const tabs = useTabs()
    tabs.replaceEntries(() => '/engine/1/10/20/31/40')
    tabs.active.name = 'Corsale'
    tabs.open('/help')
    tabs.active.entries = ['/compare?e=1-10-20-31-40', '/search?q=corsale', '/help']
    await app.settle()
    fake.emit('connection:changed', other)
    await app.settle()
    expect(app.router.currentRoute.value.fullPath).toBe('/catalogue')
    expect(tabs.all.map(({ entries }) => entries)).toEqual([
      ['/catalogue'],
      ['/catalogue', '/search?q=corsale', '/help']
    ])
    expect(tabs.all[0]!.name).toBeNull()

    await app.router.push('/engine/1/10/20/31/40')
    fake.emit('connection:changed', { ...other, keyHint: '1234' })
    fake.emit('connection:changed', { ...other, state: 'no-key', baseUrl: '' })
    fake.emit('connection:changed', other)
    await app.settle()
    expect(app.router.currentRoute.value.fullPath).toBe('/engine/1/10/20/31/40')
  })
  it('keeps the focus when nothing else has it', async () => {
    app = await startWindow('/catalogue')
    ;(document.activeElement as HTMLElement | null)?.blur()
    await app.router.push('/feed')
    await app.settle()
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('a start', () => {
  const router = () => createAppRouter(() => true, createMemoryHistory())
  beforeEach(() => {
    setActivePinia(createPinia())
    window.location.hash = ''
  })
  it.each([
    ['/offline', '/offline'],
    ['/no/such/page', '/'],
    ['/settings#health', '/settings#health']
  ])('with %s known leads to %s', async (address, leads) => {
    fake.answer('app:place', { address, catalogue: '/catalogue/1', view: '' })
    await useLastLocationStore().load()
    const one = router()
    await restoreLastLocation(one)
    expect(one.currentRoute.value.fullPath).toBe(leads)
  })
  it('with an address of its own stays there', async () => {
    fake.answer('app:place', { address: '/offline', catalogue: '/catalogue', view: '' })
    await useLastLocationStore().load()
    window.location.hash = '#/settings'
    const one = router()
    await restoreLastLocation(one)
    expect(one.currentRoute.value.fullPath).toBe('/settings')
    window.location.hash = ''
  })
})
