/** The stores in memory: the rules of the real stores, without files. */
import { withLaterChanges } from '@shared/workspace/list-changes'
import { matchNote, type NoteMatch } from '@shared/search/note-search'
import { parseSearchQuery } from '@shared/search/search-query'
import { toolSupport } from '@shared/catalogue/tool-support'
import type { StoredBody, StoredBodyName } from '@shared/catalogue/stored-bodies'
import { addressOf, type EndpointName, type Endpoints } from '@shared/catalogue/endpoints'
import type { EngineId } from '@shared/catalogue/ids'
import { EngineLocationIndex } from './engine-location-index'
import type {
  Engine,
  EngineDetail,
  EnginePath,
  Generation,
  Level,
  Manufacturer,
  Model,
  SearchResult,
  VehicleType
} from '@shared/catalogue/records'
import type { LanguageCode } from '@shared/text/languages'
import type {
  CatalogueStore,
  EngineMark,
  LocalSearchHit,
  PackFileOrigin,
  CachedAnswer,
  PathNames,
  ReadinessItem,
  PackScope,
  WriteOptions
} from '@shared/ports/stores/catalogue-store'
import type {
  Favourite,
  Note,
  UserStore,
  Recent,
  SavedSearch,
  SearchHistoryItem,
  SheetCount,
  SheetFilter,
  SheetRow,
  StoredSheet
} from '@shared/ports/stores/user-store'

interface StoredRecord {
  /** By language; figures without a language are under each of them. */
  readonly texts: Map<LanguageCode, { data: unknown; fetchedAtMs: number; origin: PackFileOrigin | null }>
  goneSinceMs: number | null
  checkedAtMs: number
}

/** Outlives the program: pass the same one to the next "run" of a test. */
export class FakeCatalogueStore implements CatalogueStore {
  readonly #records = new Map<string, StoredRecord>()
  readonly #bodies = new Map<string, StoredBody>()
  readonly #locations = new Map<string, EngineLocationIndex>()
  readonly #pictures = new Map<string, { type: string; bytes: Uint8Array }>()
  language: LanguageCode = 'en'
  reads = 0
  writes = 0
  /** If set, writes fail with it. */
  broken: Error | null = null
  /** The hits of the local search. */
  hits: (query: string) => readonly LocalSearchHit[] = () => []

  async read<N extends EndpointName>(
    profile: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<CachedAnswer<N> | null> {
    this.reads++
    const record = this.#records.get(`${profile} ${addressOf(name, params)}`)
    const spoken = record?.texts.has(language) || name === 'performance' ? language : record?.texts.keys().next().value
    const found = name === 'performance' ? record?.texts.values().next().value : spoken && record?.texts.get(spoken)
    return record && found && spoken
      ? {
          data: found.data as Endpoints[N]['result'] | null,
          fetchedAtMs: found.fetchedAtMs,
          checkedAtMs: record.goneSinceMs === null ? found.fetchedAtMs : record.checkedAtMs,
          language: spoken,
          goneSinceMs: record.goneSinceMs,
          ...(found.origin ? { origin: found.origin } : {})
        }
      : null
  }

  async write<N extends EndpointName>(
    profile: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode,
    answer: Endpoints[N]['result'] | null,
    fetchedAtMs: number,
    { body, from }: WriteOptions = {}
  ): Promise<void> {
    if (this.broken) throw this.broken
    this.writes++
    const origin = from?.origin ?? null
    const key = `${profile} ${addressOf(name, params)}`
    const record = this.#records.get(key) ?? { texts: new Map(), goneSinceMs: null, checkedAtMs: fetchedAtMs }
    this.#records.set(key, record)
    if (name === 'performance') record.texts.clear()
    if (answer === null && name !== 'performance') {
      record.goneSinceMs ??= fetchedAtMs
      record.checkedAtMs = fetchedAtMs
      if (record.texts.size === 0) record.texts.set(language, { data: null, fetchedAtMs, origin })
      return
    }
    record.goneSinceMs = null
    record.texts.set(language, { data: structuredClone(answer), fetchedAtMs, origin })
    if (name === 'engine' || (name === 'performance' && answer !== null))
      this.#bodies.set(`${key} ${name === 'engine' ? language : ''}`, {
        text: body?.text ?? null,
        bytes: body?.bytes ?? null,
        fetchedAtMs,
        language
      })
    this.#learn(profile, name, params as Readonly<Record<string, never>>, answer)
  }

  async body<N extends StoredBodyName>(
    profile: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<StoredBody | null> {
    return this.#bodies.get(`${profile} ${addressOf(name, params)} ${name === 'engine' ? language : ''}`) ?? null
  }

  async engineMarks(
    profile: string,
    engines: readonly EngineId[],
    tools: readonly string[],
    language: LanguageCode
  ): Promise<readonly EngineMark[]> {
    const details = await Promise.all(engines.map((engine_id) => this.read(profile, 'engine', { engine_id }, language)))
    return engines.flatMap((id, at) => {
      const detail = details[at]?.data
      if (!detail) return []
      const { power, torque, read_tools, remap_stages } = detail
      const [stage = null] = remap_stages ?? []
      return [{ id, readable: toolSupport(read_tools, tools) === 'readable', stock: { power, torque }, stage }]
    })
  }

  async names(profile: string, path: { readonly [L in keyof EnginePath]: string | null }): Promise<PathNames> {
    return this.#index(profile).names(path)
  }
  async pathsOf(profile: string, engineId: EngineId): Promise<readonly EnginePath[]> {
    return this.#index(profile).pathsOf(engineId)
  }
  async pathOf(profile: string, level: Level, id: string): Promise<EnginePath> {
    return this.#index(profile).pathOf(level, id)
  }
  async search(_profile: string, query: string): Promise<readonly LocalSearchHit[]> {
    return this.hits(query)
  }
  async sameHardware(): Promise<null> {
    return null
  }
  async matches(_profile: string, query: string): Promise<readonly string[]> {
    return this.hits(query).map(({ level, path }) => `${level}:${path[level] ?? ''}:${path.generations ?? ''}`)
  }

  /** For engines and generations; wider scopes through the stored lists. */
  async readiness(
    profile: string,
    scopes: readonly PackScope[],
    language: LanguageCode,
    _oldestMs?: number | null
  ): Promise<readonly ReadinessItem[]> {
    const pairs = new Map<string, EnginePath>()
    const list = async (
      name: 'models' | 'generations' | 'engines',
      params: object
    ): Promise<readonly { id: string }[]> =>
      ((await this.read(profile, name, params as never, language))?.data ?? []) as readonly { id: string }[]
    const add = (generation: string, engine: string): void => {
      const known = this.#index(profile)
        .pathsOf(engine as EngineId)
        .find(({ generations }) => generations === generation)
      pairs.set(
        `${generation} ${engine}`,
        known ??
          ({ types: null, manufacturers: null, models: null, generations: generation, engines: engine } as EnginePath)
      )
    }
    const generation = async (id: string): Promise<void> => {
      for (const one of await list('engines', { generation_id: id })) add(id, one.id)
    }
    const model = async (id: string): Promise<void> => {
      for (const one of await list('generations', { model_id: id })) await generation(one.id)
    }
    for (const scope of scopes) {
      if (scope.kind === 'engine') add(scope.generationId, scope.engineId)
      else if (scope.kind === 'generation') await generation(scope.id)
      else if (scope.kind === 'model') await model(scope.id)
      else for (const one of await list('models', { manufacturer_id: scope.id })) await model(one.id)
    }
    return Promise.all(
      [...pairs.values()].map(async (path): Promise<ReadinessItem> => {
        const detail = await this.read(profile, 'engine', { engine_id: path.engines! }, language)
        const performance = await this.read(
          profile,
          'performance',
          { generation_id: path.generations!, engine_id: path.engines! },
          language
        )
        const missing = [
          ...(detail?.data ? (detail.language === language ? [] : ['text' as const]) : ['detail' as const]),
          ...(performance ? [] : ['performance' as const])
        ]
        const ages = [detail, performance].flatMap((stored) => (stored ? [stored.fetchedAtMs] : []))
        return {
          path,
          names: await this.names(profile, path),
          missing,
          state: missing.length === 0 ? 'complete' : ages.length === 0 ? 'absent' : 'partial',
          fetchedAtMs: ages.length === 0 ? null : Math.min(...ages)
        }
      })
    )
  }

  async picture(url: string) {
    return this.#pictures.get(url) ?? null
  }
  async putPicture(url: string, type: string, bytes: Uint8Array): Promise<void> {
    this.#pictures.set(url, { type, bytes })
  }
  async dropPicture(url: string): Promise<void> {
    this.#pictures.delete(url)
  }
  async statistics() {
    return { bytes: 0, engines: 0, details: 0, pictures: this.#pictures.size, pictureBytes: 0 }
  }
  async trim(): Promise<void> {}
  readonly expired: number[] = []
  async expire(beforeMs: number): Promise<void> {
    this.expired.push(beforeMs)
  }
  async clear(profile?: string): Promise<void> {
    for (const key of [...this.#records.keys()])
      if (profile === undefined || key.startsWith(`${profile} `)) this.#records.delete(key)
  }
  async close(): Promise<void> {}

  #index(profile: string): EngineLocationIndex {
    const index = this.#locations.get(profile) ?? new EngineLocationIndex(() => this.language)
    this.#locations.set(profile, index)
    return index
  }
  #learn(profile: string, name: EndpointName, given: Readonly<Record<string, never>>, answer: unknown): void {
    const index = this.#index(profile)
    if (name === 'types') index.learnTypes(answer as VehicleType[], this.language)
    else if (name === 'manufacturers')
      index.learnManufacturers(given['vehicle_type_id']!, answer as Manufacturer[], this.language)
    else if (name === 'models') index.learnModels(given['manufacturer_id']!, answer as Model[], this.language)
    else if (name === 'generations') index.learnGenerations(given['model_id']!, answer as Generation[], this.language)
    else if (name === 'type') index.learnTypes([answer as VehicleType], this.language)
    else if (name === 'manufacturer') index.learnManufacturers(null, [answer as Manufacturer], this.language)
    else if (name === 'model') index.learnModels(null, [answer as Model], this.language)
    else if (name === 'generation') index.learnGenerations(null, [answer as Generation], this.language)
    else if (name === 'engines') index.learnEngines(given['generation_id']!, answer as Engine[], this.language)
    else if (name === 'engine') index.learnEngines(null, [answer as EngineDetail], this.language)
    else if (name === 'search') index.learnHits(answer as SearchResult[], this.language)
  }
}

export class FakeUserStore implements UserStore {
  readonly #values = new Map<string, string>()
  readonly #favourites: Favourite[] = []
  readonly #recents: Recent[] = []
  readonly #notes = new Map<string, Note>()
  readonly #sheets: StoredSheet[] = []
  readonly #counters = new Map<number, number>()
  #saved: readonly (SavedSearch & { readonly profile: string })[] = []
  #searched: (SearchHistoryItem & { readonly profile: string })[] = []
  #lastId = 0
  nowMs = Date.UTC(2026, 2, 2, 8)
  writes = 0
  broken: Error | null = null

  async favourites(profile: string): Promise<readonly Favourite[]> {
    return this.#favourites.filter((one) => one.profile === profile)
  }
  async addFavourite(profile: string, path: EnginePath, group: string): Promise<void> {
    await this.removeFavourite(profile, path.engines!)
    this.#favourites.push({ profile, path, group, addedAtMs: this.nowMs })
  }
  async removeFavourite(profile: string, engineId: EngineId): Promise<void> {
    const at = this.#favourites.findIndex((one) => one.profile === profile && one.path.engines === engineId)
    if (at >= 0) this.#favourites.splice(at, 1)
  }
  async recents(profile: string): Promise<readonly Recent[]> {
    return this.#recents.filter((one) => one.profile === profile)
  }
  async addRecent(profile: string, path: EnginePath): Promise<void> {
    this.#recents.unshift({ profile, path, openedAtMs: this.nowMs })
  }
  async note(profile: string, engineId: EngineId): Promise<Note | null> {
    return this.#notes.get(`${profile} ${engineId}`) ?? null
  }
  async notesMatching(
    profile: string,
    query: string,
    synonyms: readonly (readonly string[])[]
  ): Promise<readonly NoteMatch[]> {
    const read = parseSearchQuery(query, synonyms)
    return [...this.#notes.values()]
      .filter((one) => one.profile === profile)
      .flatMap(({ engineId, text }) => {
        const match = matchNote(read, text)
        return match ? [{ engineId, ...match }] : []
      })
  }
  async setNote(profile: string, engineId: EngineId, text: string): Promise<void> {
    if (text === '') this.#notes.delete(`${profile} ${engineId}`)
    else this.#notes.set(`${profile} ${engineId}`, { profile, engineId, text, changedAtMs: this.nowMs })
  }
  async searches(profile: string): Promise<readonly SavedSearch[]> {
    return this.#saved.filter((one) => one.profile === profile).map(({ profile: _profile, ...one }) => one)
  }
  async saveSearch(profile: string, query: string, fuel: string, seen: readonly string[]): Promise<void> {
    const known = this.#saved.find((one) => one.profile === profile && one.query === query && one.fuel === fuel)
    if (known) await this.markSearchSeen(profile, known.id, seen)
    else this.#saved = [{ profile, id: ++this.#lastId, query, fuel, savedAtMs: this.nowMs, seen }, ...this.#saved]
  }
  async removeSearch(profile: string, id: number): Promise<void> {
    this.#saved = this.#saved.filter((one) => one.profile !== profile || one.id !== id)
  }
  async markSearchSeen(profile: string, id: number, seen: readonly string[]): Promise<void> {
    this.#saved = this.#saved.map((one) => (one.profile === profile && one.id === id ? { ...one, seen } : one))
  }
  async searchHistory(profile: string): Promise<readonly SearchHistoryItem[]> {
    return this.#searched.filter((one) => one.profile === profile).map(({ profile: _profile, ...one }) => one)
  }
  async addToSearchHistory(profile: string, query: string, fuel: string): Promise<void> {
    this.#searched.unshift({ profile, query, fuel, atMs: this.nowMs })
  }
  async clearSearchHistory(profile: string): Promise<void> {
    this.#searched = this.#searched.filter((one) => one.profile !== profile)
  }
  async value(name: string): Promise<unknown> {
    const text = this.#values.get(name)
    return text === undefined ? null : JSON.parse(text)
  }
  async setValue(name: string, value: unknown): Promise<void> {
    if (this.broken) throw this.broken
    this.writes++
    this.#values.set(name, JSON.stringify(value))
  }
  async changeEntries(name: string, put: Readonly<Record<string, unknown>>, remove: readonly string[]): Promise<void> {
    const entries = Object.entries({ ...((await this.value(name)) as object | null), ...put })
    await this.setValue(name, Object.fromEntries(entries.filter(([id]) => !remove.includes(id))))
  }
  async changeList(name: string, list: readonly unknown[], seen: readonly unknown[]): Promise<void> {
    const stored = (await this.value(name)) as readonly unknown[] | null
    await this.setValue(name, withLaterChanges(list, seen, stored ?? seen))
  }
  async nextSheet(year: number): Promise<number> {
    return (this.#counters.get(year) ?? 0) + 1
  }
  async addSheet(sheet: StoredSheet, taken: SheetCount | null): Promise<void> {
    if (this.broken) throw this.broken
    if (taken) this.#counters.set(taken.year, Math.max(this.#counters.get(taken.year) ?? 0, taken.count))
    this.#sheets.unshift(sheet)
  }
  async sheets(
    query: string,
    limit: number,
    { engine, hidesWorkshop }: SheetFilter = {}
  ): Promise<readonly SheetRow[]> {
    return this.#sheets
      .filter(({ snapshot }) => !hidesWorkshop || !snapshot.includes('"kind":"workshop"'))
      .filter(({ path }) => engine === undefined || path.engines === engine)
      .filter(({ number, title, customer }) =>
        [number, title, customer].some((text) => text.toLowerCase().includes(query.toLowerCase()))
      )
      .slice(0, limit)
  }
  async sheetEngines(profile: string): Promise<readonly EngineId[]> {
    const rows = this.#sheets.filter((one) => one.profile === profile && !one.number.startsWith('PIN-'))
    return [...new Set(rows.flatMap(({ path }) => path.engines ?? []))]
  }
  async sheet(number: string): Promise<StoredSheet | null> {
    return this.#sheets.find((one) => one.number === number) ?? null
  }
  async removeSheet(number: string): Promise<void> {
    this.#sheets.splice(
      this.#sheets.findIndex((one) => one.number === number),
      1
    )
  }
  async close(): Promise<void> {}
}
