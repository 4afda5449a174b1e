/** Requests that a window can cancel, by window id and request id. */
export function createCancellableRequests() {
  const running = new Map<string, AbortController>()
  const keyOf = (windowId: number, requestId: string): string => `${windowId} ${requestId}`

  return {
    /** Runs `work` with a signal that `cancel` aborts. A request without id cannot be cancelled. */
    async run<T>(
      windowId: number,
      requestId: string | undefined,
      work: (signal: AbortSignal | undefined) => Promise<T>
    ): Promise<T> {
      if (requestId === undefined) return work(undefined)
      const key = keyOf(windowId, requestId)
      const controller = new AbortController()
      running.set(key, controller)
      try {
        return await work(controller.signal)
      } finally {
        running.delete(key)
      }
    },
    /** False when no such request is running. */
    cancel(windowId: number, requestId: string): boolean {
      const controller = running.get(keyOf(windowId, requestId))
      controller?.abort()
      return controller !== undefined
    },
    /** For a closed or reloaded window. */
    cancelAll(windowId: number): void {
      for (const [key, controller] of running) if (key.startsWith(`${windowId} `)) controller.abort()
    }
  }
}
export type CancellableRequests = ReturnType<typeof createCancellableRequests>
