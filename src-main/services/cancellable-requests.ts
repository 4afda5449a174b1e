/** Requests that a window may take back: by window and the id it chose. */
export function createCancellableRequests() {
  const running = new Map<string, AbortController>()
  const keyOf = (windowId: number, requestId: string): string => `${windowId} ${requestId}`

  return {
    /** Runs with a signal that `cancel` raises. Without an id the request cannot be taken back. */
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
    /** False when it is already answered. */
    cancel(windowId: number, requestId: string): boolean {
      const controller = running.get(keyOf(windowId, requestId))
      controller?.abort()
      return controller !== undefined
    },
    /** A closed or reloaded window waits for nothing. */
    cancelAll(windowId: number): void {
      for (const [key, controller] of running) if (key.startsWith(`${windowId} `)) controller.abort()
    }
  }
}
export type CancellableRequests = ReturnType<typeof createCancellableRequests>
