import { describe, expect, it } from 'vitest'
import { listPointers, readPointer } from '@shared/feed/mapping/body-pointer'

describe('pointers into a body', () => {
  const body = {
    a: { 'b/c': { '~': 1 } },
    list: [{ t: '2026-01-01T00:00:00Z', v: 'old' }, { t: '2026-03-01T00:00:00Z', v: 'new' }, { v: 'none' }],
    '': 0
  }
  it.each<[string, unknown]>([
    ['/a/b~1c/~0', 1],
    ['/list/0/v', 'old'],
    ['/list/@last/v', 'none'],
    ['/list/@newest:t/v', 'new'],
    ['/list/@newest:x/v', 'none'],
    ['/list/@count', 3],
    ['/', 0],
    ['/list/9', undefined],
    ['/a/x', undefined],
    ['a', undefined],
    ['/~2', undefined],
    ['/list/@last', body.list[2]]
  ])('%s', (place, value) => expect(readPointer(body, place)).toEqual(value))
  it.each([
    ['1', '9', '12', '13'],
    ['1717000000', '1717000001.5', 1717000002, 1717000003n],
    ['2026-05-14 10:32:00', '2026-05-14 10:32:01', '2026-05-15 00:00:00', '2027-01-01 00:00:00'],
    ['note 1', 'note 12', 'note 13', 'note 2']
  ])('find the newest of %s, %s, %s and %s in any order', (...times) => {
    const entries = times.map((t) => ({ t }))
    for (const list of [entries, entries.toReversed(), [entries[3], null, 7, {}, ...entries.slice(0, 3)]])
      expect(readPointer({ list }, '/list/@newest:t')).toBe(entries[3])
  })
  it('read own properties only', () => {
    for (const place of ['/constructor/name', '/__proto__', '/toString', '/list/length', '/list/constructor'])
      expect(readPointer(body, place)).toBeUndefined()
    expect(readPointer(JSON.parse('{"__proto__": {"x": 1}}'), '/__proto__/x')).toBe(1)
  })
  it('are listed with their values, limited, and readable', () => {
    const found = listPointers(body, 100, (text) => text)
    for (const { place, value } of found) expect(String(readPointer(body, place))).toBe(value)
    expect(
      listPointers(
        Array.from({ length: 5000 }, (_, n) => n),
        50,
        String
      )
    ).toHaveLength(50)
  })
})
