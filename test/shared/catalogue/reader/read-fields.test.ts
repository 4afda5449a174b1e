import { describe, expect, test } from 'vitest'
import { type EndpointName } from '@shared/catalogue/endpoints'
import { askedFor, good, parsed, FULL_ENGINE, FULL_DETAIL, NAMES, isMany } from './answers'

describe('fields', () => {
  test.each(Object.keys(NAMES) as EndpointName[])(
    '%s: reads every field of the specification without drift',
    (name) => {
      const sent = NAMES[name]!
      const { data, drift } = good(name, isMany(name) ? [sent] : sent)
      const record = (isMany(name) ? (data as unknown[])[0] : data) as Record<string, unknown>
      const asText = Object.fromEntries(
        Object.entries(sent).map(([field, v]) => [field, field === 'id' || field.endsWith('_id') ? String(v) : v])
      )
      expect(record).toEqual(asText)
      expect(drift).toEqual([])
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

  test('reads no integer from a text with three decimals, which may be thousands', () => {
    expect(good('engines', [{ id: 1, capacity: '1.968', power: '150.0' }]).data[0]).toMatchObject({
      capacity: null,
      power: 150
    })
    expect(good('performance', { id: 1, fuel_consumption_avg: '5.125' }).data.fuel_consumption_avg).toBe(5.125)
  })

  test('reads a year 0 of a generation as none, and figures of an engine as received', () => {
    expect(good('generations', [{ id: 1, year: 2012, yearend: 0 }]).data[0]).toMatchObject({
      year: 2012,
      yearend: null
    })
    const figures = { capacity: 0, power: 0, torque: 0, cylinders: 0, year: 0 }
    expect(good('engines', [{ id: 1, ...figures }]).data[0]).toMatchObject(figures)
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
