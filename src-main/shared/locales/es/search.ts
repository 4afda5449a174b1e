import type { PartOf } from '../part-of'
import type en from '../en/search'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  title: 'Búsqueda',
  box: 'Buscar marcas, modelos y motores',
  clear: 'Vaciar el campo',
  fuel: 'Combustible',
  anyFuel: 'Todo combustible',
  asking: 'consultando …',
  help: {
    title: 'Busque en lo visto en este puesto y pregunte al servicio por el resto',
    desk: 'Mientras escribe se busca en este puesto: marcas, modelos, generaciones, motores, centralitas, códigos de motor, años, combustible y potencia. No gasta consultas y funciona sin red.',
    words:
      'Valen palabras en cualquier orden, partes de palabras y pequeñas erratas. Un prefijo como ecu: busca en un solo campo.',
    catalogue:
      'Enter pregunta al servicio, que busca en los nombres de marcas, modelos y motores; no en centralitas, códigos ni años.',
    engines: 'Con un combustible elegido, el servicio busca solo motores y responde con sus datos.',
    cost: 'Preguntar al servicio es una consulta. Una pausa al escribir solo pregunta si este puesto encontró poco.'
  },
  recents: 'Recientes',
  saved: {
    title: 'Búsquedas guardadas',
    save: 'Guardar esta búsqueda',
    unsave: 'Guardada',
    remove: 'Olvidar «{query}»',
    fresh: '{count} nuevo | {count} nuevos | {count} nuevos',
    matches: '{count} en este puesto | {count} en este puesto | {count} en este puesto',
    history: 'Búsquedas anteriores',
    clear: 'Borrar'
  },
  favourite: 'Favorito',
  onDesk: '{count} en este puesto | {count} en este puesto | {count} en este puesto',
  onDeskMost: 'los mejores {count} de este puesto',
  deskNone: 'Nada en este puesto coincide aún. Quizá el servicio sepa más.',
  deskNoneOnly: 'Nada en este puesto coincide. Los prefijos solo buscan aquí; el servicio necesita palabras simples.',
  noFavourites: 'Aún no hay favoritos. La estrella en la página de un motor añade uno.',
  link: 'Intro abre este enlace.',
  begun: 'Escriba qué buscar después de «{prefix}:».',
  source: { service: 'servicio' },
  field: { tcu: 'TCU', year: 'Año', ecu: 'ECU', code: 'Código', fuel: 'Combustible', power: 'Potencia', note: 'Nota' },
  prefix: {
    group: 'Prefijos',
    lead: 'Buscar en un campo:',
    remove: 'Quitar {chip}',
    ecu: 'Centralita del motor, p. ej. ecu:edc17',
    code: 'Código de motor, p. ej. code:cfgb',
    fuel: 'Combustible, p. ej. fuel:diesel',
    year: 'Año, p. ej. year:2014',
    maker: 'Marca, p. ej. maker:arvenna',
    note: 'Notas propias, p. ej. note:caja',
    fav: 'Favoritos de este puesto',
    offline: 'Motores que se leen completos sin red'
  },
  ask: {
    button: 'Preguntar al servicio',
    why: 'Puede conocer motores que este puesto no ha visto.',
    done: 'Se preguntó al servicio.',
    offline: 'Sin conexión con el servicio: solo se buscó en este puesto.',
    tooShort: 'Demasiado corto para el servicio: solo se buscó en este puesto.',
    deskOnly: 'Solo se busca en este puesto: el servicio no conoce estos prefijos.',
    failed: 'El servicio no respondió: {reason}'
  },
  level: {
    types: 'Tipos',
    manufacturers: 'Marcas',
    models: 'Modelos',
    generations: 'Generaciones',
    engines: 'Motores'
  },
  received: '{count} recibido | {count} recibidos | {count} recibidos',
  maybeMore: 'quizá haya más: un número redondo puede indicar que el servicio cortó la lista',
  from: { service: 'del servicio', desk: 'de este puesto, {moment}' },
  results: 'Resultados',
  unnamed: 'n.º {id}',
  above: 'sobre un resultado',
  column: { name: 'Motor', fuel: 'Combustible', ecu: 'ECU', place: 'Lugar' },
  capacity: '{figure} cc',
  places: '{count} lugar | {count} lugares | {count} lugares',
  place: {
    unknown: 'Lugar desconocido',
    find: 'Buscar su lugar',
    asking: 'Buscando …',
    notFound: 'El servicio no dice su lugar; el motor se abre sin prestaciones.',
    failed: 'No se averiguó: {reason}'
  },
  calls: '{count} consulta | {count} consultas | {count} consultas',
  keys: { down: 'a los resultados', open: 'abre', back: 'vuelve al campo' },
  tryAgain: 'Reintentar',
  empty: {
    'too-short': {
      title: 'Hace falta algo más',
      text: 'El servicio pide aquí al menos {least} carácter. | El servicio pide aquí al menos {least} caracteres. | El servicio pide aquí al menos {least} caracteres.'
    },
    'none-found': {
      title: 'El servicio no conoce ninguno',
      text: 'Nada se llama «{query}». Se comparan nombres, no centralitas ni códigos de motor. Menos palabras u otras pueden ayudar.',
      fuel: 'Ningún motor ({fuel}) coincide con «{query}». Otro combustible o menos palabras pueden ayudar.',
      anyFuel: 'Buscar sin combustible'
    },
    limit: {
      title: 'Consultas de esta hora agotadas',
      text: 'Solo se buscó en este puesto y nada de lo visto coincide. El límite es de la clave y de todos los puestos que la comparten.',
      at: 'Habrá consultas libres desde las {time}.'
    },
    offline: {
      title: 'Sin conexión: solo se buscó en este puesto',
      text: 'Nada de lo visto en este puesto coincide. Con red se puede preguntar al servicio por una consulta.'
    },
    'not-connected': {
      title: 'Sin conexión a un servicio',
      text: 'Buscar requiere una dirección base y una clave, o el catálogo de demostración.',
      connect: 'Conectar'
    }
  }
} satisfies PartOf<typeof en>
