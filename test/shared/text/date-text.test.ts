import { afterEach, describe, expect, it } from 'vitest'
import { calendarDay, dateText } from '@shared/text/date-text'

const home = process.env['TZ']
afterEach(() => {
  if (home === undefined) delete process.env['TZ']
  else process.env['TZ'] = home
})
const HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const NEW_YEAR = Date.UTC(2027, 0, 1, 3, 30)

describe('dates and times as text', () => {
  it('use the current time zone, also after it changed', () => {
    for (const [zone, time, day] of [
      ['Europe/Riga', '05:30', '1 Jan 2027'],
      ['America/New_York', '22:30', '31 Dec 2026'],
      ['Asia/Kolkata', '09:00', '1 Jan 2027']
    ] as const) {
      process.env['TZ'] = zone
      expect(dateText(NEW_YEAR, 'en-GB', HOURS)).toBe(time)
      expect(dateText(NEW_YEAR, 'en-GB', DAY)).toBe(day)
      expect(calendarDay(NEW_YEAR)).toBe(calendarDay(NEW_YEAR, zone))
    }
  })

  it('of a given zone equal those of the platform throughout a year', () => {
    for (const timeZone of ['Europe/Oslo', 'Australia/Lord_Howe', 'Asia/Taipei']) {
      process.env['TZ'] = timeZone
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 5 * 3_600_000 + 7 * 60_000) {
        const itself = new Intl.DateTimeFormat('hr', { ...HOURS, ...DAY, timeZone }).format(at)
        if (
          dateText(at, 'hr', { ...HOURS, ...DAY }) !== itself ||
          dateText(at, 'hr', { ...HOURS, ...DAY }, timeZone) !== itself
        )
          expect.fail(`${timeZone} ${new Date(at).toISOString()}`)
      }
    }
  })

  it('are formatted per language', () => {
    expect(['en-GB', 'ru', 'zh-Hans', 'lv'].map((tag) => dateText(NEW_YEAR, tag, DAY, 'UTC'))).toEqual(
      ['en-GB', 'ru', 'zh-Hans', 'lv'].map((tag) =>
        new Intl.DateTimeFormat(tag, { ...DAY, timeZone: 'UTC' }).format(NEW_YEAR)
      )
    )
  })
})
