/** Writes events. A batch is one transaction, synced before it is confirmed. */
import { subjectKey } from '../../../shared/feed/events'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { openForWriting } from '../db/open-database'
import type { Sql } from '../db/sql'
import { storeRowCounts } from '../db/row-counts'
import type { WorkerOptions } from '../worker-rpc/messages'
import type { CallHandlers, WorkerService } from '../worker-rpc/worker-server'
import { appendEvents } from './append-events'
import type { FeedWriterCalls } from './feed-calls'
import { purgeEvents, deleteOldestStep } from './delete-events'
import { feedSchema } from './schema'
import { changeMarks } from './subject-marks'
import { FACTS_COLUMNS, decryptFacts, encryptFacts, subjectTag, valueContext, type FactsRow } from './event-rows'
import { deleteReplacedFile, replaceFile } from './replace-file'
import { rowCipherOf } from './serve-feed-reader'
import { refoldSubject, SubjectCache } from './subject-rows'
import { upgradeStep } from './upgrade-rows'
import type { RowCipher } from './row-cipher'

export function serveFeedWriter(plan: Extract<WorkerOptions, { role: 'feed' }>): WorkerService {
  const { file } = plan
  const cipher = rowCipherOf(plan)
  const { sql: first, readOnly, ...found } = openForWriting(file, feedSchema(cipher), plan)
  let sql = first
  if (!readOnly) deleteReplacedFile(file)
  const opened = { ...found, backedUpAtMs: null }
  let hasOldRows = !readOnly
  const replace = (at: { nowMs: number }): number => {
    const open = (): Sql => {
      sql = openForWriting(file, feedSchema(cipher), at).sql
      handlers = handlersFor(sql, cipher, file, replace)
      return sql
    }
    const gone = replaceFile(sql, file, open, at.nowMs)
    bumpRewritten(sql)
    return gone
  }
  let handlers = handlersFor(sql, cipher, file, replace)
  return {
    opened,
    handlers: readOnly ? refused : delegateToLatest(() => handlers),
    found: () => (cipher.takeOpenFailed() ? { kind: 'unreadable', file } : null),
    idle: () => hasOldRows && (hasOldRows = upgradeStep(sql, cipher)),
    close: () => {
      if (!readOnly) {
        storeRowCounts(sql)
        sql.db.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)')
      }
      sql.close()
    }
  }
}

/** Delegates to the handlers of the current file, which may be replaced. */
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
/** Makes readers drop decrypted texts. */
const bumpRewritten = (sql: Sql): void =>
  void sql.run(
    "INSERT INTO meta (name, value) VALUES ('rewritten', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1"
  )

function handlersFor(
  sql: Sql,
  cipher: RowCipher,
  file: string,
  replace: CallHandlers<FeedWriterCalls>['replace']
): CallHandlers<FeedWriterCalls> {
  const subjects = new SubjectCache(sql, cipher)
  return {
    append: (packed) => {
      try {
        return sql.transaction(() => appendEvents(sql, cipher, packed, subjects))
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
            cipher.tag('subject', subjectKey(which.subject))
          )
        if ('upToSeq' in which)
          return sql.run(`UPDATE events SET read = ? WHERE seq <= ? AND read = ${from}`, to, which.upToSeq)
        return which.seqs.reduce(
          (changed, seq) => changed + sql.run(`UPDATE events SET read = ? WHERE seq = ? AND read = ${from}`, to, seq),
          0
        )
      }),
    setMarks: ({ subject, change, atMs }) =>
      sql.transaction(() => changeMarks(sql, cipher, cipher.tag('subject', subjectKey(subject)), change, atMs)),
    rewrite: ({ changes }) => {
      subjects.forget()
      sql.transaction(() => rewrite(sql, cipher, changes))
      return null
    },
    addHole: (hole) => ({
      ...hole,
      id: Number(
        sql.one<[number]>`INSERT INTO holes (source, from_at, to_at)
          VALUES (${hole.source}, ${hole.fromMs}, ${hole.toMs}) RETURNING id`?.[0]
      )
    }),
    trim: ({ retention, most, nowMs }) => {
      const gone = deleteOldestStep(sql, cipher, retention, most, nowMs)
      if (gone === 0) return 0
      subjects.forget()
      bumpRewritten(sql)
      return gone
    },
    purge: ({ which, nowMs }) => {
      subjects.forget()
      bumpRewritten(sql)
      return purgeEvents(sql, cipher, file, which, nowMs)
    },
    replace,
    setValue: ({ name, value }) => {
      // undefined deletes the value
      const text = JSON.stringify(value) as string | undefined
      if (text === undefined) sql.run`DELETE FROM named_values WHERE name = ${name}`
      else
        sql.run`INSERT OR REPLACE INTO named_values (name, sealed)
          VALUES (${name}, ${cipher.sealCompressed([Buffer.from(text)], valueContext(name))})`
      return null
    },
    checked: ({ nowMs }) => {
      sql.run(setMeta, 'checked_at', nowMs)
      return null
    }
  }
}

function rewrite(sql: Sql, cipher: RowCipher, changes: FeedWriterCalls['rewrite']['input']['changes']): void {
  const touched = new Map<string, Uint8Array>()
  const touch = (tag: Uint8Array): void => void touched.set(Buffer.from(tag).toString('hex'), tag)
  for (const { seq, facts, orderMs, orderFrom } of changes) {
    const row = sql.one<[...FactsRow, Uint8Array]>(`SELECT ${FACTS_COLUMNS}, subject FROM events WHERE seq = ?`, seq)
    if (!row) continue
    const [, source, trust, older, , before] = row
    const { identity, kind } = decryptFacts(cipher, row)
    const tag = subjectTag(cipher, facts)
    const encrypted = encryptFacts(cipher, { seq, source, trust, older: older === 1 }, { ...facts, identity, kind })
    sql.run`UPDATE events SET subject = ${tag}, status = ${facts.status?.word ?? null},
        order_at = ${orderMs}, order_from = ${orderFrom}, facts = ${encrypted}
      WHERE seq = ${seq}`
    touch(before)
    touch(tag)
  }
  for (const tag of touched.values()) refoldSubject(sql, cipher, tag)
  bumpRewritten(sql)
}
