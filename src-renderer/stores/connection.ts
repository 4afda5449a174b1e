import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { bridge } from '@/bridge'
import type { Result } from '@contract/failures'
import type { ConnectionState } from '@contract/channels/connection'
import { mirror } from './mirrored-state'

const NONE: ConnectionState = {
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

/** Where calls go and whether they are let in. The key itself only ever passes from the field to main. */
export const useConnection = defineStore('connection', () => {
  const { current, load, put } = mirror<ConnectionState>(
    NONE,
    () => bridge.connection.state(),
    bridge.connection.onChange
  )

  async function asked(answer: Promise<Result<ConnectionState>>): Promise<Result<ConnectionState>> {
    const result = await answer
    if (result.ok) put(result.value)
    return result
  }

  return {
    current,
    state: computed(() => current.value.state),
    /** False before an address and a key, or the demo catalogue, were chosen. */
    connected: computed(() => current.value.state !== 'no-key'),
    load,
    /** A person has just connected; what came of it is shown above the catalogue until it is closed. */
    justConnected: ref(false),
    /** Asks the subscription once. Leave `apiKey` out to keep the sealed one. */
    connect: (baseUrl: string, apiKey?: string) =>
      asked(bridge.connection.connect(apiKey === undefined ? { baseUrl } : { baseUrl, apiKey })),
    demo: () => asked(bridge.connection.demo()),
    /** One call. */
    check: () => asked(bridge.connection.check()),
    forget: () => asked(bridge.connection.forget())
  }
})
