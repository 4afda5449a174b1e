import type { RequestRules } from './request-head'
import type { KindRules } from './request-handler'

export interface WebhookSettings extends RequestRules, KindRules {
  readonly enabled: boolean
  readonly host: string
  /** 0: the first free port, reused from then on. */
  readonly port: number
}
