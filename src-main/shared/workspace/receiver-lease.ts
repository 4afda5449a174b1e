/**
 * Which computer receives the events of a source. The server decides by a lease on its own clock; this is one
 * computer's view of it. All times are monotonic milliseconds of this computer.
 *
 * Each grant has a new token, which the server checks when events are published, so that a computer that slept through
 * the end of its lease cannot act as the receiver.
 */

/** A receiver that was killed is replaced after this long. */
export const LEASE_MS = 9000
export const RENEW_MS = 3000
/** The lease ends here before it ends at the server. */
const MARGIN_MS = 500
/** A source that fails this long is left to another computer, ... */
const FAILING_MS = 5000
/** ... and not wanted again for this long. */
const ABSTAIN_MS = 60_000

export interface LeaseAnswer {
  /** Of this computer's grant; 0: it has none. */
  readonly token: number
  /** Until the lease ends; 0: nobody has it. */
  readonly leftMs: number
  /** Computer that has it; '': none. */
  readonly holder: string
  /** Further computers that want it. */
  readonly others: number
}

const NOTHING: LeaseAnswer = { token: 0, leftMs: 0, holder: '', others: 0 }

export class ReceiverLease {
  #answer = NOTHING
  #endsAtMs = -Infinity
  #aliveAtMs: number | null = null
  #failingSinceMs: number | null = null
  #abstainUntilMs = -Infinity

  /** Of the last grant; 0: none. */
  get token(): number {
    return this.#answer.token
  }

  /** Computer that receives; '': none, or not known. */
  get holder(): string {
    return this.#answer.holder
  }

  /** The last moment at which some computer had the lease; null: not known. */
  get aliveAtMs(): number | null {
    return this.#aliveAtMs
  }

  /** @param askedAtMs when the request was sent: the lease of the answer began later */
  answered(answer: LeaseAnswer, askedAtMs: number): void {
    this.#answer = answer
    this.#endsAtMs = answer.token > 0 ? askedAtMs + answer.leftMs - MARGIN_MS : -Infinity
    if (answer.holder === '') return
    // the holder renewed it when it had its full length
    const aliveAtMs = askedAtMs - Math.max(0, LEASE_MS - answer.leftMs)
    this.#aliveAtMs = Math.max(this.#aliveAtMs ?? -Infinity, aliveAtMs)
  }

  /** True while this computer surely has the lease. */
  holds(nowMs: number): boolean {
    return this.#answer.token > 0 && nowMs < this.#endsAtMs
  }

  /** The server refused the token, or the connection ended: a new grant is needed. */
  lost(): void {
    this.#answer = NOTHING
    this.#endsAtMs = -Infinity
  }

  /** Whether to ask for the lease, or to give it back. */
  wants(nowMs: number): boolean {
    if (this.#failingSinceMs !== null && nowMs - this.#failingSinceMs >= FAILING_MS && this.#answer.others > 0) {
      this.#failingSinceMs = null
      this.#abstainUntilMs = nowMs + ABSTAIN_MS
    }
    return nowMs >= this.#abstainUntilMs
  }

  /** State of the source while this computer has the lease. */
  running(isFailing: boolean, nowMs: number): void {
    this.#failingSinceMs = isFailing ? (this.#failingSinceMs ?? nowMs) : null
  }
}
