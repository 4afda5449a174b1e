/** Checks whether a file is intact: its pages, its rows, and its tables and indexes. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { isNewer, migrate, versionOf, type Migration } from './migrate'
import { Sql } from './sql'
import { isDamage } from './sqlite-failure'

interface CheckedSchema {
  readonly migrations: readonly Migration[]
  /** False for a sound file with unreadable rows. */
  readonly readable?: (sql: Sql) => boolean
}

/** @param check 'integrity' also compares indexes with their tables, and is slower. @throws StoreFailure 'damaged' */
function assertIntegrity(sql: Sql, { readable }: Pick<CheckedSchema, 'readable'>, check: 'quick' | 'integrity'): void {
  const found = sql.one<[string]>(`PRAGMA ${check}_check(1)`)?.[0]
  if (found !== 'ok') throw new StoreFailure('damaged', `${check}_check: ${found}`)
  if (readable?.(sql) === false) throw new StoreFailure('damaged', 'it holds rows that cannot be read')
}

/** Like `assertIntegrity`, but false for a damaged file. */
export function hasIntegrity(
  sql: Sql,
  schema: Pick<CheckedSchema, 'readable'> = {},
  check: 'quick' | 'integrity' = 'quick'
): boolean {
  try {
    assertIntegrity(sql, schema, check)
    return true
  } catch (error) {
    if (!isDamage(error)) throw error
    return false
  }
}

/** All checks, after a failure. @throws StoreFailure 'damaged' */
export function assertIntact(sql: Sql, schema: CheckedSchema): void {
  assertIntegrity(sql, schema, 'integrity')
  if (!isNewer(sql, schema.migrations)) assertSchema(sql, schema.migrations)
}

/**
 * SQLite does not detect a damaged letter in a name.
 *
 * @throws StoreFailure 'damaged' when a table or index differs from the migrations up to the file's version
 */
function assertSchema(sql: Sql, migrations: readonly Migration[]): void {
  const made = new Sql(':memory:')
  try {
    migrate(
      made,
      migrations.filter(({ version }) => version <= versionOf(sql))
    )
    const [expected, found] = [storedSchemaOf(made), storedSchemaOf(sql)]
    for (const [name, text] of expected)
      if (found.get(name) !== text) throw new StoreFailure('damaged', `schema: ${name}`)
  } finally {
    made.close()
  }
}

/** Without SQLite's own tables. */
const storedSchemaOf = (sql: Sql): ReadonlyMap<string, string> =>
  new Map(
    sql.all<[string, string]>(
      "SELECT name, type || ' ' || coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
  )
