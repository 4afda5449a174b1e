/** Locks on sessions and pages: deny unless named. */
import type { Session, WebContents } from 'electron'

/** All a page of this program may ask of the system. */
const ALLOWED: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen'])

export function isPermitted(permission: string, origin: string, appOrigin: string): boolean {
  return ALLOWED.has(permission) && originOf(origin) === appOrigin
}

/** To be put on every session with pages, before its first page. */
export function lockSession(session: Session, appOrigin: string): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => answer(isPermitted(permission, details.requestingUrl, appOrigin)))
  session.setPermissionCheckHandler((_contents, permission, origin) => isPermitted(permission, origin, appOrigin))
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null))
  session.on('will-download', (event) => event.preventDefault())
}

/** To be put on every page as soon as it exists. `open` gets what the page wanted to open elsewhere. */
export function lockContents(contents: WebContents, appOrigin: string, open: (address: string) => void): void {
  const stay = (event: { readonly url: string; preventDefault(): void }): void => {
    if (originOf(event.url) !== appOrigin) event.preventDefault()
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

/** Like `URL.origin`, which is "null" for schemes of our own. */
export function originOf(address: string): string {
  try {
    const { protocol, host } = new URL(address)
    return `${protocol}//${host}`
  } catch {
    return ''
  }
}
