import { describe, expect, it } from 'vitest'
import { nodeDigests } from '@main/adapters/digests'
import { readBody } from '@shared/feed/event-body'
import { identityOf } from '@shared/feed/event-identity'
import { EVENT_KINDS } from '@shared/feed/event-kinds'
import { applyMapping, mapEvent } from '@shared/feed/mapping/map-event'
import { MAPPED_FIELDS, type FieldMapping } from '@shared/feed/mapping/field-mapping'
import { mappingProblem, readFieldMapping, type MappingProblemCode } from '@shared/feed/mapping/validate-mapping'
import { PRESETS, TICKET_PRESET } from '@shared/feed/mapping/mapping-presets'
import { bytes, project, ticket } from '../../../fakes/feed/events'

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
