/** Help: the manual's frame and titles, the about box, the tour. The pages are in manual.md. */
export default {
  search: 'Search help',
  pages: 'Help pages',
  none: 'No page has these words.',
  picture: 'Screenshot',
  page: {
    start: 'First steps',
    find: 'Find an engine',
    engine: 'Engine page and chart',
    compare: 'Compare engines',
    sheets: 'Spec sheets',
    customer: 'Show to customer',
    offline: 'Offline and downloads',
    feed: 'Tickets and projects',
    units: 'Units, languages, text size',
    keys: 'Keyboard shortcuts',
    connection: 'Connection, key and requests',
    computers: 'Several computers',
    admin: 'For administrators'
  },
  about: {
    title: 'About Dynodesk',
    version: 'Version',
    system: 'System',
    runtime: 'Runs on',
    licence: 'Licence',
    folder: 'Data folder',
    licences: 'Licences',
    copy: 'Copy for support'
  },
  tour: {
    start: 'Take the tour',
    offer: 'New here? See the main places in five steps.',
    decline: 'No, thanks',
    step: '{n} of {of}',
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    done: 'Done',
    find: { title: 'Find anything', text: 'Press {key} and type a make, model or engine. Enter opens it.' },
    columns: {
      title: 'Walk through the columns',
      text: 'From vehicle type to engine. Start typing to filter a column.'
    },
    chart: {
      title: 'Power and torque',
      text: 'An engine page draws stock and every stage. Click a stage to see its gain.'
    },
    actions: {
      title: 'Sheet, customer, comparison',
      text: 'From an engine page you print a spec sheet, show the engine to the customer, or compare it.'
    },
    help: { title: 'Help', text: '{key} explains the screen in front of you, also offline.' }
  }
}
