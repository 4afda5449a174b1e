/** Completes the upper steps of a path from local data, or by one call for the record that names them. */
import { shallowRef } from 'vue'
import type { Router } from 'vue-router'
import { hasGap, routeToLocation, type CatalogueLocation } from '@/router/locations'
import { bridge } from '@/bridge'
import type { CompletedPath, Priority } from '@contract/channels/catalogue'
import type { Failure } from '@contract/failures'
import { useLatestOnly } from '../requests/latest-only'

export function useCompletePath() {
  const completed = shallowRef<CompletedPath | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const latest = useLatestOnly()

  /** Resolves with null after a failure or when a newer request replaced this one. `spend` allows one call. */
  async function complete(
    path: CatalogueLocation,
    spend: boolean,
    priority: Priority = 'click'
  ): Promise<CompletedPath | null> {
    let found: CompletedPath | null = null
    failure.value = null
    await latest.run(
      (requestId) => bridge.catalogue.complete({ path: { ...path }, spend, priority, requestId }),
      (answer) => {
        if (answer.ok) found = completed.value = answer.value
        else if (answer.failure.code !== 'cancelled') failure.value = answer.failure
      }
    )
    return found
  }
  return {
    completed,
    failure,
    complete,
    busy: latest.busy,
    /** Opens a location. A column path with a gap is completed first, by one call at most. */
    async openLocation(router: Router, place: CatalogueLocation): Promise<void> {
      const whole = place.engines === null && hasGap(place) ? ((await complete(place, true))?.path ?? place) : place
      await router.push(routeToLocation(whole))
    }
  }
}
