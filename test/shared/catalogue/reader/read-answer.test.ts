import { describe, expect, test } from 'vitest'
import { MAX_VALUE_STRING_LENGTH, parseValues } from '@shared/dyno/value-strings'
import { MAX_ROWS } from '@shared/catalogue/reader/record-reader'
import { TEXT_LIMIT } from '@shared/catalogue/reader/clean-text'
import { read, askedFor, good, parsed, FULL_ENGINE } from './answers'

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
  test.each(VIEWS)('%s: is refused without any field, which would empty the stored one', (name) => {
    for (const wire of [{}, { status: 'ok' }])
      expect(read(name, wire, askedFor('7'))).toMatchObject({ ok: false, reason: 'other-shape' })
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

describe('an id that a list repeats', () => {
  test('counts once, with the last record in its place, as in the store', () => {
    const { data } = good(
      'models',
      [
        { id: 1, name: 'A' },
        { id: 2, name: 'B' },
        { id: '1', name: 'C' }
      ],
      askedFor('7')
    )
    expect(data.map(({ id, name }) => `${id} ${name}`)).toEqual(['2 B', '1 C'])
  })
  test('stays in search results, which have several places', () => {
    expect(good('search', [{ engine_id: 1 }, { engine_id: 1, generation_id: 2 }]).data).toHaveLength(2)
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
  test('are counted and left out', () => {
    const { data, drift } = good('engines', [
      { id: 1, colour: 'red' },
      { id: 2, colour: { a: 1 }, 'a/b': 1 }
    ])
    expect(Object.keys(data[0]!)).toEqual(Object.keys(FULL_ENGINE))
    expect(drift).toEqual([
      { field: 'colour', kind: 'unknown-field', count: 2 },
      { field: 'a/b', kind: 'unknown-field', count: 1 }
    ])
  })

  test('in lists of a detail are named with their place', () => {
    const { drift } = good('engine', { id: 1, remap_stages: [{ stage_no: 1, price: 5 }] })
    expect(drift).toEqual([{ field: 'remap_stages.price', kind: 'unknown-field', count: 1 }])
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
