/** The schemes of this program and what its pages may load. */
export const APP_SCHEME = 'app'
export const APP_HOST = 'dynodesk'
/** Origin of the window's pages, as frames report it. */
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`
export const PICTURE_SCHEME = 'dynodesk-picture'
/** The picture's address, percent-encoded, comes behind it. */
export const PICTURE_BASE = `${PICTURE_SCHEME}://picture/`

/** Documents for paper, served from memory: shown in a frame, printed by a hidden window. */
export const DOCUMENT_SCHEME = 'dynodesk-sheet'
export const DOCUMENT_HOST = 'document'
export const DOCUMENT_ORIGIN = `${DOCUMENT_SCHEME}://${DOCUMENT_HOST}`

/** Everything that is not named is forbidden; nothing of another host is named. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' ${PICTURE_SCHEME}: data: blob:`,
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `frame-src ${DOCUMENT_SCHEME}:`,
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue'
].join('; ')

/**
 * What a document for paper may load: its own style, pictures and faces. No script, no network, no form; and only the
 * window's pages may show it.
 *
 * @param appOrigin of the window's pages; elsewhere in development
 */
export function documentContentSecurityPolicy(appOrigin: string): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${DOCUMENT_SCHEME}:`,
    `font-src ${DOCUMENT_SCHEME}:`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigin}`
  ].join('; ')
}

/** Sent with every file of the window. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin'
}
