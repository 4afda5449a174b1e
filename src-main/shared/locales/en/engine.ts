import type { Engine } from '../../catalogue/records'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Engine',
  loading: 'Fetching the engine',
  noPlace: 'Location in the catalogue unknown.',
  placeNotFound: 'The service does not give its location.',
  severalPlaces: 'Several locations found. Choose one.',
  refresh: 'Refresh · {cost}',
  actions: 'Actions',
  /** Before the names of several missing facts. */
  folded: { notGiven: 'Not given: {fields}', notLoaded: 'Not loaded: {fields}' },
  fetched: 'Fetched {moment}',
  source: { desk: 'from this computer', service: 'from the service' },
  fresh: { stale: 'May be out of date', offline: 'Offline' },
  favourite: {
    add: 'Favourite',
    addTitle: 'Add to favourites; stays available offline (F)',
    removeTitle: 'Remove from favourites (F)',
    group: 'Group',
    groupHint: 'group…'
  },
  note: {
    title: 'Note',
    box: 'Note on this engine',
    private: 'Private, stored on this computer.',
    saved: 'Saved {moment}.',
    unsaved: 'Not saved yet.',
    hint: 'Anything worth knowing next time'
  },
  share: {
    open: 'More',
    language: 'Catalogue language: {language}',
    link: 'Copy link',
    mail: 'E-mail…',
    handed: 'Handed to the mail program'
  },
  raw: {
    what: 'The service’s answer as received, without keys.',
    engine: 'Engine',
    performance: 'Performance',
    state: {
      kept: '',
      'too-long': 'Not stored: {bytes} kB is too long.',
      'from-file': 'Not stored: imported from a transfer file.',
      older: 'Not stored by an older version. Refresh the page to get it.',
      'no-data': 'The service has no data here.',
      'not-here': 'Not on this computer.'
    },
    stamp: 'Fetched {moment} · language requested: {language} · {bytes}',
    gap: {
      'left-out': 'Not sent',
      null: 'Sent without a value (null)',
      'empty-text': 'Sent as empty text ("")',
      'empty-list': 'Sent as an empty list ([])'
    },
    unknown: 'Undocumented fields',
    text: 'Service answer: {name}'
  },
  picture: 'Picture of {name}',
  noPicture: 'no picture',
  askGeneration: 'Load years and picture',
  askYears: 'Load years',
  askPlace: 'Load make and model',
  picturesOff: 'pictures are switched off',

  /** Other engines with the same control unit or engine code. */
  same: {
    by: { 'ecu-code': 'Same ECU and engine code', code: 'Same engine code', ecu: 'Same ECU' },
    line: '{same}: {engines}',
    engines: '{n} other engine | {n} other engines',
    withSheets: '{line}, {sheets}',
    sheets: '{n} with a sheet | {n} with a sheet'
  },
  group: {
    identification: 'Identification',
    engine: 'Engine',
    record: 'Record',
    tools: 'Read tools',
    methods: 'Read methods',
    options: 'Options',
    stages: 'Stages',
    stageFigures: 'Power and torque of the stages',
    performance: 'Performance',
    notes: 'Notes on the curves'
  },
  field: {
    id: 'Engine id',
    name: 'Name',
    slug: 'Slug',
    type: 'Type',
    capacity: 'Capacity',
    power: 'Power',
    torque: 'Torque',
    cylinders: 'Cylinders',
    year: 'Engine year',
    ecu: 'ECU',
    tcu: 'TCU',
    hp_values: 'Power values',
    nm_values: 'Torque values',
    rpm_values: 'Rpm values',
    engine_code: 'Engine code',
    fuel_name: 'Fuel'
  } satisfies Record<keyof Engine, string>,
  valueCount: '{n} value | {n} values',
  valuesBad: 'cannot be read',
  valuesTooLong: 'too long to be read',
  forInformation: 'for information',
  showAllOf: 'Show all {n}',
  andMore: '{names} and {n} more',

  option: {
    code: 'Code {code}',
    noCode: 'no code',
    noDescription: 'No description given.',
    unnamed: 'unnamed option',
    about: 'For information only; orders have their own options.',
    rulesUnread: 'The option rules couldn’t be read.'
  },

  stock: 'Stock',
  stageless: 'no stages in the catalogue',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage without number',
  stageNoNumberAgain: 'Stage without number ({count})',
  needs: 'Requires {parts}',
  /** Gains that the curves contradict. */
  stated: 'stated figures',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Top speed',
    consumption: 'Consumption',
    figure: 'Figure',
    stock: 'Stock',
    stage1: 'Stage 1',
    none: 'No performance figures.',
    noPlace: 'Performance figures need a known location.',
    zero: 'received as 0',
    stockOnly: 'Given for stock only.'
  },

  dyno: {
    title: 'Dyno chart',
    layout: 'Layout of the chart',
    stacked: 'Stacked',
    axes: 'Two axes',
    table: 'Table',
    curves: 'Curves shown',
    speed: 'Engine speed',
    power: 'Power',
    torque: 'Torque',
    endLabel: '{curve} {unit}',
    describe:
      'Power and torque by engine speed. Arrow keys move by point, with Shift finely; Home and End to the ends; plus and minus zoom, 0 resets. “Table” has the values.',
    peak: '{curve}: highest {quantity} {value} at {rpm} rpm.',
    peakAt: '{value} at {rpm}',
    curvePeak: 'curve: {value}',
    interpolated: 'interpolated',
    between: 'between points',
    beyond: 'no value here',
    allHidden: 'All curves are hidden.',
    showAll: 'Show all',
    show: 'Show {curve}',
    select: 'Compare with stock',
    zoomReset: 'Whole rpm range',
    readout: 'Values at the crosshair',
    verdict: {
      consistent: 'power and torque agree',
      consistentOf: '{drawn} of {all} drawn, consistent',
      drawn: 'See notes',
      refused: 'Chart not drawn',
      none: 'no curves'
    },
    none: 'No curves for this engine',
    values: 'Curve values as received',
    copy: 'Copy table',
    converted: 'Converted from {power}, {torque}',
    received: 'received: {value} {unit}',
    undrawn: 'not in the chart'
  },

  bad: {
    'leading-comma': 'the text starts with a comma',
    'trailing-comma': 'the text ends with a comma',
    'empty-member': 'value {at} is empty',
    'not-a-number': 'value {at}, “{text}”, is not a number',
    absurd: 'value {at}, “{text}”, is impossible',
    'too-many': 'too many values',
    'too-long': 'the text is too long'
  },
  series: { rpm: 'rpm values', power: 'power values', torque: 'torque values' },
  finding: {
    'values-bad': '{curves}: {series} not drawn: {problem}.',
    'values-bad-rpm': '{curves}: not drawn, rpm values unreadable: {problem}.',
    'no-values': '{curves}: no curve values given.',
    'power-missing': '{curves}: power values not given.',
    'torque-missing': '{curves}: torque values not given.',
    'rpm-missing': '{curves}: not drawn, rpm values not given.',
    'unequal-length': '{curves}: the numbers of values differ ({counts}).',
    'rpm-in-doubt': '{curves}: rpm values in doubt, stock has unequal numbers of values.',
    'common-part': '{curves}: unequal curves, drawn up to point {count} only.',
    'rpm-sorted': '{curves}: points sorted by rpm.',
    'rpm-duplicate': '{curves}: not drawn, {rpm} rpm occurs more than once.',
    'rpm-negative': '{curves}: not drawn, {rpm} rpm is impossible.',
    'padding-trimmed': '{curves}: zeros trimmed, {start} at the start and {end} at the end.',
    'padding-kept': '{curves}: zeros drawn, {start} at the start and {end} at the end.',
    'all-zero': '{curves}: not drawn, every value is 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} below 0 ({count}, first at {rpm} rpm).',
    'single-point': '{curves}: one point only, at {rpm} rpm.',
    'peak-differs': '{curves}: stated {quantity} {headline}, peak of the curve {peak} ({percent} %).',
    'physics-differs':
      '{curves}: power deviates from torque × rpm at {count} of {of} points (by {percent} % at {rpm} rpm, median {median} %).',
    'power-unit-hint': '{curves}: the power values fit {unit} better than the assumed unit.'
  },
  /** Inside a sentence. */
  quantity: { power: 'power', torque: 'torque' },
  counts: { rpm: '{n} engine speeds', power: '{n} power values', torque: '{n} torque values' }
}
