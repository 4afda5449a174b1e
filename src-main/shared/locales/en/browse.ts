import type { FieldsIn } from '../../catalogue/engine-fields'

/** Texts of the column browser. */
export default {
  filter: 'Filter…',
  filterOf: 'Filter {level}',
  clearFilter: 'Clear the filter',
  shown: '{shown} of {n}',
  received: '{n} entry | {n} entries',
  maybeMoreWhy: 'A round number: the list may be incomplete.',
  refresh: 'Refresh',
  menu: 'More for {level}',
  fetched: 'fetched {age}',
  pack: {
    takeOf: 'Download {name}',
    ready: 'Available offline',
    readyWhy: 'All engines of this generation are stored with figures and curves.',
    under: 'Downloading · {done} of {total}',
    confirm: 'Download {title}?',
    no: 'Not now',
    price: '{cost}, {share} of the hourly limit, about {time}.'
  },
  columns: 'Choose columns',
  order: { newest: 'Show newest first', oldest: 'Show oldest first' },
  letters: 'Initials',
  wall: { on: 'Show as logos', off: 'Show as a list' },
  empty: {
    types: 'No vehicle types listed.',
    manufacturers: 'No manufacturers for this type.',
    models: 'No models for this manufacturer.',
    generations: 'No generations for this model.',
    engines: 'No engines for this generation.'
  },
  parent: {
    gone: 'No longer listed.',
    listed: 'Still listed, but empty.'
  },
  stageGain: 'Gain of the first stage',
  noneFit: { text: 'None of the {n} entries matches the filters.', action: 'Clear filters' },
  choose: {
    types: 'Choose a type',
    manufacturers: 'Choose a manufacturer',
    models: 'Choose a model',
    generations: 'Choose a generation',
    engines: 'Choose an engine'
  },
  column: {
    name: { long: 'Name', short: 'Name' },
    power: { long: 'Power', short: 'Power' },
    torque: { long: 'Torque', short: 'Torque' },
    fuel_name: { long: 'Fuel', short: 'Fuel' },
    type: { long: 'Engine type', short: 'Type' },
    capacity: { long: 'Capacity' },
    cylinders: { long: 'Cylinders', short: 'Cyl.' },
    year: { long: 'Year of the engine', short: 'Year' },
    ecu: { long: 'Engine control unit', short: 'ECU' },
    tcu: { long: 'Transmission control unit', short: 'TCU' },
    engine_code: { long: 'Engine code', short: 'Code' }
  } satisfies Record<FieldsIn<'column'>, { readonly long: string; readonly short?: string }>,
  start: {
    recents: 'Recent',
    favourites: 'Favourites',
    demo: 'Try these engines'
  }
}
