/**
 * Tables and indexes of a file compared with those its migrations make: a damaged letter in a name is no damage to
 * SQLite.
 */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { migrate, versionOf, type Migration } from './migrate'
import { Sql } from './sql'

/**
 * @throws StoreFailure 'damaged' when a table or index is missing, or is another than the migrations up to the file's
 * version make
 */
export function assertSchema(sql: Sql, migrations: readonly Migration[]): void {
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

/** SQLite's own tables come and go. */
const storedSchemaOf = (sql: Sql): ReadonlyMap<string, string> =>
  new Map(
    sql.all<[string, string]>(
      "SELECT name, type || ' ' || coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
  )
