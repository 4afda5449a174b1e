/** The program's own schemes: one for the window's files, one for pictures of the catalogue. */
import type { CustomScheme, Protocol } from 'electron'
import { serveAppFile } from './app-files'
import { APP_HOST, APP_SCHEME, PAGE_HEADERS, PICTURE_SCHEME } from './csp'

/** To be handed to `protocol.registerSchemesAsPrivileged` once, before the program is ready. */
export const PRIVILEGED_SCHEMES: CustomScheme[] = [
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  { scheme: PICTURE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } }
]

type AppProtocol = Pick<Protocol, 'handle'> & Partial<Pick<Protocol, 'registerSource'>>

/**
 * Serves the built window from a directory. Electron does that by itself where it can, with no script in the way; otherwise a handler answers with
 * the same headers. Says which of the two it is.
 */
export function registerAppScheme(protocol: AppProtocol, root: string): 'source' | 'handler' {
  // asked by name, because reading a member that is not there may throw
  if ('registerSource' in protocol && protocol.registerSource) {
    try {
      protocol.registerSource(APP_SCHEME, { routes: [{ match: { host: APP_HOST, path: '/' }, source: { type: 'directory', root, index: 'index.html', headers: { ...PAGE_HEADERS } } }] })
      return 'source'
    } catch {
      // experimental in Electron: the handler does the same
    }
  }
  protocol.handle(APP_SCHEME, (request) => serveAppFile(root, request))
  return 'handler'
}

export function registerPictureScheme(protocol: Pick<Protocol, 'handle'>, handle: (request: Request) => Promise<Response>): void {
  protocol.handle(PICTURE_SCHEME, handle)
}
