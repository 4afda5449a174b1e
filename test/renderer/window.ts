/** Mounts the whole window at an address. Import `fakes/bridge` before this. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { createMemoryHistory, type Router } from 'vue-router'
import App from '@/shell/App.vue'
import { createAppRouter } from '@/router/index'
import { useCallBudget } from '@/stores/call-budget'
import { useCompareSelection } from '@/stores/compare'
import { useConnection } from '@/stores/connection'
import { useFavourites } from '@/stores/favourites'
import { useFeed } from '@/stores/feed'
import { useLanguage } from '@/stores/language'
import { useNotices } from '@/stores/shell/notices'
import { usePacks } from '@/stores/packs'
import { useProxyLogin } from '@/stores/shell/proxy-login'
import { useSettings } from '@/stores/settings'
import { i18n } from '@/locales'

export interface StartedWindow {
  readonly wrapper: VueWrapper
  readonly router: Router
  /** Waits for promises and routes. */
  settle(): Promise<void>
}

export async function startWindow(path: string): Promise<StartedWindow> {
  const pinia = createPinia()
  setActivePinia(pinia)
  const connection = useConnection()
  await Promise.all([
    connection.load(),
    useSettings().load(),
    useLanguage().load(),
    useCallBudget().load(),
    useNotices().load(),
    useFavourites().load(),
    useCompareSelection().load(),
    usePacks().load(),
    useFeed().load(),
    useProxyLogin().load()
  ])
  const router = createAppRouter(() => connection.connected, createMemoryHistory())
  // pages of other features are not tested here
  const page = { name: 'OtherPage', render: () => null }
  for (const name of [
    'engine',
    'search',
    'compare',
    'which',
    'sheet',
    'sheets',
    'offline',
    'settings',
    'welcome'
  ] as const) {
    const route = router.getRoutes().find((one) => one.name === name)!
    route.components = { default: page }
  }
  await router.push(path)
  const wrapper = mount(App, { global: { plugins: [pinia, i18n, router] }, attachTo: document.body })
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 4; round++) await flushPromises()
  }
  await settle()
  return { wrapper, router, settle }
}

export const urlAt = (app: StartedWindow): string => app.router.currentRoute.value.fullPath

export function stopWindow(app: StartedWindow): void {
  app.wrapper.unmount()
  document.body.replaceChildren()
}
