import type { EnginePath } from '../../shared/catalogue/records'
import type { SheetChoice } from '../../shared/sheets/snapshot'
import type { LanguageCode } from '../../shared/text/languages'
import { call, topic } from '../channel'
import type { PathInput } from './catalogue'

export interface CustomerState {
  readonly shown: boolean
  /** null: nothing is shown. */
  readonly path: EnginePath | null
  /** Vehicle label; '': nothing is shown. */
  readonly title: string
  /** null: nothing is shown. */
  readonly language: LanguageCode | null
  /** The screen covers the main window on the same display. */
  readonly covers: boolean
  /** The system lets the program place no window (Wayland): a person drags it to the display and presses F11. */
  readonly awaitsFullScreen: boolean
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
  readonly chosen: boolean
}

export const customerChannels = {
  /**
   * Shows the stored data of an engine. Costs no call. Uses language, units, country, stages and prices of the choice.
   * The customer template replaces a template of another kind.
   */
  'customer:show': call('show', 'sales')
    .takes<{ path: PathInput; choice: SheetChoice }>()
    .returnsResult<CustomerState>(),
  'customer:hide': call('hide', 'sales').returns<CustomerState>(),
  'customer:state': call('state', 'sales').returns<CustomerState>(),
  /** Empty where the system lets the program place no window. */
  'customer:displays': call('displays', 'sales').returns<readonly CustomerDisplay[]>(),
  'customer:changed': topic('onChange').carries<CustomerState>()
}
