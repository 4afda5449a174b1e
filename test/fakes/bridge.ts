/**
 * The bridge in memory, for tests of screens. Import it before anything that imports `@/bridge`: it replaces the
 * preload's object.
 *
 * Every channel answers from the catalogue in `catalogue.ts` unless a test changes it with `answer` or `hold`. Inputs
 * are cloned as by Electron, so a reactive proxy fails here too.
 */
import type { Bridge } from '@contract/bridge'
import type { CompareEntry } from '@contract/channels/compare'
import type { ChannelName, Channels, Input, Output, TopicName, Topics } from '@contract/channel-map'
import { done, failed, type FailureCode } from '@contract/failures'
import type { FavouriteEntry, RecentEntry, StorageFigures } from '@contract/channels/library'
import type { PackOffer, PackPlan, PackProgress, TrustedKeyEntry } from '@contract/channels/packs'
import type { SavedSearchEntry, SearchHistoryEntry } from '@contract/channels/search'
import type { FeedMarks, SecretsStorage } from '@contract/channels/feed'
import type { BudgetState, ConnectionState } from '@contract/channels/connection'
import type { SettingEntry } from '@contract/channels/settings'
import { refusedBecause } from '@shared/settings/setting-problems'
import {
  defaultSettings,
  isSettingKey,
  settingProblem,
  SETTINGS,
  type SettingDefinition
} from '@shared/settings/schema'
import type { EnginePath, Level, LevelRecord } from '@shared/catalogue/records'
import type { RawAnswer } from '@contract/channels/catalogue'
import { CATALOGUE, detailOf, pathOf, type FakeCatalogue } from './catalogue'
import { FakeSheets } from './sheets'

type Handler<C extends ChannelName> = (input: Input<C>) => Output<C> | Promise<Output<C>>
type Handlers = { [C in ChannelName]: Handler<C> }

export const FETCHED_AT = '2026-11-21T09:30:00.000Z'
export const DEMO: ConnectionState = {
  state: 'demo',
  baseUrl: 'http://127.0.0.1:1',
  keyHint: '',
  keyKept: 'none',
  subscription: { name: 'Demo catalogue', active: true, end_date: '2027-05-14T23:59:59+02:00' },
  checkedAt: FETCHED_AT,
  failure: null,
  backgroundPaused: false,
  clockAheadMs: null
}
export const NOT_CONNECTED: ConnectionState = {
  ...DEMO,
  state: 'no-key',
  baseUrl: '',
  subscription: null,
  checkedAt: null
}
export const PLAN: PackPlan = {
  calls: 9,
  exact: true,
  toKnow: 0,
  perLanguage: [{ language: 'en', calls: 9 }],
  engines: 4,
  alreadyHere: 0,
  maybeMore: 0,
  shareOfLimit: 0.0025,
  seconds: 2
}
export const STORAGE: StorageFigures = {
  bytes: 52_428_800,
  maxBytes: 2_147_483_648,
  engines: 1204,
  details: 310,
  pictures: 96,
  pictureBytes: 12_582_912
}
export const OFFER: PackOffer = {
  id: 'o1',
  file: 'corsale.dynopack',
  origin: '91C0-77BE-01D4-3F2A',
  from: 'trusted',
  name: 'Dyno room',
  createdAt: FETCHED_AT,
  languages: ['en', 'lt'],
  engines: 4,
  pictures: 12,
  leftOut: 0
}
/** A running pack, with the given changes. */
export const packOf = (more: Partial<PackProgress> = {}): PackProgress => ({
  id: 'p1',
  title: 'Corsale II',
  state: 'running',
  waitingFor: null,
  resumesAt: null,
  done: 3,
  total: 9,
  calls: 3,
  secondsLeft: 2,
  startedAt: FETCHED_AT,
  failed: [],
  ...more
})
const NOT_HERE: RawAnswer = { state: 'not-here', text: null, bytes: null, fetchedAt: null, language: null }
const BUDGET: BudgetState = { used: 0, limit: 3600, resetAt: '', leftForBackground: 2520, stopped: false, waiting: 0 }

const NO_MARKS: FeedMarks = { claimedBy: null, claimedAt: null, snoozedUntil: null, note: null, noteAt: null }
const NO_SECRETS: SecretsStorage = { 'event-secret': 'none', 'mqtt-password': 'none', 'relay-token': 'none' }

/** A request that a test answers by hand. */
export interface Held<C extends ChannelName> {
  readonly input: Input<C>
  answer(output: Output<C>): void
  fail(error: Error): void
}

export class FakeBridge implements Bridge {
  /** All requests, in order. */
  readonly calls: { readonly channel: ChannelName; readonly input: unknown }[] = []
  catalogue_: FakeCatalogue = CATALOGUE
  connection_: ConnectionState = DEMO
  budget_: BudgetState = BUDGET
  settings_: SettingEntry[] = []
  favourites_: readonly FavouriteEntry[] = []
  recents_: readonly RecentEntry[] = []
  saved_: readonly SavedSearchEntry[] = []
  searched_: readonly SearchHistoryEntry[] = []
  notes_: Readonly<Record<string, string>> = {}
  packs_: readonly PackProgress[] = []
  compare_: readonly CompareEntry[] = []
  signers_: readonly TrustedKeyEntry[] = []
  synonyms_: readonly (readonly string[])[] = [['vw', 'volkswagen']]
  sheets_ = new FakeSheets()
  #handlers: Handlers = this.#standard()
  #listeners = new Map<TopicName, Set<(payload: never) => void>>()

  /** Back to the initial state: no records, no listeners, default answers. */
  reset(): void {
    this.calls.length = 0
    this.catalogue_ = CATALOGUE
    this.connection_ = DEMO
    this.budget_ = BUDGET
    this.favourites_ = this.recents_ = []
    this.saved_ = this.searched_ = []
    this.notes_ = {}
    this.packs_ = []
    this.compare_ = []
    this.signers_ = []
    this.synonyms_ = [['vw', 'volkswagen']]
    this.sheets_ = new FakeSheets()
    this.settings_ = Object.entries(defaultSettings()).map(([key, value]) =>
      entryOf(key as keyof typeof SETTINGS, value)
    )
    this.#handlers = this.#standard()
    this.#listeners.clear()
  }

  /** Sets the answer of a channel: a value or a function. */
  answer<C extends ChannelName>(channel: C, how: Output<C> | Handler<C>): void {
    this.#handlers[channel] = (typeof how === 'function' ? how : () => how) as Handlers[C]
  }

  /** Makes a channel fail; for channels that return a `Result`. */
  fail<C extends ChannelName>(channel: C, code: FailureCode, more: Parameters<typeof failed>[1] = {}): void {
    this.answer(channel, (() => failed(code, more)) as unknown as Handler<C>)
  }

  /** Delays the answers of a channel; the test gives them in any order. */
  hold<C extends ChannelName>(channel: C): Held<C>[] {
    const held: Held<C>[] = []
    this.answer(
      channel,
      ((input: Input<C>) => new Promise<Output<C>>((answer, fail) => held.push({ input, answer, fail }))) as Handler<C>
    )
    return held
  }

  emit<T extends TopicName>(topic: T, payload: Topics[T]): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) (listener as (payload: Topics[T]) => void)(payload)
  }

  /** Inputs of every request on a channel. */
  sent<C extends ChannelName>(channel: C): Input<C>[] {
    return this.calls.filter((call) => call.channel === channel).map((call) => call.input as Input<C>)
  }

  listening(topic: TopicName): number {
    return this.#listeners.get(topic)?.size ?? 0
  }

  readonly app: Bridge['app'] = {
    info: this.#asks('app:info'),
    notices: this.#asks('app:notices'),
    ready: this.#asks('app:ready'),
    place: this.#asks('app:place'),
    setPlace: this.#asks('app:set-place'),
    onNotice: this.#follows('notice:added'),
    onLanguage: this.#follows('language:changed'),
    onCommand: this.#follows('menu:command')
  }
  readonly connection: Bridge['connection'] = {
    state: this.#asks('connection:state'),
    connect: this.#asks('connection:connect'),
    demo: this.#asks('connection:demo'),
    check: this.#asks('connection:check'),
    forget: this.#asks('connection:forget'),
    onChange: this.#follows('connection:changed')
  }
  readonly proxy: Bridge['proxy'] = {
    question: this.#asks('proxy:question'),
    answer: this.#asks('proxy:answer'),
    onAsked: this.#follows('proxy:asked')
  }
  readonly budget: Bridge['budget'] = { state: this.#asks('budget:state'), onChange: this.#follows('budget:changed') }
  readonly catalogue: Bridge['catalogue'] = {
    types: this.#asks('catalogue:types'),
    manufacturers: this.#asks('catalogue:manufacturers'),
    models: this.#asks('catalogue:models'),
    generations: this.#asks('catalogue:generations'),
    engines: this.#asks('catalogue:engines'),
    held: this.#asks('catalogue:held'),
    engine: this.#asks('catalogue:engine'),
    performance: this.#asks('catalogue:performance'),
    view: this.#asks('catalogue:view'),
    complete: this.#asks('catalogue:complete'),
    pathNames: this.#asks('catalogue:path-names'),
    locate: this.#asks('catalogue:locate'),
    raw: this.#asks('catalogue:raw'),
    readable: this.#asks('catalogue:readable'),
    onUpdated: this.#follows('catalogue:updated')
  }
  readonly search: Bridge['search'] = {
    catalogue: this.#asks('search:catalogue'),
    engines: this.#asks('search:engines'),
    desk: this.#asks('search:desk'),
    synonyms: this.#asks('search:synonyms'),
    setSynonyms: this.#asks('search:set-synonyms'),
    saved: this.#asks('search:saved'),
    save: this.#asks('search:save'),
    unsave: this.#asks('search:unsave'),
    looked: this.#asks('search:looked'),
    history: this.#asks('search:history'),
    remember: this.#asks('search:remember'),
    clearHistory: this.#asks('search:clear-history')
  }
  readonly desk: Bridge['desk'] = {
    favourites: this.#asks('desk:favourites'),
    addFavourite: this.#asks('desk:add-favourite'),
    removeFavourite: this.#asks('desk:remove-favourite'),
    recents: this.#asks('desk:recents'),
    addRecent: this.#asks('desk:add-recent'),
    note: this.#asks('desk:note'),
    setNote: this.#asks('desk:set-note'),
    storage: this.#asks('desk:storage'),
    clear: this.#asks('desk:clear'),
    onFavourites: this.#follows('desk:favourites-changed')
  }
  readonly packs: Bridge['packs'] = {
    plan: this.#asks('packs:plan'),
    start: this.#asks('packs:start'),
    learn: this.#asks('packs:learn'),
    all: this.#asks('packs:all'),
    pause: this.#asks('packs:pause'),
    resume: this.#asks('packs:resume'),
    cancel: this.#asks('packs:cancel'),
    dismiss: this.#asks('packs:dismiss'),
    readiness: this.#asks('packs:readiness'),
    jobs: this.#asks('packs:jobs'),
    resolveJob: this.#asks('packs:resolve-job'),
    exportFile: this.#asks('packs:export'),
    importFile: this.#asks('packs:import'),
    accept: this.#asks('packs:accept'),
    decline: this.#asks('packs:decline'),
    signers: this.#asks('packs:signers'),
    forgetSigner: this.#asks('packs:forget-signer'),
    onChange: this.#follows('packs:changed')
  }
  readonly compare: Bridge['compare'] = {
    entries: this.#asks('compare:entries'),
    add: this.#asks('compare:add'),
    remove: this.#asks('compare:remove'),
    set: this.#asks('compare:set'),
    onChange: this.#follows('compare:changed')
  }
  readonly files: Bridge['files'] = { save: this.#asks('files:save'), copy: this.#asks('files:copy') }
  readonly sheets: Bridge['sheets'] = {
    draft: this.#asks('sheets:draft'),
    layout: this.#asks('sheets:layout'),
    release: this.#asks('sheets:release'),
    make: this.#asks('sheets:make'),
    savePdf: this.#asks('sheets:save-pdf'),
    print: this.#asks('sheets:print'),
    list: this.#asks('sheets:list'),
    open: this.#asks('sheets:open'),
    remove: this.#asks('sheets:remove'),
    templates: this.#asks('sheets:templates'),
    saveTemplate: this.#asks('sheets:save-template'),
    removeTemplate: this.#asks('sheets:remove-template'),
    exportTemplate: this.#asks('sheets:export-template'),
    importTemplate: this.#asks('sheets:import-template'),
    pickLogo: this.#asks('sheets:pick-logo'),
    shop: this.#asks('sheets:shop'),
    setShop: this.#asks('sheets:set-shop'),
    rules: this.#asks('sheets:rules'),
    setRules: this.#asks('sheets:set-rules'),
    batch: this.#asks('sheets:batch'),
    cancelBatch: this.#asks('sheets:cancel-batch'),
    printers: this.#asks('sheets:printers'),
    testPage: this.#asks('sheets:test-page'),
    provePrinter: this.#asks('sheets:prove-printer'),
    onBatch: this.#follows('sheets:batch-changed'),
    onChange: this.#follows('sheets:changed')
  }
  readonly customer: Bridge['customer'] = {
    show: this.#asks('customer:show'),
    hide: this.#asks('customer:hide'),
    state: this.#asks('customer:state'),
    displays: this.#asks('customer:displays'),
    onChange: this.#follows('customer:changed')
  }
  readonly measured: Bridge['measured'] = {
    choose: this.#asks('measured:choose'),
    preview: this.#asks('measured:preview'),
    keep: this.#asks('measured:keep'),
    runs: this.#asks('measured:runs'),
    remove: this.#asks('measured:remove')
  }
  readonly links: Bridge['links'] = {
    open: this.#asks('links:open'),
    mail: this.#asks('links:mail'),
    onOpened: this.#follows('links:opened')
  }
  readonly feed: Bridge['feed'] = {
    page: this.#asks('feed:page'),
    groups: this.#asks('feed:groups'),
    counts: this.#asks('feed:counts'),
    unread: this.#asks('feed:unread'),
    raw: this.#asks('feed:raw'),
    markRead: this.#asks('feed:mark-read'),
    claim: this.#asks('feed:claim'),
    snooze: this.#asks('feed:snooze'),
    note: this.#asks('feed:note'),
    views: this.#asks('feed:views'),
    setViews: this.#asks('feed:set-views'),
    purge: this.#asks('feed:purge'),
    sources: this.#asks('feed:sources'),
    askSource: this.#asks('feed:ask-source'),
    testSource: this.#asks('feed:test-source'),
    chooseFolder: this.#asks('feed:choose-folder'),
    chooseFile: this.#asks('feed:choose-file'),
    logins: this.#asks('feed:logins'),
    setLogin: this.#asks('feed:set-login'),
    mappings: this.#asks('feed:mappings'),
    workbench: this.#asks('feed:workbench'),
    saveMapping: this.#asks('feed:save-mapping'),
    removeMapping: this.#asks('feed:remove-mapping'),
    undoMapping: this.#asks('feed:undo-mapping'),
    replay: this.#asks('feed:replay'),
    demoDay: this.#asks('feed:demo-day'),
    stopReplay: this.#asks('feed:stop-replay'),
    holdNotifications: this.#asks('feed:hold-notifications'),
    onChange: this.#follows('feed:changed'),
    onSources: this.#follows('feed:sources-changed'),
    onOpen: this.#follows('feed:open')
  }
  readonly request: Bridge['request'] = { cancel: this.#asks('request:cancel') }
  readonly settings: Bridge['settings'] = {
    all: this.#asks('settings:all'),
    set: this.#asks('settings:set'),
    reset: this.#asks('settings:reset'),
    onChange: this.#follows('settings:changed')
  }
  readonly health: Bridge['health'] = { drift: this.#asks('health:drift') }
  readonly diagnosis: Bridge['diagnosis'] = { make: this.#asks('diagnosis:make'), save: this.#asks('diagnosis:save') }

  #asks<C extends ChannelName>(channel: C): (input: Input<C>) => Promise<Output<C>> {
    return async (input) => {
      const copy = structuredClone(input)
      this.calls.push({ channel, input: copy })
      return structuredClone(await this.#handlers[channel](copy)) as Output<C>
    }
  }

  #follows<T extends TopicName>(topic: T): (listener: (payload: Topics[T]) => void) => () => void {
    return (listener) => {
      const set = this.#listeners.get(topic) ?? new Set()
      this.#listeners.set(topic, set.add(listener as (payload: never) => void))
      return () => void set.delete(listener as (payload: never) => void)
    }
  }

  #received<T>(data: T) {
    return done({ data, fetchedAt: FETCHED_AT, source: 'service' as const, language: 'en' as const })
  }

  #moveTo(state: ConnectionState) {
    this.connection_ = state
    this.emit('connection:changed', state)
    return done(state)
  }

  #putPack(pack: PackProgress) {
    this.packs_ = [...this.packs_.filter((one) => one.id !== pack.id), pack]
    this.emit('packs:changed', this.packs_)
    return done(pack)
  }

  #putFavourites(favourites: readonly FavouriteEntry[]) {
    this.favourites_ = favourites
    this.emit('desk:favourites-changed', favourites)
    return done(favourites)
  }

  #putCompared(compared: readonly CompareEntry[]) {
    this.compare_ = compared
    this.emit('compare:changed', compared)
    return done(compared)
  }

  #standard(): Handlers {
    const namesOf = (path: Input<'catalogue:path-names'>['path']): Output<'catalogue:path-names'> => {
      const known = (Object.entries(path) as [keyof FakeCatalogue, string | null][]).flatMap(([level, id]) => {
        const record = Object.values(this.catalogue_[level])
          .flat()
          .find((one) => one.id === id)
        if (!record) return []
        return [
          [
            level,
            {
              id: record.id,
              name: record.name,
              ...('yearend' in record ? { year: record.year, yearend: record.yearend } : {})
            }
          ]
        ]
      })
      return Object.fromEntries(known) as Output<'catalogue:path-names'>
    }
    const pack = (id: string): PackProgress => this.packs_.find((one) => one.id === id) ?? packOf({ id })
    const list = <L extends Level>(level: L, parentId: string): LevelRecord[L][] =>
      (this.catalogue_[level] as Readonly<Record<string, LevelRecord[L][]>>)[parentId] ?? []
    const put = (key: string, value: unknown): Channels['settings:set']['output'] => {
      if (!isSettingKey(key)) return failed('setting-invalid', { params: refusedBecause(key, { code: 'unknown' }) })
      const problem = settingProblem(key, value)
      if (problem) return failed('setting-invalid', { params: refusedBecause(key, problem) })
      const entry = entryOf(key, value)
      this.settings_ = this.settings_.map((old) => (old.key === key ? entry : old))
      this.emit('settings:changed', this.settings_)
      return done(entry)
    }
    return {
      'app:info': () => ({
        version: '0.0.0',
        platform: 'linux',
        interfaceLanguage: 'en',
        contentLanguage: 'en',
        canSeal: true,
        pictureBase: 'dynodesk-picture://p/'
      }),
      'app:notices': () => [],
      'app:ready': () => undefined,
      'app:place': () => null,
      'app:set-place': () => undefined,
      'connection:state': () => this.connection_,
      'connection:connect': ({ baseUrl }) =>
        this.#moveTo({ ...DEMO, state: 'online', baseUrl, keyHint: '••••test', keyKept: 'sealed' }),
      'connection:demo': () => this.#moveTo(DEMO),
      'connection:check': () => done(this.connection_),
      'connection:forget': () => this.#moveTo(NOT_CONNECTED),
      'proxy:question': () => null,
      'proxy:answer': () => done(null),
      'budget:state': () => this.budget_,
      'catalogue:types': () => this.#received(list('types', '')),
      'catalogue:manufacturers': ({ parentId }) => this.#received(list('manufacturers', parentId)),
      'catalogue:models': ({ parentId }) => this.#received(list('models', parentId)),
      'catalogue:generations': ({ parentId }) => this.#received(list('generations', parentId)),
      'catalogue:engines': ({ parentId }) => this.#received(list('engines', parentId)),
      'catalogue:held': ({ level, parentId }) => this.#received(list(level, parentId ?? '')),
      'catalogue:engine': ({ engineId }) => {
        const engine = detailOf(this.catalogue_, engineId)
        return engine ? this.#received(engine) : failed('not-found', { status: 404 })
      },
      'catalogue:performance': () =>
        this.#received({
          id: '1',
          fuel_consumption_avg: 4.4,
          top_speed: 216,
          zero_to_hundred: 9.1,
          top_speed_st1: 229,
          zero_to_hundred_st1: 8
        }),
      'catalogue:view': ({ level, id }) => {
        const record = Object.values<readonly { readonly id: string }[]>(this.catalogue_[level])
          .flat()
          .find((one) => one.id === id)
        return record ? this.#received(record as LevelRecord['types']) : failed('not-found', { status: 404 })
      },
      'catalogue:complete': ({ path }) => done({ path: path as EnginePath, names: namesOf(path) }),
      'catalogue:path-names': ({ path }) => namesOf(path),
      'catalogue:locate': ({ engineId }) => done([pathOf(this.catalogue_, engineId)].filter((path) => path !== null)),
      'catalogue:raw': () => done({ engine: NOT_HERE, performance: NOT_HERE }),
      'catalogue:readable': () => done([]),
      'links:open': () => undefined,
      'links:mail': () => done(true),
      'search:catalogue': () => this.#received([]),
      'search:engines': () => this.#received([]),
      'search:desk': () => done([]),
      'search:synonyms': () => this.synonyms_,
      'search:set-synonyms': ({ groups }) => done((this.synonyms_ = groups)),
      'search:saved': () => done(this.saved_),
      'search:save': ({ query, fuel }) =>
        done(
          (this.saved_ = [
            { id: this.saved_.length + 1, query, fuel, savedAt: FETCHED_AT, matches: 0, fresh: 0 },
            ...this.saved_
          ])
        ),
      'search:unsave': ({ id }) => done((this.saved_ = this.saved_.filter((one) => one.id !== id))),
      'search:looked': ({ id }) =>
        done((this.saved_ = this.saved_.map((one) => (one.id === id ? { ...one, fresh: 0 } : one)))),
      'search:history': () => done(this.searched_),
      'search:remember': ({ query, fuel }) => {
        this.searched_ = [
          { query, fuel, searchedAt: FETCHED_AT },
          ...this.searched_.filter((one) => one.query !== query || one.fuel !== fuel)
        ]
        return done(null)
      },
      'search:clear-history': () => {
        this.searched_ = []
        return done(null)
      },
      'desk:favourites': () => done(this.favourites_),
      'desk:add-favourite': ({ path, group }) =>
        this.#putFavourites([
          ...this.favourites_.filter((one) => one.path.engines !== path.engines),
          { path: path as EnginePath, names: namesOf(path), group, addedAt: FETCHED_AT }
        ]),
      'desk:remove-favourite': ({ engineId }) =>
        this.#putFavourites(this.favourites_.filter((one) => one.path.engines !== engineId)),
      'desk:recents': () => done(this.recents_),
      'desk:add-recent': () => done(null),
      'desk:note': ({ engineId }) =>
        done(this.notes_[engineId] === undefined ? null : { text: this.notes_[engineId], changedAt: FETCHED_AT }),
      'desk:set-note': ({ engineId, text }) => {
        this.notes_ = { ...this.notes_, [engineId]: text }
        return done(text.trim() === '' ? null : { text, changedAt: FETCHED_AT })
      },
      'desk:storage': () => done(STORAGE),
      'desk:clear': () => done({ ...STORAGE, bytes: 0, engines: 0, details: 0, pictures: 0, pictureBytes: 0 }),
      'packs:plan': () => done(PLAN),
      'packs:learn': () => done(PLAN),
      'packs:start': ({ title }) =>
        this.#putPack(packOf({ id: `p${this.packs_.length + 1}`, title, done: 0, calls: 0 })),
      'packs:all': () => this.packs_,
      'packs:pause': ({ id }) => this.#putPack({ ...pack(id), state: 'paused' }),
      'packs:resume': ({ id }) => this.#putPack({ ...pack(id), state: 'running' }),
      'packs:cancel': ({ id }) => this.#putPack({ ...pack(id), state: 'cancelled' }),
      'packs:dismiss': ({ id }) => {
        this.packs_ = this.packs_.filter((one) => one.id !== id)
        this.emit('packs:changed', this.packs_)
        return done(null)
      },
      'packs:readiness': () => done([]),
      'packs:jobs': ({ text }) =>
        done(
          text
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map((line) => ({ line, candidates: [] }))
        ),
      'packs:resolve-job': ({ line }) => done({ line, candidates: [] }),
      'compare:entries': () => done(this.compare_),
      'compare:add': ({ path }) => {
        if (this.compare_.some((one) => one.path.engines === path.engines && one.path.generations === path.generations))
          return done(this.compare_)
        return this.compare_.length >= 4
          ? failed('compare-full', { params: { most: 4 } })
          : this.#putCompared([...this.compare_, { path: path as EnginePath, names: namesOf(path) }])
      },
      'compare:remove': ({ engineId, generationId }) =>
        this.#putCompared(
          this.compare_.filter(({ path }) => path.engines !== engineId || path.generations !== generationId)
        ),
      'compare:set': ({ paths }) =>
        this.#putCompared(paths.map((path) => ({ path: path as EnginePath, names: namesOf(path) }))),
      'files:save': ({ suggestedName, kind }) => done({ file: `/papers/${suggestedName}.${kind}` }),
      'files:copy': () => done(null),
      ...this.sheets_.handlers((topic, payload) => this.emit(topic, payload)),
      'customer:show': ({ path }) =>
        done({ shown: true, path: path as EnginePath, title: `engine ${path.engines}`, covers: false }),
      'customer:hide': () => ({ shown: false, path: null, title: '', covers: false }),
      'customer:state': () => ({ shown: false, path: null, title: '', covers: false }),
      'customer:displays': () => [],
      'measured:choose': () => done(null),
      'measured:preview': () => done(null),
      'measured:keep': () => done(null),
      'measured:runs': () => done([]),
      'measured:remove': () => done([]),
      'packs:export': () => done({ file: '/carry/corsale.dynopack', engines: 4, origin: '3F2A-91C0-77BE-01D4' }),
      'packs:import': () => done(OFFER),
      'packs:accept': () => done({ engines: OFFER.engines }),
      'packs:decline': () => done(null),
      'packs:signers': () => done(this.signers_),
      'packs:forget-signer': ({ signer }) =>
        done((this.signers_ = this.signers_.filter((one) => one.signer !== signer))),
      'feed:page': () => done({ items: [], next: null, gaps: [] }),
      'feed:groups': () => done({ items: [], next: null, gaps: [] }),
      'feed:counts': () =>
        done({ total: 0, unread: 0, byKind: {}, byFamily: {}, byStatus: {}, bySource: {}, snoozed: 0, latestSeq: 0 }),
      'feed:unread': () => done(0),
      'feed:raw': () => failed('not-found'),
      'feed:mark-read': () => done(0),
      'feed:claim': ({ by }) => done({ ...NO_MARKS, claimedBy: by, claimedAt: by === null ? null : FETCHED_AT }),
      'feed:snooze': ({ until }) => done({ ...NO_MARKS, snoozedUntil: until }),
      'feed:note': ({ text }) => done({ ...NO_MARKS, note: text, noteAt: FETCHED_AT }),
      'feed:views': () => done([]),
      'feed:set-views': ({ views }) => done(views),
      'feed:purge': () => done(0),
      'feed:sources': () => [],
      'feed:ask-source': () => done(null),
      'feed:test-source': () => done({ problem: null, at: null, waiting: null }),
      'feed:choose-folder': () => done(null),
      'feed:choose-file': () => done(null),
      'feed:logins': () => NO_SECRETS,
      'feed:set-login': ({ name, secret }) => done({ ...NO_SECRETS, [name]: secret === '' ? 'none' : 'sealed' }),
      'feed:mappings': () => done([]),
      'feed:workbench': () => done({ problem: null, facts: null, findings: [], places: [], mappingProblem: null }),
      'feed:save-mapping': ({ mapping }) => done({ mappings: [{ mapping, preset: false }], changed: 0 }),
      'feed:remove-mapping': () => done({ mappings: [], changed: 0 }),
      'feed:undo-mapping': () => done({ mappings: [], changed: 0 }),
      'feed:replay': () => done(null),
      'feed:demo-day': () => done({ events: 0 }),
      'feed:stop-replay': () => done(null),
      'feed:hold-notifications': () => done(null),
      'request:cancel': () => true,
      'settings:all': () => this.settings_,
      'settings:set': ({ key, value }) => put(key, value),
      'settings:reset': ({ key }) => put(key, isSettingKey(key) ? SETTINGS[key].standard : undefined),
      'health:drift': () => [],
      'diagnosis:make': () =>
        done({ id: 'd1', name: 'dynodesk-diagnosis-2026-11-21.json', text: '{\n  "format": 1\n}\n' }),
      'diagnosis:save': () => done({ file: '/home/me/dynodesk-diagnosis-2026-11-21.json' })
    }
  }
}

function entryOf(key: keyof typeof SETTINGS, value: unknown): SettingEntry {
  const d: SettingDefinition = SETTINGS[key]
  return {
    key,
    value,
    standard: d.standard,
    type: d.type,
    group: d.group,
    managed: false,
    ...('choices' in d ? { choices: d.choices } : {}),
    ...('min' in d ? { min: d.min, max: d.max } : {})
  }
}

export const fake = new FakeBridge()
fake.reset()
Object.defineProperty(window, 'dynodesk', { value: fake, configurable: true })
