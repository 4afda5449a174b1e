/**
 * A small invented catalogue for tests of screens: two types, a maker under both, all forms of years, omitted optional
 * fields.
 */
import type { EngineId } from '@shared/catalogue/ids'
import type { EngineMark } from '@shared/ports/stores/catalogue-store'
import type { EngineDetail, EnginePath, Generation, Level, LevelRecord } from '@shared/catalogue/records'
import * as record from './records'
import { engine, manufacturer, model, vehicleType as type } from './records'

/** Lists by the id of the parent; types under ''. */
export type FakeCatalogue = { readonly [L in Level]: Readonly<Record<string, LevelRecord[L][]>> }

export { engine, manufacturer, model, type }
export const generation = (id: string, name: string | null, year: number | null, yearend: number | null): Generation =>
  record.generation(id, name, { year, yearend })

const DIESEL = {
  fuel_name: 'Diesel',
  type: 'Turbo Diesel',
  hp_values: '40,90,150,140',
  nm_values: '200,340,350,280',
  rpm_values: '1000,2000,3000,4000'
}

export const CATALOGUE: FakeCatalogue = {
  types: { '': [type('1', 'Cars'), type('2', 'Trucks')] },
  manufacturers: {
    1: [
      manufacturer('10', 'Belmora'),
      manufacturer('9007199254740993', 'Arvenna', { brand_logo: 'https://logo.example/a.png' })
    ],
    2: [manufacturer('12', 'Arvenna')]
  },
  models: { '9007199254740993': [model('20', 'Corsale'), model('21', 'Alto')], 10: [model('22', 'Tavo')], 12: [] },
  generations: {
    20: [
      generation('30', 'I', 2007, 2014),
      generation('31', 'II', 2014, null),
      generation('32', 'Concept', null, null)
    ],
    21: [],
    22: [generation('33', 'I', 2001, 2004)]
  },
  engines: {
    31: [
      engine('40', '2.0 TDR 150', {
        ...DIESEL,
        power: 150,
        torque: 350,
        capacity: 1968,
        cylinders: 4,
        year: 2014,
        ecu: 'Delmark EDX17',
        engine_code: 'TDRB'
      }),
      engine('41', '1.4 TSR 125', {
        fuel_name: 'Petrol',
        type: 'Turbo Petrol',
        power: 125,
        torque: 200,
        capacity: 1395,
        cylinders: 4
      }),
      engine('42', '1.6 TDR 110', { ...DIESEL, power: 110, torque: 250, capacity: 1598, cylinders: 4 }),
      engine('43', null, { fuel_name: 'Hydrogen' })
    ],
    33: [engine('44', '1.2', { fuel_name: 'Petrol', type: 'Petrol', power: 60 })]
  }
}

/** The answer of `/vdb/engines/view/{id}`: the listed fields plus two stages, tools and methods. */
export function detailOf(catalogue: FakeCatalogue, engineId: string): EngineDetail | null {
  const found = Object.values(catalogue.engines)
    .flat()
    .find((one) => one.id === engineId)
  if (!found) return null
  return {
    ...found,
    options: [{ name: 'Speed limiter', code: 'VMAX', description: 'Top speed', icon: null }],
    remap_stages: [
      {
        stage_no: 1,
        power: 190,
        torque: 430,
        hp_values: '50,110,190,170',
        nm_values: '240,420,430,330',
        modifications: ''
      },
      {
        stage_no: 2,
        power: 205,
        torque: 455,
        hp_values: '52,115,205,180',
        nm_values: '250,440,455,350',
        modifications: 'downpipe, intake'
      }
    ],
    read_tools: [{ id: '1', name: 'Kestrel 3' }],
    read_methods: [{ id: '1', value: 'OBD' }]
  }
}

export function pathOf(catalogue: FakeCatalogue, engineId: string): EnginePath | null {
  const parentOf = (level: Level, id: string | undefined): string | undefined =>
    id === undefined
      ? undefined
      : Object.entries<{ id: string }[]>(catalogue[level]).find(([, list]) => list.some((one) => one.id === id))?.[0]
  const generations = parentOf('engines', engineId)
  if (generations === undefined) return null
  const models = parentOf('generations', generations)
  const manufacturers = parentOf('models', models)
  const types = parentOf('manufacturers', manufacturers)
  return { types, manufacturers, models, generations, engines: engineId } as EnginePath
}

/** Marks of the engines that are stored: 150 PS, 190 with stage 1. */
export const marksOf = (engineIds: readonly string[], stored: readonly string[]): EngineMark[] =>
  engineIds
    .filter((id) => stored.includes(id))
    .map((id) => ({
      id: id as EngineId,
      readable: false,
      stock: { power: 150, torque: 350 },
      stage: { power: 190, torque: 430 }
    }))
