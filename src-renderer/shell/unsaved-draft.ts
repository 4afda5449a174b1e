import { computed, watch } from 'vue'
import { bridge } from '@/bridge'
import { useWorkbenchDraft } from '@/features/feed/workbench/workbench-draft'
import { useSheetSession } from '@/stores/sheet-session'

/** Tells main whether this window has entries that a restart would lose. */
export function useReportDraft(): void {
  const sheets = useSheetSession()
  const bench = useWorkbenchDraft()
  const hasDraft = computed(() => sheets.hasUnfinished || bench.mapping !== null)
  watch(hasDraft, (draft) => void bridge.updates.setDraft({ draft }))
}
