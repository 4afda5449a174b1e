/** What crosses about the customer's screen. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { SheetChoice } from '../../shared/sheets/snapshot'
import type { Result } from '../failures'
import type { PathInput } from './catalogue'

export interface CustomerState {
  readonly shown: boolean
  /** What is shown; null while nothing is. */
  readonly path: EnginePath | null
  /** Which car, in words; '' while nothing is shown. */
  readonly title: string
  /** It stands on the display the program's own window is on, and covers it. */
  readonly covers: boolean
}

/** A display the customer's screen may be shown on. */
export interface CustomerDisplay {
  /** What the setting `customer.screen` keeps of it. */
  readonly key: string
  /** From 1, in the system's order. */
  readonly number: number
  /** '' where the system tells no name. */
  readonly label: string
  /** In the system's own points. */
  readonly width: number
  readonly height: number
  /** The program's own window is on it. */
  readonly own: boolean
  /** The setting means this one. */
  readonly chosen: boolean
}

export interface CustomerChannels {
  /**
   * Shows what the desk holds of an engine to the customer, or puts it in the place of what is shown. Costs no call. Of
   * the choice, language, units,
   * country, stages and prices count; a template of another kind gives way to the customer's.
   */
  'customer:show': { input: { path: PathInput; choice: SheetChoice }; output: Result<CustomerState> }
  'customer:hide': { input: void; output: CustomerState }
  'customer:state': { input: void; output: CustomerState }
  /** Those connected now. */
  'customer:displays': { input: void; output: readonly CustomerDisplay[] }
}
export const CUSTOMER_ANSWERS = {
  'customer:show': 'result',
  'customer:hide': 'value',
  'customer:state': 'value',
  'customer:displays': 'value'
} as const

export interface CustomerTopics {
  'customer:changed': CustomerState
}
