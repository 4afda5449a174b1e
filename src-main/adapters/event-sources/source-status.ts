import type { SourceId } from '../../shared/feed/events'
import type { SourceProblem, SourceState, SourceStatus } from '../../shared/ports/feed/event-source'

type StatusChange = Partial<Omit<SourceStatus, 'id' | 'sinceMs'>>

export class SourceStatusTracker {
  readonly #listeners = new Set<() => void>()
  readonly #now: () => number
  #status: SourceStatus

  constructor(id: SourceId, now: () => number) {
    this.#now = now
    this.#status = {
      id,
      state: 'off',
      problem: null,
      warnings: [],
      sinceMs: now(),
      at: null,
      retryAtMs: null,
      progress: null
    }
  }

  get current(): SourceStatus {
    return this.#status
  }

  /** Enters a state; fields that are not given are reset. */
  enter(state: SourceState, more: StatusChange = {}): void {
    this.#set({
      id: this.#status.id,
      state,
      problem: null,
      warnings: [],
      sinceMs: this.#status.state === state ? this.#status.sinceMs : this.#now(),
      at: null,
      retryAtMs: null,
      progress: null,
      ...more
    })
  }

  fail(problem: SourceProblem, retryAtMs: number | null = null, more: StatusChange = {}): void {
    this.enter('failing', { problem, retryAtMs, ...more })
  }

  update(more: StatusChange): void {
    this.#set({ ...this.#status, ...more })
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(status: SourceStatus): void {
    if (JSON.stringify(status) === JSON.stringify(this.#status)) return
    this.#status = status
    for (const listener of this.#listeners) listener()
  }
}
