/** What a person keeps and finds: favourites and notes, searches, the compare selection, measured runs, saved files. */
import { randomUUID } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { clipboard, ClipboardItem } from 'electron'
import { SavedFileStore } from '../../adapters/saved-files'
import { createTableFiles } from '../../adapters/table-file'
import { createCompareSelection } from '../../services/compare/compare-selection'
import { createFileExport } from '../../services/file-export'
import { createLastLocation } from '../../services/library/last-location'
import { createLibrary } from '../../services/library/library'
import { createMeasuredRuns } from '../../services/measured-runs/measured-runs'
import { createSavedSearches } from '../../services/search/saved-searches'
import { createSearch } from '../../services/search/search'
import type { CatalogueModule, CatalogueModuleDeps } from './catalogue'

const MB = 1024 * 1024

export interface LibraryModuleDeps extends CatalogueModuleDeps {
  readonly catalogue: CatalogueModule
}

export type LibraryModule = ReturnType<typeof createLibraryModule>

const systemClipboard = {
  writeText: (text: string) => clipboard.writeText(text),
  writePng: (bytes: Uint8Array) =>
    clipboard.write([new ClipboardItem({ 'image/png': new Blob([new Uint8Array(bytes)], { type: 'image/png' }) })])
}

export function createLibraryModule({ context, windows, stores, connection, catalogue }: LibraryModuleDeps) {
  const { clock, log, ipc, setting } = context
  const { dialogs } = windows
  const { store, userStore } = stores
  const { profile, language } = connection
  const { cachedCatalogue, retention, engineLocations: places } = catalogue
  const library = createLibrary({
    userStore,
    store,
    places,
    log,
    profile,
    maxBytes: () => setting('store.maxMegabytes') * MB,
    favouritesChanged: (entries) => ipc.broadcast('desk:favourites-changed', entries)
  })
  const searchDeps = {
    profile,
    language,
    store,
    log,
    synonyms: () => library.synonyms(),
    favourites: () => library.favouriteIds(),
    notes: (query: string, groups: readonly (readonly string[])[]) => library.notesMatching(query, groups)
  }
  const savedFiles = new SavedFileStore(log)
  return {
    library,
    search: createSearch({ ...searchDeps, cachedCatalogue, retention, places }),
    savedSearches: createSavedSearches({ ...searchDeps, oldestMs: () => retention.oldestMs(), userStore }),
    compare: createCompareSelection({
      userStore,
      places,
      log,
      profile,
      changed: (entries) => ipc.broadcast('compare:changed', entries)
    }),
    lastLocation: createLastLocation({ userStore, log, profile }),
    measuredRuns: createMeasuredRuns({
      files: createTableFiles(),
      userStore,
      clock,
      log,
      profile,
      newId: randomUUID,
      chooseSource: dialogs.table
    }),
    savedFiles,
    fileExport: createFileExport({
      files: savedFiles,
      userStore,
      log,
      allowed: () => setting('policy.allowExport'),
      split: (file) => ({ folder: dirname(file), name: basename(file) }),
      clipboard: systemClipboard,
      chooseTarget: dialogs.target
    })
  }
}
