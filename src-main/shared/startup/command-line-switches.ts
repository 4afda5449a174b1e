/**
 * Command-line switches that a packaged program refuses; a name with `*` stands for all with this prefix.
 *
 * `--disable-features`, `--enable-features` and `--disable-gpu*` are allowed: users need them for faulty graphics
 * drivers or desktops, and they disable no protection of the program.
 */
export const REFUSED_SWITCHES = [
  // a debugger can read everything, the key included; a fuse also refuses Node's own switches
  'remote-debugging-*',
  'inspect*',
  'debug-port',
  'js-flags',
  // sends calls to another host or accepts a forged certificate
  'proxy-server',
  'proxy-pac-url',
  'proxy-bypass-list',
  'host-resolver-rules',
  'host-rules',
  'ignore-certificate-errors*',
  // writes the traffic or its keys to a file
  'log-net-log',
  'ssl-key-log-file',
  // disables protections of the page
  'no-sandbox',
  'disable-web-security',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'disable-site-isolation-trials',
  'load-extension',
  // replaces one of Chromium's processes by another program
  'gpu-launcher',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'browser-subprocess-path'
] as const

/** Switches on a command line as Chromium reads it: `--name`, `-name`, on Windows `/name`, up to `--`. Lower case. */
function namesOn(argv: readonly string[], windows: boolean): readonly string[] {
  const end = argv.indexOf('--')
  const prefix = windows ? /^(?:--?|\/)([^=]+)/ : /^--?([^=]+)/
  return (end < 0 ? argv : argv.slice(0, end)).flatMap((arg) => prefix.exec(arg)?.[1]?.toLowerCase() ?? [])
}

export interface CommandLine {
  /** The complete command line. Node removes some of its own switches, so `hasSwitch` is needed too. */
  readonly argv: readonly string[]
  readonly windows: boolean
  readonly hasSwitch: (name: string) => boolean
}

/** The refused switches that are set; none when run from source. */
export function refusedSwitches(packaged: boolean, { argv, windows, hasSwitch }: CommandLine): readonly string[] {
  if (!packaged) return []
  const given = namesOn(argv, windows)
  const matches = (pattern: string): readonly string[] => {
    if (pattern.endsWith('*')) return given.filter((name) => name.startsWith(pattern.slice(0, -1)))
    return given.includes(pattern) || hasSwitch(pattern) ? [pattern] : []
  }
  return [...new Set(REFUSED_SWITCHES.flatMap(matches))]
}

export function refusedSwitchesMessage(names: readonly string[]): string {
  const why = `Dynodesk does not start with ${names.map((name) => `--${name}`).join(', ')}`
  if (!names.includes('no-sandbox')) return why
  // an AppImage adds it where the system forbids unprivileged sandboxes
  return `${why}. Where it comes from the AppImage, install the deb or rpm package instead: it brings its own sandbox`
}

/**
 * Origin of the development server; null: use the built pages, as always when packaged or for an address outside this
 * computer.
 */
export function devServer(packaged: boolean, address: string | undefined): string | null {
  if (packaged || !address) return null
  const match = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]{1,5})?(?=\/|$)/.exec(address)
  return match ? match[0] : null
}

/** The line on standard output that tells scripts that the window is ready. */
export function readyLine(facts: {
  readonly pid: number
  readonly version: string
  readonly host: 'electron' | 'chromium'
  readonly startupMs: number
}): string {
  return `ready ${JSON.stringify({ pid: facts.pid, version: facts.version, host: facts.host, startupMs: Math.round(facts.startupMs) })}`
}
