/** The ten kinds of events in the specification. Others may arrive and are shown as received (trap 97). */

export type EventFamily = 'fileTuning' | 'support' | 'unknown'
export type SubjectType = 'ticket' | 'project'

interface KindFacts {
  readonly family: Exclude<EventFamily, 'unknown'>
  readonly subject: SubjectType
  /** The status implied by the kind. */
  readonly status?: StatusWord
  readonly reopened?: true
}

const KINDS = {
  project_create: { family: 'fileTuning', subject: 'project' },
  project_update: { family: 'fileTuning', subject: 'project' },
  file_purchase: { family: 'fileTuning', subject: 'project' },
  ticket_created: { family: 'support', subject: 'ticket' },
  ticket_opened: { family: 'support', subject: 'ticket', status: 'opened' },
  ticket_pending: { family: 'support', subject: 'ticket', status: 'pending' },
  ticket_reopened: { family: 'support', subject: 'ticket', status: 'opened', reopened: true },
  ticket_answered: { family: 'support', subject: 'ticket', status: 'answered' },
  ticket_closed: { family: 'support', subject: 'ticket', status: 'closed' },
  message_created: { family: 'support', subject: 'ticket' }
} as const satisfies Record<string, KindFacts>

export type EventKind = keyof typeof KINDS
export const EVENT_KINDS = Object.keys(KINDS) as readonly EventKind[]

/** A kind of the specification in its spelling, whatever the case of the received text; others as received. */
export function specifiedKind(received: string): string {
  const kind = received.trim().toLowerCase()
  return Object.hasOwn(KINDS, kind) ? kind : received
}

/** null: not in the specification. */
export function kindFacts(kind: string): KindFacts | null {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as EventKind] : null
}

export type StatusWord = (typeof TICKET_STATUSES)[number] | (typeof PROJECT_STATUSES)[number] | 'other'

/** 'other': any other word, shown as received. */
export const TICKET_STATUSES = ['opened', 'pending', 'answered', 'closed'] as const

export const PROJECT_STATUSES = ['waiting', 'in-progress', 'finished'] as const
