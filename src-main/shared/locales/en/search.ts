import type { ScopeName } from '../../search/search-query'

/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  box: 'Search by make, model, engine, code or ECU',
  fuel: 'Fuel',
  anyFuel: 'Any fuel',
  asking: 'searching…',
  recents: 'Recent',
  saved: {
    title: 'Saved searches',
    save: 'Save this search',
    unsave: 'Saved',
    remove: 'Delete “{query}”',
    fresh: '{count} new | {count} new',
    matches: '{count} found',
    history: 'Recent searches'
  },
  favourite: 'Favourite',
  onDesk: '{count} found',
  onDeskMost: 'Best {count}',
  deskNone: 'No match on this computer.',
  everyWord: 'Every word must match.',
  noFavourites: 'No favourites yet. Add one with the star on an engine’s page.',
  link: 'Press Enter to open this link.',
  begun: 'Type what to find after “{prefix}:”.',
  source: {
    service: 'online'
  },
  field: {
    code: 'Code'
  },
  prefix: {
    group: 'Filters',
    remove: 'Remove {chip}',
    ecu: 'Engine control unit, e.g. ecu:edc17',
    code: 'Engine code, e.g. code:cfgb',
    fuel: 'Fuel, e.g. fuel:diesel',
    year: 'Year, e.g. year:2014',
    maker: 'Make, e.g. maker:arvenna',
    note: 'Your own notes, e.g. note:gearbox',
    fav: 'Your favourites',
    offline: 'Engines available offline',
    name: {
      ecu: 'ECU',
      tcu: 'TCU',
      code: 'Engine code',
      fuel: 'Fuel',
      year: 'Year',
      power: 'Power',
      model: 'Model',
      maker: 'Make',
      note: 'Note',
      fav: 'Favourites',
      offline: 'On this computer'
    } satisfies Record<ScopeName, string>
  },
  ask: {
    why: 'There may be more online.',
    offline: 'Offline: stored results only.',
    tooShort: 'Too short for an online search: stored results only.',
    deskOnly: 'These filters search stored data only.',
    failed: 'Online search failed: {reason}'
  },
  level: {
    types: 'Types',
    manufacturers: 'Manufacturers',
    models: 'Models',
    generations: 'Generations',
    engines: 'Engines'
  },
  received: '{count} online | {count} online',
  maybeMore: 'A round number: there may be more',
  from: {
    desk: 'saved {moment}'
  },
  results: 'Results',
  unnamed: 'no. {id}',
  places: '{count} location | {count} locations',
  place: {
    unknown: 'Location unknown',
    asking: 'Searching…',
    notFound: 'Location not given. The engine opens without performance figures.',
    failed: 'Not found: {reason}'
  },
  empty: {
    'too-short': {
      title: 'Type a little more',
      text: 'An online search needs at least {least} character here. | An online search needs at least {least} characters here.'
    },
    'none-found': {
      title: 'No results',
      text: 'Nothing on this computer or online matches “{query}”. The online search covers names only.',
      fuel: 'No {fuel} engine matches “{query}”. Try another fuel or fewer words.',
      anyFuel: 'Search all fuels'
    },
    limit: {
      title: 'Hourly limit reached',
      text: 'No match on this computer. All computers with this key share the limit.',
      at: 'Available again at {time}.'
    },
    offline: {
      title: 'Nothing on this computer for “{query}”',
      text: 'You’re offline. Connect to the network to search online.'
    },
    'not-connected': {
      title: 'Not connected',
      text: 'Connect with a base address and a key, or open the demo catalogue.'
    }
  }
}
