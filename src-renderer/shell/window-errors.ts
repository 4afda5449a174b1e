/** Errors that nothing handles: a notice for the person, and a line in the log of the main process. */
import type { App } from 'vue'
import { WINDOW_ERROR_LIMITS, type WindowError } from '@contract/channels/diagnostics'
import { bridge } from '@/bridge'

function windowError(kind: WindowError['kind'], bug: unknown): WindowError {
  if (!(bug instanceof Error)) return { kind, name: 'Error', message: '', frames: [] }
  const { name, message, frames, frame } = WINDOW_ERROR_LIMITS
  const stack = (bug.stack ?? '').replace(bug.message, () => '').split('\n')
  return {
    kind,
    name: bug.name.replace(/\W/g, '').slice(0, name) || 'Error',
    message: bug.message.slice(0, message),
    frames: stack
      .filter((line) => /^\s+at /.test(line))
      .slice(0, frames)
      .map((line) => line.slice(0, frame))
  }
}

export function reportErrors(app: App, addNotice: () => void): void {
  const report = (kind: WindowError['kind'], bug: unknown): void => {
    addNotice()
    // a failed report must not become the next unhandled rejection
    bridge.app.windowError(windowError(kind, bug)).catch(() => undefined)
  }
  app.config.errorHandler = (bug) => {
    console.error(bug)
    report('component', bug)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  // an event without an error is a remark of the browser, for example about a ResizeObserver
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error != null) report('uncaught', error)
  })
}
