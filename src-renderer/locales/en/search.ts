/** One box over the names of the catalogue, and over engines by fuel. */
export default {
  title: 'Search',
  box: 'Search manufacturers, models and engines',
  clear: 'Empty the box',
  fuel: 'Fuel',
  anyFuel: 'Any fuel',
  asking: 'asking …',
  help: {
    title: 'Find by name',
    catalogue: 'Without a fuel the service looks through the names of manufacturers, models and engines.',
    engines: 'With a fuel it looks through engines alone and answers with their figures.',
    not: 'Control units, engine codes and years are not searched by the service; use the columns of an engine list for those.',
    cost: 'Enter asks at once, a pause in typing asks too; each question is one call.'
  },
  level: { manufacturers: 'Manufacturers', models: 'Models', generations: 'Generations', engines: 'Engines' },
  received: '{count} received | {count} received',
  maybeMore: 'maybe more: a round number can mean that the service cut its list',
  from: { service: 'from the service', desk: 'from this desk, {moment}' },
  shownFor: 'for “{query}”',
  shownForFuel: 'for “{query}”, {fuel}',
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
      text: 'The limit belongs to the key and all desks that share it. What this desk has seen stays readable in the catalogue.',
      at: 'Calls are free again from {time}.'
    },
    offline: {
      title: 'No connection to the service',
      text: 'Searching asks the service. Check the network; what this desk has seen stays readable in the catalogue.'
    },
    'not-connected': {
      title: 'Not connected to a service',
      text: 'Searching needs a base address and a key, or the demo catalogue.',
      connect: 'Connect'
    }
  }
}
