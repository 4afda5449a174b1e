/** Why the receiver took nothing of what came to it, in words a text can be written for (`feed.refusal.<reason>`). */

/**
 * 'host' neither this computer nor a name in front. 'path', 'method', 'type' are not what it takes.
 * 'signature-missing', 'signature-malformed' by the head alone, 'signature' does not match the body. 'not-http' no
 * request at all, 'tls' one meant for https. 'slow' not whole in time. 'crowded' a connection gave way to others,
 * 'busy' a body did. 'store' it could not be kept, and its sender should come again.
 */
export const REFUSAL_REASONS = [
  'host',
  'path',
  'method',
  'type',
  'too-large',
  'signature-missing',
  'signature-malformed',
  'signature',
  'no-secret',
  'not-json',
  'not-http',
  'tls',
  'slow',
  'crowded',
  'busy',
  'store'
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export interface SourceRefusal {
  readonly reason: RefusalReason
  /** Since the program started. */
  readonly count: number
  readonly lastAtMs: number
  /**
   * The name or path the last of them asked for, where it is one that could be entered here; null: nothing to show. A
   * stranger's word.
   */
  readonly asked: string | null
}

export class RefusalTally {
  readonly #found = new Map<RefusalReason, SourceRefusal>()
  readonly #now: () => number
  readonly #noted: () => void

  /** @param noted told after each */
  constructor(now: () => number, noted: () => void) {
    this.#now = now
    this.#noted = noted
  }

  note(reason: RefusalReason, asked: string | null = null): void {
    this.#found.set(reason, { reason, count: (this.#found.get(reason)?.count ?? 0) + 1, lastAtMs: this.#now(), asked })
    this.#noted()
  }

  /** The newest first. */
  all(): readonly SourceRefusal[] {
    return [...this.#found.values()].sort((a, b) => b.lastAtMs - a.lastAtMs)
  }
}
