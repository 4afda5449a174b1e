/**
 * The program's own schemes: one for the window's files, one for pictures of the catalogue, one for documents on their
 * way to paper.
 */
import type { CustomScheme, Protocol } from 'electron'
import { FONTS_PATH, serveAppFile } from './app-files'
import { APP_HOST, APP_SCHEME, DOCUMENT_SCHEME, PAGE_HEADERS, PICTURE_SCHEME } from './content-security-policy'

/** To be handed to `protocol.registerSchemesAsPrivileged` once, before the program is ready. */
export const PRIVILEGED_SCHEMES: CustomScheme[] = [
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  { scheme: PICTURE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  { scheme: DOCUMENT_SCHEME, privileges: { standard: true, secure: true } }
]

type AppProtocol = Pick<Protocol, 'handle'> & Partial<Pick<Protocol, 'registerSource'>>

/**
 * Serves the built window from one directory and, under `/fonts/`, the faces that ship beside it from another. Electron
 * does that by itself where it
 * can, with no script in the way; otherwise a handler answers with the same headers. Says which of the two it is.
 */
export function registerAppScheme(protocol: AppProtocol, root: string, fonts: string): 'source' | 'handler' {
  // asked by name, because reading a member that is not there may throw
  if ('registerSource' in protocol && protocol.registerSource) {
    try {
      const headers = { ...PAGE_HEADERS }
      protocol.registerSource(APP_SCHEME, {
        routes: [
          { match: { host: APP_HOST, path: '/' }, source: { type: 'directory', root, index: 'index.html', headers } },
          {
            match: { host: APP_HOST, path: FONTS_PATH },
            source: { type: 'directory', root: fonts, index: '', headers }
          }
        ]
      })
      return 'source'
    } catch {
      // experimental in Electron: the handler does the same
    }
  }
  protocol.handle(APP_SCHEME, (request) => serveAppFile({ root, fonts }, request))
  return 'handler'
}

export function registerPictureScheme(
  protocol: Pick<Protocol, 'handle'>,
  handle: (request: Request) => Promise<Response>
): void {
  protocol.handle(PICTURE_SCHEME, handle)
}

export function registerDocumentScheme(
  protocol: Pick<Protocol, 'handle'>,
  handle: (request: Request) => Promise<Response>
): void {
  protocol.handle(DOCUMENT_SCHEME, handle)
}
