/**
 * The customer screen: shows the document of a customer's sheet on a second display, composed like the sheet itself.
 */
import type { Input } from '../../contract/channel-map'
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
import type { SheetModel } from '../../shared/sheets/sheet-model'

export interface CustomerDisplayWindow {
  /** Replaces the shown document and resolves when it is visible. */
  show(address: string, theme: ScreenTheme): Promise<Pick<CustomerState, 'covers' | 'awaitsFullScreen'>>
  hide(): void
  displays(): readonly CustomerDisplay[]
  /** The user or the system closed the window. */
  onClosed(listener: () => void): void
  /** A person made the window full screen, or ended that. */
  onFullScreen(listener: (full: boolean) => void): void
}

interface CustomerScreenDeps {
  readonly snapshots: Pick<SheetSnapshots, 'take'>
  readonly documents: DocumentPort
  readonly display: CustomerDisplayWindow
  readonly log: Log
  template(id: string): Promise<SheetTemplate | null>
  theme(): ScreenTheme
  showBrands(): boolean
  /** Setting: follow the engine that the main window opens. */
  followsOperator(): boolean
  /** null: not connected. */
  profile(): string | null
  /** The policy forbids showing stored data. */
  withheld(): boolean
  changed(state: CustomerState): void
}

type ShowInput = Input<'customer:show'>

/** "2.0 TDR 150 · Arvenna Corsale II": a narrow bar cuts the end. */
const engineFirst = ({ vehicle: { engine, maker, model, generation } }: SheetModel): string =>
  [engine, [maker, model, generation].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
const HIDDEN: CustomerState = {
  shown: false,
  path: null,
  title: '',
  language: null,
  covers: false,
  awaitsFullScreen: false
}

export class CustomerScreen {
  readonly #deps: CustomerScreenDeps
  #state = HIDDEN
  #document: OpenDocument | null = null
  /** On its way to the display, until another one or the end replaces it. */
  #loading: OpenDocument | null = null
  #lastChoice: SheetChoice | null = null
  #lastOpened: PathInput | null = null
  /** Counts requests: only the last one goes to the display. */
  #lastRequest = 0
  /** Path of the last request until it is shown or fails. */
  #pendingPath: PathInput | null = null
  /** The request on screen whose performance is not stored yet; null: none. */
  #incomplete: ShowInput | null = null
  #profile: string | null

  constructor(deps: CustomerScreenDeps) {
    this.#deps = deps
    this.#profile = deps.profile()
    deps.display.onClosed(() => this.#closed())
    deps.display.onFullScreen((full) => {
      if (this.#state.shown) this.#put({ ...this.#state, awaitsFullScreen: !full })
    })
  }

  async show(input: ShowInput): Promise<Result<CustomerState>> {
    const request = ++this.#lastRequest
    this.#lastChoice = input.choice
    this.#pendingPath = input.path
    const result = await this.#render(input, request)
    if (request === this.#lastRequest) this.#pendingPath = null
    // its performance may have been stored meanwhile
    if (this.#incomplete) await this.figuresStored(this.#incomplete.path.engines)
    return result
  }

  hide(): CustomerState {
    this.#deps.display.hide()
    return this.#closed()
  }

  /** The connection or a policy changed. Another service may have other engines with the same ids. */
  policyChanged(): void {
    const profile = this.#deps.profile()
    const isOther = profile !== this.#profile
    this.#profile = profile
    if (isOther) this.#lastOpened = null
    if (isOther || this.#deps.withheld()) this.hide()
  }

  /** Figures of this engine were stored: its performance may arrive after its record. */
  async figuresStored(engine: PathInput['engines']): Promise<void> {
    const input = this.#incomplete
    if (input?.path.engines !== engine) return
    const request = this.#lastRequest
    const taken = await this.#deps.snapshots.take(input.path, input.choice, false)
    const isComplete = taken.ok && taken.value.snapshot.source.performanceFetchedAt !== null
    if (isComplete && request === this.#lastRequest) await this.show(input)
  }

  /** The main window has opened another engine. */
  async opened(path: PathInput): Promise<void> {
    if (path.engines === null) return
    this.#lastOpened = path
    await this.follow()
  }

  /**
   * Shows the engine opened last in the main window, also after the setting has changed. Stages and prices of the
   * previous engine are dropped.
   */
  async follow(): Promise<void> {
    const path = this.#lastOpened
    if (!this.#state.shown || !this.#lastChoice || !path || !this.#deps.followsOperator()) return
    const shownPath = this.#pendingPath ?? this.#state.path
    if (path.engines === shownPath?.engines && path.generations === shownPath.generations) return
    const shown = await this.show({
      path,
      choice: { ...this.#lastChoice, stages: [], prices: [], recommended: null, band: null }
    })
    // the figures of the previous engine must not stay beside the new one
    if (!shown.ok) this.hide()
  }

  state(): CustomerState {
    return this.#state
  }

  displays(): readonly CustomerDisplay[] {
    return this.#deps.display.displays()
  }

  /** While a customer may be looking, notifications wait. */
  isShown(): boolean {
    return this.#state.shown
  }

  #put(next: CustomerState): CustomerState {
    this.#state = next
    this.#deps.changed(next)
    return next
  }

  #closed(): CustomerState {
    this.#lastRequest++
    this.#pendingPath = null
    this.#loading = null
    this.#incomplete = null
    this.#document?.release()
    this.#document = null
    return this.#state.shown ? this.#put(HIDDEN) : this.#state
  }

  /** Restricts the seller's choice to the parts that a customer may see. */
  async #choiceFor(choice: SheetChoice): Promise<SheetChoice> {
    const chosen = await this.#deps.template(choice.templateId)
    return {
      ...choice,
      templateId: chosen?.kind === 'customer' ? choice.templateId : 'customer',
      note: false,
      measured: false,
      customer: '',
      remark: '',
      picture: choice.picture === 'none' ? 'none' : this.#deps.showBrands() ? 'branded' : 'unbranded'
    }
  }

  async #render({ path, choice }: ShowInput, request: number): Promise<Result<CustomerState>> {
    const { snapshots, documents, display, log, theme } = this.#deps
    const taken = await snapshots.take(path, await this.#choiceFor(choice), false)
    if (!taken.ok) return taken
    // superseded by a later request or by hide()
    if (request !== this.#lastRequest) return done(this.#state)
    const { snapshot, pictures } = taken.value
    const model = composeSheet(snapshot)
    const next = documents.open({
      html: renderCustomerScreen(model, { theme: theme() }),
      assets: Object.fromEntries(pictures.map(({ name, type, bytes }) => [name, { type, bytes }]))
    })
    this.#loading = next
    try {
      const placement = await display.show(next.url, theme())
      if (this.#loading !== next) {
        next.release()
        return done(this.#state)
      }
      this.#document?.release()
      this.#document = next
      this.#incomplete = snapshot.source.performanceFetchedAt === null ? { path, choice } : null
      const { language } = choice
      return done(this.#put({ shown: true, path: snapshot.path, title: engineFirst(model), language, ...placement }))
    } catch (error) {
      next.release()
      // closed or replaced while loading
      if (this.#loading !== next) return done(this.#state)
      log.error('customer.show', { error })
      this.hide()
      return failed('internal')
    }
  }
}
