/** Reasons why the receiver refused a request, with their texts under `feed.refusal.<reason>`. */

/**
 * 'host': unknown `Host` header. 'path', 'method', 'type': not accepted. 'signature-missing', 'signature-malformed': by
 * the header alone; 'signature': does not match the body. 'not-http': no HTTP request; 'tls': meant for https. 'slow':
 * incomplete in time. 'crowded': too many connections; 'busy': too many bodies. 'store': not stored; the sender should
 * retry.
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
  /** Host or path of the last request, if it could be entered in the settings; null: none. Untrusted text. */
  readonly asked: string | null
}

export class RefusalTally {
  readonly #found = new Map<RefusalReason, SourceRefusal>()
  readonly #now: () => number
  readonly #noted: () => void

  /** @param noted called after each refusal */
  constructor(now: () => number, noted: () => void) {
    this.#now = now
    this.#noted = noted
  }

  note(reason: RefusalReason, asked: string | null = null): void {
    this.#found.set(reason, { reason, count: (this.#found.get(reason)?.count ?? 0) + 1, lastAtMs: this.#now(), asked })
    this.#noted()
  }

  /** Newest first. */
  all(): readonly SourceRefusal[] {
    return [...this.#found.values()].sort((a, b) => b.lastAtMs - a.lastAtMs)
  }
}
