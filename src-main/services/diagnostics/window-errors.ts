/** Writes the errors of the window to the log: bounded in number, and without words that may be a person's. */
import type { WindowError } from '../../contract/channels/diagnostics'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

/** Lines in each `PERIOD_MS`; a page that fails at every frame must not push everything else out of the log. */
const MOST = 10
const PERIOD_MS = 60_000
/** Errors of the JavaScript engine, whose messages quote code. Other messages may quote data. */
const MESSAGES = ['TypeError', 'ReferenceError', 'RangeError']

export function createWindowErrors({ clock, log }: { readonly clock: Clock; readonly log: Log }) {
  let periodStart = -Infinity
  let written = 0
  let skipped = 0
  return ({ kind, name, message, frames }: WindowError): void => {
    const now = clock.monotonic()
    if (now - periodStart >= PERIOD_MS) {
      periodStart = now
      written = 0
    }
    if (++written > MOST) {
      skipped++
      return
    }
    const error = { name, message: MESSAGES.includes(name) ? message : '', stack: frames.join('\n') }
    log.error('window.error', { kind, error, ...(skipped > 0 ? { skipped } : {}) })
    skipped = 0
  }
}
