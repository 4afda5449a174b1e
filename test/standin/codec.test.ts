/** The stand-in's IPC accepts and refuses the same values as structured clone. */
import { describe, expect, it } from 'vitest'
import { makeCodec } from './codec.ts'

const codec = makeCodec()
const trip = <T>(value: T): T => codec.decode(codec.encode(value)) as T

describe('values that may cross', () => {
  const cycle: { self?: unknown; list: unknown[] } = { list: [] }
  cycle.self = cycle
  cycle.list.push(cycle)
  const shared = { n: 1 }
  const values: [name: string, value: unknown][] = [
    ['null', null],
    ['undefined', undefined],
    ['true', true],
    ['a text', 'Überraschung 变速箱 \0 "'],
    ['zero', 0],
    ['minus zero', -0],
    ['no number', NaN],
    ['infinity', -Infinity],
    ['a big integer', 9223372036854775807n],
    ['a date', new Date(0)],
    ['an invalid date', new Date(NaN)],
    ['a pattern', /a"b\/c/giu],
    [
      'a map',
      new Map<unknown, unknown>([
        [{ k: 1 }, new Set([1, 'x'])],
        ['m', new Map()]
      ])
    ],
    ['a set', new Set([undefined, null, 1])],
    ['bytes', new Uint8Array([0, 255, 7])],
    ['a view into a buffer', new Uint16Array(new ArrayBuffer(8), 2, 2)],
    ['a data view', new DataView(new ArrayBuffer(4), 1, 2)],
    ['a buffer', new ArrayBuffer(3)],
    ['floats', new Float64Array([0.1, -0])],
    ['an empty list', []],
    ['a list with a hole', [1, , 3]],
    ['undefined in a list', [undefined]],
    ['a nested object', { a: { b: [{ c: undefined }] } }],
    ['an object with __proto__ as a key', JSON.parse('{"__proto__": 1}')],
    ['an object that looks like a row', { 0: 'p' }],
    ['a list that looks like a reference', [[0], [1]]],
    ['a boxed number', Object(5)],
    ['a cycle', cycle],
    ['one object twice', [shared, shared]],
    ['an empty object', {}]
  ]
  it.each(values)('%s', (_name, value) => expect(trip(value)).toEqual(structuredClone(value)))

  it('keeps identity: the same object twice is one object on the other side', () => {
    const [a, b] = trip([shared, shared])
    expect(a).toBe(b)
    const back = trip(cycle)
    expect(back.self).toBe(back)
  })
  it('keeps the kind, message and cause of an error', () => {
    const back = trip(new RangeError('too far', { cause: new TypeError('odd') }))
    expect(back).toBeInstanceOf(RangeError)
    expect(back.message).toBe('too far')
    expect(back.cause).toBeInstanceOf(TypeError)
  })
  it('drops the class of an instance, as structured clone does', () => {
    class Point {
      readonly x = 1
    }
    expect(Object.getPrototypeOf(trip(new Point()))).toBe(Object.prototype)
  })
})

describe('values that may not cross', () => {
  const values: [name: string, value: unknown][] = [
    ['a function', () => 1],
    ['a function deep inside', { a: [{ f() {} }] }],
    ['a symbol', Symbol('s')],
    ['a proxy', new Proxy({}, {})],
    ['a promise', Promise.resolve()],
    ['a weak map', new WeakMap()],
    ['a blob', new Blob(['x'])]
  ]
  it.each(values)('%s', (_name, value) => expect(() => codec.encode(value)).toThrow('An object could not be cloned.'))
})
