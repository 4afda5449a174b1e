/** Reloads a page that crashed, and asks what to do with one that crashes again or does not respond. */
import type { BrowserWindow } from 'electron'
import type { Clock } from '../shared/ports/system/clock'
import type { Log } from '../shared/ports/system/log'
import { ReloadPolicy } from './reload-policy'
import type { WindowTexts } from './texts'

export interface PageWatchDeps {
  readonly clock: Clock
  readonly log: Log
  readonly texts: () => WindowTexts
  /** Resolves to true for `yes`. */
  readonly confirm: (
    window: BrowserWindow,
    question: { readonly message: string; readonly detail?: string; readonly yes: string; readonly no: string }
  ) => Promise<boolean>
}

/** @param giveUp called when the user does not want a page that crashed again */
export function watchPage(window: BrowserWindow, deps: PageWatchDeps, giveUp: () => void): void {
  const { clock, log, texts, confirm } = deps
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
      if (!again) return giveUp()
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
