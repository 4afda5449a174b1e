import { defineStore } from 'pinia'
import { computed, onMounted, reactive } from 'vue'
import { bridge } from '@/bridge'
import { useAction } from '@/composables/requests/action'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { mirrorState } from '@/composables/requests/mirrored-state'
import { useSettings } from '@/stores/settings'
import { useWorkspace } from '@/stores/workspace'
import type { WorkConflictEntry } from '@contract/channels/workspace'
import type { WorkKind } from '@shared/workspace/work-kinds'

/** What joined computers share, and where two of them changed the same thing. */
const useSharedWork = defineStore('shared-work', () => {
  const settings = useSettings()
  const workspace = useWorkspace()
  const reading = useLatestOnly()
  const { current: conflicts, load } = mirrorState<readonly WorkConflictEntry[]>([], ask, (listener) =>
    bridge.workspace.onWork(() => void reading.run(ask, listener))
  )
  return {
    conflicts,
    load,
    isShared: (kind: WorkKind): boolean =>
      workspace.current.state !== 'off' && settings.value(`workspace.share.${kind}`)
  }
})

async function ask(): Promise<readonly WorkConflictEntry[]> {
  const result = await bridge.workspace.conflicts()
  return result.ok ? result.value : []
}

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
