/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  title: 'Search',
  box: 'Search manufacturers, models and engines',
  clear: 'Empty the box',
  fuel: 'Fuel',
  anyFuel: 'Any fuel',
  asking: 'asking …',
  help: {
    title: 'Find what this desk has seen, and ask the service for the rest',
    desk: 'While you type, this desk is searched: manufacturers, models, generations, engines, control units, engine codes, years, fuel and power. It costs no call and works without network.',
    words: 'Words in any order, parts of words and small slips are fine. A prefix such as ecu: looks in one field.',
    catalogue:
      'Enter asks the service, which looks through the names of manufacturers, models and engines; not through control units, codes or years.',
    engines: 'With a fuel chosen the service looks through engines alone and answers with their figures.',
    cost: 'A question to the service is one call. A pause in typing asks it only where this desk found little.'
  },
  recents: 'Opened last',
  saved: {
    title: 'Saved searches',
    save: 'Save this search',
    unsave: 'Saved',
    remove: 'Forget “{query}”',
    fresh: '{count} new | {count} new',
    matches: '{count} on this desk | {count} on this desk',
    history: 'Searched before',
    clear: 'Clear'
  },
  favourite: 'Favourite',
  onDesk: '{count} on this desk | {count} on this desk',
  onDeskMost: 'the best {count} on this desk',
  deskNone: 'Nothing on this desk yet fits. The service may know more.',
  deskNoneOnly:
    'Nothing on this desk fits. Only this desk was searched: the service does not search the fields of prefixes.',
  noFavourites: 'No favourites yet. The star on the page of an engine adds one.',
  link: 'Enter opens this link.',
  begun: 'Type what to look for after “{prefix}:”.',
  source: { service: 'service' },
  field: { tcu: 'TCU', year: 'Year', ecu: 'ECU', code: 'Code', fuel: 'Fuel', power: 'Power', note: 'Note' },
  prefix: {
    group: 'Prefixes',
    lead: 'Look in one field:',
    remove: 'Take out {chip}',
    ecu: 'Engine control unit, e.g. ecu:edc17',
    code: 'Engine code, e.g. code:cfgb',
    fuel: 'Fuel, e.g. fuel:diesel',
    year: 'Year, e.g. year:2014',
    maker: 'Manufacturer, e.g. maker:arvenna',
    note: 'Your own notes, e.g. note:gearbox',
    fav: 'Favourites of this desk',
    offline: 'Engines that can be read whole without network'
  },
  ask: {
    button: 'Ask the service',
    why: 'It may know engines this desk has not seen.',
    done: 'The service was asked.',
    offline: 'No network to the service: only this desk was searched.',
    tooShort: 'Too short for the service: only this desk was searched.',
    deskOnly: 'Only this desk is searched: the service does not know these prefixes.',
    failed: 'The service did not answer: {reason}'
  },
  level: {
    types: 'Types',
    manufacturers: 'Manufacturers',
    models: 'Models',
    generations: 'Generations',
    engines: 'Engines'
  },
  received: '{count} received | {count} received',
  maybeMore: 'maybe more: a round number can mean that the service cut its list',
  from: { service: 'from the service', desk: 'from this desk, {moment}' },
  results: 'Results',
  unnamed: 'no. {id}',
  above: 'above a result',
  column: { name: 'Engine', fuel: 'Fuel', ecu: 'ECU', place: 'Place' },
  capacity: '{figure} cc',
  places: '{count} place | {count} places',
  place: {
    unknown: 'Place unknown',
    find: 'Find its place',
    asking: 'Looking …',
    notFound: 'The service does not tell its place; the engine opens without performance figures.',
    failed: 'Not found out: {reason}'
  },
  calls: '{count} call | {count} calls',
  keys: { down: 'into the results', open: 'opens', back: 'back to the box' },
  tryAgain: 'Try again',
  empty: {
    'too-short': {
      title: 'A little more to go on',
      text: 'The service asks for at least {least} character here. | The service asks for at least {least} characters here.'
    },
    'none-found': {
      title: 'The service knows none',
      text: 'Nothing is named “{query}”. Names are matched, not control units or engine codes. Fewer or other words may help.',
      fuel: 'No {fuel} engine matches “{query}”. Another fuel or fewer words may help.',
      anyFuel: 'Search without fuel'
    },
    limit: {
      title: 'The calls of this hour are used up',
      text: 'Only this desk was searched, and nothing it has seen fits. The limit belongs to the key and all desks that share it.',
      at: 'Calls are free again from {time}.'
    },
    offline: {
      title: 'No connection: only this desk was searched',
      text: 'Nothing this desk has seen fits. With a network the service can be asked for one call.'
    },
    'not-connected': {
      title: 'Not connected to a service',
      text: 'Searching needs a base address and a key, or the demo catalogue.',
      connect: 'Connect'
    }
  }
}
