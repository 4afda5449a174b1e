import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'
import { DatabaseFile, type DatabaseFileDeps } from './database-file'
import type { CacheReaderCalls, CacheWriterCalls } from './worker-rpc/messages'

/** Uses are recorded in batches; losing some only affects the order of trimming. */
const MAX_USES = 200
const USES_WAIT_MS = 5_000

interface OpenCatalogueStore extends CatalogueStore {
  /** Resolves when the file is open; rejects with a `StoreFailure` when it can be neither used nor replaced. */
  open(): Promise<void>
}
type CacheFile = DatabaseFile<CacheWriterCalls, CacheReaderCalls>

/** Opens at the first call or at `open`. */
export function openCatalogueStore(deps: DatabaseFileDeps): OpenCatalogueStore {
  const file: CacheFile = new DatabaseFile(deps, {
    writer: 'cache-writer',
    reader: 'cache-reader',
    check: 'cache-check'
  })
  const uses = new UseRecorder(file, deps.clock)
  return {
    open: () => file.open(),
    async read(profile, name, params, language) {
      const cached = (await file.read('read', profile, name, params, language)) as CachedAnswer<typeof name> | null
      if (cached && 'engine_id' in params && name === 'engine') uses.addEngine(profile, params.engine_id)
      return cached
    },
    write: (...args) => file.write('write', ...args),
    engineMarks: (...args) => file.read('engineMarks', ...args),
    body: (...args) => file.read('body', ...args),
    names: (...args) => file.read('names', ...args),
    pathsOf: (...args) => file.read('pathsOf', ...args),
    pathOf: (...args) => file.read('pathOf', ...args),
    search: (...args) => file.read('search', ...args),
    sameHardware: (...args) => file.read('sameHardware', ...args),
    matches: (...args) => file.read('matches', ...args),
    readiness: (...args) => file.read('readiness', ...args),
    async picture(url) {
      const picture = await file.read('picture', url)
      if (!picture) return null
      const { stale, ...shown } = picture
      if (stale) uses.addPicture(url)
      return shown
    },
    putPicture: (...args) => file.write('putPicture', ...args),
    dropPicture: (...args) => file.write('dropPicture', ...args),
    statistics: () => file.read('statistics'),
    async trim(...args) {
      await uses.record()
      while (await file.write('trim', ...args)) continue
    },
    expire: (...args) => file.write('expire', ...args),
    async clear(...args) {
      uses.forgetEngines()
      await file.write('clear', ...args)
    },
    async close() {
      await uses.record()
      await file.close()
    }
  }
}

class UseRecorder {
  readonly #file: CacheFile
  readonly #clock: DatabaseFileDeps['clock']
  readonly #pictures = new Set<string>()
  readonly #engines = new Map<string, { readonly profile: string; readonly id: string }>()
  #stopTimer: (() => void) | null = null

  constructor(file: CacheFile, clock: DatabaseFileDeps['clock']) {
    this.#file = file
    this.#clock = clock
  }

  addPicture(url: string): void {
    this.#pictures.add(url)
    this.#added()
  }
  addEngine(profile: string, id: string): void {
    this.#engines.set(`${profile} ${id}`, { profile, id })
    this.#added()
  }
  forgetEngines(): void {
    this.#engines.clear()
  }

  async record(): Promise<void> {
    this.#stopTimer?.()
    this.#stopTimer = null
    if (this.#pictures.size + this.#engines.size === 0) return
    const [pictures, engines] = [[...this.#pictures], [...this.#engines.values()]]
    this.#pictures.clear()
    this.#engines.clear()
    await this.#file.write('touch', pictures, engines).catch(() => null)
  }

  #added(): void {
    if (this.#pictures.size + this.#engines.size >= MAX_USES) void this.record()
    else this.#stopTimer ??= this.#clock.after(USES_WAIT_MS, () => void this.record())
  }
}
