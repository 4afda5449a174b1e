/** The messages of a ticket and the changes between them, from its events. */
import type { FeedEntry } from '@contract/channels/feed'

export type ConversationEntry =
  | {
      readonly kind: 'message'
      readonly event: FeedEntry
      readonly text: string
      /** 'ours': written by the workshop. */
      readonly side: 'staff' | 'ours'
    }
  /** Events of one minute without a new message, oldest first. */
  | { readonly kind: 'changes'; readonly events: readonly FeedEntry[] }

/** When the event happened, as far as that is known. */
export const timeOf = ({ orderFrom, statedAt, arrivedAt }: FeedEntry): string =>
  orderFrom === 'stated' && statedAt !== null ? statedAt : arrivedAt

/** Changes this close are one line. */
const SAME_TIME_MS = 60_000
const isSoonAfter = (event: FeedEntry, before: FeedEntry | undefined): boolean =>
  before !== undefined && Date.parse(timeOf(event)) - Date.parse(timeOf(before)) < SAME_TIME_MS
const messageKey = ({ latest, author, fromStaff }: FeedEntry): string => JSON.stringify([latest, author, fromStaff])

/**
 * Oldest first. An event names the newest message of its ticket, so equal ones in a row are one message.
 *
 * @param events in any order
 */
export function conversationOf(events: readonly FeedEntry[]): readonly ConversationEntry[] {
  const sorted = events.toSorted((a, b) => Date.parse(timeOf(a)) - Date.parse(timeOf(b)) || a.seq - b.seq)
  const entries: ConversationEntry[] = []
  const addChange = (event: FeedEntry): void => {
    const last = entries.at(-1)
    if (last?.kind === 'changes' && isSoonAfter(event, last.events.at(-1)))
      entries[entries.length - 1] = { kind: 'changes', events: [...last.events, event] }
    else entries.push({ kind: 'changes', events: [event] })
  }
  let message = ''
  for (const event of sorted) {
    const isNew = event.subject.type === 'ticket' && event.latest !== null && messageKey(event) !== message
    if (isNew) {
      message = messageKey(event)
      entries.push({ kind: 'message', event, text: event.latest!, side: event.fromStaff === false ? 'ours' : 'staff' })
    }
    if (event.kind !== 'message_created' || !isNew) addChange(event)
  }
  return entries
}

/** The events that the entry stands for. */
export const eventsOf = (entry: ConversationEntry): readonly FeedEntry[] =>
  entry.kind === 'message' ? [entry.event] : entry.events
