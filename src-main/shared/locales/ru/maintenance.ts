import type { PartOf } from '../part-of'
import type en from '../en/maintenance'

/** Updates of the program. */
export default {
  updates: {
    state: {
      idle: 'Ещё не проверялось',
      checking: 'Проверка …',
      current: 'У вас последняя версия Dynodesk.',
      found: 'Доступна версия {version}.',
      downloading: 'Загрузка версии {version} …',
      ready: 'Версия {version} готова.'
    },
    readyHelp: 'Она установится при перезапуске или закрытии Dynodesk.',
    checked: 'Последняя проверка: {time}',
    notes: 'Что нового',
    amount: '{done} из {all} МБ',
    progress: 'Загрузка',
    check: 'Проверить обновления',
    fromFile: 'Из файла …',
    download: 'Загрузить',
    restart: 'Перезапустить и установить',
    later: 'Позже',
    skip: 'Пропустить эту версию',
    skipped: 'Вы пропустили эту версию.',
    noAddress: 'Адрес обновлений не задан, поэтому программа никуда не обращается.',
    way: {
      'package-manager': 'Эту установку обновляет менеджер пакетов системы.',
      'not-installed': 'Эта копия не установлена и не может заменить сама себя.'
    }
  }
} satisfies PartOf<typeof en>
