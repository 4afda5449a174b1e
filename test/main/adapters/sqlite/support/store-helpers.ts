import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openCatalogueStore, openUserStore, type DatabaseFileDeps } from '../../../../../src-main/adapters/sqlite'
import type { EndpointName, Endpoints } from '@shared/catalogue/endpoints'
import type { EnginePath, Manufacturer, VehicleType } from '@shared/catalogue/records'
import type { LanguageCode } from '@shared/text/languages'
import type { CatalogueStore, LocalSearchOptions } from '@shared/ports/stores/catalogue-store'
import type { StoreIssue } from '@shared/ports/stores/store-failure'
import { FakeClock } from '../../../../fakes/clock'
import { FakeLog } from '../../../../fakes/log'
import * as record from '../../../../fakes/records'
import { detail, engine, generation, model, type Loose } from '../../../../fakes/records'
import { startInProcess } from './start-in-process'

export const NOW = Date.parse('2026-03-02T08:00:00Z')

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

export function depsFor(file: string, more: Partial<DatabaseFileDeps> = {}) {
  const findings: StoreIssue[] = []
  return {
    file,
    startWorker: startInProcess,
    clock: new FakeClock({ wall: NOW }),
    log: new FakeLog(),
    findings,
    onFinding: (finding: StoreIssue) => void findings.push(finding),
    ...more
  }
}

/** A store on a file of its own, closed after the test. */
export function catalogueStore({
  file = join(temporaryFolder(), 'cache.db'),
  ...more
}: Partial<DatabaseFileDeps> = {}) {
  const parts = depsFor(file, more)
  const store = openCatalogueStore(parts)
  onTestFinished(() => store.close())
  return { ...parts, store, desk: desk(store) }
}
export function personStore({ file = join(temporaryFolder(), 'person.db'), ...more }: Partial<DatabaseFileDeps> = {}) {
  const parts = depsFor(file, more)
  const store = openUserStore(parts)
  onTestFinished(() => store.close())
  return { ...parts, store }
}

/** The store of one profile, with ids as plain text. */
export function desk(store: CatalogueStore, profile = 'p1') {
  const params = (given: object) => given as never
  return {
    write: <N extends EndpointName>(
      name: N,
      given: object,
      answer: Endpoints[N]['result'] | null,
      { language = 'en', at = NOW }: { language?: LanguageCode; at?: number } = {}
    ) => store.write(profile, name, params(given), language, answer, at),
    read: <N extends EndpointName>(name: N, given: object, language: LanguageCode = 'en') =>
      store.read(profile, name, params(given), language),
    search: (query: string, options: Partial<LocalSearchOptions> = {}) =>
      store.search(profile, query, { language: 'en', limit: 20, synonyms: [], favourites: [], ...options })
  }
}
export type Desk = ReturnType<typeof desk>

export { detail, engine, generation, model }
export const vehicleType = (id: string, more: Loose<VehicleType> = {}) =>
  record.vehicleType(id, 'Cars', { slug: 'cars', ...more })
export const manufacturer = (id: string, name: string, more: Loose<Manufacturer> = {}) =>
  record.manufacturer(id, name, { slug: name.toLowerCase(), vehicle_type: 'Cars', vehicle_type_id: '1', ...more })
export const path = (
  types: string | null,
  manufacturers: string | null,
  models: string | null,
  generations: string | null,
  engines: string | null
) => ({ types, manufacturers, models, generations, engines }) as EnginePath

/** BMW 3 Series E90 and F30, VW Golf VII: a few engines everyone knows. */
export async function fillFamiliar(on: Desk): Promise<void> {
  await on.write('types', {}, [vehicleType('1')])
  await on.write('manufacturers', { vehicle_type_id: '1' }, [
    manufacturer('10', 'BMW'),
    manufacturer('11', 'Volkswagen'),
    manufacturer('12', 'Škoda')
  ])
  await on.write('models', { manufacturer_id: '10' }, [model('100', '3 Series'), model('101', '5 Series')])
  await on.write('models', { manufacturer_id: '11' }, [model('110', 'Golf'), model('111', 'Passat')])
  await on.write('generations', { model_id: '100' }, [
    generation('1000', 'E90', { year: 2005, yearend: 2012 }),
    generation('1001', 'F30', { year: 2012, yearend: 2019 })
  ])
  await on.write('generations', { model_id: '110' }, [generation('1100', 'VII', { year: 2012, yearend: 2019 })])
  await on.write('engines', { generation_id: '1000' }, [
    engine('1', '320d', {
      power: 184,
      torque: 380,
      year: 2010,
      ecu: 'Bosch EDC17C46',
      engine_code: 'N47D20C',
      fuel_name: 'Diesel',
      type: 'Turbo Diesel'
    }),
    engine('2', '320i', { power: 150, year: 2007, ecu: 'Bosch MEV9', engine_code: 'N46B20', fuel_name: 'Petrol' }),
    engine('3', '320d xDrive', {
      power: 177,
      year: 2008,
      ecu: 'Bosch EDC17C06',
      engine_code: 'N47D20A',
      fuel_name: 'Diesel'
    })
  ])
  await on.write('engines', { generation_id: '1001' }, [
    engine('4', '320d', { power: 184, year: 2014, ecu: 'Bosch EDC17C50', engine_code: 'N47D20C', fuel_name: 'Diesel' })
  ])
  await on.write('engines', { generation_id: '1100' }, [
    engine('5', '2.0 TDI 150', {
      power: 150,
      year: 2013,
      ecu: 'Bosch EDC17C64',
      engine_code: 'CRLB',
      fuel_name: 'Diesel'
    }),
    engine('6', '1.4 TSI', {
      power: 125,
      year: 2013,
      ecu: 'Bosch MED17.5.25',
      engine_code: 'CZCA',
      fuel_name: 'Petrol'
    })
  ])
}
