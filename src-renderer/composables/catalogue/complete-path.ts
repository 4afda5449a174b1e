/** The missing upper steps of a path: from what this desk has seen, or by one call for the record that names them. */
import { shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Router } from 'vue-router'
import { hasGap, routeToLocation, type CatalogueLocation } from '@/router/locations'
import { bridge } from '@/bridge'
import type { CompletedPath } from '@contract/channels/catalogue'
import type { Failure } from '@contract/failures'
import type { Priority } from '@contract/channels/catalogue'
import { useLatestOnly } from '../requests/latest-only'

export interface PathCompletion {
  /** The newest path completed, with the names of its steps; null before. */
  readonly completed: Readonly<ShallowRef<CompletedPath | null>>
  readonly failure: Readonly<ShallowRef<Failure | null>>
  readonly busy: Readonly<Ref<boolean>>
  /** @param spend whether one call may be made; null: it failed, or something newer took its place */
  complete(path: CatalogueLocation, spend: boolean, priority?: Priority): Promise<CompletedPath | null>
  /**
   * Opens a place. Columns need every step above them, so a path with a gap is completed first, by one call at most; an
   * engine opens as it is.
   */
  openLocation(router: Router, place: CatalogueLocation): Promise<void>
}

export function useCompletePath(): PathCompletion {
  const completed = shallowRef<CompletedPath | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const latest = useLatestOnly()

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
    async openLocation(router, place) {
      const whole = place.engines === null && hasGap(place) ? ((await complete(place, true))?.path ?? place) : place
      await router.push(routeToLocation(whole))
    }
  }
}
