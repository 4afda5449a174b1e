import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import { useRoute, type RouteLocationNormalizedLoaded, type RouteLocationRaw, type Router } from 'vue-router'
import { bridge } from '@/bridge'
import type { LastLocation } from '@contract/channels/app'
import { useConnection } from '../stores/connection'

/** As the contract bounds an address. */
const MAX_ADDRESS_LENGTH = 2000

/** Where this person was last; main keeps it for the next start. */
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
    // of several changes only the newest counts
    for (; unsaved;) {
      unsaved = false
      await bridge.app.setPlace({ ...place.value })
    }
    saving = false
  }
  return { place, load, set }
})

const isCatalogue = ({ name }: Pick<RouteLocationNormalizedLoaded, 'name'>): boolean =>
  name === 'catalogue' || name === 'engine'

/**
 * The address that leads back to a route for no call: a search shows what this desk has until the person asks. null:
 * nothing leads back there.
 */
function addressOf(route: RouteLocationNormalizedLoaded, router: Router): string | null {
  if (route.name === 'welcome' || route.name === 'unknown' || route.name === undefined) return null
  const address =
    route.name === 'search' && route.query['q']
      ? router.resolve({ name: 'search', query: { ...route.query, desk: '1' } }).fullPath
      : route.fullPath
  return address.length > MAX_ADDRESS_LENGTH ? null : address
}

/**
 * Leads a window that was opened without an address to where this person was last. Before the router's first
 * navigation.
 */
export async function restoreLastLocation(router: Router): Promise<void> {
  const { address } = useLastLocationStore().place
  if (/^#?\/?$/.test(window.location.hash) && router.resolve(address).name !== 'unknown') await router.replace(address)
}

/** Remembers every place, until its scope ends. */
export function useRememberLocation(router: Router): void {
  const route = useRoute()
  const store = useLastLocationStore()
  const connection = useConnection()
  // ids of one service are other vehicles at the next
  watch(
    () => connection.current.baseUrl,
    () => (store.place = { ...store.place, catalogue: '/catalogue' }),
    { flush: 'sync' }
  )
  watch(
    () => route.fullPath,
    () => {
      const address = addressOf(route, router)
      if (address !== null) void store.set({ address, catalogue: isCatalogue(route) ? address : store.place.catalogue })
    },
    { immediate: true }
  )
}

/**
 * The place in the catalogue this person was at last, so that the rail leads back to it; from within the columns it
 * leads to their beginning.
 */
export function useLastCatalogueLocation(): ComputedRef<RouteLocationRaw> {
  const route = useRoute()
  const store = useLastLocationStore()
  return computed(() => (isCatalogue(route) ? { name: 'catalogue' } : store.place.catalogue))
}
