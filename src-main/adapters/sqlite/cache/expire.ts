/** Deletes expired data. Names stay, so that favourites, notes and paths remain readable. */
import { LEVEL_COLUMNS } from './records/level-columns'
import type { Sql } from '../db/sql'

const FIGURES = LEVEL_COLUMNS.engines.facts.map(([name]) => name)
const WORDS = LEVEL_COLUMNS.engines.texts.filter((field) => field !== 'name' && field !== 'slug')
/** `desk_queue.what`: index one engine again. */
const ONE_ENGINE = 4

const anyOf = (table: string, columns: readonly string[]): string =>
  `coalesce(${columns.map((name) => `${table}.${name}`).join(', ')}) IS NOT NULL`
const emptied = (columns: readonly string[]): string => columns.map((name) => `${name} = NULL`).join(', ')

/**
 * Deletes lists, details, figures, performances, searches and pictures that the service last sent before `beforeMs`. A
 * picture counts from its last use, which is only possible on an unexpired page.
 *
 * @returns true when the search index must be updated
 */
export function deleteExpired(sql: Sql, beforeMs: number): boolean {
  return sql.transaction(() => {
    for (const table of ['engine_details_texts', 'engine_details', 'performances', 'bodies', 'answers', 'listings'])
      sql.run(`DELETE FROM ${table} WHERE fetched_at < ?`, beforeMs)
    sql.run`DELETE FROM pictures WHERE used_at < ${beforeMs}`
    // a name from another record has no time of its own
    const texts = 'SELECT 1 FROM engines_texts t WHERE t.profile = e.profile AND t.id = e.id'
    const old = `FROM engines e WHERE (${anyOf('e', FIGURES)} OR EXISTS (${texts} AND ${anyOf('t', WORDS)}))
      AND NOT EXISTS (${texts} AND t.fetched_at >= ?)`
    if (!sql.one(`SELECT 1 ${old} LIMIT 1`, beforeMs)) return false
    sql.run(
      `INSERT OR IGNORE INTO desk_queue (profile, what, id) SELECT e.profile, ${ONE_ENGINE}, e.id ${old}`,
      beforeMs
    )
    sql.run(
      `UPDATE engines_texts SET ${emptied(WORDS)} WHERE (profile, id) IN (SELECT e.profile, e.id ${old})`,
      beforeMs
    )
    sql.run(`UPDATE engines SET ${emptied(FIGURES)} WHERE (profile, id) IN (SELECT e.profile, e.id ${old})`, beforeMs)
    return true
  })
}
