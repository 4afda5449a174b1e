/** The only writer of the cache file. */
import type { WorkerOptions, CacheWriterCalls } from '../worker-rpc/messages'
import type { Now, WorkerService } from '../worker-rpc/worker-server'
import { openForWriting } from '../db/open-database'
import { closeWritten, refuseWrites, storeCheckTime } from '../db/serve-file'
import type { Sql } from '../db/sql'
import { deleteExpired } from './expire'
import { CACHE_SCHEMA } from './schema'
import { writePicture } from './picture-rows'
import { clearCache, trimCache } from './trim'
import { AnswerWriter } from './records/write-answer'

/** Queue steps per idle turn; a write waits for one turn at most. */
const IDLE_STEPS = 10

/** Engines; statistics of a nearly empty file would mislead the query planner once it is full. */
const MIN_FOR_STATISTICS = 5_000

const ignore = (): void => {}

export function serveCacheWriter(
  plan: Extract<WorkerOptions, { role: 'cache-writer' | 'person' }>,
  now: Now
): WorkerService {
  const { sql, readOnly, ...found } = openForWriting(plan.file, CACHE_SCHEMA, plan)
  const opened = { ...found, backedUpAtMs: null }
  const answers = new AnswerWriter(sql)
  let queued = false
  const handlers = handlersFor(sql, answers, now, () => (queued = true))
  if (readOnly)
    return { opened, handlers: refuseWrites(handlers, { touch: ignore, checked: ignore }), close: () => sql.close() }
  queued = sql.one('SELECT 1 FROM desk_queue LIMIT 1') !== undefined
  return {
    opened,
    handlers,
    idle: () => {
      if (!queued) return false
      try {
        queued = sql.transaction(() => answers.index.work(IDLE_STEPS))
      } catch (error) {
        answers.index.forget()
        throw error
      }
      return queued
    },
    close: () => {
      const statistics = sql.one`SELECT 1 FROM engines LIMIT 1 OFFSET ${MIN_FOR_STATISTICS}` !== undefined
      closeWritten(sql, { statistics })
    }
  }
}

/** @param queue called when the index queue is not empty */
function handlersFor(sql: Sql, answers: AnswerWriter, now: Now, queue: () => void): CacheWriterCalls {
  return {
    write(profile, name, params, language, answer, fetchedAtMs, how = {}) {
      const { body = null, leftOut = false, from = null, computer = null } = how
      const about = { profile, name, params, language, fetchedAtMs, nowMs: now() }
      const written = { ...about, answer, body, leftOut, from, computer }
      if (answers.write(written)) queue()
    },
    putPicture: (url, type, bytes) => writePicture(sql, url, { type, bytes }, now()),
    dropPicture: (url) => void sql.run`DELETE FROM pictures WHERE url = ${url}`,
    touch: (pictures, engines) =>
      sql.transaction(() => {
        for (const url of pictures) sql.run`UPDATE pictures SET used_at = ${now()} WHERE url = ${url}`
        for (const { profile, id } of engines)
          sql.run`UPDATE engines SET used_at = ${now()}
            WHERE profile = (SELECT key FROM profiles WHERE id = ${profile}) AND id = ${id}`
      }),
    trim: (...args) => trimCache(sql, answers.index, ...args),
    expire(beforeMs) {
      if (deleteExpired(sql, beforeMs)) queue()
    },
    clear: (profile, pictureBases = []) => clearCache(sql, answers.index, profile ?? null, pictureBases),
    checked: () => storeCheckTime(sql, now())
  }
}
