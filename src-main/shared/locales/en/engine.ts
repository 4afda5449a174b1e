import type { Engine } from '../../catalogue/records'

/** Texts of the engine page: facts, stages, performance figures, dyno chart. */
export default {
  page: 'Engine',
  loading: 'Fetching the engine',
  never: 'Not available offline: this engine has not been opened on this computer yet.',
  noPlace: 'Its place in the catalogue is not known.',
  findPlace: 'Find its place',
  placeNotFound: 'The service’s search does not tell where this engine sits.',
  severalPlaces: 'This engine sits in several places; choose the one meant.',
  refresh: 'Refresh · {cost}',
  refreshNow: 'Refresh',
  actions: 'Actions',
  /** Before the names of several missing facts. */
  folded: { notGiven: 'Not given: {fields}', notLoaded: 'Not loaded: {fields}' },
  refreshing: 'Refreshing',
  fetched: 'Fetched {moment}',
  source: { desk: 'from this computer', service: 'from the service' },
  fresh: { stale: 'May be out of date', offline: 'Offline' },
  favourite: {
    add: 'Favourite',
    addTitle: 'Add to the favourites; its data stays on this desk (F)',
    remove: 'Favourite',
    removeTitle: 'Take out of the favourites (F)',
    group: 'Group',
    groupHint: 'group …'
  },
  note: {
    title: 'Note',
    box: 'Note on this engine',
    private: 'Private, kept on this desk.',
    saved: 'Saved {moment}.',
    unsaved: 'Not saved yet.',
    hint: 'Anything worth knowing next time'
  },
  share: {
    open: 'More',
    language: 'Catalogue language: {language}',
    link: 'Copy link',
    mail: 'E-mail …',
    raw: 'Raw record',
    handed: 'Handed to the mail program'
  },
  raw: {
    title: 'Raw record',
    what: 'What the service sent, word for word. Numbers are not changed, keys are removed.',
    engine: 'Engine',
    performance: 'Performance',
    state: {
      kept: '',
      'too-long': 'Not kept: {bytes} kB are too long to be kept word for word.',
      'from-file': 'Not kept: this record came out of a pack file, which holds no raw answers.',
      older: 'Not kept: fetched by an older version. Refresh the page to get it.',
      'no-data': 'The service said that it has no data here.',
      'not-here': 'Not on this desk.'
    },
    noPlace: 'Figures belong to an engine in its place, which is not known.',
    stamp: 'Fetched {moment} · asked in {language} · {bytes}',
    bytes: '{n} byte | {n} bytes',
    gap: {
      'left-out': 'Left out',
      null: 'Sent as null',
      'empty-text': 'Sent as empty text',
      'empty-list': 'Sent as empty list'
    },
    unknown: 'Fields nobody described',
    noUnknown: 'No field that the description of the service does not name.',
    text: 'Answer of the service: {name}',
    copy: 'Copy'
  },
  picture: 'Picture of {name}',
  noPicture: 'no picture',
  askGeneration: 'Years and picture · {cost}',
  askYears: 'Years · {cost}',
  askPlace: 'Make, model, years and picture · {cost}',
  picturesOff: 'pictures are switched off',

  group: {
    engine: 'Engine',
    record: 'Record',
    tools: 'Read tools',
    methods: 'Read methods',
    options: 'Options',
    stages: 'Stages',
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
  notesMore: '{n} note, more below | {n} notes, more below',
  valueCount: '{n} value | {n} values',
  valuesBad: 'cannot be read',
  valuesTooLong: 'too long to be read',
  forInformation: 'for information',

  option: {
    code: 'Code {code}',
    noCode: 'no code',
    noDescription: 'No description given.',
    unnamed: 'unnamed option',
    about: 'For information only: an order takes its options from elsewhere.'
  },

  stock: 'Stock',
  stage: 'Stage {n}',
  stageAgain: 'Stage {n} ({count})',
  stageNoNumber: 'Stage without number',
  stageNoNumberAgain: 'Stage without number ({count})',
  needs: 'needs: {parts}',
  percent: '{n} %',

  performance: {
    zeroTo100: '0–100',
    zeroTo100Unit: '0–100 {unit}',
    topSpeed: 'Top speed',
    consumption: 'Consumption',
    figure: 'Figure',
    stock: 'Stock',
    stage1: 'Stage 1',
    none: 'The service has no performance figures for this engine here.',
    noPlace: 'Figures belong to an engine in its place.',
    assumption: 'The service states no units; these are this shop’s assumption.',
    bare: 'The service states no units.',
    zero: 'received as 0',
    stockOnly: 'The service gives this figure for stock only.'
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
    panel: '{quantity} · {unit}',
    endLabel: '{curve} {unit}',
    describe:
      'Power and torque over engine speed. Left and right arrows move from point to point, Shift moves finely between points, Home and End go to the ends. The layout “Table” has the same numbers. Plus and minus zoom, 0 shows the whole range.',
    peak: '{curve}: highest {quantity} {value} at {rpm} rpm.',
    interpolated: 'interpolated',
    between: 'between points',
    beyond: 'no value here',
    allHidden: 'Every curve is switched off.',
    showAll: 'Show all',
    show: 'Show {curve}',
    select: 'Compare with stock',
    zoomReset: 'Whole rpm range',
    readout: 'Values at the crosshair',
    verdict: {
      consistent: 'curves consistent',
      consistentOf: '{drawn} of {all} drawn, consistent',
      drawn: 'see notes',
      refused: 'not drawn',
      none: 'no curves'
    },
    none: 'No curves for this engine',
    refused: 'The curve values cannot be drawn for certain.',
    refusedMore: 'The table has the numbers as received.',
    values: 'Curve values as received',
    copy: 'Copy table',
    converted: 'Converted from {power}, {torque}',
    received: 'received: {value} {unit}',
    undrawn: 'not in the chart',
    noMember: 'not given'
  },

  bad: {
    'leading-comma': 'the text begins with a comma',
    'trailing-comma': 'the text ends with a comma',
    'empty-member': 'member {at} is empty',
    'not-a-number': 'member {at}, “{text}”, is not a plain number',
    absurd: 'member {at}, “{text}”, is beyond any engine',
    'too-many': 'there are too many members',
    'too-long': 'the text is too long to be read'
  },
  series: { rpm: 'rpm values', power: 'power values', torque: 'torque values' },
  finding: {
    'values-bad': '{curves}: {series} not drawn: {problem}.',
    'values-bad-rpm': '{curves}: not drawn, the rpm values cannot be read: {problem}.',
    'no-values': '{curves}: no curve values given.',
    'power-missing': '{curves}: power values not given.',
    'torque-missing': '{curves}: torque values not given.',
    'rpm-missing': '{curves}: not drawn, rpm values not given.',
    'unequal-length': '{curves}: not paired for certain, {counts}.',
    'rpm-in-doubt': '{curves}: not paired for certain, the engine’s own values differ in number.',
    'common-part': '{curves}: drawn up to point {count} only, as the settings ask; the pairing is not certain.',
    'rpm-sorted': '{curves}: points put in order of rpm.',
    'rpm-duplicate': '{curves}: not drawn, {rpm} rpm occurs more than once.',
    'rpm-negative': '{curves}: not drawn, {rpm} rpm makes no sense.',
    'padding-trimmed': '{curves}: zeros left out at the ends, {start} at the start and {end} at the end.',
    'padding-kept': '{curves}: zeros at the ends are drawn, {start} at the start and {end} at the end.',
    'all-zero': '{curves}: not drawn, every value is 0.',
    'zeros-inside': '{curves}: {problem}.',
    'negative-values': '{curves}: {series} below 0 ({count}, first at {rpm} rpm).',
    'single-point': '{curves}: one point only, at {rpm} rpm.',
    'peak-differs': '{curves}: {quantity} is given as {headline}, the curve’s highest point is {peak} ({percent} %).',
    'physics-differs':
      '{curves}: power does not fit torque × rpm at {count} of {of} points ({percent} % at {rpm} rpm, {median} % in the middle).',
    'power-unit-hint':
      '{curves}: the power values fit {unit} better than the unit they are taken for; the settings say which that is.'
  },
  /** Inside a sentence. */
  quantity: { power: 'power', torque: 'torque' },
  counts: { rpm: '{n} rpm', power: '{n} power', torque: '{n} torque' }
}
