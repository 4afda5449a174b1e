import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import { useRoute, type RouteLocationNormalizedLoaded, type RouteLocationRaw, type Router } from 'vue-router'
import { bridge } from '@/bridge'
import type { LastLocation } from '@contract/channels/app'
import { useConnection } from '../stores/connection'

/** Limit of the contract. */
const MAX_ADDRESS_LENGTH = 2000

/** Last location of the user; main stores it for the next start. */
export const useLastLocationStore = defineStore('last-place', () => {
  const place = shallowRef<LastLocation>({ address: '/catalogue', catalogue: '/catalogue' })
  let saving = false
  let unsaved = false

  async function load(): Promise<void> {
    place.value = (await bridge.app.place()) ?? place.value
  }
  async function set(next: LastLocation): Promise<void> {
    if (next.address === place.value.address && next.catalogue === place.value.catalogue) return
    place.value = next
    unsaved = true
    if (saving) return
    saving = true
    // saves only the newest of several changes
    for (; unsaved;) {
      unsaved = false
      await bridge.app.setPlace({ ...place.value })
    }
    saving = false
  }
  return { place, load, set }
})

const isCatalogueRoute = ({ name }: Pick<RouteLocationNormalizedLoaded, 'name'>): boolean =>
  name === 'catalogue' || name === 'engine'

const NOT_RESTORED: readonly RouteLocationNormalizedLoaded['name'][] = ['welcome', 'help', 'unknown', undefined]

/** Address that restores a route without a call: a search shows local results. null: not restorable. */
function addressOf(route: RouteLocationNormalizedLoaded, router: Router): string | null {
  if (NOT_RESTORED.includes(route.name)) return null
  const address =
    route.name === 'search' && route.query['q']
      ? router.resolve({ name: 'search', query: { ...route.query, desk: '1' } }).fullPath
      : route.fullPath
  return address.length > MAX_ADDRESS_LENGTH ? null : address
}

/** Restores the last location in a window without an address; runs before the first navigation. */
export async function restoreLastLocation(router: Router): Promise<void> {
  const { address } = useLastLocationStore().place
  if (/^#?\/?$/.test(window.location.hash) && router.resolve(address).name !== 'unknown') await router.replace(address)
}

/** Stores every location until its scope ends. */
export function useRememberLocation(router: Router): void {
  const route = useRoute()
  const store = useLastLocationStore()
  const connection = useConnection()
  // ids differ between services
  watch(
    () => connection.current.baseUrl,
    () => (store.place = { ...store.place, catalogue: '/catalogue' }),
    { flush: 'sync' }
  )
  watch(
    () => route.fullPath,
    () => {
      const address = addressOf(route, router)
      if (address !== null)
        void store.set({ address, catalogue: isCatalogueRoute(route) ? address : store.place.catalogue })
    },
    { immediate: true }
  )
}

/** Target of the catalogue entry in the rail: the last location, or the first column from within the catalogue. */
export function useLastCatalogueLocation(): ComputedRef<RouteLocationRaw> {
  const route = useRoute()
  const store = useLastLocationStore()
  return computed(() => (isCatalogueRoute(route) ? { name: 'catalogue' } : store.place.catalogue))
}
