/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  title: 'Settings',
  sections: 'Sections',
  calls: '{count} call | {count} calls',
  group: {
    general: 'General',
    units: 'Units',
    chart: 'Dyno chart',
    search: 'Search',
    pictures: 'Pictures',
    connection: 'Network',
    limits: 'Call limits'
  },
  managed: 'Set by your administrator',
  standard: 'Default: {value}',
  reset: 'Back to default',
  resetOf: 'Back to the default for {label}',
  on: 'on',
  off: 'off',
  emptyList: 'none',
  list: { add: 'Add a word', addTo: 'Add to {label}', remove: 'Remove {word}', up: 'Move {word} to the front' },
  refused: {
    number: 'Must be a number.',
    whole: 'Must be a whole number.',
    between: 'Must be between {min} and {max}.',
    text: 'At most {max} characters.',
    list: 'At most {max} words, none of them empty or longer than 200 characters.',
    twice: '“{word}” is in the list already.',
    choice: 'This is none of the choices.'
  },
  choices: {
    system: 'as the system',
    light: 'light',
    dark: 'dark',
    none: 'not stated',
    stacked: 'stacked',
    axes: 'two axes',
    table: 'table'
  },

  connection: {
    title: 'Connection',
    address: 'Base address',
    addressDemo: 'built-in demo catalogue',
    addressNone: 'none yet',
    key: 'Key',
    keyNone: 'none',
    kept: {
      sealed: 'encrypted by this system; it cannot be shown again',
      session: 'in memory until Dynodesk ends: this system has no safe place for it',
      none: 'not kept'
    },
    checked: 'Last checked',
    never: 'not since the start',
    check: 'Check now',
    checking: 'Asking …',
    connect: 'Connect to a service',
    replace: 'Replace key or address',
    demo: 'Open the demo catalogue',
    forget: 'Forget the key …',
    leaveDemo: 'Leave the demo',
    paused: {
      title: 'Background calls are paused',
      refused: 'The service refused a call, so nothing is asked unless a person asks for it. One check tells whether it lets this desk in again.',
      resume: 'Check and resume'
    }
  },
  replace: {
    address: 'Base address',
    key: 'New key',
    keyKeep: 'Left empty, the present key stays in use.',
    keyNeeded: 'Kept encrypted where the system can, and never shown again.',
    keyMissing: 'The key is missing.',
    save: 'Connect',
    busy: 'Asking …',
    cancel: 'Cancel',
    done: 'Connected.'
  },
  /** Why a base address cannot be used; the parts follow `parseBaseAddress`. */
  address: {
    empty: 'The address is missing.',
    spaces: 'The address must not have spaces in it.',
    'not-an-address': 'This is no address of a service; one looks like https://api.example.com.',
    scheme: 'The address must begin with https://.',
    insecure: 'Only https:// keeps the key safe on its way; http:// is allowed for this computer alone.',
    credentials: 'The address must not hold a user name or password.',
    query: 'The address must end before the question mark; the key has a field of its own.',
    fragment: 'The address must end before the # sign.'
  },
  forget: {
    title: 'Forget the key?',
    text: 'The key is deleted from this desk and the connection to {address} ends. It cannot be brought back; connecting again needs the key.',
    kept: 'Settings stay as they are.',
    confirm: 'Delete the key',
    cancel: 'Keep it'
  },
  subscription: {
    title: 'Subscription',
    none: 'Nothing known yet; a check asks the service.',
    name: 'Name',
    state: 'State',
    active: 'active',
    inactive: 'not active',
    unknown: 'not said by the service',
    end: 'Ends',
    endAbsent: 'no end date given',
    endUnreadable: '{text} (not readable as a date)',
    endOriginal: 'As sent by the service: {text}',
    days: '{days} day left | {days} days left',
    lastDay: 'today is the last day',
    past: 'past',
    pastActive: 'past, though the service says active',
    warning: {
      30: 'The subscription ends within a month.',
      7: 'The subscription ends within a week.',
      1: 'The subscription ends within a day. Renew it to keep the catalogue open.'
    },
    lapsed: 'The key is fine and kept. Renew the subscription with the provider, then check again.'
  },

  shortcuts: {
    title: 'Keys',
    search: 'Search',
    settings: 'Settings',
    columns: 'Between the levels of the catalogue',
    rows: 'Through a list',
    open: 'Open',
    history: 'Back and forward',
    filter: 'Narrow the list in focus: just type'
  },
  health: {
    title: 'Health',
    version: 'Version',
    drift: 'Answers that differ from the description',
    driftNone: 'none since the start',
    driftCount: '{count} in {places} field | {count} in {places} fields',
    help: 'Fields the description does not name are kept and counted, never an error. Worth a line to the provider when figures are missing.',
    address: 'Question',
    field: 'Field',
    kind: 'Difference',
    times: 'Times',
    'unknown-field': 'not in the description',
    'wrong-type': 'of another type',
    'missing-id': 'entry without an id, left out',
    'code-mismatch': 'status and code differ'
  },

  keys: {
    language_interface: { label: 'Language of the window', help: 'Menus, labels, numbers and dates.' },
    language_content: { label: 'Language of the catalogue', help: 'What the service is asked to answer in. “As the system” follows the window.' },
    appearance_theme: { label: 'Appearance', help: 'Dark suits the workshop, light the sales desk.' },
    units_power: { label: 'Power', help: 'The catalogue says metric horsepower (PS); others are reckoned from it.' },
    units_torque: { label: 'Torque', help: 'The catalogue says newton metres; others are reckoned from it.' },
    units_speed: { label: 'Top speed is in', help: 'The service does not state the unit; choose what this shop takes it for.' },
    units_acceleration: { label: 'Acceleration is in', help: 'The service does not state the unit; choose what this shop takes it for.' },
    units_consumption: { label: 'Consumption is in', help: 'The service does not state the unit; choose what this shop takes it for.' },
    performance_zeroIsMissing: { label: 'A performance figure of 0 is missing', help: 'Shows 0 as “not given”, as no car reaches 100 in 0 seconds.' },
    chart_layout: { label: 'Layout', help: 'Power above torque, both on two axes, or the numbers as a table.' },
    chart_startAtZero: { label: 'Axes start at zero', help: 'Off makes small differences larger than they are.' },
    chart_trimZeroPadding: { label: 'Cut zeros at the ends of a curve', help: 'A run of zeros at an end is taken as no data; the chart says so.' },
    chart_drawCommonPart: { label: 'Draw what can be paired', help: 'Curves of unequal length are drawn as far as both go; off shows their table alone.' },
    chart_peakTolerancePercent: { label: 'Headline and curve may differ by', help: 'A larger gap between the stated power and the peak of the curve is pointed out.', unit: '%' },
    search_pauseMilliseconds: { label: 'Pause before a search is asked', help: 'How long typing must rest; Enter asks at once. Each question is a call.', unit: 'ms' },
    search_fuels: { label: 'Fuels of the engine search', help: 'Words sent to the service as they stand here; which ones it allows is not stated.' },
    pictures_show: { label: 'Show pictures', help: 'Photos and logos, where the catalogue has them.' },
    pictures_unbranded: { label: 'Prefer unbranded pictures', help: 'Photos without badges, where there are any.' },
    pictures_countAsCalls: { label: 'Count pictures as calls', help: 'Whether the service counts them is not stated; on is the careful choice.' },
    pictures_maxKilobytes: { label: 'Largest picture', help: 'Larger ones are not fetched.', unit: 'KB' },
    connection_timeoutSeconds: { label: 'Wait for an answer', help: 'After this the question counts as unanswered.', unit: 's' },
    connection_maxAnswerMegabytes: { label: 'Largest answer', help: 'Larger ones are refused instead of read.', unit: 'MB' },
    connection_subscriptionCheckHours: { label: 'Check the subscription every', help: 'One call each time.', unit: 'h' },
    connection_rearmMinutes: { label: 'Check again after a refusal', help: 'When the service refused the key or the subscription, one call asks again after this time.', unit: 'min' },
    limits_vehicleDatabase_calls: { label: 'Vehicle Database: calls', help: 'Calls per window that this desk may spend. Several desks with one key share the service’s 3600.' },
    limits_vehicleDatabase_windowSeconds: { label: 'Vehicle Database: window', help: 'The service counts by the hour.', unit: 's' },
    limits_support_calls: { label: 'Support: calls', help: 'Calls per window that this desk may spend.' },
    limits_support_windowSeconds: { label: 'Support: window', help: 'The service counts by the hour.', unit: 's' },
    limits_fileTuning_calls: { label: 'File Tuning: calls', help: '0 is no limit, which is what the service states today.' },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: window', help: 'Only used with a limit.', unit: 's' },
    limits_reservePercent: { label: 'Kept for people', help: 'Part of the calls that background work never touches.', unit: '%' },
    limits_concurrentCalls: { label: 'Calls at once', help: 'More is rarely faster and may look like abuse.' },
    limits_callsPerSecond: { label: 'Calls per second', help: 'At most; bursts are spread.' }
  }
}
