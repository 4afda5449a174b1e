import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CHANNEL_NAMES } from '@contract/channel-map'
import { INPUT_SCHEMAS } from '@contract/schemas/index'
import { SETTINGS } from '@shared/settings/schema'
import { FULLEST_INPUTS } from './fullest-inputs'

describe('the contract of each channel', () => {
  it('has a schema for exactly the existing channels', () => {
    expect(Object.keys(INPUT_SCHEMAS).sort()).toEqual([...CHANNEL_NAMES].sort())
  })

  it.each(CHANNEL_NAMES)('%s accepts its fullest input unchanged and refuses an unknown entry', (channel) => {
    const input = FULLEST_INPUTS[channel]
    expect(v.parse(INPUT_SCHEMAS[channel], input)).toEqual(input)
    expect(v.is(INPUT_SCHEMAS[channel], { ...(input ?? {}), extra: 1 })).toBe(false)
    expect(v.is(INPUT_SCHEMAS[channel], null)).toBe(false)
  })

  it.each([
    'view',
    'search',
    '',
    '1e3',
    ' 1',
    '1 ',
    '+1',
    '1.0',
    '9223372036854775808',
    '-9223372036854775809',
    '12345678901234567890',
    '１',
    '../1',
    '1/2'
  ])('refuses %j as an id', (id) => {
    expect(v.is(INPUT_SCHEMAS['catalogue:models'], { parentId: id })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['catalogue:performance'], { generationId: '1', engineId: id })).toBe(false)
  })

  it('refuses a number as an id, because it may have lost digits', () => {
    expect(v.is(INPUT_SCHEMAS['catalogue:engine'], { engineId: 7 })).toBe(false)
  })

  it('bounds every text', () => {
    expect(v.is(INPUT_SCHEMAS['search:catalogue'], { query: 'x'.repeat(501) })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['connection:connect'], { baseUrl: 'x'.repeat(2049) })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['connection:connect'], { baseUrl: 'x', apiKey: 'x'.repeat(4097) })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['request:cancel'], { requestId: 'x'.repeat(65) })).toBe(false)
    expect(v.is(INPUT_SCHEMAS['settings:set'], { key: 'a', value: ['x'.repeat(201)] })).toBe(false)
  })

  it('accepts the key and the default of every setting, and no other type of value', () => {
    for (const [key, { standard }] of Object.entries(SETTINGS))
      expect(v.is(INPUT_SCHEMAS['settings:set'], { key, value: standard }), key).toBe(true)
    for (const value of [null, undefined, {}, NaN, Infinity, [1], () => 1])
      expect(v.is(INPUT_SCHEMAS['settings:set'], { key: 'a', value })).toBe(false)
  })
})
