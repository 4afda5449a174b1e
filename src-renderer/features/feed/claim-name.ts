import { computed, type ComputedRef } from 'vue'
import { useSettings } from '@/stores/settings'

/** Name on the claims of this person; '': none is set. */
export function useClaimName(): ComputedRef<string> {
  const settings = useSettings()
  return computed(() => settings.value('events.deskName').trim() || settings.value('workspace.name').trim())
}
