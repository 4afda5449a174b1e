import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { bridge } from '@/bridge'
import type { ConnectionState } from '@contract/channels/connection'
import { mirrorState } from '@/composables/requests/mirrored-state'

const INITIAL_STATE: ConnectionState = {
  state: 'no-key',
  baseUrl: '',
  keyHint: '',
  keyKept: 'none',
  subscription: null,
  checkedAt: null,
  failure: null,
  backgroundPaused: false,
  clockAheadMs: null
}

/** State of the connection. The key itself only passes from its field to main. */
export const useConnection = defineStore('connection', () => {
  const { current, load, applyAnswer } = mirrorState<ConnectionState>(
    INITIAL_STATE,
    () => bridge.connection.state(),
    bridge.connection.onChange
  )

  /** Why the key of a stored connection cannot be used. */
  const missing = computed(() =>
    current.value.state === 'no-key' ? current.value.failure?.params?.['reason'] : undefined
  )

  return {
    current,
    state: computed(() => current.value.state),
    /** The name of its text: 'failing' while the catalogue answers with errors of the server. */
    status: computed(() => (current.value.failure?.code === 'server-error' ? 'failing' : current.value.state)),
    /**
     * False until the user has connected or opened the demo catalogue. A service that was connected before stays, with
     * its stored data, when its key is missing.
     */
    connected: computed(() => current.value.state !== 'no-key' || missing.value !== undefined),
    /** A check can help. */
    checkable: computed(() => current.value.state !== 'no-key' || missing.value === 'locked'),
    load,
    /** The user has just connected; the catalogue shows a banner until it is closed. */
    justConnected: ref(false),
    /** Requests the subscription once. Without `apiKey` main uses the stored one. */
    connect: (baseUrl: string, apiKey?: string) =>
      applyAnswer(bridge.connection.connect(apiKey === undefined ? { baseUrl } : { baseUrl, apiKey })),
    demo: () => applyAnswer(bridge.connection.demo()),
    /** One call. */
    check: () => applyAnswer(bridge.connection.check()),
    forget: () => applyAnswer(bridge.connection.forget())
  }
})
