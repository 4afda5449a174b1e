import type { PartOf } from '../../part-of'
import type en from '../../en/main/notifications'

export default {
  kinds: {
    project_create: 'Prosjekt opprettet',
    project_update: 'Prosjekt oppdatert',
    file_purchase: 'Fil kjøpt',
    ticket_created: 'Sak opprettet',
    ticket_opened: 'Sak åpnet',
    ticket_pending: 'Sak avventer',
    ticket_reopened: 'Sak gjenåpnet',
    ticket_answered: 'Sak besvart',
    ticket_closed: 'Sak lukket',
    message_created: 'Ny melding',
    other: 'Ny hendelse'
  },
  groups: { ticket: 'Saker', project: 'Prosjekter' },
  events: '{count} hendelse | {count} hendelser',
  since: '{events} siden {time}',
  subjects: 'I {count} sak eller prosjekt | I {count} saker og prosjekter',
  unread: '{count} ulest | {count} uleste'
} satisfies PartOf<typeof en>
