import { conflictingIdentity, mayBeAnotherKind } from '../../../shared/feed/event-identity'
import { isLate } from '../../../shared/feed/event-order'
import type { SourceId, Trust } from '../../../shared/feed/events'
import { foldSubject } from '../../../shared/feed/subject-state'
import { isMoreTrusted } from '../../../shared/feed/trust-level'
import type { Sql } from '../db/sql'
import {
  bodyTagOf,
  decryptFacts,
  encryptBody,
  encryptFacts,
  FACTS_COLUMNS,
  LAST_SEQ,
  type FactsRow,
  type PackedEvents
} from './event-rows'
import type { AppendAnswer } from './feed-calls'
import type { RowCipher } from './row-cipher'
import { foldSubjectEvents, writeSubject, type CachedSubject, type SubjectCache } from './subject-rows'

/** Earlier signed arrivals of a body under any kind, oldest first; `seq` null: purged. */
function signedBefore(sql: Sql, body: Uint8Array): readonly (readonly [seq: number | null, atMs: number])[] {
  const here = sql.all<[number, number]>`SELECT seq, signed_at
    FROM events WHERE body = ${body} AND signed_at IS NOT NULL`
  const gone = sql.all<[null, number]>`SELECT NULL, signed_at FROM gone WHERE body = ${body} AND signed_at IS NOT NULL`
  return here.length + gone.length === 0 ? here : [...here, ...gone].sort(([, a], [, b]) => a - b)
}

/** The identity to store: changed when an event of the same id had another body. */
function storedIdentityOf(sql: Sql, cipher: RowCipher, identity: string, body: Uint8Array): string {
  if (!identity.startsWith('id:')) return identity
  const tag = cipher.tag('identity', identity)
  const before = sql.one<[Uint8Array | null]>`SELECT body
    FROM events WHERE identity = ${tag} UNION ALL SELECT body FROM gone WHERE identity = ${tag}`?.[0]
  return before && Buffer.compare(before, body) !== 0
    ? conflictingIdentity(identity, Buffer.from(body).toString('hex'))
    : identity
}

/** @param seq of the original; null: it is purged */
function copyAnswer(sql: Sql, event: PackedEvents['events'][number], seq: number | null): AppendAnswer {
  if (seq !== null) sql.run`UPDATE events SET copies = copies + 1, copied_at = ${event.arrivedAtMs} WHERE seq = ${seq}`
  return { isNew: false, seq, late: false }
}

/** Gives the stored event the higher trust of its copy, and returns its refolded subject. */
function applyTrustOfCopy(
  sql: Sql,
  cipher: RowCipher,
  cache: SubjectCache,
  { source, trust, arrivedAtMs }: PackedEvents['events'][number],
  seq: number,
  body: Uint8Array
): CachedSubject {
  const facts = decryptFacts(cipher, sql.one<FactsRow>(`SELECT ${FACTS_COLUMNS} FROM events WHERE seq = ?`, seq)!)
  const encrypted = encryptFacts(cipher, { seq, source, trust }, facts)
  const signedAtMs = trust === 'signed' ? arrivedAtMs : null
  sql.run`UPDATE events SET source = ${source}, trust = ${trust}, signed_at = ${signedAtMs},
      body = ${body}, facts = ${encrypted}
    WHERE seq = ${seq}`
  const subject = cache.of(facts.subject)
  subject.state = foldSubjectEvents(sql, cipher, subject.tag)
  return subject
}

interface EventRow {
  readonly seq: number
  /** The identity as text. */
  readonly name: string
  readonly subject: Uint8Array
  readonly late: boolean
  readonly body: Uint8Array
  readonly content: Uint8Array
}
function insertEvent(
  sql: Sql,
  cipher: RowCipher,
  event: PackedEvents['events'][number],
  { seq, name, subject, late, body, content }: EventRow
): void {
  const { kind, source, family, trust, status, arrivedAtMs, orderMs, orderFrom, bodyBytes } = event
  const facts = encryptFacts(cipher, { seq, source, trust }, { ...event, identity: name })
  sql.run`INSERT INTO events (
      seq, identity, subject, kind, source, family, trust, status,
      arrived_at, order_at, order_from, late, read, bytes, body, signed_at, facts
    ) VALUES (
      ${seq}, ${cipher.tag('identity', name)}, ${subject}, ${cipher.tag('kind', kind)}, ${source}, ${family}, ${trust},
      ${status?.word ?? null}, ${arrivedAtMs}, ${orderMs}, ${orderFrom}, ${late ? 1 : 0}, ${event.read ? 1 : 0},
      ${bodyBytes}, ${body},
      ${trust === 'signed' ? arrivedAtMs : null}, ${facts})`
  sql.run`INSERT INTO bodies (seq, sealed) VALUES (${seq}, ${encryptBody(cipher, seq, content)})`
}

/** Appends a batch in the caller's transaction. Copies of known events are counted instead. */
export function appendEvents(
  sql: Sql,
  cipher: RowCipher,
  { events, contents }: PackedEvents,
  cache: SubjectCache
): readonly AppendAnswer[] {
  // the number is part of the encryption context, so it is assigned before the insert
  let last = sql.number(LAST_SEQ)
  const touchedSubjects = new Set<CachedSubject>()
  let at = 0
  const answers = events.map((event): AppendAnswer => {
    const content = contents.subarray(at, (at += event.contentBytes))
    const body = bodyTagOf(cipher, content)
    const name = storedIdentityOf(sql, cipher, event.identity, body)
    const identity = cipher.tag('identity', name)
    const known = sql.one<[number, SourceId, Trust]>`SELECT seq, source, trust FROM events WHERE identity = ${identity}`
    if (known) {
      const [seq, source, trust] = known
      if (isMoreTrusted(event, { source, trust }))
        touchedSubjects.add(applyTrustOfCopy(sql, cipher, cache, event, seq, body))
      return copyAnswer(sql, event, seq)
    }
    if (sql.one`SELECT 1 FROM gone WHERE identity = ${identity}`) return copyAnswer(sql, event, null)
    const signed = event.trust === 'signed' ? signedBefore(sql, body) : []
    if (
      !mayBeAnotherKind(
        signed.map(([, atMs]) => atMs),
        event.arrivedAtMs
      )
    )
      return copyAnswer(sql, event, signed[0]?.[0] ?? null)
    const seq = ++last
    const subject = cache.of(event.subject)
    touchedSubjects.add(subject)
    const late = isLate(event, subject.state)
    insertEvent(sql, cipher, event, { seq, name, subject: subject.tag, late, body, content })
    subject.state = foldSubject(subject.state, { ...event, seq })
    const snoozed = sql.one`SELECT 1 FROM marks WHERE subject = ${subject.tag} AND snoozed_until > ${event.arrivedAtMs}`
    return {
      isNew: true,
      seq,
      late,
      ...(snoozed ? { snoozed: true } : {}),
      ...(name === event.identity ? {} : { identity: name })
    }
  })
  for (const { tag, state } of touchedSubjects) if (state) writeSubject(sql, cipher, tag, state)
  cache.shrink()
  return answers
}
