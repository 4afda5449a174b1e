/** The main window: shown after two seconds at most, reloaded when its page crashes. */
import type { BrowserWindow } from 'electron'
import type { Clock } from '../shared/ports/system/clock'
import type { Log } from '../shared/ports/system/log'
import type { WindowFactory } from './window-factory'
import { BACKGROUND } from './window-options'
import { ReloadPolicy } from './reload-policy'
import type { WindowTexts } from './texts'

interface MainWindowDeps {
  readonly factory: Pick<WindowFactory, 'create'>
  readonly clock: Clock
  readonly log: Log
  /** Address of the page. */
  readonly page: string
  readonly title: string
  readonly dark: () => boolean
  /** Zoom factor of the page; 1 is the normal size. */
  readonly scale: () => number
  readonly texts: () => WindowTexts
  /** Resolves to true for `yes`. */
  readonly confirm: (
    window: BrowserWindow,
    question: { readonly message: string; readonly detail?: string; readonly yes: string; readonly no: string }
  ) => Promise<boolean>
  readonly quit: () => void
}

/** Longest wait for the first paint or the end of the load. */
const SHOW_TIMEOUT_MS = 2000

export class MainWindow {
  readonly #deps: MainWindowDeps
  #window: BrowserWindow | null = null

  constructor(deps: MainWindowDeps) {
    this.#deps = deps
  }

  /**
   * Opens the window, or brings it to the front. Resolves when the page is loaded or the window closed;
   * rejects when the page cannot be loaded.
   *
   * @param shown called when the window is shown, which may be before the end of the load
   */
  async open(shown?: () => void): Promise<void> {
    if (this.#window) return this.focus()
    const { factory, page, title, dark } = this.#deps
    const window = factory.create({ name: 'main', title, dark: dark() })
    this.#window = window
    window.on('closed', () => (this.#window = null))
    // a navigation resets it, and before this event there is no document to scale
    window.webContents.on('dom-ready', () => this.applyScale())
    this.#showSoon(window, shown)
    this.#watch(window)
    const contents = window.webContents
    // Electron rejects the load of a window that is closed
    await window.loadURL(page).catch((error: unknown) => {
      if (!window.isDestroyed() && !contents.isDestroyed()) throw error
    })
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
      shown?.()
    }
    const cancel = this.#deps.clock.after(SHOW_TIMEOUT_MS, show)
    window.once('closed', cancel)
    window.once('ready-to-show', show)
    webContents.once('did-finish-load', show)
  }

  /** null: closed. */
  current(): BrowserWindow | null {
    return this.#window
  }

  focus(): void {
    if (this.#window?.isMinimized()) this.#window.restore()
    this.#window?.show()
    this.#window?.focus()
  }

  /** Sets the background that shows while the window is resized. */
  applyTheme(): void {
    this.#window?.setBackgroundColor(this.#deps.dark() ? BACKGROUND.dark : BACKGROUND.light)
  }

  applyScale(): void {
    this.#window?.webContents.setZoomFactor(this.#deps.scale())
  }

  #watch(window: BrowserWindow): void {
    const { clock, log, texts, confirm, quit } = this.#deps
    const reloads = new ReloadPolicy()
    const contents = window.webContents
    const reload = (): void => {
      if (!window.isDestroyed()) contents.reload()
    }

    contents.on('render-process-gone', (_event, { reason, exitCode }) => {
      log.error('window.page-gone', { reason, exitCode })
      if (reason === 'clean-exit' || window.isDestroyed()) return
      const delayMs = reloads.pageCrashed(clock.monotonic())
      if (delayMs !== null) {
        clock.after(delayMs, reload)
        return
      }
      const { stopped, stoppedDetail, reopen, quit: no } = texts()
      void confirm(window, { message: stopped, detail: stoppedDetail, yes: reopen, no }).then((again) => {
        if (!again) return quit()
        reloads.reset()
        reload()
      })
    })

    let isAsking = false
    contents.on('unresponsive', () => {
      log.warn('window.unresponsive')
      if (isAsking) return
      isAsking = true
      const { notResponding, reopen, wait: no } = texts()
      void confirm(window, { message: notResponding, yes: reopen, no }).then((restart) => {
        // the handler of `render-process-gone` reloads the page
        if (restart && isAsking && !window.isDestroyed()) contents.forcefullyCrashRenderer()
        isAsking = false
      })
    })
    contents.on('responsive', () => {
      isAsking = false
      log.info('window.responsive')
    })
    contents.on('preload-error', (_event, _path, error) => log.error('window.preload', { error }))
  }
}
