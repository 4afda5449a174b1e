/** The engines opened last. */
import { onMounted, shallowRef, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { onReturn } from '@/composables/window/on-screen'
import type { RecentEntry } from '@contract/channels/library'
import type { Failure } from '@contract/failures'

/** The newest first; empty until they are read. Reads them again when a page that stays mounted returns. */
export function useRecents(): {
  readonly recents: Readonly<ShallowRef<readonly RecentEntry[]>>
  /** They cannot be read. */
  readonly failure: Readonly<ShallowRef<Failure | null>>
} {
  const recents = shallowRef<readonly RecentEntry[]>([])
  const failure = shallowRef<Failure | null>(null)
  async function load(): Promise<void> {
    const result = await bridge.desk.recents()
    if (result.ok) recents.value = result.value
    failure.value = result.ok ? null : result.failure
  }
  onMounted(load)
  onReturn(() => void load())
  return { recents, failure }
}
