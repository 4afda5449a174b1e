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

  constructor(deps: WindowFactoryDeps) {
    this.#deps = deps
  }

  /** A hidden window without a page. */
  create(style: WindowStyle): BrowserWindow {
    const { BrowserWindow: Window, appOrigin, openExternal } = this.#deps
    const window = new Window(windowOptions(style, this.#deps))
    const id = window.webContents.id
    this.#windows.set(id, window)
    window.on('closed', () => {
      this.#windows.delete(id)
      // a hidden window would keep the program running
      if (this.#windows.size === 0) for (const one of [...this.#dependent]) one.destroy()
    })
    restrictNavigation(window.webContents, appOrigin, (address) => void openExternal(address))
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
    return window
  }

  #createDependent(options: BrowserWindowConstructorOptions): BrowserWindow {
    const window = new this.#deps.BrowserWindow(options)
    this.#dependent.add(window)
    window.on('closed', () => this.#dependent.delete(window))
    return window
  }

  /** True for the page of an open window with a preload. */
  readonly isKnownSender = (webContentsId: number): boolean => this.#windows.has(webContentsId)

  /** Pages that broadcasts go to. */
  readonly receivers = (): WebContents[] =>
    [...this.#windows.values()].filter((window) => !window.isDestroyed()).map((window) => window.webContents)
}
