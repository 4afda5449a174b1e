/** The port `CatalogueStore`, served by the workers of the cache file. */
import type { EngineId } from '../../shared/catalogue/ids'
import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'
import { DatabaseFile, type DatabaseFileDeps } from './database-file'
import type { CacheReaderCalls, CacheWriterCalls } from './worker-rpc/messages'

type Params = Readonly<Record<string, string | undefined>>

/** Uses are recorded in batches; losing some only affects the order of trimming. */
const MAX_USES = 200
const USES_WAIT_MS = 5_000

interface OpenCatalogueStore extends CatalogueStore {
  /** Resolves when the file is open; rejects with a `StoreFailure` when it can be neither used nor replaced. */
  open(): Promise<void>
}

/** Opens at the first call or at `open`. */
export function openCatalogueStore(deps: DatabaseFileDeps): OpenCatalogueStore {
  const { clock } = deps
  const file = new DatabaseFile<CacheWriterCalls, CacheReaderCalls>(deps, {
    writer: 'cache-writer',
    reader: 'cache-reader',
    check: 'cache-check'
  })
  const uses = { pictures: new Set<string>(), engines: new Map<string, { profile: string; id: string }>() }
  let stopTimer: (() => void) | null = null

  const recordUses = async (): Promise<void> => {
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
    if (uses.pictures.size + uses.engines.size >= MAX_USES) void recordUses()
    else stopTimer ??= clock.after(USES_WAIT_MS, () => void recordUses())
  }

  return {
    open: () => file.open(),
    async read(profile, name, params, language) {
      const cached = (await file.read('read', { profile, name, params: params as Params, language })) as CachedAnswer<
        typeof name
      > | null
      if (cached && name === 'engine') {
        const id = (params as Params)['engine_id'] ?? ''
        uses.engines.set(`${profile} ${id}`, { profile, id })
        used()
      }
      return cached
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
      await recordUses()
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
      await recordUses()
      await file.close()
    }
  }
}
