import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Источник данных: {section}',
    hint: 'Источник данных · Alt+щелчок по числу',
    walk: 'Стрелки — другие числа этого раздела',
    title: '{figure}, из каталога',
    field: 'Поле',
    raw: 'Получено',
    blank: 'пусто',
    unit: 'Единица',
    noUnit: 'нет',
    basis: {
      stated: '{unit}, указано сервером',
      assumed: '{unit}, принято условно, не подтверждено',
      confirmed: '{unit}, принято, подтверждено: {by}',
      none: 'нет'
    },
    assumedShort: '(условно)',
    factor: 'Множитель',
    asReceived: 'показано без пересчёта',
    same: '1, единица как получена',
    times: '1 {from} = {factor} {to}',
    divide: '{to} = {constant} ÷ {from}',
    rounding: 'Округление',
    notRounded: 'нет',
    digitsNone: 'до целых',
    digits:
      'до {n} знака после запятой | до {n} знаков после запятой | до {n} знаков после запятой | до {n} знака после запятой',
    digitsRange: 'от {least} до {most} знаков после запятой',
    reckoned: 'Вычислено как',
    how: {
      received: 'исходное значение',
      count: 'число значений',
      difference: 'первое минус второе, до округления',
      percent: 'первое минус второе в процентах от второго, до округления',
      reading: 'точка кривой при этих оборотах',
      interpolated: 'интерполировано между двумя точками кривой',
      'curve-difference': 'кривая стадии минус кривая стока при этих оборотах',
      'zero-missing': '0 считается отсутствием данных (настройка)',
      mean: 'средняя разность двух кривых в диапазоне (правило трапеций)',
      peak: 'обороты с наибольшей разностью кривых',
      plateau: 'диапазон выше 95 % максимума кривой',
      measured: 'файл замера'
    },
    fetched: 'Загружено',
    computer: 'Кто загрузил',
    language: 'Язык',
    profile: 'Источник',
    source: { service: '{profile}, только что', desk: '{profile}, сохранено на этом компьютере' },
    demo: 'демокаталог'
  },

  assume: {
    intro: 'Сервер единицы этих величин не указывает. Программа принимает их условно (*), пока вы их не подтвердите.',
    field: {
      curvePower: 'Мощность на графике',
      curveTorque: 'Момент на графике',
      curveRpm: 'Обороты на графике',
      stagePower: 'Мощность стадии',
      stageTorque: 'Момент стадии',
      topSpeed: 'Максимальная скорость',
      zeroTo100: 'Разгон',
      consumption: 'Средний расход'
    },
    inLine: {
      curvePower: 'мощность кривых',
      curveTorque: 'момент кривых',
      curveRpm: 'обороты',
      stagePower: 'мощность стадии',
      stageTorque: 'момент стадии',
      topSpeed: 'макс. скорость',
      zeroTo100: 'разгон',
      consumption: 'расход'
    },
    says: {
      'named-horsepower': '«horsepower values»; какие л.\u00a0с., не указано',
      'named-torque': '«torque values»; поле называется nm',
      'named-rpm': '«rpm values»',
      nothing: 'ничего'
    },
    column: {
      field: 'Поле',
      says: 'Что указывает сервер',
      assumed: 'Единица',
      confirmed: 'Подтвердил, дата'
    },
    confirm: 'имя, дата',
    confirmNow: 'Подтвердить',
    confirmOf: '{field}: кто подтвердил единицу',
    unitOf: '{field}: единица',
    unconfirmed: 'Неподтверждённые единицы не пересчитываются.',
    only: 'единственно возможная',
    hint: 'Страница двигателя предупреждает, если значения мощности соответствуют другой единице.',
    bare: 'без единицы',
    line: '{field}: принято {unit}',
    lineConfirmed: '{field}: принято {unit} (подтверждено: {by})',
    lineBare: '{field}: показано без единицы',
    mark: 'единица принята условно',
    short: 'Единицы приняты условно',
    confirmAll: 'Подтвердить все'
  },

  honesty: {
    title: 'Проверка кривых',
    open: 'Показать проверки',
    offSeveral: 'кривые расходятся с заявленными значениями до {percent} %',
    verdict: {
      consistent: 'в порядке',
      off: {
        below: 'мощность на {percent} % ниже рассчитанной по моменту при {rpm} об/мин',
        above: 'мощность на {percent} % выше рассчитанной по моменту при {rpm} об/мин',
        'headline-power': 'максимум мощности отличается на {percent} % от заявленного',
        'headline-torque': 'максимум момента отличается на {percent} % от заявленного'
      },
      unchecked: 'проверить невозможно: {reason}'
    },
    reason: {
      'no-values': 'значений нет',
      unreadable: 'значения не читаются',
      'rpm-missing': 'обороты не указаны',
      'power-missing': 'мощность не указана',
      'torque-missing': 'момент не указан',
      'unequal-length': 'разное число значений',
      'rpm-in-doubt': 'обороты под вопросом',
      'common-part': 'кривые разной длины, построена лишь часть',
      'rpm-duplicate': 'обороты повторяются',
      'rpm-negative': 'обороты ниже нуля',
      'all-zero': 'все значения 0',
      'padding-kept': 'нули на концах оставлены (настройка)',
      'zeros-inside': 'нули внутри кривой',
      'negative-values': 'значения ниже 0',
      'too-few-points': 'слишком мало точек',
      'power-unit': 'значения мощности больше подходят к другой единице'
    },
    check: {
      lengths: 'Значений поровну, все читаются',
      order: 'Обороты растут',
      padding: 'Нет нулей на концах',
      zeros: 'Внутри нет нулей и отрицательных значений',
      'headline-power': 'Заявленная мощность и максимум кривой',
      'headline-torque': 'Заявленный момент и максимум кривой',
      physics: 'Мощность = момент × обороты'
    },
    state: { ok: 'да', note: 'учтено', fault: 'нет', skipped: 'не проверить' },
    physics:
      'максимум {percent} % при {rpm} об/мин, медиана {median} %, точки вне округления и допуска {tolerance} %: {count} из {of}',
    hint: 'Значения мощности больше похожи на {unit}, чем на {taken}.',
    details: 'Подробнее',
    dropsToZero: {
      power: 'Мощность падает до 0 при {rpm} об/мин',
      torque: 'Крутящий момент падает до 0 при {rpm} об/мин'
    }
  },

  noGains: 'Поэтому на графике нет прироста.',

  band: {
    title: 'Прирост в диапазоне оборотов',
    show: 'Диапазон',
    showHint: 'Прирост в диапазоне оборотов. Можно также провести мышью по кривым.',
    close: 'Убрать диапазон',
    from: 'Нижняя граница диапазона',
    to: 'Верхняя граница диапазона',
    cruise: 'Крейсерские обороты',
    stage: 'Стадия',
    range: '{from}–{to} об/мин',
    mean: 'среднее',
    largest: 'макс.',
    at: 'при {rpm} об/мин',
    atCruise: 'при',
    plateau: '95 % макс. момента',
    plateauOpen: '{from}–{to} об/мин, ширина не менее {width}',
    refused: 'Среднего прироста нет: {curve} — {verdict}.',
    none: 'Среднего прироста нет: кривые не пересекаются по оборотам.',
    stock: 'сток {range}'
  },

  gainsMissing:
    'Не загружен прирост {n} двигателя. | Не загружен прирост {n} двигателей. | Не загружен прирост {n} двигателей. | Не загружен прирост {n} двигателя.',
  bench: {
    readable: 'читается вашим оборудованием',
    'other-tool': 'нужно другое оборудование',
    'not-stated': 'не указано',
    own: 'ваше оборудование',
    add: 'Добавить {tool} в ваше оборудование',
    remove: 'Убрать {tool} из вашего оборудования'
  },

  measured: {
    title: 'Замеры',
    add: 'Замер…',
    addHint: 'Наложить замер со стенда из файла CSV на кривые',
    measured: 'Замер',
    disagree: 'Мощность в замере не соответствует моменту: {percent} % при {rpm} об/мин.',
    remove: 'Удалить замер {title}',
    hide: 'Показать {title} на графике',
    against: 'Сравнить с',
    versus: '{run} к {curve}',
    result: 'замер к каталогу: {percent} % на пике',
    resultOf: '{quantity} {percent} % на пике',
    tolerance: 'Допуск',
    withinOf: '{share} % точек замера лежат в пределах ±{tolerance} % от кривой каталога',
    corrected: 'коррекция по {standard}',
    correction: {
      'not-stated': 'стандарт не указан',
      none: 'без коррекции',
      'din-70020': 'DIN 70020',
      'ece-r85': 'ECE R85',
      'iso-1585': 'ISO 1585',
      'sae-j1349': 'SAE J1349',
      'jis-d1001': 'JIS D 1001'
    },
    refused: {
      'too-large': '{file} больше 20 МБ и не прочитан.',
      'not-text': '{file} — не текстовая таблица. Экспортируйте замер в CSV.',
      empty: '{file} пуст.',
      unreadable: '{file} не читается.'
    },
    import: {
      title: 'Замер из {file}',
      intro: 'Замер сохранится у этого двигателя на этом компьютере.',
      source: 'Известный источник',
      noSource: 'нет',
      columns: 'Столбцы и единицы',
      check: 'Проверьте столбцы и единицы.',
      separator: 'Разделитель',
      separators: {
        comma: 'запятая',
        semicolon: 'точка с запятой',
        tab: 'табуляция',
        bar: 'вертикальная черта',
        space: 'пробел'
      },
      decimal: 'Десятичный знак',
      decimals: { point: 'точка', comma: 'запятая' },
      headerLines: 'Строк в заголовке',
      rpm: 'Обороты',
      rpmScale: 'Единица',
      scales: { one: 'об/мин', thousand: '1000 об/мин' },
      power: 'Мощность',
      torque: 'Момент',
      none: 'нет в таблице',
      unit: 'Единица',
      column: '{n}: {heading}',
      columnPlain: 'столбец {n}',
      correction: 'Коррекция',
      runTitleHint: 'до, после, АИ-98…',
      keepAs: 'Запомнить разметку как',
      keepAsHint: 'название программы или стенда',
      preview: 'Первые строки файла',
      points: '{n} точка | {n} точки | {n} точек | {n} точки',
      peak: '{quantity} {value} при {rpm} об/мин',
      sorted: 'строки упорядочены по оборотам',
      merged:
        '{n} строка с равными оборотами усреднена | {n} строки с равными оборотами усреднены | {n} строк с равными оборотами усреднено | {n} строки с равными оборотами усреднено',
      cut: 'взяты только первые 200 000 точек',
      leftOut: '{n} строка пропущена | {n} строки пропущены | {n} строк пропущено | {n} строки пропущено',
      leftOutLine: 'строка {line}: {problem}',
      problem: {
        'no-rpm': 'нет оборотов',
        'no-power': 'нет мощности',
        'no-torque': 'нет момента',
        'negative-rpm': 'обороты ниже 0'
      },
      nothing: 'С этими столбцами не прочитать ни одной строки.',
      gone: 'Файл больше не открыт. Выберите его снова.',
      keep: 'Сохранить замер',
      removeSource: 'Удалить источник «{name}»'
    }
  }
} satisfies PartOf<typeof en>
