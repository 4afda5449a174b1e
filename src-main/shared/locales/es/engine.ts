import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Motor',
  loading: 'Descargando el motor',
  noPlace: 'Ubicación en el catálogo desconocida.',
  placeNotFound: 'El servicio no da su ubicación.',
  severalPlaces: 'Hay varias ubicaciones. Elija una.',
  refresh: 'Actualizar · {cost}',
  actions: 'Acciones',
  folded: { notGiven: 'No indicado: {fields}', notLoaded: 'No cargado: {fields}' },
  fetched: 'Recibido {moment}',
  source: { desk: 'de este equipo', service: 'del servicio' },
  fresh: { stale: 'Puede estar desfasado', offline: 'Sin conexión' },
  favourite: {
    add: 'Favorito',
    addTitle: 'Añadir a favoritos; queda disponible sin conexión (F)',
    removeTitle: 'Quitar de favoritos (F)',
    group: 'Grupo',
    groupHint: 'grupo…'
  },
  note: {
    title: 'Nota',
    box: 'Nota sobre este motor',
    private: 'Privada, guardada en este equipo.',
    saved: 'Guardada {moment}.',
    unsaved: 'Aún sin guardar.',
    hint: 'Lo que convenga saber la próxima vez'
  },
  share: {
    open: 'Más',
    language: 'Idioma del catálogo: {language}',
    link: 'Copiar enlace',
    mail: 'Correo…',
    handed: 'Pasado al programa de correo'
  },
  raw: {
    what: 'Respuesta del servicio tal como llegó, sin las claves.',
    engine: 'Motor',
    performance: 'Prestaciones',
    state: {
      kept: '',
      'too-long': 'No guardado: {bytes} kB es demasiado.',
      'from-file': 'No guardado: importado de un archivo de transferencia.',
      older: 'Una versión anterior no lo guardó. Actualice la página para obtenerlo.',
      'no-data': 'El servicio no tiene datos aquí.',
      'not-here': 'No está en este equipo.'
    },
    stamp: 'Recibido {moment} · idioma solicitado: {language} · {bytes}',
    gap: {
      'left-out': 'No enviado',
      null: 'Enviado sin valor (null)',
      'empty-text': 'Enviado como texto vacío ("")',
      'empty-list': 'Enviado como lista vacía ([])'
    },
    unknown: 'Campos no documentados',
    text: 'Respuesta del servicio: {name}'
  },
  picture: 'Imagen de {name}',
  noPicture: 'sin imagen',
  askGeneration: 'Cargar años e imagen',
  askYears: 'Cargar años',
  askPlace: 'Cargar marca y modelo',
  picturesOff: 'imágenes desactivadas',

  /** Other engines with the same control unit or engine code. */
  same: {
    by: { 'ecu-code': 'Misma ECU y código de motor', code: 'Mismo código de motor', ecu: 'Misma ECU' },
    line: '{same}: {engines}',
    engines: '{n} motor más | {n} motores más | {n} motores más',
    withSheets: '{line}, {sheets}',
    sheets: '{n} con ficha | {n} con ficha | {n} con ficha'
  },
  group: {
    identification: 'Identificación',
    engine: 'Motor',
    record: 'Registro',
    tools: 'Herramientas de lectura',
    methods: 'Métodos de lectura',
    options: 'Opciones',
    stages: 'Stages',
    stageFigures: 'Potencia y par de los stages',
    performance: 'Prestaciones',
    notes: 'Notas sobre las curvas'
  },
  field: {
    id: 'ID del motor',
    name: 'Nombre',
    slug: 'Nombre en enlace',
    type: 'Tipo',
    capacity: 'Cilindrada',
    power: 'Potencia',
    torque: 'Par motor',
    cylinders: 'Cilindros',
    year: 'Año del motor',
    ecu: 'ECU',
    tcu: 'TCU',
    hp_values: 'Valores de potencia',
    nm_values: 'Valores de par',
    rpm_values: 'Valores de rpm',
    engine_code: 'Código de motor',
    fuel_name: 'Combustible'
  },
  valueCount: '{n} valor | {n} valores | {n} valores',
  valuesBad: 'ilegible',
  valuesTooLong: 'demasiado largo para leerlo',
  forInformation: 'a título informativo',
  showAllOf: 'Mostrar todo ({n})',
  andMore: '{names} y {n} más',

  option: {
    code: 'Código {code}',
    noCode: 'sin código',
    noDescription: 'Sin descripción.',
    unnamed: 'opción sin nombre',
    about: 'Solo a título informativo; los pedidos tienen sus propias opciones.',
    rulesUnread: 'No se pudieron leer las reglas de opciones.'
  },

  stock: 'De serie',
  stageless: 'sin stages en el catálogo',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage sin número',
  stageNoNumberAgain: 'Stage sin número ({count})',
  needs: 'Requiere {parts}',
  stated: 'cifras indicadas',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Vel. máxima',
    consumption: 'Consumo',
    figure: 'Dato',
    stock: 'De serie',
    stage1: 'Stage 1',
    none: 'Sin prestaciones.',
    noPlace: 'Las prestaciones requieren una ubicación conocida.',
    zero: 'recibido como 0',
    stockOnly: 'Solo se indica de serie.'
  },

  dyno: {
    title: 'Gráfico de potencia',
    layout: 'Disposición del gráfico',
    stacked: 'Apilado',
    axes: 'Dos ejes',
    table: 'Tabla',
    curves: 'Curvas mostradas',
    speed: 'Régimen del motor',
    power: 'Potencia',
    torque: 'Par motor',
    endLabel: '{curve} {unit}',
    describe:
      'Potencia y par según el régimen. Flechas: de punto en punto, con Mayús más fino; Inicio y Fin: extremos; más y menos: zoom; 0: todo. Las cifras: «Tabla».',
    peak: '{curve}: {quantity}, máximo {value} a {rpm} rpm.',
    peakAt: '{value} a {rpm}',
    curvePeak: 'curva: {value}',
    interpolated: 'interpolado',
    between: 'entre puntos',
    beyond: 'aquí no hay valor',
    allHidden: 'Todas las curvas están ocultas.',
    showAll: 'Mostrar todas',
    show: 'Mostrar {curve}',
    select: 'Comparar con serie',
    zoomReset: 'Todo el régimen',
    readout: 'Valores en el cursor',
    verdict: {
      consistent: 'potencia y par concuerdan',
      consistentOf: '{drawn} de {all} trazadas, coherentes',
      drawn: 'Ver notas',
      refused: 'Gráfico sin trazar',
      none: 'sin curvas'
    },
    none: 'Este motor no tiene curvas',
    values: 'Valores de las curvas tal como se recibieron',
    copy: 'Copiar tabla',
    converted: 'Convertido de {power}, {torque}',
    received: 'recibido: {value} {unit}',
    undrawn: 'fuera del gráfico'
  },

  bad: {
    'leading-comma': 'el texto empieza por una coma',
    'trailing-comma': 'el texto termina en una coma',
    'empty-member': 'el valor {at} está vacío',
    'not-a-number': 'el valor {at}, «{text}», no es un número',
    absurd: 'el valor {at}, «{text}», es imposible',
    'too-many': 'demasiados valores',
    'too-long': 'el texto es demasiado largo'
  },
  series: { rpm: 'valores de rpm', power: 'valores de potencia', torque: 'valores de par' },
  finding: {
    'values-bad': '{curves}: {series} sin trazar: {problem}.',
    'values-bad-rpm': '{curves}: sin trazar, valores de rpm ilegibles: {problem}.',
    'no-values': '{curves}: sin valores de curva.',
    'power-missing': '{curves}: valores de potencia no indicados.',
    'torque-missing': '{curves}: valores de par no indicados.',
    'rpm-missing': '{curves}: sin trazar, valores de rpm no indicados.',
    'unequal-length': '{curves}: el número de valores no coincide ({counts}).',
    'rpm-in-doubt': '{curves}: valores de rpm dudosos, las curvas de serie tienen distinto número de valores.',
    'common-part': '{curves}: curvas desiguales, trazado solo hasta el punto {count}.',
    'rpm-sorted': '{curves}: puntos ordenados por rpm.',
    'rpm-duplicate': '{curves}: sin trazar, {rpm} rpm aparece más de una vez.',
    'rpm-negative': '{curves}: sin trazar, {rpm} rpm es imposible.',
    'padding-trimmed': '{curves}: ceros recortados, {start} al principio y {end} al final.',
    'padding-kept': '{curves}: ceros trazados, {start} al principio y {end} al final.',
    'all-zero': '{curves}: sin trazar, todos los valores son 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} por debajo de 0 ({count}, el primero a {rpm} rpm).',
    'single-point': '{curves}: un solo punto, a {rpm} rpm.',
    'peak-differs': '{curves}: {quantity}, declarado {headline}, máximo de la curva {peak} ({percent} %).',
    'physics-differs':
      '{curves}: la potencia se desvía de par × rpm en {count} de {of} puntos (un {percent} % a {rpm} rpm, mediana {median} %).',
    'power-unit-hint': '{curves}: los valores de potencia encajan mejor con {unit} que con la unidad supuesta.'
  },
  quantity: { power: 'potencia', torque: 'par' },
  counts: { rpm: '{n} de régimen', power: '{n} de potencia', torque: '{n} de par' }
} satisfies PartOf<typeof en>
