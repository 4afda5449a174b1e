import type { PartOf } from '../../part-of'
import type en from '../../en/main/notifications'

export default {
  kinds: {
    project_create: 'Projekt stvoren',
    project_update: 'Projekt ažuriran',
    file_purchase: 'Datoteka kupljena',
    ticket_created: 'Tiket stvoren',
    ticket_opened: 'Tiket otvoren',
    ticket_pending: 'Tiket na čekanju',
    ticket_reopened: 'Tiket ponovno otvoren',
    ticket_answered: 'Odgovoreno na tiket',
    ticket_closed: 'Tiket zatvoren',
    message_created: 'Nova poruka',
    other: 'Novi događaj'
  },
  groups: { ticket: 'Tiketi', project: 'Projekti' },
  events: '{count} događaj | {count} događaja | {count} događaja',
  since: '{events} od {time}',
  subjects: 'U {count} tiketu ili projektu | U {count} tiketa i projekta | U {count} tiketa i projekata',
  unread: '{count} nepročitan | {count} nepročitana | {count} nepročitanih'
} satisfies PartOf<typeof en>
