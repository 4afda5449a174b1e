import type { CallPriority } from '@shared/ports/network/call-budget'

/** What one process does; the same text is its argument. */
export interface ShopPlan {
  /** Address of the Redis server; null: on its own. */
  readonly server: string | null
  readonly service: string
  readonly folder: string
  readonly name: string
  readonly limit: number
  readonly windowMs: number
  /** Added to its wall clock. */
  readonly skewMs: number
  /** Average pause between two calls. */
  readonly pauseMs: number
  /** Engines it opens, each once; empty: random calls until it is ended. */
  readonly engines: readonly string[]
}

/** A line of its output. Secrets come by standard input. */
export type ShopLine =
  | { readonly kind: 'state'; readonly state: string; readonly computers: number }
  | {
      readonly kind: 'call'
      readonly priority: CallPriority
      /** Until there was an answer of workspace and budget. */
      readonly waitedMs: number
      /** When it was permitted and when its response was here; the wall clock of its computer. */
      readonly fromMs: number
      readonly untilMs: number
      /** HTTP status; null: refused by the budget. */
      readonly status: number | null
    }
  | { readonly kind: 'opened'; readonly waitedMs: number; readonly ok: boolean }
  | { readonly kind: 'done' }
