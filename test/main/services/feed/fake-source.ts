import type { Deliver, SourceId } from '@shared/feed/events'
import type { EventSource, SourceState, SourceStatus } from '@shared/ports/feed/event-source'
import type { SourceRefusal } from '@shared/feed/sources/refusals'

/** A source whose state a test sets. */
export class FakeSource implements EventSource {
  readonly id: SourceId
  started = 0
  keeps = false
  failing = false
  deliver: Deliver | null = null
  knownAt?: () => { wallMs: number; steadyMs: number } | null
  refusals?: () => readonly SourceRefusal[]
  #status: SourceStatus
  #listeners: (() => void)[] = []
  constructor(id: SourceId) {
    this.id = id
    this.#status = {
      id,
      state: 'off',
      problem: null,
      warnings: [],
      sinceMs: 0,
      at: null,
      retryAtMs: null,
      progress: null
    }
  }
  catchesUp = (): boolean => this.keeps
  status = (): SourceStatus => this.#status
  onStatus = (listener: () => void): (() => void) => {
    this.#listeners.push(listener)
    return () => undefined
  }
  test = () => Promise.resolve({ ok: false, problem: { code: 'unreachable' } } as const)
  start(deliver: Deliver): Promise<void> {
    if (this.failing) return Promise.reject(new Error('a bug of this source'))
    this.started++
    this.deliver = deliver
    this.become('listening')
    return Promise.resolve()
  }
  stop(): Promise<void> {
    this.become('off')
    return Promise.resolve()
  }
  become(state: SourceState): void {
    this.#status = { ...this.#status, state }
    for (const listener of this.#listeners) listener()
  }
}
