import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  box: 'Поиск по марке, модели, двигателю, коду или ЭБУ',
  fuel: 'Топливо',
  anyFuel: 'Любое топливо',
  asking: 'поиск…',
  recents: 'Недавние',
  saved: {
    title: 'Сохранённые поиски',
    save: 'Сохранить этот поиск',
    unsave: 'Сохранён',
    remove: 'Удалить «{query}»',
    fresh: '{count} новый | {count} новых | {count} новых | {count} нового',
    matches: 'найдено: {count}',
    history: 'Недавние запросы'
  },
  favourite: 'Избранное',
  onDesk: 'Найдено: {count}',
  onDeskMost: 'Лучшие {count}',
  deskNone: 'Среди сохранённого ничего не найдено.',
  everyWord: 'Должно совпасть каждое слово.',
  noFavourites: 'Избранного пока нет. Добавьте звёздочкой на странице двигателя.',
  link: 'Нажмите Enter, чтобы открыть ссылку.',
  begun: 'Введите после «{prefix}:», что искать.',
  source: {
    service: 'онлайн'
  },
  field: {
    code: 'Код'
  },
  prefix: {
    group: 'Фильтры',
    remove: 'Убрать {chip}',
    ecu: 'Блок управления двигателем, напр. ecu:edc17',
    code: 'Код двигателя, напр. code:cfgb',
    fuel: 'Топливо, напр. fuel:diesel',
    year: 'Год, напр. year:2014',
    maker: 'Марка, напр. maker:arvenna',
    note: 'Свои заметки, напр. note:коробка',
    fav: 'Ваше избранное',
    offline: 'Двигатели, доступные офлайн',
    name: {
      ecu: 'ЭБУ',
      tcu: 'ЭБУ КПП',
      code: 'Код двигателя',
      fuel: 'Топливо',
      year: 'Год',
      power: 'Мощность',
      model: 'Модель',
      maker: 'Марка',
      note: 'Заметка',
      fav: 'Избранное',
      offline: 'На компьютере'
    }
  },
  ask: {
    why: 'Онлайн может быть больше.',
    offline: 'Офлайн: только сохранённые результаты.',
    tooShort: 'Слишком коротко для поиска онлайн: только сохранённые результаты.',
    deskOnly: 'Эти фильтры работают только по сохранённым данным.',
    failed: 'Поиск онлайн не удался: {reason}'
  },
  level: {
    types: 'Типы',
    manufacturers: 'Марки',
    models: 'Модели',
    generations: 'Поколения',
    engines: 'Двигатели'
  },
  received: '{count} онлайн | {count} онлайн | {count} онлайн | {count} онлайн',
  maybeMore: 'Круглое число: возможно, есть ещё',
  from: {
    desk: 'сохранено {moment}'
  },
  results: 'Результаты',
  unnamed: '№ {id}',
  places: '{count} место | {count} места | {count} мест | {count} места',
  place: {
    unknown: 'Место неизвестно',
    asking: 'Поиск…',
    notFound: 'Место не указано. Двигатель откроется без данных о динамике.',
    failed: 'Не найдено: {reason}'
  },
  empty: {
    'too-short': {
      title: 'Введите чуть больше',
      text: 'Для поиска онлайн нужен минимум {least} символ. | Для поиска онлайн нужно минимум {least} символа. | Для поиска онлайн нужно минимум {least} символов. | Для поиска онлайн нужно минимум {least} символа.'
    },
    'none-found': {
      title: 'Ничего не найдено',
      text: '«{query}» нет ни на этом компьютере, ни онлайн. Онлайн-поиск работает только по названиям.',
      fuel: 'Нет двигателя ({fuel}), похожего на «{query}». Попробуйте другое топливо или меньше слов.',
      anyFuel: 'Искать по всем видам топлива'
    },
    limit: {
      title: 'Часовой лимит исчерпан',
      text: 'Среди сохранённого ничего не найдено. Лимит общий для всех компьютеров с этим ключом.',
      at: 'Снова доступно с {time}.'
    },
    offline: {
      title: 'На этом компьютере нет «{query}»',
      text: 'Поиск онлайн недоступен: нет сети.'
    },
    'not-connected': {
      title: 'Нет подключения',
      text: 'Введите адрес сервера и ключ или откройте демокаталог.'
    }
  }
} satisfies PartOf<typeof en>
