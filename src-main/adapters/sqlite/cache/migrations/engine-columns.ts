/** The migrations of the fields that `shared/catalogue/engine-fields.ts` has gained since the first one. */
import type { Migration } from '../../db/migrate'
import { STORED_ENGINE_FIELDS, type StoredEngineField } from '../records/level-columns'

function addColumn({ field, kind }: StoredEngineField): string {
  const table = kind === 'words' ? 'engines_texts' : 'engines'
  return `ALTER TABLE ${table} ADD COLUMN ${field} ${kind === 'number' ? 'REAL' : 'TEXT'};`
}

/** One migration for the columns of the same number. */
export function engineColumnMigrations(
  columns: readonly StoredEngineField[] = STORED_ENGINE_FIELDS
): readonly Migration[] {
  const added = Map.groupBy(columns, ({ migration }) => migration)
  return [...added].flatMap(([version, those]) =>
    version === null ? [] : { version, up: (sql) => sql.db.exec(those.map(addColumn).join('\n')) }
  )
}
