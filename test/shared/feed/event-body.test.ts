import { describe, expect, it } from 'vitest'
import { singleLine, readBody } from '@shared/feed/event-body'
import { parseEnvelope } from '@shared/feed/event-envelope'
import { mapEvent, parseTime } from '@shared/feed/mapping/map-event'
import { PRESETS, PROJECT_PRESET, TICKET_PRESET } from '@shared/feed/mapping/mapping-presets'
import { bytes, json, ticket } from '../../fakes/feed/events'

describe('bodies and texts', () => {
  it('are JSON in UTF-8, or rejected', () => {
    expect(readBody(bytes('{"a":1}'))).toEqual({ ok: true, value: { a: 1 } })
    expect(readBody(Buffer.from([0xff, 0xfe]))).toEqual({ ok: false, problem: 'not-json' })
    expect(readBody(bytes(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toEqual({ ok: false, problem: 'too-deep' })
    expect(readBody(bytes('['.repeat(100_000)))).toEqual({ ok: false, problem: 'not-json' })
  })
  it('are rejected when they consist of brackets', () => {
    expect(readBody(bytes(`[${'{},'.repeat(100_000)}1]`))).toEqual({ ok: false, problem: 'too-deep' })
    expect(readBody(bytes(`[${'{},'.repeat(99_999)}1]`)).ok).toBe(true)
    expect(readBody(bytes(JSON.stringify({ log: `\\"${'['.repeat(200_000)}` }))).ok).toBe(true)
  })
  it('become one line without invisible characters, clipped between whole characters', () => {
    expect(singleLine(' a\n\tb\u202ec\u0000d  e\u200b ', 50)).toBe('a b c d e')
    expect(singleLine('ab🚗cd', 4)).toBe('ab…')
    expect(singleLine('x'.repeat(10_000_000), 300)).toHaveLength(300)
  })
  it.each<[string, number | null]>([
    ['2026-03-02T09:00:00+01:00', Date.UTC(2026, 2, 2, 8)],
    ['2026-03-02 09:00:00.5 +0100', Date.UTC(2026, 2, 2, 8, 0, 0, 500)],
    ['2026-03-02T08:00Z', Date.UTC(2026, 2, 2, 8)],
    ['1772438400', 1_772_438_400_000],
    ['1772438400123', 1_772_438_400_123],
    ['1772438400.1239', 1_772_438_400_123],
    ['2026-03-02 08:00:00.123456+00', Date.UTC(2026, 2, 2, 8, 0, 0, 123)],
    ['2026-03-02T10:45:00,5+02', Date.UTC(2026, 2, 2, 8, 45, 0, 500)],
    ['1970-01-01T00:00:00Z', 0],
    ['2026-02-30T09:00:00Z', null],
    ['2026-03-02T25:00:00Z', null],
    ['2026-03-02T09:00:00', null],
    ['2026-13-02T09:00:00Z', null],
    ['yesterday', null],
    ['12', null]
  ])('read the time %j', (text, time) => expect(parseTime(text)).toBe(time))
  it('keep their bytes in an envelope', () => {
    expect(
      parseEnvelope('{"x":{"body":1},"kind":"a","body":{"n":1.0, "s":"}\\"," },"headers":{"A-B":"c","n":1}}')
    ).toEqual({ kind: 'a', body: '{"n":1.0, "s":"}\\"," }', headers: { 'a-b': 'c' }, at: null })
    expect(parseEnvelope('{"kind":"a","body":"{\\"t\\":1}"}')?.body).toBe('{"t":1}')
    expect(parseEnvelope('{"kind":"a","body":1,"body":[2]}')?.body).toBe('[2]')
    for (const none of ['{}', '[]', '{"kind":1,"body":2}', '{"kind":"a"}', 'x', '{"toString":"a","body":1}'])
      expect(parseEnvelope(none)).toBeNull()
    expect(parseEnvelope(json({ kind: 'k', body: ticket() }).toString())?.body).toBe(JSON.stringify(ticket()))
  })
  it('distinguish similar ticket numbers, and reject unsafe numbers', () => {
    const idIn = (body: string) => {
      const reading = readBody(bytes(body))
      return reading.ok ? mapEvent(PRESETS, 'ticket_closed', reading.value, 'own').subject.id : null
    }
    const alike = [
      'T-1',
      'T\\u0000-1',
      'T\\u200b-1',
      'T\\u200d-1',
      'T\\u202e-1',
      'T\\ufeff-1',
      'T\\u27e60000\\u27e7-1',
      'T\\u00a0-1',
      'T -1',
      'T\\ud800-1'
    ]
    const ids = alike.map((id) => idIn(`{"id":"${id}"}`))
    expect(new Set(ids).size).toBe(alike.length)
    expect(ids[1]).toBe('T⟦0000⟧-1')
    for (const id of ids) expect(singleLine(id ?? '', 100)).toBe(id)
    for (const none of ['1e400', '-1e400', '1e300', '"\\u0020"']) expect(idIn(`{"id":${none}}`)).toBe('own')
    expect([idIn('{"id":12}'), idIn('{"id":9223372036854775807}'), idIn('{"id":1.5}')]).toEqual([
      '12',
      '9223372036854775807',
      '1.5'
    ])
  })
  it('of the presets contain no names', () =>
    expect([TICKET_PRESET.id, PROJECT_PRESET.id]).toEqual(['preset:ticket', 'preset:project']))
})
