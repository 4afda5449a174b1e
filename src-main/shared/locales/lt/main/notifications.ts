import type { PartOf } from '../../part-of'
import type en from '../../en/main/notifications'

export default {
  kinds: {
    project_create: 'Projektas sukurtas',
    project_update: 'Projektas atnaujintas',
    file_purchase: 'Failas nupirktas',
    ticket_created: 'Kreipinys sukurtas',
    ticket_opened: 'Kreipinys atvertas',
    ticket_pending: 'Kreipinys laukia',
    ticket_reopened: 'Kreipinys vėl atvertas',
    ticket_answered: 'Į kreipinį atsakyta',
    ticket_closed: 'Kreipinys uždarytas',
    message_created: 'Nauja žinutė',
    other: 'Naujas įvykis'
  },
  groups: { ticket: 'Kreipiniai', project: 'Projektai' },
  events: '{count} įvykis | {count} įvykiai | {count} įvykio | {count} įvykių',
  since: '{events} nuo {time}',
  subjects:
    'Iš {count} kreipinio ar projekto | Iš {count} kreipinių ir projektų | Iš {count} kreipinio ar projekto | Iš {count} kreipinių ir projektų',
  unread: 'neskaityta: {count} | neskaityta: {count} | neskaityta: {count} | neskaityta: {count}'
} satisfies PartOf<typeof en>
