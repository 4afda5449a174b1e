/** The one main window: shown as soon as it can be and after two seconds at most; brought back when its page stops. */
import type { BrowserWindow } from 'electron'
import type { Clock } from '../shared/ports/system/clock'
import type { Log } from '../shared/ports/system/log'
import type { WindowFactory } from './window-factory'
import { BACKGROUND } from './window-options'
import { ReloadPolicy } from './reload-policy'
import type { WindowTexts } from './texts/en'

export interface MainWindowDeps {
  readonly factory: Pick<WindowFactory, 'create'>
  readonly clock: Clock
  readonly log: Log
  /** Address of the window's page. */
  readonly page: string
  readonly title: string
  readonly dark: () => boolean
  readonly texts: () => WindowTexts
  /** Shows a message with two buttons; true for the first. */
  readonly confirm: (
    window: BrowserWindow,
    question: { readonly message: string; readonly detail?: string; readonly yes: string; readonly no: string }
  ) => Promise<boolean>
  readonly quit: () => void
}

/** Longest wait of a window that is not painted and whose page is not loaded. */
const SHOW_TIMEOUT_MS = 2000

export class MainWindow {
  readonly #parts: MainWindowDeps
  #window: BrowserWindow | null = null

  constructor(parts: MainWindowDeps) {
    this.#parts = parts
  }

  /**
   * Opens it, or brings the open one to the front. Resolves when its page is loaded; rejects when it cannot be.
   *
   * @param shown called when it is shown: pictures that do not come can delay the end of the load
   */
  async open(shown?: () => void): Promise<void> {
    if (this.#window) return this.focus()
    const { factory, page, title, dark } = this.#parts
    const window = factory.create({ name: 'main', title, dark: dark() })
    this.#window = window
    window.on('closed', () => (this.#window = null))
    this.#showSoon(window, shown)
    this.#watch(window)
    await window.loadURL(page)
  }

  /** On the first of three: on Wayland a hidden window may never be painted, and then `ready-to-show` never comes. */
  #showSoon(window: BrowserWindow, shown?: () => void): void {
    const { webContents } = window
    const show = (): void => {
      cancel()
      window.removeListener('closed', cancel)
      window.removeListener('ready-to-show', show)
      webContents.removeListener('did-finish-load', show)
      window.show()
      shown?.()
    }
    const cancel = this.#parts.clock.after(SHOW_TIMEOUT_MS, show)
    window.once('closed', cancel)
    window.once('ready-to-show', show)
    webContents.once('did-finish-load', show)
  }

  /** null while it is closed. */
  current(): BrowserWindow | null {
    return this.#window
  }

  focus(): void {
    if (this.#window?.isMinimized()) this.#window.restore()
    this.#window?.show()
    this.#window?.focus()
  }

  /** The theme changed: what shows while the window is resized should not be the other one's. */
  applyTheme(): void {
    this.#window?.setBackgroundColor(this.#parts.dark() ? BACKGROUND.dark : BACKGROUND.light)
  }

  #watch(window: BrowserWindow): void {
    const { clock, log, texts, confirm, quit } = this.#parts
    const recovery = new ReloadPolicy()
    const contents = window.webContents
    const load = (): void => {
      if (!window.isDestroyed()) contents.reload()
    }

    contents.on('render-process-gone', (_event, { reason, exitCode }) => {
      log.error('window.page-gone', { reason, exitCode })
      if (reason === 'clean-exit' || window.isDestroyed()) return
      const wait = recovery.pageStopped(clock.monotonic())
      if (wait !== null) {
        clock.after(wait, load)
        return
      }
      const { stopped, stoppedDetail, reopen, quit: no } = texts()
      void confirm(window, { message: stopped, detail: stoppedDetail, yes: reopen, no }).then((again) => {
        if (!again) return quit()
        recovery.reset()
        load()
      })
    })

    let asked = false
    contents.on('unresponsive', () => {
      log.warn('window.unresponsive')
      if (asked) return
      asked = true
      const { notResponding, reopen, wait: no } = texts()
      void confirm(window, { message: notResponding, yes: reopen, no }).then((restart) => {
        // ends the page's process; what brings it back is above
        if (restart && asked && !window.isDestroyed()) contents.forcefullyCrashRenderer()
        asked = false
      })
    })
    contents.on('responsive', () => {
      asked = false
      log.info('window.responsive')
    })
    contents.on('preload-error', (_event, _path, error) => log.error('window.preload', { error }))
  }
}
