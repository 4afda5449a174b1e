/** Guards of sessions and pages: everything that is not listed is denied. */
import type { Session, WebContents } from 'electron'
import { DOCUMENT_ORIGIN } from './protocols/content-security-policy'

const ALLOWED: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen'])

export function isPermissionAllowed(permission: string, origin: string, appOrigin: string): boolean {
  return ALLOWED.has(permission) && originOf(origin) === appOrigin
}

/** Must be called for every session with pages, before its first page. */
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
 * Keeps a page within the program. It may show sheet documents in a frame, but such a document cannot navigate its
 * frame: only navigations that the page started are allowed. Must be called as soon as the page exists.
 *
 * @param open gets addresses that the page opens in a new window
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

/** Denies every navigation that the program itself did not start. */
export function blockNavigation(
  contents: WebContents,
  mayNavigateFrame: (event: Navigation) => boolean = () => false
): void {
  const stop = (event: { preventDefault(): void }): void => event.preventDefault()
  contents.on('will-navigate', stop)
  contents.on('will-frame-navigate', (event) => {
    if (!mayNavigateFrame(event)) stop(event)
  })
  contents.on('will-redirect', stop)
  contents.on('will-attach-webview', stop)
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Chromium's PDF viewer is a frame of a built-in extension, which contains a frame with the address of the file. */
const VIEWER_ORIGIN = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai'

/** Like `blockNavigation`, but lets the PDF viewer create its frames. */
export function blockNavigationExceptPdfViewer(contents: WebContents): void {
  blockNavigation(contents, (event) => isFrame(event) && [VIEWER_ORIGIN, DOCUMENT_ORIGIN].includes(originOf(event.url)))
}

/** Like `URL.origin`, which is "null" for custom schemes. */
export function originOf(address: string): string {
  try {
    const { protocol, host } = new URL(address)
    return `${protocol}//${host}`
  } catch {
    return ''
  }
}
