/** The migrations of the engine fields that are stored, or searched, since a later version of the cache. */
import { ENGINE_INDEX_COLUMNS, type EngineIndexColumn } from '../../../../shared/search/index-fields'
import type { Migration } from '../../db/migrate'
import { STORED_ENGINE_FIELDS, type StoredEngineField } from '../records/level-columns'
import { recreateEngineTable } from './020-search-index'

function addColumn({ field, kind }: StoredEngineField): string {
  const table = kind === 'words' ? 'engines_texts' : 'engines'
  return `ALTER TABLE ${table} ADD COLUMN ${field} ${kind === 'number' ? 'REAL' : 'TEXT'};`
}

/** One migration for all columns of the same number, of the records and of the search index. */
export function engineColumnMigrations(
  columns: readonly StoredEngineField[] = STORED_ENGINE_FIELDS,
  searched: readonly EngineIndexColumn[] = ENGINE_INDEX_COLUMNS
): readonly Migration[] {
  const versions = new Set([...columns, ...searched].map(({ migration }) => migration))
  return [...versions].flatMap((version) => {
    if (version === null) return []
    const steps = columns.filter(({ migration }) => migration === version).map(addColumn)
    if (searched.some(({ migration }) => migration === version)) steps.push(recreateEngineTable(version, searched))
    return { version, up: (sql) => sql.db.exec(steps.join('\n')) }
  })
}
