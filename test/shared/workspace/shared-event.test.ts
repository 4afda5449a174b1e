import { describe, expect, it } from 'vitest'
import { packShared, unpackShared, type SharedEvent } from '@shared/workspace/shared-event'

const EVENT: SharedEvent = {
  type: 'event',
  source: 'webhook',
  kind: 'ticket_answered',
  headers: { 'x-tf-event': 'ticket_answered' },
  trust: 'signed',
  identity: 'id:1',
  ageMs: 12,
  body: Uint8Array.of(0, 255, 13, 10)
}

describe('an event between computers', () => {
  it('keeps every byte', () => {
    expect(unpackShared(packShared(EVENT))).toEqual(EVENT)
    const gap = { type: 'gap', source: 'mqtt', fromAgeMs: 9, toAgeMs: 1 } as const
    expect(unpackShared(packShared(gap))).toEqual(gap)
  })

  it('refuses what this program does not write', () => {
    const changed = (more: object): Uint8Array => packShared({ ...EVENT, ...more })
    const bad = [{ source: 'pigeon' }, { trust: 'constructor' }, { headers: { a: 1 } }, { ageMs: -1 }, { kind: 3 }]
    for (const more of [...bad, { type: 'order' }, { identity: null }]) expect(unpackShared(changed(more))).toBeNull()
    expect(unpackShared(new Uint8Array(3))).toBeNull()
    expect(unpackShared(Uint8Array.of(0, 0, 0, 9, 1))).toBeNull()
  })
})
