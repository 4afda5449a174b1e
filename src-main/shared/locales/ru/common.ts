import type { PartOf } from '../part-of'
import type en from '../en/common'

export default {
  save: 'Сохранить',
  delete: 'Удалить',
  undo: 'Отменить',
  copy: 'Копировать',
  saved: 'Сохранено.',
  savedAs: 'Сохранено: {file}',
  copied: 'Скопировано',
  checking: 'Проверка…',
  connect: 'Подключиться',
  export: 'Экспорт…',
  import: 'Импорт…',
  restarting: 'Dynodesk перезапускается…',
  bytes: '{n} байт | {n} байта | {n} байт | {n} байта',
  chosen: 'выбрано: {n} | выбрано: {n} | выбрано: {n} | выбрано: {n}',
  stop: 'Остановить',
  remove: 'Удалить',
  copyOf: '{name} (копия)',
  doneOf: '{done} из {total}',
  saveAs: 'Сохранить…',
  fromFile: 'Из файла…',
  itemName: 'Название',
  clearSearch: 'Очистить поиск',
  fetch: 'Загрузить'
} satisfies PartOf<typeof en>
