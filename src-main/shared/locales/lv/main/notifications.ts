import type { PartOf } from '../../part-of'
import type en from '../../en/main/notifications'

export default {
  kinds: {
    project_create: 'Projekts izveidots',
    project_update: 'Projekts atjaunināts',
    file_purchase: 'Fails nopirkts',
    ticket_created: 'Pieteikums izveidots',
    ticket_opened: 'Pieteikums atvērts',
    ticket_pending: 'Pieteikums gaida',
    ticket_reopened: 'Pieteikums atvērts atkārtoti',
    ticket_answered: 'Uz pieteikumu atbildēts',
    ticket_closed: 'Pieteikums slēgts',
    message_created: 'Jauna ziņa',
    other: 'Jauns notikums'
  },
  groups: { ticket: 'Pieteikumi', project: 'Projekti' },
  events: '{count} notikumu | {count} notikums | {count} notikumi',
  since: '{events} kopš {time}',
  subjects: '{count} pieteikumos un projektos | {count} pieteikumā vai projektā | {count} pieteikumos un projektos',
  unread: 'nelasīti: {count} | nelasīti: {count} | nelasīti: {count}'
} satisfies PartOf<typeof en>
