/** Which address a picture field of the catalogue stands for. */

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The absolute address to ask, or null when it may not be asked. Relative ones are resolved against the base address of the service (trap 18).
 * Allowed: https on any host, and http on this machine when that is the service's own origin. Never with user or password.
 */
export function pictureUrl(address: string, baseUrl: string): string | null {
  const text = address.trim()
  if (text === '' || text.length > 2048) return null
  let base: URL
  let url: URL
  try {
    base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
    url = new URL(text, base)
  } catch {
    return null
  }
  if (url.username !== '' || url.password !== '') return null
  const own = url.origin === base.origin && url.protocol === 'http:' && LOOPBACK.has(url.hostname)
  if (url.protocol !== 'https:' && !own) return null
  url.hash = ''
  return url.href
}
