/** Locates an engine whose path is unknown: from local data for free, or by one search of the service. */
import { ref, shallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { PathNames } from '@contract/channels/catalogue'
import type { Failure, Result } from '@contract/failures'
import type { EnginePath } from '@shared/catalogue/records'
import { useLatestOnly } from '../requests/latest-only'

interface EngineLocation {
  readonly path: EnginePath
  readonly names: PathNames
}
/** The locations of an engine with the names of their steps. `spend` allows one call. */
export async function locateEngine(
  input: Parameters<typeof bridge.catalogue.locate>[0]
): Promise<Result<readonly EngineLocation[]>> {
  const found = await bridge.catalogue.locate(input)
  if (!found.ok) return found
  const named = found.value.map(async (path) => ({
    path,
    names: await bridge.catalogue.pathNames({ path: { ...path } })
  }))
  return { ok: true, value: await Promise.all(named) }
}

export function useEngineLocationSearch(of: () => { readonly engineId: string | null; readonly name: string }) {
  /** 'asked': the search found nothing. 'several': the user picks one of `locations`. */
  const state = ref<'unknown' | 'asked' | 'several'>('unknown')
  const locations = shallowRef<readonly EngineLocation[]>([])
  const failure = shallowRef<Failure | null>(null)
  const locating = useLatestOnly()

  /** Resolves with the only location; null when there is none or there are several. `spend` allows one call. */
  async function locate(spend: boolean): Promise<EnginePath | null> {
    const { engineId, name } = of()
    if (engineId === null) return null
    let only: EnginePath | null = null
    failure.value = null
    await locating.run(
      (requestId) => locateEngine({ engineId, name, spend, requestId }),
      (answer) => {
        if (!answer.ok) failure.value = answer.failure
        else if (answer.value.length === 1) only = answer.value[0]?.path ?? null
        else {
          locations.value = answer.value
          state.value = answer.value.length > 1 ? 'several' : spend ? 'asked' : 'unknown'
        }
      }
    )
    return only
  }
  return {
    state,
    locations,
    failure,
    locate,
    busy: locating.busy,
    /** Clears the result, for another engine or after the location became known. */
    reset(): void {
      locating.cancel()
      state.value = 'unknown'
      locations.value = []
      failure.value = null
    }
  }
}
