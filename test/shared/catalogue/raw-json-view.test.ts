import { describe, expect, test } from 'vitest'
import { redactSecret } from '@shared/catalogue/stored-bodies'
import { fieldReport, prettyJson } from '@shared/catalogue/raw-json-view'
import { random as seeded } from '../../helpers/random'

describe('pretty-printed JSON', () => {
  test('keeps all digits, the spelling of numbers, the order of fields and repeated fields', () => {
    const text = '{"id":9223372036854775807,"b":1.0,"a":1,"e":1e3,"z":-0,"big":123456789012345678901234567890.50,"a":2}'
    expect(prettyJson(text)).toBe(
      [
        '{',
        '  "id": 9223372036854775807,',
        '  "b": 1.0,',
        '  "a": 1,',
        '  "e": 1e3,',
        '  "z": -0,',
        '  "big": 123456789012345678901234567890.50,',
        '  "a": 2',
        '}'
      ].join('\n')
    )
  })
  test('keeps texts unchanged, and empty lists and objects on one line', () => {
    expect(prettyJson(' {"a" : "x,{\\"y\\":[1]}\\\\" ,"b":[ ],"c":{ },"d":[true,null,[]]}\n')).toBe(
      [
        '{',
        '  "a": "x,{\\"y\\":[1]}\\\\",',
        '  "b": [],',
        '  "c": {},',
        '  "d": [',
        '    true,',
        '    null,',
        '    []',
        '  ]',
        '}'
      ].join('\n')
    )
  })
  test('escapes invisible characters', () => {
    const text = '{"name":"a\u202eb\u200bc é"}'
    expect(prettyJson(text)).toContain('"a\\u202eb\\u200bc é"')
    expect(JSON.parse(prettyJson(text) ?? '')).toEqual(JSON.parse(text))
  })
  test('escapes what the reader takes out of value strings', () => {
    expect(prettyJson('{"hp_values":"\u202a40\u202c,\\u00006,\u2067\u061c\u009b80\u2028\ufff9"}')).toContain(
      '"\\u202a40\\u202c,\\u00006,\\u2067\\u061c\\u009b80\\u2028\\ufff9"'
    )
  })
  test('is null for invalid JSON', () => {
    for (const text of ['', '{', '{"a":}', '<html>', '['.repeat(200)]) expect(prettyJson(text)).toBeNull()
  })
  test('parses to the same value as its source, for any JSON', () => {
    const random = seeded(36).next
    const make = (depth: number): unknown => {
      const kind = Math.floor(random() * (depth > 4 ? 4 : 6))
      if (kind === 0) return random() * 1e6
      if (kind === 1) return ['', ' "quoted" ', '\\', '{}', '[,]', 'é\n\t'][Math.floor(random() * 6)]
      if (kind === 2) return null
      if (kind === 3) return random() > 0.5
      const size = Math.floor(random() * 4)
      return kind === 4
        ? Array.from({ length: size }, () => make(depth + 1))
        : Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}:,"`, make(depth + 1)]))
    }
    for (let n = 0; n < 300; n++) {
      const value = make(0)
      expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
    }
  })
})

describe('the gaps of an answer', () => {
  test('are left out, null, an empty text or an empty list', () => {
    const text = JSON.stringify({
      id: 1,
      name: null,
      slug: '',
      ecu: '  ',
      options: [],
      remap_stages: [{ stage_no: 1, power: null, modifications: '' }],
      read_tools: null,
      power: 0
    })
    const report = fieldReport('engine', text)
    expect(report?.gaps.null).toEqual(['name', 'remap_stages[0].power', 'read_tools'])
    expect(report?.gaps['empty-text']).toEqual(['slug', 'ecu', 'remap_stages[0].modifications'])
    expect(report?.gaps['empty-list']).toEqual(['options'])
    expect(report?.gaps['left-out']).toEqual(
      expect.arrayContaining(['type', 'capacity', 'remap_stages[0].torque', 'read_methods'])
    )
    expect(report?.gaps['left-out']).not.toContain('power')
  })
  test('reports unknown fields with their place', () => {
    const text = '{"id":1,"top_speed":1.0,"x_new":5,"__proto__":1}'
    expect(fieldReport('performance', text)?.unknown).toEqual(['x_new', '__proto__'])
    expect(
      fieldReport('engine', '{"id":1,"remap_stages":[{"stage_no":1},{"colour":"red"}],"options":[5]}')?.unknown
    ).toEqual(['remap_stages[1].colour'])
  })
  test('is null for anything but an object', () => {
    for (const text of ['[]', '5', 'null', '{']) expect(fieldReport('engine', text)).toBeNull()
  })
})

describe('a secret in an answer', () => {
  const KEY = 'Ab/9"\\+-.x'
  test.each([
    ['as it is', KEY],
    ['as JSON writes it', JSON.stringify(KEY).slice(1, -1)],
    ['with escaped slashes', 'Ab\\/9\\"\\\\+-.x'],
    ['as code points', [...KEY].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')],
    ['as large code points', [...KEY].map((sign) => `\\u00${sign.charCodeAt(0).toString(16).toUpperCase()}`).join('')],
    ['in an address', encodeURIComponent(KEY)],
    ['in an address, every sign', [...KEY].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')]
  ])('is removed: %s', (_how, written) => {
    expect(redactSecret(`{"a":"${written}","b":"${written}x"}`, KEY)).toBe('{"a":"••••","b":"••••x"}')
  })
  test('keeps all other text', () => {
    expect(redactSecret('{"a":"Ab/9"}', KEY)).toBe('{"a":"Ab/9"}')
    expect(redactSecret('{"a":1}', '')).toBe('{"a":1}')
  })
})
