/** Requests that a window can cancel, by window id and request id. */
import type { Input, Output } from '../contract/channel-map'
import type { Cancellable, Priority } from '../contract/channels/catalogue'
import type { HandlerRegistry, ResultChannel } from './register'

interface CallOptions {
  readonly priority: Priority
  readonly refresh: boolean
  /** undefined: the request has no id, so it cannot be cancelled. */
  readonly signal: AbortSignal | undefined
}

export function createCancellableRequests(ipc: HandlerRegistry) {
  const running = new Map<string, AbortController>()
  const keyOf = (windowId: number, requestId: string): string => `${windowId} ${requestId}`

  return {
    /** Registers a handler whose request the window can cancel. */
    handle<C extends ResultChannel>(
      channel: C,
      work: (input: Input<C>, options: CallOptions) => Promise<Output<C>>
    ): void {
      ipc.handle(channel, async (input, { senderId }) => {
        const { requestId, priority = 'click', refresh = false } = input as Cancellable & { refresh?: boolean }
        if (requestId === undefined) return work(input, { priority, refresh, signal: undefined })
        const key = keyOf(senderId, requestId)
        const controller = new AbortController()
        running.set(key, controller)
        try {
          return await work(input, { priority, refresh, signal: controller.signal })
        } finally {
          running.delete(key)
        }
      })
    },
    /** False when no such request is running. */
    cancel(windowId: number, requestId: string): boolean {
      const controller = running.get(keyOf(windowId, requestId))
      controller?.abort()
      return controller !== undefined
    }
  }
}
export type CancellableRequests = ReturnType<typeof createCancellableRequests>
