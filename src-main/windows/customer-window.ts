/**
 * The window in front of the customer: one locked page on the display for customers, or on top of all windows where
 * there is only one display. On Wayland a program can neither place a window nor find its display, so a person drags it
 * there and makes it full screen.
 */
import type { BrowserWindow, Display, Screen } from 'electron'
import type { CustomerDisplay } from '../contract/channels/customer'
import { findSavedDisplay, chooseCustomerDisplay, displayKey } from '../shared/customer/customer-display'
import type { Log } from '../shared/ports/system/log'
import type { ScreenTheme } from '../shared/customer/customer-screen'
import type { WindowFactory } from './window-factory'

interface CustomerWindowDeps {
  readonly factory: Pick<WindowFactory, 'createCustomerWindow'>
  readonly screen: Pick<Screen, 'getAllDisplays' | 'getDisplayMatching' | 'getPrimaryDisplay' | 'on' | 'off'>
  readonly log: Log
  /** null: none is open. */
  readonly mainWindow: () => Pick<BrowserWindow, 'getBounds'> | null
  /** 'other': a display without the main window, where there is one. */
  readonly displayMode: () => 'other' | 'same'
  /** As `displayKey` writes it; '': any other display. */
  readonly chosenDisplay: () => string
  readonly wayland: boolean
  readonly mac: boolean
}

interface ShownCustomerWindow {
  readonly covers: boolean
  readonly awaitsFullScreen: boolean
}

const CLOSING_KEYS: ReadonlySet<string> = new Set(['Escape', 'F8'])
const FULL_SCREEN_KEY = 'F11'

export class CustomerWindow {
  readonly #deps: CustomerWindowDeps
  #window: BrowserWindow | null = null
  #closed: () => void = () => {}
  #fullScreenChanged: (full: boolean) => void = () => {}
  #covers = false

  constructor(deps: CustomerWindowDeps) {
    this.#deps = deps
  }

  onClosed(listener: () => void): void {
    this.#closed = listener
  }

  /** Called where a person makes the window full screen. */
  onFullScreen(listener: (full: boolean) => void): void {
    this.#fullScreenChanged = listener
  }

  /** Rejects when the document cannot be loaded. */
  async show(address: string, theme: ScreenTheme): Promise<ShownCustomerWindow> {
    const { wayland, mac } = this.#deps
    const window = this.#window ?? this.#open(theme)
    await window.loadURL(address)
    // a load that another one interrupts rejects, so the first one may never get here
    if (!window.isDestroyed() && !window.isVisible()) {
      window.show()
      if (mac) window.setSimpleFullScreen(true)
      else if (!wayland) window.setFullScreen(true)
    }
    return { covers: this.#covers, awaitsFullScreen: wayland && !window.isDestroyed() && !window.isFullScreen() }
  }

  /** Does not call the listener of `onClosed`. */
  hide(): void {
    const window = this.#window
    this.#window = null
    if (!window || window.isDestroyed()) return
    if (this.#deps.mac) {
      // only the end of the simple full screen brings Dock and menu bar back
      window.hide()
      window.setSimpleFullScreen(false)
    }
    window.destroy()
  }

  #open(theme: ScreenTheme): BrowserWindow {
    const { factory, screen, log } = this.#deps
    const { display, covers } = this.#choose()
    this.#covers = covers
    const bounds = display?.bounds ?? null
    const window = factory.createCustomerWindow({ bounds, dark: theme === 'dark', onTop: covers })
    this.#window = window
    const close = (): void => {
      if (this.#window !== window) return
      this.hide()
      this.#closed()
    }
    // the system would move the window over the main window; on Wayland any display may be its own
    const removed = (_event: unknown, { id }: Pick<Display, 'id'>): void => {
      if (display === null || id === display.id) close()
    }
    screen.on('display-removed', removed)
    window.on('closed', () => {
      screen.off('display-removed', removed)
      close()
    })
    window.webContents.on('before-input-event', (event, { type, key }) => {
      if (type !== 'keyDown' || !CLOSING_KEYS.has(key)) return
      // keeps the key from the menu, whose command would open the window again
      event.preventDefault()
      close()
    })
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      log.warn('customer.page-gone', { reason })
      close()
    })
    if (display === null) this.#followFullScreen(window)
    return window
  }

  /** The window has no menu, whose key this would be. */
  #followFullScreen(window: BrowserWindow): void {
    window.webContents.on('before-input-event', (event, { type, key, isAutoRepeat }) => {
      if (type !== 'keyDown' || key !== FULL_SCREEN_KEY) return
      event.preventDefault()
      if (!isAutoRepeat) window.setFullScreen(!window.isFullScreen())
    })
    const changed = (full: boolean): void => {
      if (this.#window === window) this.#fullScreenChanged(full)
    }
    window.on('enter-full-screen', () => changed(true))
    window.on('leave-full-screen', () => changed(false))
  }

  /** Empty where the program cannot choose one. */
  displays(): readonly CustomerDisplay[] {
    const { screen, chosenDisplay: chosen, wayland } = this.#deps
    if (wayland) return []
    const all = screen.getAllDisplays()
    const saved = findSavedDisplay(chosen(), all)
    const own = this.#ownDisplay()
    return all.map((display, at) => ({
      key: displayKey(display),
      number: at + 1,
      label: display.label,
      width: display.bounds.width,
      height: display.bounds.height,
      own: display.id === own.id,
      chosen: display.id === saved?.id
    }))
  }

  #ownDisplay(): Display {
    const bounds = this.#deps.mainWindow()?.getBounds()
    return bounds ? this.#deps.screen.getDisplayMatching(bounds) : this.#deps.screen.getPrimaryDisplay()
  }

  /** `display` null: the program cannot choose one. */
  #choose(): { display: Display | null; covers: boolean } {
    const { screen, displayMode, chosenDisplay: chosen, wayland } = this.#deps
    if (wayland) return { display: null, covers: false }
    const own = this.#ownDisplay()
    const display = chooseCustomerDisplay(screen.getAllDisplays(), own, { place: displayMode(), key: chosen() })
    return { display, covers: display.id === own.id }
  }
}
