/** The schemes of this program and what its pages may load. */
export const APP_SCHEME = 'app'
export const APP_HOST = 'dynodesk'
/** Origin of the window's pages, as frames report it. */
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`
export const PICTURE_SCHEME = 'dynodesk-picture'
/** Followed by the percent-encoded address of the picture. */
export const PICTURE_BASE = `${PICTURE_SCHEME}://picture/`

/** Sheet documents, served from memory to a frame or to a hidden window that prints. */
export const DOCUMENT_SCHEME = 'dynodesk-sheet'
export const DOCUMENT_HOST = 'document'
export const DOCUMENT_ORIGIN = `${DOCUMENT_SCHEME}://${DOCUMENT_HOST}`

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
 * Lets a sheet document load its own style, pictures and fonts, and lets only pages of the window show it in a frame.
 *
 * @param appOrigin origin of the pages of the window
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

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin'
}
