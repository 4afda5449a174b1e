/** What may stand on the command line, and what a released program does not start with. */

/**
 * Switches of Chromium and Node that would open the running program to others: its page to a debugger, its calls to another host or a false
 * certificate, its traffic (with the key) to a file, its script engine to changes.
 */
export const REFUSED_SWITCHES = ['remote-debugging-port', 'remote-debugging-pipe', 'ignore-certificate-errors', 'host-resolver-rules', 'log-net-log', 'js-flags'] as const

/** The refused switches that are set; always empty for a program run from its sources, where checks and developers need them. */
export function refusedSwitches(packaged: boolean, hasSwitch: (name: string) => boolean): readonly string[] {
  return packaged ? REFUSED_SWITCHES.filter((name) => hasSwitch(name)) : []
}

/**
 * The development server's origin, or null where the built pages are to be used: always in a released program, and whenever the address is not
 * this machine's.
 */
export function devServer(packaged: boolean, address: string | undefined): string | null {
  if (packaged || !address) return null
  const match = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]{1,5})?(?=\/|$)/.exec(address)
  return match ? match[0] : null
}

/** The line on standard output that tells a machine the window is ready for input. */
export function readyLine(facts: { readonly pid: number; readonly version: string; readonly host: 'electron' | 'chromium'; readonly startupMs: number }): string {
  return `ready ${JSON.stringify({ pid: facts.pid, version: facts.version, host: facts.host, startupMs: Math.round(facts.startupMs) })}`
}
