/** Takes snapshots for sheets from the local store: record, performance, names, picture, note and filtered options. */
import { done, failed, type Result } from '../../contract/failures'
import type { PathInput } from '../../contract/channels/catalogue'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { EngineId } from '../../shared/catalogue/ids'
import { LEVELS, type EngineDetail, type EnginePath, type Performance } from '../../shared/catalogue/records'
import { localIso, localIsoOrNull } from '../../shared/text/iso-time'
import type { LanguageCode } from '../../shared/text/languages'
import type { MeasuredRun } from '../../shared/measured-runs/measured-run'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { SettingKey, Settings } from '../../shared/settings/schema'
import type { CurrentRecords } from '../../shared/sheets/snapshot-diff'
import { textsAsIn } from '../../shared/catalogue/same-texts'
import { sheetRuns } from '../../shared/sheets/sheet-runs'
import { applyRules, type OptionRule } from '../../shared/sheets/rules/option-rules'
import {
  SNAPSHOT_SETTINGS,
  SNAPSHOT_VERSION,
  type SnapshotSettings,
  type SheetChoice,
  type SheetPicture,
  type SheetSnapshot
} from '../../shared/sheets/snapshot'
import { withoutTrade } from '../../shared/roles/without-trade'
import type { SheetTemplate } from '../../shared/sheets/templates/template'
import type { CatalogueStore, Cached, PathNames } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import type { CatalogueQueries } from '../catalogue/cached-catalogue'
import { toFailure } from '../call-failure'
import type { RetentionPolicy } from '../catalogue/retention-policy'
import { toEnginePath } from '../catalogue/engine-locations'
import { storeResult } from '../store-result'

interface SheetSnapshotsDeps {
  readonly catalogue: CatalogueQueries
  readonly store: Pick<CatalogueStore, 'read' | 'names' | 'pathsOf'>
  readonly userStore: Pick<UserStore, 'note'>
  readonly clock: Clock
  readonly log: Log
  /** Decides whether stored data may be shown (traps 99, 100). */
  readonly retention: Pick<RetentionPolicy, 'refusal' | 'isTooOld'>
  profile(): string | null
  setting<K extends SettingKey>(key: K): Settings[K]
  /** Host of the service, or 'demo'. */
  host(): string
  /** null also for a template that the person may not use. */
  template(id: string): Promise<SheetTemplate | null>
  /** False: trade data stays out of every sheet. */
  showsTrade(): boolean
  rules(): Promise<readonly OptionRule[]>
  measured(engineId: string): Promise<readonly MeasuredRun[]>
  /** A picture by its address as received; null when neither cache nor network has it. */
  picture(address: string): Promise<Omit<SheetPicture, 'name'> | null>
}

export interface SnapshotWithPictures {
  readonly snapshot: SheetSnapshot
  readonly pictures: readonly SheetPicture[]
  readonly calls: number
  /** Calls that would complete the snapshot in the sheet's language. */
  readonly callsForLanguage: number
}

/** Stored data of an engine. `performance` undefined: not stored; null: the service has none. */
export interface CurrentData extends CurrentRecords {
  /** When the texts were fetched, in epoch milliseconds; figures may be younger. */
  readonly fetchedAtMs: number
}

interface Records {
  readonly engine: Cached<unknown>
  readonly record: EngineDetail
  readonly performance: Cached<Performance | null> | null
  readonly englishTexts: readonly string[]
}
interface SnapshotParts {
  readonly profileId: string
  readonly path: EnginePath & { readonly engines: EngineId }
  readonly names: PathNames
  readonly choice: SheetChoice
  readonly template: SheetTemplate
  readonly pictureHeld: boolean
}

interface Source<T> {
  readonly cached: Cached<T | null> | null
  readonly calls: number
}

export class SheetSnapshots {
  readonly #deps: SheetSnapshotsDeps

  constructor(deps: SheetSnapshotsDeps) {
    this.#deps = deps
  }

  take(input: PathInput, choice: SheetChoice, spend: boolean): Promise<Result<SnapshotWithPictures>> {
    return storeResult(this.#deps.log, 'sheet.snapshot', () => this.#take(input, choice, spend))
  }

  /** The engine's full name as far as it is stored; otherwise its id. */
  async title(input: PathInput, language: LanguageCode): Promise<string> {
    const { profile, store } = this.#deps
    const profileId = profile()
    const names: PathNames =
      profileId === null ? {} : await store.names(profileId, toEnginePath(input), language).catch(() => ({}))
    const known = LEVELS.slice(1).map((level) => names[level]?.name)
    return known.filter(Boolean).join(' ') || (input.engines ?? '')
  }

  /** The stored engine and performance; null when nothing is stored or may be shown. Spends no call. */
  async current(profileId: string, path: EnginePath, language: LanguageCode): Promise<CurrentData | null> {
    const { engines, generations } = path
    if (engines === null || this.#deps.retention.refusal()) return null
    const read = this.#reader(profileId, language, false)
    const engine = await read.stored('engine', { engine_id: engines })
    if (!engine?.data) return null
    const performance =
      generations === null ? null : await read.stored('performance', { generation_id: generations, engine_id: engines })
    return {
      engine: engine.data,
      performance: performance ? performance.data : undefined,
      language: engine.language,
      fetchedAtMs: Math.max(engine.fetchedAtMs, performance?.fetchedAtMs ?? 0)
    }
  }

  async #take(input: PathInput, choice: SheetChoice, spend: boolean): Promise<Result<SnapshotWithPictures>> {
    const { profile, retention, template: templateOf, store } = this.#deps
    const profileId = profile()
    if (profileId === null) return failed('not-connected')
    const refusal = retention.refusal()
    if (refusal) return refusal
    const asked = toEnginePath(input)
    if (asked.engines === null) return failed('invalid-input')
    const path = await this.#completePath(profileId, asked, asked.engines)
    const template = await templateOf(choice.templateId)
    if (!template) return failed('sheet', { params: { reason: 'no-template' } })

    const otherLanguage = (cached: Cached<unknown> | null) =>
      cached === null || cached.data === null || cached.language !== choice.language
    const read = this.#reader(profileId, choice.language, spend)
    const engine = await read.orFetched('engine', { engine_id: asked.engines }, otherLanguage)
    if (!engine.ok) return engine
    const { cached } = engine.value
    if (!cached || cached.data === null)
      return failed('sheet', { params: { reason: 'not-held', calls: path.generations === null ? 1 : 2 } })
    const found =
      path.generations === null
        ? null
        : await read.orFetched(
            'performance',
            { generation_id: path.generations, engine_id: asked.engines },
            (stored) => stored === null
          )
    const performance: Source<Performance> = found?.ok ? found.value : { cached: null, calls: 0 }
    const performanceUnknown = path.generations !== null && performance.cached === null

    const names = await store.names(profileId, path, choice.language)
    const picture = await this.#picture(names, choice, template)
    const snapshot = await this.#compose(
      {
        engine: cached,
        record: cached.data,
        performance: performance.cached,
        englishTexts: await this.#englishTexts(profileId, cached.data, cached.language)
      },
      {
        profileId,
        path: { ...path, engines: asked.engines },
        names,
        choice,
        template,
        pictureHeld: picture !== null
      }
    )
    const logo: SheetPicture[] = template.shop.logo ? [{ name: 'logo', ...template.shop.logo }] : []
    return done({
      snapshot,
      pictures: [...(picture ? [picture] : []), ...logo],
      calls: engine.value.calls + performance.calls,
      callsForLanguage: (otherLanguage(cached) ? 1 : 0) + (performanceUnknown ? 1 : 0)
    })
  }

  async #compose(
    { engine, record, performance, englishTexts }: Records,
    { profileId, path, names, choice, template, pictureHeld }: SnapshotParts
  ): Promise<SheetSnapshot> {
    const { clock, host, rules, setting, showsTrade, userStore, measured } = this.#deps
    const settings = Object.fromEntries(SNAPSHOT_SETTINGS.map((key) => [key, setting(key)]))
    const showsNote = choice.note && template.kind === 'workshop'
    const showsRuns = choice.measured && template.blocks.includes('chart')
    return {
      version: SNAPSHOT_VERSION,
      number: null,
      madeAt: localIso(clock.now()),
      profile: profileId,
      path,
      names: Object.fromEntries(LEVELS.map((level) => [level, names[level]?.name ?? null])) as SheetSnapshot['names'],
      years: { from: names.generations?.year ?? null, to: names.generations?.yearend ?? null },
      ...(showsTrade() ? { engine: record } : { engine: withoutTrade(record), isWithoutTrade: true }),
      performance: performance?.data ?? null,
      source: {
        host: host(),
        fetchedAt: localIso(engine.fetchedAtMs),
        performanceFetchedAt: localIsoOrNull(performance?.fetchedAtMs ?? null),
        language: engine.language,
        goneSince: localIsoOrNull(engine.goneSinceMs)
      },
      settings: settings as unknown as SnapshotSettings,
      template,
      choice,
      options: applyRules(record.options, await rules(), choice.country, template.kind, choice.language),
      pictureHeld,
      englishTexts,
      note: showsNote ? ((await userStore.note(profileId, path.engines))?.text ?? null) : null,
      measured: showsRuns ? sheetRuns(await measured(path.engines)) : [],
      division: null
    }
  }

  /** Texts as in the stored English record; none without one. */
  async #englishTexts(profileId: string, record: EngineDetail, language: LanguageCode): Promise<readonly string[]> {
    if (language === 'en') return []
    const english = await this.#reader(profileId, 'en', false).stored('engine', { engine_id: record.id })
    return english?.language === 'en' && english.data ? textsAsIn(record, english.data) : []
  }

  /** Reads of one profile and language. With `spend`, one call fetches a record that is not as wanted. */
  #reader(profileId: string, language: LanguageCode, spend: boolean) {
    const { store, retention, catalogue } = this.#deps

    /** null also for a record older than the retention limit. */
    async function stored<N extends EndpointName>(
      name: N,
      params: Endpoints[N]['params']
    ): Promise<Cached<Endpoints[N]['result'] | null> | null> {
      const cached = await store.read(profileId, name, params, language)
      return cached && retention.isTooOld(cached.fetchedAtMs) ? null : cached
    }

    async function orFetched<N extends EndpointName>(
      name: N,
      params: Endpoints[N]['params'],
      isMissing: (cached: Cached<unknown> | null) => boolean
    ): Promise<Result<Source<Endpoints[N]['result']>>> {
      const cached = await stored(name, params)
      if (!isMissing(cached) || !spend) return done({ cached, calls: 0 })
      const asked = await catalogue.query(name, params, { language, refresh: true })
      // figures in another language are better than none: the sheet names their language
      if (!asked.ok) return cached ? done({ cached, calls: 1 }) : { ok: false, failure: toFailure(asked.failure) }
      return done({ cached: await stored(name, params), calls: 1 })
    }

    return { stored, orFetched }
  }

  /** Completes the path from the store: the sheet and its file name need the manufacturer's name. */
  async #completePath(profileId: string, path: EnginePath, engine: EngineId): Promise<EnginePath> {
    if (path.manufacturers !== null && path.models !== null && path.generations !== null) return path
    const known = (await this.#deps.store.pathsOf(profileId, engine)).filter((one) =>
      LEVELS.every((level) => path[level] === null || one[level] === null || path[level] === one[level])
    )
    // an engine may be listed in several generations: an ambiguous path stays incomplete
    const [only] = known
    if (known.length !== 1 || !only) return path
    return Object.fromEntries(LEVELS.map((level) => [level, path[level] ?? only[level]])) as unknown as EnginePath
  }

  async #picture(
    { generations, models }: PathNames,
    choice: SheetChoice,
    template: SheetTemplate
  ): Promise<SheetPicture | null> {
    if (choice.picture === 'none' || !template.blocks.includes('picture')) return null
    // no fallback to the other kind: a manufacturer's badge is a legal risk in some countries
    const address =
      choice.picture === 'unbranded'
        ? (generations?.photoUnbranded ?? models?.photoUnbranded)
        : (generations?.photo ?? models?.photo)
    if (!address) return null
    const picture = await this.#deps.picture(address)
    return picture && { name: 'vehicle', ...picture }
  }
}
