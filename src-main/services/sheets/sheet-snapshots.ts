/**
 * What a sheet will say, taken from what this desk holds: the record in the sheet's language, performance, names,
 * picture, note, and what the rules make
 * of the options. Calls are spent only where the person said so.
 */
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
import type { CatalogueStore, Cached, KnownNames } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import type { CatalogueQueries } from '../catalogue/cached-catalogue'
import { toFailure } from '../call-failure'
import type { RetentionPolicy } from '../catalogue/retention-policy'
import { toEnginePath } from '../catalogue/engine-locations'
import { storeResult } from '../store-result'

export interface SheetSnapshotsDeps {
  readonly asker: CatalogueQueries
  readonly store: Pick<CatalogueStore, 'read' | 'names' | 'pathsOf'>
  readonly person: Pick<UserStore, 'note'>
  readonly clock: Clock
  readonly log: Log
  /** What of it may be read: paper is no way around the contract (traps 99, 100). */
  readonly keeping: Pick<RetentionPolicy, 'refusal' | 'isTooOld'>
  profile(): string | null
  setting<K extends SettingKey>(key: K): Settings[K]
  /** Host the figures came from, or 'demo'. */
  host(): string
  template(id: string): Promise<SheetTemplate | null>
  rules(): Promise<readonly OptionRule[]>
  /** Runs measured at this desk on this engine. */
  measured(engineId: string): Promise<readonly MeasuredRun[]>
  /** A picture by its address as received; null when it can be had neither from the desk nor from the network. */
  picture(address: string): Promise<Omit<SheetPicture, 'name'> | null>
}

export interface SnapshotWithPictures {
  readonly snapshot: SheetSnapshot
  readonly pictures: readonly SheetPicture[]
  /** Calls that were spent for it. */
  readonly calls: number
  /** Calls that would bring what is missing in the sheet's language; 0 when everything is here. */
  readonly callsForLanguage: number
  /** There is a picture, and it could not be had. */
  readonly pictureMissing: boolean
}

/** What is stored of an engine. `performance` undefined: nothing is; null: the service has none. */
export interface CurrentData extends CurrentRecords {
  /** Age of the texts, in milliseconds since 1970; figures may be younger. */
  readonly fetchedAtMs: number
}

interface Source<T> {
  readonly held: Cached<T | null> | null
  readonly calls: number
}

export function createSheetSnapshots(parts: SheetSnapshotsDeps) {
  const { asker, store, person, clock, log } = parts

  /** What is too old to be shown is as good as not here. */
  async function readable<N extends EndpointName>(
    who: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<Cached<Endpoints[N]['result'] | null> | null> {
    const held = await store.read(who, name, params, language)
    return held && parts.keeping.isTooOld(held.fetchedAtMs) ? null : held
  }

  /** What is held; with `spend` also what one call brings, where nothing is held in this language. */
  async function get<N extends EndpointName>(
    who: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode,
    spend: boolean,
    wanted: (held: Cached<unknown> | null) => boolean
  ): Promise<Result<Source<Endpoints[N]['result']>>> {
    const held = await readable(who, name, params, language)
    if (!wanted(held) || !spend) return done({ held, calls: 0 })
    const asked = await asker.query(name, params, { language, refresh: true })
    // an old figure in another language is better than none: the sheet says which it is
    if (!asked.ok) return held ? done({ held, calls: 1 }) : { ok: false, failure: toFailure(asked.failure) }
    return done({ held: await readable(who, name, params, language), calls: 1 })
  }

  /**
   * The path with the steps that the window did not know and the store does: file name and sheet need the maker's name.
   */
  async function wholePath(who: string, path: EnginePath, engine: EngineId): Promise<EnginePath> {
    if (path.manufacturers !== null && path.models !== null && path.generations !== null) return path
    const known = (await store.pathsOf(who, engine)).filter((one) =>
      LEVELS.every((level) => path[level] === null || one[level] === null || path[level] === one[level])
    )
    // an engine may be listed in several generations: which one is meant is not guessed
    const [only] = known
    if (known.length !== 1 || !only) return path
    return Object.fromEntries(LEVELS.map((level) => [level, path[level] ?? only[level]])) as unknown as EnginePath
  }

  async function take(input: PathInput, choice: SheetChoice, spend: boolean): Promise<Result<SnapshotWithPictures>> {
    const who = parts.profile()
    if (who === null) return failed('not-connected')
    const refusal = parts.keeping.refusal()
    if (refusal) return refusal
    const asked = toEnginePath(input)
    if (asked.engines === null) return failed('invalid-input')
    const path = await wholePath(who, asked, asked.engines)
    const template = await parts.template(choice.templateId)
    if (!template) return failed('sheet', { params: { reason: 'no-template' } })

    const engineParams = { engine_id: asked.engines }
    const otherLanguage = (held: Cached<unknown> | null) =>
      held === null || held.data === null || held.language !== choice.language
    const engine = await get(who, 'engine', engineParams, choice.language, spend, otherLanguage)
    if (!engine.ok) return engine
    const { held } = engine.value
    if (!held || held.data === null)
      return failed('sheet', { params: { reason: 'not-held', calls: path.generations === null ? 1 : 2 } })

    let performance: Source<Performance> = { held: null, calls: 0 }
    let performanceUnknown = 0
    if (path.generations !== null) {
      const got = await get(
        who,
        'performance',
        { generation_id: path.generations, engine_id: asked.engines },
        choice.language,
        spend,
        (found) => found === null
      )
      if (got.ok) performance = got.value
      if (performance.held === null) performanceUnknown = 1
    }

    const names = await store.names(who, path, choice.language)
    const picture = await pictureFor(names, choice, template)
    const record = held.data
    const snapshot: SheetSnapshot = {
      version: SNAPSHOT_VERSION,
      number: null,
      madeAt: new Date(clock.now()).toISOString(),
      profile: who,
      path,
      names: Object.fromEntries(LEVELS.map((level) => [level, names[level]?.name ?? null])) as Record<
        Level,
        string | null
      >,
      years: { from: names.generations?.year ?? null, to: names.generations?.yearend ?? null },
      engine: record,
      performance: performance.held?.data ?? null,
      source: {
        host: parts.host(),
        fetchedAt: iso(held.fetchedAtMs),
        performanceFetchedAt: performance.held && iso(performance.held.fetchedAtMs),
        language: held.language,
        goneSince: held.goneSinceMs === null ? null : iso(held.goneSinceMs)
      },
      settings: frozen(),
      template,
      choice,
      options: applyRules(record.options, await parts.rules(), choice.country, template.kind, choice.language),
      pictureHeld: picture.found !== null,
      note:
        choice.note && template.kind === 'workshop' ? ((await person.note(who, asked.engines))?.text ?? null) : null,
      measured:
        choice.measured && template.blocks.includes('chart') ? sheetRuns(await parts.measured(asked.engines)) : [],
      division: null
    }
    const logo: SheetPicture[] = template.shop.logo ? [{ name: 'logo', ...template.shop.logo }] : []
    return done({
      snapshot,
      pictures: [...(picture.found ? [picture.found] : []), ...logo],
      pictureMissing: picture.missing,
      calls: engine.value.calls + performance.calls,
      callsForLanguage: (otherLanguage(held) ? 1 : 0) + performanceUnknown
    })
  }

  const frozen = (): SnapshotSettings =>
    Object.fromEntries(SNAPSHOT_SETTINGS.map((key) => [key, parts.setting(key)])) as unknown as SnapshotSettings

  async function pictureFor(
    names: KnownNames,
    choice: SheetChoice,
    template: SheetTemplate
  ): Promise<{ found: SheetPicture | null; missing: boolean }> {
    if (choice.picture === 'none' || !template.blocks.includes('picture')) return { found: null, missing: false }
    const { generations, models } = names
    // never the other kind in its place: a maker's badge on a sheet without badges is a matter of law in some countries
    const address =
      choice.picture === 'unbranded'
        ? (generations?.photoUnbranded ?? models?.photoUnbranded)
        : (generations?.photo ?? models?.photo)
    if (!address) return { found: null, missing: false }
    const picture = await parts.picture(address)
    return { found: picture && { name: 'vehicle', ...picture }, missing: picture === null }
  }

  return {
    take: (input: PathInput, choice: SheetChoice, spend: boolean): Promise<Result<SnapshotWithPictures>> =>
      storeResult(log, 'sheet.snapshot', () => take(input, choice, spend)),
    /** What a person calls the engine, as far as its names are here. */
    async title(input: PathInput, language: LanguageCode): Promise<string> {
      const who = parts.profile()
      const names =
        who === null ? {} : await store.names(who, toEnginePath(input), language).catch((): KnownNames => ({}))
      return (
        LEVELS.slice(1)
          .map((level) => names[level]?.name)
          .filter(Boolean)
          .join(' ') ||
        (input.engines ?? '')
      )
    },
    /** The engine and its performance as stored now; null where nothing is stored or may be read. No call. */
    async current(who: string, path: EnginePath, language: LanguageCode): Promise<CurrentData | null> {
      if (path.engines === null || parts.keeping.refusal()) return null
      const found = await readable(who, 'engine', { engine_id: path.engines }, language)
      if (!found?.data) return null
      const performance =
        path.generations === null
          ? null
          : await readable(who, 'performance', { generation_id: path.generations, engine_id: path.engines }, language)
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

const iso = (ms: number): string => new Date(ms).toISOString()
