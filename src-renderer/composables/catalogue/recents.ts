/** The engines opened last. */
import { onMounted, shallowRef, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { onReturn } from '@/composables/window/on-screen'
import type { RecentEntry } from '@contract/channels/library'

/** The newest first; empty until they are read. Reads them again when a page that stays mounted returns. */
export function useRecents(): Readonly<ShallowRef<readonly RecentEntry[]>> {
  const recents = shallowRef<readonly RecentEntry[]>([])
  async function load(): Promise<void> {
    const result = await bridge.desk.recents()
    if (result.ok) recents.value = result.value
  }
  onMounted(load)
  onReturn(() => void load())
  return recents
}
