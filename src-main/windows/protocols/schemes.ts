/** The custom schemes: files of the window, pictures of the catalogue, sheet documents. */
import type { CustomScheme, Protocol } from 'electron'
import { FONTS_PATH, serveAppFile } from './app-files'
import { APP_HOST, APP_SCHEME, DOCUMENT_SCHEME, PAGE_HEADERS, PICTURE_SCHEME } from './content-security-policy'

/** For `protocol.registerSchemesAsPrivileged`, before `app.ready`. */
export const PRIVILEGED_SCHEMES: CustomScheme[] = [
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  { scheme: PICTURE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  { scheme: DOCUMENT_SCHEME, privileges: { standard: true, secure: true } }
]

type AppProtocol = Pick<Protocol, 'handle'> & Partial<Pick<Protocol, 'registerSource'>>

/**
 * Serves the built window and, under `/fonts/`, the fonts. Electron does that itself where it can (`registerSource`),
 * otherwise a handler with the same headers. Returns which of the two is in use.
 */
export function registerAppScheme(protocol: AppProtocol, root: string, fonts: string): 'source' | 'handler' {
  // `in`, because reading a missing member may throw
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
      // `registerSource` is experimental, so the handler below is the fallback
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
