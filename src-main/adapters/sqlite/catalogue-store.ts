/** The port `CatalogueStore` on the workers of the cache file. */
import type { EngineId } from '../../shared/catalogue/ids'
import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'
import { DatabaseFile, type DatabaseFileDeps } from './database-file'
import type { CacheReaderCalls, CacheWriterCalls } from './worker-rpc/messages'

export type CatalogueStoreDeps = DatabaseFileDeps
type Params = Readonly<Record<string, string | undefined>>

/** Uses noted at once, and how long they may wait: losing some costs nothing but the order of throwing out. */
const MOST_USES = 200
const USES_WAIT_MS = 5_000

export interface OpenCatalogueStore extends CatalogueStore {
  /**
   * Resolves when the file is open; rejects with a `StoreFailure` when it can be neither used nor replaced. Calls wait
   * for it by themselves.
   */
  open(): Promise<void>
}

/** Opens at the first call or at `open`, whichever comes first. */
export function openCatalogueStore(parts: DatabaseFileDeps): OpenCatalogueStore {
  const { clock } = parts
  const file = new DatabaseFile<CacheWriterCalls, CacheReaderCalls>(parts, {
    writer: 'cache-writer',
    reader: 'cache-reader',
    check: 'cache-check'
  })
  const uses = { pictures: new Set<string>(), engines: new Map<string, { profile: string; id: string }>() }
  let stopTimer: (() => void) | null = null

  const noteUses = async (): Promise<void> => {
    stopTimer?.()
    stopTimer = null
    const { pictures, engines } = uses
    if (pictures.size + engines.size === 0) return
    const input = { nowMs: clock.now(), pictures: [...pictures], engines: [...engines.values()] }
    pictures.clear()
    engines.clear()
    await file.write('touch', input).catch(() => null)
  }
  const used = (): void => {
    if (uses.pictures.size + uses.engines.size >= MOST_USES) void noteUses()
    else stopTimer ??= clock.after(USES_WAIT_MS, () => void noteUses())
  }

  return {
    open: () => file.open(),
    async read(profile, name, params, language) {
      const held = (await file.read('read', { profile, name, params: params as Params, language })) as CachedAnswer<
        typeof name
      > | null
      if (held && name === 'engine') {
        const id = (params as Params)['engine_id'] ?? ''
        uses.engines.set(`${profile} ${id}`, { profile, id })
        used()
      }
      return held
    },
    async write(profile, name, params, language, answer, fetchedAtMs, { body, from, leftOut = false } = {}) {
      const plain = { profile, name, params: params as Params, language, answer, fetchedAtMs, leftOut }
      await file.write('write', { ...plain, body: body ?? null, nowMs: clock.now(), from: from ?? null })
    },
    supportedEngines: (profile, engines, tools, language, sinceMs) =>
      file.read('readable', { profile, engines, tools, language, sinceMs }),
    body: (profile, name, params, language) => file.read('body', { profile, name, params: params as Params, language }),
    names: (profile, path, language) => file.read('names', { profile, path, language }),
    pathsOf: (profile, engineId) => file.read('pathsOf', { profile, engineId }),
    pathOf: (profile, level, id) => file.read('pathOf', { profile, level, id }),
    search: (profile, query, options) => file.read('search', { profile, query, options }),
    matches: (profile, query, options) => file.read('matches', { profile, query, options }),
    readiness: (profile, scopes, language, oldestMs) =>
      file.read('readiness', { profile, scopes, language, oldestMs: oldestMs ?? null }),
    lists: (profile, scopes, language) => file.read('lists', { profile, scopes, language }),
    async picture(url) {
      const picture = await file.read('picture', { url, nowMs: clock.now() })
      if (!picture) return null
      if (picture.stale) {
        uses.pictures.add(url)
        used()
      }
      return { type: picture.type, bytes: picture.bytes }
    },
    async putPicture(url, type, bytes) {
      await file.write('putPicture', { url, type, bytes, nowMs: clock.now() })
    },
    dropPicture: async (url) => void (await file.write('dropPicture', { url })),
    statistics: () => file.read('figures', null),
    async trim(caps, pinned: readonly EngineId[]) {
      await noteUses()
      await file.write('trim', { caps, pinned })
    },
    async expire(beforeMs) {
      await file.write('expire', { beforeMs })
    },
    async clear(profile) {
      uses.engines.clear()
      await file.write('clear', { profile: profile ?? null })
    },
    async close() {
      await noteUses()
      await file.close()
    }
  }
}
