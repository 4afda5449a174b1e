/** Cache figures and trimming: the least recently used data goes first, cheap data before expensive data. */
import { statSync } from 'node:fs'
import { LEVELS } from '../../../shared/catalogue/records'
import { DEMO_PROFILE } from '../../../shared/ports/network/demo-catalogue'
import type { CacheLimits, CacheStatistics } from '../../../shared/ports/stores/catalogue-store'
import type { Sql } from '../db/sql'
import type { IndexWriter } from './search/index-writer'
import { dropUnusedPictures, picturesOf } from './picture-rows'
import { connectionKey } from './records/level-columns'

const DETAIL_TABLES = ['engine_details', 'engine_details_texts']
const RECORD_TABLES = [
  ...LEVELS.flatMap((level) => [level, `${level}_texts`]),
  ...DETAIL_TABLES,
  ...['placements', 'listings', 'performances', 'bodies', 'answers', 'desk_queue']
]
const BATCH = 500
/** Duration of one call, so that other writes need not wait long; it deletes one batch at least. */
const CALL_MS = 500
/** Free pages released at once; moving pages locks the file. */
const RELEASED_PAGES = 8192

export function cacheFigures(sql: Sql, file: string): CacheStatistics {
  const [pictures, pictureBytes] = sql.one<[number, number]>(
    'SELECT count(*), coalesce(sum(size), 0) FROM pictures'
  ) ?? [0, 0]
  return {
    bytes: sizeOf(file) + sizeOf(`${file}-wal`),
    engines: sql.number('SELECT count(*) FROM engines'),
    details: sql.number('SELECT count(*) FROM engine_details'),
    pictures,
    pictureBytes
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

const freePages = (sql: Sql): number => sql.number('PRAGMA freelist_count')

/** Bytes of the used pages; free pages are released at the end. */
function usedBytes(sql: Sql): number {
  return (sql.number('PRAGMA page_count') - freePages(sql)) * sql.number('PRAGMA page_size')
}

/**
 * Deletes pictures, then searches, then details with performances, then engine lists, each least recently used first.
 *
 * @returns true when another call is needed
 */
export function trimCache(
  sql: Sql,
  index: IndexWriter,
  { maxBytes, maxPictureBytes }: CacheLimits,
  pinned: readonly string[],
  pictureBases: readonly string[]
): boolean {
  const endMs = performance.now() + CALL_MS
  let isInterrupted = false
  const reduce = (excessOf: () => number, step: (excess: number) => boolean): void => {
    for (let excess = excessOf(); excess > 0 && !isInterrupted; excess = excessOf()) {
      if (!sql.transaction(() => step(excess))) return
      isInterrupted = performance.now() >= endMs
    }
  }
  const pictureExcess = (): number => sql.number('SELECT coalesce(sum(size), 0) FROM pictures') - maxPictureBytes
  const excess = (): number => usedBytes(sql) - maxBytes
  if (pictureExcess() > 0 || excess() > 0) {
    const pictures = picturesOf(sql, pinned, pictureBases)
    const engines = JSON.stringify(pinned)
    const dropAnswers = (): boolean =>
      sql.run`DELETE FROM answers WHERE rowid IN (SELECT rowid FROM answers ORDER BY fetched_at LIMIT ${BATCH})` > 0
    reduce(pictureExcess, (bytes) => dropPictures(sql, bytes, pictures))
    reduce(excess, (bytes) => dropPictures(sql, bytes, pictures))
    reduce(excess, dropAnswers)
    reduce(excess, () => dropDetails(sql, engines))
    reduce(excess, () => dropEngineList(sql, index, engines))
  }
  return isInterrupted || releaseFreePages(sql)
}

function dropPictures(sql: Sql, excess: number, pinned: ReadonlySet<string>): boolean {
  const going: number[] = []
  let freed = 0
  for (const [key, url, size] of sql.each<[number, string, number]>(
    'SELECT key, url, size FROM pictures ORDER BY used_at'
  )) {
    if (freed >= excess || going.length >= BATCH) break
    if (pinned.has(url)) continue
    going.push(key)
    freed += size
  }
  for (const key of going) sql.run`DELETE FROM pictures WHERE key = ${key}`
  return going.length > 0
}

function dropDetails(sql: Sql, pinned: string): boolean {
  const going = sql.all<[number, string]>`SELECT d.profile, CAST(d.id AS TEXT)
    FROM engine_details d LEFT JOIN engines e ON e.profile = d.profile AND e.id = d.id
    WHERE d.id NOT IN (SELECT CAST(value AS INTEGER) FROM json_each(${pinned}))
    ORDER BY max(coalesce(e.used_at, 0), d.fetched_at) LIMIT ${BATCH}`
  for (const [profile, id] of going) {
    sql.run`DELETE FROM engine_details WHERE profile = ${profile} AND id = ${id}`
    sql.run`DELETE FROM engine_details_texts WHERE profile = ${profile} AND id = ${id}`
    sql.run`DELETE FROM performances WHERE profile = ${profile} AND engine = ${id}`
    sql.run`DELETE FROM bodies WHERE profile = ${profile} AND engine = ${id}`
  }
  return going.length > 0
}

/** Deletes the oldest engine list without a pinned engine, and its engines that are in no other list. */
function dropEngineList(sql: Sql, index: IndexWriter, pinned: string): boolean {
  const [profile, generation] = sql.one<[number, string]>`SELECT l.profile, CAST(l.parent AS TEXT) FROM listings l
    WHERE l.level = 4 AND NOT EXISTS (
      SELECT 1 FROM placements p WHERE p.profile = l.profile AND p.level = 4 AND p.parent = l.parent
        AND p.id IN (SELECT CAST(value AS INTEGER) FROM json_each(${pinned})))
    ORDER BY l.fetched_at LIMIT 1` ?? [null, null]
  if (profile === null) return false
  sql.run`DELETE FROM listings WHERE profile = ${profile} AND level = 4 AND parent = ${generation}`
  for (const [row] of sql.all<[number]>`SELECT row
    FROM desk_entries WHERE profile = ${profile} AND level = 4 AND parent = ${generation}`)
    index.remove(row)
  index.flush()
  const engines = sql.all<[string]>`SELECT CAST(id AS TEXT)
    FROM placements WHERE profile = ${profile} AND level = 4 AND parent = ${generation}`
  sql.run`DELETE FROM placements WHERE profile = ${profile} AND level = 4 AND parent = ${generation}`
  sql.run`DELETE FROM performances WHERE profile = ${profile} AND generation = ${generation}`
  for (const [id] of engines) {
    sql.run`DELETE FROM bodies
      WHERE profile = ${profile} AND engine = ${id} AND name = 'performance' AND generation = ${generation}`
    if (sql.one`SELECT 1 FROM placements WHERE profile = ${profile} AND level = 4 AND id = ${id} LIMIT 1`) continue
    for (const table of ['engines', 'engines_texts', ...DETAIL_TABLES])
      sql.run(`DELETE FROM ${table} WHERE profile = ? AND id = ?`, profile, id)
    sql.run`DELETE FROM bodies WHERE profile = ${profile} AND engine = ${id}`
  }
  return true
}

export function clearCache(
  sql: Sql,
  index: IndexWriter,
  connection: string | null,
  pictureBases: readonly string[]
): void {
  sql.transaction(() => {
    // the demo costs no calls, so it is cleared along: one catalogue of two is deleted entry by entry
    const others = sql.number`SELECT count(*) FROM profiles WHERE id NOT IN (${connection}, ${DEMO_PROFILE})`
    if (connection === null || others === 0) clearAll(sql)
    else {
      const key = connectionKey(sql, connection)
      if (key !== null) clearConnection(sql, index, key, pictureBases)
    }
  })
  index.forget()
  while (releaseFreePages(sql)) continue
}

function clearAll(sql: Sql): void {
  for (const table of [...RECORD_TABLES, 'desk_entries', 'desk_words', 'pictures', 'profiles', 'origins'])
    sql.run(`DELETE FROM ${table}`)
  for (const table of ['desk_places', 'desk_engines', 'desk_word_parts'])
    sql.run(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`)
}

function clearConnection(sql: Sql, index: IndexWriter, key: number, pictureBases: readonly string[]): void {
  for (const [row, level] of sql.all<[number, number]>`SELECT row, level FROM desk_entries WHERE profile = ${key}`)
    index.remove(row, level)
  index.flush()
  for (const table of RECORD_TABLES) sql.run(`DELETE FROM ${table} WHERE profile = ?`, key)
  sql.run`DELETE FROM profiles WHERE key = ${key}`
  dropUnusedPictures(sql, pictureBases)
}

/** True when there are more. */
function releaseFreePages(sql: Sql): boolean {
  const before = freePages(sql)
  sql.db.exec(`PRAGMA incremental_vacuum(${RELEASED_PAGES}); PRAGMA wal_checkpoint(TRUNCATE)`)
  const left = freePages(sql)
  return left > 0 && left < before
}
