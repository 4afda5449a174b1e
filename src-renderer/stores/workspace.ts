import { defineStore } from 'pinia'
import { bridge } from '@/bridge'
import type { WorkspaceState } from '@contract/channels/workspace'
import { mirrorState } from '@/composables/requests/mirrored-state'

const OFF: WorkspaceState = { state: 'off', problem: null, computers: [] }

/** The computers that share a server with this one. */
export const useWorkspace = defineStore('workspace', () => {
  const { current, load } = mirrorState<WorkspaceState>(OFF, () => bridge.workspace.state(), bridge.workspace.onChange)
  return { current, load }
})
