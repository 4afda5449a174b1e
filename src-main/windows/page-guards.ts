/** Locks on sessions and pages: deny unless named. */
import type { Session, WebContents } from 'electron'
import { DOCUMENT_ORIGIN } from './protocols/content-security-policy'

/** All a page of this program may ask of the system. */
const ALLOWED: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen'])

export function isPermissionAllowed(permission: string, origin: string, appOrigin: string): boolean {
  return ALLOWED.has(permission) && originOf(origin) === appOrigin
}

/** To be put on every session with pages, before its first page. */
export function restrictSession(session: Session, appOrigin: string): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(isPermissionAllowed(permission, details.requestingUrl, appOrigin))
  )
  session.setPermissionCheckHandler((_contents, permission, origin) =>
    isPermissionAllowed(permission, origin, appOrigin)
  )
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null))
  session.on('will-download', (event) => event.preventDefault())
}

interface Navigation {
  readonly url: string
  readonly isMainFrame?: boolean
  readonly initiator?: { readonly origin: string } | null
  preventDefault(): void
}

/**
 * To be put on every page as soon as it exists. `open` gets what the page wanted to open elsewhere.
 *
 * The page itself stays within the program. It may show documents for paper in a frame; such a document takes its frame
 * nowhere, not even to
 * another document, because only what the page itself sets off is let through.
 */
export function restrictNavigation(contents: WebContents, appOrigin: string, open: (address: string) => void): void {
  const stay = (event: Navigation): void => {
    if (originOf(event.url) === appOrigin && !isFromDocument(event)) return
    if (!(isFrame(event) && originOf(event.url) === DOCUMENT_ORIGIN && event.initiator?.origin === appOrigin))
      event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    open(url)
    return { action: 'deny' }
  })
}

const isFrame = ({ isMainFrame }: Navigation): boolean => isMainFrame === false
const isFromDocument = ({ initiator }: Navigation): boolean => initiator?.origin === DOCUMENT_ORIGIN

/** For a window without a person in front of it: it shows what the program loads and goes nowhere by itself. */
export function blockNavigation(contents: WebContents): void {
  const stop = (event: { preventDefault(): void }): void => event.preventDefault()
  contents.on('will-navigate', stop)
  contents.on('will-frame-navigate', stop)
  contents.on('will-redirect', stop)
  contents.on('will-attach-webview', stop)
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/**
 * Chromium's viewer for PDF files is a page of a built-in extension in a frame, and within it a frame with the file's
 * own address.
 */
const VIEWER_ORIGIN = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai'

/** The same for a window that shows a PDF: its viewer may build its frames, the window itself goes nowhere. */
export function blockNavigationExceptPdfViewer(contents: WebContents): void {
  const within = (event: Navigation): void => {
    if (!isFrame(event) || ![VIEWER_ORIGIN, DOCUMENT_ORIGIN].includes(originOf(event.url))) event.preventDefault()
  }
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-frame-navigate', within)
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Like `URL.origin`, which is "null" for schemes of our own. */
export function originOf(address: string): string {
  try {
    const { protocol, host } = new URL(address)
    return `${protocol}//${host}`
  } catch {
    return ''
  }
}
