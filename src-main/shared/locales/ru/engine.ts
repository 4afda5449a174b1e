import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Двигатель',
  loading: 'Загрузка двигателя',
  noPlace: 'Место в каталоге неизвестно.',
  placeNotFound: 'Сервер не сообщает его место.',
  severalPlaces: 'Найдено несколько мест. Выберите одно.',
  refresh: 'Обновить · {cost}',
  actions: 'Действия',
  folded: { notGiven: 'Нет данных: {fields}', notLoaded: 'Не загружено: {fields}' },
  fetched: 'Загружено {moment}',
  source: { desk: 'с этого компьютера', service: 'с сервера' },
  fresh: { stale: 'Могло устареть', offline: 'Офлайн' },
  favourite: {
    add: 'Избранное',
    addTitle: 'Добавить в избранное; останется доступным офлайн (F)',
    removeTitle: 'Убрать из избранного (F)',
    group: 'Группа',
    groupHint: 'группа…'
  },
  note: {
    title: 'Заметка',
    box: 'Заметка об этом двигателе',
    private: 'Личная, хранится на этом компьютере.',
    saved: 'Сохранено {moment}.',
    unsaved: 'Ещё не сохранено.',
    hint: 'Что пригодится в следующий раз'
  },
  share: {
    open: 'Ещё',
    language: 'Язык каталога: {language}',
    link: 'Копировать ссылку',
    mail: 'Отправить по почте…',
    handed: 'Передано почтовой программе'
  },
  raw: {
    what: 'В исходном виде; ключ доступа скрыт.',
    engine: 'Двигатель',
    performance: 'Динамика',
    state: {
      kept: '',
      'too-long': 'Не сохранено: {bytes} КБ — слишком большой объём.',
      'from-file': 'Не сохранено: импортировано из файла переноса.',
      older: 'Старая версия ответ не сохраняла. Обновите страницу, чтобы загрузить его.',
      'no-data': 'У сервера здесь нет данных.',
      'not-here': 'Нет на этом компьютере.'
    },
    stamp: 'Загружено {moment} · язык запроса: {language} · {bytes}',
    gap: {
      'left-out': 'Нет в ответе',
      null: 'Передано без значения (null)',
      'empty-text': 'Передан пустой текст ("")',
      'empty-list': 'Передан пустой список ([])'
    },
    unknown: 'Неизвестные поля',
    text: 'Ответ сервера: {name}'
  },
  picture: 'Изображение {name}',
  noPicture: 'нет изображения',
  askGeneration: 'Загрузить годы и изображение',
  askYears: 'Загрузить годы',
  askPlace: 'Загрузить марку и модель',
  picturesOff: 'изображения отключены',

  /** Other engines with the same control unit or engine code. */
  same: {
    by: { 'ecu-code': 'Тот же ЭБУ и код двигателя', code: 'Тот же код двигателя', ecu: 'Тот же ЭБУ' },
    line: '{same}: {engines}',
    engines: 'ещё {n} двигатель | ещё {n} двигателя | ещё {n} двигателей | ещё {n} двигателя',
    withSheets: '{line}, {sheets}',
    sheets: '{n} с листом | {n} с листом | {n} с листом | {n} с листом'
  },
  group: {
    identification: 'Идентификация',
    engine: 'Двигатель',
    record: 'Запись',
    tools: 'Оборудование для чтения',
    methods: 'Способы чтения',
    options: 'Опции',
    stages: 'Стадии',
    stageFigures: 'Мощность и момент стадий',
    performance: 'Динамика',
    notes: 'Примечания к кривым'
  },
  field: {
    id: 'ID двигателя',
    name: 'Название',
    slug: 'Имя в ссылке',
    type: 'Тип',
    capacity: 'Рабочий объём',
    power: 'Мощность',
    torque: 'Крутящий момент',
    cylinders: 'Цилиндры',
    year: 'Год двигателя',
    ecu: 'ЭБУ',
    tcu: 'ЭБУ КПП',
    hp_values: 'Значения мощности',
    nm_values: 'Значения момента',
    rpm_values: 'Значения оборотов',
    engine_code: 'Код двигателя',
    fuel_name: 'Топливо'
  },
  valueCount: '{n} значение | {n} значения | {n} значений | {n} значения',
  valuesBad: 'не читается',
  valuesTooLong: 'слишком длинное, не прочитано',
  forInformation: 'для справки',
  showAllOf: 'Показать все {n}',
  andMore: '{names} и ещё {n}',

  option: {
    code: 'Код {code}',
    noCode: 'без кода',
    noDescription: 'Описания нет.',
    unnamed: 'опция без названия',
    about: 'Только для справки; у заказов свои опции.',
    rulesUnread: 'Не удалось прочитать правила опций.'
  },

  stock: 'Сток',
  stageless: 'стадий в каталоге нет',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage без номера',
  stageNoNumberAgain: 'Stage без номера ({count})',
  needs: 'Требуется: {parts}',
  stated: 'заявленные значения',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Макс. скорость',
    consumption: 'Расход',
    figure: 'Показатель',
    stock: 'Сток',
    stage1: 'Stage 1',
    none: 'Данных о динамике нет.',
    noPlace: 'Для данных о динамике нужно место в каталоге.',
    zero: 'получено 0',
    stockOnly: 'Только для стока.'
  },

  dyno: {
    title: 'График мощности',
    layout: 'Вид графика',
    stacked: 'Раздельно',
    axes: 'Две оси',
    table: 'Таблица',
    curves: 'Показанные кривые',
    speed: 'Обороты двигателя',
    power: 'Мощность',
    torque: 'Крутящий момент',
    endLabel: '{curve} {unit}',
    describe:
      'Мощность и момент по оборотам. Стрелки — по точкам, с Shift мельче; Home и End — к краям; плюс и минус — масштаб, 0 — все обороты. Числа — в виде «Таблица».',
    peak: '{curve}: {quantity}, максимум {value} при {rpm} об/мин.',
    peakAt: '{value} при {rpm}',
    curvePeak: 'кривая: {value}',
    interpolated: 'интерполяция',
    between: 'между точками',
    beyond: 'здесь нет значения',
    allHidden: 'Все кривые скрыты.',
    showAll: 'Показать все',
    show: 'Показать: {curve}',
    select: 'Сравнить со стоком',
    zoomReset: 'Все обороты',
    readout: 'Значения под курсором',
    verdict: {
      consistent: 'мощность и момент сходятся',
      consistentOf: 'построено {drawn} из {all}, в порядке',
      drawn: 'См. примечания',
      refused: 'График не построен',
      none: 'нет кривых'
    },
    none: 'Кривых в каталоге нет',
    values: 'Значения кривых из каталога',
    copy: 'Копировать таблицу',
    converted: 'Пересчитано из {power}, {torque}',
    received: 'получено: {value} {unit}',
    undrawn: 'нет на графике'
  },

  bad: {
    'leading-comma': 'текст начинается с запятой',
    'trailing-comma': 'текст кончается запятой',
    'empty-member': 'значение {at} пусто',
    'not-a-number': 'значение {at}, «{text}», — не число',
    absurd: 'значение {at}, «{text}», невозможно',
    'too-many': 'слишком много значений',
    'too-long': 'строка слишком длинная'
  },
  series: { rpm: 'значения оборотов', power: 'значения мощности', torque: 'значения момента' },
  finding: {
    'values-bad': '{curves}: {series} не построены ({problem}).',
    'values-bad-rpm': '{curves}: не построено, обороты не читаются ({problem}).',
    'no-values': '{curves}: значений кривых нет.',
    'power-missing': '{curves}: нет значений мощности.',
    'torque-missing': '{curves}: нет значений момента.',
    'rpm-missing': '{curves}: не построено, нет значений оборотов.',
    'unequal-length': '{curves}: число значений не совпадает ({counts}).',
    'rpm-in-doubt': '{curves}: обороты под вопросом, у стока разное число значений.',
    'common-part': '{curves}: кривые разной длины, построено лишь до точки {count}.',
    'rpm-sorted': '{curves}: точки упорядочены по оборотам.',
    'rpm-duplicate': '{curves}: не построено, {rpm} об/мин повторяется.',
    'rpm-negative': '{curves}: не построено, {rpm} об/мин невозможно.',
    'padding-trimmed': '{curves}: нули обрезаны, {start} в начале и {end} в конце.',
    'padding-kept': '{curves}: нули построены, {start} в начале и {end} в конце.',
    'all-zero': '{curves}: не построено, все значения равны 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} ниже 0 ({count}, первое при {rpm} об/мин).',
    'single-point': '{curves}: только одна точка, при {rpm} об/мин.',
    'peak-differs': '{curves}: {quantity}, заявлено {headline}, максимум кривой {peak} ({percent} %).',
    'physics-differs':
      '{curves}: мощность расходится с рассчитанной по моменту (точки: {count} из {of}; на {percent} % при {rpm} об/мин, медиана {median} %).',
    'power-unit-hint': '{curves}: значения мощности больше похожи на {unit}, чем на принятую единицу.'
  },
  quantity: { power: 'мощность', torque: 'момент' },
  counts: { rpm: 'оборотов {n}', power: 'мощности {n}', torque: 'момента {n}' }
} satisfies PartOf<typeof en>
