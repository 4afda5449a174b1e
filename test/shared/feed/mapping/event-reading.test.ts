import { describe, expect, it } from 'vitest'
import { nodeDigests } from '../../../../src-main/adapters/digests'
import { singleLine, readBody } from '@shared/feed/event-body'
import { parseEnvelope } from '@shared/feed/event-envelope'
import { identityOf } from '@shared/feed/event-identity'
import { EVENT_KINDS } from '@shared/feed/event-kinds'
import { applyMapping, mapEvent, parseTime } from '@shared/feed/mapping/map-event'
import { MAPPED_FIELDS, type FieldMapping } from '@shared/feed/mapping/field-mapping'
import { mappingProblem, readFieldMapping, type MappingProblemCode } from '@shared/feed/mapping/validate-mapping'
import { listPointers, readPointer } from '@shared/feed/mapping/body-pointer'
import { PRESETS, PROJECT_PRESET, TICKET_PRESET } from '@shared/feed/mapping/mapping-presets'
import { signatureBytes, verifySignature } from '@shared/feed/sources/signature'
import { bytes, json, project, SECRET, sign, ticket } from '../../../fakes/feed/events'

describe('signatures', () => {
  const body = bytes('{"a": "ä"}')
  const check = (scheme: 'hmac-sha256-base64' | 'hmac-sha256-hex', value: string, prefix = '') =>
    verifySignature({ body, headers: { 'x-sig': value } }, { scheme, header: 'X-Sig', prefix }, SECRET, nodeDigests)

  it('are valid in Base64 with and without padding, in hex of either case, and with a prefix', () => {
    const hex = Buffer.from(sign(body), 'base64').toString('hex')
    expect([
      check('hmac-sha256-base64', sign(body)),
      check('hmac-sha256-base64', sign(body).replace('=', '')),
      check('hmac-sha256-hex', hex),
      check('hmac-sha256-hex', hex.toUpperCase()),
      check('hmac-sha256-hex', `sha256=${hex}`, 'sha256=')
    ]).toEqual(Array(5).fill('signed'))
  })
  it.each([
    '',
    ' ',
    'x',
    '=',
    sign(body).slice(1),
    `${sign(body)}=`,
    `sha256=${sign(body)}`,
    sign(body, 'other'),
    '\u0000'.repeat(44),
    'A'.repeat(43) + '='
  ])('are invalid as %j', (value) => expect(check('hmac-sha256-base64', value)).toBe('signature'))
  it('are read from own properties of the headers only', () => {
    expect(
      verifySignature(
        { body, headers: {} },
        { scheme: 'hmac-sha256-hex', header: 'constructor', prefix: '' },
        SECRET,
        nodeDigests
      )
    ).toBe('signature')
  })
  it('decode like Node’s Buffer for any bytes', () => {
    for (let n = 0; n < 200; n++) {
      const some = Buffer.from(Array.from({ length: 32 }, (_, i) => (n * 37 + i * 101 + ((n * i) % 251)) & 255))
      expect(Buffer.from(signatureBytes(some.toString('base64'), 'hmac-sha256-base64')!)).toEqual(some)
    }
  })
})

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

describe('the presets', () => {
  it('read a ticket in the published layout', () => {
    expect(mapEvent(PRESETS, 'message_created', ticket(), 'x')).toEqual({
      subject: { type: 'ticket', id: 'T-100' },
      status: { word: 'opened', text: 'open', from: 'body', reopened: false },
      title: 'EDC17 read error',
      latest: 'Try bench mode',
      author: 'Staff Name',
      fromStaff: true,
      plate: null,
      vehicle: 'Corsale II 2.0',
      engineId: null,
      generationId: null,
      modelId: null,
      manufacturerId: null,
      projectId: '77',
      statedAtMs: Date.parse('2026-03-02T08:00:00Z'),
      reading: 'mapped',
      mapping: 'preset:ticket'
    })
  })
  it('read a project with its catalogue ids', () => {
    expect(mapEvent(PRESETS, 'project_update', project(), 'x')).toMatchObject({
      subject: { type: 'project', id: '77' },
      status: { word: 'in-progress', text: 'In Progress' },
      latest: 'Stage 1',
      plate: 'AB-123-CD',
      engineId: '5001',
      generationId: '31',
      modelId: '12',
      manufacturerId: '4'
    })
  })
  it('keep all digits of ids', () => {
    const reading = readBody(bytes('{"id": 9223372036854775807, "vehicle_data": {"engine_id": 9007199254740993}}'))
    expect(reading.ok && mapEvent(PRESETS, 'project_update', reading.value, 'x')).toMatchObject({
      subject: { id: '9223372036854775807' },
      engineId: '9007199254740993'
    })
  })
  it.each([
    ['ticket_opened', 'opened', false],
    ['ticket_pending', 'pending', false],
    ['ticket_reopened', 'opened', true],
    ['ticket_answered', 'answered', false],
    ['ticket_closed', 'closed', false]
  ])('take the status of %s from the kind, with any body', (kind, word, reopened) => {
    expect(mapEvent(PRESETS, kind, ticket({ status: 'closed' }), 'x').status).toEqual({
      word,
      text: 'closed',
      from: 'kind',
      reopened,
      ...(word === 'closed' ? {} : { bodySays: 'closed' })
    })
  })
  it('accept the id 0', () => {
    const vehicle = { producer_id: 0, model_id: 0, generation_id: 0, engine_id: 0 }
    expect(mapEvent(PRESETS, 'project_update', { id: 0, vehicle_data: vehicle }, 'x')).toMatchObject({
      subject: { type: 'project', id: '0' },
      manufacturerId: '0',
      modelId: '0',
      generationId: '0',
      engineId: '0',
      reading: 'mapped'
    })
    expect(mapEvent(PRESETS, 'ticket_opened', { id: 0, project_id: 0 }, 'x')).toMatchObject({
      subject: { id: '0' },
      projectId: '0'
    })
    const numbered = { ...TICKET_PRESET, identity: ['/event_id'] }
    expect(identityOf('a', bytes('x'), { event_id: 0 }, numbered, nodeDigests)).toMatch(/^id:/)
  })
  it('report both words where kind and body contradict each other', () => {
    const says = (status: unknown) =>
      mapEvent(PRESETS, 'ticket_closed', ticket({ status, status_code: null }), 'x').status?.bodySays
    expect(['open', 'answered', 4, 'Closed', 3, 'Escalated', null].map(says)).toEqual([
      'opened',
      'answered',
      'pending',
      undefined,
      undefined,
      undefined,
      undefined
    ])
    expect(mapEvent(PRESETS, 'message_created', ticket({ status: 'closed' }), 'x').status).not.toHaveProperty(
      'bodySays'
    )
  })
  it.each(EVENT_KINDS)('accept any body of %s', (kind) => {
    for (const body of [
      null,
      0,
      '',
      'text',
      true,
      [],
      {},
      [[]],
      { id: {} },
      { id: null },
      { status: [] },
      { messages: 'x', files: { length: 9 } },
      { updated: 'yesterday' },
      { id: 'x'.repeat(10_000) }
    ]) {
      const facts = mapEvent(PRESETS, kind, body, 'id')
      expect(facts.subject.id).not.toBe('')
      expect(facts.statedAtMs).toBeNull()
    }
  })
  it('return an unknown status as received, also names of prototypes', () => {
    for (const status of ['Escalated', 'constructor', '__proto__', 7])
      expect(mapEvent(PRESETS, 'message_created', ticket({ status }), 'x').status).toMatchObject({
        word: 'other',
        text: String(status)
      })
  })
  it('find an unknown kind by the shape of its body', () => {
    expect(mapEvent(PRESETS, 'ticket_merged', ticket(), 'x')).toMatchObject({
      subject: { type: 'ticket', id: 'T-100' }
    })
    expect(mapEvent(PRESETS, 'file_ready', project(), 'x')).toMatchObject({ subject: { type: 'project', id: '77' } })
    expect(mapEvent(PRESETS, 'something', { id: 5 }, 'x').subject).toEqual({ type: 'none', id: 'x' })
  })
  it('are valid', () => {
    for (const preset of PRESETS) expect(mappingProblem(preset)).toBeNull()
  })
})

describe('a mapping of the user', () => {
  const mine: FieldMapping = {
    id: 'mine',
    name: 'Ours',
    subject: 'ticket',
    kinds: ['case'],
    shape: [],
    identity: ['/no', '/rev'],
    fields: { subjectId: ['/no'], status: ['/state'], statedAt: ['/at'] },
    statusWords: { fertig: 'closed' }
  }
  it('comes before the presets and reports what it found where', () => {
    expect(mapEvent([mine, ...PRESETS], 'case', { no: 7, state: 'Fertig', at: 1_772_000_000 }, 'x')).toMatchObject({
      subject: { type: 'ticket', id: '7' },
      status: { word: 'closed', text: 'Fertig' },
      statedAtMs: 1_772_000_000_000
    })
    const { findings } = applyMapping(mine, 'case', { no: { deep: 1 } }, 'x')
    expect(findings.find(({ field }) => field === 'subjectId')).toEqual({
      field: 'subjectId',
      place: null,
      value: null,
      unusable: true
    })
    expect(findings.map(({ field }) => field)).toEqual(MAPPED_FIELDS)
  })
  it('makes the identity if all its parts exist', () => {
    const id = (value: unknown, text = 'a', kind = 'case') => identityOf(kind, bytes(text), value, mine, nodeDigests)
    expect(id({ no: 1, rev: 2 }, 'a')).toBe(id({ no: 1, rev: 2 }, 'b'))
    expect(id({ no: 1, rev: Infinity }, 'a')).not.toBe(id({ no: 1, rev: Infinity }, 'b'))
    expect(id({ no: 1, rev: 23 })).not.toBe(id({ no: 12, rev: 3 }))
    expect(id({ no: 1, rev: 2 })).not.toBe(id({ no: 1, rev: 2 }, 'a', 'other'))
    expect(id({ no: 1 }, 'a')).not.toBe(id({ no: 1 }, 'b'))
    expect(id({ no: 1, rev: 2 })).toMatch(/^id:[0-9a-f]{64}$/)
    expect(id({})).toMatch(/^sha256:[0-9a-f]{64}$/)
  })
  it.each<[unknown, MappingProblemCode, object?]>([
    [null, 'not-a-mapping'],
    [{ ...mine, id: '' }, 'id'],
    [{ ...mine, name: ' ' }, 'name', { max: 80 }],
    [{ ...mine, subject: 'car' }, 'subject'],
    [{ ...mine, kinds: [''] }, 'kinds'],
    [{ ...mine, shape: ['x'] }, 'shape'],
    [{ ...mine, identity: ['x'] }, 'identity'],
    [{ ...mine, fields: null }, 'fields'],
    [{ ...mine, fields: { __proto__x: [] } }, 'unknown-field', { field: '__proto__x' }],
    [{ ...mine, fields: { title: ['x'] } }, 'field', { field: 'title' }],
    [{ ...mine, fields: { title: Array(9).fill('/a') } }, 'field', { field: 'title' }],
    [{ ...mine, statusWords: [] }, 'status-words', { max: 40 }],
    [{ ...mine, statusWords: { a: 'done' } }, 'status-word']
  ])('refuses %j: %s', (value, code, params) => {
    expect(mappingProblem(value)).toEqual({ code, ...(params ? { params } : {}) })
    expect(readFieldMapping(value)).toBeNull()
  })
})

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
