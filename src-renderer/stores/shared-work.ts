import { defineStore } from 'pinia'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { mirrorState } from '@/composables/requests/mirrored-state'
import type { WorkConflictEntry } from '@contract/channels/workspace'
import type { WorkKind } from '@shared/workspace/work-kinds'
import { useSettings } from './settings'
import { useWorkspace } from './workspace'

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
    isShared: (kind: WorkKind): boolean =>
      workspace.current.state !== 'off' && settings.value(`workspace.share.${kind}`)
  }
})

async function ask(): Promise<readonly WorkConflictEntry[]> {
  const result = await bridge.workspace.conflicts()
  return result.ok ? result.value : []
}
