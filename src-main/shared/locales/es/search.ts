import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  box: 'Busque por marca, modelo, motor, código o ECU',
  fuel: 'Combustible',
  anyFuel: 'Cualquier combustible',
  asking: 'buscando…',
  recents: 'Recientes',
  saved: {
    title: 'Búsquedas guardadas',
    save: 'Guardar esta búsqueda',
    unsave: 'Guardada',
    remove: 'Eliminar «{query}»',
    fresh: '{count} nuevo | {count} nuevos | {count} nuevos',
    matches: 'encontrados: {count}',
    history: 'Búsquedas recientes'
  },
  favourite: 'Favorito',
  onDesk: 'Encontrados: {count}',
  onDeskMost: 'Los {count} mejores',
  deskNone: 'Sin resultados en este equipo.',
  everyWord: 'Deben coincidir todas las palabras.',
  noFavourites: 'Aún no hay favoritos. Añada uno con la estrella en la página del motor.',
  link: 'Pulse Enter para abrir este enlace.',
  begun: 'Escriba qué buscar detrás de «{prefix}:».',
  source: {
    service: 'en línea'
  },
  field: {
    code: 'Código'
  },
  prefix: {
    group: 'Filtros',
    remove: 'Quitar {chip}',
    ecu: 'ECU del motor, p. ej. ecu:edc17',
    code: 'Código de motor, p. ej. code:cfgb',
    fuel: 'Combustible, p. ej. fuel:diesel',
    year: 'Año, p. ej. year:2014',
    maker: 'Marca, p. ej. maker:arvenna',
    note: 'Notas propias, p. ej. note:caja',
    fav: 'Sus favoritos',
    offline: 'Motores disponibles sin conexión',
    name: {
      ecu: 'ECU',
      tcu: 'TCU',
      code: 'Código de motor',
      fuel: 'Combustible',
      year: 'Año',
      power: 'Potencia',
      model: 'Modelo',
      maker: 'Marca',
      note: 'Nota',
      fav: 'Favoritos',
      offline: 'En este equipo'
    }
  },
  ask: {
    why: 'Puede haber más en línea.',
    offline: 'Sin conexión: solo resultados guardados.',
    tooShort: 'Demasiado corto para buscar en línea: solo resultados guardados.',
    deskOnly: 'Estos filtros solo buscan en los datos guardados.',
    failed: 'La búsqueda en línea falló: {reason}'
  },
  level: {
    types: 'Tipos',
    manufacturers: 'Marcas',
    models: 'Modelos',
    generations: 'Generaciones',
    engines: 'Motores'
  },
  received: '{count} en línea | {count} en línea | {count} en línea',
  maybeMore: 'Un número redondo: puede haber más',
  from: {
    desk: 'guardado {moment}'
  },
  results: 'Resultados',
  unnamed: 'n.º {id}',
  places: '{count} ubicación | {count} ubicaciones | {count} ubicaciones',
  place: {
    unknown: 'Ubicación desconocida',
    asking: 'Buscando…',
    notFound: 'Ubicación no indicada. El motor se abre sin prestaciones.',
    failed: 'No encontrado: {reason}'
  },
  empty: {
    'too-short': {
      title: 'Escriba un poco más',
      text: 'La búsqueda en línea necesita aquí al menos {least} carácter. | La búsqueda en línea necesita aquí al menos {least} caracteres. | La búsqueda en línea necesita aquí al menos {least} caracteres.'
    },
    'none-found': {
      title: 'Sin resultados',
      text: 'Nada en este equipo ni en línea coincide con «{query}». En línea solo se busca por nombre.',
      fuel: 'Ningún motor ({fuel}) coincide con «{query}». Pruebe con otro combustible o menos palabras.',
      anyFuel: 'Buscar en todos los combustibles'
    },
    limit: {
      title: 'Límite por hora alcanzado',
      text: 'Sin resultados en este equipo. Todos los equipos con esta clave comparten el límite.',
      at: 'Disponible de nuevo: {time}.'
    },
    offline: {
      title: 'Nada en este equipo para «{query}»',
      text: 'Sin conexión. Conéctese a la red para buscar en línea.'
    },
    'not-connected': {
      title: 'No conectado',
      text: 'Conéctese con una dirección base y una clave, o abra el catálogo de demostración.'
    }
  }
} satisfies PartOf<typeof en>
