/** Settings as the parts that obey them need them: numbers in the unit each part counts in. */
import type { SettingsStore } from '../core/settings/store'
import type { ApiFamily } from '../core/ports'

type Read = Pick<SettingsStore, 'get'>

export const budgetRules = (settings: Read) => (family: ApiFamily) => ({
  limit: settings.get(`limits.${family}.calls`),
  windowMs: settings.get(`limits.${family}.windowSeconds`) * 1000,
  reservePercent: settings.get('limits.reservePercent'),
  concurrent: settings.get('limits.concurrentCalls'),
  callsPerSecond: settings.get('limits.callsPerSecond')
})

export const callRules = (settings: Read) => () => ({
  timeoutMs: settings.get('connection.timeoutSeconds') * 1000,
  maxBytes: settings.get('connection.maxAnswerMegabytes') * 1024 * 1024
})

export const checkRules = (settings: Read) => () => ({
  rearmMs: settings.get('connection.rearmMinutes') * 60_000,
  subscriptionCheckMs: settings.get('connection.subscriptionCheckHours') * 3_600_000
})

export const pictureRules = (settings: Read) => () => ({
  show: settings.get('pictures.show'),
  maxBytes: settings.get('pictures.maxKilobytes') * 1024,
  timeoutMs: settings.get('connection.timeoutSeconds') * 1000
})

const HOUR_MS = 3_600_000

export const freshnessPolicy = (settings: Read) => () => ({
  listMs: settings.get('freshness.listDays') * 24 * HOUR_MS,
  engineMs: settings.get('freshness.engineDays') * 24 * HOUR_MS,
  emptyMs: settings.get('freshness.emptyHours') * HOUR_MS
})
