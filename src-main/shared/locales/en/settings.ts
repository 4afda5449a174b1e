/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'Any other display',
    number: 'display {n}',
    own: 'this window is on it',
    gone: '{name} (not connected)',
    unnamed: 'unnamed display',
    placed: 'On Wayland you choose its display yourself.'
  },
  sections: 'Settings pages',
  calls: '{count} request | {count} requests',
  group: {
    general: 'General',
    units: 'Units',
    assumptions: 'Assumed units',
    chart: 'Dyno chart',
    search: 'Search',
    pictures: 'Pictures',
    connection: 'Network',
    limits: 'Request limits',
    demo: 'Demo catalogue',
    offline: 'Offline and storage',
    export: 'File export',
    policy: 'Data retention and sharing',
    customer: 'Customer screen',
    events: 'Events',
    notifications: 'Notifications',
    workspace: 'Several computers',
    updates: 'Updates',
    roles: 'Roles'
  },
  managed: 'Set by your administrator',
  reset: 'Reset to default',
  storeUsed: '{used} of {max} used',
  resetOf: 'Reset {label} to its default',
  on: 'On',
  emptyList: 'none',
  emptyText: 'empty',
  list: {
    add: 'Add a word',
    addTopic: 'Add a topic',
    addName: 'Add a host name',
    addTo: 'Add to {label}',
    remove: 'Remove {word}',
    up: 'Move {word} to the front',
    addTool: 'Add a tool'
  },
  refused: { twice: '“{word}” is already in the list.' },
  choices: {
    auto: 'Automatic',
    ask: 'Ask',
    off: 'Off',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    none: 'Not stated',
    unsigned: 'None: anyone can send',
    stacked: 'Stacked',
    axes: 'Two axes',
    language: 'As usual in the language',
    pinyin: 'Pinyin',
    stroke: 'Number of strokes',
    zhuyin: 'Zhuyin (Bopomofo)',
    table: 'Table',
    comma: 'Comma',
    sales: 'Sales',
    workshopRole: 'Workshop',
    semicolon: 'Semicolon',
    other: 'Another display',
    same: 'This display',
    'hmac-sha256-base64': 'HMAC-SHA256, Base64',
    'hmac-sha256-hex': 'HMAC-SHA256, hex',
    topic: 'Topic',
    property: 'User property',
    envelope: 'Envelope',
    event: 'Event name',
    session: 'In memory only',
    open: 'On disk, unprotected',
    name: 'File name',
    field: 'Field',
    header: 'Header',
    keep: 'Keep',
    move: 'Move',
    delete: 'Delete',
    compact: 'Compact',
    comfortable: 'Comfortable',
    workshop: 'Workshop'
  },
  number: { always: 'every time', unlimited: 'no limit', asLists: 'as other lists' },
  connection: {
    address: 'Base address',
    addressDemo: 'built-in demo catalogue',
    addressNone: 'none yet',
    key: 'Key',
    keyNone: 'none',
    kept: {
      sealed: 'encrypted by your system',
      session: 'in memory until Dynodesk closes: this system has no key store',
      open: 'on disk, unprotected: this system has no key store',
      none: 'not stored'
    },
    checked: 'Last checked',
    never: 'not since Dynodesk started',
    check: 'Check now',
    connect: 'Connect to a service',
    replace: 'Replace key or address',
    demo: 'Open the demo catalogue',
    forget: 'Forget this key…',
    leaveDemo: 'Leave the demo',
    paused: {
      title: 'Background requests are paused',
      refused: 'The service refused a request. Only what you open is requested until access is back.',
      resume: 'Check and resume'
    }
  },
  replace: {
    key: 'New key',
    keyKeep: 'Leave empty to use the current key.',
    keyNeeded: 'Stored encrypted where possible, and never shown again.',
    keyMissing: 'Enter a key.'
  },
  forget: {
    title: 'Forget this key?',
    text: 'Deletes the key from this computer and disconnects from {address}. To reconnect you need the key.',
    kept: 'Settings, notes and stored engines stay on this computer.',
    confirm: 'Forget this key'
  },
  subscription: {
    title: 'Subscription',
    none: 'No details yet. Check the connection to load them.',
    state: 'State',
    active: 'active',
    activeUntil: 'active until {day} ({left})',
    inactive: 'not active',
    unknown: 'not stated by the service',
    end: 'Ends',
    endAbsent: 'no end date given',
    endUnreadable: '{text} (not a readable date)',
    endOriginal: 'As sent by the service: {text}',
    days: '{days} day left | {days} days left',
    lastDay: 'today is the last day',
    past: 'past',
    pastActive: 'past, although the service reports it as active',
    clock: 'by this computer’s clock, which differs from the service’s',
    warning: {
      1: 'The subscription ends within a day. Renew it to keep the catalogue open.',
      7: 'The subscription ends within a week.',
      30: 'The subscription ends within a month.'
    }
  },
  synonyms: {
    title: 'Synonyms',
    help: 'One group per line, words separated by commas. Stored data is searched for all of them.',
    box: 'Groups of synonyms, one per line',
    tooMany: 'At most 500 lines.',
    tooLong: 'Line {line}: at most 20 words of at most 60 characters.',
    single: 'Line {line}: a group needs at least two words.'
  },
  signers: {
    title: 'Trusted computers',
    none: 'None yet. You can trust a computer when you import its transfer file.',
    help: 'Transfer files signed by these computers open without asking.',
    unnamed: 'unnamed',
    since: 'since {day}',
    forget: 'Remove trust',
    forgetOf: 'Remove trust in {name}'
  },
  health: {
    version: 'Version',
    drift: 'Unexpected answers',
    driftNone: 'none since Dynodesk started',
    driftCount: '{count} in {places} field | {count} in {places} fields',
    help: 'Answers that differ from the service’s description. If figures are missing, tell your provider.',
    address: 'Request',
    field: 'Field',
    kind: 'Difference',
    times: 'Times',
    'unknown-field': 'not in the description',
    'wrong-type': 'wrong type',
    'missing-id': 'entry without id, skipped',
    'code-mismatch': 'status and code differ',
    'missing-field': 'missing, though always described as present',
    'too-long': 'text or list too long, shortened or skipped',
    'foreign-id': 'another record than requested',
    'foreign-parent': 'entry of another parent'
  },
  unit: {
    percent: '%',
    milliseconds: 'ms',
    seconds: 's',
    minutes: 'min',
    hours: 'h',
    days: 'day | days',
    kilobytes: 'KB',
    megabytes: 'MB',
    callsPerDay: 'request a day | requests a day',
    calls: 'request | requests',
    rpm: 'rpm',
    messages: 'message | messages',
    events: 'event | events'
  },
  keys: {
    language_interface: { label: 'Language', help: 'Menus, labels, numbers and dates.' },
    language_content: {
      label: 'Catalogue language',
      help: 'Lists and pages not stored in this language are fetched again, 1 request each.'
    },
    language_chineseOrder: {
      label: 'Order of Chinese names',
      help: 'Order of lists when the catalogue is in Chinese.'
    },
    appearance_theme: { label: 'Theme', help: 'Dark suits the workshop, light the sales desk.' },
    appearance_tray: {
      label: 'Icon in the tray',
      help: 'Shows the unread count. Dynodesk keeps running when the last window is closed.'
    },
    help_offerTour: {
      label: 'Offer the tour',
      help: 'Shown beside the columns until you take or decline it. Help starts the tour at any time.'
    },
    keys_letters: {
      label: 'Single-key shortcuts',
      help: 'Keys such as P, U or ? act on their own. Off suits speech input; Ctrl shortcuts stay.'
    },
    units_power: {
      label: 'Power',
      help: 'The service states PS for stock power only. For curves and stages the unit is assumed.'
    },
    units_torque: {
      label: 'Torque',
      help: 'The service states Nm for stock torque only. For curves and stages the unit is assumed.'
    },
    units_speed: { label: 'Top speed is in', help: 'The service states no unit. Choose the one it uses.' },
    units_acceleration: { label: 'Acceleration is in', help: 'The service states no unit. Choose the one it uses.' },
    units_consumption: { label: 'Consumption is in', help: 'The service states no unit. Choose the one it uses.' },
    performance_zeroIsMissing: { label: 'Treat 0 as missing', help: 'Shows a performance figure of 0 as “not given”.' },
    chart_layout: { label: 'Layout', help: 'Power above torque, both on two axes, or a table.' },
    chart_startAtZero: { label: 'Axes start at zero', help: 'If off, small differences look large.' },
    chart_trimZeroPadding: {
      label: 'Trim zeros at the ends of a curve',
      help: 'Zeros at an end count as no data; the chart says so.'
    },
    chart_drawCommonPart: {
      label: 'Draw unequal curves as far as both go',
      help: 'If off, curves of unequal length appear only as a table.'
    },
    chart_peakTolerancePercent: {
      label: 'Tolerance: stated figure and curve',
      help: 'A larger gap between the stated power and the peak of the curve is flagged.'
    },
    shop_tools: {
      label: 'Your read tools',
      help: 'Engines that list one of them are marked as readable; spelling as in the catalogue.'
    },
    search_pauseMilliseconds: {
      label: 'Pause before searching online',
      help: 'Wait after typing; Enter searches at once.'
    },
    search_fuels: {
      label: 'Fuels in the engine search',
      help: 'Sent to the service as written here; it does not state which ones it accepts.'
    },
    pictures_show: { label: 'Show pictures', help: 'Photos and logos from the catalogue.' },
    pictures_unbranded: { label: 'Prefer unbranded pictures', help: 'Photos without badges, where available.' },
    pictures_countAsCalls: {
      label: 'Count pictures as requests',
      help: 'The service does not state whether it counts them; on is safer.'
    },
    pictures_maxKilobytes: { label: 'Largest picture', help: 'Larger pictures are not downloaded.' },
    connection_timeoutSeconds: { label: 'Timeout', help: 'A request without an answer fails after this time.' },
    connection_maxAnswerMegabytes: {
      label: 'Largest answer',
      help: 'If the service sends more, the request fails.'
    },
    connection_subscriptionCheckHours: { label: 'Check the subscription every', help: '1 request each time.' },
    connection_rearmMinutes: {
      label: 'Retry after a refusal',
      help: 'After the service refuses the key or subscription, 1 request tries again.'
    },
    connection_clockToleranceMinutes: {
      label: 'Allowed clock difference',
      help: 'A notice appears when this computer’s clock differs more from the service’s.'
    },
    freshness_listDays: {
      label: 'Refresh lists older than',
      help: 'Shown immediately, refreshed in the background; 0: every time.'
    },
    freshness_typesDays: { label: 'Refresh types older than', help: '−1: same as other lists.' },
    freshness_manufacturersDays: { label: 'Refresh manufacturers older than', help: '−1: same as other lists.' },
    freshness_modelsDays: { label: 'Refresh models older than', help: '−1: same as other lists.' },
    freshness_generationsDays: { label: 'Refresh generations older than', help: '−1: same as other lists.' },
    freshness_enginesDays: { label: 'Refresh engines older than', help: '−1: same as other lists.' },
    freshness_engineDays: {
      label: 'Refresh an engine older than',
      help: 'Shown immediately, refreshed in the background; 0: every time.'
    },
    freshness_idleCallsPerDay: {
      label: 'Refresh favourites while idle, up to',
      help: 'Engines of favourites and sheets, when most of the hour’s requests are unused; 0: off.'
    },
    freshness_emptyHours: { label: 'Remember empty results for', help: 'Until then the service is not asked again.' },
    store_maxMegabytes: {
      label: 'Space for the catalogue',
      help: 'When full, the least recently used data is removed; favourites stay.'
    },
    store_maxPictureMegabytes: {
      label: 'Space for pictures',
      help: 'When full, the least recently seen pictures are removed; those of favourites stay.'
    },
    packs_confirmAboveCalls: { label: 'Confirm downloads above', help: 'A larger download asks for confirmation.' },
    policy_keepDays: {
      label: 'Delete data not refreshed for',
      help: 'Deleted once the service has confirmed this computer’s clock. Favourites, notes and names stay; your contract decides; 0: no limit.'
    },
    policy_readAfterEnd: {
      label: 'Show stored data after the subscription ends',
      help: 'If off, stored data is hidden until the subscription is active again.'
    },
    packs_jobFolder: {
      label: 'Exchange folder',
      help: 'Put a list of cars (TXT, CSV) there: an answer file with the stored engines follows. No requests.'
    },
    policy_allowExport: {
      label: 'Export the catalogue to files',
      help: 'Your contract with the provider decides whether you may.'
    },
    packs_allowFiles: {
      label: 'Transfer files',
      help: 'Transfer downloads to another computer, and import them from one.'
    },
    packs_maxCalls: { label: 'Largest download', help: 'Downloads that need more are refused; 0: no downloads.' },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: requests',
      help: 'For this computer; all computers with the key share 3\u202f600 per hour.'
    },
    limits_vehicleDatabase_windowSeconds: {
      label: 'Vehicle Database: period',
      help: 'The service counts by the hour.'
    },
    limits_support_calls: { label: 'Support: requests', help: 'For this computer.' },
    limits_support_windowSeconds: { label: 'Support: period', help: 'The service counts by the hour.' },
    limits_fileTuning_calls: { label: 'File Tuning: requests', help: '0: no limit; the provider sets none today.' },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: period', help: 'Only used with a limit.' },
    limits_reservePercent: {
      label: 'Reserve for people',
      help: 'Share of the requests that background work never uses.'
    },
    limits_concurrentCalls: { label: 'Requests at once', help: 'More is rarely faster, and the provider may object.' },
    limits_callsPerSecond: { label: 'Requests per second', help: 'At most; further requests wait.' },
    limits_stopPerMethod: {
      label: 'At the limit, pause only that kind of request',
      help: 'Off: the limit pauses all requests.'
    },
    demo_oddRecords: {
      label: 'Odd records',
      help: 'For practice: adds a type with every odd record the service may send.'
    },
    demo_shortHour: {
      label: 'Practise the request limit',
      help: '60 requests a minute; then the limit applies until the minute is over.'
    },
    units_capacity: { label: 'Capacity', help: 'The service states cubic centimetres; litres are converted.' },
    units_topSpeed: { label: 'Top speed', help: 'The service states no unit. To convert, confirm the unit.' },
    units_fuelConsumption: {
      label: 'Consumption',
      help: 'The service states no unit. To convert, confirm the unit.'
    },
    units_both: { label: 'Show two units', help: '140 kW (190 PS) instead of 140 kW.' },
    assume_curvePower: {
      label: 'Curve power is in',
      help: 'All figures read from a curve depend on it.'
    },
    assume_curvePowerConfirmed: { label: 'Curve power confirmed by', help: 'Who asked the provider, and when.' },
    assume_curveTorque: { label: 'Curve torque is in', help: 'All figures read from a curve depend on it.' },
    assume_curveTorqueConfirmed: { label: 'Curve torque confirmed by', help: 'Who asked the provider, and when.' },
    assume_curveRpmConfirmed: { label: 'Curve rpm confirmed by', help: 'Who asked the provider, and when.' },
    assume_stagePower: {
      label: 'Stage power is in',
      help: 'The gain is this minus the stock power, which is stated in PS.'
    },
    assume_stagePowerConfirmed: { label: 'Stage power confirmed by', help: 'Who asked the provider, and when.' },
    assume_stageTorque: {
      label: 'Stage torque is in',
      help: 'The gain is this minus the stock torque, which is stated in Nm.'
    },
    assume_stageTorqueConfirmed: { label: 'Stage torque confirmed by', help: 'Who asked the provider, and when.' },
    assume_speedConfirmed: { label: 'Top speed confirmed by', help: 'Who asked the provider, and when.' },
    assume_accelerationConfirmed: { label: 'Acceleration confirmed by', help: 'Who asked the provider, and when.' },
    assume_consumptionConfirmed: { label: 'Consumption confirmed by', help: 'Who asked the provider, and when.' },
    chart_physicsTolerancePercent: {
      label: 'Tolerance: power and torque × rpm',
      help: 'A larger gap, beyond rounding, flags the curve.'
    },
    chart_bandFrom: { label: 'Mean gain from', help: 'Lower end of the range for the mean gain.' },
    chart_bandTo: { label: 'Mean gain to', help: 'Upper end of the range for the mean gain.' },
    chart_showBand: {
      label: 'Mean gain below the chart',
      help: 'Mean gain of a stage between two engine speeds.'
    },
    chart_cruiseRpm: { label: 'Cruising engine speed', help: 'Engine speed for which the gain is shown separately.' },
    chart_measuredTolerancePercent: {
      label: 'Tolerance: measured run',
      help: 'Spread between vehicles and dynos, drawn as a band around the catalogue curve.'
    },
    export_separator: {
      label: 'CSV separator',
      help: 'As your spreadsheet expects; the decimal mark is always a point.'
    },
    export_byteOrderMark: {
      label: 'CSV: mark as UTF-8',
      help: 'Without it some spreadsheets show wrong letters; a few programs cannot read it.'
    },
    customer_display: { label: 'Show on', help: 'With one display it covers this window; Escape closes it.' },
    customer_screen: {
      label: 'Display',
      help: 'If it is not connected, another display is used.'
    },
    customer_theme: { label: 'Theme', help: 'For the customer screen only.' },
    customer_branded: {
      label: 'Pictures with badges',
      help: 'If off, only pictures without the maker’s badges are shown.'
    },
    customer_follow: {
      label: 'Follow this window',
      help: 'The customer screen changes with the engine you open.'
    },
    events_webhook_enabled: { label: 'Webhook receiver', help: 'Receives events sent to this computer.' },
    events_webhook_host: {
      label: 'Receiver: address',
      help: '127.0.0.1 is this computer only; other addresses open it to the network.'
    },
    events_webhook_port: {
      label: 'Receiver: port',
      help: '0: a free port, chosen at the first start and then reused.'
    },
    events_webhook_path: { label: 'Receiver: path', help: 'Other paths are answered with 404.' },
    events_webhook_hostNames: {
      label: 'Receiver: proxy host names',
      help: 'Host names sent by a tunnel or proxy in front of the receiver.'
    },
    events_webhook_kindFrom: {
      label: 'Receiver: kind from',
      help: 'A request header, a field of the body, or an envelope around the event.'
    },
    events_webhook_kindHeader: {
      label: 'Receiver: kind header',
      help: 'Names what happened, for example ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Receiver: kind field',
      help: 'If the kind is a field: its place in the event, for example /kind.'
    },
    events_webhook_signature: {
      label: 'Receiver: signature',
      help: 'How events are signed; without a signature anyone can send events.'
    },
    events_webhook_signatureHeader: {
      label: 'Receiver: signature header',
      help: 'The signature covers the body byte for byte.'
    },
    events_webhook_signaturePrefix: {
      label: 'Receiver: signature prefix',
      help: 'Text before the signature in the header, for example sha256=.'
    },
    updates_mode: {
      label: 'Updates',
      help: 'Automatic: downloads by itself. Ask: tells you first. Off: only when you check.'
    },
    updates_url: {
      label: 'Update address',
      help: 'For example https://updates.example/dynodesk. If empty, Dynodesk does not check for updates.'
    },
    updates_key: { label: 'Key of the releases', help: 'Public key of your own releases, set by an administrator.' },
    workspace_enabled: { label: 'Join the other computers', help: 'Shares requests and stored vehicles with them.' },
    workspace_url: {
      label: 'Server address',
      help: 'A Redis or Valkey server, for example rediss://server.example:6379; redis:// is not encrypted.'
    },
    workspace_user: { label: 'Server user', help: 'Leave empty if the server has a password only.' },
    workspace_name: { label: 'Name of this computer', help: 'For colleagues; if empty, none is sent.' },
    workspace_openSent: {
      label: 'Open sent engines at once',
      help: 'For the screen of a dyno room. It replaces what is open.'
    },
    workspace_share_answers: {
      label: 'Share vehicle data and pictures',
      help: 'Fetched once for all. Your contract with the provider decides whether you may.'
    },
    workspace_share_events: {
      label: 'Share events and claims',
      help: 'One computer receives for all. Each computer keeps its own read marks.'
    },
    workspace_share_presence: {
      label: 'Show what is open here',
      help: 'Colleagues see which engine and which ticket is open on this computer.'
    },
    workspace_authorityFile: {
      label: 'Server certificate file',
      help: 'PEM; if the server has a certificate of your own.'
    },
    workspace_share_favourites: { label: 'Share favourites', help: 'With their groups.' },
    workspace_share_notes: { label: 'Share notes', help: 'If two people change a note at once, both texts are kept.' },
    workspace_share_synonyms: { label: 'Share synonyms', help: 'The groups of all computers are combined.' },
    workspace_share_templates: { label: 'Share sheet templates', help: 'With their logos, without the default shop.' },
    workspace_share_sheets: {
      label: 'Share the list of sheets',
      help: 'With vehicle, customer and figures. Each computer has its own letters in its sheet numbers.'
    },
    workspace_share_tools: { label: 'Share own tools', help: 'The read tools this shop owns.' },
    roles_enabled: {
      label: 'People share this computer',
      help: 'Each person works in a role. Only the administrator can switch this off.'
    },
    roles_start: { label: 'Role at start', help: 'Other roles need a PIN.' },
    events_mqtt_enabled: { label: 'MQTT broker', help: 'Several computers can receive events from one broker.' },
    events_mqtt_address: {
      label: 'Broker: address',
      help: 'mqtts:// and wss:// are encrypted; the system’s proxy is not used.'
    },
    events_mqtt_user: { label: 'Broker: user', help: 'Leave empty if the broker needs no user name.' },
    events_mqtt_topics: { label: 'Broker: topics', help: '+ stands for one level, # at the end for all.' },
    events_mqtt_kindFrom: {
      label: 'Broker: kind from',
      help: 'The last level of the topic, a user property, or an envelope around the event.'
    },
    events_mqtt_kindProperty: { label: 'Broker: user property', help: 'If the kind is a user property: its name.' },
    events_mqtt_sessionHours: {
      label: 'Broker: storage time',
      help: 'How long the broker stores events while this computer is off.'
    },
    events_mqtt_sessionMessages: {
      label: 'Broker: storage size',
      help: 'Messages stored while this computer is off; if exceeded, the feed warns; 0: unknown.'
    },
    events_mqtt_certificateFile: { label: 'Broker: certificate file', help: 'PEM; for a login by certificate.' },
    events_mqtt_keyFile: { label: 'Broker: key file', help: 'PEM; belongs to the certificate.' },
    events_mqtt_authorityFile: {
      label: 'Broker: authority file',
      help: 'PEM; if the broker uses your own certificate authority.'
    },
    events_relay_enabled: {
      label: 'Event stream',
      help: 'Receives events from a relay server, without an open port here.'
    },
    events_relay_address: { label: 'Stream: address', help: 'https://, or http:// on this computer.' },
    events_relay_kindFrom: { label: 'Stream: kind from', help: 'The name of the event, or an envelope around it.' },
    events_polling_enabled: { label: 'Poll for changes', help: 'Asks the service for changes every few minutes.' },
    events_polling_minutes: {
      label: 'Poll every',
      help: 'Changes appear within this time; tickets count as Support requests.'
    },
    events_polling_projects: {
      label: 'Path: list of projects',
      help: 'Empty: not polled; only reading paths are allowed.'
    },
    events_polling_project: { label: 'Path: one project', help: 'Empty: the entry of the list is used.' },
    events_polling_tickets: {
      label: 'Path: list of tickets',
      help: 'Empty: not polled; only reading paths are allowed.'
    },
    events_polling_ticket: { label: 'Path: one ticket', help: 'Empty: the entry of the list is used.' },
    events_folder_enabled: {
      label: 'Watched folder',
      help: 'Another program saves events there: one per .json file, or one per line in .jsonl and .ndjson. Links and subfolders are ignored.'
    },
    events_folder_path: {
      label: 'Folder',
      help: 'May be on a network share; to move or delete files, only one computer may watch it.'
    },
    events_folder_kindFrom: {
      label: 'Folder: kind from',
      help: 'The file name up to the first . or __, or a field of the event.'
    },
    events_folder_kindField: {
      label: 'Folder: kind field',
      help: 'If the kind is a field: its place in the event, for example /kind.'
    },
    events_folder_taken: {
      label: 'Folder: processed files',
      help: 'What happens to files once stored; moved files go to the subfolder “taken”.'
    },
    events_folder_seconds: {
      label: 'Folder: check every',
      help: 'Finds new files that a network share does not report.'
    },
    events_maxBodyKilobytes: { label: 'Largest event', help: 'Larger events are refused.' },
    events_keepDays: {
      label: 'Keep events for',
      help: 'Older events are deleted once the service has confirmed this computer’s clock.'
    },
    events_keepEvents: { label: 'Maximum events', help: 'When reached, the oldest are deleted.' },
    events_keepMegabytes: {
      label: 'Maximum size',
      help: 'When reached, replayed events are deleted first, then the oldest.'
    },
    events_deskName: { label: 'Your name on claims', help: 'Shown on tickets claimed here; not sent to the service.' },
    events_withoutKeyStore: {
      label: 'Without a key store',
      help: 'Where events go if the system has no key store; applies from the next start.'
    },
    notifications_enabled: { label: 'Show notifications', help: 'Shows a system notification for new events.' },
    notifications_kinds: {
      label: 'Kinds',
      help: 'Events of one ticket or project within five minutes are one notification.'
    },
    notifications_sound: { label: 'Sound', help: 'The system’s notification sound.' },
    notifications_badge: { label: 'Unread count on the icon', help: 'Same number as in the feed.' },
    notifications_names: {
      label: 'Show names and titles',
      help: 'Anyone near the screen can read them. If off, only kind and number are shown.'
    },
    notifications_quietHours: {
      label: 'Quiet hours',
      help: 'No notifications, sound or count; a summary follows.'
    },
    notifications_quietFrom: { label: 'Quiet from', help: 'For example 19:00.' },
    notifications_quietTo: { label: 'Quiet until', help: 'For example 07:00.' },
    appearance_density: {
      label: 'Density',
      help: 'Workshop: larger text and buttons; compact: more rows.'
    },
    appearance_zoom: { label: 'Zoom', help: '50 to 200; Ctrl + and Ctrl − change it, Ctrl 0 resets it.' }
  },
  page: {
    general: 'General',
    chart: 'Chart and figures',
    search: 'Search and pictures',
    customer: 'Customer screen',
    connection: 'Connection',
    offline: 'Offline and storage',
    events: 'Events',
    notifications: 'Notifications',
    workspace: 'Several computers',
    administration: 'Administration',
    health: 'Health',
    help: 'Updates and shortcuts'
  },
  advanced: 'Advanced',
  find: {
    label: 'Find a setting',
    none: 'No settings match.',
    count: '{count} setting found | {count} settings found'
  },
  showShortcuts: 'Show all shortcuts'
}
