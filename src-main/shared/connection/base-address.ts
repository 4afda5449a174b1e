/**
 * The address of the service, as a person types it and as it is used (traps 14-18).
 *
 * https only; http for this machine alone, where the demo catalogue and test services live. The key travels to this
 * origin and nowhere else.
 */
interface ParsedUrl {
  readonly protocol: string
  readonly hostname: string
  readonly origin: string
  readonly pathname: string
  readonly href: string
  readonly username: string
  readonly password: string
}
// every platform this runs on has the WHATWG URL; core's compiler is told of it here because it knows neither DOM nor
// Node
const { URL } = globalThis as unknown as { readonly URL: { new (address: string, base?: string): ParsedUrl } }

export type BaseAddressProblem =
  'empty' | 'spaces' | 'not-an-address' | 'scheme' | 'insecure' | 'credentials' | 'query' | 'fragment'
type BaseAddress =
  /** `baseUrl` never ends in a slash; a path prefix and a port are kept. */
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

/**
 * What a person typed as the address of the service, or the reason why it cannot be one. Without a scheme it is taken
 * as https.
 */
export function parseBaseAddress(typed: string): BaseAddress {
  const refuse = (reason: BaseAddressProblem): BaseAddress => ({ ok: false, reason })
  const text = typed.trim()
  if (text === '') return refuse('empty')
  if (BLANK.test(text)) return refuse('spaces')
  // the parser would silently read a backslash as a slash
  if (text.length > LONGEST || text.includes('\\')) return refuse('not-an-address')
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'https' && scheme !== 'http') return refuse('scheme')
  if (text.includes('#')) return refuse('fragment')
  if (text.includes('?')) return refuse('query')
  const url = parse(scheme === undefined ? `https://${text.replace(/^\/\//, '')}` : text)
  if (url === null || url.hostname === '') return refuse('not-an-address')
  if (url.username !== '' || url.password !== '' || /^[^/]*@/.test(text.replace(SCHEME, '')))
    return refuse('credentials')
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) return refuse('insecure')
  return { ok: true, baseUrl: url.origin + url.pathname.replace(/\/+$/, ''), origin: url.origin }
}

/**
 * The full address of one call.
 *
 * @param baseUrl as `parseBaseAddress` gives it
 * @param address path and query, beginning with a slash
 * @throws RangeError when the result would leave the origin of the service: a bug of the caller
 */
export function resolveUrl(baseUrl: string, address: string): string {
  const joined = baseUrl + address
  if (!address.startsWith('/') || !isSameOrigin(baseUrl, joined))
    throw new RangeError('an address that leaves the service')
  return joined
}

/** Scheme, host and port of an address; empty when it is none. */
export function originOf(address: string): string {
  return parse(address)?.origin ?? ''
}

/**
 * The host an address leads to, as all its spellings have it: small letters, no dot at the end. '' when it has none.
 */
export function hostNameOf(address: string): string {
  return parse(address)?.hostname.replace(/\.+$/, '').toLowerCase() ?? ''
}

/** True when both addresses have the same scheme, host and port. False when either is no address. */
export function isSameOrigin(a: string, b: string): boolean {
  const first = parse(a)
  const second = parse(b)
  return first !== null && second !== null && first.origin === second.origin && first.origin !== 'null'
}

/**
 * Whether a redirect stays with the service: same scheme, host and port, without credentials (trap 16).
 *
 * @param location full address, as the redirect names it
 */
export function isOwnRedirect(baseUrl: string, location: string): boolean {
  const url = parse(location)
  return (
    url !== null &&
    location.length <= LONGEST * 2 &&
    url.username === '' &&
    url.password === '' &&
    isSameOrigin(baseUrl, location)
  )
}

interface PictureAddress {
  readonly url: string
  /** On the origin of the service. On any other host the key has no business. */
  readonly sameOrigin: boolean
}

/**
 * Where a picture is, or null when it must not be fetched: not an address, not https (http on this machine when that is
 * the service's own origin), or with credentials in it. Relative addresses are taken from the base address.
 */
export function resolvePicture(baseUrl: string, address: string): PictureAddress | null {
  const text = address.trim()
  if (text === '' || text.length > LONGEST * 2) return null
  const url = parse(text, `${baseUrl}/`)
  if (url === null || url.username !== '' || url.password !== '') return null
  const sameOrigin = isSameOrigin(baseUrl, url.href)
  const allowed = url.protocol === 'https:' || (sameOrigin && url.protocol === 'http:' && isThisMachine(url.hostname))
  return allowed ? { url: url.href.replace(/#.*$/, ''), sameOrigin } : null
}
