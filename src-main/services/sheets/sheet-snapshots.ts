/** Takes snapshots for sheets from the local store: record, performance, names, picture, note and filtered options. */
import { done, failed, type Result } from '../../contract/failures'
import type { PathInput } from '../../contract/channels/catalogue'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { EngineId } from '../../shared/catalogue/ids'
import { LEVELS, type EnginePath, type Level, type Performance } from '../../shared/catalogue/records'
import type { LanguageCode } from '../../shared/text/languages'
import type { MeasuredRun } from '../../shared/measured-runs/measured-run'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { SettingKey, Settings } from '../../shared/settings/schema'
import type { CurrentRecords } from '../../shared/sheets/snapshot-diff'
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
import type { SheetTemplate } from '../../shared/sheets/templates/template'
import type { CatalogueStore, Cached, PathNames } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import type { CatalogueQueries } from '../catalogue/cached-catalogue'
import { toFailure } from '../call-failure'
import type { RetentionPolicy } from '../catalogue/retention-policy'
import { toEnginePath } from '../catalogue/engine-locations'
import { storeResult } from '../store-result'
import { toIso } from '../iso-time'

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
  template(id: string): Promise<SheetTemplate | null>
  rules(): Promise<readonly OptionRule[]>
  /** Runs measured in this installation. */
  measured(engineId: string): Promise<readonly MeasuredRun[]>
  /** A picture by its address as received; null when neither cache nor network has it. */
  picture(address: string): Promise<Omit<SheetPicture, 'name'> | null>
}

export interface SnapshotWithPictures {
  readonly snapshot: SheetSnapshot
  readonly pictures: readonly SheetPicture[]
  /** Calls spent. */
  readonly calls: number
  /** Calls that would complete the snapshot in the sheet's language. */
  readonly callsForLanguage: number
  /** The engine has a picture that could not be loaded. */
  readonly pictureMissing: boolean
}

/** Stored data of an engine. `performance` undefined: not stored; null: the service has none. */
export interface CurrentData extends CurrentRecords {
  /** When the texts were fetched, in epoch milliseconds; figures may be younger. */
  readonly fetchedAtMs: number
}

interface Source<T> {
  readonly cached: Cached<T | null> | null
  readonly calls: number
}

export function createSheetSnapshots(deps: SheetSnapshotsDeps) {
  const { catalogue, store, userStore, clock, log } = deps

  /** The stored record, or null when it is older than the retention limit. */
  async function readStored<N extends EndpointName>(
    profileId: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<Cached<Endpoints[N]['result'] | null> | null> {
    const cached = await store.read(profileId, name, params, language)
    return cached && deps.retention.isTooOld(cached.fetchedAtMs) ? null : cached
  }

  /** The stored record; with `spend`, one call fetches it when `wanted`. */
  async function readOrFetch<N extends EndpointName>(
    profileId: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode,
    spend: boolean,
    wanted: (cached: Cached<unknown> | null) => boolean
  ): Promise<Result<Source<Endpoints[N]['result']>>> {
    const cached = await readStored(profileId, name, params, language)
    if (!wanted(cached) || !spend) return done({ cached, calls: 0 })
    const asked = await catalogue.query(name, params, { language, refresh: true })
    // figures in another language are better than none: the sheet names their language
    if (!asked.ok) return cached ? done({ cached, calls: 1 }) : { ok: false, failure: toFailure(asked.failure) }
    return done({ cached: await readStored(profileId, name, params, language), calls: 1 })
  }

  /** Completes the path from the store: the sheet and its file name need the manufacturer's name. */
  async function completePath(profileId: string, path: EnginePath, engine: EngineId): Promise<EnginePath> {
    if (path.manufacturers !== null && path.models !== null && path.generations !== null) return path
    const known = (await store.pathsOf(profileId, engine)).filter((one) =>
      LEVELS.every((level) => path[level] === null || one[level] === null || path[level] === one[level])
    )
    // an engine may be listed in several generations: an ambiguous path stays incomplete
    const [only] = known
    if (known.length !== 1 || !only) return path
    return Object.fromEntries(LEVELS.map((level) => [level, path[level] ?? only[level]])) as unknown as EnginePath
  }

  async function take(input: PathInput, choice: SheetChoice, spend: boolean): Promise<Result<SnapshotWithPictures>> {
    const profileId = deps.profile()
    if (profileId === null) return failed('not-connected')
    const refusal = deps.retention.refusal()
    if (refusal) return refusal
    const asked = toEnginePath(input)
    if (asked.engines === null) return failed('invalid-input')
    const path = await completePath(profileId, asked, asked.engines)
    const template = await deps.template(choice.templateId)
    if (!template) return failed('sheet', { params: { reason: 'no-template' } })

    const engineParams = { engine_id: asked.engines }
    const otherLanguage = (cached: Cached<unknown> | null) =>
      cached === null || cached.data === null || cached.language !== choice.language
    const engine = await readOrFetch(profileId, 'engine', engineParams, choice.language, spend, otherLanguage)
    if (!engine.ok) return engine
    const { cached } = engine.value
    if (!cached || cached.data === null)
      return failed('sheet', { params: { reason: 'not-held', calls: path.generations === null ? 1 : 2 } })

    let performance: Source<Performance> = { cached: null, calls: 0 }
    let performanceUnknown = 0
    if (path.generations !== null) {
      const got = await readOrFetch(
        profileId,
        'performance',
        { generation_id: path.generations, engine_id: asked.engines },
        choice.language,
        spend,
        (found) => found === null
      )
      if (got.ok) performance = got.value
      if (performance.cached === null) performanceUnknown = 1
    }

    const names = await store.names(profileId, path, choice.language)
    const picture = await pictureFor(names, choice, template)
    const record = cached.data
    const snapshot: SheetSnapshot = {
      version: SNAPSHOT_VERSION,
      number: null,
      madeAt: new Date(clock.now()).toISOString(),
      profile: profileId,
      path,
      names: Object.fromEntries(LEVELS.map((level) => [level, names[level]?.name ?? null])) as Record<
        Level,
        string | null
      >,
      years: { from: names.generations?.year ?? null, to: names.generations?.yearend ?? null },
      engine: record,
      performance: performance.cached?.data ?? null,
      source: {
        host: deps.host(),
        fetchedAt: toIso(cached.fetchedAtMs),
        performanceFetchedAt: performance.cached && toIso(performance.cached.fetchedAtMs),
        language: cached.language,
        goneSince: cached.goneSinceMs === null ? null : toIso(cached.goneSinceMs)
      },
      settings: snapshotSettings(),
      template,
      choice,
      options: applyRules(record.options, await deps.rules(), choice.country, template.kind, choice.language),
      pictureHeld: picture.found !== null,
      note:
        choice.note && template.kind === 'workshop'
          ? ((await userStore.note(profileId, asked.engines))?.text ?? null)
          : null,
      measured:
        choice.measured && template.blocks.includes('chart') ? sheetRuns(await deps.measured(asked.engines)) : [],
      division: null
    }
    const logo: SheetPicture[] = template.shop.logo ? [{ name: 'logo', ...template.shop.logo }] : []
    return done({
      snapshot,
      pictures: [...(picture.found ? [picture.found] : []), ...logo],
      pictureMissing: picture.missing,
      calls: engine.value.calls + performance.calls,
      callsForLanguage: (otherLanguage(cached) ? 1 : 0) + performanceUnknown
    })
  }

  const snapshotSettings = (): SnapshotSettings =>
    Object.fromEntries(SNAPSHOT_SETTINGS.map((key) => [key, deps.setting(key)])) as unknown as SnapshotSettings

  async function pictureFor(
    names: PathNames,
    choice: SheetChoice,
    template: SheetTemplate
  ): Promise<{ found: SheetPicture | null; missing: boolean }> {
    if (choice.picture === 'none' || !template.blocks.includes('picture')) return { found: null, missing: false }
    const { generations, models } = names
    // no fallback to the other kind: a manufacturer's badge is a legal risk in some countries
    const address =
      choice.picture === 'unbranded'
        ? (generations?.photoUnbranded ?? models?.photoUnbranded)
        : (generations?.photo ?? models?.photo)
    if (!address) return { found: null, missing: false }
    const picture = await deps.picture(address)
    return { found: picture && { name: 'vehicle', ...picture }, missing: picture === null }
  }

  return {
    take: (input: PathInput, choice: SheetChoice, spend: boolean): Promise<Result<SnapshotWithPictures>> =>
      storeResult(log, 'sheet.snapshot', () => take(input, choice, spend)),
    /** The engine's full name as far as it is stored; otherwise its id. */
    async title(input: PathInput, language: LanguageCode): Promise<string> {
      const profileId = deps.profile()
      const names =
        profileId === null
          ? {}
          : await store.names(profileId, toEnginePath(input), language).catch((): PathNames => ({}))
      return (
        LEVELS.slice(1)
          .map((level) => names[level]?.name)
          .filter(Boolean)
          .join(' ') ||
        (input.engines ?? '')
      )
    },
    /** The stored engine and performance; null when nothing is stored or may be shown. Spends no call. */
    async current(profileId: string, path: EnginePath, language: LanguageCode): Promise<CurrentData | null> {
      if (path.engines === null || deps.retention.refusal()) return null
      const found = await readStored(profileId, 'engine', { engine_id: path.engines }, language)
      if (!found?.data) return null
      const performance =
        path.generations === null
          ? null
          : await readStored(
              profileId,
              'performance',
              { generation_id: path.generations, engine_id: path.engines },
              language
            )
      return {
        engine: found.data,
        performance: performance ? performance.data : undefined,
        language: found.language,
        fetchedAtMs: Math.max(found.fetchedAtMs, performance?.fetchedAtMs ?? 0)
      }
    }
  }
}
export type SheetSnapshots = ReturnType<typeof createSheetSnapshots>
