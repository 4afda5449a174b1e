import { describe, expect, test } from 'vitest'
import { MAX_VALUE_STRING_LENGTH, parseValues } from '@shared/dyno/value-strings'
import { readAnswer, type ReadResult } from '@shared/catalogue/reader/read-answer'
import { MAX_ROWS } from '@shared/catalogue/reader/record-reader'
import { parseJson } from '@shared/catalogue/reader/lossless-json'
import { TEXT_LIMIT } from '@shared/catalogue/reader/clean-text'
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
function read<N extends EndpointName>(
  name: N,
  json: unknown,
  asked: object = ASKED
): ReadResult<Endpoints[N]['result']> {
  return readAnswer(name, asked as Endpoints[N]['params'], json)
}
/** Parameters with equal ids. */
const askedFor = (id: string): object => Object.fromEntries(Object.keys(ASKED).map((param) => [param, id]))
function good<N extends EndpointName>(name: N, json: unknown, asked: object = ASKED) {
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
const parsed = (text: string): unknown => (parseJson(text) as { value: unknown }).value

const FULL_ENGINE = {
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
}
const FULL_DETAIL = {
  ...FULL_ENGINE,
  options: [{ name: 'DPF', code: 'dpf', description: 'Filter\noff', icon: '/i.png' }],
  remap_stages: [{ stage_no: 1, power: 190, torque: 400, hp_values: '1,2', nm_values: '3,4', modifications: '' }],
  read_tools: [{ id: '3', name: 'KESS' }],
  read_methods: [{ id: '4', value: 'OBD' }]
}
const NAMES: Partial<Record<EndpointName, object>> = {
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
const isMany = (name: EndpointName): boolean => ENDPOINTS[name].kind === 'list' || ENDPOINTS[name].kind === 'search'

describe('fields', () => {
  test.each(Object.keys(NAMES) as EndpointName[])(
    '%s: reads every field of the specification without drift',
    (name) => {
      const sent = NAMES[name]!
      const { data, drift, extra } = good(name, isMany(name) ? [sent] : sent)
      const record = (isMany(name) ? (data as unknown[])[0] : data) as Record<string, unknown>
      const asText = Object.fromEntries(
        Object.entries(sent).map(([field, v]) => [field, field === 'id' || field.endsWith('_id') ? String(v) : v])
      )
      expect(record).toEqual(asText)
      expect(drift).toEqual([])
      expect(extra.size).toBe(0)
    }
  )

  test('reads left out and null as null, for every field', () => {
    expect(good('engines', [{ id: 7 }]).data).toEqual(
      good('engines', [Object.fromEntries(Object.keys(FULL_ENGINE).map((f) => [f, f === 'id' ? 7 : null]))]).data
    )
    expect(good('engines', [{ id: 7 }]).drift).toEqual([])
  })

  test.each(Object.keys(NAMES) as EndpointName[])('%s: reports a missing field only if it is not nullable', (name) => {
    const nullable = [
      'icon_url',
      'brand_logo',
      'model_photo',
      'model_photo_unbranded',
      'photo',
      'photo_unbranded',
      'year',
      'yearend',
      'capacity',
      'power',
      'torque',
      'cylinders',
      'ecu',
      'tcu',
      'engine_code',
      'options'
    ]
    for (const field of Object.keys(NAMES[name]!)) {
      const { [field]: _dropped, ...left } = NAMES[name] as Record<string, unknown>
      const expected = field === 'id' || nullable.includes(field) || name === 'search' ? {} : { [field]: 1 }
      for (const sent of [left, { ...left, [field]: null }])
        expect(good(name, isMany(name) ? [sent, { ...NAMES[name], id: 9 }] : sent).missing, field).toEqual(expected)
    }
  })
  test('reports missing fields of stages, options, tools and methods by their place', () => {
    const sent = {
      ...FULL_DETAIL,
      id: 1,
      options: [{ code: 'dpf' }],
      remap_stages: [{ stage_no: 1 }, { stage_no: 2, power: null }],
      read_tools: [{}],
      read_methods: [{ id: 1 }]
    }
    expect(good('engine', sent).missing).toEqual({
      'options.name': 1,
      'options.description': 1,
      'options.icon': 1,
      'remap_stages.power': 2,
      'remap_stages.torque': 2,
      'remap_stages.hp_values': 2,
      'remap_stages.nm_values': 2,
      'remap_stages.modifications': 2,
      'read_tools.id': 1,
      'read_tools.name': 1,
      'read_methods.value': 1
    })
  })

  test('reads an absent list of a detail as null, and an empty one as empty', () => {
    expect(good('engine', { id: 1, options: null }).data).toMatchObject({
      options: null,
      remap_stages: null,
      read_tools: null,
      read_methods: null
    })
    expect(
      good('engine', { id: 1, options: [], remap_stages: [], read_tools: [], read_methods: [] }).data
    ).toMatchObject({ options: [], remap_stages: [], read_tools: [], read_methods: [] })
  })

  test('reads a value of another type as null and reports it', () => {
    const { data, drift } = good('engine', {
      id: 1,
      name: { en: 'x' },
      power: true,
      hp_values: ['1', '2'],
      options: {},
      remap_stages: ['x', { stage_no: [] }]
    })
    expect(data).toMatchObject({
      name: null,
      power: null,
      hp_values: null,
      options: null,
      remap_stages: [{ stage_no: null }]
    })
    expect(drift.map((d) => `${d.kind} ${d.field}`).sort()).toEqual([
      'wrong-type hp_values',
      'wrong-type name',
      'wrong-type options',
      'wrong-type power',
      'wrong-type remap_stages.[]',
      'wrong-type remap_stages.stage_no'
    ])
  })

  test('reads a number written as text and reports it; other text is null', () => {
    const { data, drift } = good('engines', [
      { id: 1, power: '150', torque: ' 340.5 ', capacity: '1,968', year: '', cylinders: '0x4' }
    ])
    expect(data[0]).toMatchObject({ power: 150, torque: 340.5, capacity: null, year: null, cylinders: null })
    expect(drift).toHaveLength(5)
  })

  test('reads a number in place of a text as its digits and reports it', () => {
    const { data, drift } = good('models', [parsed('{"id":1,"name":911,"slug":9007199254740993}')])
    expect(data[0]).toMatchObject({ name: '911', slug: '9007199254740993' })
    expect(drift).toEqual([
      { field: 'name', kind: 'wrong-type', count: 1 },
      { field: 'slug', kind: 'wrong-type', count: 1 }
    ])
  })

  test('reads an infinite or invalid number as null', () => {
    expect(good('performance', parsed('{"id":1,"top_speed":1e999}')).data.top_speed).toBeNull()
  })

  test('accepts only true and false for an active subscription', () => {
    for (const active of ['true', 1, 'yes', null])
      expect(good('subscription', { name: 'x', active }).data.active).toBeNull()
  })
})

describe('ids', () => {
  const ID_FIELDS: [EndpointName, string[]][] = [
    ['types', ['id']],
    ['manufacturers', ['id', 'vehicle_type_id']],
    ['models', ['id', 'manufacturer_id']],
    ['generations', ['id', 'manufacturer_id', 'model_id']],
    ['engines', ['id']],
    ['engineSearch', ['id']],
    ['type', ['id']],
    ['manufacturer', ['id', 'vehicle_type_id']],
    ['model', ['id', 'manufacturer_id']],
    ['generation', ['id', 'manufacturer_id', 'model_id']],
    ['engine', ['id']],
    ['performance', ['id']],
    ['search', ['type_id', 'manufacturer_id', 'model_id', 'generation_id', 'engine_id']]
  ]
  test.each(ID_FIELDS)('%s: keeps every digit of the int64 %j', (name, fields) => {
    for (const id of ['9007199254740993', '9223372036854775807', '-9223372036854775808', '0', '-1']) {
      for (const wire of [id, `"${id}"`]) {
        const record = `{${fields.map((f) => `"${f}":${wire}`).join()}}`
        const { data, drift } = good(name, parsed(isMany(name) ? `[${record}]` : record), askedFor(id))
        const got = (isMany(name) ? (data as unknown[])[0] : data) as Record<string, unknown>
        for (const field of fields) expect(got[field]).toBe(id)
        expect(drift).toEqual([])
      }
    }
  })

  test('keeps every digit of the ids of tools and methods', () => {
    const { data } = good(
      'engine',
      parsed('{"id":1,"read_tools":[{"id":9007199254740993}],"read_methods":[{"id":9223372036854775807}]}')
    )
    expect([data.read_tools, data.read_methods]).toEqual([
      [{ id: '9007199254740993', name: null }],
      [{ id: '9223372036854775807', value: null }]
    ])
  })

  test('rejects anything but an int64', () => {
    for (const id of [
      '9223372036854775808',
      '1.5',
      '9007199254740993.5',
      '1e30',
      '"view"',
      '""',
      'true',
      '[7]',
      'null'
    ]) {
      expect(good('types', parsed(`[{"id":1},{"id":${id},"name":"x"}]`)).data).toHaveLength(1)
    }
  })

  test('leaves out and counts list items without an id', () => {
    const { data, drift } = good('types', [{ id: 1 }, { name: 'none' }, { id: null }, 5, null])
    expect(data.map((t) => t.id)).toEqual(['1'])
    expect(drift).toContainEqual({ field: 'id', kind: 'missing-id', count: 2 })
    expect(drift).toContainEqual({ field: '[]', kind: 'wrong-type', count: 2 })
  })

  test('accepts a search hit with an id of any level', () => {
    expect(good('search', [{ manufacturer_id: 4, manufacturer_name: 'A' }, { engine_name: 'lost' }]).data).toEqual([
      {
        type_id: null,
        type_name: null,
        manufacturer_id: '4',
        manufacturer_name: 'A',
        model_id: null,
        model_common_name: null,
        generation_id: null,
        generation_name: null,
        engine_id: null,
        engine_name: null
      }
    ])
  })

  test('gives a record without an id the requested one', () => {
    const { data, drift } = good('engine', { name: 'x' })
    expect(data.id).toBe('1')
    expect(drift).toEqual([{ field: 'id', kind: 'missing-id', count: 1 }])
  })
})

describe('a record other than the requested one', () => {
  const VIEWS = ['type', 'manufacturer', 'model', 'generation', 'engine'] as const
  test.each(VIEWS)('%s: is refused and reported', (name) => {
    for (const wire of ['8', '"8"', '0', '-7', '9007199254740993']) {
      expect(read(name, parsed(`{"id":${wire},"name":"x"}`), askedFor('7'))).toMatchObject({
        ok: false,
        reason: 'other-record',
        drift: expect.arrayContaining([{ field: 'id', kind: 'foreign-id', count: 1 }])
      })
    }
    expect(read(name, parsed('{"id":9007199254740992}'), askedFor('9007199254740993')).ok).toBe(false)
  })
  test.each(VIEWS)('%s: is accepted with another spelling of the requested id', (name) => {
    for (const wire of ['7', '"7"', '"007"', '7.0'])
      expect(good(name, parsed(`{"id":${wire}}`), askedFor('7')).data.id).toBe('7')
    expect(good(name, { id: 7 }, askedFor('007')).data.id).toBe('7')
  })
  test('is accepted for performance figures, whose own id has no stated meaning', () => {
    expect(good('performance', { id: 8, top_speed: 200 }, askedFor('7'))).toMatchObject({
      data: { id: '8', top_speed: 200 },
      drift: []
    })
  })
})

describe('items of a parent other than the requested one', () => {
  test.each([
    ['manufacturers', 'vehicle_type_id'],
    ['models', 'manufacturer_id'],
    ['generations', 'model_id']
  ] as const)('%s: are shown and reported under %s', (name, field) => {
    const { data, drift } = good(
      name,
      [{ id: 1, [field]: 7 }, { id: 2, [field]: 8 }, { id: 3, [field]: 9 }, { id: 4 }, { id: 5, [field]: null }],
      askedFor('7')
    )
    expect((data as { id: string }[]).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    expect(drift).toEqual([{ field, kind: 'foreign-parent', count: 2 }])
  })
  test('are accepted where the field names no parent of the list', () => {
    expect(good('generations', [{ id: 1, model_id: 7, manufacturer_id: 99 }], askedFor('7')).drift).toEqual([])
  })
})

describe('too many', () => {
  test('entries are refused with their number; up to the limit they are read', () => {
    expect(
      read(
        'search',
        Array.from({ length: MAX_ROWS + 1 }, (_, i) => ({ engine_id: i }))
      )
    ).toEqual({ ok: false, reason: 'too-many', rows: 50_001, drift: [] })
    expect(
      good(
        'types',
        Array.from({ length: MAX_ROWS }, (_, id) => ({ id }))
      ).data
    ).toHaveLength(50_000)
  })
  test.each([
    ['remap_stages', 40],
    ['options', 500],
    ['read_tools', 500],
    ['read_methods', 500]
  ] as const)('%s of an engine: keeps the first %i, leaves out the rest and reports it', (field, most) => {
    const members = (count: number) => ({
      id: 1,
      [field]: Array.from({ length: count }, (_, i) =>
        field === 'remap_stages' ? { stage_no: i } : field === 'options' ? { name: `${i}` } : { id: i }
      )
    })
    const full = good('engine', members(most))
    expect([full.data[field]?.length, full.drift]).toEqual([most, []])
    const over = good('engine', members(most + 3))
    expect([over.data[field], over.drift]).toEqual([full.data[field], [{ field, kind: 'too-long', count: 1 }]])
  })
  test('marks an overlong value string as too long, not as missing', () => {
    expect(
      good('engines', [{ id: 1, hp_values: '1'.repeat(MAX_VALUE_STRING_LENGTH) }]).data[0]!.hp_values
    ).toHaveLength(MAX_VALUE_STRING_LENGTH)
    const { data, drift } = good('engine', {
      id: 1,
      hp_values: '1,'.repeat(MAX_VALUE_STRING_LENGTH),
      remap_stages: [{ nm_values: `\u202a${'1,'.repeat(MAX_VALUE_STRING_LENGTH)}` }]
    })
    expect(drift).toEqual([
      { field: 'hp_values', kind: 'too-long', count: 1 },
      { field: 'remap_stages.nm_values', kind: 'too-long', count: 1 }
    ])
    for (const values of [data.hp_values, data.remap_stages?.[0]?.nm_values]) {
      expect(values).toHaveLength(MAX_VALUE_STRING_LENGTH + 1)
      expect(parseValues(values)).toEqual({ kind: 'bad', reason: 'too-long', at: 0, text: '', members: [] })
    }
  })
})

describe('unknown fields', () => {
  test('are counted and returned beside the records', () => {
    const { data, drift, extra } = good('engines', [
      { id: 1, colour: 'red' },
      { id: 2, colour: { a: 1 }, 'a/b': 1 }
    ])
    expect(Object.keys(data[0]!)).toEqual(Object.keys(FULL_ENGINE))
    expect(drift).toEqual([
      { field: 'colour', kind: 'unknown-field', count: 2 },
      { field: 'a/b', kind: 'unknown-field', count: 1 }
    ])
    expect([...extra]).toEqual([
      ['/0/colour', 'red'],
      ['/1/colour', { a: 1 }],
      ['/1/a~1b', 1]
    ])
  })

  test('in lists of a detail are named with their place', () => {
    const { drift, extra } = good('engine', { id: 1, remap_stages: [{ stage_no: 1, price: 5 }] })
    expect(drift).toEqual([{ field: 'remap_stages.price', kind: 'unknown-field', count: 1 }])
    expect(extra.get('/remap_stages/0/price')).toBe(5)
  })

  test('named like members of every object are harmless', () => {
    const { data, drift } = good('types', parsed('[{"id":1,"__proto__":{"name":"evil"},"constructor":1,"toString":2}]'))
    expect(data[0]).toEqual({ id: '1', name: null, slug: null, icon_url: null })
    expect(drift.map((d) => d.field).sort()).toEqual(['__proto__', 'constructor', 'toString'])
  })

  test('without end have a limited number of names', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}${'x'.repeat(500)}`, i]))
    const { drift } = good('types', [{ id: 1, ...many }])
    expect(drift.length).toBeLessThanOrEqual(200)
    expect(Math.max(...drift.map((d) => d.field.length))).toBeLessThanOrEqual(100)
  })
})

describe('shape', () => {
  test('accepts an empty list', () => {
    expect(good('types', []).data).toEqual([])
  })
  test('rejects a record in place of a list, and the reverse', () => {
    expect(read('types', { id: 1 }).ok).toBe(false)
    expect(read('engine', [{ id: 1 }]).ok).toBe(false)
    for (const json of [null, 'ok', 5, true])
      for (const name of ['types', 'engine', 'subscription'] as const) expect(read(name, json).ok).toBe(false)
    expect(read('types', ['a', 'b']).ok).toBe(false)
  })
  test('rejects an object without any field of the record', () => {
    expect(read('subscription', { status: 'ok', version: '3' }).ok).toBe(false)
    expect(read('engine', { message: 'hello' }).ok).toBe(false)
  })
})

describe('text', () => {
  const name = (text: string): string | null => good('types', [{ id: 1, name: text }]).data[0]!.name
  test('loses control characters and direction overrides, and is trimmed and composed', () => {
    expect(name(' A\u0000B\u0007 \u202eevil\u202c\u2066x\u2069 \u009f')).toBe('AB evilx')
    expect(name('Cafe\u0301')).toBe('Caf\u00e9')
    expect(name('a\r\nb\tc')).toBe('a b c')
    expect(name('broken \ud800 half')).toBe('broken \ufffd half')
    expect(name('<b>stays text</b>')).toBe('<b>stays text</b>')
  })
  test('keeps direction marks and characters beyond the basic plane', () => {
    expect(name('\u200fשלום\u200e 🚗')).toBe('\u200fשלום\u200e 🚗')
  })
  test('keeps lines and tabs of descriptions and modifications', () => {
    const { data } = good('engine', {
      id: 1,
      options: [{ description: 'a\r\nb\u2028c\td\u0001' }],
      remap_stages: [{ modifications: '- x\n- y' }]
    })
    expect(data.options![0]!.description).toBe('a\nb\nc\td')
    expect(data.remap_stages![0]!.modifications).toBe('- x\n- y')
  })
  test('is cut between characters above the limit, and reported', () => {
    const { data, drift } = good('types', [
      { id: 1, name: `${'x'.repeat(TEXT_LIMIT - 1)}🚗 more`, icon_url: `https://x/${'y'.repeat(TEXT_LIMIT)}` }
    ])
    expect(data[0]!.name).toBe('x'.repeat(TEXT_LIMIT - 1))
    expect(data[0]!.icon_url).toBeNull()
    expect(drift).toEqual([
      { field: 'name', kind: 'too-long', count: 1 },
      { field: 'icon_url', kind: 'too-long', count: 1 }
    ])
  })
  test('loses control characters in value strings of engine and stages', () => {
    const values = '\u202a40\u202c,\u00006\u0007\u2066,\u009b80\r\n, 90\u2069'
    const { data } = good('engine', {
      id: 1,
      hp_values: values,
      nm_values: values,
      rpm_values: values,
      remap_stages: [{ hp_values: values, nm_values: values }]
    })
    const stage = data.remap_stages![0]!
    for (const read of [data.hp_values, data.nm_values, data.rpm_values, stage.hp_values, stage.nm_values])
      expect(read).toBe('40,6,80\n, 90')
    expect(parseValues(data.hp_values)).toMatchObject({ kind: 'numbers', values: [40, 6, 80, 90] })
  })
  test('makes a member with a control character inside unreadable', () => {
    for (const sign of ['\u0000', '\u202e', '\u0007\u2066', '\r', '\u2028']) {
      const read = good('engines', [{ id: 1, hp_values: `100,1${sign}5,200` }]).data[0]!.hp_values
      expect(read).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069\u2028]/)
      expect(parseValues(read)).toMatchObject({ kind: 'bad', reason: 'not-a-number', at: 2 })
    }
  })
  test('keeps value strings otherwise as received', () => {
    const values = ` 1, 2,,\t3\n,${'4,'.repeat(TEXT_LIMIT)}`
    expect(good('engines', [{ id: 1, hp_values: values }]).data[0]!.hp_values).toBe(values)
  })
})
