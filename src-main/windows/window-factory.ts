/** Makes every window of the program and knows which ones there are. */
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

export interface WindowFactoryDeps extends WindowEnvironment {
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow
  readonly appOrigin: string
  /** What a page wanted to open elsewhere. */
  readonly openExternal: (address: string) => unknown
}

export class WindowFactory {
  readonly #parts: WindowFactoryDeps
  readonly #windows = new Map<number, BrowserWindow>()
  /** Those that must not outlive the windows of the person at the desk. */
  readonly #hidden = new Set<BrowserWindow>()

  constructor(parts: WindowFactoryDeps) {
    this.#parts = parts
  }

  /** A locked, hidden window without a page. */
  create(look: WindowStyle): BrowserWindow {
    const { BrowserWindow: Window, appOrigin, openExternal } = this.#parts
    const window = new Window(windowOptions(look, this.#parts))
    const id = window.webContents.id
    this.#windows.set(id, window)
    window.on('closed', () => {
      this.#windows.delete(id)
      // a window nobody sees must not keep the program alive
      if (this.#windows.size === 0) for (const one of [...this.#hidden]) one.destroy()
    })
    restrictNavigation(window.webContents, appOrigin, (address) => void openExternal(address))
    return window
  }

  /**
   * A sealed window nobody sees, without a preload: it is heard by no channel and told of nothing. Gone with the last
   * window a person sees.
   *
   * @param viewer shows PDF files
   */
  createHidden({ viewer = false }: { viewer?: boolean } = {}): BrowserWindow {
    const window = new this.#parts.BrowserWindow(hiddenWindowOptions(this.#parts, viewer))
    this.#hidden.add(window)
    window.on('closed', () => this.#hidden.delete(window))
    if (viewer) blockNavigationExceptPdfViewer(window.webContents)
    else blockNavigation(window.webContents)
    return window
  }

  /**
   * A sealed window in front of a customer, hidden yet: no preload, heard by no channel and told of nothing. Gone with
   * the last window of the person at the desk.
   */
  createCustomerWindow(look: CustomerWindowStyle): BrowserWindow {
    const window = new this.#parts.BrowserWindow(customerWindowOptions(look, this.#parts))
    this.#hidden.add(window)
    window.on('closed', () => this.#hidden.delete(window))
    blockNavigation(window.webContents)
    return window
  }

  /** True for the page of a window made here that still exists. */
  readonly isKnownSender = (webContentsId: number): boolean => this.#windows.has(webContentsId)

  /** Pages that broadcasts go to. */
  readonly receivers = (): WebContents[] =>
    [...this.#windows.values()].filter((window) => !window.isDestroyed()).map((window) => window.webContents)
}
