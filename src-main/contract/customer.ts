/** What crosses about the customer's screen. */
import type { EnginePath } from '../core/catalogue/records'
import type { SheetChoice } from '../core/sheet/snapshot'
import type { Result } from './failures'
import type { PathInput } from './offline'

export interface CustomerState {
  readonly shown: boolean
  /** What is shown; null while nothing is. */
  readonly path: EnginePath | null
  /** Which car, in words; '' while nothing is shown. */
  readonly title: string
  /** It stands on the display the program's own window is on, and covers it. */
  readonly covers: boolean
}

export interface CustomerChannels {
  /**
   * Shows what the desk holds of an engine to the customer, or puts it in the place of what is shown. Costs no call. Of the choice, language, units,
   * country, stages and prices count; a template of another kind gives way to the customer's.
   */
  'customer:show': { input: { path: PathInput; choice: SheetChoice }; output: Result<CustomerState> }
  'customer:hide': { input: void; output: CustomerState }
  'customer:state': { input: void; output: CustomerState }
}
export const CUSTOMER_ANSWERS = { 'customer:show': 'result', 'customer:hide': 'value', 'customer:state': 'value' } as const

export interface CustomerTopics {
  'customer:changed': CustomerState
}
