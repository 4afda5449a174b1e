import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO, fake, FETCHED_AT, NOT_CONNECTED } from '../../fakes/bridge'
import { CATALOGUE, pathOf } from '../../fakes/catalogue'
import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { done, failed } from '@contract/failures'
import { mirrorState } from '@/composables/requests/mirrored-state'
import { useCallBudget } from '@/stores/call-budget'
import { useCompareSelection } from '@/stores/compare'
import { useConnection } from '@/stores/connection'
import { useFavourites } from '@/stores/favourites'
import { useLanguage } from '@/stores/language'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useNotices } from '@/stores/shell/notices'
import { useSettings } from '@/stores/settings'

beforeEach(() => {
  fake.reset()
  setActivePinia(createPinia())
})

describe('a mirror of main', () => {
  it('prefers a broadcast that arrived before the answer, because the answer may be older', async () => {
    const asked = Promise.withResolvers<number>()
    let tell = (_value: number): void => undefined
    const copy = mirrorState(
      0,
      () => asked.promise,
      (listener) => ((tell = listener), () => undefined)
    )
    const loading = copy.load()
    tell(2)
    asked.resolve(1)
    await loading
    expect(copy.current.value).toBe(2)
  })
  it('requests and listens once however often it is loaded', async () => {
    const budget = useCallBudget()
    await Promise.all([budget.load(), budget.load()])
    expect(fake.sent('budget:state')).toHaveLength(1)
    expect(fake.listening('budget:changed')).toBe(1)
  })
})

describe('favourites and compared engines', () => {
  it.each([
    ['desk:favourites', useFavourites],
    ['compare:entries', useCompareSelection]
  ] as const)('%s are those of the service that was chosen last', async (channel, useStore) => {
    await useConnection().load()
    const store = useStore()
    const held = fake.hold<'desk:favourites' | 'compare:entries'>(channel)
    for (const host of ['a', 'b']) {
      fake.emit('connection:changed', { ...DEMO, baseUrl: `https://${host}.example` })
      await flushPromises()
    }
    held[1]!.answer(done([]))
    await flushPromises()
    held[0]!.answer(done([{ path: pathOf(CATALOGUE, '40'), names: {} }] as never))
    await flushPromises()
    expect(store.entries).toEqual([])
  })
})

describe('stores', () => {
  it('have no connection before main answers, and follow it afterwards', async () => {
    const connection = useConnection()
    expect(connection.connected).toBe(false)
    await connection.load()
    expect(connection.state).toBe('demo')
    fake.emit('connection:changed', { ...DEMO, state: 'limited' })
    expect(connection.state).toBe('limited')
  })
  it('send a new address without a key when the sealed one stays', async () => {
    await useConnection().connect('https://a.example')
    expect(fake.sent('connection:connect')).toEqual([{ baseUrl: 'https://a.example' }])
  })
  it('pass a refused connection on and keep the previous one', async () => {
    fake.connection_ = NOT_CONNECTED
    fake.answer('connection:connect', failed('bad-key', { status: 403 }))
    const connection = useConnection()
    await connection.load()
    expect(await connection.connect('https://a.example', 'k')).toMatchObject({
      ok: false,
      failure: { code: 'bad-key' }
    })
    expect(connection.state).toBe('no-key')
  })
  it('return the settings of main', async () => {
    const settings = useSettings()
    fake.settings_ = fake.settings_.map((entry) => (entry.key === 'units.power' ? { ...entry, value: 'bhp' } : entry))
    await settings.load()
    expect(settings.value('units.power')).toBe('bhp')
  })
  it('list no setting that the role may not read, and return its default', async () => {
    const settings = useSettings()
    fake.settings_ = fake.settings_.map((entry) => (entry.key === 'shop.tools' ? { ...entry, hidden: true } : entry))
    await settings.load()
    expect(settings.value('shop.tools')).toEqual([])
    expect(settings.entry('shop.tools')).toBeUndefined()
    expect(settings.entries.map(({ key }) => key)).not.toContain('shop.tools')
  })
  it('keep the old value when main refuses a new one', async () => {
    const settings = useSettings()
    await settings.load()
    expect(await settings.set('limits.concurrentCalls', 99)).toMatchObject({
      ok: false,
      failure: { code: 'setting-invalid' }
    })
    expect(settings.value('limits.concurrentCalls')).toBe(4)
  })
  it('switch the language with main', async () => {
    const language = useLanguage()
    await language.load()
    fake.emit('language:changed', { interfaceLanguage: 'nb', contentLanguage: 'zh-hant' })
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('nb'), 60_000)
    expect(language.tag).toBe('nb')
    // strokes, as usual in traditional Chinese
    expect(['豐田', '本田', '大眾'].sort(language.compareNames)).toEqual(['大眾', '本田', '豐田'])
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'en' })
    await new Promise((resolve) => setTimeout(resolve))
  })
  it('return no share of a budget without a limit', () => {
    expect(useCallBudget().share).toBe(0)
  })
})

describe('lists', () => {
  it('are requested once and then cached', async () => {
    const lists = useCatalogueLists()
    await Promise.all([lists.load('models', '10'), lists.load('models', '10')])
    await lists.load('models', '10')
    expect(fake.sent('catalogue:models')).toHaveLength(1)
    expect(lists.state('models', '10').received?.data).toEqual(CATALOGUE.models['10'])
  })
  it('are read from storage without a call; loading one that was only read requests it', async () => {
    const lists = useCatalogueLists()
    await lists.loadFromCache('models', '10')
    expect(lists.state('models', '10')).toMatchObject({ received: { data: CATALOGUE.models['10'] }, fetching: false })
    expect(fake.sent('catalogue:models')).toEqual([])
    await lists.load('models', '10')
    await lists.load('models', '10')
    await lists.loadFromCache('models', '10')
    expect(fake.sent('catalogue:models')).toHaveLength(1)
    expect(fake.sent('catalogue:held')).toHaveLength(1)
  })
  it('are cached by level and parent: equal ids on two levels are two lists', async () => {
    const lists = useCatalogueLists()
    await Promise.all([lists.load('models', '10'), lists.load('generations', '10')])
    expect(lists.state('generations', '10').received?.data).toEqual([])
    expect(lists.state('models', '10').received?.data).toHaveLength(1)
  })
  it('are cancelled only when nobody waits any more', async () => {
    const held = fake.hold('catalogue:models')
    const [a, b] = [new AbortController(), new AbortController()]
    const lists = useCatalogueLists()
    const both = [lists.load('models', '10', { signal: a.signal }), lists.load('models', '10', { signal: b.signal })]
    a.abort()
    expect(fake.sent('request:cancel')).toEqual([])
    b.abort()
    expect(fake.sent('request:cancel')).toHaveLength(1)
    held[0]!.answer(failed('cancelled'))
    await Promise.all(both)
    expect(lists.state('models', '10')).toEqual({ received: null, fetching: false, failure: null })
  })
  it('ignore an answer of the previous connection', async () => {
    const held = fake.hold('catalogue:types')
    const lists = useCatalogueLists()
    const loading = lists.load('types', '')
    lists.reset()
    held[0]!.answer(failed('offline'))
    await loading
    expect(lists.state('types', '')).toEqual({ received: null, fetching: false, failure: null })
  })
  it('stay loading when left and opened again, until the newer answer', async () => {
    const held = fake.hold('catalogue:types')
    const lists = useCatalogueLists()
    const leaver = new AbortController()
    const first = lists.load('types', '', { signal: leaver.signal })
    leaver.abort()
    const second = lists.load('types', '')
    held[0]!.answer({ ok: false, failure: { code: 'cancelled' } })
    await first
    expect(lists.state('types', '').fetching).toBe(true)
    held[1]!.answer({ ok: true, value: { data: [], fetchedAt: FETCHED_AT, source: 'service', language: 'en' } })
    await second
    expect(lists.state('types', '')).toMatchObject({ fetching: false, received: { data: [] } })
  })
  it('stop loading when they are left', async () => {
    const held = fake.hold('catalogue:types')
    const lists = useCatalogueLists()
    const leaver = new AbortController()
    const load = lists.load('types', '', { signal: leaver.signal })
    leaver.abort()
    held[0]!.answer({ ok: false, failure: { code: 'cancelled' } })
    await load
    expect(lists.state('types', '')).toMatchObject({ fetching: false, failure: null })
  })
  it.each([
    ['the desk', 'desk' as const, [undefined, true]],
    ['the service', 'service' as const, [undefined]]
  ])('are refreshed after a load that %s answers meanwhile, if that is not new enough', async (_who, source, asked) => {
    const held = fake.hold('catalogue:types')
    const lists = useCatalogueLists()
    const loads = Promise.all([lists.load('types', ''), lists.load('types', '', { refresh: true })])
    held[0]!.answer({ ok: true, value: { data: [], fetchedAt: FETCHED_AT, source, language: 'en' } })
    await flushPromises()
    held[1]?.answer({ ok: true, value: { data: [], fetchedAt: FETCHED_AT, source: 'service', language: 'en' } })
    await loads
    expect(fake.sent('catalogue:types').map(({ refresh }) => refresh)).toEqual(asked)
  })
  it('are not requested again when a shared refresh has failed', async () => {
    const held = fake.hold('catalogue:types')
    const lists = useCatalogueLists()
    const both = [lists.load('types', '', { refresh: true }), lists.load('types', '', { refresh: true })]
    held[0]!.answer(failed('internal'))
    await Promise.all(both)
    expect(fake.sent('catalogue:types')).toHaveLength(1)
    expect(lists.state('types', '').failure?.code).toBe('internal')
  })
  it('fail at once while offline, until the network answers', async () => {
    vi.useFakeTimers()
    const held = fake.hold('catalogue:models')
    const lists = useCatalogueLists()
    useConnection().current = { ...DEMO, state: 'offline' }
    const loading = lists.load('models', '10')
    await vi.advanceTimersByTimeAsync(100)
    expect(lists.state('models', '10')).toMatchObject({ fetching: true, failure: null })
    await vi.advanceTimersByTimeAsync(100)
    expect(lists.state('models', '10')).toMatchObject({ fetching: true, failure: { code: 'offline' } })
    const answer = { data: CATALOGUE.models['10']!, fetchedAt: FETCHED_AT, source: 'service', language: 'en' } as const
    held[0]!.answer({ ok: true, value: answer })
    await loading
    expect(lists.state('models', '10')).toMatchObject({ fetching: false, failure: null, received: answer })
    vi.useRealTimers()
  })
  it('do not wait forever when a request throws, and pass the bug on', async () => {
    fake.answer('catalogue:types', () => Promise.reject(new Error('bug')))
    const lists = useCatalogueLists()
    await expect(lists.load('types', '')).rejects.toThrow('bug')
    expect(lists.state('types', '')).toMatchObject({ fetching: false, failure: { code: 'internal' } })
  })
})

describe('notices', () => {
  it('show the newest of those that replace each other, in its place', async () => {
    const notices = useNotices()
    await notices.load()
    const link = (reason: string) => ({
      id: 'notice-link',
      kind: 'warning' as const,
      code: 'link' as const,
      params: { reason }
    })
    fake.emit('notice:added', link('not-connected'))
    fake.emit('notice:added', { id: 'notice-0', kind: 'error', code: 'store-lost' })
    fake.emit('notice:added', link('other-service'))
    expect(notices.notices.map(({ code, params }) => [code, params?.['reason']])).toEqual([
      ['link', 'other-service'],
      ['store-lost', undefined]
    ])
    notices.dismiss('notice-link')
    expect(fake.sent('app:dismiss-notice')).toEqual([{ id: 'notice-link' }])
    fake.emit('notice:added', link('not-connected'))
    expect(notices.notices.map(({ code }) => code)).toEqual(['store-lost', 'link'])
    // dismissed in another window
    fake.emit('notice:removed', { id: 'notice-0' })
    expect(notices.notices.map(({ code }) => code)).toEqual(['link'])
  })
})
