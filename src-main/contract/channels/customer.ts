/** The customer screen. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { SheetChoice } from '../../shared/sheets/snapshot'
import type { ChannelTable } from '../channel-table'
import type { Result } from '../failures'
import type { PathInput } from './catalogue'

export interface CustomerState {
  readonly shown: boolean
  /** null: nothing is shown. */
  readonly path: EnginePath | null
  /** Vehicle label; '': nothing is shown. */
  readonly title: string
  /** The screen covers the main window on the same display. */
  readonly covers: boolean
}

/** A display for the customer screen. Sizes are in the system's points. */
export interface CustomerDisplay {
  /** Value for the setting `customer.screen`. */
  readonly key: string
  /** From 1, in the system's order. */
  readonly number: number
  /** '' where the system reports no name. */
  readonly label: string
  readonly width: number
  readonly height: number
  /** The main window is on this display. */
  readonly own: boolean
  /** Selected in the settings. */
  readonly chosen: boolean
}

export interface CustomerChannels {
  /**
   * Shows the stored data of an engine. Costs no call. Uses language, units, country, stages and prices of the choice.
   * The customer template replaces a template of another kind.
   */
  'customer:show': { input: { path: PathInput; choice: SheetChoice }; output: Result<CustomerState> }
  'customer:hide': { input: void; output: CustomerState }
  'customer:state': { input: void; output: CustomerState }
  /** The connected displays. */
  'customer:displays': { input: void; output: readonly CustomerDisplay[] }
}
export interface CustomerTopics {
  'customer:changed': CustomerState
}
export const customerChannels = {
  withInput: { 'customer:show': 'show' },
  withoutInput: { 'customer:hide': 'hide', 'customer:state': 'state', 'customer:displays': 'displays' },
  topics: { 'customer:changed': 'onChange' }
} as const satisfies ChannelTable<CustomerChannels, CustomerTopics>
