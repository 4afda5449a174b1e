/** The windows of the program: each shown after two seconds at most, and reloaded when its page crashes. */
import type { BrowserWindow, MenuItemConstructorOptions, WebContents } from 'electron'
import { textMenuTemplate } from './menu'
import { watchPage, type PageWatchDeps } from './watch-page'
import { NO_PROGRESS, type Progress } from './taskbar-progress'
import type { WindowFactory } from './window-factory'
import { BACKGROUND } from './window-options'

interface MainWindowsDeps extends PageWatchDeps {
  readonly factory: Pick<WindowFactory, 'create' | 'onPageGone'>
  readonly page: string
  readonly title: string
  readonly dark: () => boolean
  /** Zoom factor of the page; 1 is the normal size. */
  readonly scale: () => number
  readonly quit: () => void
  /** Shows a menu at the pointer. */
  readonly popUpMenu: (template: MenuItemConstructorOptions[], window: BrowserWindow) => void
  /** The page opens with rail and bars, so they are painted before its script runs. */
  readonly hasFrame: () => boolean
}

/** Icon and its accessible description; null: none. */
type Overlay = Parameters<BrowserWindow['setOverlayIcon']>

interface OpenWindow {
  /** Number from 1, which Electron's name of the window and its place belong to. */
  readonly slot: number
  readonly window: BrowserWindow
  /** Id of its page, which a closed window cannot tell. */
  readonly pageId: number
  /** The page receives links and commands. */
  isListening: boolean
  /** The page has unsaved entries. */
  hasDraft: boolean
}

/** Longest wait for the first paint or the end of the load. */
const SHOW_TIMEOUT_MS = 2000
export const MAX_WINDOWS = 10

export class MainWindows {
  readonly #deps: MainWindowsDeps
  /** The window used last is the last one. */
  readonly #open: OpenWindow[] = []
  #progress = NO_PROGRESS
  #overlay: Overlay = [null, '']
  readonly #closedListeners: ((slot: number) => void)[] = []

  constructor(deps: MainWindowsDeps) {
    this.#deps = deps
    deps.factory.onPageGone((id) => {
      const found = this.#open.find(({ pageId }) => pageId === id)
      if (found) found.isListening = found.hasDraft = false
    })
  }

  /**
   * Opens the first window, or brings the one used last to the front. Resolves when the page is loaded or the window
   * closed; rejects when the page cannot be loaded.
   *
   * @param shown called when the window is shown, which may be before the end of the load
   */
  async open(shown?: () => void): Promise<void> {
    if (this.#open.length > 0) return this.focus()
    await this.#create('', shown)
  }

  /**
   * Opens one more window; with `MAX_WINDOWS` open it brings the one used last to the front.
   *
   * @param address inside the page, beginning with "/"; '': where the window was in the last run
   */
  async add(address: string): Promise<void> {
    await this.#create(address === '' ? '' : `#${address}`)
  }

  /** null: as many windows as allowed are open. */
  get nextSlot(): number | null {
    const taken = new Set(this.#open.map(({ slot }) => slot))
    return Array.from({ length: MAX_WINDOWS }, (_none, at) => at + 1).find((slot) => !taken.has(slot)) ?? null
  }

  async #create(hash: string, shown?: () => void): Promise<void> {
    const { factory, page, title, dark, quit, hasFrame } = this.#deps
    const slot = this.nextSlot
    if (slot === null) return this.focus()
    const window = factory.create({ name: slot === 1 ? 'main' : `main-${slot}`, title, dark: dark() })
    const contents = window.webContents
    const entry: OpenWindow = { slot, window, pageId: contents.id, isListening: false, hasDraft: false }
    this.#open.push(entry)
    window.on('focus', () => this.#use(entry))
    window.on('closed', () => {
      this.#open.splice(this.#open.indexOf(entry), 1)
      this.#closedListeners.forEach((listener) => listener(slot))
    })
    // a navigation resets it, and before this event there is no document to scale
    contents.on('dom-ready', () => contents.setZoomFactor(this.#deps.scale()))
    contents.on('context-menu', (_event, params) => {
      const template = textMenuTemplate(params, this.#deps.texts())
      if (template.length > 0) this.#deps.popUpMenu(template, window)
    })
    this.#showSoon(window, shown)
    watchPage(window, this.#deps, () => (this.#open.length > 1 ? window.destroy() : quit()))
    // Electron rejects the load of a window that is closed
    await window.loadURL(`${page}${hash || (hasFrame() ? '#frame' : '')}`).catch((error: unknown) => {
      if (!window.isDestroyed() && !contents.isDestroyed()) throw error
    })
  }

  #use(entry: OpenWindow): void {
    const at = this.#open.indexOf(entry)
    if (at >= 0) this.#open.push(...this.#open.splice(at, 1))
  }

  /** On Wayland a hidden window may never be painted, so `ready-to-show` may never be emitted. */
  #showSoon(window: BrowserWindow, shown?: () => void): void {
    const { webContents } = window
    const show = (): void => {
      cancel()
      window.removeListener('closed', cancel)
      window.removeListener('ready-to-show', show)
      webContents.removeListener('did-finish-load', show)
      window.show()
      // Windows draws on the taskbar icon of a visible window only
      if (this.#progress !== NO_PROGRESS) showProgress(window, this.#progress)
      if (this.#overlay[0] !== null) window.setOverlayIcon(...this.#overlay)
      shown?.()
    }
    const cancel = this.#deps.clock.after(SHOW_TIMEOUT_MS, show)
    window.once('closed', cancel)
    window.once('ready-to-show', show)
    webContents.once('did-finish-load', show)
  }

  /** The window used last; null: none is open. */
  current(): BrowserWindow | null {
    return this.#open.at(-1)?.window ?? null
  }

  /** The page used last of those that receive links and commands; null: none does. */
  listener(): WebContents | null {
    return this.#open.findLast(({ isListening }) => isListening)?.window.webContents ?? null
  }

  /** The page is mounted and receives links and commands. */
  setListening(pageId: number): void {
    const found = this.#byPage(pageId)
    if (found) found.isListening = true
  }

  setDraft(pageId: number, hasDraft: boolean): void {
    const found = this.#byPage(pageId)
    if (found) found.hasDraft = hasDraft
  }

  hasDraft(): boolean {
    return this.#open.some(({ hasDraft }) => hasDraft)
  }

  /** Loads every page anew. */
  reload(): void {
    for (const { window } of this.#open) if (!window.isDestroyed()) window.webContents.reload()
  }

  /** Number of the window of a page; 1 for a page that is gone. */
  slotOf(pageId: number): number {
    return this.#byPage(pageId)?.slot ?? 1
  }

  /** null: it is gone. */
  page(pageId: number): WebContents | null {
    return this.#byPage(pageId)?.window.webContents ?? null
  }

  close(pageId: number): void {
    this.#byPage(pageId)?.window.close()
  }

  #byPage(pageId: number): OpenWindow | undefined {
    return this.#open.find((one) => one.pageId === pageId)
  }

  onClosed(listener: (slot: number) => void): void {
    this.#closedListeners.push(listener)
  }

  get count(): number {
    return this.#open.length
  }

  /** Brings the window used last to the front. */
  focus(): void {
    const window = this.current()
    if (window?.isMinimized()) window.restore()
    window?.show()
    window?.focus()
  }

  /** Sets the background that shows while a window is resized. */
  applyTheme(): void {
    for (const { window } of this.#open)
      window.setBackgroundColor(this.#deps.dark() ? BACKGROUND.dark : BACKGROUND.light)
  }

  /** Shows the progress on the icon of every window, also of those opened later. */
  setProgress(progress: Progress): void {
    this.#progress = progress
    for (const { window } of this.#open) showProgress(window, progress)
  }

  /** Sets the taskbar overlay of every window, also of those opened later. */
  setOverlay(overlay: Overlay): void {
    this.#overlay = overlay
    for (const { window } of this.#open) window.setOverlayIcon(...overlay)
  }

  applyScale(): void {
    for (const { window } of this.#open) window.webContents.setZoomFactor(this.#deps.scale())
  }
}

const showProgress = (window: BrowserWindow, { value, mode }: Progress): void => window.setProgressBar(value, { mode })
