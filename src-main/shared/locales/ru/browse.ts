import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: 'Фильтр…',
  filterOf: 'Фильтр: {level}',
  clearFilter: 'Сбросить фильтр',
  shown: '{shown} из {n}',
  received: '{n} запись | {n} записи | {n} записей | {n} записи',
  maybeMoreWhy: 'Круглое число: список может быть неполным.',
  refresh: 'Обновить',
  menu: '{level}: ещё',
  fetched: 'загружено {age}',
  pack: {
    takeOf: 'Скачать {name}',
    ready: 'Доступно офлайн',
    readyWhy: 'Все двигатели этого поколения сохранены с показателями и кривыми.',
    under: 'Скачивается · {done} из {total}',
    confirm: 'Скачать {title}?',
    no: 'Не сейчас',
    price: '{cost}, {share} часового лимита, около {time}.'
  },
  columns: 'Выбрать столбцы',
  order: {
    newest: 'Показать сначала новые',
    oldest: 'Показать сначала старые'
  },
  letters: 'Первые буквы',
  wall: { on: 'Показать логотипами', off: 'Показать списком' },
  empty: {
    types: 'Типов транспорта нет.',
    manufacturers: 'У этого типа нет марок.',
    models: 'У этой марки нет моделей.',
    generations: 'У этой модели нет поколений.',
    engines: 'У этого поколения нет двигателей.'
  },
  parent: {
    gone: 'Больше нет в каталоге.',
    listed: 'Есть в каталоге, но пусто.'
  },
  stageGain: 'Прирост первой стадии',
  noneFit: {
    text: 'Ни одна из записей ({n}) не подходит под фильтры.',
    action: 'Сбросить фильтры'
  },
  choose: {
    types: 'Выберите тип',
    manufacturers: 'Выберите марку',
    models: 'Выберите модель',
    generations: 'Выберите поколение',
    engines: 'Выберите двигатель'
  },
  column: {
    name: { long: 'Название', short: 'Название' },
    power: { long: 'Мощность', short: 'Мощность' },
    torque: { long: 'Крутящий момент', short: 'Момент' },
    fuel_name: { long: 'Топливо', short: 'Топл.' },
    type: { long: 'Тип двигателя', short: 'Тип' },
    capacity: { long: 'Рабочий объём' },
    cylinders: { long: 'Цилиндры', short: 'Цил.' },
    year: { long: 'Год двигателя', short: 'Год' },
    ecu: { long: 'Блок управления двигателем', short: 'ЭБУ' },
    tcu: { long: 'Блок управления КПП', short: 'ЭБУ КПП' },
    engine_code: { long: 'Код двигателя', short: 'Код' }
  },
  start: {
    recents: 'Недавние',
    favourites: 'Избранное',
    demo: 'Примеры двигателей'
  }
} satisfies PartOf<typeof en>
