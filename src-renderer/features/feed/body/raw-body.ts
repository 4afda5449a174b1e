import { shallowRef, watch, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
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
  const latest = useLatestOnly()
  watch(
    seq,
    (of) => {
      latest.cancel()
      raw.value = failure.value = null
      if (of === null) return
      void latest.run(
        () => bridge.feed.raw({ seq: of }),
        (result) => {
          if (result.ok) raw.value = result.value
          else failure.value = result.failure
        }
      )
    },
    { immediate: true }
  )
  return { raw, failure }
}
