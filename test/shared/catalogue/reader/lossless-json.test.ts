import { expect, test } from 'vitest'
import { MAX_JSON_DEPTH, parseJson } from '@shared/catalogue/reader/lossless-json'

const value = (text: string): unknown => {
  const parsed = parseJson(text)
  if (!parsed.ok) throw new Error(`not read: ${text.slice(0, 60)}`)
  return parsed.value
}

test('keeps every digit of whole numbers beyond 2^53-1 at any depth', () => {
  expect(value('{"id":9007199254740993,"a":[{"id":9223372036854775807},-9223372036854775808]}')).toEqual({
    id: 9007199254740993n,
    a: [{ id: 9223372036854775807n }, -9223372036854775808n]
  })
})

test('reads other numbers as numbers', () => {
  expect(value('[9007199254740991,-9007199254740991,0.1234567890123456,1e3,1234567890123456789012e2]')).toEqual([
    9007199254740991, -9007199254740991, 0.1234567890123456, 1000, 1234567890123456789012e2
  ])
})

test('leaves digits in texts unchanged', () => {
  expect(value('{"vin":"9007199254740993","id":9007199254740993}')).toEqual({
    vin: '9007199254740993',
    id: 9007199254740993n
  })
})

test('accepts a byte order mark, and rejects broken or missing text', () => {
  expect(value('\ufeff[1]')).toEqual([1])
  for (const text of [
    '',
    ' ',
    '<html></html>',
    '[1',
    '{"a":1,}',
    '{"id":9007199254740993',
    "{'a':1}",
    'undefined',
    'NaN'
  ])
    expect(parseJson(text)).toEqual({ ok: false })
})

test('reads a key __proto__ as an ordinary key', () => {
  for (const id of ['1', '9007199254740993']) {
    const read = value(`{"__proto__":{"admin":true},"id":${id}}`) as Record<string, unknown>
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.keys(read)).toEqual(['__proto__', 'id'])
    expect(read['admin']).toBeUndefined()
  }
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
})

test('rejects nesting that would overflow the stack', () => {
  const deep = `${'['.repeat(200_000)}9007199254740993${']'.repeat(200_000)}`
  expect(parseJson(deep)).toEqual({ ok: false })
})

test('rejects nesting above the limit, not counting brackets in texts', () => {
  expect(parseJson(`${'['.repeat(MAX_JSON_DEPTH)}${']'.repeat(MAX_JSON_DEPTH)}`).ok).toBe(true)
  expect(parseJson(`${'[{"a":'.repeat(MAX_JSON_DEPTH)}1${'}]'.repeat(MAX_JSON_DEPTH)}`)).toEqual({ ok: false })
  const brackets = `${'[{"\\\\'.repeat(100)}\\"[`
  expect(value(JSON.stringify([brackets, 9007199254740993].map(String)))).toEqual([brackets, '9007199254740992'])
})

test('leaves long digits that are no whole number unchanged', () => {
  const fractions =
    '[0.12345678901234567,-1.12345678901234567e5,1e-12345678901234567,1E+12345678901234567,12345678901234567.5,12345678901234567e1]'
  expect(value(fractions)).toEqual(JSON.parse(fractions))
  expect(value('{"a\\\\":"\\"9007199254740993", "b":-9007199254740993 , "c" :[9007199254740993\n]}')).toEqual({
    'a\\': '"9007199254740993',
    b: -9007199254740993n,
    c: [9007199254740993n]
  })
})

test('never turns invalid text into JSON by quoting', () => {
  for (const text of [
    '{9007199254740993:1}',
    '{9007199254740993 : 1}',
    '[09007199254740993]',
    '[-09007199254740993]',
    '[+9007199254740993]',
    '[--9007199254740993]',
    '[a9007199254740993]',
    '[9007199254740993x]',
    '[1 9007199254740993]'
  ]) {
    expect(parseJson(text), text).toEqual({ ok: false })
  }
})

test('reads a very long run of digits as a number, quickly', () => {
  expect(value(`[${'9'.repeat(2_000_000)}]`)).toEqual([Infinity])
  expect(value(`["\\u0000${'9'.repeat(2_000_000)}"]`)).toEqual([`\0${'9'.repeat(2_000_000)}`])
})
