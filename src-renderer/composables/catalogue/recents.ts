/** The engines opened last. */
import { onMounted, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { onReturn } from '@/composables/window/on-screen'
import { useLanguage } from '@/stores/language'
import type { RecentEntry } from '@contract/channels/library'
import type { Failure } from '@contract/failures'

/**
 * The newest first; empty until they are read. Reads them again in another language of the catalogue, and when a page
 * that stays mounted returns.
 */
export function useRecents(): {
  readonly recents: Readonly<ShallowRef<readonly RecentEntry[]>>
  /** They cannot be read. */
  readonly failure: Readonly<ShallowRef<Failure | null>>
  readonly isRead: Readonly<Ref<boolean>>
  load(): Promise<void>
} {
  const recents = shallowRef<readonly RecentEntry[]>([])
  const failure = shallowRef<Failure | null>(null)
  const isRead = ref(false)
  async function load(): Promise<void> {
    const result = await bridge.desk.recents()
    if (result.ok) recents.value = result.value
    failure.value = result.ok ? null : result.failure
    isRead.value = true
  }
  onMounted(load)
  onReturn(() => void load())
  const language = useLanguage()
  watch(() => language.contentLanguage, load)
  return { recents, failure, isRead, load }
}
