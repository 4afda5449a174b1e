/** The effect of each setting of the receiver on a request. */
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createFeedModule } from '@main/app/modules/feed'
import type { Settings } from '@shared/settings/schema'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { json, SECRET, sign, ticket } from '../../../fakes/feed/events'
import { FakeSettings } from '../../../fakes/settings'
import { feedDeps } from './feed-deps'

const BODY = json(ticket())
const HEX = createHmac('sha256', SECRET).update(BODY).digest('hex')
const HERE = { 'X-TF-EVENT': 'ticket_answered' }
const SIGNED = { ...HERE, 'X-TF-HMAC-SHA256': sign(BODY) }

const IN_FIELD = { 'events.webhook.kindFrom': 'field' } as const
const NAMED = json({ kind: 'ticket_closed', ...ticket() })
const DEEPER = json({ event: { name: 'ticket_pending' }, ...ticket() })
const ENVELOPE = Buffer.concat([Buffer.from('{"kind":"ticket_closed","body": '), BODY, Buffer.from('}')])

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly path?: string
  readonly body?: Buffer
}
/** Status, then kind and trust level of what is stored. */
type Came = readonly [status: number, kind?: string, trust?: string]

describe('settings of the webhook receiver', () => {
  let folder: string
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'compose-feed-'))))
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

  const cases: readonly (readonly [what: string, settings: Partial<Settings>, sent: Sent, came: Came])[] = [
    ['the default names of headers', {}, { headers: SIGNED }, [200, 'ticket_answered', 'signed']],
    [
      'names of headers in another case than the settings have',
      { 'events.webhook.kindHeader': 'X-tf-EVENT', 'events.webhook.signatureHeader': 'x-TF-hmac-SHA256' },
      { headers: { 'x-Tf-EvEnT': 'ticket_answered', 'X-tF-hMaC-sHa256': sign(BODY) } },
      [200, 'ticket_answered', 'signed']
    ],
    [
      'another header for the kind',
      { 'events.webhook.kindHeader': 'X-Shop-Kind' },
      { headers: { ...SIGNED, 'X-TF-EVENT': 'file_purchase', 'X-Shop-Kind': 'ticket_closed' } },
      [200, 'ticket_closed', 'signed']
    ],
    [
      'another header for the kind that is not there',
      { 'events.webhook.kindHeader': 'X-Shop-Kind' },
      { headers: SIGNED },
      [200, '', 'signed']
    ],
    [
      'a kind in a field of the body, whatever the header says',
      IN_FIELD,
      { headers: { ...HERE, 'X-TF-HMAC-SHA256': sign(NAMED) }, body: NAMED },
      [200, 'ticket_closed', 'signed']
    ],
    [
      'a kind in another field',
      { ...IN_FIELD, 'events.webhook.kindField': '/event/name' },
      { headers: { 'X-TF-HMAC-SHA256': sign(DEEPER) }, body: DEEPER },
      [200, 'ticket_pending', 'signed']
    ],
    [
      'an envelope, signed as a whole',
      IN_FIELD,
      { headers: { ...HERE, 'X-TF-HMAC-SHA256': sign(ENVELOPE) }, body: ENVELOPE },
      [200, 'ticket_closed', 'signed']
    ],
    [
      'an envelope with the signature of what is in it',
      IN_FIELD,
      { headers: { ...HERE, 'X-TF-HMAC-SHA256': sign(BODY) }, body: ENVELOPE },
      [401]
    ],
    [
      'an envelope nobody signed where that is accepted',
      { ...IN_FIELD, 'events.webhook.signature': 'none' },
      { headers: HERE, body: ENVELOPE },
      [200, 'ticket_closed', 'unsigned']
    ],
    ['no kind in the body, where the header does not count', IN_FIELD, { headers: SIGNED }, [200, '', 'signed']],
    [
      'a kind in the body, where the header alone counts',
      {},
      { headers: { ...HERE, 'X-TF-HMAC-SHA256': sign(NAMED) }, body: NAMED },
      [200, 'ticket_answered', 'signed']
    ],
    [
      'another header for the signature',
      { 'events.webhook.signatureHeader': 'X-Shop-Sign' },
      { headers: { ...HERE, 'X-Shop-Sign': sign(BODY) } },
      [200, 'ticket_answered', 'signed']
    ],
    [
      'a signature in the header of the default when another is set',
      { 'events.webhook.signatureHeader': 'X-Shop-Sign' },
      { headers: SIGNED },
      [401]
    ],
    [
      'a hex signature in a header of its own behind a prefix',
      {
        'events.webhook.signature': 'hmac-sha256-hex',
        'events.webhook.signatureHeader': 'X-Hub-Signature-256',
        'events.webhook.signaturePrefix': 'sha256='
      },
      { headers: { ...HERE, 'X-Hub-Signature-256': `sha256=${HEX}` } },
      [200, 'ticket_answered', 'signed']
    ],
    [
      'a hex signature in capitals',
      { 'events.webhook.signature': 'hmac-sha256-hex' },
      { headers: { ...HERE, 'X-TF-HMAC-SHA256': HEX.toUpperCase() } },
      [200, 'ticket_answered', 'signed']
    ],
    [
      'a signature without its prefix',
      { 'events.webhook.signature': 'hmac-sha256-hex', 'events.webhook.signaturePrefix': 'sha256=' },
      { headers: { ...HERE, 'X-TF-HMAC-SHA256': HEX } },
      [401]
    ],
    ['a prefix nobody asked for', {}, { headers: { ...HERE, 'X-TF-HMAC-SHA256': `sha256=${sign(BODY)}` } }, [401]],
    ['Base64 where hex is asked for', { 'events.webhook.signature': 'hmac-sha256-hex' }, { headers: SIGNED }, [401]],
    ['hex where Base64 is asked for', {}, { headers: { ...HERE, 'X-TF-HMAC-SHA256': HEX } }, [401]],
    [
      'no signature where the administrator accepts that',
      { 'events.webhook.signature': 'none' },
      { headers: HERE },
      [200, 'ticket_answered', 'unsigned']
    ],
    [
      'a signature that nobody checks, which therefore proves nothing',
      { 'events.webhook.signature': 'none' },
      { headers: SIGNED },
      [200, 'ticket_answered', 'unsigned']
    ],
    [
      'another path',
      { 'events.webhook.path': '/shop/hook' },
      { headers: SIGNED, path: '/shop/hook' },
      [200, 'ticket_answered', 'signed']
    ],
    [
      'the path of the default when another is set',
      { 'events.webhook.path': '/shop/hook' },
      { headers: SIGNED, path: '/events' },
      [404]
    ],
    [
      'a body above the cap',
      { 'events.maxBodyKilobytes': 1 },
      { headers: HERE, body: Buffer.alloc(1025, 0x20) },
      [413]
    ],
    [
      'a body at the cap',
      { 'events.maxBodyKilobytes': 2 },
      {
        headers: {
          ...HERE,
          'X-TF-HMAC-SHA256': sign(Buffer.concat([BODY, Buffer.alloc(2048 - BODY.byteLength, 0x20)]))
        },
        body: Buffer.concat([BODY, Buffer.alloc(2048 - BODY.byteLength, 0x20)])
      },
      [200, 'ticket_answered', 'signed']
    ]
  ]
  it.each(cases)('%s', async (_what, values, { headers, path, body = BODY }, [status, ...stored]) => {
    const store = new FakeEventStore()
    const feed = createFeedModule(
      feedDeps(folder, { store, settings: new FakeSettings({ 'events.webhook.enabled': true, ...values }) })
    )
    onTestFinished(() => feed.close())
    await feed.open()
    const to = new URL(feed.sources.entries().find(({ id }) => id === 'webhook')!.at!)
    if (path !== undefined) to.pathname = path
    const answer = await fetch(to, {
      method: 'POST',
      body: Uint8Array.from(body),
      headers: { 'content-type': 'application/json', connection: 'close', ...headers }
    })
    expect(answer.status).toBe(status)
    expect(store.events.map(({ kind, trust }) => [kind, trust])).toEqual(stored.length > 0 ? [stored] : [])
  })

  it('no header sets the kind where the body must name it', async () => {
    const store = new FakeEventStore()
    const feed = createFeedModule(
      feedDeps(folder, { store, settings: new FakeSettings({ 'events.webhook.enabled': true, ...IN_FIELD }) })
    )
    onTestFinished(() => feed.close())
    await feed.open()
    const to = feed.sources.entries().find(({ id }) => id === 'webhook')!.at!
    for (const body of [NAMED, BODY]) {
      for (const kind of ['ticket_closed', 'file_purchase', 'invented', 'invented_too', '']) {
        const answer = await fetch(to, {
          method: 'POST',
          body: Uint8Array.from(body),
          headers: {
            'content-type': 'application/json',
            connection: 'close',
            'X-TF-EVENT': kind,
            'X-TF-HMAC-SHA256': sign(body)
          }
        })
        expect(answer.status).toBe(200)
      }
    }
    expect(store.events.map(({ kind, copies }) => [kind, copies])).toEqual([
      ['ticket_closed', 4],
      ['', 4]
    ])
  })
})
