/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'any other display',
    number: 'display {n}',
    own: 'this window is on it',
    gone: '{name}, not connected',
    unnamed: 'display without a name'
  },
  title: 'Settings',
  sections: 'Sections',
  calls: '{count} call | {count} calls',
  group: {
    general: 'General',
    units: 'Units',
    assumptions: 'Units the service does not state',
    chart: 'Dyno chart',
    search: 'Search',
    pictures: 'Pictures',
    connection: 'Network',
    limits: 'Call limits',
    offline: 'Offline and storage',
    export: 'Files and copies',
    policy: 'Keep and pass on',
    customer: 'Customer screen',
    events: 'Events',
    notifications: 'Notifications'
  },
  managed: 'Set by your administrator',
  standard: 'Default: {value}',
  reset: 'Back to default',
  resetOf: 'Back to the default for {label}',
  on: 'on',
  off: 'off',
  emptyList: 'none',
  emptyText: 'empty',
  list: {
    add: 'Add a word',
    addTopic: 'Add a topic',
    addName: 'Add a host name',
    addTo: 'Add to {label}',
    remove: 'Remove {word}',
    up: 'Move {word} to the front'
  },
  refused: { twice: '“{word}” is in the list already.' },
  choices: {
    system: 'as the system',
    light: 'light',
    dark: 'dark',
    none: 'not stated',
    unsigned: 'none: anybody may send',
    stacked: 'stacked',
    axes: 'two axes',
    table: 'table',
    comma: 'comma',
    semicolon: 'semicolon',
    other: 'another display',
    same: 'this display',
    'hmac-sha256-base64': 'HMAC-SHA256, Base64',
    'hmac-sha256-hex': 'HMAC-SHA256, hex',
    topic: 'topic',
    property: 'user property',
    envelope: 'envelope',
    event: 'event name',
    session: 'in memory only',
    open: 'on the disk, key beside it',
    name: 'file name',
    field: 'field',
    header: 'header',
    keep: 'keep',
    move: 'move',
    delete: 'delete'
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
      open: 'on the disk without protection: this system has no key store',
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
      refused:
        'The service refused a call, so nothing is asked unless a person asks for it. One check tells whether it lets this desk in again.',
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
    clock: 'by this computer’s clock, which differs from the service’s',
    warning: {
      30: 'The subscription ends within a month.',
      7: 'The subscription ends within a week.',
      1: 'The subscription ends within a day. Renew it to keep the catalogue open.'
    }
  },

  synonyms: {
    title: 'Words that mean the same',
    help: 'One group per line, words parted by commas. A search on this desk for one of them finds the others; the service is asked with the words as typed.',
    box: 'Groups of words, one per line',
    saved: 'Saved.',
    save: 'Save',
    tooMany: 'At most 500 lines.',
    tooLong: 'Line {line}: at most 20 words of at most 60 characters.',
    single: 'Line {line}: a group needs two words at least.'
  },
  signers: {
    title: 'Trusted desks',
    none: 'None yet. A desk is trusted where a pack file of its is read; files of others want a yes each time.',
    help: 'Pack files signed by these desks are read without another question.',
    unnamed: 'without name',
    since: 'since {day}',
    forget: 'Trust no longer',
    forgetOf: 'Trust {name} no longer'
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
    'code-mismatch': 'status and code differ',
    'missing-field': 'missing, though the description always has it',
    'too-long': 'text or list too long, cut or left out',
    'foreign-id': 'another record than asked for',
    'foreign-parent': 'entry of another parent'
  },

  keys: {
    language_interface: { label: 'Language of the window', help: 'Menus, labels, numbers and dates.' },
    language_content: {
      label: 'Language of the catalogue',
      help: 'What the service is asked to answer in. “As the system” follows the window. Lists and pages not stored in that language are fetched again when opened, 1 call each.'
    },
    appearance_theme: { label: 'Appearance', help: 'Dark suits the workshop, light the sales desk.' },
    units_power: { label: 'Power', help: 'The catalogue says metric horsepower (PS); others are reckoned from it.' },
    units_torque: { label: 'Torque', help: 'The catalogue says newton metres; others are reckoned from it.' },
    units_speed: {
      label: 'Top speed is in',
      help: 'The service does not state the unit; choose what this shop takes it for.'
    },
    units_acceleration: {
      label: 'Acceleration is in',
      help: 'The service does not state the unit; choose what this shop takes it for.'
    },
    units_consumption: {
      label: 'Consumption is in',
      help: 'The service does not state the unit; choose what this shop takes it for.'
    },
    performance_zeroIsMissing: {
      label: 'A performance figure of 0 is missing',
      help: 'Shows 0 as “not given”, as no car reaches 100 in 0 seconds.'
    },
    chart_layout: { label: 'Layout', help: 'Power above torque, both on two axes, or the numbers as a table.' },
    chart_startAtZero: { label: 'Axes start at zero', help: 'Off makes small differences larger than they are.' },
    chart_trimZeroPadding: {
      label: 'Cut zeros at the ends of a curve',
      help: 'A run of zeros at an end is taken as no data; the chart says so.'
    },
    chart_drawCommonPart: {
      label: 'Draw what can be paired',
      help: 'Curves of unequal length are drawn as far as both go; off shows their table alone.'
    },
    chart_peakTolerancePercent: {
      label: 'Headline and curve may differ by',
      help: 'A larger gap between the stated power and the peak of the curve is pointed out.',
      unit: '%'
    },
    shop_tools: {
      label: 'Read tools of this shop',
      help: 'Engines that list one of them are marked readable. Names as the catalogue spells them.'
    },
    search_pauseMilliseconds: {
      label: 'Pause before a search is asked',
      help: 'How long typing must rest; Enter asks at once. Each question is a call.',
      unit: 'ms'
    },
    search_fuels: {
      label: 'Fuels of the engine search',
      help: 'Words sent to the service as they stand here; which ones it allows is not stated.'
    },
    pictures_show: { label: 'Show pictures', help: 'Photos and logos, where the catalogue has them.' },
    pictures_unbranded: { label: 'Prefer unbranded pictures', help: 'Photos without badges, where there are any.' },
    pictures_countAsCalls: {
      label: 'Count pictures as calls',
      help: 'Whether the service counts them is not stated; on is the careful choice.'
    },
    pictures_maxKilobytes: { label: 'Largest picture', help: 'Larger ones are not fetched.', unit: 'KB' },
    connection_timeoutSeconds: {
      label: 'Wait for an answer',
      help: 'After this the question counts as unanswered.',
      unit: 's'
    },
    connection_maxAnswerMegabytes: {
      label: 'Largest answer',
      help: 'Larger ones are refused instead of read.',
      unit: 'MB'
    },
    connection_subscriptionCheckHours: {
      label: 'Check the subscription every',
      help: 'One call each time.',
      unit: 'h'
    },
    connection_rearmMinutes: {
      label: 'Check again after a refusal',
      help: 'When the service refused the key or the subscription, one call asks again after this time.',
      unit: 'min'
    },
    connection_clockToleranceMinutes: {
      label: 'Clock may differ by',
      help: 'A larger gap between this computer’s clock and the service’s is pointed out: days left and ages would be wrong.',
      unit: 'min'
    },
    freshness_listDays: {
      label: 'Renew a list older than',
      help: 'It is shown at once and renewed behind, calls allowing. 0: at every opening.',
      unit: 'days'
    },
    freshness_typesDays: { label: 'Renew the list of types older than', help: '−1: as every list.', unit: 'days' },
    freshness_manufacturersDays: {
      label: 'Renew the list of manufacturers older than',
      help: '−1: as every list.',
      unit: 'days'
    },
    freshness_modelsDays: { label: 'Renew the list of models older than', help: '−1: as every list.', unit: 'days' },
    freshness_generationsDays: {
      label: 'Renew the list of generations older than',
      help: '−1: as every list.',
      unit: 'days'
    },
    freshness_enginesDays: { label: 'Renew the list of engines older than', help: '−1: as every list.', unit: 'days' },
    freshness_engineDays: {
      label: 'Renew an engine older than',
      help: 'It is shown at once and renewed behind, calls allowing. 0: at every opening.',
      unit: 'days'
    },
    freshness_emptyHours: {
      label: 'Remember “nothing there” for',
      help: 'So long the service is not asked again for what it did not have.',
      unit: 'h'
    },
    store_maxMegabytes: {
      label: 'Space for the catalogue',
      help: 'Above it, what was not used longest goes first; favourites stay.',
      unit: 'MB'
    },
    store_maxPictureMegabytes: {
      label: 'Space for pictures',
      help: 'Above it, pictures not seen longest go first; those of favourites stay.',
      unit: 'MB'
    },
    packs_confirmAboveCalls: {
      label: 'Ask before a pack above',
      help: 'Taking more than this offline asks for a second yes.',
      unit: 'calls'
    },
    policy_keepDays: {
      label: 'Keep without renewal for',
      help: 'Older is asked for anew before it is shown, and erased within hours; favourites, notes and names stay. 0: without limit. The contract with the provider decides.',
      unit: 'days'
    },
    policy_readAfterEnd: {
      label: 'Read after the subscription ended',
      help: 'What is on this desk stays readable under a banner. Off: it is not shown until the subscription is active again; nothing is deleted.'
    },
    policy_allowExport: {
      label: 'Save the catalogue to files',
      help: 'Whether it may leave this desk is for the contract with the provider to say.'
    },
    packs_allowFiles: {
      label: 'Pack files',
      help: 'Carrying what is here to another desk, and reading what came from one.'
    },
    packs_maxCalls: {
      label: 'Largest pack',
      help: 'A pack that needs more calls is refused. 0 allows no packs.',
      unit: 'calls'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: calls',
      help: 'Calls per window that this desk may spend. Several desks with one key share the service’s 3600.'
    },
    limits_vehicleDatabase_windowSeconds: {
      label: 'Vehicle Database: window',
      help: 'The service counts by the hour.',
      unit: 's'
    },
    limits_support_calls: { label: 'Support: calls', help: 'Calls per window that this desk may spend.' },
    limits_support_windowSeconds: { label: 'Support: window', help: 'The service counts by the hour.', unit: 's' },
    limits_fileTuning_calls: {
      label: 'File Tuning: calls',
      help: '0 is no limit, which is what the service states today.'
    },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: window', help: 'Only used with a limit.', unit: 's' },
    limits_reservePercent: {
      label: 'Kept for people',
      help: 'Part of the calls that background work never touches.',
      unit: '%'
    },
    limits_concurrentCalls: { label: 'Calls at once', help: 'More is rarely faster and may look like abuse.' },
    limits_callsPerSecond: { label: 'Calls per second', help: 'At most; bursts are spread.' },
    limits_stopPerMethod: {
      label: 'Stop only the refused call type after a 429',
      help: 'Other calls go on. Off: one 429 stops all calls, as the service states its limit.'
    },
    units_capacity: { label: 'Capacity', help: 'The catalogue says cubic centimetres; litres are reckoned from it.' },
    units_topSpeed: {
      label: 'Top speed',
      help: 'Holds once the unit the service sends is confirmed below; until then it is shown as assumed.'
    },
    units_fuelConsumption: {
      label: 'Consumption',
      help: 'Holds once the unit the service sends is confirmed below; until then it is shown as assumed.'
    },
    units_both: { label: 'Two units together', help: 'Writes 140 kW (190 PS) instead of 140 kW.' },
    assume_curvePower: {
      label: 'Power values of the curves are in',
      help: 'Everything read off a curve is reckoned from this; a wrong choice makes every gain wrong.'
    },
    assume_curvePowerConfirmed: {
      label: 'Power of the curves confirmed by',
      help: 'Who asked the provider, and when.'
    },
    assume_curveTorque: {
      label: 'Torque values of the curves are in',
      help: 'Everything read off a curve is reckoned from this.'
    },
    assume_curveTorqueConfirmed: {
      label: 'Torque of the curves confirmed by',
      help: 'Who asked the provider, and when.'
    },
    assume_curveRpmConfirmed: { label: 'Speed of the curves confirmed by', help: 'Who asked the provider, and when.' },
    assume_stagePower: {
      label: 'Power of a stage is in',
      help: 'The gain is this less the stock power, which is stated in PS.'
    },
    assume_stagePowerConfirmed: { label: 'Power of a stage confirmed by', help: 'Who asked the provider, and when.' },
    assume_stageTorque: {
      label: 'Torque of a stage is in',
      help: 'The gain is this less the stock torque, which is stated in Nm.'
    },
    assume_stageTorqueConfirmed: { label: 'Torque of a stage confirmed by', help: 'Who asked the provider, and when.' },
    assume_speedConfirmed: { label: 'Top speed confirmed by', help: 'Who asked the provider, and when.' },
    assume_accelerationConfirmed: { label: 'Acceleration confirmed by', help: 'Who asked the provider, and when.' },
    assume_consumptionConfirmed: { label: 'Consumption confirmed by', help: 'Who asked the provider, and when.' },
    chart_physicsTolerancePercent: {
      label: 'Power and torque × rpm may differ by',
      help: 'Beyond what the rounding of the values explains. A larger gap flags the curve.',
      unit: '%'
    },
    chart_bandFrom: {
      label: 'Mean gain from',
      help: 'Lower end of the band in which the mean gain is reckoned.',
      unit: 'rpm'
    },
    chart_bandTo: {
      label: 'Mean gain to',
      help: 'Upper end of the band in which the mean gain is reckoned.',
      unit: 'rpm'
    },
    chart_showBand: {
      label: 'Mean gain below the chart',
      help: 'What a stage adds between two engine speeds, and the handles that move them.'
    },
    chart_cruiseRpm: { label: 'Cruising speed', help: 'Engine speed at which the gain is told apart.', unit: 'rpm' },
    chart_measuredTolerancePercent: {
      label: 'A measured run may differ by',
      help: 'Spread of a series and of dynamometers; drawn as a band around the catalogue curve.',
      unit: '%'
    },
    export_separator: {
      label: 'CSV: between cells',
      help: 'What the spreadsheets of your country expect. The decimal point is a point either way.'
    },
    export_byteOrderMark: {
      label: 'CSV: mark UTF-8',
      help: 'Some spreadsheets show wrong letters without the mark; some programs stumble over it.'
    },
    customer_display: {
      label: 'Shown on',
      help: 'Where there is one display only, it covers this window; Escape ends it.'
    },
    customer_screen: {
      label: 'Display',
      help: 'Which of several displays the customer looks at. Where it is not connected, the first other one is used.'
    },
    customer_theme: { label: 'Look', help: 'Of what the customer sees, whatever this window looks like.' },
    customer_branded: {
      label: 'Pictures with badges',
      help: 'Off shows pictures without the maker’s badges, or none.'
    },
    customer_follow: {
      label: 'Follow this window',
      help: 'The customer sees another engine as soon as it is opened here.'
    },
    events_webhook_enabled: { label: 'Webhook receiver', help: 'Takes events that are sent to this computer.' },
    events_webhook_host: {
      label: 'Receiver: address',
      help: '127.0.0.1 is this computer alone. Any other lets the network reach it: then only signed events should be accepted.'
    },
    events_webhook_port: { label: 'Receiver: port', help: '0 takes a free one at the first start and keeps it.' },
    events_webhook_path: { label: 'Receiver: path', help: 'Anything else is answered with 404.' },
    events_webhook_hostNames: {
      label: 'Receiver: names in front',
      help: 'Host names that a tunnel or proxy in front of it sends.'
    },
    events_webhook_kindFrom: {
      label: 'Receiver: kind from',
      help: 'A header of the call, or the body: a field of it, or an envelope around the event.'
    },
    events_webhook_kindHeader: {
      label: 'Receiver: header of the kind',
      help: 'Names what happened, ticket_answered for instance.'
    },
    events_webhook_kindField: {
      label: 'Receiver: field of the kind',
      help: 'Used where the kind is a field: its place in the event, /kind for instance.'
    },
    events_webhook_signature: {
      label: 'Receiver: signature',
      help: 'How events are signed with the secret. Without one anybody may send events.'
    },
    events_webhook_signatureHeader: {
      label: 'Receiver: header of the signature',
      help: 'It covers the body byte for byte.'
    },
    events_webhook_signaturePrefix: {
      label: 'Receiver: before the signature',
      help: 'What stands before it in the header, sha256= for instance.'
    },
    events_mqtt_enabled: { label: 'MQTT broker', help: 'Several desks can take the events of one broker.' },
    events_mqtt_address: {
      label: 'Broker: address',
      help: 'mqtts:// or wss:// is encrypted, mqtt:// and ws:// are not. The broker is reached directly, never through the system’s proxy.'
    },
    events_mqtt_user: { label: 'Broker: user', help: 'Empty without a login by name.' },
    events_mqtt_topics: { label: 'Broker: topics', help: '+ stands for one level, # at the end for all.' },
    events_mqtt_kindFrom: {
      label: 'Broker: kind from',
      help: 'The last level of the topic, a user property, or an envelope around the event.'
    },
    events_mqtt_kindProperty: {
      label: 'Broker: name of the user property',
      help: 'Used where the kind is a user property.'
    },
    events_mqtt_sessionHours: {
      label: 'Broker: keeps for this desk',
      help: 'So long the broker keeps what comes while this desk is off.',
      unit: 'h'
    },
    events_mqtt_sessionMessages: {
      label: 'Broker: messages kept',
      help: 'How many it keeps for a desk that is off; beyond that it drops them without a word. When so many have waited, the feed says that events may be missing. 0: not known, so it says so after every absence.',
      unit: 'messages'
    },
    events_mqtt_certificateFile: { label: 'Broker: certificate file', help: 'PEM; for a login by certificate.' },
    events_mqtt_keyFile: { label: 'Broker: key file', help: 'PEM; belongs to the certificate.' },
    events_mqtt_authorityFile: {
      label: 'Broker: authority file',
      help: 'PEM; where the broker’s certificate is the workshop’s own.'
    },
    events_relay_enabled: { label: 'Event stream', help: 'Follows a relay that sends events as a stream.' },
    events_relay_address: { label: 'Stream: address', help: 'https://; http:// on this computer alone.' },
    events_relay_kindFrom: { label: 'Stream: kind from', help: 'The name of the event, or an envelope around it.' },
    events_polling_enabled: {
      label: 'Ask for changes',
      help: 'For desks nothing can reach. Tickets count against the Support calls.'
    },
    events_polling_minutes: { label: 'Ask every', help: 'Changes are seen this late at most.', unit: 'min' },
    events_polling_projects: {
      label: 'Path: list of projects',
      help: 'Empty: not asked for. Only reading paths are allowed.'
    },
    events_polling_project: { label: 'Path: one project', help: 'Empty: the entry of the list is used.' },
    events_polling_tickets: {
      label: 'Path: list of tickets',
      help: 'Empty: not asked for. Only reading paths are allowed.'
    },
    events_polling_ticket: { label: 'Path: one ticket', help: 'Empty: the entry of the list is used.' },
    events_folder_enabled: {
      label: 'Watched folder',
      help: 'Takes events out of files that another program puts into a folder.'
    },
    events_folder_path: {
      label: 'Folder: which',
      help: 'It may lie on a share. For this desk alone where files are moved or deleted.'
    },
    events_folder_kindFrom: {
      label: 'Folder: kind from',
      help: 'The name of the file up to the first . or __ , ticket_answered.17.json for instance, or a field of the event.'
    },
    events_folder_kindField: {
      label: 'Folder: field of the kind',
      help: 'Used where the kind is a field: its place in the event, /kind for instance.'
    },
    events_folder_taken: {
      label: 'Folder: files that were taken',
      help: 'Kept ones are not taken again. Moved ones go into the folder “taken” inside. Nothing is moved or deleted before it is stored.'
    },
    events_folder_seconds: {
      label: 'Folder: look every',
      help: 'A share may not tell of new files; they are seen this late at most.',
      unit: 's'
    },
    events_maxBodyKilobytes: { label: 'Largest event', help: 'Larger ones are refused.', unit: 'KB' },
    events_keepDays: { label: 'Keep events for', help: 'Older ones are deleted, with their bodies.', unit: 'days' },
    events_keepEvents: { label: 'Keep at most', help: 'Above it the oldest are deleted.', unit: 'events' },
    events_keepMegabytes: {
      label: 'Keep at most, in size',
      help: 'Above it what was played is deleted first, then the oldest.',
      unit: 'MB'
    },
    events_deskName: {
      label: 'Name for claims',
      help: 'Stands on tickets claimed here. It is not sent to the service.'
    },
    events_withoutKeyStore: {
      label: 'Without a key store',
      help: 'Events are stored encrypted. Where the system keeps no keys, they last until the program ends, or lie on the disk readable by others. Holds from the next start; what was stored stays.'
    },
    notifications_enabled: { label: 'Notifications', help: 'Tells of new events, whichever program is in front.' },
    notifications_kinds: {
      label: 'Kinds that are told',
      help: 'Several of one ticket or project within five minutes are one notification. “Other kinds” are those not known here.'
    },
    notifications_sound: { label: 'Sound', help: 'As the system plays it.' },
    notifications_badge: { label: 'Unread count at the icon', help: 'The same number as in the list.' },
    notifications_names: {
      label: 'Names and titles',
      help: 'Others in the room may read them. Otherwise the kind and the number stand there.'
    },
    notifications_quietHours: {
      label: 'Quiet hours',
      help: 'No notification, no sound, and the count does not grow. One summary follows.'
    },
    notifications_quietFrom: { label: 'Quiet from', help: 'Time of day, 19:00 for instance.' },
    notifications_quietTo: { label: 'Quiet until', help: 'Time of day, 07:00 for instance.' }
  }
}
