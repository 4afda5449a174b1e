import { describe, expect, it } from 'vitest'
import { formatAge, formatDay, formatDuration, formatTime, parseInstant } from '@shared/text/time-text'

describe('parseInstant', () => {
  it('returns null for nothing and for text without a time', () => {
    for (const text of [null, undefined, '', 'soon']) expect(parseInstant(text)).toBeNull()
  })
  it('reads numeric offsets of any size', () => {
    expect(parseInstant('2027-05-14T23:30:00+14:00')?.toISOString()).toBe('2027-05-14T09:30:00.000Z')
    expect(parseInstant('2027-05-14T23:30:00-11:00')?.toISOString()).toBe('2027-05-15T10:30:00.000Z')
    expect(parseInstant('2027-05-14T05:45:00+05:45')?.toISOString()).toBe('2027-05-14T00:00:00.000Z')
  })
})

describe('formatDay', () => {
  it('uses the day in the zone of the person, not of the text', () => {
    const end = parseInstant('2027-05-15T00:30:00+14:00')!
    expect(formatDay(end, 'en', 'Europe/Berlin')).toBe('14 May 2027')
  })
  it('is in digits in Latvian, right in every case of a sentence', () => {
    expect(formatDay(new Date('2026-12-03T12:00:00Z'), 'lv', 'UTC')).toBe('03.12.2026.')
  })
})

describe('formatAge', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it('uses the largest whole unit and never seconds', () => {
    const ago = (text: string): string => formatAge(new Date(text), now, 'en')
    expect(ago('2026-11-21T11:59:40Z')).toBe('now')
    expect(ago('2026-11-21T11:57:00Z')).toBe('3 min. ago')
    expect(ago('2026-11-21T09:30:00Z')).toBe('2 hr. ago')
    expect(ago('2026-11-19T11:00:00Z')).toBe('2 days ago')
  })
  it('returns "now" for a time slightly ahead, as clocks differ', () => {
    expect(formatAge(new Date('2026-11-21T12:00:30Z'), now, 'en')).toBe('now')
  })
})

describe('formatTime and formatDuration', () => {
  it('uses 24 hours and writes midnight as 00', () => {
    expect(formatTime(new Date('2026-11-21T00:05:00Z'), 'en', false, 'UTC')).toBe('00:05')
    expect(formatTime(new Date('2026-11-21T14:20:07Z'), 'en', true, 'UTC')).toBe('14:20:07')
  })
  it('counts down to zero and not below', () => {
    expect(formatDuration(42_000)).toBe('0:42')
    expect(formatDuration(725_000)).toBe('12:05')
    expect(formatDuration(3_600_000)).toBe('1:00:00')
    expect(formatDuration(-5)).toBe('0:00')
  })
})
