/** Default answers of the main process in memory. */
import type { RoleState } from '@contract/channels/settings'
import type { WorkspaceLogins } from '@contract/channels/workspace'
import type { UpdateState } from '@contract/channels/maintenance'
import type { Output } from '@contract/channel-map'
import type { PathInput, PathNames, RawAnswer } from '@contract/channels/catalogue'
import type { CompareEntry } from '@contract/channels/compare'
import type { ConnectionState, ProfilesState } from '@contract/channels/connection'
import type { FavouriteEntry } from '@contract/channels/library'
import type { PackProgress } from '@contract/channels/packs'
import { done, failed } from '@contract/failures'
import type { EnginePath, Level, LevelRecord } from '@shared/catalogue/records'
import { isSettingKey, settingProblem, SETTINGS } from '@shared/settings/schema'
import { refusedBecause } from '@shared/settings/setting-problems'
import { settingView } from '@shared/settings/setting-view'
import { detailOf, pathOf } from '../catalogue'
import { feedAnswers } from './feed-answers'
import { DEMO, FETCHED_AT, NOT_CONNECTED, OFFER, packOf, PLAN, STORAGE, type Answers, type MainState } from './state'

const NO_CUSTOMER = { shown: false, path: null, title: '', language: null, covers: false, awaitsFullScreen: false }

const appAnswers = (): Answers<`${'app' | 'files' | 'links' | 'customer' | 'measured' | 'request'}:${string}`> => ({
  'app:info': () => ({
    version: '0.0.0',
    platform: 'linux',
    interfaceLanguage: 'en',
    contentLanguage: 'en',
    country: 'GB',
    canSeal: true,
    pictureBase: 'dynodesk-picture://p/',
    system: 'linux 6.1 (x64)',
    runtime: 'Electron 45, Chrome 150, Node 24',
    dataFolder: '/home/ada/dynodesk'
  }),
  'app:licences': () =>
    'MIT License\n\n\n## vue - 3.5.39 (MIT)\n\nThe MIT License\n\n## Acceptance\n\n\n## mqtt - 5.15.1 (MIT)',
  'app:open-data-folder': () => undefined,
  'app:notices': () => [],
  'app:ready': () => undefined,
  'app:window-error': () => undefined,
  'app:place': () => null,
  'app:set-place': () => undefined,
  'app:dismiss-notice': () => undefined,
  'app:open-window': () => undefined,
  'app:close-window': () => undefined,
  'links:open': () => undefined,
  'links:open-dropped': () => undefined,
  'links:mail': () => done(true),
  'files:save': ({ suggestedName, kind }) => done({ file: `/papers/${suggestedName}.${kind}` }),
  'files:copy': () => done(null),
  'customer:show': ({ path, choice }) =>
    done({
      shown: true,
      path: path as EnginePath,
      title: `engine ${path.engines}`,
      language: choice.language,
      covers: false,
      awaitsFullScreen: false
    }),
  'customer:hide': () => NO_CUSTOMER,
  'customer:state': () => NO_CUSTOMER,
  'customer:displays': () => [],
  'measured:choose': () => done(null),
  'measured:preview': () => done(null),
  'measured:keep': () => done(null),
  'measured:runs': () => done([]),
  'measured:compare': () => done([]),
  'measured:remove-source': () => done([]),
  'measured:remove': () => done([]),
  'request:cancel': () => true
})

function moveTo(main: MainState, state: ConnectionState) {
  main.connection_ = state
  main.emit('connection:changed', state)
  return done(state)
}

const connectionAnswers = (main: MainState): Answers<`${'connection' | 'proxy' | 'budget'}:${string}`> => ({
  'connection:state': () => main.connection_,
  'connection:connect': ({ baseUrl }) =>
    moveTo(main, { ...DEMO, state: 'online', baseUrl, keyHint: '••••test', keyKept: 'sealed' }),
  'connection:demo': () => moveTo(main, DEMO),
  'connection:check': () => done(main.connection_),
  'connection:forget': () => moveTo(main, NOT_CONNECTED),
  'proxy:question': () => null,
  'proxy:answer': () => done(null),
  'budget:state': () => main.budget_
})

const NOT_HERE: RawAnswer = { state: 'not-here', text: null, bytes: null, fetchedAt: null, language: null }

const received = <T>(data: T) =>
  done({ data, fetchedAt: FETCHED_AT, source: 'service' as const, language: 'en' as const })

const listOf = <L extends Level>(main: MainState, level: L, parentId: string): LevelRecord[L][] =>
  (main.catalogue_[level] as Readonly<Record<string, LevelRecord[L][]>>)[parentId] ?? []

function namesOf(main: MainState, path: PathInput): PathNames {
  const known = (Object.entries(path) as [Level, string | null][]).flatMap(([level, id]) => {
    const record = Object.values(main.catalogue_[level])
      .flat()
      .find((one) => one.id === id)
    if (!record) return []
    const years = 'yearend' in record ? { year: record.year, yearend: record.yearend } : {}
    return [[level, { id: record.id, name: record.name, ...years }]]
  })
  return Object.fromEntries(known) as PathNames
}

const catalogueAnswers = (main: MainState): Answers<`catalogue:${string}`> => ({
  'catalogue:types': () => received(listOf(main, 'types', '')),
  'catalogue:manufacturers': ({ parentId }) => received(listOf(main, 'manufacturers', parentId)),
  'catalogue:models': ({ parentId }) => received(listOf(main, 'models', parentId)),
  'catalogue:generations': ({ parentId }) => received(listOf(main, 'generations', parentId)),
  'catalogue:engines': ({ parentId }) => received(listOf(main, 'engines', parentId)),
  'catalogue:held': ({ level, parentId }) => received(listOf(main, level, parentId ?? '')),
  'catalogue:held-engine': () => null,
  'catalogue:engine': ({ engineId }) => {
    const engine = detailOf(main.catalogue_, engineId)
    return engine ? received(engine) : failed('not-found', { status: 404 })
  },
  'catalogue:performance': () =>
    received({
      id: '1',
      fuel_consumption_avg: 4.4,
      top_speed: 216,
      zero_to_hundred: 9.1,
      top_speed_st1: 229,
      zero_to_hundred_st1: 8
    }),
  'catalogue:view': ({ level, id }) => {
    const record = Object.values<readonly { readonly id: string }[]>(main.catalogue_[level])
      .flat()
      .find((one) => one.id === id)
    return record ? received(record as LevelRecord['types']) : failed('not-found', { status: 404 })
  },
  'catalogue:complete': ({ path }) => done({ path: path as EnginePath, names: namesOf(main, path) }),
  'catalogue:path-names': ({ path }) => namesOf(main, path),
  'catalogue:locate': ({ engineId }) => done([pathOf(main.catalogue_, engineId)].filter((path) => path !== null)),
  'catalogue:raw': () => done({ engine: NOT_HERE, performance: NOT_HERE }),
  'catalogue:marks': () => done([])
})

const searchAnswers = (main: MainState): Answers<`search:${string}`> => ({
  'search:catalogue': () => received([]),
  'search:engines': () => received([]),
  'search:desk': () => done([]),
  'search:same-hardware': () => done(null),
  'search:synonyms': () => done(main.synonyms_),
  'search:set-synonyms': ({ groups }) => done((main.synonyms_ = groups)),
  'search:saved': () => done(main.saved_),
  'search:save': ({ query, fuel }) =>
    done(
      (main.saved_ = [
        { id: main.saved_.length + 1, query, fuel, savedAt: FETCHED_AT, matches: 0, fresh: 0 },
        ...main.saved_
      ])
    ),
  'search:unsave': ({ id }) => done((main.saved_ = main.saved_.filter((one) => one.id !== id))),
  'search:looked': ({ id }) =>
    done((main.saved_ = main.saved_.map((one) => (one.id === id ? { ...one, fresh: 0 } : one)))),
  'search:history': () => done(main.searched_),
  'search:remember': ({ query, fuel }) => {
    main.searched_ = [
      { query, fuel, searchedAt: FETCHED_AT },
      ...main.searched_.filter((one) => one.query !== query || one.fuel !== fuel)
    ]
    return done(null)
  },
  'search:clear-history': () => {
    main.searched_ = []
    return done(null)
  }
})

function putFavourites(main: MainState, favourites: readonly FavouriteEntry[]) {
  main.favourites_ = favourites
  main.emit('desk:favourites-changed', favourites)
  return done(favourites)
}

function putCompared(main: MainState, compared: readonly CompareEntry[]) {
  main.compare_ = compared
  main.emit('compare:changed', compared)
  return done(compared)
}

const libraryAnswers = (main: MainState): Answers<`${'desk' | 'compare'}:${string}`> => ({
  'desk:favourites': () => done(main.favourites_),
  'desk:add-favourite': ({ path, group }) =>
    putFavourites(main, [
      ...main.favourites_.filter((one) => one.path.engines !== path.engines),
      { path: path as EnginePath, names: namesOf(main, path), group, addedAt: FETCHED_AT }
    ]),
  'desk:remove-favourite': ({ engineId }) =>
    putFavourites(
      main,
      main.favourites_.filter((one) => one.path.engines !== engineId)
    ),
  'desk:recents': () => done(main.recents_),
  'desk:add-recent': () => done(null),
  'desk:note': ({ engineId }) =>
    done(main.notes_[engineId] === undefined ? null : { text: main.notes_[engineId], changedAt: FETCHED_AT }),
  'desk:set-note': ({ engineId, text }) => {
    main.notes_ = { ...main.notes_, [engineId]: text }
    return done(text.trim() === '' ? null : { text, changedAt: FETCHED_AT })
  },
  'desk:storage': () => done(STORAGE),
  'desk:clear': () => done({ ...STORAGE, bytes: 0, engines: 0, details: 0, pictures: 0, pictureBytes: 0 }),
  'compare:entries': () => done(main.compare_),
  'compare:add': ({ path }) => {
    if (main.compare_.some((one) => one.path.engines === path.engines && one.path.generations === path.generations))
      return done(main.compare_)
    return main.compare_.length >= 4
      ? failed('compare-full', { params: { most: 4 } })
      : putCompared(main, [...main.compare_, { path: path as EnginePath, names: namesOf(main, path) }])
  },
  'compare:remove': ({ engineId, generationId }) =>
    putCompared(
      main,
      main.compare_.filter(({ path }) => path.engines !== engineId || path.generations !== generationId)
    ),
  'compare:set': ({ paths }) =>
    putCompared(
      main,
      paths.map((path) => ({ path: path as EnginePath, names: namesOf(main, path) }))
    )
})

const packById = (main: MainState, id: string): PackProgress =>
  main.packs_.find((one) => one.id === id) ?? packOf({ id })

function putPack(main: MainState, pack: PackProgress) {
  main.packs_ = [...main.packs_.filter((one) => one.id !== pack.id), pack]
  main.emit('packs:changed', main.packs_)
  return done(pack)
}

const packsAnswers = (main: MainState): Answers<`packs:${string}`> => ({
  'packs:plan': () => done(PLAN),
  'packs:learn': () => done(PLAN),
  'packs:start': ({ title }) => putPack(main, packOf({ id: `p${main.packs_.length + 1}`, title, done: 0, calls: 0 })),
  'packs:all': () => main.packs_,
  'packs:pause': ({ id }) => putPack(main, { ...packById(main, id), state: 'paused' }),
  'packs:resume': ({ id }) => putPack(main, { ...packById(main, id), state: 'running' }),
  'packs:cancel': ({ id }) => putPack(main, { ...packById(main, id), state: 'cancelled' }),
  'packs:dismiss': ({ id }) => {
    main.packs_ = main.packs_.filter((one) => one.id !== id)
    main.emit('packs:changed', main.packs_)
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
  'packs:export': () => done({ file: '/carry/corsale.dynopack', engines: 4, origin: '3F2A-91C0-77BE-01D4' }),
  'packs:opened-jobs': () => done(null),
  'packs:import': () => done(OFFER),
  'packs:accept': () => done({ engines: OFFER.engines }),
  'packs:decline': () => done(null),
  'packs:signers': () => done(main.signers_),
  'packs:forget-signer': ({ signer }) => done((main.signers_ = main.signers_.filter((one) => one.signer !== signer)))
})

const NO_LOGINS: WorkspaceLogins = { 'workspace-password': 'none', 'workspace-passphrase': 'none' }

function putSetting(main: MainState, key: string, value: unknown): Output<'settings:set'> {
  if (!isSettingKey(key)) return failed('setting-invalid', { params: refusedBecause(key, { code: 'unknown' }) })
  const problem = settingProblem(key, value)
  if (problem) return failed('setting-invalid', { params: refusedBecause(key, problem) })
  const entry = settingView(key, value, false)
  main.settings_ = main.settings_.map((old) => (old.key === key ? entry : old))
  main.emit('settings:changed', main.settings_)
  return done(entry)
}

const workspaceAnswers = (): Answers<`workspace:${string}`> => ({
  'workspace:state': () => ({ state: 'off', problem: null, computers: [] }),
  'workspace:test': () => done([{ step: 'name', outcome: 'ok' }]),
  'workspace:logins': () => NO_LOGINS,
  'workspace:invite': ({ to }) =>
    done({ text: 'DYNODESK-JOIN-1.AbCd', file: to === 'file' ? '/home/me/dynodesk-join.txt' : null }),
  'workspace:show-code': () => done(null),
  'workspace:read-invitation': () => done('DYNODESK-JOIN-1.AbCd'),
  'workspace:join': () => done(true),
  'workspace:conflicts': () => done([]),
  'workspace:resolve': () => done(null),
  'workspace:opened': () => undefined,
  'workspace:send-engine': () => true,
  'workspace:sent-engine': () => null,
  'workspace:secrets': ({ name, secret }) => done({ ...NO_LOGINS, [name]: secret === '' ? 'none' : 'sealed' })
})

export const UPDATES: UpdateState = {
  phase: 'idle',
  way: 'self',
  hasAddress: true,
  version: null,
  notes: '',
  size: 0,
  received: 0,
  problem: null,
  checkedAt: null,
  skipped: false
}
const updateAnswers = (): Answers<`updates:${string}`> => ({
  'updates:state': () => UPDATES,
  'updates:check': () => done(UPDATES),
  'updates:open-file': () => done(UPDATES),
  'updates:download': () => done(UPDATES),
  'updates:skip': () => done(UPDATES),
  'updates:restart': () => done(null),
  'updates:draft': () => undefined
})
const roleAnswers = (): Answers<`role:${string}`> => {
  const state: RoleState = { enabled: false, role: 'administrator', pins: [] }
  return { 'role:state': () => state, 'role:switch': () => done(state), 'role:set-pin': () => done(state) }
}

const settingsFileAnswers = (): Answers<`settings-file:${string}`> => ({
  'settings-file:plan': () => ({ keys: [], leftOut: [] }),
  'settings-file:save': () => done({ file: '/home/me/dynodesk-settings-2026-11-21.json' }),
  'settings-file:open': () => done(null),
  'settings-file:apply': () => done(true),
  'settings-file:undo': () => done(true)
})
const FIRST_ALONE: ProfilesState = { current: 'first', profiles: [{ id: 'first', name: '', color: 'blue' }] }
const profileAnswers = (): Answers<`profiles:${string}`> => ({
  'profiles:state': () => FIRST_ALONE,
  'profiles:add': () => done(FIRST_ALONE),
  'profiles:edit': () => done(FIRST_ALONE),
  'profiles:remove': () => done(true),
  'profiles:switch': () => done(true)
})
const backupAnswers = (): Answers<`backup:${string}`> => ({
  'backup:make': () => done({ file: '/home/me/dynodesk-2026-11-21.dynobackup' }),
  'backup:open': () => done(null),
  'backup:accept': () => done(true),
  'backup:decline': () => done(null)
})

const settingsAnswers = (main: MainState): Answers<`${'settings' | 'health' | 'diagnosis'}:${string}`> => ({
  'settings:all': () => main.settings_,
  'settings:managed': () => [],
  'settings:set': ({ key, value }) => putSetting(main, key, value),
  'settings:reset': ({ key }) => putSetting(main, key, isSettingKey(key) ? SETTINGS[key].standard : undefined),
  'health:drift': () => [],
  'health:report': () =>
    done({ answers: { total: 0, latency: null, codes: [], languages: [] }, stores: [], freeDiskBytes: 1e11 }),
  'health:copy': () => done(null),
  'health:usage': () => [{ computer: '', hours: [] }],
  'health:hosts': () => [],
  'health:clear-hosts': () => undefined,
  'health:test-network': () => done([]),
  'diagnosis:make': () => done({ id: 'd1', name: 'dynodesk-diagnosis-2026-11-21.json', text: '{\n  "format": 1\n}\n' }),
  'diagnosis:save': () => done({ file: '/home/me/dynodesk-diagnosis-2026-11-21.json' })
})

export const standardAnswers = (main: MainState): Answers => ({
  ...appAnswers(),
  ...connectionAnswers(main),
  ...catalogueAnswers(main),
  ...searchAnswers(main),
  ...libraryAnswers(main),
  ...packsAnswers(main),
  ...feedAnswers(),
  ...settingsAnswers(main),
  ...workspaceAnswers(),
  ...updateAnswers(),
  ...backupAnswers(),
  ...settingsFileAnswers(),
  ...profileAnswers(),
  ...roleAnswers(),
  ...main.sheets_.handlers((topic, payload) => main.emit(topic, payload))
})
