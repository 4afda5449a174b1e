/** Differences of answers from the specification, counted for the health page (trap 21). */
import type { EndpointName } from '../endpoints'
import type { Redact } from '../stored-bodies'
import { cleanText } from './clean-text'

/**
 * 'too-long': a text or a list inside a record was cut. 'code-mismatch': `error.code` is not the HTTP status, or an
 * error came with 200. 'foreign-id': another record than requested. 'foreign-parent': a list item with another parent
 * than requested. 'missing-field': left out or null without being nullable.
 */
export const DRIFT_KINDS = [
  'unknown-field',
  'missing-field',
  'wrong-type',
  'missing-id',
  'code-mismatch',
  'too-long',
  'foreign-id',
  'foreign-parent'
] as const
export type DriftKind = (typeof DRIFT_KINDS)[number]

export interface Drift {
  /** Name as in the specification, members of a list after a dot: `remap_stages.power`. `[]`: the items. */
  readonly field: string
  readonly kind: DriftKind
  readonly count: number
}

/** Names of unknown fields come from outside, so their number and length are limited. */
const MOST_ENTRIES = 500
const MOST_NAMES_PER_ANSWER = 200
const LONGEST_NAME = 100

export class AnswerDrift {
  readonly #counts = new Map<string, { field: string; kind: DriftKind; count: number }>()
  readonly #hide: Redact

  constructor(hide: Redact) {
    this.#hide = hide
  }

  add(field: string, kind: DriftKind): void {
    const key = `${kind} ${field}`
    const known = this.#counts.get(key)
    if (known) known.count++
    else if (this.#counts.size < MOST_NAMES_PER_ANSWER)
      this.#counts.set(key, {
        field: this.#hide(cleanText(this.#hide(field), { limit: LONGEST_NAME }).text),
        kind,
        count: 1
      })
  }
  list(): Drift[] {
    return [...this.#counts.values()]
  }
}

/** Adds up the drift of all answers since the start. */
export class DriftRegister {
  readonly #entries = new Map<string, { endpoint: EndpointName; field: string; kind: DriftKind; count: number }>()

  add(endpoint: EndpointName, findings: readonly Drift[]): void {
    for (const { field, kind, count } of findings) {
      const key = `${endpoint} ${kind} ${field}`
      const known = this.#entries.get(key)
      if (known) known.count += count
      else if (this.#entries.size < MOST_ENTRIES) this.#entries.set(key, { endpoint, field, kind, count })
    }
  }
  entries(): { endpoint: EndpointName; field: string; kind: DriftKind; count: number }[] {
    return [...this.#entries.values()].map((entry) => ({ ...entry }))
  }
}
