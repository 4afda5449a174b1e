/** Writes events. A batch is one transaction, synced before it is confirmed. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { deleteDamagedCopies } from '../db/backups'
import { openForWriting } from '../db/open-database'
import { closeWritten, refuseWrites, storeCheckTime } from '../db/serve-file'
import type { Sql } from '../db/sql'
import type { AnyHandlers, WorkerOptions } from '../worker-rpc/messages'
import type { Now, WorkerService } from '../worker-rpc/worker-server'
import { appendEvents } from './append-events'
import type { FeedWriterCalls } from './feed-calls'
import { purgeEvents, deleteOldestStep } from './delete-events'
import { feedSchema } from './schema'
import { FACTS_COLUMNS, decryptFacts, encryptFacts, subjectTag, valueContext, type FactsRow } from './event-rows'
import { deleteReplacedFile, replaceFile } from './replace-file'
import { deleteBlocksOf, TextBlockWriter } from './search/text-blocks'
import { changeMarks, refoldSubject, SubjectCache } from './subject-rows'
import { startReads } from './start-reads'
import { upgradeStep } from './upgrade-rows'
import { RowCipher } from './row-cipher'

export function serveFeedWriter(plan: Extract<WorkerOptions, { role: 'feed' }>, now: Now): WorkerService {
  const { file } = plan
  const cipher = RowCipher.of(plan.key)
  const { sql, readOnly, ...found } = openForWriting(file, feedSchema(cipher), plan)
  if (!readOnly) deleteReplacedFile(file)
  const serve = (sql: Sql) => {
    const blocks = new TextBlockWriter(sql, cipher)
    return { sql, blocks, handlers: handlersFor({ sql, cipher, blocks, file, now, replace }) }
  }
  const replace = (): number => {
    const open = (): Sql => {
      served = serve(openForWriting(file, feedSchema(cipher), { nowMs: now() }).sql)
      return served.sql
    }
    const gone = replaceFile(served.sql, file, open, now())
    bumpRewritten(served.sql)
    deleteAllDamagedCopies(file)
    return gone
  }
  let served = serve(sql)
  let hasOldRows = true
  return {
    opened: { ...found, backedUpAtMs: null },
    handlers: readOnly
      ? refuseWrites(served.handlers, { ...startReads(sql, cipher, now), trim: () => 0, checked: () => {} })
      : delegateToLatest(() => served.handlers),
    found: () => (cipher.takeOpenFailed() ? { kind: 'unreadable', file } : null),
    idle: () => !readOnly && ((hasOldRows &&= upgradeStep(served.sql, cipher)) || served.blocks.step()),
    close: () => (readOnly ? sql.close() : closeWritten(served.sql))
  }
}

const delegateToLatest = (latest: () => AnyHandlers): AnyHandlers =>
  Object.fromEntries(Object.keys(latest()).map((name) => [name, (...args: never[]) => latest()[name]?.(...args)]))

/** Makes readers drop decrypted texts. */
const bumpRewritten = (sql: Sql): void =>
  void sql.run(
    "INSERT INTO meta (name, value) VALUES ('rewritten', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1"
  )

/** A damaged copy may contain the deleted events too. */
function deleteAllDamagedCopies(file: string): void {
  if (!deleteDamagedCopies(file)) throw new StoreFailure('busy', 'A damaged copy of the file is in use')
}

interface WriterParts {
  readonly sql: Sql
  readonly cipher: RowCipher
  readonly blocks: TextBlockWriter
  readonly file: string
  readonly now: Now
  readonly replace: FeedWriterCalls['replace']
}
function handlersFor({ sql, cipher, blocks, file, now, replace }: WriterParts): FeedWriterCalls {
  const subjects = new SubjectCache(sql, cipher)
  return {
    ...startReads(sql, cipher, now),
    append(packed) {
      try {
        const answers = sql.transaction(() => appendEvents(sql, cipher, packed, subjects))
        packed.events.forEach((event, n) => {
          const answer = answers[n]
          if (answer?.isNew && answer.seq !== null) blocks.remember(answer.seq, event)
        })
        return answers
      } catch (error) {
        subjects.forget()
        throw error
      }
    },
    setRead: (which, read) => sql.transaction(() => setRead(sql, cipher, which, read)),
    setMarks: (subject, change, atMs) =>
      sql.transaction(() => changeMarks(sql, cipher, subjectTag(cipher, subject), change, atMs)),
    rewrite(changes) {
      subjects.forget()
      sql.transaction(() => rewrite(sql, cipher, changes))
    },
    addGap(gap) {
      const id = sql.number`INSERT INTO holes (source, from_at, to_at)
        VALUES (${gap.source}, ${gap.fromMs}, ${gap.toMs}) RETURNING id`
      return { ...gap, id }
    },
    trim(retention, most) {
      const gone = deleteOldestStep(sql, cipher, retention, most, now())
      if (gone === 0) {
        deleteDamagedCopies(file, retention.olderThanMs)
        return 0
      }
      subjects.forget()
      bumpRewritten(sql)
      return gone
    },
    purge(which) {
      subjects.forget()
      bumpRewritten(sql)
      const deleted = purgeEvents(sql, cipher, which, now())
      // replayed events hold no real data
      if (which === 'all' || !('source' in which)) deleteAllDamagedCopies(file)
      return deleted
    },
    replace,
    setValue(name, value) {
      // undefined deletes the value
      const text = JSON.stringify(value) as string | undefined
      if (text === undefined) sql.run`DELETE FROM named_values WHERE name = ${name}`
      else
        sql.run`INSERT OR REPLACE INTO named_values (name, sealed)
          VALUES (${name}, ${cipher.sealCompressed([Buffer.from(text)], valueContext(name))})`
    },
    checked: () => storeCheckTime(sql, now())
  }
}

/** Returns the number of changed events. */
function setRead(sql: Sql, cipher: RowCipher, ...[which, read]: Parameters<FeedWriterCalls['setRead']>): number {
  // literal, so that the index of unread events is used
  const set = read ? 'UPDATE events SET read = 1 WHERE read = 0 AND' : 'UPDATE events SET read = 0 WHERE read = 1 AND'
  if ('subject' in which) return sql.run(`${set} subject = ?`, subjectTag(cipher, which.subject))
  if ('upToSeq' in which) return sql.run(`${set} seq <= ?`, which.upToSeq)
  return which.seqs.reduce((changed, seq) => changed + sql.run(`${set} seq = ?`, seq), 0)
}

function rewrite(sql: Sql, cipher: RowCipher, changes: Parameters<FeedWriterCalls['rewrite']>[0]): void {
  const touched = new Map<string, Uint8Array>()
  const touch = (tag: Uint8Array): void => void touched.set(Buffer.from(tag).toString('hex'), tag)
  for (const { seq, facts, orderMs, orderFrom } of changes) {
    const row = sql.one<[...FactsRow, Uint8Array]>(`SELECT ${FACTS_COLUMNS}, subject FROM events WHERE seq = ?`, seq)
    if (!row) continue
    const [, source, trust, older, , before] = row
    const { identity, kind } = decryptFacts(cipher, row)
    const tag = subjectTag(cipher, facts.subject)
    const encrypted = encryptFacts(cipher, { seq, source, trust, older: older === 1 }, { ...facts, identity, kind })
    sql.run`UPDATE events SET subject = ${tag}, status = ${facts.status?.word ?? null},
        order_at = ${orderMs}, order_from = ${orderFrom}, facts = ${encrypted}
      WHERE seq = ${seq}`
    touch(before)
    touch(tag)
  }
  deleteBlocksOf(
    sql,
    changes.map(({ seq }) => seq)
  )
  for (const tag of touched.values()) refoldSubject(sql, cipher, tag)
  bumpRewritten(sql)
}
