import { defineStore } from 'pinia'
import { bridge } from '@/bridge'
import type { ProxyLoginRequest } from '@contract/channels/connection'
import { mirrorState } from '@/composables/requests/mirrored-state'

/** Pending login request of a proxy. Credentials go to main and are not stored here. */
export const useProxyLogin = defineStore('proxy', () => {
  const { current, load } = mirrorState<ProxyLoginRequest | null>(
    null,
    () => bridge.proxy.question(),
    (listener) => bridge.proxy.onAsked(listener)
  )
  return {
    question: current,
    load,
    signIn: (id: string, user: string, password: string) => bridge.proxy.answer({ id, login: { user, password } }),
    cancel: (id: string) => bridge.proxy.answer({ id, login: null })
  }
})
