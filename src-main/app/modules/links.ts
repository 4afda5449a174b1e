import { shell } from 'electron'
import { checkOpenedFile } from '../../adapters/opened-file'
import { Links } from '../../services/links/links'
import { createExternalLinks } from '../../windows/external-links'
import type { WindowReadiness } from '../window-readiness'
import type { LibraryModule, LibraryModuleDeps } from './library'

interface LinksModuleDeps extends LibraryModuleDeps {
  readonly library: LibraryModule
  /** Resolves when the connection of the last run is restored. */
  readonly started: Promise<void>
  readonly readiness: WindowReadiness
}

export type LinksModule = ReturnType<typeof createLinksModule>

/** In the file manager. */
export const openFolder = async (path: string): Promise<void> => void (await shell.openPath(path))

export function createLinksModule(deps: LinksModuleDeps) {
  const { log, events, ipc, notices, setting, texts } = deps.context
  const { mainWindows, confirm, sendToListener } = deps.windows
  const { service: connection, profile, serviceHost } = deps.connection
  const externalLinks = createExternalLinks({
    confirm,
    open: (address) => shell.openExternal(address),
    service: () => connection.serviceBaseUrl,
    texts,
    log
  })
  events.on('external-link', (address) => void externalLinks.web(address))
  const links = new Links({
    places: deps.catalogue.engineLocations,
    libraryPaths: (engineId) => deps.library.service.pathsOf(engineId),
    started: deps.started,
    notices,
    profile,
    allowed: () => setting('policy.allowExport'),
    may: (role) => deps.roles.may(role),
    openMail: (address) => externalLinks.mail(address),
    service: serviceHost,
    async fileOpened(format, path) {
      const problem = await checkOpenedFile(format, path)
      if (problem === null) deps.windows.openedFiles.open(format, path)
      return problem
    },
    // during the start the window opens without this
    show: async () => (deps.readiness.isReady ? mainWindows.open() : undefined),
    opened(link, pageId) {
      if (pageId === null) return sendToListener('links:opened', link)
      ipc.send(mainWindows.page(pageId), 'links:opened', link)
      return true
    }
  })
  events.on('engine-sent', (link) => void links.open(link))
  return links
}
