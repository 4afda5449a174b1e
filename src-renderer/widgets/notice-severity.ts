import type { FailureCode } from '@contract/failures'

export type NoticeSeverity = 'error' | 'warning' | 'info'

const WARNINGS: readonly FailureCode[] = [
  'limit',
  'offline',
  'timeout',
  'server-error',
  'not-the-service',
  'proxy-login',
  'paused',
  'not-found',
  'inactive-subscription',
  'subscription-ends',
  'unauthorised',
  'no-keystore',
  'setting-managed',
  'export-off',
  'clock-wrong',
  'withheld',
  'link',
  'update',
  'pack-too-large'
]
const INFOS: readonly FailureCode[] = ['not-connected', 'cancelled', 'too-short', 'compare-full']

/** Severity of a failure: transient and ordinary ones are no errors. */
export function severityOf(code: FailureCode): NoticeSeverity {
  return WARNINGS.includes(code) ? 'warning' : INFOS.includes(code) ? 'info' : 'error'
}
