import { afterEach, describe, expect, it } from 'vitest'
import { localDay, localIso } from '@shared/text/iso-time'

const home = process.env['TZ']
afterEach(() => {
  if (home === undefined) delete process.env['TZ']
  else process.env['TZ'] = home
})

const NEW_YEAR = Date.UTC(2026, 11, 31, 20, 30, 1, 2)

describe('a local ISO time', () => {
  it.each([
    ['Asia/Shanghai', '2027-01-01T04:30:01.002+08:00'],
    ['Asia/Kathmandu', '2027-01-01T02:15:01.002+05:45'],
    ['America/St_Johns', '2026-12-31T17:00:01.002-03:30'],
    ['UTC', '2026-12-31T20:30:01.002Z']
  ])('has the day and the offset of %s', (zone, text) => {
    process.env['TZ'] = zone
    expect(localIso(NEW_YEAR)).toBe(text)
    expect(Date.parse(text)).toBe(NEW_YEAR)
    expect(localDay(NEW_YEAR)).toBe(text.slice(0, 10))
  })
})
