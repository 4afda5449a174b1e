/**
 * Ends this process as SIGTERM would when its parent is gone. npm ends the shell of a script and not the shell's
 * children, so an application would outlive the ended `npm start`. Windows ends the children itself.
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
