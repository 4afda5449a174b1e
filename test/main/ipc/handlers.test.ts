import { expect, it } from 'vitest'
import { CHANNEL_NAMES, type ChannelName } from '@contract/channel-map'
import { registerHandlers } from '@main/app/handlers/register-handlers'
import type { HandlerRegistry } from '@main/ipc/register'
import type { UseCases } from '@main/app/handlers/use-cases'
import { FULLEST_INPUTS } from '../../contract/fullest-inputs'
import { HANDLER_CALLS } from './handler-calls'

type Handler = (input: unknown, sender: { readonly senderId: number }) => unknown

const handlers = new Map<string, Handler>()
const registered: string[] = []
let called: string[] = []

/** A result of every shape that a handler reads. */
const RESULT = { ok: false, resetAtMs: null }

/** Records the path of each call: `library.compare.add`. */
const recorder = (path: string): object =>
  new Proxy(() => {}, {
    // a promise that resolves with it must not take it for a promise
    get: (_, key) => (key === 'then' ? undefined : recorder(path ? `${path}.${String(key)}` : String(key))),
    apply: () => {
      called.push(path)
      return RESULT
    }
  })

const registry = {
  handle: (channel: string, handler: Handler) => {
    registered.push(channel)
    handlers.set(channel, handler)
  },
  onPageGone: () => {}
}
registerHandlers(registry as unknown as HandlerRegistry, recorder('') as UseCases)

it('every channel has exactly one handler', () => {
  expect(registered.sort()).toEqual([...CHANNEL_NAMES].sort())
})

it.each(Object.entries(HANDLER_CALLS) as [ChannelName, string][])('%s calls %s', async (channel, calls) => {
  called = []
  await handlers.get(channel)!(FULLEST_INPUTS[channel], { senderId: 1 })
  expect(called.join(', ')).toBe(calls)
})
