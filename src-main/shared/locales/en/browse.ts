/** Texts of the column browser. */
export default {
  filter: 'filter …',
  filterOf: 'Filter {level}',
  clearFilter: 'Clear the filter',
  shown: '{shown} of {n}',
  received: '{n} entry | {n} entries',
  maybeMoreWhy: 'A round number: the list may be incomplete.',
  refresh: 'Refresh',
  menu: 'More for {level}',
  fetched: 'fetched {age}',
  askAgain: 'Ask again',
  pack: {
    take: 'Take offline',
    takeOf: 'Take {name} offline',
    ready: 'Ready offline',
    readyWhy: 'Every engine of this generation is stored on this computer, with figures and curves.',
    under: 'Taking offline · {done} of {total}',
    engines:
      '{n} engine in this generation; what is stored already costs nothing. | {n} engines in this generation; what is stored already costs nothing.',
    confirm: 'Take {title} offline?',
    yes: 'Take offline',
    no: 'Not now',
    price: '{cost}, {share} of an hour’s requests, about {time}.'
  },
  columns: 'Choose columns',
  order: { newest: 'Oldest first', oldest: 'Newest first' },
  letters: 'Initials',
  wall: { on: 'Show as logos', off: 'Show as a list' },
  empty: {
    title: 'Nothing listed here',
    types: 'The service lists no vehicle types.',
    manufacturers: 'The service lists no manufacturers of this type. Choose another type.',
    models: 'The service lists no models of this manufacturer. Choose another one.',
    generations: 'The service lists no generations of this model. Choose another model.',
    engines: 'The service lists no engines of this generation. Choose another one.'
  },
  parent: {
    check: {
      manufacturers: 'Is this type still listed?',
      models: 'Is this manufacturer still listed?',
      generations: 'Is this model still listed?',
      engines: 'Is this generation still listed?'
    },
    gone: 'The service no longer lists it.',
    listed: 'It is still listed; there is nothing below it.'
  },
  noneFit: { title: 'Nothing fits', text: 'None of the {n} entries has all of what is asked for.', action: 'Show all' },
  choose: {
    types: 'Choose a type',
    manufacturers: 'Choose a manufacturer',
    models: 'Choose a model',
    generations: 'Choose a generation',
    engines: 'Choose an engine'
  },
  column: {
    name: { long: 'Name', short: 'Name' },
    power: { long: 'Power' },
    torque: { long: 'Torque' },
    fuel_name: { long: 'Fuel', short: 'Fuel' },
    type: { long: 'Engine type', short: 'Type' },
    capacity: { long: 'Capacity' },
    cylinders: { long: 'Cylinders', short: 'Cyl.' },
    year: { long: 'Year of the engine', short: 'Year' },
    ecu: { long: 'Engine control unit', short: 'ECU' },
    tcu: { long: 'Transmission control unit', short: 'TCU' },
    engine_code: { long: 'Engine code', short: 'Code' }
  },
  start: {
    recents: 'Recent',
    favourites: 'Favourites',
    demo: 'Try this engine',
    walk: 'Click through the columns, or type a name and press Enter.',
    find: '{key} finds any stored engine, screen or setting.',
    offline: '“Take offline” stores a generation for use without a network.'
  }
}
