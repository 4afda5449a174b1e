import { computed, onMounted, reactive } from 'vue'
import { bridge } from '@/bridge'
import { useAction } from '@/composables/requests/action'
import { useSharedWork } from '@/stores/shared-work'
import { useWorkspace } from '@/stores/workspace'
import type { WorkConflictEntry } from '@contract/channels/workspace'
import type { WorkKind } from '@shared/workspace/work-kinds'

/** What `SharedWork` shows of a kind of work, and the decision of a person. */
export function useSharedWorkOf(kind: WorkKind, id?: () => string) {
  const work = useSharedWork()
  const workspace = useWorkspace()
  const { busy, failure, run } = useAction()
  onMounted(() => void work.load())
  const state = computed((): 'mark' | 'waiting' | null => {
    if (!work.isShared(kind)) return null
    return workspace.current.state === 'joined' ? 'mark' : 'waiting'
  })
  const conflicts = computed(() =>
    work.conflicts.filter((one) => one.kind === kind && (id === undefined || one.id === id()))
  )
  return reactive({
    shown: computed(() => ({
      kind,
      state: state.value,
      conflicts: conflicts.value,
      busy: busy.value,
      failure: failure.value
    })),
    /** @param text of both versions of a note; null: that of the version */
    keep({ id: of, versions }: WorkConflictEntry, revision: string, text: string | null): void {
      const seen = versions.flatMap(({ revisions }) => revisions)
      void run(bridge.workspace.resolve({ kind, id: of, revision, seen, text }))
    }
  })
}
