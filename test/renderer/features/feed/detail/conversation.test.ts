import { describe, expect, it } from 'vitest'
import type { FeedEntry } from '@contract/channels/feed'
import { changesOf, messagesOf } from '@/features/feed/detail/conversation'
import { entryOf } from '../../../../fakes/feed/feed'

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString()
const event = (seq: number, kind: string, minute: number, more: Partial<FeedEntry> = {}): FeedEntry =>
  entryOf(seq, { kind, arrivedAt: at(minute), statedAt: at(minute), ...more })
const question = { latest: 'Which file?', author: 'Ana', fromStaff: false }
const answer = { latest: 'This one.', author: 'Bo', fromStaff: true }
const messages = (events: readonly FeedEntry[]): unknown[] => messagesOf(events).map(({ side, text }) => [side, text])
const changes = (events: readonly FeedEntry[]): unknown[] =>
  changesOf(events, ({ word }) => word).map(({ event: one, facts }) => [
    one.kind,
    ...facts.map(({ name, from, to }) => `${name} ${from ?? '-'} > ${to}`)
  ])
const word = (status: 'waiting' | 'in-progress'): Pick<FeedEntry, 'status'> => ({
  status: { word: status, text: null, from: 'body', reopened: false }
})

describe('the conversation of a ticket', () => {
  const EVENTS = [
    event(5, 'ticket_closed', 30, answer),
    event(4, 'ticket_answered', 20, answer),
    event(3, 'message_created', 20, answer),
    event(2, 'ticket_opened', 1, question),
    event(1, 'ticket_created', 1, question)
  ]

  it('is built from its events: each message once, oldest first', () => {
    expect(messages(EVENTS)).toEqual([
      ['ours', 'Which file?'],
      ['staff', 'This one.']
    ])
  })

  it('has every event as a change', () => {
    expect(changes(EVENTS).map((one) => (one as string[])[0])).toEqual([
      'ticket_created',
      'ticket_opened',
      'message_created',
      'ticket_answered',
      'ticket_closed'
    ])
  })

  it('repeats a message that was sent again later, and follows the stated times', () => {
    expect(
      messages([
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

  it('shows a message of an unknown author, and an event without a message as a change alone', () => {
    const events = [event(1, 'message_created', 1), event(2, 'message_created', 2, { latest: null })]
    expect(messages(events)).toEqual([['staff', 'Message 1']])
    expect(changes(events)).toHaveLength(2)
  })

  it('separates thirty messages', () => {
    const events = Array.from({ length: 30 }, (_none, n) =>
      event(n + 1, 'message_created', n, { latest: `Message ${n}`, author: 'Ana', fromStaff: n % 2 === 1 })
    )
    expect(messages(events)).toHaveLength(30)
  })
})

it('the conversation of a project has changes only: each changed value, and its previous one', () => {
  const subject = { type: 'project', id: '7' } as const
  const events = [
    event(3, 'file_purchase', 9, { subject, ...word('in-progress'), latest: 'Stage 1', plate: 'DEMO 100' }),
    event(2, 'project_update', 5, { subject, ...word('in-progress'), latest: 'Original' }),
    event(1, 'project_create', 1, { subject, ...word('waiting'), latest: 'Original', plate: 'DEMO 100' })
  ]
  expect(messages(events)).toEqual([])
  expect(changes(events)).toEqual([
    ['project_create', 'status - > waiting', 'file - > Original', 'plate - > DEMO 100'],
    ['project_update', 'status waiting > in-progress'],
    ['file_purchase', 'file Original > Stage 1']
  ])
})
