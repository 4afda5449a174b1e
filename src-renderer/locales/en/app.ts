/** Texts of the shell, and the few words every screen shares. */
export default {
  name: 'Dynodesk',
  notGiven: 'not given',
  notProvided: 'not provided',
  noneListed: 'none listed',
  yearsNotGiven: 'years not given',
  unnamed: '#{id}',
  tryAgain: 'Try again',
  close: 'Close',
  clear: 'Clear',
  loading: 'Loading',
  cost: '{n} call | {n} calls',
  level: { types: 'Type', manufacturers: 'Manufacturer', models: 'Model', generations: 'Generation', engines: 'Engine' },
  moment: { today: 'today {time}', yesterday: 'yesterday {time}', day: '{day} {time}' },
  nav: { main: 'Main', catalogue: 'Catalogue', search: 'Search', settings: 'Settings' },
  top: {
    path: 'Place in the catalogue',
    siblings: 'Others beside {name}',
    filter: 'Type to find',
    fetch: 'Fetch this list',
    nothing: 'Nothing fits',
    find: 'Search engines, makers, models',
    findKey: 'Ctrl K',
    power: 'Unit of power',
    torque: 'Unit of torque'
  },
  unit: {
    PS: 'Metric horsepower', kW: 'Kilowatt', bhp: 'Brake horsepower', Nm: 'Newton metre', 'lb-ft': 'Pound-foot', kgm: 'Kilogram-force metre'
  },
  status: {
    bar: 'Status',
    online: 'Connected',
    offline: 'No connection to the service',
    limited: 'The hour’s calls are used up',
    unauthorised: 'Key fine, subscription or permission missing',
    'bad-key': 'Key missing or wrong',
    'no-key': 'Not connected',
    demo: 'Demo catalogue',
    until: '{name}, until {day}',
    open: 'Open the connection settings',
    calls: 'Calls',
    used: '{used} of {limit}',
    noLimit: '{used}, no limit',
    full: 'full again ≈ {time}',
    estimate: '(estimate)',
    waiting: '{n} waiting | {n} waiting',
    source: { desk: 'Shown from this desk', service: 'From the service' },
    fetched: '{source}, fetched {moment}',
    budgetHelp: 'Calls of the last {window}. Other desks with the same key are not seen here.'
  },
  banner: { key: 'Enter the key', subscription: 'See the subscription', connection: 'Connection', check: 'Check again', dismiss: 'Dismiss' },
  notFound: { title: 'No such place', text: 'This address names nothing in the program.', action: 'To the catalogue' }
}
