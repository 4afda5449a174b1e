/** Settings grouped per consumer, in the units the consumer uses. */
import { minuteOf } from '../../shared/feed/notifications/quiet-hours'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'
import type { ApiFamily } from '../../shared/ports/network/call-budget'
import type { FeedNotificationRules } from '../feed/feed-notifications'

type Read = Pick<SettingsStore, 'get'>

export const budgetRules = (settings: Read) => (family: ApiFamily) => ({
  limit: settings.get(`limits.${family}.calls`),
  windowMs: settings.get(`limits.${family}.windowSeconds`) * 1000,
  reservePercent: settings.get('limits.reservePercent'),
  concurrent: settings.get('limits.concurrentCalls'),
  callsPerSecond: settings.get('limits.callsPerSecond'),
  stopPerMethod: settings.get('limits.stopPerMethod')
})

/** Calls and milliseconds of the hour that the demo can pass in a minute. */
export const SHORT_HOUR = { limit: 60, windowMs: 60_000 } as const

export const callRules = (settings: Read) => () => ({
  timeoutMs: settings.get('connection.timeoutSeconds') * 1000,
  maxBytes: settings.get('connection.maxAnswerMegabytes') * 1024 * 1024
})

export const connectionCheckRules = (settings: Read) => () => ({
  rearmMs: settings.get('connection.rearmMinutes') * 60_000,
  subscriptionCheckMs: settings.get('connection.subscriptionCheckHours') * 3_600_000
})

export const pictureRules = (settings: Read) => () => ({
  show: settings.get('pictures.show'),
  maxBytes: settings.get('pictures.maxKilobytes') * 1024,
  timeoutMs: settings.get('connection.timeoutSeconds') * 1000
})

const maxBodyBytesOf = (settings: Read): number => settings.get('events.maxBodyKilobytes') * 1024

/** Settings of the event sources and the pipeline. */
export const feedRules = (settings: Read) => ({
  maxBodyBytes: () => maxBodyBytesOf(settings),
  keep: () => ({
    days: settings.get('events.keepDays'),
    events: settings.get('events.keepEvents'),
    megabytes: settings.get('events.keepMegabytes')
  }),
  signature: () => signatureRules(settings),
  webhook: () => webhookRules(settings),
  mqtt: () => mqttRules(settings),
  relay: () => ({
    enabled: settings.get('events.relay.enabled'),
    address: settings.get('events.relay.address'),
    kindFrom: settings.get('events.relay.kindFrom'),
    maxBodyBytes: maxBodyBytesOf(settings)
  }),
  folder: () => ({
    enabled: settings.get('events.folder.enabled'),
    folder: settings.get('events.folder.path'),
    kindFrom: settings.get('events.folder.kindFrom'),
    kindField: settings.get('events.folder.kindField'),
    taken: settings.get('events.folder.taken'),
    everyMs: settings.get('events.folder.seconds') * 1000,
    maxBodyBytes: maxBodyBytesOf(settings)
  }),
  polling: () => ({
    enabled: settings.get('events.polling.enabled'),
    everyMs: settings.get('events.polling.minutes') * 60_000,
    ...callRules(settings)(),
    paths: {
      ticket: { list: settings.get('events.polling.tickets'), item: settings.get('events.polling.ticket') },
      project: { list: settings.get('events.polling.projects'), item: settings.get('events.polling.project') }
    }
  })
})

const signatureRules = (settings: Read) => ({
  scheme: settings.get('events.webhook.signature'),
  header: settings.get('events.webhook.signatureHeader'),
  prefix: settings.get('events.webhook.signaturePrefix')
})

const webhookRules = (settings: Read) => ({
  enabled: settings.get('events.webhook.enabled'),
  host: settings.get('events.webhook.host'),
  port: settings.get('events.webhook.port'),
  path: settings.get('events.webhook.path'),
  hostNames: settings.get('events.webhook.hostNames'),
  kindHeader: settings.get('events.webhook.kindHeader'),
  maxBodyBytes: maxBodyBytesOf(settings),
  kindFrom: settings.get('events.webhook.kindFrom'),
  kindField: settings.get('events.webhook.kindField'),
  signature: settings.get('events.webhook.signature'),
  signatureHeader: settings.get('events.webhook.signatureHeader'),
  signaturePrefix: settings.get('events.webhook.signaturePrefix')
})

const mqttRules = (settings: Read) => ({
  enabled: settings.get('events.mqtt.enabled'),
  address: settings.get('events.mqtt.address'),
  user: settings.get('events.mqtt.user'),
  topics: settings.get('events.mqtt.topics'),
  kindFrom: settings.get('events.mqtt.kindFrom'),
  kindProperty: settings.get('events.mqtt.kindProperty'),
  sessionSeconds: settings.get('events.mqtt.sessionHours') * 3600,
  sessionMessages: settings.get('events.mqtt.sessionMessages'),
  certificateFile: settings.get('events.mqtt.certificateFile'),
  keyFile: settings.get('events.mqtt.keyFile'),
  authorityFile: settings.get('events.mqtt.authorityFile'),
  maxBodyBytes: maxBodyBytesOf(settings)
})

export const workspaceRules = (settings: Read) => () => ({
  enabled: settings.get('workspace.enabled'),
  address: settings.get('workspace.url'),
  user: settings.get('workspace.user'),
  name: settings.get('workspace.name').trim(),
  authorityFile: settings.get('workspace.authorityFile'),
  sharesPresence: settings.get('workspace.share.presence')
})

/** Name on the claims of this person; '': none is set. */
export const claimName = (settings: Read): string =>
  settings.get('events.deskName').trim() || settings.get('workspace.name').trim()

/** `releaseKeys`: public keys of the releases; an administrator can add one. */
export const updateRules = (settings: Read, releaseKeys: readonly string[]) => () => ({
  mode: settings.get('updates.mode'),
  address: settings.get('updates.url'),
  keys: [...releaseKeys, settings.get('updates.key')].filter((key) => key !== '')
})

export const notifyRules = (settings: Read) => (): FeedNotificationRules => {
  const [from, to] = [
    minuteOf(settings.get('notifications.quietFrom')),
    minuteOf(settings.get('notifications.quietTo'))
  ]
  return {
    enabled: settings.get('notifications.enabled'),
    kinds: settings.get('notifications.kinds'),
    names: settings.get('notifications.names'),
    sound: settings.get('notifications.sound'),
    badge: settings.get('notifications.badge'),
    quiet: settings.get('notifications.quietHours') && from !== null && to !== null ? { from, to } : null
  }
}
