import type { ValueString } from './value-strings'
import type { Trace } from './curve-points'
import type { Quantity } from '../units/units'

export interface PlausibilityInput {
  readonly strings: { readonly rpm: ValueString; readonly power: ValueString; readonly torque: ValueString }
  readonly power: Trace | null
  readonly torque: Trace | null
  readonly certain: boolean
  /** In PS and Nm. */
  readonly headline: { readonly [Q in Quantity]: number | null }
  /** Issues found while the points were built. */
  readonly found: readonly {
    readonly code: string
    readonly series: string | null
    readonly params: Readonly<Record<string, string | number>>
  }[]
  /** PS and Nm per unit of the value strings; 1 without an assumed other unit. */
  readonly scale: { readonly [Q in Quantity]: number }
}
