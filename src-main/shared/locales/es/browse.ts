import type { PartOf } from '../part-of'
import type en from '../en/browse'

/** Texts of the column browser. */
export default {
  filter: 'Filtrar…',
  filterOf: 'Filtrar: {level}',
  clearFilter: 'Borrar el filtro',
  shown: '{shown} de {n}',
  received: '{n} entrada | {n} entradas | {n} entradas',
  maybeMoreWhy: 'Número redondo: la lista puede estar incompleta.',
  refresh: 'Actualizar',
  menu: 'Más de {level}',
  fetched: 'recibido {age}',
  pack: {
    takeOf: 'Descargar {name}',
    ready: 'Disponible sin conexión',
    readyWhy: 'Todos los motores de esta generación están guardados con datos y curvas.',
    under: 'Descargando · {done} de {total}',
    confirm: '¿Descargar {title}?',
    no: 'Ahora no',
    price: '{cost}, {share} del límite por hora, aprox. {time}.'
  },
  columns: 'Elegir columnas',
  order: {
    newest: 'Mostrar primero las más nuevas',
    oldest: 'Mostrar primero las más antiguas'
  },
  letters: 'Iniciales',
  wall: { on: 'Mostrar como logotipos', off: 'Mostrar como lista' },
  empty: {
    types: 'No hay tipos de vehículo.',
    manufacturers: 'No hay marcas de este tipo.',
    models: 'No hay modelos de esta marca.',
    generations: 'No hay generaciones de este modelo.',
    engines: 'No hay motores de esta generación.'
  },
  parent: {
    gone: 'Ya no figura.',
    listed: 'Sigue figurando, pero está vacío.'
  },
  stageGain: 'Ganancia del primer stage',
  noneFit: {
    text: 'Ninguna de las {n} entradas cumple los filtros.',
    action: 'Borrar filtros'
  },
  choose: {
    types: 'Elija un tipo',
    manufacturers: 'Elija una marca',
    models: 'Elija un modelo',
    generations: 'Elija una generación',
    engines: 'Elija un motor'
  },
  column: {
    name: { long: 'Nombre', short: 'Nombre' },
    power: { long: 'Potencia', short: 'Potencia' },
    torque: { long: 'Par motor', short: 'Par' },
    fuel_name: { long: 'Combustible', short: 'Comb.' },
    type: { long: 'Tipo de motor', short: 'Tipo' },
    capacity: { long: 'Cilindrada' },
    cylinders: { long: 'Cilindros', short: 'Cil.' },
    year: { long: 'Año del motor', short: 'Año' },
    ecu: { long: 'ECU (motor)', short: 'ECU' },
    tcu: { long: 'TCU (transmisión)', short: 'TCU' },
    engine_code: { long: 'Código de motor', short: 'Código' }
  },
  start: {
    recents: 'Recientes',
    favourites: 'Favoritos',
    demo: 'Pruebe estos motores'
  }
} satisfies PartOf<typeof en>
