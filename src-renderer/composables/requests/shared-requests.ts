interface SharedRequest {
  readonly controller: AbortController
  readonly done: Promise<void>
  waiters: number
}

/** Requests by key. Callers of one key share a request, which is aborted once all their signals have aborted. */
export function createSharedRequests() {
  const pending = new Map<string, SharedRequest>()

  function start(key: string, request: (signal: AbortSignal) => Promise<void>): SharedRequest {
    const controller = new AbortController()
    const started: SharedRequest = {
      controller,
      waiters: 0,
      done: request(controller.signal).finally(() => pending.get(key) === started && pending.delete(key))
    }
    pending.set(key, started)
    return started
  }

  return {
    has: (key: string): boolean => pending.has(key),
    /** Waits for the request of the key; starts it unless one is running. With an aborted signal it does neither. */
    async join(key: string, request: (signal: AbortSignal) => Promise<void>, signal?: AbortSignal): Promise<void> {
      if (signal?.aborted) return
      const running = pending.get(key)
      const mine = running && !running.controller.signal.aborted ? running : start(key, request)
      mine.waiters++
      const leave = (): void => {
        if (--mine.waiters === 0) mine.controller.abort()
      }
      signal?.addEventListener('abort', leave, { once: true })
      try {
        await mine.done
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
    abortAll(): void {
      for (const { controller } of pending.values()) controller.abort()
      pending.clear()
    }
  }
}
