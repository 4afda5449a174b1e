import {
  brokerAddressProblem,
  folderProblem,
  headerNameProblem,
  headerPrefixProblem,
  listenHostProblem,
  listenPathProblem,
  webAddressProblem,
  topicProblem
} from '../feed/sources/source-addresses'
import { NOTIFIED_KINDS } from '../feed/notifications/notification-queue'
import { parsePointer } from '../feed/mapping/body-pointer'
import { pollPathProblem } from '../feed/sources/poll-paths'
import { timeProblem } from '../feed/notifications/quiet-hours'
import { SIGNATURE_SCHEMES } from '../feed/sources/signature'
import type { SettingProblem } from './setting-problems'
import { choice, flag, integer, text, type SettingDefinition } from './setting-types'

const placeProblem = (place: string): SettingProblem | null => (parsePointer(place) === null ? { code: 'place' } : null)
const listPathProblem = (path: string): SettingProblem | null => (path === '' ? null : pollPathProblem(path, 'list'))
const itemPathProblem = (path: string): SettingProblem | null => (path === '' ? null : pollPathProblem(path, 'item'))

export const EVENT_SETTINGS = {
  // the specification does not show how events are delivered, signed and laid out (traps 85-91)
  'events.webhook.enabled': flag('events', false),
  /** Any address but loopback opens the port to the network; the window warns. */
  'events.webhook.host': text('events', '127.0.0.1', 45, listenHostProblem),
  /** 0: any free port. */
  'events.webhook.port': integer('events', 0, 0, 65_535),
  'events.webhook.path': text('events', '/events', 200, listenPathProblem),
  /** Values of `Host` that a proxy or tunnel in front sends. */
  'events.webhook.hostNames': { type: 'list', group: 'events', standard: [], maxItems: 20 },
  /** 'field': in the body, at a pointer or in an envelope { kind, body } around the event. */
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
  /** 'topic': its last level. 'envelope': JSON { kind, body } around the event. */
  'events.mqtt.kindFrom': choice('events', 'topic', ['topic', 'property', 'envelope']),
  'events.mqtt.kindProperty': text('events', 'X-TF-EVENT', 100),
  /** Storage time of messages for this installation at the broker. */
  'events.mqtt.sessionHours': integer('events', 168, 1, 8760, 'hours'),
  /** Messages that the broker stores at most: the default of Mosquitto, EMQX and HiveMQ. 0: not known. */
  'events.mqtt.sessionMessages': integer('events', 1000, 0, 1_000_000, 'messages'),
  'events.mqtt.certificateFile': { ...text('events', '', 1000), chosen: true },
  'events.mqtt.keyFile': { ...text('events', '', 1000), chosen: true },
  'events.mqtt.authorityFile': { ...text('events', '', 1000), chosen: true },

  'events.relay.enabled': flag('events', false),
  'events.relay.address': text('events', '', 1000, webAddressProblem),
  'events.relay.kindFrom': choice('events', 'event', ['event', 'envelope']),

  'events.polling.enabled': flag('events', false),
  'events.polling.minutes': integer('events', 5, 1, 1440, 'minutes'),
  'events.polling.projects': text('events', '/projects?per_page=20&page={page}', 200, listPathProblem),
  'events.polling.project': text('events', '/projects/view/{id}', 200, itemPathProblem),
  'events.polling.tickets': text('events', '/support/tickets?per_page=20&page={page}', 200, listPathProblem),
  'events.polling.ticket': text('events', '/support/tickets/{id}', 200, itemPathProblem),

  'events.maxBodyKilobytes': integer('events', 5120, 1, 65_536, 'kilobytes'),
  'events.keepDays': integer('events', 90, 1, 3650, 'days'),
  'events.keepEvents': integer('events', 10_000, 100, 1_000_000, 'events'),
  /** Size of the event database with its compressed bodies. */
  'events.keepMegabytes': integer('events', 2048, 50, 1_000_000, 'megabytes'),
  /** Name under which this installation claims tickets; never sent to the service. */
  'events.deskName': text('events', '', 60),
  /** Storage without a system key store. 'session': until exit. 'open': on disk, beside its key. Read at start. */
  'events.withoutKeyStore': choice('events', 'session', ['session', 'open']),

  'notifications.enabled': flag('notifications', true),
  /** 'other': every kind that the specification does not name. */
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
  /** Titles and names in notifications, readable to anyone near the screen. */
  'notifications.names': flag('notifications', false),
  'notifications.quietHours': flag('notifications', false),
  'notifications.quietFrom': text('notifications', '19:00', 5, timeProblem),
  'notifications.quietTo': text('notifications', '07:00', 5, timeProblem),

  'events.folder.enabled': flag('events', false),
  'events.folder.path': { ...text('events', '', 1000, folderProblem), chosen: true },
  /** 'name': the file name up to the first "." or "__". Files of lines name the kind in each line. */
  'events.folder.kindFrom': choice('events', 'name', ['name', 'field']),
  'events.folder.kindField': text('events', '/kind', 200, placeProblem),
  /** Treatment of a file after its events are stored; 'move': into its subfolder `taken`. */
  'events.folder.taken': choice('events', 'keep', ['keep', 'move', 'delete']),
  /** Interval of folder scans, since network shares do not report new files. */
  'events.folder.seconds': integer('events', 10, 1, 3600, 'seconds')
} as const satisfies Record<string, SettingDefinition>
