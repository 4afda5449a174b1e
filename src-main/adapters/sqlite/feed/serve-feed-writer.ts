/** Writes the events. A batch is one transaction and on the disk before it is answered. */
import { mayBeAnotherKind, conflictingIdentity } from '../../../shared/feed/event-identity'
import { isLate } from '../../../shared/feed/event-order'
import { foldSubject } from '../../../shared/feed/subject-state'
import { subjectKey, type SourceId as Source, type Trust } from '../../../shared/feed/events'
import { isMoreTrusted } from '../../../shared/feed/trust-level'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { openForWriting } from '../db/open-database'
import type { Sql } from '../db/sql'
import { storeRowCounts } from '../db/row-counts'
import type { WorkerOptions } from '../worker-rpc/messages'
import type { CallHandlers, WorkerService } from '../worker-rpc/worker-server'
import type { AppendAnswer, FeedWriterCalls } from './feed-calls'
import { purgeEvents, deleteOldestStep } from './delete-events'
import { feedSchema } from './schema'
import { changeMarks } from './subject-marks'
import {
  bodyTagOf,
  FACTS_COLUMNS,
  LAST_SEQ,
  decryptFacts,
  encryptBody,
  encryptFacts,
  subjectTag,
  valueContext,
  type FactsRow,
  type PackedEvents
} from './event-rows'
import { deleteReplacedFile, replaceFile } from './replace-file'
import { rowCipherOf } from './serve-feed-reader'
import { foldSubjectEvents, refoldSubject, SubjectCache, writeSubject, type CachedSubject } from './subject-rows'
import { upgradeStep } from './upgrade-rows'
import type { RowCipher } from './row-cipher'

export function serveFeedWriter(plan: Extract<WorkerOptions, { role: 'feed' }>): WorkerService {
  const { file } = plan
  const vault = rowCipherOf(plan)
  const { sql: first, readOnly, ...found } = openForWriting(file, feedSchema(vault), plan)
  let sql = first
  if (!readOnly) deleteReplacedFile(file)
  const opened = { ...found, backedUpAtMs: null }
  let older = !readOnly
  const replace = (at: { nowMs: number }): number => {
    const open = (): Sql => {
      sql = openForWriting(file, feedSchema(vault), at).sql
      handlers = handlersFor(sql, vault, file, replace)
      return sql
    }
    const gone = replaceFile(sql, file, open, at.nowMs)
    rewritten(sql)
    return gone
  }
  let handlers = handlersFor(sql, vault, file, replace)
  return {
    opened,
    handlers: readOnly ? refused : delegateToLatest(() => handlers),
    found: () => (vault.takeOpenFailed() ? { kind: 'unreadable', file } : null),
    idle: () => older && (older = upgradeStep(sql, vault)),
    close: () => {
      if (!readOnly) {
        storeRowCounts(sql)
        sql.db.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)')
      }
      sql.close()
    }
  }
}

/** The handlers of the file as it is now: it may be replaced. */
function delegateToLatest(latest: () => CallHandlers<FeedWriterCalls>): WorkerService['handlers'] {
  return Object.fromEntries(
    Object.keys(latest()).map((name) => [name, (input: never) => latest()[name as keyof FeedWriterCalls](input)])
  )
}

const refuse = (): never => {
  throw new StoreFailure(
    'read-only',
    'the file is read as it is: of a newer version, not brought up to date, or not to be written'
  )
}
const refused: CallHandlers<FeedWriterCalls> = {
  append: refuse,
  setRead: refuse,
  setMarks: refuse,
  rewrite: refuse,
  addHole: refuse,
  trim: () => 0,
  purge: refuse,
  replace: refuse,
  setValue: refuse,
  checked: () => null
}

const setMeta = 'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
/** Readers forget what they have opened. */
const rewritten = (sql: Sql): void =>
  void sql.run(
    "INSERT INTO meta (name, value) VALUES ('rewritten', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1"
  )

function handlersFor(
  sql: Sql,
  vault: RowCipher,
  file: string,
  replace: CallHandlers<FeedWriterCalls>['replace']
): CallHandlers<FeedWriterCalls> {
  const subjects = new SubjectCache(sql, vault)
  return {
    append: (packed) => {
      try {
        return sql.transaction(() => append(sql, vault, packed, subjects))
      } catch (error) {
        subjects.forget()
        throw error
      }
    },
    setRead: ({ which, read }) =>
      sql.transaction(() => {
        const [from, to] = [read ? 0 : 1, read ? 1 : 0]
        if ('subject' in which)
          return sql.run(
            `UPDATE events SET read = ? WHERE subject = ? AND read = ${from}`,
            to,
            vault.tag('subject', subjectKey(which.subject))
          )
        if ('upToSeq' in which)
          return sql.run(`UPDATE events SET read = ? WHERE seq <= ? AND read = ${from}`, to, which.upToSeq)
        return which.seqs.reduce(
          (changed, seq) => changed + sql.run(`UPDATE events SET read = ? WHERE seq = ? AND read = ${from}`, to, seq),
          0
        )
      }),
    setMarks: ({ subject, change, atMs }) =>
      sql.transaction(() => changeMarks(sql, vault, vault.tag('subject', subjectKey(subject)), change, atMs)),
    rewrite: ({ changes }) => {
      subjects.forget()
      sql.transaction(() => rewrite(sql, vault, changes))
      return null
    },
    addHole: (hole) => ({
      ...hole,
      id: Number(
        sql.one<[number]>(
          'INSERT INTO holes (source, from_at, to_at) VALUES (?, ?, ?) RETURNING id',
          hole.source,
          hole.fromMs,
          hole.toMs
        )?.[0]
      )
    }),
    trim: ({ retention, most, nowMs }) => {
      const gone = deleteOldestStep(sql, vault, retention, most, nowMs)
      if (gone === 0) return 0
      subjects.forget()
      rewritten(sql)
      return gone
    },
    purge: ({ which, nowMs }) => {
      subjects.forget()
      rewritten(sql)
      return purgeEvents(sql, vault, file, which, nowMs)
    },
    replace,
    setValue: ({ name, value }) => {
      // what JSON has no word for is no value: undefined takes the name away
      const text = JSON.stringify(value) as string | undefined
      if (text === undefined) sql.run('DELETE FROM named_values WHERE name = ?', name)
      else
        sql.run(
          'INSERT OR REPLACE INTO named_values (name, sealed) VALUES (?, ?)',
          name,
          vault.sealCompressed([Buffer.from(text)], valueContext(name))
        )
      return null
    },
    checked: ({ nowMs }) => {
      sql.run(setMeta, 'checked_at', nowMs)
      return null
    }
  }
}

/** The same body as it came signed before, under whatever kind, the first of all first; `seq` null: purged since. */
function signedBefore(sql: Sql, body: Uint8Array): readonly (readonly [seq: number | null, atMs: number])[] {
  const here = sql.all<[number, number]>(
    'SELECT seq, signed_at FROM events WHERE body = ? AND signed_at IS NOT NULL',
    body
  )
  const gone = sql.all<[null, number]>(
    'SELECT NULL, signed_at FROM gone WHERE body = ? AND signed_at IS NOT NULL',
    body
  )
  return here.length + gone.length === 0 ? here : [...here, ...gone].sort(([, a], [, b]) => a - b)
}

/** What an event is kept under: its identity, unless that is an id under which another body is, or was. */
function storedIdentityOf(sql: Sql, vault: RowCipher, identity: string, body: Uint8Array): string {
  if (!identity.startsWith('id:')) return identity
  const tag = vault.tag('identity', identity)
  const before = sql.one<[Uint8Array | null]>(
    'SELECT body FROM events WHERE identity = ? UNION ALL SELECT body FROM gone WHERE identity = ?',
    tag,
    tag
  )?.[0]
  return before && Buffer.compare(before, body) !== 0
    ? conflictingIdentity(identity, Buffer.from(body).toString('hex'))
    : identity
}

/** @param seq of the event it is a copy of; null: that one is purged */
function copyAnswer(sql: Sql, event: PackedEvents['events'][number], seq: number | null): AppendAnswer {
  if (seq !== null)
    sql.run('UPDATE events SET copies = copies + 1, copied_at = ? WHERE seq = ?', event.arrivedAtMs, seq)
  return { isNew: false, seq, late: false }
}

/**
 * The copy vouches for what is kept: whose word it is now decides what its ticket shows. Answers the ticket, folded
 * anew.
 */
function applyTrustOfCopy(
  sql: Sql,
  vault: RowCipher,
  cache: SubjectCache,
  { source, trust, arrivedAtMs }: PackedEvents['events'][number],
  seq: number,
  body: Uint8Array
): CachedSubject {
  const facts = decryptFacts(vault, sql.one<FactsRow>(`SELECT ${FACTS_COLUMNS} FROM events WHERE seq = ?`, seq)!)
  sql.run(
    'UPDATE events SET source = ?, trust = ?, signed_at = ?, body = ?, facts = ? WHERE seq = ?',
    source,
    trust,
    trust === 'signed' ? arrivedAtMs : null,
    body,
    encryptFacts(vault, { seq, source, trust }, facts),
    seq
  )
  const subject = cache.of(facts.subject)
  subject.state = foldSubjectEvents(sql, vault, subject.tag)
  return subject
}

function append(
  sql: Sql,
  vault: RowCipher,
  { events, contents }: PackedEvents,
  cache: SubjectCache
): readonly AppendAnswer[] {
  // an event's place is part of its sealing, so its number is known before it is there
  let last = sql.number(LAST_SEQ)
  const touched = new Set<CachedSubject>()
  let at = 0
  const answers = events.map((event): AppendAnswer => {
    const content = contents.subarray(at, (at += event.contentBytes))
    const body = bodyTagOf(vault, content)
    const name = storedIdentityOf(sql, vault, event.identity, body)
    const identity = vault.tag('identity', name)
    const known = sql.one<[number, Source, Trust]>('SELECT seq, source, trust FROM events WHERE identity = ?', identity)
    if (known) {
      const [seq, source, trust] = known
      if (isMoreTrusted(event, { source, trust })) touched.add(applyTrustOfCopy(sql, vault, cache, event, seq, body))
      return copyAnswer(sql, event, seq)
    }
    if (sql.one('SELECT 1 FROM gone WHERE identity = ?', identity)) return copyAnswer(sql, event, null)
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
    touched.add(subject)
    const late = isLate(event, subject.state)
    sql.run(
      'INSERT INTO events (seq, identity, subject, kind, source, family, trust, status, arrived_at, order_at, order_from, late, bytes, body, signed_at, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      seq,
      identity,
      subject.tag,
      vault.tag('kind', event.kind),
      event.source,
      event.family,
      event.trust,
      event.status?.word ?? null,
      event.arrivedAtMs,
      event.orderMs,
      event.orderFrom,
      late ? 1 : 0,
      event.bodyBytes,
      body,
      event.trust === 'signed' ? event.arrivedAtMs : null,
      encryptFacts(vault, { seq, source: event.source, trust: event.trust }, { ...event, identity: name })
    )
    sql.run('INSERT INTO bodies (seq, sealed) VALUES (?, ?)', seq, encryptBody(vault, seq, content))
    subject.state = foldSubject(subject.state, { ...event, seq })
    const snoozed = sql.one(
      'SELECT 1 FROM marks WHERE subject = ? AND snoozed_until > ?',
      subject.tag,
      event.arrivedAtMs
    )
    return {
      isNew: true,
      seq,
      late,
      ...(snoozed ? { snoozed: true } : {}),
      ...(name === event.identity ? {} : { identity: name })
    }
  })
  for (const { tag, state } of touched) if (state) writeSubject(sql, vault, tag, state)
  cache.shrink()
  return answers
}

function rewrite(sql: Sql, vault: RowCipher, changes: FeedWriterCalls['rewrite']['input']['changes']): void {
  const touched = new Map<string, Uint8Array>()
  const touch = (tag: Uint8Array): void => void touched.set(Buffer.from(tag).toString('hex'), tag)
  for (const { seq, facts, orderMs, orderFrom } of changes) {
    const row = sql.one<[...FactsRow, Uint8Array]>(`SELECT ${FACTS_COLUMNS}, subject FROM events WHERE seq = ?`, seq)
    if (!row) continue
    const [, source, trust, older, , before] = row
    const { identity, kind } = decryptFacts(vault, row)
    const tag = subjectTag(vault, facts)
    sql.run(
      'UPDATE events SET subject = ?, status = ?, order_at = ?, order_from = ?, facts = ? WHERE seq = ?',
      tag,
      facts.status?.word ?? null,
      orderMs,
      orderFrom,
      encryptFacts(vault, { seq, source, trust, older: older === 1 }, { ...facts, identity, kind }),
      seq
    )
    touch(before)
    touch(tag)
  }
  for (const tag of touched.values()) refoldSubject(sql, vault, tag)
  rewritten(sql)
}
