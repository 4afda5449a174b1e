/** The library of a person: favourites and notes, searches, the compare selection, measured runs, saved files. */
import { randomUUID } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { clipboard, ClipboardItem } from 'electron'
import { SavedFileStore } from '../../adapters/saved-files'
import { createTableFiles } from '../../adapters/table-file'
import { workbook } from '../../adapters/table-file/workbook'
import { createCompareSelection } from '../../services/compare/compare-selection'
import { createFileExport } from '../../services/file-export'
import { createLastLocation } from '../../services/library/last-location'
import { Library } from '../../services/library/library'
import { MeasuredRuns } from '../../services/measured-runs/measured-runs'
import { SavedSearches } from '../../services/search/saved-searches'
import { Search } from '../../services/search/search'
import { Synonyms, type SynonymGroups } from '../../services/search/synonyms'
import type { CatalogueModule, CatalogueModuleDeps } from './catalogue'

export interface LibraryModuleDeps extends CatalogueModuleDeps {
  readonly catalogue: CatalogueModule
}

export type LibraryModule = ReturnType<typeof createLibraryModule>

export const systemClipboard = {
  writeText: (text: string) => clipboard.writeText(text),
  writePng: (bytes: Uint8Array) =>
    clipboard.write([new ClipboardItem({ 'image/png': new Blob([new Uint8Array(bytes)], { type: 'image/png' }) })])
}

const createExport = ({ context: { log, setting }, stores, windows }: LibraryModuleDeps, files: SavedFileStore) =>
  createFileExport({
    files,
    userStore: stores.userStore,
    log,
    allowed: () => setting('policy.allowExport'),
    split: (file) => ({ folder: dirname(file), name: basename(file) }),
    clipboard: systemClipboard,
    workbook,
    chooseTarget: windows.dialogs.target
  })

export function createLibraryModule(deps: LibraryModuleDeps) {
  const { context, windows, stores, connection, catalogue } = deps
  const { clock, log, ipc } = context
  const { dialogs } = windows
  const { store, userStore } = stores
  const { profile, language } = connection
  const { cachedCatalogue, retention, engineLocations: places } = catalogue
  const library = new Library({
    userStore,
    places,
    log,
    profile,
    favouritesChanged: (entries) => ipc.broadcast('desk:favourites-changed', entries)
  })
  const synonyms = new Synonyms({ userStore, log })
  const searchDeps = {
    profile,
    language,
    store,
    log,
    synonyms: () => synonyms.groups(),
    favourites: () => library.favouriteIds(),
    notes: (query: string, groups: SynonymGroups) => library.notesMatching(query, groups),
    oldestMs: retention.oldestMs
  }
  const savedFiles = new SavedFileStore(log)
  return {
    service: library,
    synonyms,
    search: new Search({ ...searchDeps, cachedCatalogue, refusal: retention.refusal, places }),
    savedSearches: new SavedSearches({ ...searchDeps, userStore }),
    compare: createCompareSelection({
      userStore,
      places,
      log,
      profile,
      changed: (entries) => ipc.broadcast('compare:changed', entries)
    }),
    lastLocation: createLastLocation({ userStore, log, profile }),
    measuredRuns: new MeasuredRuns({
      files: createTableFiles(context.languages.interface),
      userStore,
      clock,
      log,
      profile,
      newId: randomUUID,
      changed: (engineId) => ipc.broadcast('measured:changed', { engineId }),
      chooseSource: async (opened) => (opened ? windows.openedFiles.path('table') : dialogs.table())
    }),
    savedFiles,
    fileExport: createExport(deps, savedFiles)
  }
}
