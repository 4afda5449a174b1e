/** The desk's store as the program opens it, from its sources, and filled as a service would fill it: list by list. */
import '../main/store-sqlite/source-hooks.ts'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startWorker } from '../main/store-sqlite/start-worker.ts'
import type { Bench } from './bench.ts'
import type { Family } from './desk-catalogue.ts'

export const PROFILE = 'bench'
export const SILENT = { info() {}, warn() {}, error() {} }
/** Engines of the cache that windows are started on. */
export const FULL_ENGINES = 50_000

const { openCatalogueStore } = await import('../../src-main/adapters/store-sqlite/index.ts')
const { systemClock } = await import('../../src-main/adapters/clock/index.ts')
// not before the hooks are there: it names the sources without their endings
export const { deskFamilies, engine, engineCount, serviceCatalogue } = await import('./desk-catalogue.ts')

export type DeskStore = ReturnType<typeof openCatalogueStore>

export async function openStore(file: string): Promise<DeskStore> {
  const store = openCatalogueStore({ file, startWorker, clock: systemClock(), log: SILENT, checkAfterMs: null })
  await store.open()
  return store
}

export async function writeFamily(store: DeskStore, { manufacturer, models }: Family): Promise<void> {
  const write = (name: string, params: object, answer: unknown): Promise<void> => store.write(PROFILE, name as 'engines', params as never, 'en', answer as never, Date.now())
  await write('models', { manufacturer_id: manufacturer.id }, models.map(({ model }) => model))
  for (const { model, generations } of models) {
    await write('generations', { model_id: model.id }, generations.map(({ generation }) => generation))
    for (const { generation, engines } of generations) if (engines.length > 0) await write('engines', { generation_id: generation.id }, engines)
  }
}

/** Manufacturers of a type come as one list. */
export async function writeManufacturers(store: DeskStore, families: readonly Family[]): Promise<void> {
  for (const [type, of] of Map.groupBy(families, ({ manufacturer }) => manufacturer.vehicle_type_id)) {
    await store.write(PROFILE, 'manufacturers', { vehicle_type_id: type } as never, 'en', of.map(({ manufacturer }) => manufacturer) as never, Date.now())
  }
}

const keptAt = (scratch: string): string => join(scratch, 'full-cache.db')

/** Lays a closed store aside for what is started on a full cache. */
export function keepFull(scratch: string, file: string): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  cpSync(file, keptAt(scratch))
}

/** A cache of `FULL_ENGINES`, filled once for all benches of a run. */
export async function fullCache({ scratch, say }: Bench): Promise<string> {
  if (existsSync(keptAt(scratch))) return keptAt(scratch)
  say(`filling a cache with ${FULL_ENGINES} engines`)
  const file = join(mkdtempSync(join(scratch, 'filling-')), 'cache.db')
  const store = await openStore(file)
  const families = [...deskFamilies(FULL_ENGINES)]
  await writeManufacturers(store, families)
  for (const family of families) await writeFamily(store, family)
  await store.close()
  keepFull(scratch, file)
  return keptAt(scratch)
}
