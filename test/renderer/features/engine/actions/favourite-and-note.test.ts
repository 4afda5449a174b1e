import { DEMO, ENGINE, fake, received, showEnginePage } from '../mount-engine-page'
import { FETCHED_AT } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { useFavourites } from '@/stores/favourites'
import en from '@shared/locales/en'
import { done, failed } from '@contract/failures'
import { CATALOGUE, detailOf } from '../../../../fakes/catalogue'

const PATH = { types: '1', manufacturers: '9007199254740993', models: '20', generations: '31', engines: '40' }
const press = async (init: KeyboardEventInit, target: EventTarget = document.body): Promise<void> => {
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  await flushPromises()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fake.reset()
})
afterEach(() => void vi.useRealTimers())

describe('recent engines', () => {
  it('include an engine with its whole path once it is loaded', async () => {
    const held = fake.hold('catalogue:engine')
    await showEnginePage()
    expect(fake.sent('desk:add-recent')).toEqual([])
    held[0]?.answer(received(detailOf(CATALOGUE, '40')!))
    await flushPromises()
    expect(fake.sent('desk:add-recent')).toEqual([{ path: PATH }])
  })
  it('do not include an engine that could not be shown', async () => {
    fake.fail('catalogue:engine', 'offline')
    await showEnginePage()
    expect(fake.sent('desk:add-recent')).toEqual([])
  })
})

describe('the favourite button', () => {
  it('stores the whole path, and removes it again', async () => {
    const { page } = await showEnginePage()
    const star = page.get('[data-testid="favourite"]')
    expect(star.attributes('aria-pressed')).toBe('false')
    await star.trigger('click')
    await flushPromises()
    expect(fake.sent('desk:add-favourite')).toEqual([{ path: PATH, group: '' }])
    expect(star.attributes('aria-pressed')).toBe('true')
    await star.trigger('click')
    await flushPromises()
    expect(fake.sent('desk:remove-favourite')).toEqual([{ engineId: '40' }])
    expect(star.attributes('aria-pressed')).toBe('false')
  })
  it('is pressed by F, but not while someone writes, and not with Ctrl', async () => {
    const { page } = await showEnginePage()
    await press({ key: 'f', ctrlKey: true })
    await press({ key: 'f' }, page.get('[data-testid="note-text"]').element)
    expect(fake.sent('desk:add-favourite')).toEqual([])
    await press({ key: 'f' })
    expect(fake.sent('desk:add-favourite')).toHaveLength(1)
  })
  it('ignores keys once the page is closed', async () => {
    const { router } = await showEnginePage()
    await router.push('/elsewhere')
    await press({ key: 'f' })
    expect(fake.sent('desk:add-favourite')).toEqual([])
  })
  it('puts a favourite into a group, and suggests existing ones', async () => {
    const { page } = await showEnginePage()
    await useFavourites().load()
    await page.get('[data-testid="favourite"]').trigger('click')
    await flushPromises()
    const group = page.get('[data-testid="favourite-group"]')
    await group.setValue(' Fleet ')
    await group.trigger('change')
    await flushPromises()
    expect(fake.sent('desk:add-favourite').at(-1)).toEqual({ path: PATH, group: 'Fleet' })
    expect(page.findAll('datalist option').map((one) => one.attributes('value'))).toEqual(['Fleet'])
    const field = group.element as HTMLInputElement
    field.value = 'Flet'
    await group.trigger('input')
    await group.trigger('keydown', { key: 'Escape' })
    expect(field.value).toBe('Fleet')
  })
  it('keeps a group that is typed while another favourite opens, for the one it was typed for', async () => {
    const OTHER = { ...PATH, engines: '41' }
    const { page, router } = await showEnginePage()
    await useFavourites().load()
    await useFavourites().add(PATH, '')
    await useFavourites().add(OTHER, '')
    await flushPromises()
    const group = () => page.get<HTMLInputElement>('[data-testid="favourite-group"]')
    group().element.value = 'Fleet'
    await group().trigger('input')
    await router.push(ENGINE.replace(/40$/, '41'))
    await flushPromises()
    expect(group().element.value).toBe('')
    await group().trigger('change')
    await router.push('/elsewhere')
    await flushPromises()
    expect(fake.sent('desk:add-favourite').slice(2)).toEqual([{ path: PATH, group: 'Fleet' }])
  })
  it('keeps a group that is typed while another window changes it, until the favourite is removed', async () => {
    const stored = (group: string) => [{ path: PATH, names: {}, group, addedAt: FETCHED_AT }] as never
    const { page } = await showEnginePage()
    await useFavourites().load()
    await useFavourites().add(PATH, 'Old')
    await flushPromises()
    const group = () => page.get<HTMLInputElement>('[data-testid="favourite-group"]')
    fake.emit('desk:favourites-changed', stored('Other'))
    await flushPromises()
    expect(group().element.value).toBe('Other')
    group().element.value = 'Half typ'
    await group().trigger('input')
    fake.emit('desk:favourites-changed', stored('Third'))
    await flushPromises()
    expect(group().element.value).toBe('Half typ')
    fake.emit('desk:favourites-changed', [])
    await flushPromises()
    fake.emit('desk:favourites-changed', stored('Third'))
    await flushPromises()
    expect(group().element.value).toBe('Third')
  })
  it('stores a group that is being typed when the page is left', async () => {
    const { page, router } = await showEnginePage()
    await useFavourites().load()
    await useFavourites().add(PATH, '')
    await flushPromises()
    const group = page.get<HTMLInputElement>('[data-testid="favourite-group"]')
    group.element.value = 'Fleet'
    await group.trigger('input')
    await router.push('/elsewhere')
    await flushPromises()
    expect(fake.sent('desk:add-favourite').at(-1)).toEqual({ path: PATH, group: 'Fleet' })
  })
  it('reports a group that could not be stored at its own favourite only, and keeps its text', async () => {
    const { page, router } = await showEnginePage()
    await useFavourites().load()
    await useFavourites().add(PATH, '')
    await useFavourites().add({ ...PATH, engines: '41' }, '')
    await flushPromises()
    const group = () => page.get<HTMLInputElement>('[data-testid="favourite-group"]')
    fake.fail('desk:add-favourite', 'store-failed')
    await group().setValue('Fleet')
    await group().trigger('change')
    await flushPromises()
    expect(page.findAll('[data-testid="notice"]')).toHaveLength(1)
    await router.push(ENGINE.replace(/40$/, '41'))
    await flushPromises()
    expect([group().element.value, page.findAll('[data-testid="notice"]').length]).toEqual(['', 0])
    await router.push(ENGINE)
    await flushPromises()
    expect([group().element.value, page.findAll('[data-testid="notice"]').length]).toEqual(['Fleet', 1])
  })
  it('reports when it could not be stored', async () => {
    fake.fail('desk:add-favourite', 'store-failed')
    const { page } = await showEnginePage()
    await page.get('[data-testid="favourite"]').trigger('click')
    await flushPromises()
    expect(page.get('[data-testid="notice"]').attributes('data-code')).toBe('store-failed')
  })
})

describe('a note', () => {
  const text = (page: Awaited<ReturnType<typeof showEnginePage>>['page']) =>
    page.get<HTMLTextAreaElement>('[data-testid="note-text"]')
  it('is displayed with the engine, open if there is one', async () => {
    fake.notes_ = { 40: 'seal is broken' }
    const { page } = await showEnginePage()
    expect(text(page).element.value).toBe('seal is broken')
    expect(page.get('[data-testid="note"]').attributes('open')).toBeDefined()
    expect(page.get('[data-testid="note"]').text()).toContain(en.engine.note.private)
  })
  it('is closed for the next engine if that has none', async () => {
    fake.notes_ = { 40: 'seal is broken' }
    const { page, router } = await showEnginePage()
    await router.push(ENGINE.replace(/40$/, '41'))
    await flushPromises()
    expect(page.get('[data-testid="note"]').attributes('open')).toBeUndefined()
    await router.push(ENGINE)
    await flushPromises()
    expect(page.get('[data-testid="note"]').attributes('open')).toBeDefined()
  })
  it('is saved after a pause in typing, not at every key', async () => {
    const { page } = await showEnginePage()
    for (const part of ['a', 'ab', 'abc']) await text(page).setValue(part)
    expect(fake.sent('desk:set-note')).toEqual([])
    expect(page.get('[data-testid="note"]').text()).toContain(en.engine.note.unsaved)
    await vi.advanceTimersByTimeAsync(800)
    await flushPromises()
    expect(fake.sent('desk:set-note')).toEqual([{ engineId: '40', text: 'abc', seen: '' }])
    expect(page.get('[data-testid="note"]').text()).not.toContain(en.engine.note.unsaved)
  })
  it('is saved once when its box loses the focus', async () => {
    const { page } = await showEnginePage()
    await text(page).setValue('abc')
    await text(page).trigger('blur')
    await vi.advanceTimersByTimeAsync(5000)
    expect(fake.sent('desk:set-note')).toEqual([{ engineId: '40', text: 'abc', seen: '' }])
  })
  it('belongs to the engine it was written for when the page changes or closes', async () => {
    const { page, router } = await showEnginePage()
    await text(page).setValue('for 40')
    await router.push(ENGINE.replace(/40$/, '42'))
    await flushPromises()
    expect(fake.sent('desk:set-note')).toEqual([{ engineId: '40', text: 'for 40', seen: '' }])
    expect(text(page).element.value).toBe('')
    await text(page).setValue('for 42')
    await router.push('/elsewhere')
    await flushPromises()
    expect(fake.sent('desk:set-note').at(-1)).toEqual({ engineId: '42', text: 'for 42', seen: '' })
  })
  it('is saved again after a save that is still running', async () => {
    const held = fake.hold('desk:set-note')
    const { page } = await showEnginePage()
    for (const words of ['a', 'ab']) {
      await text(page).setValue(words)
      await text(page).trigger('blur')
    }
    const sent = fake.sent('desk:set-note')
    expect(sent.map(({ text: words, seen }) => [seen, words])).toEqual([
      ['', 'a'],
      ['a', 'ab']
    ])
    for (const [at, { text: words }] of sent.entries())
      held[at]!.answer(done({ text: words, changedAt: '2026-11-21T09:30:00.000Z' }))
    await flushPromises()
    expect(text(page).element.value).toBe('ab')
  })
  it('is not lost when it could not be saved', async () => {
    fake.fail('desk:set-note', 'store-failed')
    const { page } = await showEnginePage()
    await text(page).setValue('abc')
    await text(page).trigger('blur')
    await flushPromises()
    expect(text(page).element.value).toBe('abc')
    expect(page.get('[data-testid="note"]').get('[data-testid="notice"]').attributes('data-code')).toBe('store-failed')
    fake.answer('desk:set-note', ({ text: kept }) => done({ text: kept, changedAt: '2026-11-21T09:30:00.000Z' }))
    await text(page).trigger('blur')
    await flushPromises()
    expect(fake.sent('desk:set-note')).toHaveLength(2)
  })
  it('does not return with the engine of another service', async () => {
    fake.fail('desk:set-note', 'store-failed')
    const { page, router } = await showEnginePage()
    await text(page).setValue('abc')
    await router.push(ENGINE.replace(/40$/, '42'))
    await flushPromises()
    fake.emit('connection:changed', { ...DEMO, state: 'online', baseUrl: 'https://b.example' })
    await router.push(ENGINE)
    await flushPromises()
    expect(text(page).element.value).toBe('')

    fake.answer('desk:set-note', ({ text: kept }) => done({ text: kept, changedAt: '2026-11-21T09:30:00.000Z' }))
    await router.push(ENGINE.replace(/40$/, '42'))
    fake.emit('connection:changed', DEMO)
    await router.push(ENGINE)
    await flushPromises()
    expect(text(page).element.value).toBe('abc')
    await vi.advanceTimersByTimeAsync(800)
  })
  it('is there again, and saved again, when its save failed after another engine was opened', async () => {
    const held = fake.hold('desk:set-note')
    const { page, router } = await showEnginePage()
    await text(page).setValue('abc')
    await router.push(ENGINE.replace(/40$/, '42'))
    await flushPromises()
    held[0]!.answer(failed('store-failed'))
    await flushPromises()
    expect(text(page).element.value).toBe('')
    fake.answer('desk:set-note', ({ text: kept }) => done({ text: kept, changedAt: '2026-11-21T09:30:00.000Z' }))
    await router.push(ENGINE)
    await flushPromises()
    expect(text(page).element.value).toBe('abc')
    await vi.advanceTimersByTimeAsync(800)
    expect(fake.sent('desk:set-note').slice(1)).toEqual([{ engineId: '40', text: 'abc', seen: '' }])
    fake.notes_ = { 40: 'other' }
    await router.push(ENGINE.replace(/40$/, '42'))
    await router.push(ENGINE)
    await flushPromises()
    expect(text(page).element.value).toBe('other')
  })
})

describe('the stored record and a running request', () => {
  const kept = (more: object) =>
    done({
      data: detailOf(CATALOGUE, '40')!,
      fetchedAt: FETCHED_AT,
      source: 'desk' as const,
      language: 'en' as const,
      ...more
    })
  const mark = (page: Awaited<ReturnType<typeof showEnginePage>>['page'], kind: string) =>
    page.find(`[data-mark="${kind}"]`)

  it('are two facts on the screen', async () => {
    fake.answer('catalogue:engine', kept({ refreshing: true }))
    const { page, fact } = await showEnginePage()
    expect(mark(page, 'refreshing').text()).toContain(en.app.refreshing)
    expect(fact('ecu').text).toBe('Delmark EDX17')
  })
  it('refresh without a call after a background refresh of this engine and pair', async () => {
    fake.answer('catalogue:engine', kept({ refreshing: true }))
    const { page, fact } = await showEnginePage()
    const asked = (): number => fake.sent('catalogue:engine').length + fake.sent('catalogue:performance').length
    const before = asked()
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '41' } })
    fake.emit('catalogue:updated', { endpoint: 'performance', params: { generation_id: '30', engine_id: '40' } })
    await flushPromises()
    expect(asked()).toBe(before)
    fake.answer('catalogue:engine', kept({ data: { ...detailOf(CATALOGUE, '40')!, ecu: 'Delmark EDX21' } }))
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '40' } })
    fake.emit('catalogue:updated', { endpoint: 'performance', params: { generation_id: '31', engine_id: '40' } })
    await flushPromises()
    expect(asked()).toBe(before + 2)
    expect(fake.sent('catalogue:engine').at(-1)?.refresh).toBeUndefined()
    expect(fact('ecu').text).toBe('Delmark EDX21')
    expect(mark(page, 'refreshing').exists()).toBe(false)
  })
  it('wait for the answer that a person requested', async () => {
    fake.answer('catalogue:engine', kept({ refreshing: true }))
    const { page, fact } = await showEnginePage()
    const held = fake.hold('catalogue:engine')
    await page.get('[data-testid="engine-refresh"]').trigger('click')
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '40' } })
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '40' } })
    await flushPromises()
    expect(fake.sent('request:cancel')).toEqual([])
    expect(held).toHaveLength(1)
    held[0]!.answer(kept({}))
    await flushPromises()
    expect(held).toHaveLength(2)
    held[1]!.answer(kept({ data: { ...detailOf(CATALOGUE, '40')!, ecu: 'Delmark EDX21' } }))
    await flushPromises()
    expect(fact('ecu').text).toBe('Delmark EDX21')
    expect(held).toHaveLength(2)
  })
  it('do not request displayed data again', async () => {
    await showEnginePage()
    const asked = (): number => fake.sent('catalogue:engine').length
    const before = asked()
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '40' }, fetchedAt: FETCHED_AT })
    await flushPromises()
    expect(asked()).toBe(before)
    fake.emit('catalogue:updated', {
      endpoint: 'engine',
      params: { engine_id: '40' },
      fetchedAt: '2026-11-21T09:31:00.000Z'
    })
    await flushPromises()
    expect(asked()).toBe(before + 1)
  })
  it('stop listening when the page closes', async () => {
    const { router } = await showEnginePage()
    await router.push('/elsewhere')
    // the stores of the lists and of the engine to open next
    expect(fake.listening('catalogue:updated')).toBe(2)
  })
  it('report that the service no longer lists the engine', async () => {
    fake.answer('catalogue:engine', kept({ goneSince: '2026-05-14T10:00:00.000Z' }))
    const { page, fact } = await showEnginePage()
    expect(mark(page, 'gone').text()).toContain('no longer listed since 14 May 2026')
    expect(fact('ecu').text).toBe('Delmark EDX17')
  })
  it('name the language of the texts when it differs from the requested one', async () => {
    fake.answer('catalogue:engine', kept({ language: 'lv' }))
    expect(mark((await showEnginePage()).page, 'language').text()).toContain('texts in Latviešu')
  })
  it('carry the language of their texts when it differs from the interface', async () => {
    const data = detailOf(CATALOGUE, '40')!
    const option = { name: 'Launch control', code: 'LC', description: null, icon: null }
    fake.answer(
      'catalogue:engine',
      kept({ language: 'lv', englishTexts: ['Launch control'], data: { ...data, options: [...data.options!, option] } })
    )
    const { page } = await showEnginePage()
    const langs = (): (string | undefined)[] =>
      page.findAll('[data-testid="option"] [dir]').map((one) => one.attributes('lang'))
    expect(langs()).toEqual(['lv', undefined])
    expect(page.get('[data-testid="read-method"] [lang]').attributes('lang')).toBe('lv')
    expect(page.get('[data-testid="stage"] .needs span').attributes('lang')).toBe('lv')
    fake.answer('catalogue:engine', kept({ data }))
    const again = await showEnginePage()
    expect(again.page.findAll('[data-testid="option"] [lang]')).toHaveLength(0)
  })
  it('report texts equal to the English ones, which may be untranslated (trap 68)', async () => {
    fake.answer('catalogue:engine', kept({ sameAsEnglish: true }))
    expect(mark((await showEnginePage()).page, 'english').text()).toContain('texts as in English')
    fake.answer('catalogue:engine', kept({}))
    expect(mark((await showEnginePage()).page, 'english').exists()).toBe(false)
  })
  it('mark each text equal to the English one, when others differ', async () => {
    const data = detailOf(CATALOGUE, '40')!
    const option = { name: 'Launch control', code: 'LC', description: null, icon: null }
    const answer = { data: { ...data, options: [...data.options!, option] }, englishTexts: ['Launch control'] }
    fake.answer('catalogue:engine', kept(answer))
    const { page } = await showEnginePage()
    const marked = page
      .findAll('[data-testid="option"]')
      .map((one) => [one.attributes('data-code'), one.find('[data-testid="english-text"]').exists()])
    expect(marked).toEqual([
      ['VMAX', false],
      ['LC', true]
    ])
    expect(page.get('[data-testid="english-text"]').attributes('aria-label')).toContain('English text')
  })
  it.each([
    [0.5, 1, 'fresh'],
    [1.5, 1, 'stale'],
    [13, 14, 'fresh'],
    [20, 14, 'stale']
  ])('%f days old under a policy of %i are %s', async (age, engineDays, fresh) => {
    fake.answer('catalogue:engine', kept({ fetchedAt: new Date(Date.now() - age * 86_400_000).toISOString() }))
    const { page } = await showEnginePage(ENGINE, { 'freshness.engineDays': engineDays })
    expect(page.get('[data-testid="engine-page"]').attributes('data-fresh')).toBe(fresh)
  })
  it('older than the retention limit are stale', async () => {
    fake.answer('catalogue:engine', kept({ fetchedAt: new Date(Date.now() - 2 * 86_400_000).toISOString() }))
    const { page } = await showEnginePage(ENGINE, { 'freshness.engineDays': 14, 'policy.keepDays': 1 })
    expect(page.get('[data-testid="engine-page"]').attributes('data-fresh')).toBe('stale')
  })
  it('are fresh right after a request, also when every opening refreshes', async () => {
    fake.answer('catalogue:engine', kept({ source: 'service', fetchedAt: new Date().toISOString() }))
    const { page } = await showEnginePage(ENGINE, { 'freshness.engineDays': 0 })
    expect(page.get('[data-testid="engine-page"]').attributes('data-fresh')).toBe('fresh')
  })
  it('come from this computer alone without a connection', async () => {
    fake.connection_ = { ...DEMO, state: 'offline', failure: { code: 'offline' } }
    fake.answer('catalogue:engine', kept({}))
    expect((await showEnginePage()).page.get('[data-testid="engine-page"]').attributes('data-fresh')).toBe('offline')
  })
})
