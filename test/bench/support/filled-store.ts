/** The catalogue store as the program opens it, from source, filled list by list like a service would. */
import '../../main/adapters/sqlite/support/source-hooks.ts'
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startWorker } from '../../main/adapters/sqlite/support/start-store-worker.ts'
import type { Bench } from './bench-types.ts'
import type { Family } from './large-catalogue.ts'

/** The demo profile, in whose window the filled caches are shown. */
export const PROFILE = 'demo'
export const SILENT = { info() {}, warn() {}, error() {} }
/** Engines in the cache that windows are started on. */
export const FULL_ENGINES = 50_000

const { openCatalogueStore } = await import('../../../src-main/adapters/sqlite/index.ts')
const { systemClock } = await import('../../../src-main/adapters/clock/index.ts')
// only after the hooks are registered: it imports sources without their endings
export const { seenFamilies, engine, engineCount, serviceCatalogue } = await import('./large-catalogue.ts')

export type FilledStore = ReturnType<typeof openCatalogueStore>

export async function openStore(file: string): Promise<FilledStore> {
  const store = openCatalogueStore({ file, startWorker, clock: systemClock(), log: SILENT, checkAfterMs: null })
  await store.open()
  return store
}

export async function writeFamily(store: FilledStore, { manufacturer, models }: Family): Promise<void> {
  const write = (name: string, params: object, answer: unknown): Promise<void> =>
    store.write(PROFILE, name as 'engines', params as never, 'en', answer as never, Date.now())
  // written in order, without waiting for each answer
  const written = [
    write(
      'models',
      { manufacturer_id: manufacturer.id },
      models.map(({ model }) => model)
    )
  ]
  for (const { model, generations } of models) {
    written.push(
      write(
        'generations',
        { model_id: model.id },
        generations.map(({ generation }) => generation)
      )
    )
    for (const { generation, engines } of generations)
      if (engines.length > 0) written.push(write('engines', { generation_id: generation.id }, engines))
  }
  await Promise.all(written)
}

/** Manufacturers of a type come as one list. */
export async function writeManufacturers(store: FilledStore, families: readonly Family[]): Promise<void> {
  for (const [type, of] of Map.groupBy(families, ({ manufacturer }) => manufacturer.vehicle_type_id)) {
    await store.write(
      PROFILE,
      'manufacturers',
      { vehicle_type_id: type } as never,
      'en',
      of.map(({ manufacturer }) => manufacturer) as never,
      Date.now()
    )
  }
}

/** Engines in the filled caches; the largest stands for an installation that has loaded everything. */
export const SIZES = [10_000, FULL_ENGINES, 200_000] as const
/** Longest time for filling; on a slow or busy machine the largest size becomes what was reached. */
const FILL_WITHIN_MS = 120_000

export interface StoredCache {
  readonly file: string
  readonly engines: number
  readonly filledMs: number
}
const kept = new Map<string, StoredCache>()

/** Copies a closed store for starts on a full cache. */
function keep(scratch: string, file: string, size: number, engines: number, filledMs: number): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  const to = join(scratch, `cache-of-${size}.db`)
  cpSync(file, to)
  kept.set(to, { file: to, engines, filledMs })
}

/** A cache of about so many engines, filled once per run; smaller ones are copied on the way. Read-only. */
export async function storedCache({ scratch, say }: Bench, size: (typeof SIZES)[number]): Promise<StoredCache> {
  const known = kept.get(join(scratch, `cache-of-${size}.db`))
  if (known) return known
  const file = join(mkdtempSync(join(scratch, 'filling-')), 'cache.db')
  const began = performance.now()
  const spent = (): number => performance.now() - began
  let store = await openStore(file)
  let made = 0
  const families = [...seenFamilies(size)]
  await writeManufacturers(store, families)
  const next = families.values()
  for (const step of SIZES.filter((one) => one <= size)) {
    say(`filling a cache up to ${step} engines`)
    while (made < step && spent() < FILL_WITHIN_MS) {
      const family = next.next()
      if (family.done) break
      await writeFamily(store, family.value)
      made += engineCount(family.value)
    }
    const { engines } = await store.statistics()
    await store.close()
    keep(scratch, file, step, engines, spent())
    if (step < size) store = await openStore(file)
  }
  return kept.get(join(scratch, `cache-of-${size}.db`))!
}

/** The cache that windows are started on. */
export const fullCache = async (bench: Bench): Promise<string> => (await storedCache(bench, FULL_ENGINES)).file
