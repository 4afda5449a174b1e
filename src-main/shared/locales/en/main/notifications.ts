import type { NotifiedKind } from '../../../feed/notifications/notification-queue'

/** Texts of system notifications and of the icon badge. */
export default {
  kinds: {
    project_create: 'Project created',
    project_update: 'Project updated',
    file_purchase: 'File purchased',
    ticket_created: 'Ticket created',
    ticket_opened: 'Ticket opened',
    ticket_pending: 'Ticket pending',
    ticket_reopened: 'Ticket re-opened',
    ticket_answered: 'Ticket answered',
    ticket_closed: 'Ticket closed',
    message_created: 'New message',
    other: 'New event'
  } satisfies Record<NotifiedKind, string>,
  /** Headings in the notification centre. */
  groups: { ticket: 'Tickets', project: 'Projects' },
  events: '{count} event | {count} events',
  since: '{events} since {time}',
  subjects: 'In {count} ticket or project | In {count} tickets and projects',
  unread: '{count} unread | {count} unread'
}
