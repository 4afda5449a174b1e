/** Brings a file to the newest layout: numbered steps, each whole or not at all. */
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

/** @throws RangeError when the numbers do not rise, which is a bug; otherwise whatever a step throws, with that step undone. */
export function migrate(sql: Sql, migrations: readonly Migration[]): void {
  migrations.forEach(({ version }, at) => {
    if (version <= (migrations[at - 1]?.version ?? 0)) throw new RangeError(`migration ${version} does not follow ${migrations[at - 1]?.version}`)
  })
  const from = versionOf(sql)
  for (const migration of migrations) {
    if (migration.version <= from) continue
    sql.transaction(() => {
      migration.up(sql)
      sql.db.exec(`PRAGMA user_version = ${migration.version}`)
    })
  }
}
