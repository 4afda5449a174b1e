import { defineStore } from 'pinia'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { mirrorState } from '@/composables/requests/mirrored-state'
import { useSettings } from '@/stores/settings'
import { useWorkspace } from '@/stores/workspace'
import type { WorkConflictEntry } from '@contract/channels/workspace'
import type { WorkKind } from '@shared/workspace/work-kinds'

/** What joined computers share, and where two of them changed the same thing. */
export const useSharedWork = defineStore('shared-work', () => {
  const settings = useSettings()
  const workspace = useWorkspace()
  const reading = useLatestOnly()
  const { current: conflicts, load } = mirrorState<readonly WorkConflictEntry[]>([], ask, (listener) =>
    bridge.workspace.onWork(() => void reading.run(ask, listener))
  )
  return {
    conflicts,
    load,
    /** null: not shared. */
    stateOf(kind: WorkKind): 'mark' | 'waiting' | null {
      const { state } = workspace.current
      if (state === 'off' || !settings.value(`workspace.share.${kind}`)) return null
      return state === 'joined' ? 'mark' : 'waiting'
    },
    /** @param text of both versions of a note; null: that of the version */
    keep({ kind, id, versions }: WorkConflictEntry, revision: string, text: string | null) {
      const seen = versions.flatMap(({ revisions }) => revisions)
      return bridge.workspace.resolve({ kind, id, revision, seen, text })
    }
  }
})

async function ask(): Promise<readonly WorkConflictEntry[]> {
  const result = await bridge.workspace.conflicts()
  return result.ok ? result.value : []
}
