/** The port `UserStore`, served by the worker of the user database, with a daily backup. */
import type { UserStore } from '../../shared/ports/stores/user-store'
import { DatabaseFile, type DatabaseFileDeps } from './database-file'
import type { UserStoreCalls } from './worker-rpc/messages'

const BACK_UP_EVERY_MS = 86_400_000
/** Delay after opening, so that the start is not slowed down. */
const BACK_UP_AFTER_MS = 60_000

interface OpenUserStore extends UserStore {
  /** Resolves when the file is open; rejects with a `StoreFailure` when it can be neither used nor replaced. */
  open(): Promise<void>
}

/** Opens at the first call or at `open`. */
export function openUserStore(deps: DatabaseFileDeps): OpenUserStore {
  const { clock, log } = deps
  let stopTimer: () => void = () => {}
  const backUpIn = (delayMs: number): void => {
    stopTimer()
    stopTimer = clock.after(delayMs, () => {
      file.write('backUp', { nowMs: clock.now() }).catch((error: unknown) => log.warn('store.backup', { error }))
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
  const now = (): number => clock.now()

  return {
    open: () => file.open(),
    favourites: (profile) => file.write('favourites', { profile }),
    addFavourite: async (profile, path, group) =>
      void (await file.write('addFavourite', { profile, path, group, nowMs: now() })),
    removeFavourite: async (profile, engineId) => void (await file.write('removeFavourite', { profile, engineId })),
    recents: (profile) => file.write('recents', { profile }),
    addRecent: async (profile, path) => void (await file.write('addRecent', { profile, path, nowMs: now() })),
    note: (profile, engineId) => file.write('note', { profile, engineId }),
    notesMatching: (profile, query, synonyms) => file.write('notesMatching', { profile, query, synonyms }),
    setNote: async (profile, engineId, text) =>
      void (await file.write('setNote', { profile, engineId, text, nowMs: now() })),
    searches: (profile) => file.write('searches', { profile }),
    saveSearch: async (profile, query, fuel, seen) =>
      void (await file.write('saveSearch', { profile, query, fuel, seen, nowMs: now() })),
    removeSearch: async (profile, id) => void (await file.write('removeSearch', { profile, id })),
    markSearchSeen: async (profile, id, seen) => void (await file.write('lookedAt', { profile, id, seen })),
    searchHistory: (profile) => file.write('searched', { profile }),
    addToSearchHistory: async (profile, query, fuel) =>
      void (await file.write('addSearched', { profile, query, fuel, nowMs: now() })),
    clearSearchHistory: async (profile) => void (await file.write('clearSearched', { profile })),
    value: (name) => file.write('value', { name }),
    setValue: async (name, value) => void (await file.write('setValue', { name, value })),
    nextSheet: (year) => file.write('nextSheet', { year }),
    addSheet: async (sheet, taken) => void (await file.write('addSheet', { sheet, taken })),
    sheets: (query, limit, engine) => file.write('sheets', { query, limit, engine: engine ?? null }),
    sheet: (number) => file.write('sheet', { number }),
    removeSheet: async (number) => void (await file.write('removeSheet', { number })),
    async close() {
      stopTimer()
      await file.close()
    }
  }
}
