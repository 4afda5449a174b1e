import { onScopeDispose } from 'vue'
import { loadRouteLocation, useRouter } from 'vue-router'
import { routeToLocation, type CatalogueLocation } from '@/router/locations'
import { useHeldEngine } from '@/stores/held-engine'

/** A pointer or cursor that moves on faster reads nothing. */
const REST_MS = 30

/**
 * Reads an engine from the store, and the code of its page, once the pointer or the cursor rests on its row. Costs no
 * call.
 */
export function useReadAhead(pathOf: (id: string) => CatalogueLocation): (id: string) => void {
  const router = useRouter()
  const held = useHeldEngine()
  let timer: ReturnType<typeof setTimeout> | undefined
  onScopeDispose(() => clearTimeout(timer))
  return (id) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const path = pathOf(id)
      void held.read(path)
      void loadRouteLocation(router.resolve(routeToLocation(path)))
    }, REST_MS)
  }
}
