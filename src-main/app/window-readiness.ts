import { app } from 'electron'
import { readyLine } from '../shared/startup/command-line-switches'
import { switchValue } from './command-line'
import { WINDOW_READY_MARK } from './modules/maintenance/diagnostics'

/** Whether the first window has shown its first page. */
export class WindowReadiness {
  #isReady = false

  get isReady(): boolean {
    return this.#isReady
  }

  /** Writes the ready line to standard output, once. */
  report(): void {
    if (this.#isReady) return
    this.#isReady = true
    performance.mark(WINDOW_READY_MARK)
    const host = switchValue('app-host') === 'chromium' ? 'chromium' : 'electron'
    process.stdout.write(
      `${readyLine({ pid: process.pid, version: app.getVersion(), host, startupMs: performance.now() })}\n`
    )
  }
}
