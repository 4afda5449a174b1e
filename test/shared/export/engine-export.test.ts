import { describe, expect, it } from 'vitest'
import { fieldsIn } from '@shared/catalogue/engine-fields'
import type { EngineDetail } from '@shared/catalogue/records'
import { csvText } from '@shared/export/csv'
import { engineJson, engineTable, type ExportedEngine } from '@shared/export/engine-export'
import { COMMA, one, stamp } from './sample'

describe('engines as a table', () => {
  const table = engineTable([one], stamp)
  const cell = (name: string, unit?: string) =>
    table.rows[0]?.[table.columns.findIndex((column) => column.name === name && column.unit === unit)]

  it('has units in the header, raw values, and unrounded values in the chosen unit', () => {
    expect(cell('power', 'PS')).toBe(150)
    expect(cell('power', 'kW')).toBe(150 * 0.73549875)
    expect(cell('torque', 'Nm')).toBe(340)
    expect(table.columns.filter(({ name }) => name === 'torque')).toHaveLength(1)
    expect(cell('remap_1_power', 'PS assumed')).toBe(190.1)
    expect(cell('remap_2_modifications')).toBe('downpipe')
  })

  it('names the source of each row, so that an empty cell of a list does not look like missing data', () => {
    const loaded = (of: Partial<ExportedEngine>) => {
      const { columns, rows } = engineTable([{ ...one, ...of }], stamp)
      return rows[0]?.[columns.findIndex(({ name }) => name === 'loaded')]
    }
    expect([
      loaded({}),
      loaded({ performance: null }),
      loaded({ performance: undefined }),
      loaded({ detail: null, performance: undefined })
    ]).toEqual(['detail performance', 'detail performance', 'detail', 'list'])
    expect(JSON.parse(engineJson([{ ...one, detail: null, performance: undefined }], stamp))).toMatchObject({
      engines: [{ loaded: 'list' }]
    })
  })

  it('has the value of each field under its own name', () => {
    const value = (field: string) => table.rows[0]?.[table.columns.findIndex(({ name }) => name === field)]
    for (const field of fieldsIn('export')) expect([field, value(field)]).toEqual([field, one.engine[field]])
  })

  it('has unique column names', () => {
    const heads = table.columns.map(({ name, unit }) => `${name} ${unit}`)
    expect(new Set(heads).size).toBe(heads.length)
  })

  it('uses the assumed units of stages', () => {
    const bhp = engineTable([one], { ...stamp, assumed: { ...stamp.assumed, stage: { power: 'kW', torque: 'Nm' } } })
    expect(bhp.columns.filter(({ name }) => name === 'remap_1_power').map(({ unit }) => unit)).toEqual(['kW assumed'])
  })

  it.each([
    ['kW', 'lb-ft'],
    ['bhp', 'kgm']
  ] as const)('marks figures in %s and %s as assumed unless the service states the unit', (power, torque) => {
    const units = engineTable([one], { ...stamp, units: { power, torque } }).columns.flatMap(({ name, unit }) =>
      /^(remap_1_)?(power|torque)/.test(name) ? [`${name} ${unit}`] : []
    )
    expect(units).toEqual([
      'power PS',
      `power ${power}`,
      'torque Nm',
      `torque ${torque}`,
      'remap_1_power PS assumed',
      `remap_1_power ${power} assumed`,
      'remap_1_torque Nm assumed',
      `remap_1_torque ${torque} assumed`
    ])
  })

  it('has the stamp in every row, and marks units of performance figures as assumed', () => {
    expect([cell('source'), cell('language'), cell('fetched_at'), cell('exported_at')]).toEqual([
      'demo',
      'en',
      '2026-11-21T09:30:00.000Z',
      '2026-11-21T10:00:00.000Z'
    ])
    expect(cell('top_speed', 'km/h assumed')).toBe(216)
    expect(cell('fuel_consumption_avg', 'unit not stated')).toBeNull()
    expect(
      engineTable([{ ...one, performance: undefined }], stamp).columns.some(({ name }) => name === 'top_speed')
    ).toBe(false)
  })

  it('keeps every digit of an id', () => {
    expect(csvText(table, COMMA)).toContain('9007199254740993')
    const json = JSON.parse(engineJson([one], stamp)) as {
      stamp: { units: object; assumedUnits: object }
      engines: { engine: EngineDetail; performance: { top_speed: number } }[]
    }
    expect(json.engines[0]?.engine.id).toBe('9007199254740993')
    expect(json.engines[0]?.engine.remap_stages).toHaveLength(2)
    expect(json.stamp).toMatchObject({
      units: { power: 'PS' },
      assumedUnits: {
        speed: 'km/h',
        consumption: null,
        stage: { power: 'PS', torque: 'Nm' },
        curve: { power: 'PS', torque: 'Nm' }
      }
    })
  })

  it('leaves out a performance that was not requested, and writes null for none', () => {
    const engines = JSON.parse(
      engineJson(
        [
          { ...one, performance: undefined },
          { ...one, performance: null }
        ],
        stamp
      )
    ) as { engines: object[] }
    expect(
      engines.engines.map((engine) =>
        'performance' in engine ? (engine as { performance: unknown }).performance : 'absent'
      )
    ).toEqual(['absent', null])
  })
})

it('contains neither name nor description of an option', () => {
  const options = [{ code: 'DPF', name: 'planted name', description: 'planted description', icon: null }]
  const withOptions = { ...one, detail: { ...(one.detail as EngineDetail), options } }
  const json = engineJson([withOptions], stamp)
  expect(json).not.toContain('planted')
  expect((JSON.parse(json) as { engines: { engine: EngineDetail }[] }).engines[0]?.engine.options).toEqual([
    { code: 'DPF' }
  ])
  expect(JSON.stringify(engineTable([withOptions], stamp))).not.toContain('planted')
})

it('leaves trade data out, rather than stating that it is not given', () => {
  const sales = { ...stamp, withTrade: false }
  const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name)
  const [all, some] = [engineTable([one], stamp), engineTable([one], sales)]
  expect(names(all.columns).filter((name) => !names(some.columns).includes(name))).toEqual(['ecu', 'tcu'])
  const { engines } = JSON.parse(engineJson([one], sales)) as { engines: { engine: object }[] }
  expect(engines[0]?.engine).not.toHaveProperty('ecu')
  expect(engines[0]?.engine).not.toHaveProperty('read_tools')
  expect(engines[0]?.engine).toHaveProperty('engine_code')
})
