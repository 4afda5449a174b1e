import type { PartOf } from '../../part-of'
import type en from '../../en/main/notifications'

export default {
  kinds: {
    project_create: 'Proyecto creado',
    project_update: 'Proyecto actualizado',
    file_purchase: 'Archivo comprado',
    ticket_created: 'Ticket creado',
    ticket_opened: 'Ticket abierto',
    ticket_pending: 'Ticket pendiente',
    ticket_reopened: 'Ticket reabierto',
    ticket_answered: 'Ticket respondido',
    ticket_closed: 'Ticket cerrado',
    message_created: 'Mensaje nuevo',
    other: 'Evento nuevo'
  },
  groups: { ticket: 'Tickets', project: 'Proyectos' },
  events: '{count} evento | {count} eventos | {count} eventos',
  since: '{events} desde las {time}',
  subjects: 'En {count} ticket o proyecto | En {count} tickets y proyectos | En {count} tickets y proyectos',
  unread: '{count} sin leer | {count} sin leer | {count} sin leer'
} satisfies PartOf<typeof en>
