/** The only writer of the cache file. */
import type { WorkerOptions, CacheWriterCalls } from '../worker-rpc/messages'
import type { CallHandlers, WorkerService } from '../worker-rpc/worker-server'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { openForWriting } from '../db/open-database'
import { storeRowCounts } from '../db/row-counts'
import { deleteExpired } from './expire'
import { CACHE_SCHEMA } from './schema'
import { writePicture } from './picture-rows'
import { clearCache, trimCache } from './trim'
import { AnswerWriter } from './records/write-answer'

/** Queue steps per idle turn; a write waits for one turn at most. */
const IDLE_STEPS = 10

/** Engines; statistics of a nearly empty file would mislead the query planner once it is full. */
const MIN_FOR_STATISTICS = 5_000

export function serveCacheWriter(plan: Extract<WorkerOptions, { role: 'cache-writer' | 'person' }>): WorkerService {
  const { sql, readOnly, ...found } = openForWriting(plan.file, CACHE_SCHEMA, plan)
  const opened = { ...found, backedUpAtMs: null }
  if (readOnly) return { opened, handlers: readOnlyHandlers, close: () => sql.close() }
  const answers = new AnswerWriter(sql)
  let waiting = sql.one('SELECT 1 FROM desk_queue LIMIT 1') !== undefined

  const handlers: CallHandlers<CacheWriterCalls> = {
    write: (answer) => {
      waiting = answers.write(answer) || waiting
      return null
    },
    putPicture: ({ url, type, bytes, nowMs: at }) => {
      writePicture(sql, url, { type, bytes }, at)
      return null
    },
    dropPicture: ({ url }) => {
      sql.run`DELETE FROM pictures WHERE url = ${url}`
      return null
    },
    touch: ({ nowMs: at, pictures, engines }) => {
      sql.transaction(() => {
        for (const url of pictures) sql.run`UPDATE pictures SET used_at = ${at} WHERE url = ${url}`
        for (const { profile, id } of engines)
          sql.run`UPDATE engines SET used_at = ${at}
            WHERE profile = (SELECT key FROM profiles WHERE id = ${profile}) AND id = ${id}`
      })
      return null
    },
    trim: ({ caps, pinned }) => {
      trimCache(sql, answers.index, caps, pinned)
      return null
    },
    expire: ({ beforeMs }) => {
      waiting = deleteExpired(sql, beforeMs) || waiting
      return null
    },
    clear: ({ profile }) => {
      clearCache(sql, answers.index, profile)
      return null
    },
    checked: ({ nowMs: at }) => {
      sql.run`INSERT INTO meta (name, value)
        VALUES ('checked_at', ${at}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`
      return null
    }
  }
  return {
    opened,
    handlers,
    idle: () => {
      if (!waiting) return false
      try {
        waiting = sql.transaction(() => answers.index.work(IDLE_STEPS))
      } catch (error) {
        answers.index.forget()
        throw error
      }
      return waiting
    },
    close: () => {
      if (sql.one`SELECT 1 FROM engines LIMIT 1 OFFSET ${MIN_FOR_STATISTICS}`) sql.db.exec('PRAGMA optimize')
      storeRowCounts(sql)
      sql.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      sql.close()
    }
  }
}

const refuse = (): never => {
  throw new StoreFailure(
    'read-only',
    'the file is read as it is: of a newer version, not brought up to date, or not to be written'
  )
}
const readOnlyHandlers: CallHandlers<CacheWriterCalls> = {
  write: refuse,
  putPicture: refuse,
  dropPicture: refuse,
  touch: () => null,
  trim: refuse,
  expire: refuse,
  clear: refuse,
  checked: () => null
}
