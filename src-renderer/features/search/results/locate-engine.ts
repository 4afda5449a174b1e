import { onScopeDispose, ref, shallowRef } from 'vue'
import { cancellable } from '@/bridge'
import { locateEngine } from '@/composables/catalogue/engine-locations'
import type { Engine } from '@shared/catalogue/records'
import type { EngineSearchHit } from '@contract/channels/catalogue'
import type { FailureCode } from '@contract/failures'

type HitLocation = EngineSearchHit['places'][number]
/** State of one engine; absent before the first attempt. */
export type LocateState = 'asking' | 'unknown' | FailureCode

/** Locates an engine of the engine search for one call; it may have several locations. Leaving the page cancels. */
export function useLocateEngine() {
  const locations = shallowRef<ReadonlyMap<string, readonly HitLocation[]>>(new Map())
  const states = ref<Readonly<Record<string, LocateState>>>({})
  const leaving = new AbortController()
  onScopeDispose(() => leaving.abort())

  async function locate(engine: Engine): Promise<void> {
    if (states.value[engine.id] === 'asking') return
    const say = (now: LocateState): void => void (states.value = { ...states.value, [engine.id]: now })
    say('asking')
    const result = await cancellable(leaving.signal, (requestId) =>
      locateEngine({ engineId: engine.id, name: engine.name ?? '', spend: true, requestId })
    )
    if (!result.ok) return say(result.failure.code)
    if (result.value.length === 0) return say('unknown')
    locations.value = new Map([...locations.value, [engine.id, result.value]])
  }

  return { locations, states, locate }
}
