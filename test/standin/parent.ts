/**
 * Ends this process as SIGTERM would when the one that started it is gone. npm ends the shell it runs a script in and
 * not what the shell runs, so
 * without this an application would outlive the `npm start` that was ended. Windows ends the children itself.
 */
const EVERY_MS = 250

export function endWithParent(): void {
  if (process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  timer.unref()
}
