/** Compares tables and indexes with those the migrations create: SQLite does not detect a damaged letter in a name. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { migrate, versionOf, type Migration } from './migrate'
import { Sql } from './sql'

/** @throws StoreFailure 'damaged' when a table or index differs from the migrations up to the file's version */
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

/** Without SQLite's own tables. */
const storedSchemaOf = (sql: Sql): ReadonlyMap<string, string> =>
  new Map(
    sql.all<[string, string]>(
      "SELECT name, type || ' ' || coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
  )
