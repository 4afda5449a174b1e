import type { NewEvent } from '@shared/feed/events'
import type { AppendResult } from '@shared/ports/stores/event-store'
import { StoreFailure, type StoreFailureCode } from '@shared/ports/stores/store-failure'
import { SessionEventStore } from './session-event-store'

/** The store in memory. `fail` makes the next appends fail; `hold` delays them until released. */
export class FakeEventStore extends SessionEventStore {
  readonly batches: number[] = []
  /** Appends requested so far. */
  asked = 0
  #failures: StoreFailureCode[] = []
  #held: Promise<void> | null = null

  fail(...codes: StoreFailureCode[]): void {
    this.#failures.push(...codes)
  }
  hold(): () => void {
    let release = (): void => undefined
    this.#held = new Promise((resolve) => {
      release = resolve
    })
    return () => {
      this.#held = null
      release()
    }
  }

  override async append(batch: readonly NewEvent[]): Promise<readonly AppendResult[]> {
    this.asked++
    await (this.#held ?? Promise.resolve())
    const code = this.#failures.shift()
    if (code) throw new StoreFailure(code, 'as the test asks')
    this.batches.push(batch.length)
    return super.append(batch)
  }
}
