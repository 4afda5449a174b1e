/**
 * Who is on which ticket or project. The server numbers all changes, so that every computer sees the same claims, and
 * of two claims at once the same one counts.
 */
import { subjectKey, type SubjectRef } from '../feed/events'

export interface SharedClaim {
  readonly subject: SubjectRef
  /** Name of the person or computer. */
  readonly by: string
  readonly computer: string
  /** Number of the change that made it. */
  readonly rev: number
  /** By this computer's clock. */
  readonly atMs: number
}

/** A claim, or with `by` null a release. */
export interface ClaimChange {
  readonly subject: SubjectRef
  readonly rev: number
  readonly by: string | null
  readonly computer: string
  readonly atMs: number
}

export interface StoredClaims {
  readonly rev: number
  readonly claims: readonly SharedClaim[]
}

export class ClaimBook {
  #rev: number
  readonly #claims: Map<string, SharedClaim>

  constructor({ rev, claims }: StoredClaims = { rev: 0, claims: [] }) {
    this.#rev = rev
    this.#claims = new Map(claims.map((claim) => [subjectKey(claim.subject), claim]))
  }

  get stored(): StoredClaims {
    return { rev: this.#rev, claims: [...this.#claims.values()] }
  }

  /** Number of the last change that is known here. */
  get rev(): number {
    return this.#rev
  }

  of(subject: SubjectRef): SharedClaim | null {
    return this.#claims.get(subjectKey(subject)) ?? null
  }

  /** 'known': an old change. 'missed': changes before it are not known; everything must be read again. */
  apply(change: ClaimChange): 'applied' | 'known' | 'missed' {
    if (change.rev <= this.#rev) return 'known'
    if (change.rev > this.#rev + 1) return 'missed'
    this.#rev = change.rev
    const { by, ...rest } = change
    if (by === null) this.#claims.delete(subjectKey(change.subject))
    else this.#claims.set(subjectKey(change.subject), { ...rest, by })
    return 'applied'
  }

  /** Takes over what the server has. Returns what differs from before. */
  replace({ rev, claims }: StoredClaims): readonly ClaimChange[] {
    const now = new Map(claims.map((claim) => [subjectKey(claim.subject), claim]))
    const gone = [...this.#claims].filter(([key]) => !now.has(key)).map(([, claim]) => ({ ...claim, by: null, rev }))
    const changed = claims.filter((claim) => {
      const before = this.of(claim.subject)
      return before === null || before.rev !== claim.rev || before.by !== claim.by
    })
    this.#rev = rev
    this.#claims.clear()
    for (const [key, claim] of now) this.#claims.set(key, claim)
    return [...gone, ...changed]
  }
}
