/** The plan that the killed program and its test share. */
import type { ScopeInput } from '../../../src-main/contract/channels/packs'
import type { BudgetRules } from '../../../src-main/shared/connection/rate-limit'
import type { EndpointName } from '../../../src-main/shared/catalogue/endpoints'
import type { FreshnessPolicy } from '../../../src-main/shared/catalogue/freshness'
import type { LanguageCode } from '../../../src-main/shared/text/languages'

export const PROFILE = 'p'
export const ACCOUNT = 'one-key'
export const RULES: BudgetRules = {
  limit: 1_000_000,
  windowMs: 3_600_000,
  reservePercent: 30,
  callsPerSecond: 1000,
  concurrent: 4
}
export const POLICY: FreshnessPolicy = { listMs: 1e9, engineMs: 1e9, emptyMs: 1e9 }

export interface ChildPlan {
  readonly folder: string
  readonly baseUrl: string
  readonly key: string
  readonly seed: number
  readonly language: LanguageCode
  readonly pausePacksOnUserActivity: boolean
  readonly scopes: readonly ScopeInput[]
  /** Where a person browses. */
  readonly places: readonly { readonly generation: string; readonly engine: string }[]
}

/** One line of the child's output: what a person would have been shown as finished. */
export type Confirmed =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'answer'
      readonly name: EndpointName
      readonly params: Readonly<Record<string, string>>
      readonly language: LanguageCode
    }
  | { readonly kind: 'noting' | 'note'; readonly engine: string; readonly text: string }
  | { readonly kind: 'started' | 'pack'; readonly id: string }
  | { readonly kind: 'problem'; readonly text: string }
