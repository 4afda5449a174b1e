import { beforeEach, describe, expect, it } from 'vitest'
import { nodeDigests } from '@main/adapters/digests'
import { FeedPipeline, trustPolicyOf, type TrustPolicy } from '@main/services/feed/feed-pipeline'
import { SOURCE_IDS, type Delivery, type FeedEvent } from '@shared/feed/events'
import type { FieldMapping } from '@shared/feed/mapping/field-mapping'
import { PRESETS } from '@shared/feed/mapping/mapping-presets'
import type { SignatureRules } from '@shared/feed/sources/signature'
import { settled } from '../../../fakes/clock'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { bytes, json, project, raw, SECRET, sign, ticket } from '../../../fakes/feed/events'
import { FakeLog } from '../../../fakes/log'

const BASE64: SignatureRules = { scheme: 'hmac-sha256-base64', header: 'X-TF-HMAC-SHA256', prefix: '' }

describe('the pipeline of events', () => {
  let store: FakeEventStore
  let log: FakeLog
  let reported: { events: readonly FeedEvent[]; catchUp: boolean }[]
  let deliveries: Delivery[]
  let judgement: TrustPolicy
  let mappings: readonly FieldMapping[]
  let secret: string | null
  let pipeline: FeedPipeline

  beforeEach(() => {
    store = new FakeEventStore()
    log = new FakeLog()
    reported = []
    deliveries = []
    judgement = { trust: 'source' }
    mappings = PRESETS
    secret = SECRET
    pipeline = new FeedPipeline({
      store,
      log,
      digests: nodeDigests,
      arrived: (events, catchUp) => void reported.push({ events, catchUp }),
      mappings: () => mappings,
      trustPolicy: () => judgement,
      secret: () => Promise.resolve(secret),
      maxBodyBytes: () => 5 * 1024 * 1024,
      onDelivered: (_source, delivery) => deliveries.push(delivery),
      onStored: () => undefined
    })
  })

  it('stores events byte for byte, and reports them once they are on disk', async () => {
    const body = bytes(' {"id": "T-1",\t"odd": "\\u0000 <b>\u202e", "n": 1.0e2}\n')
    expect(await pipeline.deliver(raw('ticket_answered', body))).toEqual({ outcome: 'stored' })
    expect(Buffer.from((await store.raw(1))!.body).equals(body)).toBe(true)
    expect(reported).toEqual([{ events: store.events, catchUp: false }])
  })

  it('stores events of a snoozed ticket without a notification', async () => {
    await pipeline.deliver(raw('ticket_opened', ticket(), { arrivedAtMs: 1000 }))
    await store.setMarks(store.events[0]!.subject, { snoozedUntilMs: 5000 }, 1000)
    await pipeline.deliver(raw('message_created', ticket(), { arrivedAtMs: 4999 }))
    expect(store.events).toHaveLength(2)
    expect(reported.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['ticket_opened']])
    await pipeline.deliver(raw('ticket_closed', ticket(), { arrivedAtMs: 5000 }))
    expect(reported).toHaveLength(2)
  })

  it('answers only after the store', async () => {
    const release = store.hold()
    let answered = false
    const delivery = pipeline.deliver(raw('ticket_closed', ticket())).then((d) => {
      answered = true
      return d
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(answered).toBe(false)
    expect(reported).toEqual([])
    release()
    expect(await delivery).toEqual({ outcome: 'stored' })
  })

  it('treats equal kind and body as one event, from any source', async () => {
    await pipeline.deliver(raw('ticket_closed', ticket()))
    expect(await pipeline.deliver(raw('ticket_closed', ticket(), { source: 'relay', arrivedAtMs: 5 }))).toEqual({
      outcome: 'known'
    })
    expect(store.events).toMatchObject([{ copies: 1, lastCopyAtMs: 5 }])
    expect(reported).toHaveLength(1)
    // the same body under another kind is another event, such as a reply and its status
    expect(await pipeline.deliver(raw('message_created', ticket()))).toEqual({ outcome: 'stored' })
  })

  it('identifies an event by the fields that a mapping names, whatever else its body contains', async () => {
    mappings = [{ ...PRESETS[0]!, id: 'mine', identity: ['/id', '/messages/@newest:added/id'] }, ...PRESETS]
    const reply = (id: string) => ({ id, text: 'Try bench mode', added: '2026-03-02T09:00:00+01:00' })
    expect(await pipeline.deliver(raw('ticket_answered', ticket({ messages: [reply('m2')] })))).toEqual({
      outcome: 'stored'
    })
    // sent again with another time and the counter of the retry in it
    expect(
      await pipeline.deliver(
        raw('ticket_answered', ticket({ messages: [reply('m2')], updated: '2026-03-02T09:05:00+01:00', retry: 1 }), {
          source: 'relay',
          arrivedAtMs: 7
        })
      )
    ).toEqual({ outcome: 'known' })
    expect(store.events).toMatchObject([
      { identity: expect.stringMatching(/^id:[0-9a-f]{64}$/) as string, copies: 1, lastCopyAtMs: 7 }
    ])
    expect(reported).toHaveLength(1)
    // another message of the ticket, and the same under another kind, are events of their own
    expect(await pipeline.deliver(raw('ticket_answered', ticket({ messages: [reply('m3')] })))).toEqual({
      outcome: 'stored'
    })
    expect(await pipeline.deliver(raw('message_created', ticket({ messages: [reply('m3')] })))).toEqual({
      outcome: 'stored'
    })
  })

  it('identifies an event by kind and body when a named field is missing', async () => {
    mappings = [{ ...PRESETS[0]!, id: 'mine', identity: ['/delivery'] }]
    await pipeline.deliver(raw('ticket_answered', ticket()))
    expect(await pipeline.deliver(raw('ticket_answered', ticket()))).toEqual({ outcome: 'known' })
    expect(await pipeline.deliver(raw('ticket_answered', ticket({ subject: 'Another' })))).toEqual({
      outcome: 'stored'
    })
    expect(store.events.map(({ identity }) => identity.slice(0, 7))).toEqual(['sha256:', 'sha256:'])
  })

  it('accepts only signed bodies from a source that must sign', async () => {
    judgement = { signature: BASE64 }
    const body = json(ticket())
    const from = (headers: Record<string, string>) =>
      pipeline.deliver(raw('ticket_opened', body, { source: 'webhook', headers }))
    expect(await from({})).toEqual({ outcome: 'refused', reason: 'signature' })
    expect(await from({ 'x-tf-hmac-sha256': sign(json(project())) })).toEqual({
      outcome: 'refused',
      reason: 'signature'
    })
    expect(await from({ 'x-tf-hmac-sha256': sign(body, 'another secret') })).toEqual({
      outcome: 'refused',
      reason: 'signature'
    })
    expect(store.rows).toHaveLength(0)
    expect(await from({ 'x-tf-hmac-sha256': sign(body) })).toEqual({ outcome: 'stored' })
    expect(store.events[0]?.trust).toBe('signed')
  })

  it('refuses every event that must be signed while there is no secret', async () => {
    judgement = { signature: BASE64 }
    secret = null
    const body = json(ticket())
    expect(
      await pipeline.deliver(raw('ticket_opened', body, { headers: { 'x-tf-hmac-sha256': sign(body, '') } }))
    ).toEqual({ outcome: 'refused', reason: 'no-secret' })
  })

  it('opens an envelope once its signature is verified, and stores its body byte for byte', async () => {
    judgement = { signature: BASE64 }
    const inner = bytes('{"id": "T-1", "n": 1.0e2}')
    const envelope = Buffer.concat([
      bytes('{"kind":"ticket_closed","headers":{"X-Who":"them","x-came":"by envelope"},"body":'),
      inner,
      bytes(' }')
    ])
    const deliver = (body: Uint8Array, signature: string) =>
      pipeline.deliver(
        raw('', body, {
          source: 'webhook',
          kindField: '/kind',
          headers: { 'x-tf-hmac-sha256': signature, 'x-who': 'me' }
        })
      )
    expect(await deliver(envelope, sign(inner))).toEqual({ outcome: 'refused', reason: 'signature' })
    expect(await deliver(envelope, sign(envelope))).toEqual({ outcome: 'stored' })
    expect(store.events).toMatchObject([
      { kind: 'ticket_closed', trust: 'signed', subject: { type: 'ticket', id: 'T-1' }, status: { word: 'closed' } }
    ])
    expect(Buffer.from((await store.raw(1))!.body).equals(inner)).toBe(true)
    expect((await store.raw(1))!.headers).toMatchObject({ 'x-who': 'me', 'x-came': 'by envelope' })
    // the same event with its kind in a header is the same event
    expect(
      await pipeline.deliver(
        raw('ticket_closed', inner, { source: 'webhook', headers: { 'x-tf-hmac-sha256': sign(inner) } })
      )
    ).toEqual({ outcome: 'known' })
  })
  it.each([
    ['is not JSON', bytes('hello')],
    ['is not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['names no kind', bytes('{"id":"T-1"}')],
    ['names it by a number', bytes('{"kind":7}')]
  ])('stores a signed body that %s as received when the kind should be in it', async (_what, body) => {
    judgement = { signature: BASE64 }
    expect(
      await pipeline.deliver(
        raw('', body, { source: 'webhook', kindField: '/kind', headers: { 'x-tf-hmac-sha256': sign(body) } })
      )
    ).toEqual({ outcome: 'stored' })
    expect(store.events).toMatchObject([{ kind: '' }])
    expect(Buffer.from((await store.raw(1))!.body).equals(body)).toBe(true)
  })

  it('marks unsigned events when the administrator accepts them', async () => {
    judgement = { signature: { ...BASE64, scheme: 'none' } }
    await pipeline.deliver(raw('ticket_opened', ticket()))
    expect(store.events[0]?.trust).toBe('unsigned')
  })

  it('trusts a broker or a relay only where a login was required', async () => {
    for (const source of ['mqtt', 'relay'] as const) {
      judgement = trustPolicyOf(source, () => BASE64)
      await pipeline.deliver(raw('ticket_opened', ticket({ id: `${source}-1` }), { source, login: true }))
      await pipeline.deliver(raw('ticket_opened', ticket({ id: `${source}-2` }), { source, login: false }))
      await pipeline.deliver(raw('ticket_opened', ticket({ id: `${source}-3` }), { source }))
    }
    expect(store.events.map(({ trust }) => trust)).toEqual([
      'source',
      'unsigned',
      'unsigned',
      'source',
      'unsigned',
      'unsigned'
    ])
    expect(SOURCE_IDS.map((source) => [source, trustPolicyOf(source, () => BASE64)])).toEqual([
      ['webhook', { signature: BASE64 }],
      ['mqtt', { byLogin: true }],
      ['relay', { byLogin: true }],
      ['polling', { trust: 'own' }],
      ['folder', { trust: 'unsigned' }],
      ['workspace', { trust: 'unsigned' }],
      ['replay', { trust: 'unsigned' }],
      ['demo', { trust: 'own' }]
    ])
  })

  it('stores an eleventh kind and an unknown layout as received', async () => {
    await pipeline.deliver(raw('invoice_paid', { total: 3 }))
    await pipeline.deliver(raw('', [1, 2]))
    await pipeline.deliver(raw('ticket_pending', { unheard: 'of' }))
    expect(store.events.map(({ kind, family, reading, subject }) => [kind, family, reading, subject.type])).toEqual([
      ['invoice_paid', 'unknown', 'as-received', 'none'],
      ['', 'unknown', 'as-received', 'none'],
      ['ticket_pending', 'support', 'as-received', 'ticket']
    ])
    expect(store.events[2]?.status).toMatchObject({ word: 'pending', from: 'kind' })
  })

  it('reads a kind of the specification in any case, as the same event; similar kinds stay as received', async () => {
    await pipeline.deliver(raw('Ticket_Closed', { id: 'T-1' }))
    expect(await pipeline.deliver(raw(' TICKET_CLOSED\n', { id: 'T-1' }))).toEqual({ outcome: 'known' })
    await pipeline.deliver(raw('Ticket-Closed', { id: 'T-1' }))
    expect(store.events.map(({ kind, family, status }) => [kind, family, status?.word])).toEqual([
      ['ticket_closed', 'support', 'closed'],
      ['Ticket-Closed', 'unknown', undefined]
    ])
  })

  it('stores a body that is nested too deep to read as a whole', async () => {
    const deep = bytes(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
    judgement = { signature: { ...BASE64, scheme: 'none' } }
    expect(await pipeline.deliver(raw('ticket_opened', deep))).toEqual({ outcome: 'stored' })
    expect(store.events[0]).toMatchObject({ reading: 'as-received', bodyBytes: 400_000 })
  })

  const NOT_JSON: readonly (readonly [string, Uint8Array])[] = [
    ['plain text', bytes('hello')],
    ['JSON that ends early', bytes('{"cut":')],
    ['nothing', bytes('')],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['UTF-16', Buffer.from('\ufeff{"id":"T-1"}', 'utf16le')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])]
  ]
  it.each(NOT_JSON)('stores %s of a source without signatures as received', async (_what, body) => {
    expect(await pipeline.deliver(raw('ticket_opened', body))).toEqual({ outcome: 'stored' })
    expect(store.events).toMatchObject([{ reading: 'as-received', bodyBytes: body.byteLength }])
  })
  it.each(NOT_JSON)('stores %s byte for byte if signed, and refuses it otherwise', async (_what, body) => {
    judgement = { signature: BASE64 }
    const deliver = (headers: Record<string, string>) =>
      pipeline.deliver(raw('ticket_opened', body, { source: 'webhook', headers }))
    expect(await deliver({ 'x-tf-hmac-sha256': sign(bytes('another body')) })).toEqual({
      outcome: 'refused',
      reason: 'signature'
    })
    expect(await deliver({ 'x-tf-hmac-sha256': sign(body) })).toEqual({ outcome: 'stored' })
    expect(await deliver({ 'x-tf-hmac-sha256': sign(body) })).toEqual({ outcome: 'known' })
    expect(store.events).toMatchObject([
      {
        kind: 'ticket_opened',
        trust: 'signed',
        reading: 'as-received',
        subject: { type: 'ticket' },
        status: { word: 'opened' },
        copies: 1
      }
    ])
    expect(Buffer.from((await store.raw(1))!.body).equals(body)).toBe(true)
    judgement = { signature: { ...BASE64, scheme: 'none' } }
    expect(await deliver({})).toEqual({ outcome: 'refused', reason: 'not-json' })
  })

  it('refuses a body above the size limit and accepts one at it', async () => {
    const text = (length: number): Buffer => bytes(JSON.stringify('x'.repeat(length - 2)))
    expect(await pipeline.deliver(raw('a', text(5 * 1024 * 1024)))).toEqual({ outcome: 'stored' })
    expect(await pipeline.deliver(raw('a', text(5 * 1024 * 1024 + 1)))).toEqual({
      outcome: 'refused',
      reason: 'too-large'
    })
  })

  it('collects events during a write into the next batch', async () => {
    const release = store.hold()
    const all = Array.from({ length: 900 }, (_, n) => pipeline.deliver(raw('ticket_opened', ticket({ id: String(n) }))))
    await new Promise((resolve) => setTimeout(resolve, 50))
    release()
    expect((await Promise.all(all)).every(({ outcome }) => outcome === 'stored')).toBe(true)
    expect(store.batches.length).toBeLessThan(6)
    expect(store.batches.reduce((sum, n) => sum + n)).toBe(900)
  })

  it.each([
    ['number', 21_000, (n: number) => bytes(`{"n":${n}}`), 20_000],
    ['size', 60, (n: number) => bytes(JSON.stringify(`${n}${'x'.repeat(2 * 1024 * 1024)}`)), 47]
  ] as const)(
    'limits waiting events by their %s: the sender of one more must retry, and succeeds once there is room',
    async (_what, many, body, most) => {
      const release = store.hold()
      const all = Array.from({ length: many }, (_none, n) => pipeline.deliver(raw('a', body(n))))
      await settled()
      release()
      const outcomes = await Promise.all(all)
      const away = outcomes.filter(({ outcome }) => outcome === 'not-stored')
      expect(away[0]).toEqual({ outcome: 'not-stored', reason: 'busy' })
      // the batch that is being written waits no more
      expect(store.rows.length).toBeGreaterThanOrEqual(most)
      expect(store.rows.length).toBeLessThanOrEqual(most + 500)
      expect(away).toHaveLength(many - store.rows.length)
      expect(await pipeline.deliver(raw('a', body(many - 1)))).toEqual({ outcome: 'stored' })
    }
  )

  it('reports a failed write, continues, and accepts the same event later', async () => {
    store.fail('full')
    expect(await pipeline.deliver(raw('ticket_opened', ticket()))).toEqual({ outcome: 'not-stored', reason: 'store' })
    expect(await pipeline.deliver(raw('ticket_opened', ticket()))).toEqual({ outcome: 'stored' })
  })

  it('writes the others when one event of a batch cannot be written', async () => {
    const release = store.hold()
    store.fail('internal', 'internal')
    const all = [1, 2, 3].map((id) => pipeline.deliver(raw('ticket_opened', ticket({ id }))))
    release()
    expect((await Promise.all(all)).map(({ outcome }) => outcome)).toEqual(['not-stored', 'stored', 'stored'])
  })

  it('stores accepted events when it is closed, and accepts no more', async () => {
    const release = store.hold()
    const first = pipeline.deliver(raw('ticket_opened', ticket()))
    await Promise.resolve()
    release()
    await pipeline.close()
    expect(await first).toEqual({ outcome: 'stored' })
    expect(await pipeline.deliver(raw('ticket_closed', ticket()))).toEqual({ outcome: 'not-stored', reason: 'closed' })
  })

  it('distinguishes caught-up events from live ones', async () => {
    const release = store.hold()
    const all = [
      pipeline.deliver(raw('ticket_opened', ticket({ id: 1 }), { catchUp: true })),
      pipeline.deliver(raw('ticket_opened', ticket({ id: 2 })))
    ]
    release()
    await Promise.all(all)
    expect(reported.map(({ catchUp, events }) => [catchUp, events.map(({ subject }) => subject.id)]).sort()).toEqual([
      [false, ['2']],
      [true, ['1']]
    ])
  })

  it('tolerates names of prototypes, markup and direction marks', async () => {
    const body = bytes(
      '{"__proto__": {"id": "T-9", "polluted": true}, "constructor": {"prototype": {"x": 1}}, "id": "T-8", "subject": "<img src=x onerror=alert(1)>\\u202egnp.exe", "status": "__proto__"}'
    )
    await pipeline.deliver(raw('message_created', body))
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(store.events[0]).toMatchObject({
      subject: { id: 'T-8' },
      title: '<img src=x onerror=alert(1)> gnp.exe',
      status: { word: 'other', text: '__proto__' }
    })
  })

  it('logs nothing of a body, a header or the secret, whatever fails', async () => {
    judgement = { signature: BASE64 }
    store.fail('full', 'internal', 'internal', 'internal')
    const body = json(ticket())
    const signed = { 'x-tf-hmac-sha256': sign(body) }
    for (const headers of [signed, { ...signed, 'x-who': 'Header Name' }, {}] as Record<string, string>[])
      await pipeline.deliver(raw('ticket_opened', body, { headers }))
    await pipeline.deliver(raw('ticket_opened', bytes('{"customer":"Customer Name"'), { headers: {} }))
    expect(log.lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(log.lines)).not.toMatch(/Customer|Staff|example\.invalid|EDC17|Header Name|shared secret/)
  })
})
