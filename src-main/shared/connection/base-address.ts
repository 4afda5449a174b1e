/**
 * Base address of the service, as typed and as used (traps 14-18): https, or http for loopback (demo and test
 * services). The key is sent to this origin only.
 */
import { isEndpointPath } from '../catalogue/endpoints'
import { URL, type ParsedUrl } from '../platform/web-globals'

export type BaseAddressProblem =
  'empty' | 'spaces' | 'not-an-address' | 'scheme' | 'insecure' | 'credentials' | 'query' | 'fragment'
type BaseAddress =
  /** `baseUrl` has no slash at its end; it keeps a path prefix and a port. */
  | { readonly ok: true; readonly baseUrl: string; readonly origin: string }
  | { readonly ok: false; readonly reason: BaseAddressProblem }

const LONGEST = 2000
const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i
const BLANK = /[\s\x00-\x1f\x7f]/

function parse(address: string, base?: string): ParsedUrl | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** Reads a typed service address. A missing scheme means https, on this computer http. */
export function parseBaseAddress(typed: string): BaseAddress {
  const refuse = (reason: BaseAddressProblem): BaseAddress => ({ ok: false, reason })
  const text = typed.trim()
  if (text === '') return refuse('empty')
  if (BLANK.test(text)) return refuse('spaces')
  // the URL parser reads a backslash as a slash
  if (text.length > LONGEST || text.includes('\\')) return refuse('not-an-address')
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'https' && scheme !== 'http') return refuse('scheme')
  if (text.includes('#')) return refuse('fragment')
  if (text.includes('?')) return refuse('query')
  const bare = text.replace(/^\/\//, '')
  const secure = scheme === undefined ? parse(`https://${bare}`) : null
  const url =
    scheme !== undefined ? parse(text) : secure && isThisMachine(secure.hostname) ? parse(`http://${bare}`) : secure
  if (url === null || url.hostname === '') return refuse('not-an-address')
  if (url.username !== '' || url.password !== '' || /^[^/]*@/.test(text.replace(SCHEME, '')))
    return refuse('credentials')
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) return refuse('insecure')
  return { ok: true, baseUrl: url.origin + url.pathname.replace(/\/+$/, ''), origin: url.origin }
}

/**
 * The full address of one call.
 *
 * @param baseUrl from `parseBaseAddress`
 * @param address path and query, with a leading slash
 * @throws RangeError when the result is outside the origin of the service
 */
export function resolveUrl(baseUrl: string, address: string): string {
  const joined = baseUrl + address
  if (!address.startsWith('/') || !isSameOrigin(baseUrl, joined))
    throw new RangeError('an address that leaves the service')
  return joined
}

/** Scheme, host and port; '' for an invalid address. */
export function originOf(address: string): string {
  return parse(address)?.origin ?? ''
}

/** The host name in lower case without a dot at its end; '' for an invalid address. */
export function hostNameOf(address: string): string {
  return parse(address)?.hostname.replace(/\.+$/, '').toLowerCase() ?? ''
}

/** False when either address is invalid. */
export function isSameOrigin(a: string, b: string): boolean {
  const first = parse(a)
  const second = parse(b)
  return first !== null && second !== null && first.origin === second.origin && first.origin !== 'null'
}

/**
 * True for a redirect within the origin to one of the fourteen addresses, below any path, without credentials (trap
 * 16): another path of the same server may change data on GET.
 *
 * @param location absolute address
 */
export function isOwnRedirect(baseUrl: string, location: string): boolean {
  const url = parse(location)
  if (url === null || location.length > LONGEST * 2 || url.username !== '' || url.password !== '') return false
  const { pathname } = url
  return isSameOrigin(baseUrl, location) && isEndpointPath(pathname.slice(pathname.lastIndexOf('/vdb/')))
}

/**
 * Resolves the address of a picture against the base address. null: invalid, with credentials, or neither https nor
 * http on the service's own loopback origin.
 */
export function resolvePicture(baseUrl: string, address: string): string | null {
  const text = address.trim()
  if (text === '' || text.length > LONGEST * 2) return null
  const url = parse(text, `${baseUrl}/`)
  if (url === null || url.username !== '' || url.password !== '') return null
  const sameOrigin = isSameOrigin(baseUrl, url.href)
  const allowed = url.protocol === 'https:' || (sameOrigin && url.protocol === 'http:' && isThisMachine(url.hostname))
  return allowed ? url.href.replace(/#.*$/, '') : null
}
