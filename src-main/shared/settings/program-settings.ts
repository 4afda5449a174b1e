/** Settings of everything but events and notifications. */
import { CHINESE_ORDERS } from '../text/collation'
import { LANGUAGES } from '../text/languages'
import { CAPACITY_UNITS, CONSUMPTION_UNITS, POWER_UNITS, SPEED_UNITS, TORQUE_UNITS } from '../units/unit-names'
import { DENSITIES, MAX_ZOOM_PERCENT, MIN_ZOOM_PERCENT } from './window-scale'
import { folderProblem, webAddressProblem } from '../feed/sources/source-addresses'
import { updateKeyProblem } from '../updates/update-key'
import { engineAddressProblem } from '../workspace/engine-address'
import { choice, flag, integer, text, type SettingDefinition } from './setting-types'

export const PROGRAM_SETTINGS = {
  'language.interface': choice('general', 'system', ['system', ...LANGUAGES]),
  /** 'system': as the interface. */
  'language.content': choice('general', 'system', ['system', ...LANGUAGES]),
  /** Order of Chinese names in lists. */
  'language.chineseOrder': choice('general', 'language', CHINESE_ORDERS),
  'appearance.theme': choice('general', 'system', ['system', 'light', 'dark']),
  /** 'workshop': larger type and targets, for gloves and from a distance. */
  'appearance.density': choice('general', 'comfortable', DENSITIES),
  /** Of the main window, in percent; multiplied by the scale of the density. */
  'appearance.zoom': integer('general', 100, MIN_ZOOM_PERCENT, MAX_ZOOM_PERCENT, 'percent'),
  /** Icon in the tray, with which the program goes on when its last window is closed. */
  'appearance.tray': flag('general', false),
  /** The start page offers the tour until it was taken or declined. */
  'help.offerTour': flag('general', true),
  /** Letters and signs are shortcuts without Ctrl. */
  'keys.letters': flag('general', true),

  'units.power': choice('units', 'PS', POWER_UNITS),
  'units.torque': choice('units', 'Nm', TORQUE_UNITS),
  /** Assumed units of performance figures, which state none. 'none' prints the bare number. */
  'units.speed': choice('assumptions', 'km/h', ['km/h', 'mph', 'none']),
  'units.acceleration': choice('assumptions', 's', ['s', 'none']),
  'units.consumption': choice('assumptions', 'none', ['none', 'l/100 km', 'mpg (imp)', 'mpg (US)']),
  /** Treat a performance figure of 0 as missing (trap 61). */
  'performance.zeroIsMissing': flag('units', true),

  'chart.layout': choice('chart', 'stacked', ['stacked', 'axes', 'table']),
  'chart.startAtZero': flag('chart', true),
  /** Treat a run of zeros at either end of a curve as "no data" (trap 47). */
  'chart.trimZeroPadding': flag('chart', true),
  /** Draw the common part of curves of unequal length (trap 43). */
  'chart.drawCommonPart': flag('chart', false),
  /** Headline against curve peak: difference that is reported, in percent. */
  'chart.peakTolerancePercent': { type: 'number', group: 'chart', standard: 2, min: 0, max: 50, unit: 'percent' },

  /** Names of the read tools this shop owns, as the catalogue spells them. */
  'shop.tools': { type: 'list', group: 'general', standard: [], maxItems: 100 },

  'search.pauseMilliseconds': integer('search', 600, 200, 10_000, 'milliseconds'),
  /** Words sent as `fuel`; the specification does not list the allowed ones (trap 55). */
  'search.fuels': {
    type: 'list',
    group: 'search',
    standard: ['Diesel', 'Petrol', 'Ethanol', 'LPG', 'Hybrid'],
    maxItems: 40
  },

  'pictures.show': flag('pictures', true),
  'pictures.unbranded': flag('pictures', false),
  /** The specification does not say whether pictures count as calls (trap 19). */
  'pictures.countAsCalls': flag('pictures', false),
  'pictures.maxKilobytes': integer('pictures', 4096, 16, 65_536, 'kilobytes'),

  'connection.timeoutSeconds': integer('connection', 20, 1, 120, 'seconds'),
  'connection.maxAnswerMegabytes': integer('connection', 20, 1, 200, 'megabytes'),
  'connection.subscriptionCheckHours': integer('connection', 24, 1, 720, 'hours'),
  /** Minutes from a 401 or 403 to the next automatic attempt. */
  'connection.rearmMinutes': integer('connection', 30, 1, 1440, 'minutes'),
  /** Difference between this computer's clock and the service's that is reported (trap 103). */
  'connection.clockToleranceMinutes': integer('connection', 5, 1, 1440, 'minutes'),

  /** Age in days after which an open page is refreshed in the background. 0: on every visit. */
  'freshness.listDays': integer('offline', 7, 0, 3650, 'days'),
  /** The same for one level; -1: as `freshness.listDays`. */
  'freshness.typesDays': integer('offline', -1, -1, 3650, 'days'),
  'freshness.manufacturersDays': integer('offline', -1, -1, 3650, 'days'),
  'freshness.modelsDays': integer('offline', -1, -1, 3650, 'days'),
  'freshness.generationsDays': integer('offline', -1, -1, 3650, 'days'),
  'freshness.enginesDays': integer('offline', -1, -1, 3650, 'days'),
  'freshness.engineDays': integer('offline', 14, 0, 3650, 'days'),
  /** Calls a day that refresh favourites and engines with sheets while nobody works; 0: none. */
  'freshness.idleCallsPerDay': integer('offline', 0, 0, 500, 'callsPerDay'),
  /** Caching time of an empty answer. */
  'freshness.emptyHours': integer('offline', 12, 1, 720, 'hours'),
  'store.maxMegabytes': integer('offline', 2048, 50, 100_000, 'megabytes'),
  'store.maxPictureMegabytes': integer('offline', 512, 0, 50_000, 'megabytes'),
  /** A pack with more calls asks for confirmation. */
  'packs.confirmAboveCalls': integer('offline', 300, 1, 1_000_000, 'calls'),

  /** Folder in which other programs put lists of cars to be answered; '': none. */
  'packs.jobFolder': { ...text('offline', '', 1000, folderProblem), chosen: true },

  // the contract with the provider decides how the catalogue is stored and passed on (traps 99, 100)
  /** Days until data that was not renewed is hidden, and erased within hours. 0: no limit. */
  'policy.keepDays': integer('policy', 0, 0, 3650, 'days'),
  'policy.readAfterEnd': flag('policy', true),
  /** Export of catalogue data to files. */
  'policy.allowExport': flag('policy', true),
  'packs.allowFiles': flag('policy', true),
  /** Calls one pack may need at most (trap 82); 0: no packs. The default is a mid-size brand in nine languages. */
  'packs.maxCalls': integer('policy', 20_000, 0, 1_000_000, 'calls'),

  'limits.vehicleDatabase.calls': integer('limits', 3600, 1, 1_000_000),
  'limits.vehicleDatabase.windowSeconds': integer('limits', 3600, 1, 86_400, 'seconds'),
  'limits.support.calls': integer('limits', 3600, 1, 1_000_000),
  'limits.support.windowSeconds': integer('limits', 3600, 1, 86_400, 'seconds'),
  /** 0: no limit, as stated today ("may change in future"). */
  'limits.fileTuning.calls': integer('limits', 0, 0, 1_000_000),
  'limits.fileTuning.windowSeconds': integer('limits', 3600, 1, 86_400, 'seconds'),
  /** Share of the limit that background work leaves to the user. */
  'limits.reservePercent': integer('limits', 30, 0, 90, 'percent'),
  'limits.concurrentCalls': integer('limits', 4, 1, 16),
  'limits.callsPerSecond': integer('limits', 5, 1, 100),
  /** A 429 pauses only the refused endpoint: its text says "for this method", the limit is stated for all (trap 75). */
  'limits.stopPerMethod': flag('limits', false),

  /** The demo catalogue also has records with every peculiar value the service may send. */
  'demo.oddRecords': flag('demo', false),
  /** The demo allows 60 calls in any 60 seconds, so that the limit can be practised. */
  'demo.shortHour': flag('demo', false),

  'units.capacity': choice('units', 'cc', CAPACITY_UNITS),
  /** Used for performance figures once their assumed unit is confirmed (trap 59). */
  'units.topSpeed': choice('units', 'km/h', SPEED_UNITS),
  'units.fuelConsumption': choice('units', 'l/100 km', CONSUMPTION_UNITS),
  /** Two units together: "140 kW (190 PS)". */
  'units.both': flag('units', false),

  // assumed units of fields without a stated one (trap 48), and who confirmed each; '': nobody. Read them through
  // `units/unit-assumptions.ts`
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

  /** Deviation of power from torque times speed, beyond rounding, that flags a curve. In percent. */
  'chart.physicsTolerancePercent': { type: 'number', group: 'chart', standard: 3, min: 0.5, max: 50, unit: 'percent' },
  /** Last chosen range of the mean gain and cruising speed, in rpm. */
  'chart.showBand': flag('chart', false),
  'chart.bandFrom': integer('chart', 2000, 0, 30_000, 'rpm'),
  'chart.bandTo': integer('chart', 3500, 0, 30_000, 'rpm'),
  'chart.cruiseRpm': integer('chart', 2500, 0, 30_000, 'rpm'),
  /** Usual spread between vehicles of a series, and between dynamometers. */
  'chart.measuredTolerancePercent': { type: 'number', group: 'chart', standard: 5, min: 0, max: 50, unit: 'percent' },

  /** Cell separator that spreadsheets of this country expect; the decimal point is a point in both. */
  'export.separator': choice('export', 'comma', ['comma', 'semicolon']),
  /** Byte-order mark by which some spreadsheets recognize UTF-8. */
  'export.byteOrderMark': flag('export', true),

  /** 'other': a display without the main window, where there is one. */
  'customer.display': choice('customer', 'other', ['other', 'same']),
  /** Key of the display from `displayKey`; '': the first. */
  'customer.screen': text('customer', '', 200),
  'customer.theme': choice('customer', 'dark', ['dark', 'light']),
  /** Show customers pictures with the maker's badges. */
  'customer.branded': flag('customer', false),
  /** The customer screen follows the engine of the main window. */
  'customer.follow': flag('customer', false),

  /** This computer joins the other computers of the shop at one Redis or Valkey server. */
  'workspace.enabled': flag('workspace', false),
  'workspace.url': text('workspace', '', 500, engineAddressProblem),
  'workspace.user': text('workspace', '', 200),
  /** This computer's name for colleagues; '': none is sent. */
  'workspace.name': text('workspace', '', 60),
  'workspace.authorityFile': { ...text('workspace', '', 1000), chosen: true },
  /** Events and claims of tickets and projects. */
  'workspace.share.events': flag('workspace', true),
  /** Which engine and which ticket is open here. */
  'workspace.share.presence': flag('workspace', true),
  /** Answers of the catalogue service; its terms must allow it. */
  'workspace.share.answers': flag('workspace', true),
  // kinds of work that joined computers share
  'workspace.share.favourites': flag('workspace', true),
  'workspace.share.notes': flag('workspace', true),
  'workspace.share.synonyms': flag('workspace', true),
  'workspace.share.templates': flag('workspace', true),
  'workspace.share.sheets': flag('workspace', true),
  'workspace.share.tools': flag('workspace', true),
  /** Engines that a colleague sends open at once, as on the screen of a dyno room. */
  'workspace.openSent': flag('workspace', false),

  /** 'auto': downloads by itself. 'ask': tells. 'off': checks only when a person asks. */
  'updates.mode': choice('updates', 'ask', ['auto', 'ask', 'off']),
  /** Folder with the signed list of the newest release; '': nothing is contacted. */
  'updates.url': text('updates', '', 500, webAddressProblem),
  /** A public key of releases besides those built in, in hexadecimal. An administrator alone can set it. */
  'updates.key': { ...text('updates', '', 64, updateKeyProblem), chosen: true },

  /** People share this computer; only the administrator changes this back. */
  'roles.enabled': flag('roles', false),
  'roles.start': choice('roles', 'sales', ['sales', 'workshop'])
} as const satisfies Record<string, SettingDefinition>
