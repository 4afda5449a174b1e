/** Migrations: numbered steps, each in one transaction. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { Sql } from './sql'

export interface Migration {
  /** 10, 20, 30 …: the file's version afterwards. Gaps leave room for later insertions. */
  readonly version: number
  up(sql: Sql): void
}

export function versionOf(sql: Sql): number {
  return sql.number('PRAGMA user_version')
}

/** True when a newer program wrote the file. */
export function isNewer(sql: Sql, migrations: readonly Migration[]): boolean {
  return versionOf(sql) > (migrations.at(-1)?.version ?? 0)
}

/**
 * The version is stored in the file's header and in its table `meta`, so that one damaged byte is detected. Files of
 * older programs have it in the header only.
 *
 * @throws StoreFailure 'damaged' when the two differ
 */
export function assertVersion(sql: Sql): void {
  if (!hasMeta(sql)) return
  const stored = sql.one<[number]>("SELECT value FROM meta WHERE name = 'version'")?.[0]
  if (stored !== undefined && stored !== versionOf(sql))
    throw new StoreFailure('damaged', 'the two versions of the file differ')
}

/** Adds the version to `meta` in files of older programs. */
export function storeVersion(sql: Sql): void {
  if (!hasMeta(sql) || sql.one("SELECT 1 FROM meta WHERE name = 'version'")) return
  sql.run`INSERT INTO meta (name, value) VALUES ('version', ${versionOf(sql)})`
}

const hasMeta = (sql: Sql): boolean =>
  sql.one("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'meta'") !== undefined

/** @throws RangeError when versions do not ascend; otherwise the error of a step, which is rolled back */
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
      if (hasMeta(sql)) sql.run`INSERT OR REPLACE INTO meta (name, value) VALUES ('version', ${migration.version})`
    })
  }
}
