/** The messages of a ticket, and what its events changed. */
import type { EventStatus } from '@shared/feed/events'
import type { FeedEntry } from '@contract/channels/feed'

export interface Message {
  readonly event: FeedEntry
  readonly text: string
  /** 'ours': written by the workshop. */
  readonly side: 'staff' | 'ours'
}
export interface Change {
  readonly event: FeedEntry
  readonly facts: readonly ChangedFact[]
}
export interface ChangedFact {
  readonly name: 'status' | 'file' | 'plate'
  /** null: not known before. */
  readonly from: string | null
  readonly to: string
}

/** When the event happened, as far as that is known. */
export const timeOf = ({ orderFrom, statedAt, arrivedAt }: FeedEntry): string =>
  orderFrom === 'stated' && statedAt !== null ? statedAt : arrivedAt

const oldestFirst = (events: readonly FeedEntry[]): readonly FeedEntry[] =>
  events.toSorted((a, b) => Date.parse(timeOf(a)) - Date.parse(timeOf(b)) || a.seq - b.seq)
const messageKey = ({ latest, author, fromStaff }: FeedEntry): string => JSON.stringify([latest, author, fromStaff])

/**
 * Oldest first. An event names the newest message of its ticket, so equal ones in a row are one message.
 *
 * @param events in any order
 */
export function messagesOf(events: readonly FeedEntry[]): readonly Message[] {
  const named = oldestFirst(events).filter(({ subject, latest }) => subject.type === 'ticket' && latest !== null)
  return named
    .filter((event, at) => at === 0 || messageKey(event) !== messageKey(named[at - 1]!))
    .map((event) => ({ event, text: event.latest!, side: event.fromStaff === false ? 'ours' : 'staff' }))
}

/** Oldest first: every event, with the facts that it changed. */
export function changesOf(
  events: readonly FeedEntry[],
  statusText: (status: EventStatus) => string
): readonly Change[] {
  const known = new Map<string, string>()
  return oldestFirst(events).map((event) => {
    const now: readonly (readonly [ChangedFact['name'], string | null])[] = [
      ['status', event.status && statusText(event.status)],
      ['file', event.subject.type === 'project' ? event.latest : null],
      ['plate', event.plate]
    ]
    const facts = now.flatMap(([name, to]): readonly ChangedFact[] => {
      const from = known.get(name) ?? null
      if (to === null || to === from) return []
      known.set(name, to)
      return [{ name, from, to }]
    })
    return { event, facts }
  })
}
