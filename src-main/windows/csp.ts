/** The schemes of this program and what its pages may load. */
export const APP_SCHEME = 'app'
export const APP_HOST = 'dynodesk'
/** Origin of the window's pages, as frames report it. */
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`
export const PICTURE_SCHEME = 'dynodesk-picture'
/** The picture's address, percent-encoded, comes behind it. */
export const PICTURE_BASE = `${PICTURE_SCHEME}://picture/`

/** Everything that is not named is forbidden; nothing of another host is named. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", `img-src 'self' ${PICTURE_SCHEME}: data: blob:`, "font-src 'self'", "connect-src 'self'", "worker-src 'self'",
  "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "frame-src 'none'", "object-src 'none'", "require-trusted-types-for 'script'", 'trusted-types vue'
].join('; ')

/** Sent with every file of the window. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin'
}
