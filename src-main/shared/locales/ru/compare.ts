import type { PartOf } from '../part-of'
import type en from '../en/compare'

/** Texts of the comparison, of "which of these is it", and of saving and copying. */
export default {
  add: 'Добавить',
  addNamed: 'Добавить {name} к сравнению',
  byClick: 'Shift+щелчок добавляет строку; вторая открывает сравнение',
  removeNamed: 'Убрать {name} из сравнения',
  keyC: 'Добавить или убрать {name} (C)',
  open: 'Открыть сравнение',
  inIt: '{n} двигатель | {n} двигателя | {n} двигателей | {n} двигателя',
  empty: {
    title: 'Сравнивать пока нечего',
    text: 'Добавьте от двух до четырёх двигателей из списка, поиска или со страницы двигателя.',
    find: 'Найти двигатели'
  },
  one: 'Пока один двигатель: ниже — его стадии. Добавьте ещё один для сравнения.',
  linked: 'Открыто по ссылке. Ваше сравнение не изменилось.',
  keep: 'Заменить моё сравнение',
  clear: 'Очистить',
  remove: 'Убрать {name}',
  left: 'Сдвинуть {name} влево',
  right: 'Сдвинуть {name} вправо',
  differences: 'Только различия',
  differencesHint: 'Скрыть одинаковые строки (D)',
  same: 'Все известные значения одинаковы.',
  hidden:
    'Показать {n} одинаковую строку | Показать {n} одинаковые строки | Показать {n} одинаковых строк | Показать {n} одинаковой строки',
  best: 'лучшее',
  gain: '{gain} ({percent} %)',
  noParts: 'не указаны',
  missing: {
    all: 'Сохранено только название этого двигателя.',
    detail: 'Стадии, опции и оборудование не скачаны.',
    performance: 'Данные о динамике не скачаны.',
    text: 'Часть названий на другом языке.',
    translate: 'Перевести'
  },
  fetched: 'загружено {day}',
  field: {
    modifications: 'Нужные доработки',
    options: 'Опции',
    read_tools: 'Оборудование для чтения',
    read_methods: 'Способы чтения',
    gain: 'Прирост, {quantity}'
  },
  figure: {
    power: 'Мощность, сток',
    torque: 'Крутящий момент, сток',
    zero_to_hundred: '0–100, сток',
    zero_to_hundred_st1: '0–100, Stage 1',
    top_speed: 'Макс. скорость, сток',
    top_speed_st1: 'Макс. скорость, Stage 1',
    fuel_consumption_avg: 'Расход, сток'
  },
  group: { facts: 'Данные', performance: 'Динамика', extras: 'Для справки' },
  quantity: { power: 'мощность', torque: 'момент' },
  chart: {
    name: 'Мощность и момент сравниваемых двигателей',
    drawn: 'Построенные кривые',
    stock: 'Сток',
    thinStock: 'Сток (тонкая)',
    with: 'Сток и {stage}',
    none: 'Ни у одного из этих двигателей нет кривых для графика.',
    without: 'Не построены: {names}',
    at: '{rpm} об/мин',
    spoken: '{rpm} об/мин: {values}',
    label: '{letter} {curve}',
    power: 'Мощность',
    torque: 'Крутящий момент',
    against: 'A относительно B',
    keys: 'Стрелки — перемещение вдоль кривых'
  },
  ladder: {
    title: 'Стадии {name}',
    more: 'к предыдущей стадии',
    step: 'Шаг',
    open: 'Сравнить стадии'
  },
  export: {
    open: 'Сохранить или копировать',
    short: 'Экспорт',
    off: 'Экспорт отключён',
    csv: 'Таблица в CSV…',
    xlsx: 'Таблица в Excel (XLSX)…',
    'curve-csv': 'Кривая в CSV…',
    curveFile: 'кривая',
    json: 'Записи в JSON…',
    svg: 'График в SVG…',
    png: 'График в PNG…',
    text: 'Копировать как текст',
    table: 'Копировать как таблицу',
    picture: 'Копировать график как изображение'
  },
  demo: 'демокаталог',
  stamp: 'Источник: {source} · загружено {day} · язык {language} · создано {made} в Dynodesk',
  which: {
    title: 'Какой это двигатель?',
    open: 'Двигателей с этим названием: {n}. Уточнить',
    none: 'Названия двигателей здесь не повторяются.',
    notKnown: 'Часть этих двигателей не скачана.',
    fetch: 'Загрузить недостающие двигатели',
    groups: 'Двигатели с одинаковым названием',
    question: { many: '{field}?' },
    upTo: 'до {to}',
    from: '{from} и больше',
    between: 'от {from} до {to}',
    place: 'Автомобиль',
    skip: 'Не знаю',
    again: 'Начать заново',
    left: 'осталось {n} из {of}',
    found: 'Это он.',
    stuck: 'Каталог не позволяет их различить.',
    noMore: 'Вопросов больше нет. Различия показаны в таблице.'
  }
} satisfies PartOf<typeof en>
