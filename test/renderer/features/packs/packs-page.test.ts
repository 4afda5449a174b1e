import { DEMO, fake, FETCHED_AT, OFFER, packOf, PLAN, STORAGE } from '../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EngineId } from '@shared/catalogue/ids'
import type { Level, LevelRecord } from '@shared/catalogue/records'
import { done, failed } from '@contract/failures'
import type { ConnectionState } from '@contract/channels/connection'
import type { FavouriteEntry } from '@contract/channels/library'
import type { JobLine, PackProgress, ReadinessEntry } from '@contract/channels/packs'
import PacksPage from '@/features/packs/PacksPage.vue'
import en from '@shared/locales/en'
import { mountScreen, type Screen } from '../mount-screen'

let screen: Screen
/** "9 requests", as the screens of the catalogue say it. */
const cost = (calls: number): string => en.app.cost.split(' | ')[calls === 1 ? 0 : 1]!.replace('{n}', String(calls))
const all = (id: string) => screen.wrapper.findAll<HTMLElement>(`[data-testid="${id}"]`)
const get = (id: string) => screen.wrapper.get<HTMLElement>(`[data-testid="${id}"]`)
const has = (id: string) => all(id).length > 0
async function open(address = '/offline'): Promise<void> {
  screen = await mountScreen('offline', PacksPage, address)
}
async function press(id: string): Promise<void> {
  await get(id).trigger('click')
  await flushPromises()
}
async function pick(step: string, id: string): Promise<void> {
  await get(`pick-${step}`).setValue(id)
  await flushPromises()
}
async function from(source: string): Promise<void> {
  await get('pack-from').get(`[data-value="${source}"]`).trigger('click')
  await flushPromises()
}
const fact = (name: string): string => get('pack-plan').get(`[data-fact="${name}"]`).text()

const path = (generation: string | null, engine: string) =>
  ({
    types: '1',
    manufacturers: '9007199254740993',
    models: '20',
    generations: generation,
    engines: engine
  }) as FavouriteEntry['path']
const names = (engine: string) => ({
  manufacturers: { id: '9007199254740993', name: 'Arvenna' },
  models: { id: '20', name: 'Corsale' },
  generations: { id: '31', name: 'II' },
  engines: { id: '40', name: engine }
})
const favourite = (engine: string, group: string, generation: string | null = '31'): FavouriteEntry => ({
  path: path(generation, engine),
  names: names(`Engine ${engine}`),
  group,
  addedAt: FETCHED_AT
})
const ready = (
  engine: string,
  state: ReadinessEntry['state'],
  missing: ReadinessEntry['missing'] = []
): ReadinessEntry => ({
  path: path('31', engine),
  names: names(`Engine ${engine}`),
  state,
  missing,
  fetchedAt: state === 'absent' ? null : FETCHED_AT
})
const onDesk = (level: Level, parentId: string) =>
  done({
    data: (fake.catalogue_[level] as Readonly<Record<string, LevelRecord[Level][]>>)[parentId] ?? [],
    fetchedAt: FETCHED_AT,
    source: 'desk' as const,
    language: 'en' as const
  })
const tell = async (...packs: PackProgress[]): Promise<void> => {
  fake.packs_ = packs
  fake.emit('packs:changed', packs)
  await flushPromises()
}
const connected = async (state: ConnectionState['state']): Promise<void> => {
  fake.connection_ = { ...DEMO, state }
  fake.emit('connection:changed', fake.connection_)
  await flushPromises()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fake.reset()
})
afterEach(() => {
  screen.wrapper.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the choice of places', () => {
  it.each([
    [['1', '9007199254740993'], { kind: 'manufacturer', id: '9007199254740993' }, 'Arvenna'],
    [['1', '9007199254740993', '20'], { kind: 'model', id: '20' }, 'Arvenna Corsale'],
    [['1', '9007199254740993', '20', '31'], { kind: 'generation', id: '31' }, 'Arvenna Corsale II']
  ])('plans the place of the picker: %j', async (ids, scope, title) => {
    await open()
    for (const [at, id] of ids.entries()) await pick(['types', 'manufacturers', 'models', 'generations'][at]!, id)
    expect([get('pick-add').text(), get('pick-add').attributes('title')]).toEqual(['Add more', title])
    expect(fake.sent('packs:plan').at(-1)).toEqual({ scopes: [scope] })
    await press('pack-start')
    expect(fake.sent('packs:start')).toEqual([{ title, scopes: [scope], confirmedCalls: 9 }])
  })

  it('makes no call unasked: a missing list is fetched by a click that names its number', async () => {
    fake.answer('catalogue:held', ({ level }) =>
      level === 'types' || level === 'manufacturers' ? onDesk(level, level === 'types' ? '' : '1') : done(null)
    )
    await open()
    await pick('types', '1')
    await pick('manufacturers', '9007199254740993')
    const spent = () =>
      (['types', 'manufacturers', 'models', 'generations'] as const).flatMap((level) => fake.sent(`catalogue:${level}`))
    expect(spent()).toEqual([])
    expect(has('pick-models')).toBe(false)
    expect(get('pick-fetch-models').attributes('title')).toContain(cost(1))
    // the entries chosen so far can be added without it
    expect(get('pick-add').attributes('title')).toBe('Arvenna')
    await press('pick-fetch-models')
    expect(spent()).toHaveLength(1)
    await pick('models', '20')
    expect(get('pick-add').attributes('title')).toBe('Arvenna Corsale')
    expect(spent()).toHaveLength(1)
  })
  it('offers the click again when the call fails, with the reason', async () => {
    fake.answer('catalogue:held', done(null))
    fake.fail('catalogue:types', 'offline')
    await open()
    await press('pick-fetch-types')
    expect(has('pick-fetch-types')).toBe(true)
    expect(screen.wrapper.text()).toContain(en.failures.offline.what)
  })
  it('shows a list once it is stored for any reason', async () => {
    fake.answer('catalogue:held', done(null))
    await open()
    expect(has('pick-fetch-types')).toBe(true)
    fake.answer('catalogue:held', ({ level, parentId }) => onDesk(level, parentId ?? ''))
    fake.emit('catalogue:updated', { endpoint: 'types', params: {} })
    await flushPromises()
    await pick('types', '1')
    expect(fake.sent('catalogue:types')).toEqual([])
  })

  it('rejects a vehicle type as a whole, and requests no list below the choice', async () => {
    await open()
    await pick('types', '1')
    expect(has('pick-add')).toBe(false)
    expect(fake.sent('packs:plan')).toEqual([])
    expect(fake.sent('catalogue:models')).toEqual([])
  })

  it('keeps choices and a pasted list for a person who comes back', async () => {
    fake.favourites_ = [favourite('40', 'Fleet')]
    await open()
    await from('favourites')
    await all('favourites-add')[0]?.trigger('click')
    await from('jobs')
    await get('jobs-text').setValue('corsale 2.0')
    await screen.router.push('/search')
    await flushPromises()
    await screen.router.push('/offline')
    await flushPromises()
    expect((get('jobs-text').element as HTMLTextAreaElement).value).toBe('corsale 2.0')
    expect(all('pack-choice')).toHaveLength(1)
    fake.connection_ = { ...DEMO, baseUrl: 'https://other.example' }
    fake.emit('connection:changed', fake.connection_)
    await flushPromises()
    expect(all('pack-choice')).toHaveLength(0)
  })

  it('keeps a place half chosen for a person who comes back, and drops it with its service', async () => {
    await open()
    await pick('types', '1')
    await pick('manufacturers', '9007199254740993')
    await screen.router.push('/search')
    await flushPromises()
    await screen.router.push('/offline')
    await flushPromises()
    expect((get('pick-manufacturers').element as HTMLSelectElement).value).toBe('9007199254740993')
    expect(get('pick-add').attributes('title')).toBe('Arvenna')
    fake.connection_ = { ...DEMO, baseUrl: 'https://other.example' }
    fake.emit('connection:changed', fake.connection_)
    await flushPromises()
    expect(has('pick-manufacturers')).toBe(false)
  })

  it('says why the engines opened last cannot be shown', async () => {
    fake.fail('desk:recents', 'store-failed')
    await open()
    await from('favourites')
    await flushPromises()
    expect(screen.wrapper.find('[data-testid="notice"][data-code="store-failed"]').exists()).toBe(true)
  })

  it('adds favourites by group, each with its generation, and leaves out those without a place', async () => {
    fake.favourites_ = [favourite('40', 'Fleet'), favourite('41', 'Fleet'), favourite('42', '', null)]
    await open()
    await from('favourites')
    expect(all('favourite-row')).toHaveLength(3)
    await all('favourites-add')[0]?.trigger('click')
    await flushPromises()
    expect(fake.sent('packs:plan').at(-1)?.scopes).toEqual([
      { kind: 'engine', generationId: '31', engineId: '40' },
      { kind: 'engine', generationId: '31', engineId: '41' }
    ])
    expect(all('favourites-add')[1]?.attributes('disabled')).toBeDefined()
    expect(screen.wrapper.text()).toContain(en.offline.favourites.noPlace)
  })

  it('adds each once, and removes one', async () => {
    fake.favourites_ = [favourite('40', ''), favourite('41', '')]
    await open()
    await from('favourites')
    await press('favourites-add')
    await press('favourites-add')
    expect(all('pack-choice')).toHaveLength(2)
    await all('pack-choice')[0]?.get('button').trigger('click')
    await flushPromises()
    expect(fake.sent('packs:plan').at(-1)?.scopes).toEqual([{ kind: 'engine', generationId: '31', engineId: '41' }])
  })
})

describe('a job list', () => {
  it('opened by the system is filled in and resolved, and nothing is added', async () => {
    fake.answer('packs:opened-jobs', done('Corsale 2.0\nTavo V8'))
    await open('/offline?file=Monday.csv')
    await flushPromises()
    expect((get('jobs-text').element as HTMLTextAreaElement).value).toBe('Corsale 2.0\nTavo V8')
    expect(fake.sent('packs:jobs')).toEqual([{ text: 'Corsale 2.0\nTavo V8' }])
    expect(screen.router.currentRoute.value.fullPath).toBe('/offline')
    expect(has('pack-file-form')).toBe(false)
    expect(fake.sent('packs:start')).toEqual([])
  })
  it('is resolved without a connection', async () => {
    fake.connection_ = { ...DEMO, state: 'offline' }
    fake.answer('packs:opened-jobs', done('Tavo V8'))
    fake.answer('packs:jobs', done([{ line: 'Tavo V8', candidates: [] }]))
    await open('/offline?file=Monday.csv')
    expect(all('job-line')).toHaveLength(1)
  })
  it('that is unreadable reports it in its place', async () => {
    fake.fail('packs:opened-jobs', 'link', { params: { reason: 'file-too-large', file: 'all.csv', most: 50_000 } })
    await open('/offline?file=all.csv')
    await flushPromises()
    expect(screen.wrapper.get('[data-testid="notice"][data-code="link"]').text()).toContain('all.csv is too long')
  })
  let lines: JobLine[]
  beforeEach(
    () =>
      void (lines = [
        {
          line: 'corsale 2.0',
          candidates: [
            { path: path('31', '40'), names: names('2.0 TDR 150') },
            { path: path('32', '41'), names: names('2.0 TDR 184') }
          ]
        },
        { line: 'tavo v8', candidates: [] }
      ])
  )
  async function pasted(): Promise<void> {
    fake.answer('packs:jobs', done(lines))
    await open()
    await from('jobs')
    await get('jobs-text').setValue('corsale 2.0\ntavo v8')
    await press('jobs-look-up')
  }

  it('is resolved from stored records without a call, with the best candidate first and a choice', async () => {
    await pasted()
    expect(get('jobs-look-up').attributes('title')).toBe(cost(0))
    expect(all('job-line').map((line) => line.attributes('data-candidates'))).toEqual(['2', '0'])
    expect(has('jobs-add')).toBe(false)
    expect(get('jobs-open').text()).toBe('1 line still needs a choice')
    await all('job-line')[0]?.get('select').setValue('engine 32 41')
    expect(has('jobs-open')).toBe(false)
    await press('jobs-add')
    expect(fake.sent('packs:plan').at(-1)?.scopes).toEqual([{ kind: 'engine', generationId: '32', engineId: '41' }])
    expect(fake.sent('packs:resolve-job')).toEqual([])
  })

  it('keeps its decisions for a person who comes back', async () => {
    await pasted()
    await all('job-line')[0]?.get('select').setValue('engine 32 41')
    await screen.router.push('/search')
    await flushPromises()
    await screen.router.push('/offline')
    await flushPromises()
    expect(all('job-line')[0]?.get<HTMLSelectElement>('select').element.value).toBe('engine 32 41')
    expect(fake.sent('packs:jobs')).toHaveLength(1)
  })

  it('opened by the system joins the displayed list, which keeps its choices', async () => {
    await pasted()
    await all('job-line')[0]?.get('select').setValue('engine 32 41')
    fake.answer('packs:opened-jobs', done('Umbra Nimbus'))
    fake.answer('packs:jobs', done([...lines, { line: 'umbra nimbus', candidates: [] }]))
    await screen.router.push('/offline?file=Tuesday.csv')
    await flushPromises()
    expect((get('jobs-text').element as HTMLTextAreaElement).value).toBe('corsale 2.0\ntavo v8\nUmbra Nimbus')
    expect(all('job-line')).toHaveLength(3)
    expect(all('job-line')[0]?.get<HTMLSelectElement>('select').element.value).toBe('engine 32 41')
  })

  it('chooses none of several matching places, and distinguishes them by figures, years or ids', async () => {
    const none = { power: null, torque: null, fuel: null, year: null, ecu: null, code: null }
    const same = (generation: string, engine: string, more: object = {}) => ({
      path: path(generation, engine),
      names: { ...names('2.0 TDR'), ...more }
    })
    lines[0] = {
      line: 'corsale 2.0 tdr',
      candidates: [
        { ...same('31', '40'), figures: { ...none, power: 150, fuel: 'Diesel' } },
        same('32', '41', { generations: { id: '32', name: 'II', year: 2012, yearend: 2015 } }),
        same('33', '42'),
        same('34', '42')
      ]
    }
    lines[1] = { line: 'corsale one', candidates: [same('35', '44')] }
    await pasted()
    const select = all('job-line')[0]!.get<HTMLSelectElement>('select')
    expect(select.element.value).toBe('?')
    expect(select.findAll('option').map((option) => option.text())).toEqual(
      [
        '4 found, choose…',
        'Arvenna Corsale II 2.0 TDR · 150 PS · Diesel',
        'Arvenna Corsale II 2.0 TDR · 2012–2015',
        'Arvenna Corsale II 2.0 TDR · #33 / #42',
        'Arvenna Corsale II 2.0 TDR · #34 / #42',
        en.offline.jobs.leaveOut
      ].map((text) => text.replace('150 PS', '150\u00a0PS'))
    )
    expect(all('job-line').map((line) => line.attributes('data-decided'))).toEqual(['false', 'true'])
    expect(get('jobs-add').text()).toBe('Add 1')
    expect(get('jobs-take').text()).toContain('1 line still needs a choice')
    await select.setValue('')
    expect(has('jobs-open')).toBe(false)
    expect(get('jobs-add').text()).toBe('Add 1')
  })

  it('sends the whole line while its words are unchanged, so that its power chooses among the answers', async () => {
    lines[1] = { line: 'tavo 2.0 tdi 150', candidates: [] }
    await pasted()
    const figures = { torque: null, fuel: null, year: null, ecu: null, code: null }
    const answers = [190, 150].map((power) => ({
      path: path('31', String(power)),
      names: names('2.0 TDI'),
      figures: { ...figures, power }
    }))
    fake.answer('packs:resolve-job', ({ line }) => done({ line, candidates: answers, asked: 'tavo 2.0 tdi' }))
    await press('job-search')
    expect(fake.sent('packs:resolve-job')).toMatchObject([{ line: 'tavo 2.0 tdi 150' }])
    expect(all('job-line')[1]?.get<HTMLSelectElement>('select').element.value).toBe('engine 31 150')
  })

  it('reports the number of lines it left out', async () => {
    fake.answer('packs:jobs', done([]))
    await open()
    await from('jobs')
    await get('jobs-text').setValue('??!!\ncorsale\n\n- Corsale')
    await press('jobs-look-up')
    expect(get('jobs-left-out').text()).toBe('2 lines skipped: empty or repeated')
    expect(has('jobs-beyond')).toBe(false)
  })

  it('calls the service for a line only on a click on a button with the number of calls', async () => {
    await pasted()
    fake.answer('packs:resolve-job', ({ line }) =>
      done({ line, candidates: [{ path: path('33', '44'), names: names('V8') }] })
    )
    expect([get('job-search').text(), get('job-search').attributes('title')]).toEqual(['Search online', cost(1)])
    await press('job-search')
    expect(fake.sent('packs:resolve-job')).toMatchObject([{ line: 'tavo v8' }])
    expect(all('job-line')[1]?.attributes('data-candidates')).toBe('1')
  })

  it('shows the sent words when the service has no match, and allows others', async () => {
    await pasted()
    fake.answer('packs:resolve-job', ({ line }) => done({ line, candidates: [], asked: line }))
    await press('job-search')
    expect(all('job-line')[1]?.text()).toContain('No results for “tavo v8”')
    await get('job-query').setValue('tavo')
    await press('job-search')
    expect(fake.sent('packs:resolve-job')).toMatchObject([{ line: 'tavo v8' }, { line: 'tavo' }])
  })

  it('keeps the words that are typed during a search', async () => {
    await pasted()
    const held = fake.hold('packs:resolve-job')
    await press('job-search')
    await get('job-query').setValue('tavo v8 4.2')
    held[0]!.answer(done({ line: 'tavo v8', candidates: [], asked: 'tavo v8' }))
    await flushPromises()
    expect((get('job-query').element as HTMLInputElement).value).toBe('tavo v8 4.2')
    expect(all('job-line')[1]?.text()).toContain('No results for “tavo v8”')
  })

  it('ends a search whose line moved within the list meanwhile', async () => {
    await pasted()
    const held = fake.hold('packs:resolve-job')
    await press('job-search')
    fake.answer('packs:jobs', done([{ line: 'umbra nimbus', candidates: [] }, ...lines]))
    await press('jobs-look-up')
    held[0]!.answer(done({ line: 'tavo v8', candidates: [{ path: path('33', '44'), names: names('V8') }] }))
    await flushPromises()
    expect(all('job-line').map((line) => line.attributes('data-candidates'))).toEqual(['0', '2', '1'])
  })

  it('shows in its line why the service was not called', async () => {
    await pasted()
    fake.fail('packs:resolve-job', 'limit')
    await press('job-search')
    expect(all('job-line')[1]?.text()).toContain(en.failures.limit.what)
    expect(has('job-search')).toBe(true)
  })

  it('offers no search in the service while offline, and says why', async () => {
    await pasted()
    await connected('offline')
    expect(get('job-search').attributes()).toMatchObject({ disabled: '', title: en.failures.offline.what })
    await get('job-query').trigger('keydown', { key: 'Enter' })
    expect(fake.sent('packs:resolve-job')).toEqual([])
    await connected('online')
    expect(get('job-search').attributes('disabled')).toBeUndefined()
  })
})

it('shows a few kilobytes of pictures, and counts again for new data', async () => {
  fake.answer('desk:storage', done({ ...STORAGE, pictures: 18, pictureBytes: 13 * 1024 }))
  await open()
  expect(get('storage').text()).toContain('18 · 13 kB')
  fake.answer('desk:storage', done({ ...STORAGE, engines: 4711 }))
  fake.emit('catalogue:updated', { endpoint: 'types', params: {} })
  await vi.advanceTimersByTimeAsync(1000)
  await flushPromises()
  expect(get('storage').text().replace(/\D/g, ' ')).toMatch(/4\s?711/)
})
it.each([
  [0.04, false],
  [0.06, true]
])('with %s of the storage in use, its bar is shown: %s', async (share, isShown) => {
  fake.answer('desk:storage', done({ ...STORAGE, bytes: STORAGE.maxBytes * share }))
  await open()
  expect(get('storage').find('[role="meter"]').exists()).toBe(isShown)
})
it('shows why the storage could not be read until it is read again', async () => {
  fake.fail('desk:storage', 'store-failed')
  await open()
  expect(get('storage').text()).toContain(en.failures['store-failed'].what)
  fake.answer('desk:storage', done(STORAGE))
  fake.emit('catalogue:updated', { endpoint: 'types', params: {} })
  await vi.advanceTimersByTimeAsync(1000)
  await flushPromises()
  expect(get('storage').attributes('data-bytes')).toBe(String(STORAGE.bytes))
  expect(get('storage').text()).not.toContain(en.failures['store-failed'].what)
})
it('shows every stored engine first, then the list that a person chooses or a pack that starts', async () => {
  fake.favourites_ = [favourite('41', '')]
  fake.recents_ = [{ ...favourite('40', ''), openedAt: FETCHED_AT }]
  fake.packs_ = [packOf({ scopes: [{ kind: 'generation', id: '31' }] })]
  await open()
  const view = () => (get('ready-view').element as HTMLSelectElement).value
  expect(view()).toBe('stored')
  expect(fake.sent('packs:readiness')).toEqual([{ scopes: [{ kind: 'stored' }] }])
  await get('ready-view').setValue('recents')
  expect(fake.sent('packs:readiness').at(-1)?.scopes).toMatchObject([{ engineId: '40' }])
  await tell(packOf({ id: 'new', scopes: [{ kind: 'model', id: '20' }] }), ...fake.packs_)
  expect(view()).toBe('new')
  expect(fake.sent('packs:readiness').at(-1)).toEqual({ scopes: [{ kind: 'model', id: '20' }] })
})
it('counts the stored engines alike in the heading, the list and the storage', async () => {
  fake.favourites_ = [favourite('40', '')]
  const stored = [ready('40', 'complete'), ready('41', 'complete'), ready('42', 'partial', ['performance'])]
  fake.answer('packs:readiness', ({ scopes }) => done(scopes[0]?.kind === 'stored' ? stored : stored.slice(2)))
  await open()
  expect(get('stored-count').text()).toBe('2 engines')
  expect(get('storage-available').text()).toBe('2')
  expect(get('ready-only').text()).toContain('On this computer 2')
  await get('ready-view').setValue('favourites')
  await flushPromises()
  expect(get('stored-count').attributes('data-count')).toBe('2')
  expect(all('pack-row')).toHaveLength(1)
})
it('counts an engine without texts in this language as stored, and notes what is missing', async () => {
  fake.answer('packs:readiness', done([ready('40', 'partial', ['text'])]))
  await open()
  expect(get('stored-count').text()).toBe('1 engine')
  expect(get('storage-available').text()).toBe('1')
  expect(get('pack-row').classes()).toContain('complete')
  expect(get('pack-row').text()).toContain('missing: texts in this language')
  expect(has('ready-only')).toBe(false)
})
it('keeps the choice in another catalogue language, and not after the storage was cleared', async () => {
  await open()
  await pick('types', '1')
  await pick('manufacturers', '9007199254740993')
  fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'ru' })
  await flushPromises()
  expect(get('pick-add').attributes('title')).toBe('Arvenna')
  await press('storage-clear')
  await press('storage-confirm-yes')
  expect(has('pick-add')).toBe(false)
})
it('lists engines by vehicle and name, as one tab stop', async () => {
  const of = (generation: string, name: string, engine: string): ReadinessEntry => ({
    ...ready(engine, 'complete'),
    path: path(generation, engine),
    names: { ...names(name), generations: { id: generation, name: generation === '31' ? 'II' : 'I' } }
  })
  fake.answer(
    'packs:readiness',
    done([of('31', '2.0 TDR', '1'), of('30', '3.0', '2'), of('31', '10.0', '3'), of('31', '2.0 RS', '4')])
  )
  await open()
  expect(all('pack-row').map((row) => row.get('a').text())).toEqual([
    'Arvenna Corsale I 3.0',
    'Arvenna Corsale II 2.0 RS',
    'Arvenna Corsale II 2.0 TDR',
    'Arvenna Corsale II 10.0'
  ])
  expect(all('pack-row').map((row) => row.get('a').element.tabIndex)).toEqual([0, -1, -1, -1])
})
it('explains why nothing can be saved as a file', async () => {
  await open()
  expect(get('pack-export').attributes('disabled')).toBeDefined()
  expect(get('pack-export-why').text()).toBe(en.offline.files.nothingToExport)
  expect(get('pack-export').attributes('aria-describedby')).toBe(get('pack-export-why').attributes('id'))
})
it('marks withheld records as too old', async () => {
  fake.favourites_ = [favourite('40', '')]
  fake.answer('packs:readiness', done([{ ...ready('40', 'absent', ['detail']), tooOld: true }]))
  await open()
  expect(get('pack-row').text()).toContain(en.offline.ready.tooOld)
})

it('shows power and torque of stock and the first stage, of stored engines', async () => {
  fake.favourites_ = [favourite('40', '')]
  fake.answer('packs:readiness', done([ready('40', 'complete', [])]))
  const stock = { power: 150, torque: 350 }
  fake.answer(
    'catalogue:marks',
    done([{ id: '40' as EngineId, readable: false, stock, stage: { power: 190, torque: 430 } }])
  )
  await open()
  expect(get('pack-row').get('.figures').text()).toBe('150\u00a0PS +40 350\u00a0Nm +80')
})
it('reloads the list in another catalogue language', async () => {
  fake.answer('packs:readiness', done([ready('40', 'complete', [])]))
  await open()
  expect(get('pack-row').attributes('data-state')).toBe('complete')
  fake.answer('packs:readiness', done([ready('40', 'partial', ['text'])]))
  fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'ru' })
  await flushPromises()
  expect(get('pack-row').attributes('data-state')).toBe('partial')
})
it('offers no download without a connection, and keeps the list', async () => {
  fake.answer('packs:readiness', done([ready('40', 'complete', [])]))
  await open()
  await connected('offline')
  expect(get('pack-offline').text()).toBe(en.offline.noConnection)
  // a choice shows what of it is stored
  await pick('types', '1')
  await pick('manufacturers', '9007199254740993')
  expect([has('pack-start'), has('pack-row')]).toEqual([false, true])
  await connected('online')
  expect([has('pack-offline'), has('pack-start')]).toEqual([false, true])
})

describe('the plan', () => {
  it('names the choice and the engines that are listed so far, while lists are unknown', async () => {
    fake.answer('packs:plan', done({ ...PLAN, exact: false, toKnow: 1, calls: 200, engines: 7, alreadyHere: 4 }))
    await chosen()
    expect(get('pack-start').text()).toBe('Download')
    expect(get('pack-size').text()).toBe('At least 200 requests')
    expect(get('pack-known').text()).toBe('Engines known so far: 7. The download finds the rest.')
  })
  async function chosen(): Promise<void> {
    await open()
    for (const [step, id] of [
      ['types', '1'],
      ['manufacturers', '9007199254740993']
    ] as const)
      await pick(step, id)
  }

  it('shows calls, engines, stored parts, share of the hour and time before the start', async () => {
    fake.answer(
      'packs:plan',
      done({ ...PLAN, calls: 2081, engines: 960, alreadyHere: 18, shareOfLimit: 0.578, seconds: 417 })
    )
    await chosen()
    expect(get('pack-plan').attributes('data-calls')).toBe('2081')
    expect(get('pack-start').text()).toBe('Download')
    expect(get('pack-size').text()).toBe('942 engines · 2\u202f081 requests · 7 min')
    expect(has('pack-known')).toBe(false)
    expect(get('pack-start').attributes('title')).toBe(cost(2081).replace('2081', '2\u202f081'))
    expect([fact('engines'), fact('here'), fact('share'), fact('time')]).toEqual(['960', '18', '58\u00a0%', '7 min'])
    expect(fake.sent('packs:start')).toEqual([])
  })

  it('names the requests below the button where only texts in another language are missing', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 132, engines: 96, alreadyHere: 96 }))
    await chosen()
    expect(get('pack-size').text()).toContain(cost(132))
    expect(get('pack-size').text()).not.toContain('engine')
  })

  it('counts each language on its own', async () => {
    fake.answer('packs:plan', ({ languages }) =>
      done({
        ...PLAN,
        calls: (languages?.length ?? 1) * 9,
        perLanguage: (languages ?? ['en']).map((language) => ({ language, calls: 9 }))
      })
    )
    await chosen()
    await get('pack-plan').get('[data-language="lt"]').trigger('click')
    await flushPromises()
    expect(fake.sent('packs:plan').at(-1)?.languages).toEqual(['en', 'lt'])
    expect([fact('en'), fact('lt')]).toEqual([cost(9), cost(9)])
    await press('pack-start')
    expect(fake.sent('packs:start')[0]?.languages).toEqual(['en', 'lt'])
  })

  it('shows unknown numbers as unknown, never as nothing', async () => {
    fake.answer(
      'packs:plan',
      done({ ...PLAN, calls: 1, exact: false, toKnow: 1, engines: 0, alreadyHere: 0, shareOfLimit: 0.0003, seconds: 1 })
    )
    await chosen()
    expect([fact('engines'), fact('here'), fact('share'), fact('time')]).toEqual(Array(4).fill('not known yet'))
  })
  it('finds the exact number with the calls on the button, list by list, and can be stopped', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 1, exact: false, toKnow: 1, engines: 0 }))
    const answers = [
      { ...PLAN, calls: 4, exact: false, toKnow: 3, engines: 0 },
      { ...PLAN, calls: 58 }
    ]
    fake.answer('packs:learn', () => done(answers.shift()!))
    await chosen()
    expect([get('pack-learn').text(), get('pack-learn').attributes('title')]).toEqual(['Check the full size', cost(1)])
    await press('pack-learn')
    expect(fake.sent('packs:learn')).toHaveLength(2)
    expect(get('pack-plan').attributes()).toMatchObject({ 'data-calls': '58', 'data-exact': 'true' })
    expect(has('pack-learn')).toBe(false)
  })
  it('cancels its calls when it is stopped, and makes no more than allowed without a second confirmation', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 1, exact: false, toKnow: 1, engines: 0 }))
    fake.answer('packs:learn', () => new Promise(() => {}))
    await chosen()
    await press('pack-learn')
    await press('pack-learn-stop')
    expect(fake.sent('request:cancel')).toHaveLength(1)
  })
  it('asks again before lists that cost more than allowed without a second confirmation', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 1, exact: false, toKnow: 1, engines: 0 }))
    fake.answer('packs:learn', done({ ...PLAN, calls: 301, exact: false, toKnow: 301, engines: 0 }))
    await chosen()
    await press('pack-learn')
    expect(fake.sent('packs:learn')).toHaveLength(1)
    expect(get('pack-learn').text()).toContain(cost(301))
  })
  it('reports a minimum as such, and a duration above an hour', async () => {
    fake.answer('packs:plan', done({ ...PLAN, exact: false, toKnow: 3, shareOfLimit: 1.2 }))
    await chosen()
    expect(get('pack-start').attributes('title')).toBe(`at least ${cost(9)}`)
    expect(get('pack-inexact').attributes('data-to-know')).toBe('3')
    expect(get('pack-inexact').text()).toMatch(/not known yet.*asks before it continues/)
    expect(get('pack-plan').text()).toContain(en.offline.plan.hours)
  })

  it.each([
    [300, false],
    [301, true]
  ])('of %i calls needs a second confirmation: %s', async (calls, asks) => {
    fake.answer('packs:plan', done({ ...PLAN, calls }))
    await chosen()
    await press('pack-start')
    expect(has('pack-confirm-dialog')).toBe(asks)
    expect(fake.sent('packs:start')).toHaveLength(asks ? 0 : 1)
    if (!asks) return
    await press('pack-confirm-no')
    expect(has('pack-confirm-dialog')).toBe(false)
    await press('pack-start')
    await press('pack-confirm-yes')
    expect(fake.sent('packs:start')).toHaveLength(1)
  })

  it('of more calls than the settings allow is refused with a text, before a confirmation or a call', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 20_001, exact: false, toKnow: 3 }))
    await chosen()
    await press('pack-start')
    expect(has('pack-confirm-dialog')).toBe(false)
    const notice = get('pack-plan').get('[data-testid="notice"][data-code="pack-too-large"]')
    expect(notice.text()).toMatch(/needs too many requests.*Limit per download, in requests: 20.000/)
    await press('pack-learn')
    expect([fake.sent('packs:start'), fake.sent('packs:learn')]).toEqual([[], []])
  })

  it('does not offer what a running or paused pack fetches, and shows where it is', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 77, exact: false, toKnow: 3 }))
    await chosen()
    expect(get('pack-start').attributes('disabled')).toBeUndefined()
    const pack = packOf({
      scopes: [{ kind: 'manufacturer', id: '9007199254740993' }],
      languages: ['en'],
      state: 'paused',
      asks: { calls: 97, exact: false }
    })
    await tell(pack)
    expect(get('pack-start').attributes('disabled')).toBeDefined()
    expect(get('pack-start').text()).toBe(en.app.download)
    expect(get('pack-covered').text()).toBe(en.offline.plan.inPack)
    expect(get('pack-start').attributes('aria-describedby')).toBe(get('pack-covered').attributes('id'))
    expect(has('pack-learn')).toBe(false)
    await tell({ ...pack, state: 'cancelled', asks: undefined } as never)
    expect(get('pack-start').attributes('disabled')).toBeUndefined()
  })

  it('has nothing to start when everything is stored', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 0, alreadyHere: 4 }))
    await chosen()
    expect(has('pack-ready')).toBe(true)
    expect(has('pack-start')).toBe(false)
  })

  it('does not call a list complete that may be truncated, in the plan or in a finished pack', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 0, alreadyHere: 50, maybeMore: 1 }))
    await chosen()
    expect(get('pack-ready').text()).toBe('Complete, maybe more')
    expect(get('pack-maybe-more').text()).toContain('1 list may be incomplete')
    await tell(packOf({ state: 'done', maybeMore: 2 }))
    expect(get('pack-progress').attributes('data-maybe-more')).toBe('2')
    expect(get('pack-progress').get('.state').text()).toBe('Complete, maybe more')
    expect(get('pack-progress').text()).toContain('2 lists may be incomplete')
  })

  it('is made again when a pack has fetched something', async () => {
    await chosen()
    fake.answer('packs:plan', done({ ...PLAN, calls: 2 }))
    await tell(packOf({ state: 'done' }))
    expect(get('pack-plan').attributes('data-calls')).toBe('2')
  })

  it('shows in its place why it could not be made', async () => {
    fake.fail('packs:plan', 'store-failed')
    await chosen()
    expect(get('pack-plan').get('[data-testid="notice"]').attributes('data-code')).toBe('store-failed')
    expect(get('pack-start').attributes('disabled')).toBeDefined()
  })
})

describe('a pack', () => {
  it('shows its progress, its calls and its duration', async () => {
    fake.packs_ = [packOf({ done: 3, total: 9, calls: 4, secondsLeft: 125 })]
    await open()
    expect(get('pack-progress').attributes()).toMatchObject({
      'data-done': '3',
      'data-total': '9',
      'data-calls': '4',
      'data-state': 'running'
    })
    expect(get('pack-progress').text()).toContain('3 of 9')
    expect(get('pack-progress').get('.counts').attributes('title')).toBe(`${cost(4)} used`)
    expect(get('pack-progress').text()).not.toContain(cost(4))
    expect(get('pack-progress').text()).toContain('about 3 min left')
    await tell(packOf({ done: 9, total: 9, calls: 10, state: 'done' }))
    expect(get('pack-progress').attributes()).toMatchObject({
      'data-done': '9',
      'data-calls': '10',
      'data-state': 'done'
    })
  })

  it.each(['reserve', 'limit', 'offline', 'refused', 'person'] as const)(
    'shows that it waits for %s, and until when',
    async (waitingFor) => {
      fake.packs_ = [
        packOf({ state: 'waiting', waitingFor, resumesAt: waitingFor === 'limit' ? '2026-11-21T14:20:00.000Z' : null })
      ]
      await open()
      await connected(waitingFor === 'offline' ? 'offline' : 'online')
      expect(get('pack-progress').attributes('data-waiting-for')).toBe(waitingFor)
      expect(get('pack-progress').text()).toContain(en.offline.pack.waiting[waitingFor])
      if (waitingFor === 'limit') expect(get('pack-progress').text()).toMatch(/≈ .*\d\d:20/)
    }
  )

  it('is paused, resumed and cancelled', async () => {
    fake.packs_ = [packOf()]
    await open()
    await press('pack-pause')
    expect(get('pack-progress').attributes('data-state')).toBe('paused')
    await press('pack-resume')
    expect(get('pack-progress').attributes('data-state')).toBe('running')
    await press('pack-cancel')
    expect(get('pack-progress').attributes('data-state')).toBe('cancelled')
    expect(get('pack-progress').text()).toContain(en.offline.pack.state.cancelled)
    expect(has('pack-cancel')).toBe(false)
    await press('pack-dismiss')
    expect(has('pack-progress')).toBe(false)
  })

  it('that is dismissed leaves the shown list as it is', async () => {
    const finished = (id: string, startedAt: string) =>
      packOf({ id, startedAt, state: 'done', scopes: [{ kind: 'generation', id: '31' }] })
    fake.packs_ = [finished('p1', '2026-11-21T10:00:00.000Z'), finished('p2', '2026-11-21T11:00:00.000Z')]
    await open()
    await get('pack-progress').get('[data-testid="pack-dismiss"]').trigger('click')
    await flushPromises()
    expect(all('pack-progress').map((row) => row.attributes('data-id'))).toEqual(['p1'])
    expect((get('ready-view').element as HTMLSelectElement).value).toBe('stored')
  })

  it.each([
    [true, `Needs ${cost(58)} in total. Continue?`],
    [false, `Needs at least ${cost(58)}. Continue?`]
  ])('asks for more calls than confirmed, and continues after a confirmation (exact: %s)', async (exact, words) => {
    fake.packs_ = [packOf({ state: 'paused', calls: 10, total: 58, asks: { calls: 58, exact } })]
    await open()
    expect(get('pack-progress').attributes('data-asks')).toBe('58')
    expect(get('pack-progress').text()).toContain(words)
    expect(has('pack-resume')).toBe(false)
    expect(get('pack-yes').text()).toBe('Continue')
    await press('pack-yes')
    expect(fake.sent('packs:resume')).toEqual([{ id: 'p1' }])
  })

  it.each([true, false])('never shows a minimum as the total (exact: %s)', async (exact) => {
    fake.packs_ = [packOf({ state: 'paused', total: 58, asks: { calls: 58, exact } })]
    await open()
    expect(get('pack-yes').attributes('data-calls')).toBe('58')
    expect(get('pack-progress').text()).toContain(exact ? '3 of 58' : '3 of at least 58')
  })
  it('shows that lists come first, without time and total before they are stored', async () => {
    fake.packs_ = [packOf({ listing: true, secondsLeft: null })]
    await open()
    expect(get('pack-progress').text()).toContain(en.offline.pack.listing)
    expect(get('pack-progress').text()).toContain('3 of at least 9')
    expect(get('pack-progress').get<HTMLElement>('[role="progressbar"] i').element.style.width).toBe('0%')
  })

  it('that asks is first, with the reason and the answer in its first line, and scrolls into view', async () => {
    const shown = vi.fn()
    HTMLElement.prototype.scrollIntoView = shown
    const running = packOf({ id: 'p2', startedAt: '2026-11-21T15:00:00.000Z' })
    fake.packs_ = [running, packOf()]
    await open()
    expect(shown).not.toHaveBeenCalled()
    await tell(running, packOf({ state: 'paused', asks: { calls: 58, exact: true } }))
    expect(all('pack-progress').map((row) => row.attributes('data-id'))).toEqual(['p1', 'p2'])
    const line = all('pack-progress')[0]!.get('header')
    expect(line.text()).toContain(`Needs ${cost(58)} in total`)
    expect(line.find('[data-testid="pack-yes"]').exists()).toBe(true)
    expect(shown.mock.contexts).toEqual([line.element])
  })

  it('that waits for its turn shows its position, and no unknown figures', async () => {
    const waiting = (id: string, startedAt: string) =>
      packOf({ id, startedAt, state: 'waiting', done: 0, total: 0, calls: 0, secondsLeft: null })
    fake.packs_ = [
      packOf({ id: 'p1', startedAt: '2026-11-21T10:00:00.000Z' }),
      waiting('p2', '2026-11-21T11:00:00.000Z'),
      waiting('p3', '2026-11-21T12:00:00.000Z')
    ]
    await open()
    expect(all('pack-progress').map((row) => row.attributes('data-id'))).toEqual(['p1', 'p2', 'p3'])
    expect(all('pack-progress').map((row) => /place \d/.exec(row.text())?.[0])).toEqual([
      undefined,
      'place 1',
      'place 2'
    ])
    expect(all('pack-progress')[1]?.text()).not.toContain('0 of 0')
  })

  it.each([
    ['offline', true],
    ['refused', true],
    ['reserve', false],
    ['person', false]
  ] as const)('that waits for %s offers a check of the connection: %s', async (waitingFor, so) => {
    fake.packs_ = [packOf({ state: 'waiting', waitingFor })]
    await open()
    await connected(waitingFor === 'offline' ? 'offline' : 'online')
    expect(has('pack-check')).toBe(so)
    if (!so) return
    expect([get('pack-check').text(), get('pack-check').attributes('title')]).toEqual(['Check now', cost(1)])
    expect(fake.sent('connection:check')).toEqual([])
    await press('pack-check')
    expect(fake.sent('connection:check')).toHaveLength(1)
  })

  it('never reports "offline" with another connection state', async () => {
    fake.packs_ = [packOf({ state: 'waiting', waitingFor: 'offline' })]
    await open()
    await connected('offline')
    expect(get('pack-progress').get('.state').text()).toBe(en.offline.pack.waiting.offline)
    await connected('online')
    expect(get('pack-progress').get('.state').text()).toBe(en.offline.pack.state.running)
    expect(has('pack-check')).toBe(false)
  })
  it('names the requests on its face from twenty on', async () => {
    fake.packs_ = [packOf({ done: 19, total: 58, calls: 19 })]
    await open()
    expect(get('pack-progress').get('.counts').text()).toBe('19 of 58')
    await tell(packOf({ done: 20, total: 58, calls: 20 }))
    expect(get('pack-progress').get('.counts').text()).toBe(`20 of 58 · ${cost(20)}`)
  })

  it('lists failures with their reasons, and retries them', async () => {
    fake.packs_ = [
      packOf({
        state: 'done',
        done: 9,
        failed: [{ title: 'Corsale II 1.4', failure: { code: 'server-error', status: 500 } }]
      })
    ]
    await open()
    expect(get('pack-failed').text()).toContain('Corsale II 1.4')
    expect(get('pack-failed').text()).toContain(en.failures['server-error'].what)
    expect(get('pack-progress').text()).toContain('Complete except 1 item')
    expect(get('pack-failed').attributes('open')).toBeDefined()
    expect(all('pack-resume').map((button) => button.text())).toEqual([en.offline.pack.retry])
    await press('pack-resume')
    expect(fake.sent('packs:resume')).toEqual([{ id: 'p1' }])
  })

  it('shows in its place why an action failed', async () => {
    fake.packs_ = [packOf()]
    fake.fail('packs:pause', 'store-failed')
    await open()
    await press('pack-pause')
    expect(get('pack-progress').get('[data-testid="notice"]').attributes('data-code')).toBe('store-failed')
  })
})

describe('the stored parts', () => {
  it('are listed for a pack: complete, partial, absent', async () => {
    fake.packs_ = [packOf({ scopes: [{ kind: 'generation', id: '31' }] })]
    fake.answer(
      'packs:readiness',
      done([ready('40', 'complete'), ready('41', 'partial', ['performance', 'text']), ready('42', 'absent')])
    )
    await open()
    await get('ready-view').setValue(fake.packs_[0]!.id)
    await flushPromises()
    expect(fake.sent('packs:readiness').at(-1)).toEqual({ scopes: [{ kind: 'generation', id: '31' }] })
    expect(all('pack-row').map((row) => row.attributes('data-state'))).toEqual(['complete', 'partial', 'absent'])
    expect(all('pack-row')[1]?.text()).toContain('missing: performance, texts in this language')
    expect(all('pack-row')[0]?.get('a').attributes('href')).toBe('/engine/1/9007199254740993/20/31/40')
  })

  it('are filtered by words and by state', async () => {
    fake.favourites_ = [favourite('40', '')]
    fake.answer(
      'packs:readiness',
      done([ready('40', 'complete'), ready('41', 'partial', ['detail']), ready('400', 'absent')])
    )
    await open()
    await get('ready-filter').setValue('corsale 40')
    expect(all('pack-row').map((row) => row.attributes('data-engine-id'))).toEqual(['40', '400'])
    await get('ready-only').get('[data-value="absent"]').trigger('click')
    expect(all('pack-row').map((row) => row.attributes('data-engine-id'))).toEqual(['400'])
  })

  it('follow a running pack, but are not read after every answer', async () => {
    fake.packs_ = [packOf({ scopes: [{ kind: 'generation', id: '31' }], done: 1 })]
    await open()
    const before = fake.sent('packs:readiness').length
    for (let at = 2; at < 8; at++) await tell({ ...fake.packs_[0]!, done: at })
    expect(fake.sent('packs:readiness')).toHaveLength(before)
    fake.answer('packs:readiness', done([ready('40', 'complete')]))
    await vi.advanceTimersByTimeAsync(1000)
    await flushPromises()
    expect(fake.sent('packs:readiness')).toHaveLength(before + 1)
    expect(all('pack-row')).toHaveLength(1)
  })

  it('of 10 000 engines draw only the visible ones', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
    fake.favourites_ = [favourite('40', '')]
    fake.answer('packs:readiness', done(Array.from({ length: 10_000 }, (_none, at) => ready(String(at), 'complete'))))
    await open()
    expect(all('pack-row').length).toBeGreaterThan(15)
    expect(all('pack-row').length).toBeLessThan(60)
    expect(screen.wrapper.text()).toContain('10\u202f000 engines')
  })

  it('complete partly stored engines, and only those, before leaving', async () => {
    fake.favourites_ = [favourite('40', '')]
    fake.answer(
      'packs:readiness',
      done([ready('40', 'complete'), ready('41', 'partial', ['performance']), ready('42', 'absent')])
    )
    fake.answer('packs:plan', done({ ...PLAN, calls: 1 }))
    await open()
    expect(get('pack-leaving').text()).toContain('Complete 1 engine')
    expect(get('pack-leaving').attributes('title')).toContain(cost(1))
    await press('pack-leaving')
    expect(fake.sent('packs:start')).toMatchObject([
      { scopes: [{ kind: 'engine', generationId: '31', engineId: '41' }] }
    ])
    await pick('types', '1')
    await pick('manufacturers', '9007199254740993')
    await press('pack-leaving')
    expect(fake.sent('packs:start').at(-1)).toMatchObject({ title: 'Complete: Arvenna' })
  })

  it.each([
    ['main refuses it', 1],
    ['it needs more requests than a pack may', 100_000]
  ] as const)('report a completion that does not start because %s', async (_why, calls) => {
    fake.answer('packs:readiness', done([ready('41', 'partial', ['performance'])]))
    fake.answer('packs:plan', done({ ...PLAN, calls }))
    fake.fail('packs:start', 'pack-too-large', { params: { most: 0 } })
    await open()
    expect(has('notice')).toBe(false)
    await press('pack-leaving')
    expect(get('notice').attributes('data-code')).toBe('pack-too-large')
  })

  it('report why they cannot be read', async () => {
    fake.favourites_ = [favourite('40', '')]
    fake.fail('packs:readiness', 'store-failed')
    await open()
    expect(get('notice').attributes('data-code')).toBe('store-failed')
  })
})

describe('files', () => {
  beforeEach(() => {
    fake.favourites_ = [favourite('40', '')]
    fake.answer('packs:readiness', done([ready('40', 'complete')]))
  })
  async function phrase(first: string, second?: string): Promise<void> {
    await get('pack-phrase').setValue(first)
    if (second !== undefined) await get('pack-phrase-again').setValue(second)
    await get('pack-file-form').trigger('submit')
    await flushPromises()
  }

  it('are saved with a passphrase of at least 8 characters, typed twice', async () => {
    await open()
    await press('pack-export')
    expect(document.activeElement).toBe(get('pack-phrase').element)
    await phrase('short', 'short')
    expect(screen.wrapper.text()).toContain('At least 8 characters.')
    await phrase('long enough', 'long enouhg')
    expect(screen.wrapper.text()).toContain(en.offline.files.different)
    expect(document.activeElement).toBe(get('pack-phrase-again').element)
    expect(fake.sent('packs:export')).toEqual([])
    await phrase('long enough', 'long enough')
    expect(fake.sent('packs:export')).toEqual([{ scopes: [{ kind: 'stored' }], passphrase: 'long enough' }])
    expect(get('pack-file-outcome').text()).toContain(
      '4 engines saved to /carry/corsale.dynopack. Signature: 3F2A-91C0-77BE-01D4'
    )
  })

  it('show signer, date, languages and size before an import', async () => {
    await open()
    await press('pack-import')
    expect(document.activeElement).toBe(get('pack-phrase').element)
    await phrase('long enough')
    const offer = get('pack-offer').text()
    for (const word of [
      'corsale.dynopack',
      '91C0-77BE-01D4-3F2A',
      'trusted: Dyno room',
      'English, Lietuvių',
      '4',
      '12'
    ])
      expect(offer).toContain(word)
    expect(get('pack-offer').find('[data-fact="made"]').text()).toMatch(/\d\d:30$/)
    expect(fake.sent('packs:accept')).toEqual([])
    await press('pack-accept')
    expect(fake.sent('packs:accept')).toEqual([{ id: 'o1' }])
    expect(get('pack-file-outcome').text()).toBe('4 engines imported.')
  })

  it('opened by the system need their passphrase at once, without a file dialog', async () => {
    await open('/offline?file=Fleet.dynopack')
    expect(get('pack-opened').text()).toBe('Opened: Fleet.dynopack')
    expect(get('pack-file-go').text()).toBe(en.common.import)
    expect(screen.router.currentRoute.value.fullPath).toBe('/offline')
    await phrase('long enough')
    expect(fake.sent('packs:import')).toEqual([{ passphrase: 'long enough', opened: true }])
    expect(has('pack-offer')).toBe(true)
    await press('pack-decline')
    await press('pack-import')
    expect(has('pack-opened')).toBe(false)
    await phrase('long enough')
    expect(fake.sent('packs:import')[1]).toEqual({ passphrase: 'long enough', opened: false })
  })

  it('of an unknown computer need a confirmation, and can be trusted', async () => {
    fake.answer('packs:import', done({ ...OFFER, from: 'unknown', name: '' }))
    await open()
    await press('pack-import')
    await phrase('long enough')
    expect(get('pack-offer').attributes('data-from')).toBe('unknown')
    expect(get('pack-offer').text()).toContain(en.offline.files.offer.compare)
    expect(get('pack-accept').text()).toBe(en.offline.files.offer.takeUnknown)
    await get('pack-trust').setValue(true)
    await get('pack-trust-name').setValue(' Dyno room ')
    await press('pack-accept')
    expect(fake.sent('packs:accept')).toEqual([{ id: 'o1', unknown: true, trust: 'Dyno room' }])
  })

  it('can be declined after reading, also by leaving the screen', async () => {
    await open()
    await press('pack-import')
    await phrase('long enough')
    await press('pack-decline')
    expect(has('pack-offer')).toBe(false)
    await press('pack-import')
    await phrase('long enough')
    screen.wrapper.unmount()
    expect(fake.sent('packs:decline')).toEqual([{ id: 'o1' }, { id: 'o1' }])
    expect(fake.sent('packs:accept')).toEqual([])
  })

  it.each([
    ['a cancel', () => get('pack-file-form').trigger('keydown', { key: 'Escape' })],
    ['the next page', () => screen.router.push('/search')]
  ])('that are read at the same time as %s are declined', async (_when, leave) => {
    const held = fake.hold('packs:import')
    await open()
    await press('pack-import')
    await phrase('long enough')
    await leave()
    held[0]!.answer(done(OFFER))
    await flushPromises()
    expect(has('pack-offer')).toBe(false)
    expect(fake.sent('packs:decline')).toEqual([{ id: 'reading' }, { id: 'o1' }])
  })

  it.each([
    ['ends', done(null)],
    ['fails', failed('store-failed')]
  ])('leave the next form as it is when an export %s after a cancel', async (_name, answer) => {
    const held = fake.hold('packs:export')
    await open()
    await press('pack-export')
    await phrase('long enough', 'long enough')
    await get('pack-file-form').trigger('keydown', { key: 'Escape' })
    await press('pack-import')
    await get('pack-phrase').setValue('another one')
    held[0]!.answer(answer)
    await flushPromises()
    expect((get('pack-phrase').element as HTMLInputElement).value).toBe('another one')
    expect(has('notice')).toBe(false)
  })

  it('that changed during the import report it, and the offer stays', async () => {
    fake.fail('packs:accept', 'pack-file', { params: { reason: 'changed' } })
    await open()
    await press('pack-import')
    await phrase('long enough')
    await press('pack-accept')
    expect(get('notice').text()).toContain('has changed since you chose it')
    expect(has('pack-offer')).toBe(true)
  })

  it('are readable but not saved when saving is forbidden', async () => {
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'policy.allowExport' ? { ...entry, value: false } : entry
    )
    await open()
    expect(has('pack-export')).toBe(false)
    expect(has('pack-import')).toBe(true)
    expect(screen.wrapper.text()).toContain(en.offline.files.noExport)
  })

  it('that are unreadable report it, and the form stays', async () => {
    fake.fail('packs:import', 'pack-file')
    await open()
    await press('pack-import')
    await phrase('long enough')
    expect(get('notice').attributes('data-code')).toBe('pack-file')
    expect(has('pack-file-form')).toBe(true)
  })

  it('can be cancelled in the system dialog', async () => {
    fake.answer('packs:import', done(null))
    await open()
    await press('pack-import')
    await phrase('long enough')
    expect(has('pack-file-form')).toBe(false)
    expect(has('pack-file-outcome')).toBe(false)
  })

  it('are not offered when policy forbids them', async () => {
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'packs.allowFiles' ? { ...entry, value: false, managed: true } : entry
    )
    await open()
    expect(has('pack-export')).toBe(false)
    expect(get('pack-files-off').text()).toBe(en.offline.files.managedOff)
  })
})

describe('the storage', () => {
  it('is shown with its limit and its parts', async () => {
    await open()
    expect(get('storage').attributes('data-bytes')).toBe(String(STORAGE.bytes))
    expect(get('storage').text()).toMatch(/50\sMB of 2\u202f048\sMB/)
    expect(get('storage').text()).toContain('1\u202f204')
  })

  it('is cleared only after a second confirmation, which lists what stays', async () => {
    await open()
    await press('storage-clear')
    expect(get('storage-confirm-dialog').text()).toContain(en.offline.storage.stays)
    await press('storage-confirm-no')
    expect(fake.sent('desk:clear')).toEqual([])
    await press('storage-clear')
    await press('storage-confirm-yes')
    expect(fake.sent('desk:clear')).toHaveLength(1)
    expect(get('storage').attributes('data-bytes')).toBe('0')
  })
})
