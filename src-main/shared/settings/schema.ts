/**
 * Every setting: its kind, default and bounds. The one list; the screen, the file, the managed file and the checks all
 * read it.
 *
 * A setting exists where the specification says "not shown" (limits, units, fuel words) or where shops differ. To add
 * one, add a line here and
 * its text under `settings.keys` in the window's locales.
 */
import {
  brokerAddressProblem,
  folderProblem,
  headerNameProblem,
  headerPrefixProblem,
  listenHostProblem,
  listenPathProblem,
  relayAddressProblem,
  topicProblem
} from '../feed/sources/source-addresses'
import { NOTIFIED_KINDS } from '../feed/notifications/notification-queue'
import { parsePointer } from '../feed/mapping/body-pointer'
import { pollPathProblem } from '../feed/sources/poll-paths'
import { timeProblem } from '../feed/notifications/quiet-hours'
import { SIGNATURE_SCHEMES } from '../feed/sources/signature'
import { LANGUAGES } from '../text/languages'
import type { SettingProblem } from './setting-problems'

interface Base<K extends string, V> {
  readonly type: K
  readonly group: SettingGroup
  readonly standard: V
}
export type SettingDefinition =
  | (Base<'choice', string> & { readonly choices: readonly string[] })
  | (Base<'integer' | 'number', number> & { readonly min: number; readonly max: number })
  | Base<'boolean', boolean>
  // `problem`: what else must hold of it
  // `chosen`: a person picks it in a dialog of the system or an administrator fixes it; the window cannot write it,
  // only
  // empty it. What else main asks about before the window may change it: `guard.ts`
  | (Base<'text', string> & {
      readonly maxLength: number
      readonly problem?: (value: string) => SettingProblem | null
      readonly chosen?: true
    })
  | (Base<'list', readonly string[]> & {
      readonly maxItems: number
      readonly problem?: (word: string) => SettingProblem | null
    })
export const SETTING_GROUPS = [
  'general',
  'units',
  'assumptions',
  'chart',
  'search',
  'pictures',
  'connection',
  'limits',
  'offline',
  'export',
  'policy',
  'customer',
  'events',
  'notifications'
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

export const SETTINGS_VERSION = 1

// the exact types are kept, so that the value of a key has the type of that key and a choice is one of its words
const choice = <const C extends string>(group: SettingGroup, standard: C, choices: readonly C[]) =>
  ({ type: 'choice', group, standard, choices }) as const
const integer = (group: SettingGroup, standard: number, min: number, max: number) =>
  ({ type: 'integer', group, standard, min, max }) as const
const flag = (group: SettingGroup, standard: boolean) => ({ type: 'boolean', group, standard }) as const
const text = (
  group: SettingGroup,
  standard: string,
  maxLength: number,
  problem?: (value: string) => SettingProblem | null
) => ({ type: 'text', group, standard, maxLength, ...(problem ? { problem } : {}) }) as const

const placeProblem = (place: string): SettingProblem | null => (parsePointer(place) === null ? { code: 'place' } : null)

export const SETTINGS = {
  'language.interface': choice('general', 'system', ['system', ...LANGUAGES]),
  /** 'system': the same as the interface. */
  'language.content': choice('general', 'system', ['system', ...LANGUAGES]),
  'appearance.theme': choice('general', 'system', ['system', 'light', 'dark']),

  'units.power': choice('units', 'PS', ['PS', 'kW', 'bhp']),
  'units.torque': choice('units', 'Nm', ['Nm', 'lb-ft', 'kgm']),
  /** Units of performance figures are not stated; what this shop takes them for. 'none' prints the bare number. */
  'units.speed': choice('assumptions', 'km/h', ['km/h', 'mph', 'none']),
  'units.acceleration': choice('assumptions', 's', ['s', 'none']),
  'units.consumption': choice('assumptions', 'none', ['none', 'l/100 km', 'mpg (imp)', 'mpg (US)']),
  /** A performance figure of 0 is taken as missing (trap 61). */
  'performance.zeroIsMissing': flag('units', true),

  'chart.layout': choice('chart', 'stacked', ['stacked', 'axes', 'table']),
  'chart.startAtZero': flag('chart', true),
  /** A run of zeros at either end of a curve is taken as "no data" (trap 47). */
  'chart.trimZeroPadding': flag('chart', true),
  /** Draw the part where curves of unequal length can be paired (trap 43). */
  'chart.drawCommonPart': flag('chart', false),
  /** Headline against curve peak: how far they may differ before it is said, in percent. */
  'chart.peakTolerancePercent': { type: 'number', group: 'chart', standard: 2, min: 0, max: 50 },

  /** Names of the read tools this shop owns, as the catalogue spells them. */
  'shop.tools': { type: 'list', group: 'general', standard: [], maxItems: 100 },

  'search.pauseMilliseconds': integer('search', 600, 200, 10_000),
  /** Words sent as `fuel`; which ones the service allows is not shown (trap 55). */
  'search.fuels': {
    type: 'list',
    group: 'search',
    standard: ['Diesel', 'Petrol', 'Ethanol', 'LPG', 'Hybrid'],
    maxItems: 40
  },

  'pictures.show': flag('pictures', true),
  'pictures.unbranded': flag('pictures', false),
  /** Whether the service counts pictures as calls is not shown (trap 19). */
  'pictures.countAsCalls': flag('pictures', false),
  'pictures.maxKilobytes': integer('pictures', 4096, 16, 65_536),

  'connection.timeoutSeconds': integer('connection', 20, 1, 120),
  'connection.maxAnswerMegabytes': integer('connection', 20, 1, 200),
  'connection.subscriptionCheckHours': integer('connection', 24, 1, 720),
  /** After a 401 or 403: how long until one timed call asks again. */
  'connection.rearmMinutes': integer('connection', 30, 1, 1440),
  /** How far this computer's clock and the service's may differ before it is said (trap 103). */
  'connection.clockToleranceMinutes': integer('connection', 5, 1, 1440),

  /** Age in days after which an opened page is renewed behind what is shown, budget allowing. 0: at every opening. */
  'freshness.listDays': integer('offline', 7, 0, 3650),
  /** The same for the lists of one level; -1: as for every list. */
  'freshness.typesDays': integer('offline', -1, -1, 3650),
  'freshness.manufacturersDays': integer('offline', -1, -1, 3650),
  'freshness.modelsDays': integer('offline', -1, -1, 3650),
  'freshness.generationsDays': integer('offline', -1, -1, 3650),
  'freshness.enginesDays': integer('offline', -1, -1, 3650),
  'freshness.engineDays': integer('offline', 14, 0, 3650),
  /** How long "nothing there" is remembered. */
  'freshness.emptyHours': integer('offline', 12, 1, 720),
  'store.maxMegabytes': integer('offline', 2048, 50, 100_000),
  'store.maxPictureMegabytes': integer('offline', 512, 0, 50_000),
  /** Above this many calls a pack asks for a second yes. */
  'packs.confirmAboveCalls': integer('offline', 300, 1, 1_000_000),

  /**
   * How the catalogue may be kept and passed on is for the contract with the provider to say (traps 99, 100); an
   * administrator can fix these.
   */
  /**
   * Days something may be kept without having been renewed; then it is not shown, and erased within hours. 0: without
   * limit.
   */
  'policy.keepDays': integer('policy', 0, 0, 3650),
  'policy.readAfterEnd': flag('policy', true),
  /** Whether catalogue data may leave this desk in files. */
  'policy.allowExport': flag('policy', true),
  /** Whether pack files are used at all, read ones too. */
  'packs.allowFiles': flag('policy', true),
  /** Calls one pack may need at most (trap 82); 0: no packs. The default is a mid-size brand in nine languages. */
  'packs.maxCalls': integer('policy', 20_000, 0, 1_000_000),

  'limits.vehicleDatabase.calls': integer('limits', 3600, 1, 1_000_000),
  'limits.vehicleDatabase.windowSeconds': integer('limits', 3600, 1, 86_400),
  'limits.support.calls': integer('limits', 3600, 1, 1_000_000),
  'limits.support.windowSeconds': integer('limits', 3600, 1, 86_400),
  /** 0: no limit, which is what is stated today ("may change in future"). */
  'limits.fileTuning.calls': integer('limits', 0, 0, 1_000_000),
  'limits.fileTuning.windowSeconds': integer('limits', 3600, 1, 86_400),
  /** Share of the limit that background work leaves to people. */
  'limits.reservePercent': integer('limits', 30, 0, 90),
  'limits.concurrentCalls': integer('limits', 4, 1, 16),
  'limits.callsPerSecond': integer('limits', 5, 1, 100),
  /**
   * Whether a 429 stops the refused address alone; its text says "for this method", the limit is stated for all (trap
   * 75).
   */
  'limits.stopPerMethod': flag('limits', false),

  /** How the known figures are written. */
  'units.capacity': choice('units', 'cc', ['cc', 'l']),
  /**
   * Performance figures are written in these only once their assumed unit is confirmed (trap 59); until then in the
   * assumed one.
   */
  'units.topSpeed': choice('units', 'km/h', ['km/h', 'mph']),
  'units.fuelConsumption': choice('units', 'l/100 km', ['l/100 km', 'mpg (imp)', 'mpg (US)']),
  /** Two units together: "140 kW (190 PS)". */
  'units.both': flag('units', false),

  /**
   * What fields without a stated unit are taken for (trap 48), and who confirmed it; blank: nobody. Read them through
   * `core/assumptions.ts`.
   */
  'assume.curvePower': choice('assumptions', 'PS', ['PS', 'kW', 'bhp']),
  'assume.curvePowerConfirmed': text('assumptions', '', 120),
  'assume.curveTorque': choice('assumptions', 'Nm', ['Nm', 'lb-ft', 'kgm']),
  'assume.curveTorqueConfirmed': text('assumptions', '', 120),
  'assume.curveRpmConfirmed': text('assumptions', '', 120),
  'assume.stagePower': choice('assumptions', 'PS', ['PS', 'kW', 'bhp']),
  'assume.stagePowerConfirmed': text('assumptions', '', 120),
  'assume.stageTorque': choice('assumptions', 'Nm', ['Nm', 'lb-ft', 'kgm']),
  'assume.stageTorqueConfirmed': text('assumptions', '', 120),
  'assume.speedConfirmed': text('assumptions', '', 120),
  'assume.accelerationConfirmed': text('assumptions', '', 120),
  'assume.consumptionConfirmed': text('assumptions', '', 120),

  /**
   * How far power may be from torque times speed before a curve is flagged, in percent, beyond what rounding of the
   * values explains.
   */
  'chart.physicsTolerancePercent': { type: 'number', group: 'chart', standard: 3, min: 0.5, max: 50 },
  /** The band of the mean gain and the cruising speed, in rpm, as last chosen at this desk. */
  'chart.bandFrom': integer('chart', 2000, 0, 30_000),
  'chart.bandTo': integer('chart', 3500, 0, 30_000),
  'chart.showBand': flag('chart', true),
  'chart.cruiseRpm': integer('chart', 2500, 0, 30_000),
  /** The usual spread of a series around its stated figure, and of one dynamometer around another. */
  'chart.measuredTolerancePercent': { type: 'number', group: 'chart', standard: 5, min: 0, max: 50 },

  /** What spreadsheets of this country take for the end of a cell; the decimal point is a point in both. */
  'export.separator': choice('export', 'comma', ['comma', 'semicolon']),
  /** A mark at the start by which some spreadsheets know UTF-8. */
  'export.byteOrderMark': flag('export', true),

  /** Where the customer's screen is shown: on another display than the window's, where there is one, or on the same. */
  'customer.display': choice('customer', 'other', ['other', 'same']),
  /** Which of the other displays, as `displayKey` writes it; '': the first. */
  'customer.screen': text('customer', '', 200),
  'customer.theme': choice('customer', 'dark', ['dark', 'light']),
  /** Pictures with the maker's badges in front of customers. */
  'customer.branded': flag('customer', false),
  /** The customer's screen goes along when another engine is opened. */
  'customer.follow': flag('customer', false),

  // How events are delivered, signed and laid out is not shown (traps 85-91): everything about it is a setting
  'events.webhook.enabled': flag('events', false),
  /** Another one than this machine's own opens it to the network; the window warns. */
  'events.webhook.host': text('events', '127.0.0.1', 45, listenHostProblem),
  /** 0: any free one, shown in the window. */
  'events.webhook.port': integer('events', 0, 0, 65_535),
  'events.webhook.path': text('events', '/events', 200, listenPathProblem),
  /** Names a proxy or tunnel in front sends as `Host`. */
  'events.webhook.hostNames': { type: 'list', group: 'events', standard: [], maxItems: 20 },
  /**
   * Where the kind stands: a header, or the body, at a place of it or in an envelope { kind, body } around the event.
   */
  'events.webhook.kindFrom': choice('events', 'header', ['header', 'field']),
  'events.webhook.kindHeader': text('events', 'X-TF-EVENT', 100, headerNameProblem),
  'events.webhook.kindField': text('events', '/kind', 200, placeProblem),
  /** 'none' accepts unsigned events. */
  'events.webhook.signature': choice('events', 'hmac-sha256-base64', SIGNATURE_SCHEMES),
  'events.webhook.signatureHeader': text('events', 'X-TF-HMAC-SHA256', 100, headerNameProblem),
  'events.webhook.signaturePrefix': text('events', '', 40, headerPrefixProblem),

  'events.mqtt.enabled': flag('events', false),
  'events.mqtt.address': text('events', '', 500, brokerAddressProblem),
  'events.mqtt.user': text('events', '', 200),
  'events.mqtt.topics': {
    type: 'list',
    group: 'events',
    standard: ['dynodesk/events/#'],
    maxItems: 20,
    problem: topicProblem
  },
  /**
   * Where the kind stands: the last level of the topic, a user property, or a JSON envelope { kind, body } around the
   * event.
   */
  'events.mqtt.kindFrom': choice('events', 'topic', ['topic', 'property', 'envelope']),
  'events.mqtt.kindProperty': text('events', 'X-TF-EVENT', 100),
  /** How long the broker keeps what this desk misses. */
  'events.mqtt.sessionHours': integer('events', 168, 1, 8760),
  /**
   * How many messages of it at most; beyond that brokers drop. What Mosquitto, EMQX and HiveMQ come with. 0: not known.
   */
  'events.mqtt.sessionMessages': integer('events', 1000, 0, 1_000_000),
  'events.mqtt.certificateFile': { ...text('events', '', 1000), chosen: true },
  'events.mqtt.keyFile': { ...text('events', '', 1000), chosen: true },
  'events.mqtt.authorityFile': { ...text('events', '', 1000), chosen: true },

  'events.relay.enabled': flag('events', false),
  'events.relay.address': text('events', '', 1000, relayAddressProblem),
  'events.relay.kindFrom': choice('events', 'event', ['event', 'envelope']),

  'events.polling.enabled': flag('events', false),
  'events.polling.minutes': integer('events', 5, 1, 1440),
  'events.polling.projects': text('events', '/projects?per_page=20&page={page}', 200, (path) =>
    path === '' ? null : pollPathProblem(path, 'list')
  ),
  'events.polling.project': text('events', '/projects/view/{id}', 200, (path) =>
    path === '' ? null : pollPathProblem(path, 'item')
  ),
  'events.polling.tickets': text('events', '/support/tickets?per_page=20&page={page}', 200, (path) =>
    path === '' ? null : pollPathProblem(path, 'list')
  ),
  'events.polling.ticket': text('events', '/support/tickets/{id}', 200, (path) =>
    path === '' ? null : pollPathProblem(path, 'item')
  ),

  'events.maxBodyKilobytes': integer('events', 5120, 1, 65_536),
  'events.keepDays': integer('events', 90, 1, 3650),
  'events.keepEvents': integer('events', 10_000, 100, 1_000_000),
  /** Of the events' file with all bodies, as compressed there. */
  'events.keepMegabytes': integer('events', 2048, 50, 1_000_000),
  /** Name under which this desk claims tickets; told to nobody. */
  'events.deskName': text('events', '', 60),
  /**
   * Where the system has no key store. 'session': until the program ends. 'open': on the disk under a key that lies
   * beside. Read at the start.
   */
  'events.withoutKeyStore': choice('events', 'session', ['session', 'open']),

  'notifications.enabled': flag('notifications', true),
  /** Kinds that are told; 'other' is every kind the specification does not name. */
  'notifications.kinds': {
    type: 'list',
    group: 'notifications',
    standard: NOTIFIED_KINDS,
    maxItems: NOTIFIED_KINDS.length,
    problem: (word) =>
      (NOTIFIED_KINDS as readonly string[]).includes(word)
        ? null
        : { code: 'words', params: { choices: NOTIFIED_KINDS.join(', ') } }
  },
  'notifications.sound': flag('notifications', true),
  'notifications.badge': flag('notifications', true),
  /** Titles and names in notifications, which others in the room can read. */
  'notifications.names': flag('notifications', false),
  'notifications.quietHours': flag('notifications', false),
  'notifications.quietFrom': text('notifications', '19:00', 5, timeProblem),
  'notifications.quietTo': text('notifications', '07:00', 5, timeProblem),

  'events.folder.enabled': flag('events', false),
  'events.folder.path': { ...text('events', '', 1000, folderProblem), chosen: true },
  /**
   * The name of the file up to the first "." or "__", or a field of the event. Files of lines say the kind in each
   * line.
   */
  'events.folder.kindFrom': choice('events', 'name', ['name', 'field']),
  'events.folder.kindField': text('events', '/kind', 200, placeProblem),
  /** What becomes of a file once its events are stored; 'move': into the folder `taken` inside. */
  'events.folder.taken': choice('events', 'keep', ['keep', 'move', 'delete']),
  /** How often the folder is looked through: shares do not tell of new files. */
  'events.folder.seconds': integer('events', 10, 1, 3600)
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof SETTINGS
type ValueOf<D> = D extends { type: 'boolean' }
  ? boolean
  : D extends { type: 'integer' | 'number' }
    ? number
    : D extends { type: 'list' }
      ? readonly string[]
      : D extends { choices: readonly (infer C)[] }
        ? C
        : string
export type Settings = { -readonly [K in SettingKey]: ValueOf<(typeof SETTINGS)[K]> }

/** True when the window cannot write it, see `chosen`. */
export function isChosen(key: string): boolean {
  return isSettingKey(key) && 'chosen' in SETTINGS[key]
}

export function isSettingKey(key: unknown): key is SettingKey {
  return typeof key === 'string' && Object.hasOwn(SETTINGS, key)
}

/** A fresh copy of every default. */
export function defaultSettings(): Settings {
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([key, definition]) => [key, definition.standard])
  ) as unknown as Settings
}

/** What is wrong with a value for a key, or null when it may be set. */
export function settingProblem(key: SettingKey, value: unknown): SettingProblem | null {
  const d = SETTINGS[key] as SettingDefinition
  switch (d.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : { code: 'boolean' }
    case 'integer':
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'number' }
      if (d.type === 'integer' && !Number.isInteger(value)) return { code: 'whole' }
      return value >= d.min && value <= d.max ? null : { code: 'between', params: { min: d.min, max: d.max } }
    case 'choice':
      return typeof value === 'string' && d.choices.includes(value)
        ? null
        : { code: 'choice', params: { choices: d.choices.join(', ') } }
    case 'text':
      if (typeof value !== 'string') return { code: 'text' }
      return value.length <= d.maxLength
        ? (d.problem?.(value) ?? null)
        : { code: 'length', params: { max: d.maxLength } }
    case 'list':
      if (
        !Array.isArray(value) ||
        value.length > d.maxItems ||
        !value.every((v) => typeof v === 'string' && v.trim() !== '' && v.length <= 200)
      )
        return { code: 'list', params: { max: d.maxItems } }
      return value.map((word: string) => d.problem?.(word) ?? null).find((problem) => problem !== null) ?? null
  }
}
