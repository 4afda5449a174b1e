import { describe, expect, it } from 'vitest'
import {
  diffPolledList,
  markAllKnown,
  readSeenItems,
  storedSeenItems,
  withSeenItem,
  type SeenItems
} from '@shared/feed/sources/poll-diff'

const item = { mark: 'm', status: null, messages: null }

describe('the memory of a polled list', () => {
  it('drops the item that was added first, whatever its number, also after a restart', () => {
    let seen: SeenItems | null = null
    for (let id = 10; id < 2010; id++) seen = withSeenItem(seen, String(id), item)
    // an old ticket with a new reply
    seen = withSeenItem(seen, '5', item)
    seen = readSeenItems(JSON.parse(JSON.stringify(storedSeenItems(markAllKnown(seen)))))
    seen = withSeenItem(seen, '2010', item)
    expect([seen.size, seen.has('5'), seen.has('11'), seen.has('12')]).toEqual([2000, true, false, true])
  })

  it('is read from older versions, and unsound items are left out', () => {
    expect(readSeenItems({ 7: item, '../x': item, 8: null })).toEqual(new Map([['7', item]]))
    expect(readSeenItems([['7', item], 'x', ['8', {}], [9]])).toEqual(new Map([['7', item]]))
    expect([readSeenItems(null), readSeenItems('x')]).toEqual([null, null])
  })
})

describe('the entries of a polled list', () => {
  it.each([
    ['ticket', { id: 0 }, '0'],
    ['ticket', { ticket_id: 'T-1' }, 'T-1'],
    ['ticket', { id: null, ticket: { id: 9223372036854775807n } }, '9223372036854775807'],
    ['project', { uuid: 'a1b2-c3' }, 'a1b2-c3'],
    ['project', { id: 1e300, project_id: 7 }, '7']
  ] as const)('of a %s %o have the id that the presets read', (subject, entry, id) => {
    expect(diffPolledList(subject, new Map(), [entry])).toMatchObject([
      { id, kinds: [`${subject}_${subject === 'ticket' ? 'created' : 'create'}`] }
    ])
  })

  it('without a usable id are left out', () => {
    expect(diffPolledList('ticket', new Map(), [null, 7, {}, { id: {} }, { id: '../close' }, { id: 1.5 }])).toEqual([])
  })
})
