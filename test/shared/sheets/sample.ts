/** The snapshot of a valid fictional engine, whose curves obey physics. */
import type { EngineDetail, EnginePath, Performance } from '@shared/catalogue/records'
import { defaultSettings } from '@shared/settings/schema'
import { applyRules } from '@shared/sheets/rules/option-rules'
import {
  SNAPSHOT_SETTINGS,
  SNAPSHOT_VERSION,
  type SnapshotSettings,
  type SheetChoice,
  type SheetSnapshot,
  type SheetSource
} from '@shared/sheets/snapshot'
import type { SheetTemplate } from '@shared/sheets/templates/template'
import { BUILT_IN_TEMPLATES } from '@shared/sheets/templates/built-in-templates'
import { png } from '../../fakes/pictures'
import * as record from '../../fakes/records'

const RPM = [1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3250, 3500, 3750, 4000, 4250, 4500]
const STOCK_NM = [170, 230, 300, 350, 350, 350, 350, 345, 338, 322, 301, 281, 260, 236, 210]
const scaled = (factor: number): number[] => STOCK_NM.map((nm) => Math.round(nm * factor))
const power = (nm: readonly number[]): number[] => nm.map((one, i) => Math.round((one * (RPM[i] ?? 0)) / 7023.5))
const most = (values: readonly number[]): number => Math.max(...values)

export function stage(no: number, factor: number, modifications = '') {
  const nm = scaled(factor)
  const hp = power(nm)
  return {
    stage_no: no,
    power: most(hp),
    torque: most(nm),
    hp_values: hp.join(','),
    nm_values: nm.join(','),
    modifications
  }
}

export function engine(more: Partial<EngineDetail> = {}): EngineDetail {
  const hp = power(STOCK_NM)
  return {
    ...record.detail('40', '2.0 TDR 150'),
    type: 'Turbo Diesel',
    capacity: 1968,
    power: most(hp),
    torque: most(STOCK_NM),
    cylinders: 4,
    year: 2014,
    ecu: 'Delmark EDX17',
    tcu: 'Korvan DCT7',
    hp_values: hp.join(','),
    nm_values: STOCK_NM.join(','),
    rpm_values: RPM.join(','),
    engine_code: 'TDRB',
    fuel_name: 'Diesel',
    options: [
      { name: 'Speed limiter', code: 'VMAX', description: 'Sets another top speed', icon: null },
      { name: 'Launch control', code: 'LAUNCH', description: 'Set engine speed for standing starts', icon: null },
      { name: 'Particle filter', code: 'DPF', description: 'Diagnosis of the diesel particle filter', icon: null }
    ],
    remap_stages: [stage(1, 1.23), stage(2, 1.31, 'downpipe, intake, intercooler')],
    read_tools: [
      { id: '1', name: 'Kestrel 3' },
      { id: '2', name: 'Bench Reader X' }
    ],
    read_methods: [
      { id: '1', value: 'OBD' },
      { id: '2', value: 'Bench' }
    ],
    ...more
  }
}

export const PERFORMANCE: Performance = {
  id: '5001',
  fuel_consumption_avg: 4.6,
  top_speed: 214,
  zero_to_hundred: 8.6,
  top_speed_st1: 229,
  zero_to_hundred_st1: 7.5
}
export const SETTINGS = Object.fromEntries(
  SNAPSHOT_SETTINGS.map((key) => [key, defaultSettings()[key]])
) as unknown as SnapshotSettings
const PNG = png()

export function template(kind: SheetTemplate['kind'], more: Partial<SheetTemplate> = {}): SheetTemplate {
  const found = BUILT_IN_TEMPLATES.find((one) => one.kind === kind)
  if (!found) throw new RangeError(kind)
  return {
    ...found,
    shop: {
      name: 'Nordhavn Motortechnik',
      address: [
        'Werkstraße 12, 24768 Rendsburg',
        '+49 4331 555 0142',
        'werkstatt@nordhavn.example',
        'USt-IdNr. DE 000 000 000'
      ],
      logo: { type: 'image/png', bytes: PNG }
    },
    ...more
  }
}
export function choice(more: Partial<SheetChoice> = {}): SheetChoice {
  return {
    templateId: 'customer',
    language: 'en',
    units: { power: 'PS', torque: 'Nm', both: false },
    paper: 'A4',
    orientation: 'portrait',
    ink: 'colour',
    pages: 'one',
    country: 'DE',
    stages: [],
    prices: [],
    recommended: null,
    validUntil: '',
    customer: '',
    remark: '',
    picture: 'unbranded',
    verdict: true,
    note: false,
    band: null,
    measured: false,
    ...more
  }
}
export const SOURCE: SheetSource = {
  host: 'api.example.com',
  fetchedAt: '2026-11-10T09:00:00.000Z',
  performanceFetchedAt: '2026-11-10T09:00:00.000Z',
  language: 'en',
  goneSince: null
}
export const NOW_MS = Date.parse('2026-11-12T10:00:00.000Z')

interface Parts extends Partial<Omit<SheetSnapshot, 'template' | 'choice'>> {
  readonly template?: SheetTemplate
  readonly choice?: SheetChoice
}
/** Options follow the default rules unless given. */
export function snapshot(parts: Parts = {}): SheetSnapshot {
  const record = parts.engine ?? engine()
  const chosen = parts.choice ?? choice()
  const drawnBy = parts.template ?? template('customer')
  return {
    version: SNAPSHOT_VERSION,
    number: 'KTR26-0042-H',
    madeAt: '2026-11-12T10:00:00.000Z',
    profile: 'p',
    path: { types: '1', manufacturers: '2', models: '3', generations: '4', engines: '40' } as EnginePath,
    names: { types: 'Cars', manufacturers: 'Arvenna', models: 'Corsale', generations: 'II', engines: record.name },
    years: { from: 2014, to: 2019 },
    performance: PERFORMANCE,
    source: SOURCE,
    settings: SETTINGS,
    pictureHeld: true,
    englishTexts: [],
    note: null,
    measured: [],
    division: null,
    options: applyRules(record.options, [], chosen.country, drawnBy.kind, chosen.language),
    ...parts,
    engine: record,
    template: drawnBy,
    choice: chosen
  }
}
