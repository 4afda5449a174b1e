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
const DAY_MS = 24 * HOUR_MS

export const keepingRules = (settings: Read) => () => ({
  keepMs: settings.get('policy.keepDays') * DAY_MS || null,
  readAfterEnd: settings.get('policy.readAfterEnd')
})

export const freshnessPolicy = (settings: Read) => () => {
  // what may not be kept any longer is not young
  const most = keepingRules(settings)().keepMs ?? Infinity
  return {
    listMs: Math.min(settings.get('freshness.listDays') * DAY_MS, most),
    engineMs: Math.min(settings.get('freshness.engineDays') * DAY_MS, most),
    emptyMs: settings.get('freshness.emptyHours') * HOUR_MS
  }
}
