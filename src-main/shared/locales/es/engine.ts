import type { PartOf } from '../part-of'
import type en from '../en/engine'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Motor',
  loading: 'Descargando el motor',
  never: 'No disponible sin conexión: este motor aún no se ha abierto en este equipo.',
  noPlace: 'Se desconoce su lugar en el catálogo.',
  findPlace: 'Buscar su lugar',
  placeNotFound: 'La búsqueda del servicio no dice dónde está este motor.',
  severalPlaces: 'Este motor está en varios lugares; elija el que corresponda.',
  refresh: 'Actualizar · {cost}',
  refreshNow: 'Actualizar',
  actions: 'Acciones',
  folded: { notGiven: 'No indicado: {fields}', notLoaded: 'No cargado: {fields}' },
  refreshing: 'Actualizando',
  fetched: 'Recibido {moment}',
  source: { desk: 'de este equipo', service: 'del servicio' },
  fresh: { stale: 'Puede estar desfasado', offline: 'Sin conexión' },
  favourite: {
    add: 'Favorito',
    addTitle: 'Añadir a favoritos; sus datos quedan en este puesto (F)',
    remove: 'Favorito',
    removeTitle: 'Quitar de favoritos (F)',
    group: 'Grupo',
    groupHint: 'grupo …'
  },
  note: {
    title: 'Nota',
    box: 'Nota sobre este motor',
    private: 'Privada, guardada en este puesto.',
    saved: 'Guardada {moment}.',
    unsaved: 'Aún sin guardar.',
    hint: 'Lo que convenga saber la próxima vez'
  },
  share: {
    open: 'Más',
    language: 'Idioma del catálogo: {language}',
    link: 'Copiar enlace',
    mail: 'Correo …',
    raw: 'Registro en bruto',
    handed: 'Pasado al programa de correo'
  },
  raw: {
    title: 'Registro en bruto',
    what: 'Lo que envió el servicio, palabra por palabra. Los números no cambian, las claves se quitan.',
    engine: 'Motor',
    performance: 'Prestaciones',
    state: {
      kept: '',
      'too-long': 'No guardado: {bytes} kB es demasiado para guardarlo palabra por palabra.',
      'from-file': 'No guardado: este registro salió de un archivo de paquete, que no lleva respuestas en bruto.',
      older: 'No guardado: lo descargó una versión anterior. Actualice la página para obtenerlo.',
      'no-data': 'El servicio dijo que aquí no tiene datos.',
      'not-here': 'No está en este puesto.'
    },
    noPlace: 'Las prestaciones son de un motor en su lugar, que se desconoce.',
    stamp: 'Recibido {moment} · pedido en {language} · {bytes}',
    bytes: '{n} byte | {n} bytes | {n} bytes',
    gap: {
      'left-out': 'Omitido',
      null: 'Enviado como null',
      'empty-text': 'Enviado como texto vacío',
      'empty-list': 'Enviado como lista vacía'
    },
    unknown: 'Campos sin descripción',
    noUnknown: 'Ningún campo falta en la descripción del servicio.',
    text: 'Respuesta del servicio: {name}',
    copy: 'Copiar'
  },
  picture: 'Imagen de {name}',
  noPicture: 'sin imagen',
  askGeneration: 'Años e imagen · {cost}',
  askYears: 'Años · {cost}',
  askPlace: 'Marca, modelo, años e imagen · {cost}',
  picturesOff: 'imágenes desactivadas',

  group: {
    engine: 'Motor',
    record: 'Registro',
    tools: 'Herramientas de lectura',
    methods: 'Métodos de lectura',
    options: 'Opciones',
    stages: 'Etapas',
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
  notesMore: '{n} nota, más abajo hay otras | {n} notas, más abajo hay otras | {n} notas, más abajo hay otras',
  valueCount: '{n} valor | {n} valores | {n} valores',
  valuesBad: 'ilegible',
  valuesTooLong: 'demasiado largo para leerlo',
  forInformation: 'a título informativo',

  option: {
    code: 'Código {code}',
    noCode: 'sin código',
    noDescription: 'Sin descripción.',
    unnamed: 'opción sin nombre',
    about: 'Solo a título informativo: un pedido toma sus opciones de otro sitio.'
  },

  stock: 'De serie',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage sin número',
  stageNoNumberAgain: 'Stage sin número ({count})',
  needs: 'necesita: {parts}',
  percent: '{n} %',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Vel. máxima',
    consumption: 'Consumo',
    figure: 'Dato',
    stock: 'De serie',
    stage1: 'Stage 1',
    none: 'El servicio no tiene prestaciones de este motor aquí.',
    noPlace: 'Las prestaciones son de un motor en su lugar.',
    assumption: 'El servicio no indica unidades; estas las supone el taller.',
    bare: 'El servicio no indica unidades.',
    zero: 'recibido como 0',
    stockOnly: 'El servicio solo da este dato de serie.'
  },

  dyno: {
    title: 'Gráfico de potencia',
    layout: 'Disposición del gráfico',
    stacked: 'Separado',
    axes: 'Dos ejes',
    table: 'Tabla',
    curves: 'Curvas mostradas',
    speed: 'Régimen del motor',
    power: 'Potencia',
    torque: 'Par motor',
    panel: '{quantity} · {unit}',
    endLabel: '{curve} {unit}',
    describe:
      'Potencia y par según el régimen. Las flechas izquierda y derecha van de punto en punto, con Mayús se mueve entre puntos, Inicio y Fin van a los extremos. La disposición «Tabla» tiene los mismos números. Más y menos cambian el zoom, 0 muestra todo el régimen.',
    peak: '{curve}: {quantity}, máximo {value} a {rpm} rpm.',
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
      consistent: 'curvas coherentes',
      consistentOf: '{drawn} de {all} trazadas, coherentes',
      drawn: 'ver notas',
      refused: 'sin trazar',
      none: 'sin curvas'
    },
    none: 'Este motor no tiene curvas',
    refused: 'Los valores de las curvas no pueden trazarse con certeza.',
    refusedMore: 'La tabla tiene los números tal como se recibieron.',
    values: 'Valores de las curvas tal como se recibieron',
    copy: 'Copiar tabla',
    converted: 'Convertido de {power}, {torque}',
    received: 'recibido: {value} {unit}',
    undrawn: 'fuera del gráfico',
    noMember: 'no indicado'
  },

  bad: {
    'leading-comma': 'el texto empieza por una coma',
    'trailing-comma': 'el texto termina en una coma',
    'empty-member': 'el elemento {at} está vacío',
    'not-a-number': 'el elemento {at}, «{text}», no es un número simple',
    absurd: 'el elemento {at}, «{text}», no cabe en ningún motor',
    'too-many': 'hay demasiados elementos',
    'too-long': 'el texto es demasiado largo para leerlo'
  },
  series: { rpm: 'valores de rpm', power: 'valores de potencia', torque: 'valores de par' },
  finding: {
    'values-bad': '{curves}: {series} sin trazar: {problem}.',
    'values-bad-rpm': '{curves}: sin trazar, los valores de rpm son ilegibles: {problem}.',
    'no-values': '{curves}: sin valores de curva.',
    'power-missing': '{curves}: valores de potencia no indicados.',
    'torque-missing': '{curves}: valores de par no indicados.',
    'rpm-missing': '{curves}: sin trazar, valores de rpm no indicados.',
    'unequal-length': '{curves}: emparejado sin certeza, {counts}.',
    'rpm-in-doubt': '{curves}: emparejado sin certeza, los valores del propio motor difieren en número.',
    'common-part': '{curves}: trazado solo hasta el punto {count}, como piden los ajustes; el emparejado no es seguro.',
    'rpm-sorted': '{curves}: puntos ordenados por rpm.',
    'rpm-duplicate': '{curves}: sin trazar, {rpm} rpm aparece más de una vez.',
    'rpm-negative': '{curves}: sin trazar, {rpm} rpm no tiene sentido.',
    'padding-trimmed': '{curves}: ceros omitidos en los extremos, {start} al principio y {end} al final.',
    'padding-kept': '{curves}: se trazan los ceros de los extremos, {start} al principio y {end} al final.',
    'all-zero': '{curves}: sin trazar, todos los valores son 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} por debajo de 0 ({count}, el primero a {rpm} rpm).',
    'single-point': '{curves}: un solo punto, a {rpm} rpm.',
    'peak-differs':
      '{curves}: {quantity}, se indica {headline} y el punto más alto de la curva es {peak} ({percent} %).',
    'physics-differs':
      '{curves}: la potencia no concuerda con par × rpm en {count} de {of} puntos ({percent} % a {rpm} rpm, mediana {median} %).',
    'power-unit-hint':
      '{curves}: los valores de potencia encajan mejor con {unit} que con la unidad supuesta; los ajustes dicen cuál es.'
  },
  quantity: { power: 'potencia', torque: 'par' },
  counts: { rpm: '{n} de rpm', power: '{n} de potencia', torque: '{n} de par' }
} satisfies PartOf<typeof en>
