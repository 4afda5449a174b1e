import type { PartOf } from '../part-of'
import type en from '../en/compare'

/** Texts of the comparison, of "which of these is it", and of saving and copying. */
export default {
  add: 'Añadir',
  addNamed: 'Añadir {name} a la comparación',
  byClick: 'Mayús+clic añade una fila; la segunda abre la comparación',
  removeNamed: 'Quitar {name} de la comparación',
  keyC: 'Añadir o quitar {name} (C)',
  open: 'Abrir la comparación',
  inIt: '{n} motor | {n} motores | {n} motores',
  empty: {
    title: 'Aún no hay nada que comparar',
    text: 'Añada de dos a cuatro motores desde una lista, una búsqueda o la página de un motor.',
    find: 'Buscar motores'
  },
  one: 'Solo un motor; debajo están sus stages. Añada otro para comparar.',
  linked: 'Abierto desde un enlace. Su comparación no ha cambiado.',
  keep: 'Reemplazar mi comparación',
  clear: 'Vaciar',
  remove: 'Quitar {name}',
  left: 'Mover {name} a la izquierda',
  right: 'Mover {name} a la derecha',
  differences: 'Solo diferencias',
  differencesHint: 'Ocultar filas iguales (D)',
  same: 'Todos los valores conocidos son iguales.',
  hidden: 'Mostrar {n} fila igual | Mostrar {n} filas iguales | Mostrar {n} filas iguales',
  best: 'mejor',
  gain: '{gain} ({percent} %)',
  noParts: 'ninguna indicada',
  missing: {
    all: 'Solo está guardado el nombre de este motor.',
    detail: 'Los stages, opciones y herramientas no están descargados.',
    performance: 'Las prestaciones no están descargadas.',
    text: 'Algunos nombres están en otro idioma.',
    translate: 'Traducir'
  },
  fetched: 'recibido el {day}',
  field: {
    modifications: 'Piezas necesarias',
    options: 'Opciones',
    read_tools: 'Herramientas de lectura',
    read_methods: 'Métodos de lectura',
    gain: 'Ganancia, {quantity}'
  },
  figure: {
    power: 'Potencia, de serie',
    torque: 'Par motor, de serie',
    zero_to_hundred: '0 a 100, de serie',
    zero_to_hundred_st1: '0 a 100, Stage 1',
    top_speed: 'Vel. máx., de serie',
    top_speed_st1: 'Vel. máx., Stage 1',
    fuel_consumption_avg: 'Consumo, de serie'
  },
  group: { facts: 'Datos', performance: 'Prestaciones', extras: 'A título informativo' },
  quantity: { power: 'potencia', torque: 'par' },
  chart: {
    name: 'Potencia y par de los motores comparados',
    drawn: 'Curvas trazadas',
    stock: 'De serie',
    thinStock: 'De serie (fina)',
    with: 'De serie y {stage}',
    none: 'Ninguno de estos motores tiene curvas que trazar.',
    without: 'Sin trazar: {names}',
    at: '{rpm} rpm',
    spoken: '{rpm} rpm: {values}',
    label: '{letter} {curve}',
    power: 'Potencia',
    torque: 'Par motor',
    against: 'A frente a B',
    keys: 'Las flechas recorren las curvas'
  },
  ladder: {
    title: 'Stages de {name}',
    more: 'frente al stage anterior',
    step: 'Paso',
    open: 'Stages lado a lado'
  },
  export: {
    open: 'Guardar o copiar',
    short: 'Exportar',
    off: 'Exportación desactivada',
    csv: 'Tabla en CSV…',
    xlsx: 'Tabla en Excel (XLSX)…',
    'curve-csv': 'Curva en CSV…',
    curveFile: 'curva',
    json: 'Registros en JSON…',
    svg: 'Gráfico en SVG…',
    png: 'Gráfico en PNG…',
    text: 'Copiar como texto',
    table: 'Copiar como tabla',
    picture: 'Copiar el gráfico como imagen'
  },
  demo: 'catálogo de demostración',
  stamp: 'Fuente: {source} · recibido el {day} · idioma {language} · creado el {made} con Dynodesk',
  which: {
    title: '¿Qué motor es?',
    open: '{n} motores comparten este nombre. Distinguirlos',
    none: 'Aquí no se repite ningún nombre de motor.',
    notKnown: 'Algunos de estos motores no están descargados.',
    fetch: 'Descargar los motores que faltan',
    groups: 'Motores con el mismo nombre',
    question: { many: '¿{field}?' },
    upTo: 'hasta {to}',
    from: '{from} o más',
    between: 'de {from} a {to}',
    place: 'Vehículo',
    skip: 'No lo sé',
    again: 'Empezar de nuevo',
    left: 'quedan {n} de {of}',
    found: 'Es este.',
    stuck: 'El catálogo no permite distinguirlos.',
    noMore: 'No quedan preguntas. La tabla muestra las diferencias.'
  }
} satisfies PartOf<typeof en>
