import type { PartOf } from '../part-of'
import type en from '../en/help'

/** Help: the manual's frame and titles, the about box, the tour. The pages are in manual.md. */
export default {
  search: 'Поиск по справке',
  pages: 'Страницы справки',
  none: 'Нет страницы с такими словами.',
  picture: 'Снимок экрана',
  page: {
    start: 'Первые шаги',
    find: 'Найти двигатель',
    engine: 'Страница двигателя и график',
    compare: 'Сравнение двигателей',
    sheets: 'Листы',
    customer: 'Показать клиенту',
    offline: 'Офлайн и загрузки',
    feed: 'Тикеты и проекты',
    units: 'Единицы, языки, размер текста',
    keys: 'Сочетания клавиш',
    connection: 'Подключение, ключ и запросы',
    computers: 'Несколько компьютеров',
    admin: 'Для администраторов'
  },
  about: {
    title: 'О программе Dynodesk',
    version: 'Версия',
    system: 'Система',
    runtime: 'Среда',
    licence: 'Лицензия',
    folder: 'Папка данных',
    licences: 'Лицензии',
    copy: 'Копировать для поддержки'
  },
  tour: {
    start: 'Начать обзор',
    offer: 'Впервые здесь? Обзор за пять шагов.',
    decline: 'Нет, спасибо',
    step: '{n} из {of}',
    next: 'Далее',
    back: 'Назад',
    skip: 'Пропустить',
    done: 'Готово',
    find: { title: 'Быстрый поиск', text: 'Нажмите {key} и введите марку, модель или двигатель. Enter — открыть.' },
    columns: { title: 'Выбор по колонкам', text: 'От типа до двигателя. Ввод текста фильтрует колонку.' },
    chart: {
      title: 'Мощность и момент',
      text: 'На странице двигателя показаны сток и все стадии. Нажмите на стадию, чтобы увидеть прирост.'
    },
    actions: {
      title: 'Лист, клиент, сравнение',
      text: 'Со страницы двигателя можно напечатать лист, показать двигатель клиенту или сравнить его.'
    },
    help: { title: 'Справка', text: '{key} — справка по открытому экрану, в том числе без сети.' }
  }
} satisfies PartOf<typeof en>
