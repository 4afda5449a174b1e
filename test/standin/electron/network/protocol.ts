/**
 * Custom schemes. Chromium loads no page from an unknown scheme, so the page gets app://bundle/x as
 * https://bundle.app.standin.invalid/x, translated back wherever main sees it. Pictures and other parts of a page keep
 * their scheme: Chromium checks them against the content security policy and then asks the stand-in, as it would
 * Electron.
 */
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, isAbsolute, join, sep } from 'node:path'
import { NotInStandin, refusingInstances } from '../../missing.ts'

const SUFFIX = '.standin.invalid'
const privileged = new Map<string, Electron.Privileges>()

export const toPage = (url: string): string => {
  const m = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/is.exec(url)
  return m && privileged.has(m[1]!) ? `https://${m[2] || '_'}.${m[1]}${SUFFIX}${m[3] || '/'}` : url
}
export const toApp = (url: string): string => {
  const m = /^https:\/\/(.*)\.([a-z][a-z0-9+-]*)\.standin\.invalid(?=[/?#]|$)(.*)$/is.exec(url)
  return m ? `${m[2]}://${m[1] === '_' ? '' : m[1]}${m[3]}` : url
}
/** app://bundle of app://bundle/index.html#/x; 'null' for an opaque origin. */
export const originOf = (url: string): string => /^([a-z][a-z0-9+.-]*:\/\/[^/?#]+)/i.exec(url)?.[1] ?? 'null'

/** For scripts in a page. */
export const ownSchemes = (): readonly string[] => [...privileged.keys()]

/**
 * A policy names the scheme itself (for parts of a page) and, for the same files under the page's address, its
 * translation; an origin likewise.
 */
export const cspToPage = (csp: string): string =>
  csp
    .replace(/(?<=\s)([a-z][a-z0-9+-]*):\/\/[^\s;]+/g, (all: string, scheme: string) =>
      privileged.has(scheme) ? `${all} ${toPage(all).replace(/\/$/, '')}` : all
    )
    .replace(/(^|[\s;])([a-z][a-z0-9+-]*):(?=[\s;]|$)/g, (all: string, _before: string, scheme: string) =>
      privileged.has(scheme) ? `${all} https://*.${scheme}${SUFFIX}` : all
    )

export type Handler = (request: Request) => Response | Promise<Response>

/** Electron's answer for a file that a source does not serve, whatever the reason. */
export class FileNotFound extends Error {
  constructor() {
    super('net::ERR_FILE_NOT_FOUND')
  }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.xml': 'text/xml'
}

/** A route with a host wins over one without, then the longest path prefix wins. */
function route(routes: Electron.ProtocolRoute[], url: URL): Electron.ProtocolRoute | undefined {
  const weight = ({ match }: Electron.ProtocolRoute): number =>
    (match?.host === undefined ? 0 : 1e6) + (match?.path?.length ?? 1)
  return routes
    .filter(
      ({ match }) =>
        (match?.host === undefined || match.host.toLowerCase() === url.host.toLowerCase()) &&
        url.pathname.startsWith(match?.path ?? '/')
    )
    .sort((a, b) => weight(b) - weight(a))[0]
}

/** Files of folders, as `protocol.registerSource` serves them. Every refusal is the same: net::ERR_FILE_NOT_FOUND. */
export function directorySource(source: Electron.ProtocolSource): Handler {
  for (const { source: s, match } of source.routes) {
    if (s.type !== 'directory') throw new TypeError(`Unknown source type '${s.type}'`)
    if (!isAbsolute(s.root)) throw new TypeError(`The root of a source must be an absolute path: ${s.root}`)
    if (match?.path !== undefined && !match.path.startsWith('/'))
      throw new TypeError(`A path to match must start with '/': ${match.path}`)
  }
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new FileNotFound()
    const url = new URL(request.url)
    const found = route(source.routes, url)
    if (!found) throw new FileNotFound()
    let rest: string
    try {
      rest = decodeURIComponent(url.pathname.slice((found.match?.path ?? '/').length))
    } catch {
      throw new FileNotFound()
    }
    const index = found.source.index ?? 'index.html'
    if (rest === '' || rest.endsWith('/')) rest += index
    if (index === '' && (rest === '' || rest.endsWith('/'))) throw new FileNotFound()
    // an escaped separator or a colon is another path on some systems
    if (/%2f|%5c/i.test(url.pathname) || /[\\\0:]/.test(rest)) throw new FileNotFound()
    const file = await realpath(join(found.source.root, rest)).catch(() => '')
    const root = await realpath(found.source.root).catch(() => '')
    if (file === '' || root === '' || !file.startsWith(root + sep) || !(await stat(file)).isFile())
      throw new FileNotFound()
    const bytes = await readFile(file)
    const headers = new Headers(found.source.headers)
    headers.set('content-type', TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream')
    headers.set('content-length', String(bytes.length))
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  }
}

export class StandinProtocol {
  readonly #handlers = new Map<string, Handler>()
  readonly #sources = new Map<string, Electron.ProtocolSource>()
  handle(scheme: string, handler: any): void {
    this.#take(scheme)
    this.#handlers.set(scheme, handler)
  }
  registerSource(scheme: string, source: Electron.ProtocolSource): void {
    this.#take(scheme)
    this.#handlers.set(scheme, directorySource(source))
    this.#sources.set(scheme, source)
  }
  #take(scheme: string): void {
    if (this.#handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
  }
  getSource(scheme: string): Electron.ProtocolSource | null {
    return this.#sources.get(scheme) ?? null
  }
  unhandle(scheme: string): void {
    if (!this.#handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`)
    this.#sources.delete(scheme)
  }
  isProtocolHandled(scheme: string): boolean {
    return this.#handlers.has(scheme)
  }
  _handler(scheme: string): Handler | undefined {
    return this.#handlers.get(scheme)
  }
  /** Once, before ready, as in Electron. */
  registerSchemesAsPrivileged(list: Electron.CustomScheme[]): void {
    if (schemesAreFixed) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    if (privileged.size > 0)
      throw new Error('stand-in: registerSchemesAsPrivileged was called twice; name all schemes in one call')
    for (const { scheme, privileges } of list) {
      if (!privileges?.standard) throw new NotInStandin(`a scheme without privileges.standard (${scheme})`)
      privileged.set(scheme, privileges)
    }
  }
}
refusingInstances('protocol', StandinProtocol)

let schemesAreFixed = false
/** boot.ts calls this when the app becomes ready. */
export const fixSchemes = (): void => void (schemesAreFixed = true)
