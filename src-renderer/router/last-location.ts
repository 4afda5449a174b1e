import { defineStore } from 'pinia'
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue'
import { useRoute, type RouteLocationNormalizedLoaded, type RouteLocationRaw, type Router } from 'vue-router'
import { bridge } from '@/bridge'
import type { LastLocation } from '@contract/channels/app'
import { useTabs } from '@/composables/places/tabs'
import { debounced } from '@/composables/requests/timers'
import { useConnection } from '../stores/connection'
import { useLanguage } from '../stores/language'

/** Limit of the contract. */
const MAX_ADDRESS_LENGTH = 2000

/** Last location of the user; main stores it for the next start. */
export const useLastLocationStore = defineStore('last-place', () => {
  const place = shallowRef<LastLocation>({ address: '/catalogue', catalogue: '/catalogue', view: '' })
  let saving = false
  let unsaved = false

  async function load(): Promise<void> {
    place.value = (await bridge.app.place()) ?? place.value
  }
  async function set(next: LastLocation): Promise<void> {
    const { address, catalogue, view } = place.value
    if (next.address === address && next.catalogue === catalogue && next.view === view) return
    place.value = next
    unsaved = true
    if (saving) return
    saving = true
    const bugs: unknown[] = []
    // saves only the newest of several changes
    for (; unsaved;) {
      unsaved = false
      try {
        await bridge.app.setPlace({ ...place.value })
      } catch (bug) {
        bugs.push(bug)
      }
    }
    saving = false
    if (bugs.length > 0) throw bugs[0]
  }
  return { place, load, set }
})

const isCatalogueRoute = ({ name }: Pick<RouteLocationNormalizedLoaded, 'name'>): boolean =>
  name === 'catalogue' || name === 'engine'

/** Pages that name records by their id at the service. */
const ID_ADDRESS = /^\/(catalogue|engine|which|sheet|compare)[/?]/

const NOT_RESTORED: readonly RouteLocationNormalizedLoaded['name'][] = ['welcome', 'help', 'unknown', undefined]

/** A search restores to its local results, without a call. null: the route is not restored. */
function restorableAddressOf(route: RouteLocationNormalizedLoaded, router: Router): string | null {
  if (NOT_RESTORED.includes(route.name)) return null
  const address =
    route.name === 'search' && route.query['q']
      ? router.resolve({ name: 'search', query: { ...route.query, desk: '1' } }).fullPath
      : route.fullPath
  return address.length > MAX_ADDRESS_LENGTH ? null : address
}

/** Restores the tabs, and the last location in a window without an address; runs before the first navigation. */
export async function restoreLastLocation(router: Router): Promise<void> {
  const { address, view } = useLastLocationStore().place
  const own = window.location.hash.slice(1)
  useTabs().restore(view)
  if (!/^\/?$/.test(own)) await router.replace(own)
  else if (router.resolve(address).name !== 'unknown') await router.replace(address)
}

/** Events after which the state is saved. */
const SAVED_AFTER = ['scroll', 'input', 'click', 'keyup'] as const
const SAVE_DELAY_MS = 300

/** Calls back when another service follows the one of this window; ids differ between services. */
function useServiceChange(changed: () => void): void {
  const connection = useConnection()
  // the demo catalogue has no address
  const current = (): string | null => (connection.connected ? connection.current.baseUrl : null)
  let service = current()
  watch(
    current,
    (next) => {
      const previous = service
      service = next ?? previous
      if (next !== null && previous !== null && next !== previous) changed()
    },
    { flush: 'sync' }
  )
}

/** Stores every location, and the state of the tabs and lists, until its scope ends. */
export function useRememberLocation(router: Router): void {
  const route = useRoute()
  const store = useLastLocationStore()
  const connection = useConnection()
  const language = useLanguage()
  const tabs = useTabs()
  useServiceChange(() => {
    store.place = { ...store.place, catalogue: '/catalogue' }
    tabs.replaceEntries((address) => (ID_ADDRESS.test(address) ? '/catalogue' : address))
    if (ID_ADDRESS.test(route.fullPath)) void router.replace({ name: 'catalogue' })
  })
  // filters of another language or service find nothing
  watch(
    () => `${connection.current.baseUrl} ${language.contentLanguage}`,
    () => tabs.dropStates('catalogue ')
  )

  const saveSoon = debounced(save, SAVE_DELAY_MS)
  function save(): void {
    saveSoon.cancel()
    const address = restorableAddressOf(route, router) ?? store.place.address
    void store.set({ address, catalogue: isCatalogueRoute(route) ? address : store.place.catalogue, view: tabs.save() })
  }
  watch([() => route.fullPath, () => tabs.all, () => tabs.activeId], save, { immediate: true })
  for (const type of SAVED_AFTER) window.addEventListener(type, saveSoon, { capture: true, passive: true })
  onScopeDispose(() => {
    for (const type of SAVED_AFTER) window.removeEventListener(type, saveSoon, { capture: true })
  })
}

/** Target of the catalogue entry in the rail: the last location, or the first column from within the catalogue. */
export function useLastCatalogueLocation(): ComputedRef<RouteLocationRaw> {
  const route = useRoute()
  const store = useLastLocationStore()
  return computed(() => (isCatalogueRoute(route) ? { name: 'catalogue' } : store.place.catalogue))
}
