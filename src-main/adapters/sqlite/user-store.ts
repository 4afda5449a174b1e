/** The port `UserStore`, served by the worker of the user database, with a daily backup. */
import type { UserStore, WorkStore } from '../../shared/ports/stores/user-store'
import { DatabaseFile, type DatabaseFileDeps } from './database-file'
import type { UserStoreCalls } from './worker-rpc/messages'

const BACK_UP_EVERY_MS = 86_400_000
/** Delay after opening, so that the start is not slowed down. */
const BACK_UP_AFTER_MS = 60_000

interface OpenUserStore extends UserStore, WorkStore {
  /** Resolves when the file is open; rejects with a `StoreFailure` when it can be neither used nor replaced. */
  open(): Promise<void>
}

export function openUserStore(deps: DatabaseFileDeps): OpenUserStore {
  const { clock, log } = deps
  let stopTimer: () => void = () => {}
  const backUpIn = (delayMs: number): void => {
    stopTimer()
    stopTimer = clock.after(delayMs, () => {
      file.write('backUp').catch((error: unknown) => log.warn('store.backup', { error }))
      backUpIn(BACK_UP_EVERY_MS)
    })
  }
  const file: DatabaseFile<UserStoreCalls, never> = new DatabaseFile<UserStoreCalls, never>(
    deps,
    { writer: 'person', reader: null, check: 'person-check' },
    ({ backedUpAtMs }) => {
      // a clock set back must not postpone backups for years
      const since = backedUpAtMs === null ? BACK_UP_EVERY_MS : Math.abs(clock.now() - backedUpAtMs)
      backUpIn(Math.max(BACK_UP_AFTER_MS, BACK_UP_EVERY_MS - since))
    }
  )
  return {
    open: () => file.open(),
    favourites: (...args) => file.write('favourites', ...args),
    addFavourite: (...args) => file.write('addFavourite', ...args),
    removeFavourite: (...args) => file.write('removeFavourite', ...args),
    recents: (...args) => file.write('recents', ...args),
    addRecent: (...args) => file.write('addRecent', ...args),
    note: (...args) => file.write('note', ...args),
    notesMatching: (...args) => file.write('notesMatching', ...args),
    setNote: (...args) => file.write('setNote', ...args),
    searches: (...args) => file.write('searches', ...args),
    saveSearch: (...args) => file.write('saveSearch', ...args),
    removeSearch: (...args) => file.write('removeSearch', ...args),
    markSearchSeen: (...args) => file.write('markSearchSeen', ...args),
    searchHistory: (...args) => file.write('searchHistory', ...args),
    addToSearchHistory: (...args) => file.write('addToSearchHistory', ...args),
    clearSearchHistory: (...args) => file.write('clearSearchHistory', ...args),
    value: (...args) => file.write('value', ...args),
    setValue: (...args) => file.write('setValue', ...args),
    changeEntries: (...args) => file.write('changeEntries', ...args),
    changeList: (...args) => file.write('changeList', ...args),
    nextSheet: (...args) => file.write('nextSheet', ...args),
    addSheet: (...args) => file.write('addSheet', ...args),
    sheets: (...args) => file.write('sheets', ...args),
    sheetEngines: (...args) => file.write('sheetEngines', ...args),
    sheet: (...args) => file.write('sheet', ...args),
    removeSheet: (...args) => file.write('removeSheet', ...args),
    workTags: (...args) => file.write('workTags', ...args),
    workDocuments: (...args) => file.write('workDocuments', ...args),
    mergeWork: (...args) => file.write('mergeWork', ...args),
    workConflicts: (...args) => file.write('workConflicts', ...args),
    resolveWork: (...args) => file.write('resolveWork', ...args),
    editNote: (...args) => file.write('editNote', ...args),
    editTemplate: (...args) => file.write('editTemplate', ...args),
    async close() {
      stopTimer()
      await file.close()
    }
  }
}
