/** Creates every window of the program. */
import type { BrowserWindow, BrowserWindowConstructorOptions, WebContents } from 'electron'
import { restrictNavigation, blockNavigation, blockNavigationExceptPdfViewer } from './page-guards'
import {
  customerWindowOptions,
  hiddenWindowOptions,
  windowOptions,
  type CustomerWindowStyle,
  type WindowStyle,
  type WindowEnvironment
} from './window-options'

interface WindowFactoryDeps extends WindowEnvironment {
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow
  readonly appOrigin: string
  readonly openExternal: (address: string) => unknown
}

export class WindowFactory {
  readonly #deps: WindowFactoryDeps
  readonly #windows = new Map<number, BrowserWindow>()
  /** Windows without a preload; destroyed with the last of `#windows`. */
  readonly #dependent = new Set<BrowserWindow>()
  /** Those of `#dependent` with a frame, which would show the application menu. */
  readonly #framed = new Set<BrowserWindow>()
  readonly #pageGoneListeners: ((webContentsId: number) => void)[] = []

  constructor(deps: WindowFactoryDeps) {
    this.#deps = deps
  }

  /** A hidden window without a page. */
  create(style: WindowStyle): BrowserWindow {
    const { BrowserWindow: Window, appOrigin, openExternal } = this.#deps
    const window = new Window(windowOptions(style, this.#deps))
    const contents = window.webContents
    const { id } = contents
    this.#windows.set(id, window)
    const pageGone = (): void => this.#pageGoneListeners.forEach((listener) => listener(id))
    // raised by a reload too, but not by a change of the fragment
    contents.on('did-navigate', pageGone)
    contents.on('render-process-gone', pageGone)
    window.on('closed', () => {
      this.#windows.delete(id)
      pageGone()
      // a hidden window would keep the program running
      if (this.#windows.size === 0) for (const one of [...this.#dependent]) one.destroy()
    })
    restrictNavigation(contents, appOrigin, (address) => void openExternal(address))
    return window
  }

  /**
   * A window that stays hidden, without a preload: no channel accepts its messages, no broadcast reaches it.
   *
   * @param viewer shows PDF files
   */
  createHidden({ viewer = false }: { viewer?: boolean } = {}): BrowserWindow {
    const window = this.#createDependent(hiddenWindowOptions(this.#deps, viewer))
    if (viewer) blockNavigationExceptPdfViewer(window.webContents)
    else blockNavigation(window.webContents)
    return window
  }

  /** A window in front of a customer, hidden at first and without a preload, like `createHidden`. */
  createCustomerWindow(style: CustomerWindowStyle): BrowserWindow {
    const window = this.#createDependent(customerWindowOptions(style, this.#deps))
    blockNavigation(window.webContents)
    if (style.bounds !== null) return window
    this.#framed.add(window)
    window.on('closed', () => this.#framed.delete(window))
    this.removeCustomerMenus()
    return window
  }

  /** The application menu is set on every window, so it is removed again after each change of it. */
  removeCustomerMenus(): void {
    for (const window of this.#framed) window.removeMenu()
  }

  #createDependent(options: BrowserWindowConstructorOptions): BrowserWindow {
    const window = new this.#deps.BrowserWindow(options)
    this.#dependent.add(window)
    window.on('closed', () => this.#dependent.delete(window))
    return window
  }

  /** True for the page of an open window with a preload. */
  readonly isKnownSender = (webContentsId: number): boolean => this.#windows.has(webContentsId)

  /** The listener gets the id of a page with a preload that was replaced or closed, or whose process has ended. */
  readonly onPageGone = (listener: (webContentsId: number) => void): void => void this.#pageGoneListeners.push(listener)

  readonly receivers = (): WebContents[] =>
    [...this.#windows.values()].filter((window) => !window.isDestroyed()).map((window) => window.webContents)
}
