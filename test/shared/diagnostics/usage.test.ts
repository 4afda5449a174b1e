import { describe, expect, it } from 'vitest'
import { callsOf, featureOf, groupHours, MAX_HOURS, mergeHours, readHours } from '@shared/diagnostics/usage'
import { HOUR_MS } from '@shared/durations'

const hour = (at: number, pages: number, stored = 0, fetched = 0) => ({
  atMs: at * HOUR_MS,
  calls: { pages },
  stored,
  fetched
})

describe('a call', () => {
  it.each([
    ['vehicleDatabase', 'click', 'engine', 'pages'],
    ['vehicleDatabase', 'visible', 'engineSearch', 'search'],
    ['vehicleDatabase', 'pack', 'engine', 'packs'],
    ['vehicleDatabase', 'command', 'engine', 'commands'],
    ['vehicleDatabase', 'command', 'search', 'commands'],
    ['vehicleDatabase', 'prefetch', 'models', 'background'],
    ['vehicleDatabase', 'refresh', 'types', 'background'],
    ['vehicleDatabase', 'click', 'subscription', 'connection'],
    ['vehicleDatabase', 'pack', undefined, 'pictures'],
    ['support', 'refresh', undefined, 'events']
  ] as const)('of %s, %s, %s is for %s', (family, priority, method, feature) =>
    expect(featureOf(family, priority, method)).toBe(feature)
  )
})

describe('hours', () => {
  it('are merged, sorted and limited to nine weeks', () => {
    const merged = mergeHours(
      [hour(2000, 1), hour(1999, 2), hour(2000, 3, 4, 5), hour(2000 - MAX_HOURS, 9)],
      2000 * HOUR_MS
    )
    expect(merged).toEqual([hour(1999, 2), hour(2000, 4, 4, 5)])
    expect(merged.map(callsOf)).toEqual([2, 4])
  })

  it('of the future are left out, as after a wrong clock', () =>
    expect(mergeHours([hour(2001, 1)], 2000 * HOUR_MS)).toEqual([]))

  it('are read back, and anything else is left out', () => {
    const hours = [hour(5, 2, 1, 1), { ...hour(6, 1), calls: { commands: 2, packs: 1 } }]
    expect(readHours(JSON.parse(JSON.stringify(hours)))).toEqual(hours)
    expect(readHours({ no: 'list' })).toEqual([])
    expect(
      readHours([
        null,
        1,
        { atMs: -5 },
        { atMs: HOUR_MS * 7 + 5, calls: { pages: '3', other: 4, packs: 2 }, stored: 1.5 }
      ])
    ).toEqual([{ atMs: HOUR_MS * 7, calls: { packs: 2 }, stored: 0, fetched: 0 }])
    expect(readHours(Array.from({ length: MAX_HOURS + 10 }, (_, i) => hour(i + 1, 1)))).toHaveLength(MAX_HOURS)
  })

  it('are added up by a name', () => {
    const groups = groupHours([hour(1, 1), hour(2, 2), hour(30, 4)], ({ atMs }) => (atMs < 24 * HOUR_MS ? 'a' : 'b'))
    expect(groups.map(({ name, ...group }) => [name, callsOf(group)])).toEqual([
      ['a', 3],
      ['b', 4]
    ])
  })
})
