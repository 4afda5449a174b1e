import { describe, expect, it } from 'vitest'
import type { FeedEntry } from '@contract/channels/feed'
import { conversationOf } from '@/features/feed/detail/conversation'
import { entryOf } from '../../../../fakes/feed/feed'

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString()
const event = (seq: number, kind: string, minute: number, more: Partial<FeedEntry> = {}): FeedEntry =>
  entryOf(seq, { kind, arrivedAt: at(minute), statedAt: at(minute), ...more })
const question = { latest: 'Which file?', author: 'Ana', fromStaff: false }
const answer = { latest: 'This one.', author: 'Bo', fromStaff: true }
const shape = (events: readonly FeedEntry[]): unknown[] =>
  conversationOf(events).map((entry) =>
    entry.kind === 'message' ? [entry.side, entry.text] : entry.events.map(({ kind }) => kind)
  )

describe('the conversation of a ticket', () => {
  it('is read from its events: each message once, changes between, oldest first', () => {
    expect(
      shape([
        event(5, 'ticket_closed', 30, answer),
        event(4, 'ticket_answered', 20, answer),
        event(3, 'message_created', 20, answer),
        event(2, 'ticket_opened', 1, question),
        event(1, 'ticket_created', 1, question)
      ])
    ).toEqual([
      ['ours', 'Which file?'],
      ['ticket_created', 'ticket_opened'],
      ['staff', 'This one.'],
      ['ticket_answered'],
      ['ticket_closed']
    ])
  })

  it('has a message again that was written again later, and follows the stated times', () => {
    expect(
      shape([
        event(1, 'message_created', 9, question),
        event(2, 'message_created', 3, answer),
        event(3, 'message_created', 1, question)
      ])
    ).toEqual([
      ['ours', 'Which file?'],
      ['staff', 'This one.'],
      ['ours', 'Which file?']
    ])
  })

  it('shows a message of an unknown author, and an event without a message as a change', () => {
    expect(shape([event(1, 'message_created', 1), event(2, 'message_created', 2, { latest: null })])).toEqual([
      ['staff', 'Message 1'],
      ['message_created']
    ])
  })

  it('has changes only for a project, whose newest text is a file', () => {
    const subject = { type: 'project', id: '7' } as const
    expect(
      shape([event(1, 'project_create', 1, { subject }), event(2, 'file_purchase', 9, { subject, latest: 'Stage 1' })])
    ).toEqual([['project_create'], ['file_purchase']])
  })

  it('keeps thirty messages apart', () => {
    const events = Array.from({ length: 30 }, (_none, n) =>
      event(n + 1, 'message_created', n, { latest: `Message ${n}`, author: 'Ana', fromStaff: n % 2 === 1 })
    )
    expect(shape(events)).toHaveLength(30)
  })
})
