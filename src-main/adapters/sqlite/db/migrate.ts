/** Brings a file to the newest layout: numbered steps, each whole or not at all. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { Sql } from './sql'

export interface Migration {
  /** 10, 20, 30 …: the file's version after it. The gaps are for steps that must go between. */
  readonly version: number
  up(sql: Sql): void
}

export function versionOf(sql: Sql): number {
  return sql.number('PRAGMA user_version')
}

/** True when the file was written by a newer program than this. */
export function isNewer(sql: Sql, migrations: readonly Migration[]): boolean {
  return versionOf(sql) > (migrations.at(-1)?.version ?? 0)
}

/**
 * The version stands in the file's header and in its table `meta`: one damaged byte must not make a file look newer or
 * older than it is. Files of
 * programs before that have it in the header alone.
 *
 * @throws StoreFailure 'damaged' when the two differ
 */
export function assertVersion(sql: Sql): void {
  if (!hasMeta(sql)) return
  const noted = sql.one<[number]>("SELECT value FROM meta WHERE name = 'version'")?.[0]
  if (noted !== undefined && noted !== versionOf(sql))
    throw new StoreFailure('damaged', 'the two versions of the file differ')
}

/** Writes down the version of a file of a program that did not. */
export function storeVersion(sql: Sql): void {
  if (!hasMeta(sql) || sql.one("SELECT 1 FROM meta WHERE name = 'version'")) return
  sql.run("INSERT INTO meta (name, value) VALUES ('version', ?)", versionOf(sql))
}

const hasMeta = (sql: Sql): boolean =>
  sql.one("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'meta'") !== undefined

/**
 * @throws RangeError when the numbers do not rise, which is a bug; otherwise whatever a step throws, with that step
 * undone.
 */
export function migrate(sql: Sql, migrations: readonly Migration[]): void {
  migrations.forEach(({ version }, at) => {
    if (version <= (migrations[at - 1]?.version ?? 0))
      throw new RangeError(`migration ${version} does not follow ${migrations[at - 1]?.version}`)
  })
  const from = versionOf(sql)
  for (const migration of migrations) {
    if (migration.version <= from) continue
    sql.transaction(() => {
      migration.up(sql)
      sql.db.exec(`PRAGMA user_version = ${migration.version}`)
      if (hasMeta(sql)) sql.run("INSERT OR REPLACE INTO meta (name, value) VALUES ('version', ?)", migration.version)
    })
  }
}
