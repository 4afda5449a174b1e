/**
 * The customer's screen: the document of a customer's sheet, shown on glass. It is made from the very model of such a
 * sheet, so that nothing can stand
 * on it that could not stand on that paper.
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

/** The glass in front of the customer. */
export interface CustomerDisplayWindow {
  /**
   * Shows the document at the address, in the place of what was shown. Resolves when it is there.
   *
   * @returns whether it covers the program's own window
   */
  show(address: string, theme: ScreenTheme): Promise<{ readonly covers: boolean }>
  hide(): void
  /** Where it may be shown. */
  displays(): readonly CustomerDisplay[]
  /** A person or the system has closed it. */
  onClosed(listener: () => void): void
}

export interface CustomerScreenDeps {
  readonly snapshots: Pick<SheetSnapshots, 'take'>
  readonly documents: DocumentPort
  readonly glass: CustomerDisplayWindow
  readonly log: Log
  template(id: string): Promise<SheetTemplate | null>
  theme(): ScreenTheme
  /** The shop wants makers' badges in front of customers. */
  showBrands(): boolean
  /** It goes along when another engine is opened. */
  followsOperator(): boolean
  changed(state: CustomerState): void
}

const HIDDEN: CustomerState = { shown: false, path: null, title: '', covers: false }

export function createCustomerScreen(parts: CustomerScreenDeps) {
  const { snapshots, documents, glass, log } = parts
  let state = HIDDEN
  let document: OpenDocument | null = null
  let lastChoice: SheetChoice | null = null
  /** The engine opened last at the desk, gone along with or not. */
  let lastOpened: PathInput | null = null
  /** Counts what was asked for: only the newest gets on the glass. */
  let newest = 0
  /** What the newest is about, from the wish until it is on the glass or not. */
  let coming: PathInput | null = null

  function put(next: CustomerState): CustomerState {
    state = next
    parts.changed(next)
    return next
  }
  function gone(): CustomerState {
    newest++
    coming = null
    document?.release()
    document = null
    return state.shown ? put(HIDDEN) : state
  }
  glass.onClosed(gone)

  /** What a seller chose for paper, as far as it may stand in front of a customer. */
  async function choiceFor(choice: SheetChoice): Promise<SheetChoice> {
    const chosen = await parts.template(choice.templateId)
    return {
      ...choice,
      templateId: chosen?.kind === 'customer' ? choice.templateId : 'customer',
      note: false,
      measured: false,
      customer: '',
      remark: '',
      picture: choice.picture === 'none' ? 'none' : parts.showBrands() ? 'branded' : 'unbranded'
    }
  }

  async function show(wish: { path: PathInput; choice: SheetChoice }): Promise<Result<CustomerState>> {
    const mine = ++newest
    lastChoice = wish.choice
    coming = wish.path
    const result = await bring(wish, mine)
    if (mine === newest) coming = null
    return result
  }

  async function bring(
    { path, choice }: { path: PathInput; choice: SheetChoice },
    mine: number
  ): Promise<Result<CustomerState>> {
    const taken = await snapshots.take(path, await choiceFor(choice), false)
    if (!taken.ok) return taken
    // a later one, or the end of it, came in between
    if (mine !== newest) return done(state)
    const { snapshot, pictures } = taken.value
    const model = composeSheet(snapshot)
    const next = documents.open({
      html: renderCustomerScreen(model, { theme: parts.theme() }),
      assets: Object.fromEntries(pictures.map(({ name, type, bytes }) => [name, { type, bytes }]))
    })
    try {
      const { covers } = await glass.show(next.url, parts.theme())
      if (mine !== newest) {
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
      // whoever closed it while it was loading wanted just that
      if (mine !== newest) return done(state)
      log.error('customer.show', { error })
      glass.hide()
      gone()
      return failed('internal')
    }
  }

  function hide(): CustomerState {
    glass.hide()
    return gone()
  }
  /** Shows what the desk has open. What belonged to the engine before, its stages and prices, is not carried over. */
  async function goAlong(): Promise<void> {
    const path = lastOpened
    if (!state.shown || !lastChoice || !path || !parts.followsOperator()) return
    const there = coming ?? state.path
    if (path.engines === there?.engines && path.generations === there.generations) return
    const shown = await show({ path, choice: { ...lastChoice, stages: [], prices: [], band: null } })
    // whoever looks on must not take the figures of one engine for those of another
    if (!shown.ok) hide()
  }
  return {
    show,
    hide,
    /** The person at the desk has opened another engine. */
    async opened(path: PathInput): Promise<void> {
      if (path.engines === null) return
      lastOpened = path
      await goAlong()
    },
    /**
     * Following was switched on or off. What was opened before the wish was in force counts too: whoever ticks it wants
     * the two screens alike.
     */
    followsChanged: goAlong,
    state: (): CustomerState => state,
    displays: (): readonly CustomerDisplay[] => glass.displays(),
    /** Somebody who should see nothing of the desk's business may be looking: what pops up by itself waits. */
    isShown: (): boolean => state.shown
  }
}
export type CustomerScreen = ReturnType<typeof createCustomerScreen>
