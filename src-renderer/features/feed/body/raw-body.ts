import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { RawEntry } from '@contract/channels/feed'

/** Larger bodies are parsed only on demand. */
export const SMALL_BODY_BYTES = 262_144

interface RawBody {
  /** null: still loading, or unreadable. */
  readonly raw: Readonly<ShallowRef<RawEntry | null>>
  readonly failure: Readonly<ShallowRef<Failure | null>>
}

/** Raw body of an event, reloaded when `seq` changes. */
export function useRawBody(seq: () => number | null): RawBody {
  const raw = shallowRef<RawEntry | null>(null)
  const failure = shallowRef<Failure | null>(null)
  let turn = 0
  watch(
    seq,
    async (of) => {
      const mine = ++turn
      raw.value = failure.value = null
      if (of === null) return
      const result = await bridge.feed.raw({ seq: of })
      if (mine !== turn) return
      if (result.ok) raw.value = result.value
      else failure.value = result.failure
    },
    { immediate: true }
  )
  onScopeDispose(() => turn++)
  return { raw, failure }
}
