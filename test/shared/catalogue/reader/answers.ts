import { readAnswer, type ReadResult } from '@shared/catalogue/reader/read-answer'
import { parseJson } from '@shared/catalogue/reader/lossless-json'
import type { Engine } from '@shared/catalogue/records'
import { ENDPOINTS, type EndpointName, type Endpoints } from '@shared/catalogue/endpoints'

const ASKED = {
  type_id: '1',
  vehicle_type_id: '1',
  manufacturer_id: '1',
  model_id: '1',
  generation_id: '1',
  engine_id: '1',
  query: 'abc'
}
export function read<N extends EndpointName>(
  name: N,
  json: unknown,
  asked: object = ASKED
): ReadResult<Endpoints[N]['result']> {
  return readAnswer(name, asked as Endpoints[N]['params'], json)
}
/** Parameters with equal ids. */
export const askedFor = (id: string): object => Object.fromEntries(Object.keys(ASKED).map((param) => [param, id]))
export function good<N extends EndpointName>(name: N, json: unknown, asked: object = ASKED) {
  const reading = read(name, json, asked)
  if (!reading.ok) throw new Error('not the shape')
  const missing = reading.drift.filter(({ kind }) => kind === 'missing-field')
  // most records here have one field of interest
  return {
    ...reading,
    drift: reading.drift.filter(({ kind }) => kind !== 'missing-field'),
    missing: Object.fromEntries(missing.map(({ field, count }) => [field, count]))
  }
}
export const parsed = (text: string): unknown => (parseJson(text) as { value: unknown }).value
export const FULL_ENGINE = {
  id: 7,
  name: '2.0 TDI',
  slug: '2-0-tdi',
  type: 'Turbo Diesel',
  capacity: 1968,
  power: 150,
  torque: 340,
  cylinders: 4,
  year: 2013,
  ecu: 'EDC17',
  tcu: 'DQ250',
  hp_values: '1,2',
  nm_values: '3,4',
  rpm_values: '5,6',
  engine_code: 'CKFC',
  fuel_name: 'Diesel'
} satisfies Record<keyof Engine, unknown>
export const FULL_DETAIL = {
  ...FULL_ENGINE,
  options: [{ name: 'DPF', code: 'dpf', description: 'Filter\noff', icon: '/i.png' }],
  remap_stages: [{ stage_no: 1, power: 190, torque: 400, hp_values: '1,2', nm_values: '3,4', modifications: '' }],
  read_tools: [{ id: '3', name: 'KESS' }],
  read_methods: [{ id: '4', value: 'OBD' }]
}
export const NAMES: Partial<Record<EndpointName, object>> = {
  subscription: { name: 'VDB', active: true, end_date: '2027-01-01T00:00:00+02:00' },
  types: { id: 1, name: 'Cars', slug: 'cars', icon_url: 'https://x/i.svg' },
  manufacturers: { id: 1, name: 'A', slug: 'a', brand_logo: 'l.png', vehicle_type: 'Cars', vehicle_type_id: 1 },
  models: {
    id: 2,
    name: 'A',
    manufacturer: 'M',
    manufacturer_id: 1,
    model_photo: 'p',
    model_photo_unbranded: 'u',
    slug: 'a'
  },
  generations: {
    id: 1,
    name: 'G',
    slug: 'g',
    manufacturer: 'M',
    manufacturer_id: 2,
    model_id: 1,
    model: 'Mo',
    year: 2012,
    yearend: 2019,
    photo: 'p',
    photo_unbranded: 'u'
  },
  engines: FULL_ENGINE,
  engine: { ...FULL_DETAIL, id: 1 },
  performance: {
    id: 1,
    fuel_consumption_avg: 5.1,
    top_speed: 220,
    zero_to_hundred: 8.2,
    top_speed_st1: 230,
    zero_to_hundred_st1: 7.4
  },
  search: {
    type_id: 1,
    type_name: 't',
    manufacturer_id: 2,
    manufacturer_name: 'm',
    model_id: 3,
    model_common_name: 'mo',
    generation_id: 4,
    generation_name: 'g',
    engine_id: 5,
    engine_name: 'e'
  }
}
export const isMany = (name: EndpointName): boolean =>
  ENDPOINTS[name].kind === 'list' || ENDPOINTS[name].kind === 'search'
