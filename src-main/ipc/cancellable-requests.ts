/** Requests that a window can cancel, by window id and request id. They end with the page that made them. */
import type { Input, Output } from '../contract/channel-map'
import type { Cancellable, Priority } from '../contract/channels/catalogue'
import type { HandlerRegistry, ResultChannel } from './register'

interface CallOptions {
  readonly priority: Priority
  readonly refresh: boolean
  readonly signal: AbortSignal
  readonly windowId: number
}
type CancellableChannel = { [C in ResultChannel]: 'requestId' extends keyof Input<C> ? C : never }[ResultChannel]

interface RunningRequest {
  readonly windowId: number
  /** undefined: only the end of the page cancels it. */
  readonly requestId: string | undefined
  readonly controller: AbortController
}

export function createCancellableRequests(ipc: HandlerRegistry) {
  const running = new Set<RunningRequest>()
  const cancelAll = (fits: (request: RunningRequest) => boolean): boolean => {
    const found = [...running].filter(fits)
    for (const request of found) {
      running.delete(request)
      request.controller.abort()
    }
    return found.length > 0
  }
  const cancel = (windowId: number, requestId: string): boolean =>
    cancelAll((request) => request.windowId === windowId && request.requestId === requestId)

  // the ids of the next page start anew
  ipc.onPageGone((windowId) => void cancelAll((request) => request.windowId === windowId))

  return {
    handle<C extends CancellableChannel>(
      channel: C,
      work: (input: Input<C>, options: CallOptions) => Promise<Output<C>>
    ): void {
      ipc.handle(channel, async (input, { senderId: windowId }) => {
        const { requestId, priority = 'click', refresh = false } = input as Cancellable & { refresh?: boolean }
        if (requestId !== undefined) cancel(windowId, requestId)
        const request = { windowId, requestId, controller: new AbortController() }
        running.add(request)
        try {
          return await work(input, { priority, refresh, signal: request.controller.signal, windowId })
        } finally {
          running.delete(request)
        }
      })
    },
    /** False when no such request is running. */
    cancel
  }
}
export type CancellableRequests = ReturnType<typeof createCancellableRequests>
