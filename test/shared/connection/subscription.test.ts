import { describe, expect, it } from 'vitest'
import { endWarning, readEndDate, subscriptionSummary } from '@shared/connection/subscription'
import { daysLeft } from '@shared/text/date-text'

const at = (text: string): number => {
  const read = readEndDate(text)
  if (read.kind !== 'date') throw new Error(`${text} is ${read.kind}`)
  return read.atMs
}

describe('the end date of a subscription', () => {
  it('is read as an instant with any valid offset', () => {
    expect(at('2027-05-14T00:00:00+00:00')).toBe(Date.UTC(2027, 4, 14))
    expect(at('2027-05-14T00:30:00+14:00')).toBe(Date.UTC(2027, 4, 13, 10, 30))
    expect(at('2027-05-13T23:30:00-11:00')).toBe(Date.UTC(2027, 4, 14, 10, 30))
    expect(at('2027-05-14T05:45:00+05:45')).toBe(Date.UTC(2027, 4, 14))
    expect(at('2027-05-14T05:45:00.25+0545')).toBe(Date.UTC(2027, 4, 14, 0, 0, 0, 250))
    expect(at('2027-05-14T24:00:00Z')).toBe(Date.UTC(2027, 4, 15))
  })

  it('is absent when null, left out or blank', () => {
    for (const text of [null, undefined, '', '  ']) expect(readEndDate(text)).toEqual({ kind: 'absent' })
  })

  it('is unreadable without an offset, with an impossible day or as free text, and keeps its text', () => {
    for (const text of [
      '2027-05-14',
      '2027-05-14T10:00:00',
      '2027-02-30T00:00:00+00:00',
      '2027-13-01T00:00:00+00:00',
      '0001-01-01T00:00:00+00:00',
      '2027-05-14T24:01:00Z',
      '2027-05-14T00:00:00+19:00',
      'lifetime',
      '<timestamp>'
    ]) {
      expect(readEndDate(text)).toEqual({ kind: 'unreadable', text })
    }
  })
})

describe('days left', () => {
  it('follow the calendar of the time zone, not of the offset', () => {
    const end = at('2027-05-14T00:30:00+14:00') // still the 13th in Berlin
    const now = Date.UTC(2027, 4, 13, 6)
    expect(daysLeft(end, now, 'Europe/Berlin')).toBe(0)
    expect(daysLeft(end, now, 'Pacific/Kiritimati')).toBe(1)
    expect(daysLeft(end, now, 'Pacific/Pago_Pago')).toBe(0)
  })

  it('are 0 on the last evening and 1 just before midnight of the previous day', () => {
    const end = at('2027-05-14T23:59:59+02:00')
    expect(daysLeft(end, at('2027-05-14T23:59:00+02:00'), 'Europe/Berlin')).toBe(0)
    expect(daysLeft(end, at('2027-05-13T23:59:59+02:00'), 'Europe/Berlin')).toBe(1)
    expect(daysLeft(end, at('2027-05-15T00:00:00+02:00'), 'Europe/Berlin')).toBe(-1)
  })

  it('ignore changes to daylight saving', () => {
    // 28 March 2027 has 23 hours in Berlin, 31 October 2027 has 25
    expect(daysLeft(at('2027-03-29T00:10:00+02:00'), at('2027-03-27T23:50:00+01:00'), 'Europe/Berlin')).toBe(2)
    expect(daysLeft(at('2027-11-01T00:10:00+01:00'), at('2027-10-30T23:50:00+02:00'), 'Europe/Berlin')).toBe(2)
  })
})

describe('the warning about the end', () => {
  it('comes at 30, 7 and 1 days and not after the end', () => {
    expect([31, 30, 8, 7, 2, 1, 0, -1].map(endWarning)).toEqual([null, 30, 30, 7, 7, 1, 1, null])
  })
})

describe('the state of a subscription', () => {
  const now = at('2027-05-10T12:00:00+02:00')
  const standing = (active: boolean | null, end_date: string | null) =>
    subscriptionSummary({ name: 'VDB', active, end_date }, now, 'Europe/Berlin')

  it('depends on active alone, not on the end date', () => {
    expect(standing(true, '2020-01-01T00:00:00+00:00')).toMatchObject({ state: 'active', warning: null })
    expect(standing(false, '2099-01-01T00:00:00+00:00')).toMatchObject({ state: 'inactive', warning: null })
    expect(standing(true, null)).toMatchObject({ state: 'active', days: null, warning: null })
    expect(standing(true, 'soon')).toMatchObject({
      state: 'active',
      days: null,
      end: { kind: 'unreadable', text: 'soon' }
    })
    expect(standing(null, null).state).toBe('unknown')
  })

  it('is past from the instant of the end, also on that day', () => {
    expect(standing(true, '2027-05-10T23:30:00+14:00')).toMatchObject({ days: -1, warning: null })
    expect(standing(true, '2027-05-10T12:00:00+02:00')).toMatchObject({ days: 0, warning: 1 })
    expect(standing(true, '2027-05-08T12:00:00+02:00')).toMatchObject({ days: -2, warning: null })
  })

  it('warns only while it is active', () => {
    expect(standing(true, '2027-05-14T23:59:59+02:00')).toMatchObject({ days: 4, warning: 7 })
    // calendar days: not even four times 24 hours
    expect(standing(true, '2027-05-14T00:00:01+02:00')).toMatchObject({ days: 4, warning: 7 })
    expect(standing(false, '2027-05-14T23:59:59+02:00').warning).toBeNull()
  })
})
