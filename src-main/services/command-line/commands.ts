/** Answers the commands of other programs from the store; requests only within `maySpend`. */
import { done, failed, type Failure, type Result } from '../../contract/failures'
import { isLongEnough, type EndpointName, type Endpoints } from '../../shared/catalogue/endpoints'
import { toId, type EngineId, type GenerationId } from '../../shared/catalogue/ids'
import type { EngineDetail, EnginePath } from '../../shared/catalogue/records'
import { answerTo, type CommandAnswer, type CommandError, type CommandHit } from '../../shared/command-line/answer'
import type { CommandQuestion } from '../../shared/command-line/question'
import { engineEntry, exportedNames } from '../../shared/export/engine-export'
import { engineLink } from '../../shared/links/deep-link'
import type { SavedFiles } from '../../shared/ports/files/saved-files'
import type { LocalSearchHit } from '../../shared/ports/stores/catalogue-store'
import type { Log } from '../../shared/ports/system/log'
import type { SheetChoice } from '../../shared/sheets/snapshot'
import type { LanguageCode } from '../../shared/text/languages'
import type { CatalogueQueries } from '../catalogue/cached-catalogue'
import type { EngineLocations } from '../catalogue/engine-locations'
import { failedCall } from '../call-failure'
import type { FetchStep } from '../packs/fetch-step'
import type { Search } from '../search/search'
import type { Sheets } from '../sheets/sheets'
import type { SheetSnapshots } from '../sheets/sheet-snapshots'
import { Spending } from './spending'

export interface CommandsDeps {
  readonly catalogue: Pick<CatalogueQueries, 'cached'>
  readonly fetchStep: FetchStep
  readonly search: Pick<Search, 'local'>
  readonly locations: Pick<EngineLocations, 'pathsOf' | 'names' | 'completePath'>
  readonly snapshots: Pick<SheetSnapshots, 'take'>
  readonly sheets: Pick<Sheets, 'make' | 'stored'>
  readonly files: SavedFiles
  readonly log: Log
  /** Of a sheet without the choices of a window. */
  choice(template: string, language: LanguageCode): SheetChoice
  /** `policy.allowExport`. */
  allowed(): boolean
  /** Host of the service or 'demo'; '': not connected. */
  service(): string
  language(): LanguageCode
  /** Leave out what the role may not see. */
  hitsForRole(hits: readonly LocalSearchHit[]): readonly LocalSearchHit[]
  engineForRole(engine: EngineDetail): EngineDetail
}

const NOWHERE: EnginePath = { types: null, manufacturers: null, models: null, generations: null, engines: null }

const errorOf = ({ code, params }: Failure): CommandError => ({ code, ...(params && { params }) })

export class Commands {
  readonly #deps: CommandsDeps

  constructor(deps: CommandsDeps) {
    this.#deps = deps
  }

  /** Never rejects. */
  async answer(question: CommandQuestion): Promise<CommandAnswer> {
    const { fetchStep, log, service } = this.#deps
    const spending = new Spending(fetchStep, question.maySpend)
    const head = () => ({ service: service(), spent: spending.spent })
    try {
      const answer = await this.#resultOf(question, spending)
      log.info('command.answer', { name: question.command, status: answer.ok ? 'ok' : answer.error.code })
      return answerTo(question, answer, head())
    } catch (error) {
      log.error('command.bug', { name: question.command, error })
      return answerTo(question, { ok: false, error: { code: 'internal' } }, head())
    }
  }

  async #resultOf(question: CommandQuestion, spending: Spending): Promise<Parameters<typeof answerTo>[1]> {
    const { command } = question
    // a sheet is a document of the program, like one that a person saves
    if (command !== 'sheet' && !this.#deps.allowed()) return { ok: false, error: { code: 'export-off' } }
    if (command === 'search') return this.#search(question, spending)
    return command === 'engine' ? this.#engine(question, spending) : this.#sheet(question, spending)
  }

  async #search({ text, limit }: CommandQuestion, spending: Spending) {
    const { search, hitsForRole, language } = this.#deps
    let found = await search.local(text, limit, limit)
    if (found.ok && found.value.length === 0 && spending.left > 0 && isLongEnough('search', text)) {
      const failure = await spending.fetch('search', { query: text }, language())
      if (failure) return { ok: false, error: errorOf(failure) } as const
      found = await search.local(text, limit, limit)
    }
    if (!found.ok) return { ok: false, error: errorOf(found.failure) } as const
    return { ok: true, hits: hitsForRole(found.value).map((hit) => this.#hit(hit)) } as const
  }

  #hit({ level, path, names, figures: { power, torque, fuel } }: LocalSearchHit): CommandHit {
    const { service, language } = this.#deps
    const isEngine = level === 'engines'
    return {
      level,
      path,
      names: exportedNames(names),
      figures: isEngine ? { power, torque, fuel } : null,
      link: isEngine ? engineLink(path, service(), language()) : null
    }
  }

  async #engine(question: CommandQuestion, spending: Spending) {
    const { locations, engineForRole } = this.#deps
    const { id, path, places } = await this.#place(question)
    const stored = await this.#records(id, path.generations, spending)
    if (!stored.ok) return { ok: false, error: stored.error } as const
    const detail = engineForRole(stored.engine.data)
    const names = exportedNames(await locations.names(path))
    const { performance } = stored
    const exported = {
      path,
      names,
      engine: detail,
      detail,
      performance: performance?.data,
      fetchedAt: stored.engine.fetchedAt,
      performanceFetchedAt: performance?.fetchedAt ?? null
    }
    // the answer has every key; trade data is null for a role without it
    const entry = engineEntry(exported, { withTrade: true })
    return { ok: true, engine: entry, places } as const
  }

  async #sheet(question: CommandQuestion, spending: Spending) {
    const { snapshots, sheets, choice, language } = this.#deps
    const { id, path } = await this.#place(question)
    const stored = await this.#records(id, path.generations, spending)
    if (!stored.ok) return { ok: false, error: stored.error } as const
    const { template, customer } = question
    const chosen = { ...choice(template, question.language ?? language()), customer }
    const taken = await snapshots.take(path, chosen, false)
    const made = taken.ok ? await sheets.make(taken.value) : taken
    if (!made.ok) return { ok: false, error: errorOf(made.failure) } as const
    const { number, title } = made.value.entry
    const saved = await this.#save(number, question.pdf)
    if (!saved.ok) return { ok: false, error: errorOf(saved.failure) } as const
    const issues = made.value.findings.map(({ code }) => code)
    return { ok: true, sheet: { number, title, file: question.pdf, issues } } as const
  }

  /** Names the number of a sheet that is stored but could not be written. */
  async #save(number: string, file: string): Promise<Result<null>> {
    const { files, sheets } = this.#deps
    const pdf = await sheets.stored.savedPdf(number)
    if (pdf === null) return failed('sheet', { params: { reason: 'unreadable', number } })
    const written = await files.write(file, pdf)
    return written.ok ? done(null) : failed('save-failed', { params: { reason: written.reason, number } })
  }

  /** The engine with the generation of the question, or with the only one that is known. */
  async #place({ text, generation }: CommandQuestion) {
    const { locations } = this.#deps
    const id = toId<EngineId>(text)!
    const places = await locations.pathsOf(id)
    const generations = generation === null ? null : toId<GenerationId>(generation)
    const known = places.filter((place) => generations === null || place.generations === generations)
    const only = new Set(known.map((place) => place.generations)).size === 1 ? known[0] : undefined
    const path = only ?? (await locations.completePath({ ...NOWHERE, generations, engines: id }))
    return { id, path, places }
  }

  /** The stored engine and, with a generation, its figures; fetches what is missing. */
  async #records(id: EngineId, generation: GenerationId | null, spending: Spending) {
    const engine = await this.#record('engine', { engine_id: id }, spending)
    const params = generation === null ? null : { generation_id: generation, engine_id: id }
    if (engine.ok && engine.value?.data) {
      const figures = params && (await this.#record('performance', params, spending))
      const performance = figures?.ok ? (figures.value ?? undefined) : undefined
      return { ok: true, engine: { ...engine.value, data: engine.value.data }, performance } as const
    }
    if (!engine.ok) return { ok: false, error: errorOf(engine.failure) } as const
    // an answer without data: the service does not have this engine
    if (engine.value !== null) return { ok: false, error: { code: 'not-found' } } as const
    return { ok: false, error: { code: 'not-stored', calls: params === null ? 1 : 2 } } as const
  }

  /** `value` null: not stored, and it may not be fetched. */
  async #record<N extends EndpointName>(name: N, params: Endpoints[N]['params'], spending: Spending) {
    const read = async () => {
      const cached = await this.#deps.catalogue.cached(name, params)
      return cached === null || cached.ok ? done(cached?.value ?? null) : failedCall<never>(cached.failure)
    }
    const stored = await read()
    if (!stored.ok || stored.value !== null || spending.left === 0) return stored
    const failure = await spending.fetch(name, params, this.#deps.language())
    return failure ? ({ ok: false, failure } as const) : read()
  }
}
