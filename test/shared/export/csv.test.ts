import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { EngineId } from '@shared/catalogue/ids'
import type { EngineDetail, EnginePath } from '@shared/catalogue/records'
import { alignedText, csvText, withoutFormula, plainValue, tabText } from '@shared/export/csv'
import { buildCurves } from '@shared/dyno/curve-set'
import { curveTable } from '@shared/export/curve-export'
import { engineJson, engineTable, type ExportedEngine, type ExportStamp } from '@shared/export/engine-export'
import { fileStem } from '@shared/export/file-name'
import { random } from '../../helpers/random'

const COMMA = { separator: ',', bom: false } as const
const detail: EngineDetail = {
  id: '9007199254740993' as EngineId,
  name: '=HYPERLINK("http://x")',
  slug: 's',
  type: 'Turbo Diesel',
  capacity: 1968,
  power: 150,
  torque: 340,
  cylinders: 4,
  year: null,
  ecu: 'Bosch, EDC17',
  tcu: null,
  hp_values: '1,2',
  nm_values: '1,2',
  rpm_values: '1000,2000',
  engine_code: null,
  fuel_name: 'Diesel',
  options: null,
  remap_stages: [
    { stage_no: 2, power: 210, torque: 430, hp_values: null, nm_values: null, modifications: 'downpipe' },
    { stage_no: 1, power: 190.1, torque: 400, hp_values: null, nm_values: null, modifications: '' }
  ],
  read_tools: [],
  read_methods: []
}
const one: ExportedEngine = {
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
const stamp: ExportStamp = {
  source: 'demo',
  language: 'en',
  exportedAt: '2026-11-21T10:00:00.000Z',
  units: { power: 'kW', torque: 'Nm' },
  assumed: {
    speed: 'km/h',
    acceleration: 's',
    consumption: null,
    stage: { power: 'PS', torque: 'Nm' },
    curve: { power: 'PS', torque: 'Nm' }
  }
}

describe('CSV', () => {
  it('survives a round trip with any content', () => {
    const r = random(5)
    const signs = ['a', '"', ',', ';', '\n', '\r\n', ' ', 'ä', '中', '1', '|', '\t']
    for (let run = 0; run < 200; run++) {
      const rows = Array.from({ length: r.int(1, 5) }, () =>
        Array.from({ length: 3 }, () => `x${Array.from({ length: r.int(0, 6) }, () => r.pick(signs)).join('')}`)
      )
      for (const separator of [',', ';'] as const) {
        const text = csvText({ columns: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], rows }, { separator, bom: true })
        expect(
          Papa.parse(text.replace(/^\ufeff/, ''), { delimiter: separator, newline: '\r\n' }).data.slice(1, -1)
        ).toEqual(rows)
      }
    }
  })

  it.each([
    '=1+1',
    '+1+1',
    '-1-cmd',
    '+40 PS (+27 %)',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '\r=1',
    '\nx',
    '\uff1d1',
    '\u00a0=1',
    '-',
    '+49 170 1'
  ])('makes %j a plain text for spreadsheets', (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`)
    expect(
      csvText({ columns: [{ name: 'a' }], rows: [[text]] }, COMMA)
        .split('\r\n')
        .slice(1)
        .join('')
    ).not.toMatch(/^"?\s*[=+\-@]/)
  })

  it.each(['+40', '-5.5', '-5,5', ' +62 ', '0'])('keeps the number %j', (text) => {
    expect(withoutFormula(text)).toBe(text)
  })

  it('keeps ordinary texts and negative numbers', () => {
    expect(withoutFormula('2.0 TDI 4-cyl =')).toBe('2.0 TDI 4-cyl =')
    expect(csvText({ columns: [{ name: 'a' }], rows: [[-5.5], [0], [null]] }, COMMA)).toBe('a\r\n-5.5\r\n0\r\n\r\n')
  })

  it('writes exact numbers with a point, without groups and exponent', () => {
    expect([1234567.25, 0.1, 1e21, 110.3248125, null, NaN, -0].map(plainValue)).toEqual([
      '1234567.25',
      '0.1',
      '1000000000000000000000',
      '110.3248125',
      '',
      '',
      '0'
    ])
  })

  it('starts with a byte-order mark on request', () => {
    expect(csvText({ columns: [{ name: 'a' }], rows: [] }, { separator: ';', bom: true })).toBe('\ufeffa\r\n')
  })
})

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

describe('the curves of an engine as a table', () => {
  const strings = { hp_values: '28.5,57,x,', nm_values: '200,200,200', rpm_values: '1000,2000,3000' }
  const stage = {
    stage_no: 1,
    power: 105,
    torque: 246,
    hp_values: '35,70,105',
    nm_values: '246,246,246',
    modifications: null
  }
  const set = buildCurves(
    {
      power: 85,
      torque: 200,
      ...strings,
      remap_stages: [stage, { ...stage, stage_no: 3, nm_values: null, hp_values: '36,71' }]
    },
    { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
  )
  const engine = { id: '9007199254740993', name: '2.0 TDR', fetchedAt: '2026-11-21T09:30:00.000Z' }
  const table = curveTable(set, engine, stamp)
  const column = (name: string) =>
    table.rows.map((row) => row[table.columns.findIndex((one) => `${one.name} ${one.unit ?? ''}`.trim() === name)])

  it('has a row per point, the unit in the header, raw values, and unrounded values in the chosen unit', () => {
    expect(table.columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))).toEqual([
      'rpm',
      'stock_power (PS assumed)',
      'stock_power (kW assumed)',
      'stock_torque (Nm assumed)',
      'stage_1_power (PS assumed)',
      'stage_1_power (kW assumed)',
      'stage_1_torque (Nm assumed)',
      'stage_3_power (PS assumed)',
      'stage_3_power (kW assumed)',
      'engine',
      'engine_id',
      'fetched_at',
      'source',
      'language',
      'exported_at'
    ])
    expect(column('rpm')).toEqual([1000, 2000, 3000, null])
    expect(column('stage_1_power PS assumed')).toEqual([35, 70, 105, null])
    expect(column('stage_1_power kW assumed')).toEqual([35 * 0.73549875, 70 * 0.73549875, 105 * 0.73549875, null])
    expect(column('engine_id')).toEqual(Array(4).fill('9007199254740993'))
  })

  it('has values that are not drawn as received', () => {
    expect(column('stock_power PS assumed')).toEqual([28.5, 57, 'x', ''])
    expect(column('stock_power kW assumed')).toEqual([28.5 * 0.73549875, 57 * 0.73549875, null, null])
    expect(column('stage_3_power PS assumed')).toEqual([36, 71, null, null])
  })

  it('uses the assumed units, and parses back', () => {
    const bhp = curveTable(set, engine, {
      ...stamp,
      units: { power: 'bhp', torque: 'lb-ft' },
      assumed: { ...stamp.assumed, curve: { power: 'bhp', torque: 'Nm' } }
    })
    expect(bhp.columns.slice(1, 4).map(({ unit }) => unit)).toEqual(['bhp assumed', 'Nm assumed', 'lb-ft assumed'])
    const [first] = Papa.parse<Record<string, string>>(csvText(table, COMMA), { header: true, newline: '\r\n' }).data
    expect(first).toMatchObject({
      rpm: '1000',
      'stock_power (PS assumed)': '28.5',
      source: 'demo',
      fetched_at: engine.fetchedAt
    })
  })
})

describe('texts for the clipboard', () => {
  it('have aligned columns, with wide characters counted double', () => {
    expect(
      alignedText([
        ['Power', '150', 'PS'],
        ['功率', '7', 'kW']
      ])
    ).toBe('Power  150  PS\n功率   7    kW')
  })

  it('paste as cells', () => {
    expect(
      tabText([
        ['a\tb', 'c\nd'],
        ['+40 PS (+27 %)', '−5']
      ])
    ).toBe('a b\tc d\n+40 PS (+27 %)\t−5')
  })
})

describe('a file name', () => {
  it.each([
    ['a/b\\c:d*e?.<>|"', 'a b c d e .'.replace(/[. ]+$/, '')],
    ['../../etc/passwd', 'etc passwd'],
    ['CON', 'CON_'],
    ['com1.x', 'com1_.x'],
    ['nul.txt', 'nul_.txt'],
    ['Aux .tar.gz', 'Aux_.tar.gz'],
    ['COM¹', 'COM¹_'],
    ['conout$.a', 'conout$_.a'],
    ['Console 2.0', 'Console 2.0'],
    ['nullification.txt', 'nullification.txt'],
    ['   ', 'dynodesk'],
    ['Corsale II 2.0 TDR', 'Corsale II 2.0 TDR'],
    ['a\u202egpj.exe', 'a gpj.exe']
  ])('of %j is %j', (text, stem) => {
    expect(fileStem(text)).toBe(stem)
  })

  it('is never too long', () => {
    expect([...fileStem('名'.repeat(400))]).toHaveLength(100)
  })
})

it('contains neither name nor description of an option', () => {
  const options = [{ code: 'DPF', name: 'planted name', description: 'planted description', icon: null }]
  const told = { ...one, detail: { ...(one.detail as EngineDetail), options } }
  const json = engineJson([told], stamp)
  expect(json).not.toContain('planted')
  expect((JSON.parse(json) as { engines: { engine: EngineDetail }[] }).engines[0]?.engine.options).toEqual([
    { code: 'DPF' }
  ])
  expect(JSON.stringify(engineTable([told], stamp))).not.toContain('planted')
})
