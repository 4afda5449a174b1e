/** Locates an engine whose path is unknown: from local data for free, or by one search of the service. */
import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { PathNames } from '@contract/channels/catalogue'
import type { Failure, Result } from '@contract/failures'
import type { EnginePath } from '@shared/catalogue/records'
import { useLatestOnly } from '../requests/latest-only'

interface EngineLocation {
  readonly path: EnginePath
  readonly names: PathNames
}
interface EngineLocationSearch {
  /** 'asked': the search found nothing. 'several': the user picks one of `locations`. */
  readonly state: Readonly<Ref<'unknown' | 'asked' | 'several'>>
  readonly locations: Readonly<ShallowRef<readonly EngineLocation[]>>
  readonly failure: Readonly<ShallowRef<Failure | null>>
  readonly busy: Readonly<Ref<boolean>>
  /** Resolves with the only location; null when there is none or there are several. `spend` allows one call. */
  locate(spend: boolean): Promise<EnginePath | null>
  /** Clears the result, for another engine or after the location became known. */
  reset(): void
}

export function useEngineLocationSearch(
  of: () => { readonly engineId: string | null; readonly name: string }
): EngineLocationSearch {
  const state = ref<'unknown' | 'asked' | 'several'>('unknown')
  const locations = shallowRef<readonly EngineLocation[]>([])
  const failure = shallowRef<Failure | null>(null)
  const locating = useLatestOnly()

  async function locate(spend: boolean): Promise<EnginePath | null> {
    const { engineId, name } = of()
    if (engineId === null) return null
    let only: EnginePath | null = null
    failure.value = null
    const ask = async (requestId: string): Promise<Result<readonly EngineLocation[]>> => {
      const found = await bridge.catalogue.locate({ engineId, name, spend, requestId })
      if (!found.ok) return found
      if (found.value.length === 1) return { ok: true, value: found.value.map((path) => ({ path, names: {} })) }
      return {
        ok: true,
        value: await Promise.all(
          found.value.map(async (path) => ({ path, names: await bridge.catalogue.pathNames({ path: { ...path } }) }))
        )
      }
    }
    await locating.run(ask, (answer) => {
      if (!answer.ok) failure.value = answer.failure
      else if (answer.value.length === 1) only = answer.value[0]?.path ?? null
      else {
        locations.value = answer.value
        state.value = answer.value.length > 1 ? 'several' : spend ? 'asked' : 'unknown'
      }
    })
    return only
  }
  return {
    state,
    locations,
    failure,
    locate,
    busy: locating.busy,
    reset() {
      locating.cancel()
      state.value = 'unknown'
      locations.value = []
      failure.value = null
    }
  }
}
