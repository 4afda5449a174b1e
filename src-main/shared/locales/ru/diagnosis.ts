import type { PartOf } from '../part-of'
import type en from '../en/diagnosis'

/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Файл диагностики',
  intro: 'Короткий текстовый файл для поддержки. Сохраняется там, где вы укажете, и никуда не отправляется.',
  holds: {
    title: 'Содержит',
    program: 'Версии, система и запуск',
    stores: 'Состояние подключения, файлов, источников событий и загрузок',
    log: 'Изменённые настройки и последние строки журнала, без текстов'
  },
  never: {
    title: 'Не содержит',
    secrets: 'Ключи, секреты и пароли',
    people: 'Данные клиентов, имена, госномера, адреса и папки',
    words: 'Данные каталога; тексты тикетов, заметок, поиска и листов'
  },
  show: 'Показать текст',
  lists: 'Назад к списку',
  text: 'Текст файла диагностики'
} satisfies PartOf<typeof en>
