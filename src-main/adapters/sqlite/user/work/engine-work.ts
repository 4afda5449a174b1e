/** Favourites and notes as shared work; their ids are those of the engines. */
import { isId } from '../../../../shared/catalogue/ids'
import type { EnginePath } from '../../../../shared/catalogue/records'
import { isObject } from '../../../../shared/text/json-object'
import type { WorkRows } from '../../../../shared/workspace/documents/replica'
import type { Sql } from '../../db/sql'
import { timeColumn } from '../../db/time-columns'
import { PATH_COLUMNS, pathFromRow, pathValues } from '../engine-path-columns'

const GROUP_CHARACTERS = 60
const NOTE_CHARACTERS = 10_000

const isIdOrNull = (value: unknown): boolean => value === null || isId(value)

/** null: no path to this engine. */
export function pathIn(value: unknown, engineId: string): EnginePath | null {
  if (!isObject(value)) return null
  const { types, manufacturers, models, generations, engines } = value
  if (![types, manufacturers, models, generations].every(isIdOrNull) || engines !== engineId) return null
  return { types, manufacturers, models, generations, engines } as EnginePath
}

export const favouriteRows = (sql: Sql, profile: string): WorkRows => ({
  ids: () =>
    sql.all<[string]>`SELECT CAST(engines AS TEXT) FROM favourites WHERE profile = ${profile}`.map(([id]) => id),
  value(id) {
    if (!isId(id)) return null
    const row = sql.one(
      `SELECT ${PATH_COLUMNS}, label, added_at FROM favourites WHERE profile = ? AND engines = ?`,
      profile,
      id
    )
    return row ? { value: { path: pathFromRow(row), group: row[5] }, atMs: timeColumn(row[6]) } : null
  },
  put(id, { value, atMs }) {
    const path = isObject(value) && isId(id) ? pathIn(value['path'], id) : null
    if (path === null || !isObject(value) || typeof value['group'] !== 'string') return false
    const [types, manufacturers, models, generations, engines] = pathValues(path)
    const { group } = value
    // of a newer version: a value that is cut would count as an edit, and replace the whole one
    if (group.length > GROUP_CHARACTERS) return false
    sql.run`INSERT OR REPLACE INTO favourites
      (profile, types, manufacturers, models, generations, engines, label, added_at)
      VALUES (${profile}, ${types}, ${manufacturers}, ${models}, ${generations}, ${engines}, ${group}, ${atMs})`
    return true
  },
  remove: (id) => void sql.run`DELETE FROM favourites WHERE profile = ${profile} AND engines = ${id}`
})

export const noteRows = (sql: Sql, profile: string): WorkRows => ({
  ids: () => sql.all<[string]>`SELECT CAST(engine AS TEXT) FROM notes WHERE profile = ${profile}`.map(([id]) => id),
  value(id) {
    if (!isId(id)) return null
    const row = sql.one<[string, number]>`SELECT text, changed_at FROM notes
      WHERE profile = ${profile} AND engine = ${id}`
    return row ? { value: { text: row[0] }, atMs: timeColumn(row[1]) } : null
  },
  put(id, { value, atMs }) {
    if (!isId(id) || !isObject(value) || typeof value['text'] !== 'string') return false
    const { text } = value
    if (text.length > NOTE_CHARACTERS) return false
    sql.run`INSERT OR REPLACE INTO notes (profile, engine, text, changed_at) VALUES (${profile}, ${id}, ${text}, ${atMs})`
    return true
  },
  remove: (id) => void sql.run`DELETE FROM notes WHERE profile = ${profile} AND engine = ${id}`
})
