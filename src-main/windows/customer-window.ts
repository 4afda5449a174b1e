/**
 * The window in front of the customer: one sealed page on the display that is for customers (`core/customer-display`),
 * or over everything where there is only one.
 */
import type { BrowserWindow, Display, Screen } from 'electron'
import type { CustomerDisplay } from '../contract/channels/customer'
import { findSavedDisplay, chooseCustomerDisplay, displayKey } from '../shared/customer/customer-display'
import type { Log } from '../shared/ports/system/log'
import type { ScreenTheme } from '../shared/customer/customer-screen'
import type { WindowFactory } from './window-factory'

export interface CustomerWindowDeps {
  readonly factory: Pick<WindowFactory, 'createCustomerWindow'>
  readonly screen: Pick<Screen, 'getAllDisplays' | 'getDisplayMatching' | 'getPrimaryDisplay' | 'on' | 'off'>
  readonly log: Log
  /** The window of the person at the desk; null: none is open. */
  readonly mainWindow: () => Pick<BrowserWindow, 'getBounds'> | null
  /** 'other': a display on which the own window is not, where there is one. */
  readonly displayMode: () => 'other' | 'same'
  /** Which other one, as `displayKey` writes it; '': any. */
  readonly chosenDisplay: () => string
}

/** Close what the customer sees: the two keys a seller will try. */
const CLOSING_KEYS: ReadonlySet<string> = new Set(['Escape', 'F8'])

export class CustomerWindow {
  readonly #parts: CustomerWindowDeps
  #window: BrowserWindow | null = null
  #closed: () => void = () => {}
  #covers = false

  constructor(parts: CustomerWindowDeps) {
    this.#parts = parts
  }

  onClosed(listener: () => void): void {
    this.#closed = listener
  }

  /** Rejects when the document cannot be loaded. */
  async show(address: string, theme: ScreenTheme): Promise<{ covers: boolean }> {
    const there = this.#window
    const window = there ?? this.#open(theme)
    await window.loadURL(address)
    if (!there && !window.isDestroyed()) {
      window.show()
      window.setFullScreen(true)
    }
    return { covers: this.#covers }
  }

  /** Without a word to the listener, who asked for it. */
  hide(): void {
    const window = this.#window
    this.#window = null
    if (window && !window.isDestroyed()) window.destroy()
  }

  #open(theme: ScreenTheme): BrowserWindow {
    const { factory, screen, log } = this.#parts
    const { display, covers } = this.#choose()
    this.#covers = covers
    const window = factory.createCustomerWindow({ bounds: display.bounds, dark: theme === 'dark', onTop: covers })
    this.#window = window
    const end = (): void => {
      if (this.#window !== window) return
      this.hide()
      this.#closed()
    }
    // the system would move it over the desk's own window
    const pulled = (_event: unknown, { id }: Pick<Display, 'id'>): void => void (id === display.id && end())
    screen.on('display-removed', pulled)
    window.on('closed', () => {
      screen.off('display-removed', pulled)
      end()
    })
    window.webContents.on('before-input-event', (event, { type, key }) => {
      if (type !== 'keyDown' || !CLOSING_KEYS.has(key)) return
      // not to the menu as well, where it would open again what it closes
      event.preventDefault()
      end()
    })
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      log.warn('customer.page-gone', { reason })
      end()
    })
    return window
  }

  /** The displays connected now, for whoever chooses among them. */
  displays(): readonly CustomerDisplay[] {
    const { screen, chosenDisplay: chosen } = this.#parts
    const all = screen.getAllDisplays()
    const meant = findSavedDisplay(chosen(), all)
    const here = this.#here()
    return all.map((display, at) => ({
      key: displayKey(display),
      number: at + 1,
      label: display.label,
      width: display.bounds.width,
      height: display.bounds.height,
      own: display.id === here.id,
      chosen: display.id === meant?.id
    }))
  }

  #here(): Display {
    const bounds = this.#parts.mainWindow()?.getBounds()
    return bounds ? this.#parts.screen.getDisplayMatching(bounds) : this.#parts.screen.getPrimaryDisplay()
  }

  #choose(): { display: Display; covers: boolean } {
    const { screen, displayMode, chosenDisplay: chosen } = this.#parts
    const here = this.#here()
    const display = chooseCustomerDisplay(screen.getAllDisplays(), here, { place: displayMode(), key: chosen() })
    return { display, covers: display.id === here.id }
  }
}
