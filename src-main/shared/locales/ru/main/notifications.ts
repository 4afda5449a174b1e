import type { PartOf } from '../../part-of'
import type en from '../../en/main/notifications'

export default {
  kinds: {
    project_create: 'Проект создан',
    project_update: 'Проект изменён',
    file_purchase: 'Файл куплен',
    ticket_created: 'Тикет создан',
    ticket_opened: 'Тикет открыт',
    ticket_pending: 'Тикет в ожидании',
    ticket_reopened: 'Тикет открыт снова',
    ticket_answered: 'Ответ в тикете',
    ticket_closed: 'Тикет закрыт',
    message_created: 'Новое сообщение',
    other: 'Новое событие'
  },
  groups: { ticket: 'Тикеты', project: 'Проекты' },
  events: '{count} событие | {count} события | {count} событий | {count} события',
  since: '{events} с {time}',
  subjects:
    'В {count} тикете или проекте | В {count} тикетах и проектах | В {count} тикетах и проектах | В {count} тикетах и проектах',
  unread: 'не прочитано: {count} | не прочитано: {count} | не прочитано: {count} | не прочитано: {count}'
} satisfies PartOf<typeof en>
