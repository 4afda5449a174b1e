/** Background refreshes that run or have just ended, so that none is repeated at every query. */
import type { Failure } from '../../contract/failures'
import { addressOf, type EndpointName, type Endpoints } from '../../shared/catalogue/endpoints'
import type { LanguageCode } from '../../shared/text/languages'
import type { Clock } from '../../shared/ports/system/clock'

const RETRY_FAILED_AFTER_MS = 5 * 60_000
/** A page queries a stored record again: with a maximum age of 0 that would refresh it in a loop. */
const MIN_INTERVAL_MS = 30_000

export interface RefreshedRecord {
  readonly profile: string
  readonly name: EndpointName
  readonly params: object
  readonly language: LanguageCode
}
interface EndedRefresh {
  readonly record: RefreshedRecord
  readonly untilMs: number
  readonly failure: Failure | null
}

export class RecentRefreshes {
  readonly #clock: Pick<Clock, 'monotonic'>
  readonly #running = new Set<string>()
  readonly #ended = new Map<string, EndedRefresh>()

  constructor(clock: Pick<Clock, 'monotonic'>) {
    this.#clock = clock
  }

  /** Undefined: a refresh may start, or runs. `failure` null: it was successful. */
  ended(record: RefreshedRecord): { readonly failure: Failure | null } | undefined {
    const ended = this.#ended.get(keyOf(record))
    return ended && ended.untilMs > this.#clock.monotonic() ? ended : undefined
  }
  /** False: it runs already. */
  start(record: RefreshedRecord): boolean {
    const before = this.#running.size
    return this.#running.add(keyOf(record)).size > before
  }
  /** False: it had ended before. A cancelled refresh is not remembered. */
  end(record: RefreshedRecord, failure: Failure | null): boolean {
    const key = keyOf(record)
    if (!this.#running.delete(key)) return false
    if (failure?.code !== 'cancelled') this.#remember(key, record, failure)
    return true
  }
  /** The service has answered, also without a refresh in the background. */
  stored(record: RefreshedRecord): void {
    this.#running.delete(keyOf(record))
    this.#remember(keyOf(record), record, null)
  }
  /** Lets failed refreshes be tried again, and returns their records. */
  forgetFailures(): readonly RefreshedRecord[] {
    const failed = [...this.#ended].filter(([, { failure }]) => failure)
    for (const [key] of failed) this.#ended.delete(key)
    return failed.map(([, { record }]) => record)
  }

  #remember(key: string, record: RefreshedRecord, failure: Failure | null): void {
    const nowMs = this.#clock.monotonic()
    for (const [old, { untilMs }] of this.#ended) if (untilMs <= nowMs) this.#ended.delete(old)
    this.#ended.set(key, { record, failure, untilMs: nowMs + (failure ? RETRY_FAILED_AFTER_MS : MIN_INTERVAL_MS) })
  }
}

const keyOf = ({ profile, name, params, language }: RefreshedRecord): string =>
  `${profile} ${language} ${addressOf(name, params as Endpoints[EndpointName]['params'])}`
