/** What may stand on the command line, and what a released program does not start with. */

/**
 * Switches that a released program does not start with. A name that ends in `*` stands for all that begin so.
 *
 * `--disable-features`, `--enable-features` and `--disable-gpu*` are not refused: people need them where a graphics
 * driver or a desktop has a fault, and none of them lifts what the program itself locks.
 */
export const REFUSED_SWITCHES = [
  // a debugger reads everything in the window and in the main process, the key included; a fuse refuses Node's own
  // names as well
  'remote-debugging-*',
  'inspect*',
  'debug-port',
  'js-flags',
  // calls go to another host, or a false certificate is accepted
  'proxy-server',
  'proxy-pac-url',
  'proxy-bypass-list',
  'host-resolver-rules',
  'host-rules',
  'ignore-certificate-errors*',
  // the traffic, or what decrypts it, is written to a file
  'log-net-log',
  'ssl-key-log-file',
  // the page's protections are off
  'no-sandbox',
  'disable-web-security',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'disable-site-isolation-trials',
  'load-extension',
  // another program runs in the place of one of Chromium's processes
  'gpu-launcher',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'browser-subprocess-path'
] as const

/** Names on a command line as Chromium reads it: `--name`, `-name`, on Windows `/name`, up to `--`. Lower case. */
function namesOn(argv: readonly string[], windows: boolean): readonly string[] {
  const end = argv.indexOf('--')
  const prefix = windows ? /^(?:--?|\/)([^=]+)/ : /^--?([^=]+)/
  return (end < 0 ? argv : argv.slice(0, end)).flatMap((arg) => prefix.exec(arg)?.[1]?.toLowerCase() ?? [])
}

export interface CommandLine {
  /** All of it; Node takes some of its own switches out, so `hasSwitch` is asked as well. */
  readonly argv: readonly string[]
  readonly windows: boolean
  readonly hasSwitch: (name: string) => boolean
}

/** The refused switches that are set; none for a program run from its sources, where developers need them. */
export function refusedSwitches(packaged: boolean, { argv, windows, hasSwitch }: CommandLine): readonly string[] {
  if (!packaged) return []
  const given = namesOn(argv, windows)
  const matches = (pattern: string): readonly string[] => {
    if (pattern.endsWith('*')) return given.filter((name) => name.startsWith(pattern.slice(0, -1)))
    return given.includes(pattern) || hasSwitch(pattern) ? [pattern] : []
  }
  return [...new Set(REFUSED_SWITCHES.flatMap(matches))]
}

/** What a released program says on standard error when it does not start. */
export function refusedSwitchesMessage(names: readonly string[]): string {
  const why = `Dynodesk does not start with ${names.map((name) => `--${name}`).join(', ')}`
  if (!names.includes('no-sandbox')) return why
  // an AppImage adds it by itself where the system keeps programs from making a sandbox of their own
  return `${why}. Where it comes from the AppImage, install the deb or rpm package instead: it brings its own sandbox`
}

/**
 * The development server's origin, or null where the built pages are to be used: always in a released program, and
 * whenever the address is not this machine's.
 */
export function devServer(packaged: boolean, address: string | undefined): string | null {
  if (packaged || !address) return null
  const match = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]{1,5})?(?=\/|$)/.exec(address)
  return match ? match[0] : null
}

/** The line on standard output that tells a machine the window is ready for input. */
export function readyLine(facts: {
  readonly pid: number
  readonly version: string
  readonly host: 'electron' | 'chromium'
  readonly startupMs: number
}): string {
  return `ready ${JSON.stringify({ pid: facts.pid, version: facts.version, host: facts.host, startupMs: Math.round(facts.startupMs) })}`
}
