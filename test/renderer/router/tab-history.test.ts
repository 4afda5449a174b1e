import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RouterHistory } from 'vue-router'
import { useTabs } from '@/composables/places/tabs'
import { createTabHistory } from '@/router/tab-history'

let tabs: ReturnType<typeof useTabs>
let history: RouterHistory
let navigations: [to: string, delta: number][]

beforeEach(() => {
  setActivePinia(createPinia())
  window.history.replaceState(null, '', '#/catalogue')
  tabs = useTabs()
  history = createTabHistory(tabs)
  navigations = []
  history.listen((to, _from, { delta }) => void navigations.push([to, delta]))
})
afterEach(() => history.destroy())

it('starts at the address of the page', () => {
  expect([history.location, tabs.active.entries]).toEqual(['/catalogue', ['/catalogue']])
})
it('goes back and forward, and no further than its ends', () => {
  history.push('/engine/1')
  history.push('/feed')
  history.go(-1)
  expect([history.location, window.location.hash]).toEqual(['/engine/1', '#/engine/1'])
  expect(window.history.state).toMatchObject({ back: '/catalogue', forward: '/feed' })
  history.go(-2)
  history.go(1)
  history.go(1)
  expect(navigations).toEqual([
    ['/engine/1', -1],
    ['/feed', 1]
  ])
  history.go(-2)
  history.push('/compare')
  expect(tabs.active.entries).toEqual(['/catalogue', '/compare'])
})
it('replaces the current entry', () => {
  history.push('/search')
  history.replace('/search?q=a')
  expect(tabs.active.entries).toEqual(['/catalogue', '/search?q=a'])
})
it('follows the platform: an address of its own, and its way back', () => {
  window.history.pushState(null, '', '#/settings')
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect([navigations, tabs.active.entries]).toEqual([[['/settings', 0]], ['/catalogue', '/settings']])
  const first = { tab: tabs.activeId, position: 0 }
  window.history.replaceState(first, '', '#/catalogue')
  window.dispatchEvent(new PopStateEvent('popstate', { state: first }))
  expect([navigations.at(-1), tabs.active.at, tabs.active.entries.length]).toEqual([['/catalogue', -1], 0, 2])
})
it('belongs to the active tab', () => {
  history.push('/feed')
  const first = tabs.activeId
  tabs.open('/compare')
  expect([history.location, navigations.at(-1)]).toEqual(['/compare', ['/compare', 0]])
  history.go(-1)
  expect(history.location).toBe('/compare')
  tabs.activeId = first
  history.go(-1)
  expect(history.location).toBe('/catalogue')
})
