/**
 * Claims of tickets and projects that all computers see. The first claim at the server counts. Without the server a
 * claim is stored here and shared later, unless someone else was first.
 */
import { subjectKey, type SubjectRef } from '../../../shared/feed/events'
import { WorkspaceUnavailable, type WorkspaceEngine } from '../../../shared/ports/network/workspace-engine'
import { FEED_VALUES, type EventStore } from '../../../shared/ports/stores/event-store'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { isObject } from '../../../shared/text/json-object'
import { ClaimBook, type ClaimChange, type SharedClaim, type StoredClaims } from '../../../shared/workspace/claim-book'
import { SerialQueue } from '../../../shared/serial-queue'
import { CLAIM_FACTS_PART, CLAIMS_PART, CLAIMS_TOPIC } from './event-names'
import { CLAIM, CLAIMS, LAST_CLAIM } from './event-scripts'

/** A lost message is noticed after this long. */
const LOOK_MS = 10_000
const MOST_CLAIMS = 2000
/** All claims, each with a long id and name. */
const MOST_BYTES = MOST_CLAIMS * 500
const KEEP_MS = 90 * 86_400_000
const NAME_CHARACTERS = 60
const ID_CHARACTERS = 200

interface SharedClaimsDeps {
  readonly store: Pick<EventStore, 'value' | 'setValue' | 'marks' | 'setMarks'>
  readonly clock: Clock
  readonly log: Log
  /** null: no workspace, or events are not shared. */
  engine(): WorkspaceEngine | null
  /** Claims of this person from before the first sharing. */
  ownClaims(): Promise<readonly { readonly subject: SubjectRef; readonly by: string }[]>
  /** Marks in the store have changed. */
  changed(): void
}

/** A change that was made without the server, based on the claim with number `on` (0: none). */
interface Pending {
  readonly subject: SubjectRef
  readonly by: string | null
  readonly on: number
}

type Sealed = Pick<SharedClaim, 'subject' | 'by' | 'computer'>

export class SharedClaims {
  readonly #deps: SharedClaimsDeps
  #book = new ClaimBook()
  #pending: readonly Pending[] = []
  #isRead = false
  #engine: WorkspaceEngine | null = null
  #endMessages: (() => void) | null = null
  #cancelLook: (() => void) | null = null
  /** Changes are applied one after the other. */
  readonly #changes = new SerialQueue()

  constructor(deps: SharedClaimsDeps) {
    this.#deps = deps
  }

  /** The engine or its connection has changed, or a setting. */
  follow(): void {
    const engine = this.#deps.engine()
    if (engine !== this.#engine) {
      this.#endMessages?.()
      this.#engine = engine
      this.#endMessages = engine?.onMessage(CLAIMS_TOPIC, (value) => void this.#heard(value)) ?? null
    }
    this.#look()
  }

  close(): void {
    this.#endMessages?.()
    this.#endMessages = null
    this.#engine = null
    this.#cancelLook?.()
  }

  /**
   * Claims for all computers, takes over or releases (`by` null). Returns who is on it now, which is someone else when
   * they were faster.
   *
   * @param over whose claim the person saw; null: none
   */
  claim(subject: SubjectRef, by: string | null, over: string | null): Promise<string | null> {
    return this.#inTurn('claim', by, async () => {
      if (this.#engine === null) return by
      await this.#read()
      const held = this.#book.of(subject)
      if (held !== null && held.by !== over && held.by !== by) return held.by
      const pending: Pending = { subject, by, on: held?.rev ?? 0 }
      if (!this.#engine.isOpen) return this.#later(pending)
      try {
        const now = await this.#change(this.#engine, pending)
        await this.#write()
        return now
      } catch (error) {
        if (!(error instanceof WorkspaceUnavailable)) throw error
        return this.#later(pending)
      }
    })
  }

  /** New events of these. The mark of a claim goes with the last event that is deleted here; the claim does not. */
  arrived(subjects: readonly SubjectRef[]): void {
    if (this.#engine === null) return
    void this.#inTurn('arrived', undefined, async () => {
      await this.#read()
      const waiting = new Set(this.#pending.map(({ subject }) => subjectKey(subject)))
      for (const { subject, by, atMs } of new Set(subjects.flatMap((one) => this.#book.of(one) ?? []))) {
        if (waiting.has(subjectKey(subject))) continue
        if ((await this.#deps.store.marks(subject)).claimedBy === null) await this.#setMark(subject, by, atMs)
      }
    })
  }

  async #later(pending: Pending): Promise<string | null> {
    const key = subjectKey(pending.subject)
    const before = this.#pending.find((one) => subjectKey(one.subject) === key)
    this.#pending = [...this.#pending.filter((one) => one !== before), { ...pending, on: before?.on ?? pending.on }]
    await this.#write()
    return pending.by
  }

  /** Returns who is on it after that. */
  async #change(engine: WorkspaceEngine, { subject, by, on }: Pending): Promise<string | null> {
    const part = claimPart(subject)
    const name = by?.slice(0, NAME_CHARACTERS) ?? null
    const sealed: Sealed | null = name === null ? null : { subject, by: name, computer: engine.computer }
    const value = sealed === null ? '' : engine.seal(CLAIMS_PART, bytesOf(sealed))
    const [rev] = (await engine.run(
      CLAIM,
      [CLAIMS_PART, CLAIM_FACTS_PART, part],
      [String(on), value, String(MOST_CLAIMS), String(KEEP_MS)]
    )) as readonly [number]
    if (rev === 0) {
      await this.#sync(engine)
      return this.#book.of(subject)?.by ?? null
    }
    const atMs = this.#deps.clock.now()
    const change: ClaimChange = { subject, by: name, computer: engine.computer, rev, atMs }
    if (this.#book.apply(change) === 'missed') await this.#sync(engine)
    await engine.publish(CLAIMS_TOPIC, bytesOf(change)).catch(() => undefined)
    return name
  }

  #heard(value: Uint8Array): Promise<void> {
    return this.#inTurn('heard', undefined, async () => {
      await this.#read()
      const change = changeIn(value)
      const outcome = change === null ? 'missed' : this.#book.apply({ ...change, atMs: this.#deps.clock.now() })
      if (outcome === 'missed' && this.#engine?.isOpen) await this.#sync(this.#engine)
      else if (outcome === 'applied' && change) await this.#mark([{ ...change, atMs: this.#deps.clock.now() }])
      if (outcome !== 'known') await this.#write()
    })
  }

  /** Compares with the server, now and from time to time. */
  #look(): void {
    this.#cancelLook?.()
    this.#cancelLook = null
    const engine = this.#engine
    if (engine === null) return
    void this.#inTurn('sync', undefined, async () => {
      await this.#read()
      if (!engine.isOpen || this.#engine !== engine) return
      const last = await engine.run(LAST_CLAIM, [CLAIM_FACTS_PART], [])
      if (last === this.#book.rev && this.#pending.length === 0) return
      await this.#sync(engine)
      await this.#write()
    }).finally(() => {
      if (this.#engine === engine) this.#cancelLook = this.#deps.clock.after(LOOK_MS, () => this.#look())
    })
  }

  /** Takes over what the server has, and shares what was changed without it. */
  async #sync(engine: WorkspaceEngine): Promise<void> {
    const reply = await engine.run(CLAIMS, [CLAIMS_PART, CLAIM_FACTS_PART], [], MOST_BYTES)
    const [nowMs, rev, values] = reply as readonly [number, number, readonly string[]]
    const claims = values.flatMap((value) => this.#opened(engine, value, nowMs) ?? [])
    const lost = rev < this.#book.rev ? this.#ownAfterLoss(engine, claims) : []
    const changes = this.#book.replace({ rev, claims })
    const pending = [...this.#pending, ...lost]
    const waiting = new Set(pending.map(({ subject }) => subjectKey(subject)))
    await this.#mark(changes.filter(({ subject }) => !waiting.has(subjectKey(subject))))
    this.#pending = pending
    for (const one of pending) await this.#share(engine, one)
  }

  /** The server lost data: each computer gives it back its own claims. */
  #ownAfterLoss(engine: WorkspaceEngine, claims: readonly SharedClaim[]): readonly Pending[] {
    const there = new Set(claims.map(({ subject }) => subjectKey(subject)))
    return this.#book.stored.claims
      .filter(({ computer, subject }) => computer === engine.computer && !there.has(subjectKey(subject)))
      .map(({ subject, by }) => ({ subject, by, on: 0 }))
  }

  async #share(engine: WorkspaceEngine, pending: Pending): Promise<void> {
    const held = this.#book.of(pending.subject)
    this.#pending = this.#pending.filter((one) => one !== pending)
    if ((held?.rev ?? 0) === pending.on) {
      await this.#change(engine, pending).catch((error: unknown) => {
        this.#pending = [...this.#pending, pending]
        throw error
      })
    }
    const now = this.#book.of(pending.subject)
    await this.#setMark(pending.subject, now?.by ?? null, now?.atMs ?? this.#deps.clock.now())
  }

  async #mark(changes: readonly ClaimChange[]): Promise<void> {
    for (const { subject, by, atMs } of changes) await this.#setMark(subject, by, atMs)
  }

  async #setMark(subject: SubjectRef, by: string | null, atMs: number): Promise<void> {
    await this.#deps.store.setMarks(subject, { claimedBy: by }, atMs)
    this.#deps.changed()
  }

  /** @param value "number time sealed" of the server */
  #opened(engine: WorkspaceEngine, value: string, serverNowMs: number): SharedClaim | null {
    const [rev = '', madeAt = '', sealed = ''] = value.split(' ')
    const bytes = engine.unseal(CLAIMS_PART, sealed)
    const claim = bytes === null ? null : sealedIn(bytes)
    if (claim === null) return null
    const ageMs = Math.max(0, serverNowMs - Number(madeAt))
    return { ...claim, rev: Number(rev), atMs: Math.round(this.#deps.clock.now() - ageMs) }
  }

  async #read(): Promise<void> {
    if (this.#isRead) return
    const value = await this.#deps.store.value(FEED_VALUES.sharedClaims)
    if (isObject(value)) {
      const { rev, claims, pending } = value as unknown as StoredClaims & { readonly pending: readonly Pending[] }
      this.#book = new ClaimBook({ rev, claims })
      this.#pending = pending
    } else this.#pending = (await this.#deps.ownClaims()).map((claim) => ({ ...claim, on: 0 }))
    this.#isRead = true
  }

  async #write(): Promise<void> {
    await this.#deps.store.setValue(FEED_VALUES.sharedClaims, { ...this.#book.stored, pending: this.#pending })
  }

  #inTurn<T>(what: string, otherwise: T, work: () => Promise<T>): Promise<T> {
    return this.#changes.run(work).catch((error: unknown) => {
      if (!(error instanceof WorkspaceUnavailable)) this.#deps.log.error('workspace.claims', { what, error })
      return otherwise
    })
  }
}

const claimPart = (subject: SubjectRef): string => `claim ${subjectKey(subject)}`
const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

/** null: not what this program writes. */
function sealedIn(bytes: Uint8Array): Sealed | null {
  const change = changeIn(bytes)
  return change === null || change.by === null ? null : { ...change, by: change.by }
}

function changeIn(bytes: Uint8Array): Omit<ClaimChange, 'atMs'> | null {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
  if (!isObject(value) || !isObject(value['subject'])) return null
  const { by, computer, rev } = value
  const { type, id } = value['subject']
  if (type !== 'ticket' && type !== 'project' && type !== 'none') return null
  if (typeof id !== 'string' || id === '' || id.length > ID_CHARACTERS || typeof computer !== 'string') return null
  if (by !== null && (typeof by !== 'string' || by.length > NAME_CHARACTERS)) return null
  return { subject: { type, id }, by, computer, rev: typeof rev === 'number' ? rev : 0 }
}
