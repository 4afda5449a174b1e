import { describe, expect, test } from 'vitest'
import { readPackAnswer } from '@shared/packs/pack-entry'
import { random } from '../../helpers/random'

const NOW = Date.UTC(2026, 2, 2)
const good = {
  kind: 'answer',
  name: 'performance',
  params: { generation_id: '1', engine_id: '2' },
  language: 'en',
  fetchedAtMs: NOW - 5,
  goneSinceMs: null,
  data: null
}

describe('an answer of a pack file', () => {
  test('is read like one of the service: without unknown fields, with wrong ones as null', () => {
    const read = readPackAnswer(
      {
        ...good,
        name: 'engine',
        params: { engine_id: '007' },
        data: { id: '7', name: 'x', power: 'strong', apiKey: 'k' }
      },
      NOW
    )
    expect(read).toMatchObject({
      name: 'engine',
      params: { engine_id: '7' },
      data: { id: '7', name: 'x', power: null, remap_stages: null }
    })
    expect(JSON.stringify(read)).not.toContain('apiKey')
  })
  test('may be null for a performance only', () => {
    expect(readPackAnswer(good, NOW)).toMatchObject({ data: null })
    expect(readPackAnswer({ ...good, name: 'engine', params: { engine_id: '7' } }, NOW)).toBeNull()
  })
  test.each([
    ['another kind', { kind: 'setting' }],
    ['a search', { name: 'search', params: { query: 'x' } }],
    ['the subscription', { name: 'subscription', params: {}, data: {} }],
    ['an unknown address', { name: 'toString' }],
    ['an id that is none', { params: { generation_id: '1', engine_id: 'view' } }],
    ['a missing id', { params: { generation_id: '1' } }],
    ['an unknown language', { language: 'xx' }],
    ['no time', { fetchedAtMs: null }],
    ['a time that is none', { fetchedAtMs: Infinity }],
    [
      'a list longer than any',
      { name: 'engines', params: { generation_id: '1' }, data: Array(20_001).fill({ id: '1' }) }
    ],
    ['another shape', { name: 'engines', params: { generation_id: '1' }, data: { a: 1 } }]
  ])('is refused with %s', (_what, change) => expect(readPackAnswer({ ...good, ...change }, NOW)).toBeNull())
  test('is never newer than its file', () => {
    expect(readPackAnswer({ ...good, fetchedAtMs: NOW + 1e9, goneSinceMs: NOW + 1e9 }, NOW)).toMatchObject({
      fetchedAtMs: NOW,
      goneSinceMs: NOW
    })
  })
  test('of any content never throws (seeded)', () => {
    const r = random(5)
    const odd = [null, 0, -1, NaN, '', 'x', '9'.repeat(25), [], {}, [[]], [null], { id: {} }, true, NOW]
    const keys = Object.keys(good)
    for (let i = 0; i < 5000; i++) {
      const value: Record<string, unknown> = {
        ...good,
        name: r.pick(['types', 'engines', 'engine', 'performance', 'model'])
      }
      for (let n = r.int(0, 3); n > 0; n--) value[r.pick(keys)] = r.pick(odd)
      const read = readPackAnswer(r.chance(0.05) ? r.pick(odd) : value, NOW)
      if (read) expect(read.fetchedAtMs).toBeLessThanOrEqual(NOW)
    }
  })
})
