/** Favourites and recently opened engines in the user database. */
import type { Sql } from '../db/sql'
import { timeColumn } from '../db/time-columns'
import type { UserStoreCalls } from '../worker-rpc/messages'
import type { Now } from '../worker-rpc/worker-server'
import { PATH_COLUMNS, pathFromRow, pathValues } from './engine-path-columns'

const MAX_RECENTS = 50

type EngineListCalls = Pick<UserStoreCalls, 'favourites' | 'addFavourite' | 'removeFavourite' | 'recents' | 'addRecent'>

export function engineListHandlers(sql: Sql, now: Now): EngineListCalls {
  return {
    favourites: (profile) =>
      sql
        .all(
          `SELECT ${PATH_COLUMNS}, label, added_at FROM favourites WHERE profile = ? ORDER BY label, added_at`,
          profile
        )
        .map((row) => ({ profile, path: pathFromRow(row), group: row[5] as string, addedAtMs: timeColumn(row[6]) })),
    addFavourite(profile, path, group) {
      const [types, manufacturers, models, generations, engines] = pathValues(path)
      sql.run`INSERT INTO favourites (profile, types, manufacturers, models, generations, engines, label, added_at)
        VALUES (${profile}, ${types}, ${manufacturers}, ${models}, ${generations}, ${engines}, ${group}, ${now()})
        ON CONFLICT (profile, engines) DO UPDATE SET types = excluded.types, manufacturers = excluded.manufacturers,
          models = excluded.models, generations = excluded.generations, label = excluded.label`
    },
    removeFavourite: (profile, engineId) =>
      void sql.run`DELETE FROM favourites WHERE profile = ${profile} AND engines = ${engineId}`,
    recents: (profile) =>
      sql
        .all(
          `SELECT ${PATH_COLUMNS}, opened_at FROM recents WHERE profile = ? ORDER BY opened_at DESC, rowid DESC`,
          profile
        )
        .map((row) => ({ profile, path: pathFromRow(row), openedAtMs: timeColumn(row[5]) })),
    addRecent(profile, path) {
      const [types, manufacturers, models, generations, engines] = pathValues(path)
      sql.transaction(() => {
        // reinserted, so that rowids order entries of the same millisecond
        sql.run`DELETE FROM recents WHERE profile = ${profile} AND engines = ${engines}`
        sql.run`INSERT INTO recents (profile, types, manufacturers, models, generations, engines, opened_at)
          VALUES (${profile}, ${types}, ${manufacturers}, ${models}, ${generations}, ${engines}, ${now()})`
        sql.run`DELETE FROM recents WHERE profile = ${profile} AND rowid NOT IN (
          SELECT rowid FROM recents WHERE profile = ${profile} ORDER BY opened_at DESC, rowid DESC LIMIT ${MAX_RECENTS})`
      })
    }
  }
}
