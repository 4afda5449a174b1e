import type en from '../en/administration'
import type { PartOf } from '../part-of'

export default {
  role: {
    title: 'Сменить роль',
    sales: 'Продажи',
    workshop: 'Мастерская',
    administrator: 'Администратор',
    switch: 'Сменить роль…',
    confirm: 'Сменить',
    about: 'Все окна перезагрузятся.',
    pin: 'PIN-код',
    help: {
      sales: 'Без оборудования, блоков управления, исходных данных и заметок',
      workshop: 'Всё, кроме ключей и настроек администратора',
      administrator: 'Всё'
    }
  },
  pin: {
    set: 'задан',
    unset: 'не задан',
    enter: 'Задать PIN-код',
    replace: 'Сменить PIN-код',
    remove: 'Удалить',
    again: 'Повторите PIN-код',
    different: 'PIN-коды не совпадают.',
    label: {
      workshop: 'PIN-код мастерской',
      administrator: 'PIN-код администратора'
    },
    help: {
      workshop: 'Без него роль открывает только PIN-код администратора.',
      administrator: 'Без него любой может выбрать любую роль.'
    }
  },
  managed: {
    title: 'Управляемые настройки',
    refused: 'не используется',
    overruled: 'не используется: действуют управляемые настройки системы',
    applied: '{n} настройка | {n} настройки | {n} настроек | {n} настройки'
  }
} satisfies PartOf<typeof en>
