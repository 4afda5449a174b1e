/** Makes every window of the program and knows which ones there are. */
import type { BrowserWindow, BrowserWindowConstructorOptions, WebContents } from 'electron'
import { lockContents } from './guards'
import { windowOptions, type WindowLook, type WindowSurroundings } from './options'

export interface WindowFactoryParts extends WindowSurroundings {
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow
  readonly appOrigin: string
  /** What a page wanted to open elsewhere. */
  readonly openExternal: (address: string) => unknown
}

export class WindowFactory {
  readonly #parts: WindowFactoryParts
  readonly #windows = new Map<number, BrowserWindow>()

  constructor(parts: WindowFactoryParts) {
    this.#parts = parts
  }

  /** A locked, hidden window without a page. */
  create(look: WindowLook): BrowserWindow {
    const { BrowserWindow: Window, appOrigin, openExternal } = this.#parts
    const window = new Window(windowOptions(look, this.#parts))
    const id = window.webContents.id
    this.#windows.set(id, window)
    window.on('closed', () => this.#windows.delete(id))
    lockContents(window.webContents, appOrigin, (address) => void openExternal(address))
    return window
  }

  /** True for the page of a window made here that still exists. */
  readonly isKnownSender = (webContentsId: number): boolean => this.#windows.has(webContentsId)

  /** Pages that broadcasts go to. */
  readonly receivers = (): WebContents[] => [...this.#windows.values()].filter((window) => !window.isDestroyed()).map((window) => window.webContents)
}
