import { describe, expect, test } from 'vitest'
import { addressOf, ENDPOINTS, isLongEnough, queryLength } from '@shared/catalogue/endpoints'
import { isId, toId } from '@shared/catalogue/ids'

const BIG = '9223372036854775807'
const ids = {
  type_id: '1',
  vehicle_type_id: '2',
  manufacturer_id: '3',
  model_id: '4',
  generation_id: '5',
  engine_id: BIG
} as never

describe('the fourteen addresses', () => {
  test('equal the specification: list addresses use the parent’s id, and single records /view/ except for types', () => {
    const search = { query: 'abc' }
    expect(
      Object.fromEntries(
        (Object.keys(ENDPOINTS) as (keyof typeof ENDPOINTS)[]).map((name) => [
          name,
          addressOf(name, { ...(ids as object), ...search } as never)
        ])
      )
    ).toEqual({
      subscription: '/vdb/subscription',
      types: '/vdb/types',
      type: '/vdb/types/1',
      manufacturers: '/vdb/manufacturers/2',
      manufacturer: '/vdb/manufacturers/view/3',
      models: '/vdb/models/3',
      model: '/vdb/models/view/4',
      generations: '/vdb/generations/4',
      generation: '/vdb/generations/view/5',
      engines: '/vdb/engines/5',
      engine: `/vdb/engines/view/${BIG}`,
      engineSearch: '/vdb/engines/search?query=abc',
      performance: `/vdb/performance/5/${BIG}`,
      search: '/vdb/search?query=abc'
    })
  })

  test.each(['search', 'view', '', '1/2', '1e3', ' 1', '9223372036854775808', '../types', '１'])(
    'rejects %j in place of an id',
    (word) => {
      expect(() => addressOf('engines', { generation_id: word as never })).toThrow(RangeError)
    }
  )

  test.each(['2.0 TDI+', 'C/D', 'B&B', '#', '100%', 'Škoda', 'Волга', '奔驰', 'a=b?c', '"x"'])(
    'keeps the text %j as a query value',
    (query) => {
      const text = query.length < 2 ? `${query}${query}` : query
      expect(new URL(addressOf('search', { query: text }), 'https://x.test').searchParams.get('query')).toBe(text)
    }
  )

  test('sends the fuel only when given', () => {
    expect(addressOf('engineSearch', { query: 'abc', fuel: 'B&B' })).toBe('/vdb/engines/search?query=abc&fuel=B%26B')
    expect(addressOf('engineSearch', { query: 'abc', fuel: '' })).toBe('/vdb/engines/search?query=abc')
  })

  test('replaces half of a surrogate pair, which cannot be encoded', () => {
    expect(addressOf('search', { query: 'ab\ud83d' })).toBe('/vdb/search?query=ab%EF%BF%BD')
    expect(addressOf('engineSearch', { query: 'abc', fuel: '\ude97' })).toContain('fuel=%EF%BF%BD')
  })

  test('rejects a query that is too short', () => {
    expect(() => addressOf('search', { query: ' a ' })).toThrow(RangeError)
    expect(() => addressOf('engineSearch', { query: 'ab' })).toThrow(RangeError)
  })
})

test('counts the code points of the trimmed query', () => {
  expect(queryLength('  𝄞a ')).toBe(2)
  expect([
    isLongEnough('search', 'a'),
    isLongEnough('search', 'ab'),
    isLongEnough('engineSearch', 'ab '),
    isLongEnough('engineSearch', '奔驰车')
  ]).toEqual([false, true, false, true])
})

describe('ids', () => {
  test.each(['0', '-1', '9007199254740993', BIG, '-9223372036854775808'])('accepts %s', (id) => {
    expect(isId(id)).toBe(true)
    expect(toId(id)).toBe(id)
  })
  test.each(['9223372036854775808', '1.0', '0x1', '', ' 1', '+1', null, undefined, 1])('rejects %j', (id) =>
    expect(isId(id)).toBe(false)
  )
  test('normalizes two spellings of one id', () => expect([toId('007'), toId('-0')]).toEqual(['7', '0']))
})
