import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { RawEntry } from '@contract/channels/feed'

/** Up to so many bytes a body is looked into at once; above it only when asked for. */
export const SMALL_BODY_BYTES = 262_144

export interface RawBody {
  /** null: not here yet, or it cannot be read. */
  readonly raw: Readonly<ShallowRef<RawEntry | null>>
  readonly failure: Readonly<ShallowRef<Failure | null>>
}

/** What came, byte for byte, of the event in question. */
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
