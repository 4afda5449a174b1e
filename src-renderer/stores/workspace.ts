import { defineStore } from 'pinia'
import { computed } from 'vue'
import { bridge } from '@/bridge'
import type { SentEngine, WorkspaceState } from '@contract/channels/workspace'
import { mirrorState } from '@/composables/requests/mirrored-state'
import { useSettings } from './settings'

const OFF: WorkspaceState = { state: 'off', problem: null, computers: [] }

/** The computers that share a server with this one. */
export const useWorkspace = defineStore('workspace', () => {
  const settings = useSettings()
  const { current, load } = mirrorState<WorkspaceState>(OFF, () => bridge.workspace.state(), bridge.workspace.onChange)
  const sent = mirrorState<SentEngine | null>(null, () => bridge.workspace.sentEngine(), bridge.workspace.onSentEngine)
  let latest: object | null = null
  return {
    current,
    /** Names the state in texts. Until the passphrase is entered, nothing is wrong with the group. */
    stateName: computed(() =>
      current.value.problem === 'no-passphrase' ? current.value.problem : current.value.state
    ),
    load: () => Promise.all([load(), sent.load()]),
    /** The engine that a colleague showed here last, until it is opened or dismissed. */
    sent: sent.current,
    dismissSent: () => sent.set(null),
    /** The other computers that are here. */
    others: computed(() => current.value.computers.filter(({ isThis }) => !isThis)),
    /** Tells colleagues that this page has an engine or ticket open. Returns how to end it; a later one replaces it. */
    opened(subject: string): () => void {
      const mine = (latest = {})
      void bridge.workspace.opened({ subject })
      return () => {
        if (latest === mine) void bridge.workspace.opened({ subject: null })
      }
    },
    /** Events and claims are shared with other computers, now or when the server is back. */
    sharesEvents: computed(() => current.value.state !== 'off' && settings.value('workspace.share.events'))
  }
})
