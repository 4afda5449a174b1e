import { expect, test } from 'vitest'
import { parseJson } from '@core/catalogue/lossless-json'

const value = (text: string): unknown => {
  const parsed = parseJson(text)
  if (!parsed.ok) throw new Error(`not read: ${text.slice(0, 60)}`)
  return parsed.value
}

test('whole numbers beyond 2^53-1 keep every digit, in any depth', () => {
  expect(value('{"id":9007199254740993,"a":[{"id":9223372036854775807},-9223372036854775808]}'))
    .toEqual({ id: 9007199254740993n, a: [{ id: 9223372036854775807n }, -9223372036854775808n] })
})

test('all other numbers stay numbers', () => {
  expect(value('[9007199254740991,-9007199254740991,0.1234567890123456,1e3,1234567890123456789012e2]'))
    .toEqual([9007199254740991, -9007199254740991, 0.1234567890123456, 1000, 1234567890123456789012e2])
})

test('digits inside texts are left alone', () => {
  expect(value('{"vin":"9007199254740993","id":9007199254740993}')).toEqual({ vin: '9007199254740993', id: 9007199254740993n })
})

test('a byte order mark is allowed, broken or missing text is not', () => {
  expect(value('\ufeff[1]')).toEqual([1])
  for (const text of ['', ' ', '<html></html>', '[1', '{"a":1,}', '{"id":9007199254740993', "{'a':1}", 'undefined', 'NaN']) expect(parseJson(text)).toEqual({ ok: false })
})

test('a key named __proto__ is an ordinary key and changes no prototype', () => {
  for (const id of ['1', '9007199254740993']) {
    const read = value(`{"__proto__":{"admin":true},"id":${id}}`) as Record<string, unknown>
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.keys(read)).toEqual(['__proto__', 'id'])
    expect(read['admin']).toBeUndefined()
  }
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
})

test('nesting too deep for the machine is refused, not thrown', () => {
  const deep = `${'['.repeat(200_000)}9007199254740993${']'.repeat(200_000)}`
  expect(parseJson(deep)).toEqual({ ok: false })
})
