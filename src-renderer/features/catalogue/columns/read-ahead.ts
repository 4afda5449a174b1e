import { onScopeDispose } from 'vue'
import { loadRouteLocation, useRouter } from 'vue-router'
import { routeToLocation, type CatalogueLocation } from '@/router/locations'
import { useStoredEngine } from '@/stores/stored-engine'

/** A pointer or cursor that moves on faster reads nothing. */
const REST_MS = 40
/** After a turn of the wheel the next one may follow. */
const SCROLL_REST_MS = 150

/**
 * Reads an engine from the store, and the code of its page, once the pointer or the cursor rests on its row. Costs no
 * call. `moved`: the rows moved under the pointer, which rests anew.
 */
export function useReadAhead(pathOf: (id: string) => CatalogueLocation) {
  const router = useRouter()
  const stored = useStoredEngine()
  let next: string | null = null
  let movedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(): void {
    clearTimeout(timer)
    const scrollRest = movedAt + SCROLL_REST_MS - performance.now()
    if (next !== null) timer = setTimeout(read, Math.max(REST_MS, scrollRest))
  }
  function read(): void {
    if (next === null) return
    const path = pathOf(next)
    next = null
    void stored.read(path)
    void loadRouteLocation(router.resolve(routeToLocation(path)))
  }
  onScopeDispose(() => clearTimeout(timer))
  return {
    rest(id: string): void {
      next = id
      wait()
    },
    moved(): void {
      movedAt = performance.now()
      wait()
    }
  }
}
