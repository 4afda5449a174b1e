/**
 * The customer screen: shows the document of a customer's sheet on a second display, composed like the sheet itself.
 */
import type { CustomerDisplay, CustomerState } from '../../contract/channels/customer'
import { done, failed, type Result } from '../../contract/failures'
import type { PathInput } from '../../contract/channels/catalogue'
import type { Log } from '../../shared/ports/system/log'
import type { DocumentPort, OpenDocument } from '../../shared/ports/print/documents'
import { composeSheet } from '../../shared/sheets/compose/compose-sheet'
import { renderCustomerScreen, type ScreenTheme } from '../../shared/customer/customer-screen'
import type { SheetChoice } from '../../shared/sheets/snapshot'
import type { SheetTemplate } from '../../shared/sheets/templates/template'
import type { SheetSnapshots } from '../sheets/sheet-snapshots'

/** The window that faces the customer. */
export interface CustomerDisplayWindow {
  /** Replaces the shown document and resolves when it is visible. `covers`: it covers the program's own window. */
  show(address: string, theme: ScreenTheme): Promise<{ readonly covers: boolean }>
  hide(): void
  /** Displays the window can use. */
  displays(): readonly CustomerDisplay[]
  /** The user or the system closed the window. */
  onClosed(listener: () => void): void
}

interface CustomerScreenDeps {
  readonly snapshots: Pick<SheetSnapshots, 'take'>
  readonly documents: DocumentPort
  readonly display: CustomerDisplayWindow
  readonly log: Log
  template(id: string): Promise<SheetTemplate | null>
  theme(): ScreenTheme
  /** Setting: show manufacturers' badges to customers. */
  showBrands(): boolean
  /** Setting: follow the engine that the main window opens. */
  followsOperator(): boolean
  changed(state: CustomerState): void
}

const HIDDEN: CustomerState = { shown: false, path: null, title: '', covers: false }

export function createCustomerScreen(deps: CustomerScreenDeps) {
  const { snapshots, documents, display, log } = deps
  let state = HIDDEN
  let document: OpenDocument | null = null
  let lastChoice: SheetChoice | null = null
  /** The engine opened last in the main window, followed or not. */
  let lastOpened: PathInput | null = null
  /** Counts requests: only the lastRequest is shown. */
  let lastRequest = 0
  /** Path of the lastRequest request until it is shown or fails. */
  let pendingPath: PathInput | null = null

  function put(next: CustomerState): CustomerState {
    state = next
    deps.changed(next)
    return next
  }
  function closed(): CustomerState {
    lastRequest++
    pendingPath = null
    document?.release()
    document = null
    return state.shown ? put(HIDDEN) : state
  }
  display.onClosed(closed)

  /** Restricts the seller's choice to what a customer may see. */
  async function choiceFor(choice: SheetChoice): Promise<SheetChoice> {
    const chosen = await deps.template(choice.templateId)
    return {
      ...choice,
      templateId: chosen?.kind === 'customer' ? choice.templateId : 'customer',
      note: false,
      measured: false,
      customer: '',
      remark: '',
      picture: choice.picture === 'none' ? 'none' : deps.showBrands() ? 'branded' : 'unbranded'
    }
  }

  async function show(wish: { path: PathInput; choice: SheetChoice }): Promise<Result<CustomerState>> {
    const request = ++lastRequest
    lastChoice = wish.choice
    pendingPath = wish.path
    const result = await render(wish, request)
    if (request === lastRequest) pendingPath = null
    return result
  }

  async function render(
    { path, choice }: { path: PathInput; choice: SheetChoice },
    request: number
  ): Promise<Result<CustomerState>> {
    const taken = await snapshots.take(path, await choiceFor(choice), false)
    if (!taken.ok) return taken
    // superseded by a later request or by hide()
    if (request !== lastRequest) return done(state)
    const { snapshot, pictures } = taken.value
    const model = composeSheet(snapshot)
    const next = documents.open({
      html: renderCustomerScreen(model, { theme: deps.theme() }),
      assets: Object.fromEntries(pictures.map(({ name, type, bytes }) => [name, { type, bytes }]))
    })
    try {
      const { covers } = await display.show(next.url, deps.theme())
      if (request !== lastRequest) {
        next.release()
        return done(state)
      }
      document?.release()
      document = next
      const { maker, model: car, generation, engine } = model.vehicle
      return done(
        put({
          shown: true,
          path: snapshot.path,
          title: [maker, car, generation, engine].filter((one) => one !== '').join(' '),
          covers
        })
      )
    } catch (error) {
      next.release()
      // closed while loading
      if (request !== lastRequest) return done(state)
      log.error('customer.show', { error })
      display.hide()
      closed()
      return failed('internal')
    }
  }

  function hide(): CustomerState {
    display.hide()
    return closed()
  }
  /** Follows the main window. Stages and prices of the previous engine are dropped. */
  async function follow(): Promise<void> {
    const path = lastOpened
    if (!state.shown || !lastChoice || !path || !deps.followsOperator()) return
    const shownPath = pendingPath ?? state.path
    if (path.engines === shownPath?.engines && path.generations === shownPath.generations) return
    const shown = await show({ path, choice: { ...lastChoice, stages: [], prices: [], band: null } })
    // the figures of the previous engine must not stay beside the new one
    if (!shown.ok) hide()
  }
  return {
    show,
    hide,
    /** The main window has opened another engine. */
    async opened(path: PathInput): Promise<void> {
      if (path.engines === null) return
      lastOpened = path
      await follow()
    },
    /** The follow setting has changed; the engine opened last counts too. */
    followsChanged: follow,
    state: (): CustomerState => state,
    displays: (): readonly CustomerDisplay[] => display.displays(),
    /** While a customer may be looking, notifications wait. */
    isShown: (): boolean => state.shown
  }
}
export type CustomerScreen = ReturnType<typeof createCustomerScreen>
