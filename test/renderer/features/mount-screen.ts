/** Mounts a screen with stores, texts and routes. Import the fake bridge before any screen. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { type Component, defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter, RouterView, type Router } from 'vue-router'
import { useConnection } from '@/stores/connection'
import { useFavourites } from '@/stores/favourites'
import { useFeed } from '@/stores/feed'
import { useLanguage } from '@/stores/language'
import { usePacks } from '@/stores/packs'
import { useSettings } from '@/stores/settings'
import ConnectedBanner from '@/features/onboarding/ConnectedBanner.vue'
import { i18n } from '@/locales'

export interface Screen {
  readonly wrapper: VueWrapper
  readonly router: Router
}

const PLAIN = ['welcome', 'search', 'compare', 'offline', 'sheets', 'settings']
const Nowhere = defineComponent({ render: () => h('div') })

/** Opens a screen at an address after loading the stores. Its address is `/<name>`, unless a row has parameters. */
export async function mountScreen(name: string, screen: Component, address: string): Promise<Screen> {
  const pinia = createPinia()
  setActivePinia(pinia)
  const at = (route: string): Component => (route === name ? screen : Nowhere)
  const withParameters = [
    { path: '/catalogue/:types?/:manufacturers?/:models?/:generations?', name: 'catalogue', component: Nowhere },
    { path: '/engine/:types/:manufacturers/:models/:generations/:engines', name: 'engine', component: Nowhere },
    { path: '/which/:types?/:manufacturers?/:models?/:generations?', name: 'which', component: at('which') },
    { path: '/feed/workbench', name: 'feed-workbench', component: at('feed-workbench') },
    { path: '/feed/:type(ticket|project|none)?/:id?', name: 'feed', component: at('feed') },
    { path: '/sheet/:types/:manufacturers/:models/:generations/:engines', name: 'sheet', component: at('sheet') }
  ]
  const names = new Set([...PLAIN, name]).difference(new Set(withParameters.map((route) => route.name)))
  const plain = [...names].map((one) => ({ path: `/${one}`, name: one, component: at(one) }))
  const router = createRouter({ history: createMemoryHistory(), routes: [...withParameters, ...plain] })
  await Promise.all([
    useConnection().load(),
    useSettings().load(),
    useLanguage().load(),
    useFavourites().load(),
    usePacks().load(),
    useFeed().load()
  ])
  await router.push(address)
  const wrapper = mount(defineComponent({ render: () => [h(ConnectedBanner), h(RouterView)] }), {
    global: { plugins: [pinia, router, i18n] },
    attachTo: document.body
  })
  await flushPromises()
  return { wrapper, router }
}
