import type { EngineDetail, EnginePath } from '@shared/catalogue/records'
import { type ExportedEngine, type ExportStamp } from '@shared/export/engine-export'
import * as record from '../../fakes/records'

export const COMMA = { separator: ',', bom: false } as const
const detail: EngineDetail = {
  ...record.detail('9007199254740993', '=HYPERLINK("http://x")'),
  slug: 's',
  type: 'Turbo Diesel',
  capacity: 1968,
  power: 150,
  torque: 340,
  cylinders: 4,
  ecu: 'Bosch, EDC17',
  hp_values: '1,2',
  nm_values: '1,2',
  rpm_values: '1000,2000',
  fuel_name: 'Diesel',
  remap_stages: [
    { stage_no: 2, power: 210, torque: 430, hp_values: null, nm_values: null, modifications: 'downpipe' },
    { stage_no: 1, power: 190.1, torque: 400, hp_values: null, nm_values: null, modifications: '' }
  ],
  read_tools: [],
  read_methods: []
}
export const one: ExportedEngine = {
  path: { types: '1', manufacturers: '2', models: '3', generations: '4', engines: detail.id } as EnginePath,
  names: { manufacturers: 'Arvenna', models: 'Corsale' },
  engine: detail,
  detail,
  performance: {
    id: '1',
    fuel_consumption_avg: null,
    top_speed: 216,
    zero_to_hundred: 9.1,
    top_speed_st1: 229,
    zero_to_hundred_st1: 8
  },
  fetchedAt: '2026-11-21T09:30:00.000Z'
}
export const stamp: ExportStamp = {
  source: 'demo',
  language: 'en',
  exportedAt: '2026-11-21T10:00:00.000Z',
  units: { power: 'kW', torque: 'Nm' },
  withTrade: true,
  assumed: {
    speed: 'km/h',
    acceleration: 's',
    consumption: null,
    stage: { power: 'PS', torque: 'Nm' },
    curve: { power: 'PS', torque: 'Nm' }
  }
}
