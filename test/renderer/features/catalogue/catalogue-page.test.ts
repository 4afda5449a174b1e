import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO, fake, FETCHED_AT, STORAGE } from '../../../fakes/bridge'
import { CATALOGUE, engine, manufacturer } from '../../../fakes/catalogue'
import { ENGINE_TABLE_COLUMNS } from '@/features/catalogue/engine-table/engine-columns'
import { done } from '@contract/failures'
import type { ReadinessEntry } from '@contract/channels/packs'
import { LEVELS, type Level } from '@shared/catalogue/records'
import en from '@shared/locales/en'
import { useRole } from '@/stores/shell/role'
import { useSettings } from '@/stores/settings'
import { urlAt, startWindow, stopWindow, type StartedWindow } from '../../window'
import { setInterfaceLanguage } from '@/locales'

let app: StartedWindow
const column = (level: string) => app.wrapper.find(`[data-testid="level-list"][data-level="${level}"]`)
const items = (level: string): string[] =>
  column(level)
    .findAll('[data-testid="level-item"]')
    .map((item) => item.attributes('data-id')!)
const item = (level: string, id: string) => column(level).get(`[data-testid="level-item"][data-id="${id}"]`)
const press = async (key: string, more: KeyboardEventInit = {}): Promise<void> => {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  await app.settle()
}
/** Returns the label of the item. */
async function chooseInMenu(level: string, id: string): Promise<string> {
  await column(level).get('[data-testid="column-menu-open"]').trigger('keydown', { key: 'Enter' })
  await app.settle()
  const item = document.querySelector<HTMLElement>(`[data-testid="column-menu-item"][data-id="${id}"]`)!
  const label = item.textContent.trim()
  item.click()
  await app.settle()
  return label
}
const focusedLevel = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-level]')?.dataset['level']
const marked = (level: string): string | undefined => column(level).find('.active').attributes('data-id')

describe('the column browser', () => {
  beforeEach(() => {
    fake.reset()
    window.localStorage.clear()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    stopWindow(app)
  })

  it('begins with the types and requests nothing else', async () => {
    app = await startWindow('/catalogue')
    expect(items('types')).toEqual(['1', '2'])
    expect(column('types').attributes()).toMatchObject({ 'data-total': '2', 'data-state': 'ready' })
    expect(
      fake.calls
        .filter((call) => call.channel.startsWith('catalogue:') && call.channel !== 'catalogue:path-names')
        .map((call) => call.channel)
    ).toEqual(['catalogue:types'])
  })

  it('opens the next column on a click and sends exact ids', async () => {
    app = await startWindow('/catalogue')
    await item('types', '1').trigger('click')
    await app.settle()
    await item('manufacturers', '9007199254740993').trigger('click')
    await app.settle()
    expect(fake.sent('catalogue:models')).toMatchObject([{ parentId: '9007199254740993' }])
    expect(urlAt(app)).toBe('/catalogue/1/9007199254740993')
    expect(items('models')).toEqual(['21', '20'])
  })

  it('asks for the list before it draws the column, and once', async () => {
    app = await startWindow('/catalogue')
    ;(item('types', '1').element as HTMLElement).click()
    expect(fake.sent('catalogue:manufacturers')).toHaveLength(1)
    expect(column('manufacturers').exists()).toBe(false)
    await app.settle()
    expect(items('manufacturers').length).toBeGreaterThan(0)
    const asked = fake.sent('catalogue:manufacturers')
    expect(asked).toHaveLength(1)
    expect(fake.sent('request:cancel').map(({ requestId }) => requestId)).not.toContain(asked[0]!.requestId)
  })

  it('ends that request with the place', async () => {
    app = await startWindow('/catalogue')
    const held = fake.hold('catalogue:manufacturers')
    ;(item('types', '1').element as HTMLElement).click()
    await app.settle()
    const cancelled = (): boolean =>
      fake.sent('request:cancel').some(({ requestId }) => requestId === held[0]!.input.requestId)
    expect([held.length, cancelled()]).toEqual([1, false])
    await app.router.push('/search')
    await app.settle()
    expect(cancelled()).toBe(true)
  })

  it('can be walked by keyboard from the types to the engine page', async () => {
    app = await startWindow('/catalogue')
    expect(focusedLevel()).toBe('types')
    await press('ArrowRight')
    expect(focusedLevel()).toBe('manufacturers')
    expect(marked('manufacturers')).toBe('9007199254740993')
    await press('Enter')
    await press('End')
    expect(marked('models')).toBe('20')
    await press('ArrowRight')
    expect(focusedLevel()).toBe('generations')
    expect(marked('generations')).toBe('31')
    await press('Enter')
    expect(focusedLevel()).toBe('engines')
    await press('ArrowDown')
    await press('Enter')
    expect(urlAt(app)).toBe('/engine/1/9007199254740993/20/31/42')
  })

  it('makes no call while the mark moves', async () => {
    app = await startWindow('/catalogue/1')
    const before = fake.calls.length
    for (const key of ['ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'ArrowUp']) await press(key)
    expect(fake.calls).toHaveLength(before)
  })

  it('returns to the column on the left and back without another call', async () => {
    app = await startWindow('/catalogue/1/10')
    await press('ArrowLeft')
    expect(focusedLevel()).toBe('manufacturers')
    await press('ArrowLeft')
    expect(focusedLevel()).toBe('types')
    await press('ArrowRight')
    await press('ArrowRight')
    expect(focusedLevel()).toBe('models')
    expect(fake.sent('catalogue:models')).toHaveLength(1)
  })

  it('starts a filter with a letter typed anywhere in a column', async () => {
    app = await startWindow('/catalogue/1')
    await press('a')
    expect((document.activeElement as HTMLElement).dataset['testid']).toBe('level-filter')
    await column('manufacturers').get('[data-testid="level-filter"]').setValue('vEN')
    expect(items('manufacturers')).toEqual(['9007199254740993'])
    expect(column('manufacturers').attributes('data-total')).toBe('2')
    expect(column('manufacturers').get('[data-testid="level-count"]').text()).toBe('1 of 2')
    await press('Escape')
    expect(items('manufacturers')).toHaveLength(2)
  })

  it('opens the first match on Enter in the filter', async () => {
    app = await startWindow('/catalogue/1')
    const filter = column('manufacturers').get('[data-testid="level-filter"]')
    await filter.setValue('arv')
    await filter.trigger('keydown', { key: 'Enter' })
    await app.settle()
    expect(urlAt(app)).toBe('/catalogue/1/9007199254740993')
    // an opened entry needs no filter any more
    expect((filter.element as HTMLInputElement).value).toBe('')
    expect(items('manufacturers')).toHaveLength(2)
    expect(column('manufacturers').get('[aria-selected="true"]').attributes('data-id')).toBe('9007199254740993')
  })

  it('moves to the next column from the ends of the typed text, and marks the entry that Enter opens', async () => {
    app = await startWindow('/catalogue/1')
    const box = column('manufacturers').get('[data-testid="level-filter"]').element as HTMLInputElement
    box.focus()
    await column('manufacturers').get('[data-testid="level-filter"]').setValue('arv')
    expect(column('manufacturers').get('.list').classes()).toContain('marked')
    expect(marked('manufacturers')).toBe('9007199254740993')
    box.setSelectionRange(1, 1)
    await press('ArrowRight')
    await press('ArrowLeft')
    expect(document.activeElement).toBe(box)
    box.setSelectionRange(3, 3)
    await press('ArrowRight', { shiftKey: true })
    expect(document.activeElement).toBe(box)
    await press('ArrowRight')
    expect([urlAt(app), focusedLevel()]).toEqual(['/catalogue/1/9007199254740993', 'models'])
    expect(column('manufacturers').get('.list').classes()).not.toContain('marked')
    box.focus()
    box.setSelectionRange(0, 0)
    await press('ArrowLeft')
    expect(focusedLevel()).toBe('types')
  })

  it('marks an exact match before the first one', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20')
    const filter = column('generations').get('[data-testid="level-filter"]')
    await filter.setValue('i')
    expect(items('generations')[0]).not.toBe('30')
    expect(marked('generations')).toBe('30')
    await filter.trigger('keydown', { key: 'Enter' })
    await app.settle()
    expect(urlAt(app)).toBe('/catalogue/1/9007199254740993/20/30')
  })

  it.each(['pointer', 'key'] as const)(
    'opens an only child automatically, and returns in one step (%s)',
    async (by) => {
      app = await startWindow('/catalogue/1')
      if (by === 'pointer') await item('manufacturers', '10').trigger('click')
      else {
        await press('End')
        await press('Enter')
      }
      await app.settle()
      // one model, one generation; never on to the page of the only engine
      expect(urlAt(app)).toBe('/catalogue/1/10/22/33')
      expect(focusedLevel()).toBe(by === 'pointer' ? 'manufacturers' : 'engines')
      app.router.back()
      await app.settle()
      expect(urlAt(app)).toBe('/catalogue/1')
    }
  )

  it('opens no only child for a link, and none once the person is elsewhere', async () => {
    app = await startWindow('/catalogue/1/10')
    expect(urlAt(app)).toBe('/catalogue/1/10')
    const held = fake.hold('catalogue:generations')
    await item('models', '22').trigger('click')
    await app.settle()
    await app.router.push('/catalogue/1')
    await app.router.push('/catalogue/1/10/22')
    held
      .at(-1)!
      .answer(done({ data: CATALOGUE.generations['22']!, fetchedAt: FETCHED_AT, source: 'service', language: 'en' }))
    await app.settle()
    expect(urlAt(app)).toBe('/catalogue/1/10/22')
  })

  it('has its rows as the one tab stop of a column without the focus', async () => {
    app = await startWindow('/catalogue/1')
    const stops = (level: string): string[] =>
      column(level)
        .findAll('button, input, [role="listbox"]')
        .filter((one) => one.attributes('tabindex') !== '-1')
        .map((one) => one.attributes('data-testid') ?? one.attributes('role')!)
    expect([stops('types'), stops('manufacturers')]).toEqual([
      ['listbox'],
      ['column-menu-open', 'level-filter', 'listbox']
    ])
    await press('ArrowLeft')
    expect([stops('types').length, stops('manufacturers').length]).toEqual([3, 1])
  })

  it('refreshes the focused column with Ctrl+R', async () => {
    app = await startWindow('/catalogue/1')
    await press('r', { ctrlKey: true })
    expect(fake.sent('catalogue:manufacturers').at(-1)).toMatchObject({ parentId: '1', refresh: true })
    expect(fake.sent('catalogue:types')).toHaveLength(1)
  })

  it('exposes the age of an old or offline list, which is in the tooltip of its count, to screen readers', async () => {
    const answer = (fetchedAt: string): void =>
      fake.answer('catalogue:types', done({ data: CATALOGUE.types['']!, fetchedAt, source: 'service', language: 'en' }))
    const age = () => column('types').find('[data-testid="level-age"]')
    answer(new Date(Date.now() - 3_600_000).toISOString())
    app = await startWindow('/catalogue')
    expect(age().exists()).toBe(false)
    expect(column('types').get('[data-testid="level-count"]').attributes('title')).toMatch(/^2 entries · fetched 1/)
    fake.emit('connection:changed', { ...fake.connection_, state: 'offline' })
    await app.settle()
    expect(age().text()).toMatch(/^fetched 1/)
    expect(column('types').get('.age').classes()).toContain('visually-hidden')
    fake.emit('catalogue:updated', { endpoint: 'types', params: {} })
    answer(new Date().toISOString())
    await app.settle()
    fake.emit('catalogue:updated', { endpoint: 'types', params: {}, fetchedAt: new Date().toISOString() })
    await app.settle()
    expect(age().exists()).toBe(false)
    stopWindow(app)
    fake.reset()
    answer(new Date(Date.now() - 8 * 86_400_000).toISOString())
    app = await startWindow('/catalogue')
    expect(age().exists()).toBe(true)
  })

  it('reports an empty filter result and can show all again', async () => {
    app = await startWindow('/catalogue/1')
    await column('manufacturers').get('[data-testid="level-filter"]').setValue('zzz')
    await app.settle()
    expect(column('manufacturers').text()).toContain('No matches')
    await column('manufacturers').get('.empty button').trigger('click')
    expect(items('manufacturers')).toHaveLength(2)
  })

  it('shows years as received, newest first, and can be reversed', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20')
    expect(items('generations')).toEqual(['31', '30', '32'])
    expect(
      column('generations')
        .findAll('.years')
        .map((one) => one.text())
    ).toEqual(['2014–', '2007–2014', 'years not given'])
    expect(await chooseInMenu('generations', 'order')).toBe('Show oldest first')
    expect(items('generations')).toEqual(['30', '31', '32'])
    expect(await chooseInMenu('generations', 'order')).toBe('Show newest first')
    expect(items('generations')).toEqual(['31', '30', '32'])
  })

  it('shows why a list failed in its place, and can retry', async () => {
    fake.fail('catalogue:models', 'offline')
    app = await startWindow('/catalogue/1/10')
    expect(column('models').attributes('data-state')).toBe('error')
    expect(column('models').get('[data-testid="notice"]').attributes('data-code')).toBe('offline')
    fake.answer('catalogue:models', () =>
      done({ data: CATALOGUE.models['10']!, fetchedAt: FETCHED_AT, source: 'service', language: 'en' })
    )
    await column('models').get('[data-testid="notice"] button').trigger('click')
    await app.settle()
    expect(column('models').attributes('data-state')).toBe('ready')
    expect(column('models').find('[data-testid="notice"]').exists()).toBe(false)
  })

  it('explains missing lists once in the first, names the opened entries, and shows stored engines beside it', async () => {
    for (const level of ['models', 'generations', 'engines'] as const) fake.fail(`catalogue:${level}`, 'offline')
    const path = { types: '1', manufacturers: '10', models: '21', generations: '33', engines: '48' }
    const names = {
      manufacturers: { id: '10', name: 'Belmora' },
      models: { id: '21', name: 'Tavo' },
      generations: { id: '33', name: 'III', year: 2015, yearend: 2020 },
      engines: { id: '48', name: '1.6' }
    }
    const entry = { path, names, state: 'complete', missing: [], fetchedAt: FETCHED_AT } as unknown as ReadinessEntry
    fake.answer('packs:readiness', ({ scopes }) => done(scopes[0]?.kind === 'manufacturer' ? [entry] : []))
    fake.answer('catalogue:path-names', { models: { id: '20', name: 'Corsale' } })
    app = await startWindow('/catalogue/1/10/20/31')
    const openedIn = (level: Level) => column(level).find('[data-testid="level-opened"]')
    expect(openedIn('manufacturers').exists()).toBe(false)
    expect(openedIn('models').text()).toBe('Corsale')
    // its name is not stored
    expect(openedIn('generations').exists()).toBe(false)
    expect(openedIn('engines').exists()).toBe(false)
    expect(app.wrapper.findAll('[data-testid="level-list"] [data-testid="notice"]')).toHaveLength(1)
    const notice = column('models').get('[data-testid="notice"]')
    expect([notice.attributes('data-kind'), notice.text()]).toEqual([
      'warning',
      expect.stringContaining(en.offline.instead.list)
    ])
    const panel = app.wrapper.get('[data-testid="start-panel"]')
    const instead = panel.get('[data-testid="stored-instead"]')
    expect(instead.get('h2').text()).toBe('On this computer: Belmora')
    expect(instead.get('[data-testid="stored-engine"]').text()).toBe('1.6Tavo III 2015–2020')
    expect(instead.get('[data-testid="stored-all"]').attributes('href')).toMatch(/\/offline$/)
    expect(panel.text()).not.toContain(en.browse.choose.engines)

    for (const level of ['models', 'generations', 'engines'] as const) fake.restore(`catalogue:${level}`)
    await column('models').get('[data-testid="notice"] button').trigger('click')
    await app.settle()
    expect(LEVELS.map((level) => column(level).attributes('data-state'))).toEqual(LEVELS.map(() => 'ready'))
    expect(app.wrapper.find('[data-testid="start-panel"]').exists()).toBe(false)
  })

  it('lists all stored engines beside a missing list, the last opened first', async () => {
    fake.fail('catalogue:manufacturers', 'offline')
    const entry = (engines: string, name: string) => {
      const path = { types: '1', manufacturers: '10', models: '21', generations: '33', engines }
      return { path, names: { engines: { id: engines, name } }, state: 'complete', missing: [], fetchedAt: FETCHED_AT }
    }
    const stored = [entry('48', '1.6'), entry('49', '2.0')] as unknown as ReadinessEntry[]
    fake.answer('packs:readiness', ({ scopes }) => done(scopes[0]?.kind === 'stored' ? stored : []))
    fake.answer('desk:recents', done([{ ...stored[1]!, openedAt: FETCHED_AT }]))
    fake.answer('desk:storage', done({ ...STORAGE, details: 2 }))
    app = await startWindow('/catalogue/1')
    const instead = app.wrapper.get('[data-testid="stored-instead"]')
    expect(instead.get('h2').text()).toBe('Engines on this computer')
    expect(instead.findAll('[data-testid="stored-engine"]').map((row) => row.get('.name').text())).toEqual([
      '2.0',
      '1.6'
    ])
    expect(instead.find('[data-testid="stored-all"]').exists()).toBe(false)
  })

  it('heads stored engines by their place, also those of no list', async () => {
    const path = { types: '1', manufacturers: '10', models: '20', generations: '31', engines: '48' }
    const names = { manufacturers: { id: '10', name: 'Arvenna' } }
    const entry = { path, names, state: 'complete', missing: [], fetchedAt: FETCHED_AT } as unknown as ReadinessEntry
    fake.answer('packs:readiness', ({ scopes }) => done(scopes[0]?.kind === 'stored' ? [entry] : []))
    fake.answer('desk:storage', done({ ...STORAGE, details: 1 }))
    app = await startWindow('/catalogue/1/10')
    const heading = (): string => app.wrapper.get('[data-testid="stored-instead"] h2').text()
    expect(heading()).toBe('On this computer: Arvenna')
    // it is the only one
    expect(app.wrapper.find('[data-testid="stored-all"]').exists()).toBe(false)
    await app.router.push('/catalogue/1/11')
    await app.settle()
    expect(heading()).toBe(en.offline.instead.any)
  })

  it('marks the entry of an address', async () => {
    app = await startWindow('/catalogue/1/10')
    await app.router.push('/catalogue/1/9007199254740993')
    await app.settle()
    expect(marked('manufacturers')).toBe('9007199254740993')
  })

  it('shows a short note above a stored list in the place of a missing one', async () => {
    fake.fail('catalogue:models', 'offline')
    app = await startWindow('/catalogue/1/10/20')
    expect(column('generations').attributes('data-state')).toBe('ready')
    const notice = column('models').get('[data-testid="notice"]')
    expect([notice.text(), notice.find('button').exists()]).toEqual([en.offline.instead.list, false])
  })

  it('offers no retry before a limit ends, and repeats no refusal that the banner explains', async () => {
    fake.fail('catalogue:models', 'limit', { retryAt: new Date(Date.now() + 600_000).toISOString() })
    app = await startWindow('/catalogue/1/10')
    const notice = column('models').get('[data-testid="notice"]')
    expect(notice.find('button').exists()).toBe(false)
    expect(notice.text()).toMatch(/^All requests of this hour are used\..*Available again at about/s)
    expect(notice.attributes('data-kind')).toBe('warning')
    stopWindow(app)
    fake.reset()
    fake.connection_ = { ...DEMO, state: 'bad-key' }
    for (const level of ['models', 'generations'] as const) fake.fail(`catalogue:${level}`, 'bad-key')
    app = await startWindow('/catalogue/1/10/20')
    expect(column('models').attributes('data-state')).toBe('error')
    expect(app.wrapper.find('[data-testid="level-list"] [data-testid="notice"]').exists()).toBe(false)
    expect(column('models').get('.faint').text()).toBe(en.offline.instead.list)
    expect(column('generations').find('.faint').exists()).toBe(false)
  })

  it('offers no retry while this computer has no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.fail('catalogue:models', 'offline')
    app = await startWindow('/catalogue/1/10')
    const notice = column('models').get('[data-testid="notice"]')
    expect(notice.text()).toContain(en.offline.instead.waits)
    expect(notice.find('button').exists()).toBe(false)
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
    await app.settle()
    expect(notice.find('button').exists()).toBe(true)
  })

  it('says that engines on this computer work while the service fails', async () => {
    fake.fail('catalogue:models', 'server-error')
    app = await startWindow('/catalogue/1/10')
    const notice = column('models').get('[data-testid="notice"]')
    expect(notice.get('.what').text()).toBe(en.failures['server-error'].what)
    expect(notice.text()).toContain(en.failures.limit.next)
    expect(notice.find('button').exists()).toBe(true)
  })

  it('promises no reconnection where one list alone fails', async () => {
    fake.connection_ = { ...DEMO, state: 'online' }
    fake.fail('catalogue:models', 'offline')
    app = await startWindow('/catalogue/1/10')
    const notice = column('models').get('[data-testid="notice"]')
    expect(notice.text()).toContain(en.offline.instead.list)
    expect(notice.text()).not.toContain(en.offline.instead.waits)
    expect(notice.find('button').exists()).toBe(true)
  })

  it('loads by itself when the connection returns', async () => {
    fake.fail('catalogue:models', 'offline')
    app = await startWindow('/catalogue/1/10')
    fake.answer('catalogue:models', () =>
      done({ data: CATALOGUE.models['10']!, fetchedAt: FETCHED_AT, source: 'service', language: 'en' })
    )
    fake.emit('connection:changed', { ...fake.connection_, state: 'offline' })
    await app.settle()
    fake.emit('connection:changed', { ...fake.connection_, state: 'demo' })
    await app.settle()
    expect(column('models').attributes('data-state')).toBe('ready')
  })

  it('keeps the stored list when a refresh fails', async () => {
    app = await startWindow('/catalogue/1')
    fake.fail('catalogue:manufacturers', 'limit')
    await chooseInMenu('manufacturers', 'refresh')
    expect(fake.sent('catalogue:manufacturers').at(-1)).toMatchObject({ parentId: '1', refresh: true })
    expect(column('manufacturers').attributes('data-state')).toBe('ready')
    expect(items('manufacturers')).toHaveLength(2)
    expect(column('manufacturers').get('[data-testid="notice"]').attributes('data-code')).toBe('limit')
  })

  it('explains an empty list', async () => {
    app = await startWindow('/catalogue/2/12')
    expect(column('models').attributes()).toMatchObject({ 'data-state': 'empty', 'data-total': '0' })
    expect(column('models').text()).toContain('No models for this manufacturer.')
  })

  it('checks with one button an empty list, and by its own address whether its parent is still listed', async () => {
    app = await startWindow('/catalogue/2/12')
    const check = () => column('models').get('[data-testid="parent-check"]')
    expect(column('models').findAll('.actions button')).toHaveLength(1)
    expect(check().attributes('title')).toBe('2 requests')
    const lists = (): number => fake.sent('catalogue:models').length
    const before = lists()
    fake.fail('catalogue:view', 'offline')
    await check().trigger('click')
    await app.settle()
    expect(lists()).toBe(before + 1)
    expect(column('models').get('[data-testid="notice"]').attributes('data-code')).toBe('offline')
    fake.answer(
      'catalogue:view',
      done({
        data: CATALOGUE.manufacturers['2']![0]!,
        fetchedAt: FETCHED_AT,
        source: 'desk',
        language: 'en',
        goneSince: FETCHED_AT
      } as never)
    )
    await check().trigger('click')
    await app.settle()
    expect(fake.sent('catalogue:view')).toMatchObject([
      { level: 'manufacturers', id: '12', refresh: true },
      { level: 'manufacturers', id: '12', refresh: true }
    ])
    expect(column('models').get('[data-testid="parent-state"]').attributes('data-state')).toBe('gone')
  })
  it.each([
    ['catalogue:view', 'not-found', 'gone'],
    [null, null, 'listed']
  ] as const)(
    'reports the parent of an empty list by the answer of its address: %s %s',
    async (channel, code, state) => {
      if (channel) fake.fail(channel, code)
      app = await startWindow('/catalogue/2/12')
      await column('models').get('[data-testid="parent-check"]').trigger('click')
      await app.settle()
      expect(column('models').get('[data-testid="parent-state"]').attributes('data-state')).toBe(state)
    }
  )

  it('shows a running request as loading and cancels it when the column closes', async () => {
    const held = fake.hold('catalogue:models')
    app = await startWindow('/catalogue/1/10')
    expect(column('models').attributes('data-state')).toBe('loading')
    await item('manufacturers', '9007199254740993').trigger('click')
    await app.settle()
    expect(fake.sent('request:cancel')).toEqual([{ requestId: held[0]!.input.requestId }])
  })

  it('ignores a late list of another parent', async () => {
    const held = fake.hold('catalogue:models')
    app = await startWindow('/catalogue/1/10')
    await item('manufacturers', '9007199254740993').trigger('click')
    await app.settle()
    held[0]!.answer(done({ data: CATALOGUE.models['10']!, fetchedAt: FETCHED_AT, source: 'service', language: 'en' }))
    await app.settle()
    expect(column('models').attributes('data-state')).toBe('loading')
  })

  it('reports that a list with a round number may be truncated, in the tooltip of the count', async () => {
    fake.answer('catalogue:manufacturers', () =>
      done({
        data: Array.from({ length: 100 }, (_none, i) => manufacturer(String(i), `M${i}`)),
        fetchedAt: FETCHED_AT,
        source: 'service',
        language: 'en'
      })
    )
    app = await startWindow('/catalogue/1')
    const count = (level: string) => column(level).get('[data-testid="level-count"]')
    expect(count('manufacturers').text()).toBe('100')
    expect(count('manufacturers').attributes('title')).toMatch(/^100 entries · fetched .* · A round number/)
    expect(count('types').attributes('title')).not.toContain('round')
  })

  it('shows the id of an entry without a name', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(item('engines', '43').get('[data-field="name"]').text()).toBe('#43')
  })

  it('shows the icon of a vehicle type and the logo of a manufacturer, and initials where there is none', async () => {
    fake.answer('catalogue:types', () =>
      done({
        data: [{ ...CATALOGUE.types['']![0]!, icon_url: 'https://pictures.example/car.svg' }, CATALOGUE.types['']![1]!],
        fetchedAt: FETCHED_AT,
        source: 'service',
        language: 'en'
      })
    )
    app = await startWindow('/catalogue/1')
    const picture = (level: string, id: string) => item(level, id).get('[data-testid="level-picture"]')
    expect(picture('types', '1').get('img').attributes('src')).toBe(
      `dynodesk-picture://p/${encodeURIComponent('https://pictures.example/car.svg')}`
    )
    expect(picture('types', '2').find('img').exists()).toBe(false)
    expect(picture('types', '2').text()).toBe('T')
    expect(picture('manufacturers', '9007199254740993').get('img').attributes('src')).toContain('logo.example')
  })

  it('shows the photos of generations, unbranded by setting, and none where no generation has one', async () => {
    const [first, second] = CATALOGUE.generations['20']!
    const photos = { photo: 'https://pictures.example/b.jpg', photo_unbranded: 'https://pictures.example/u.jpg' }
    let data = [{ ...first!, ...photos }, second!]
    fake.answer('catalogue:generations', () => done({ data, fetchedAt: FETCHED_AT, source: 'service', language: 'en' }))
    app = await startWindow('/catalogue/1/9007199254740993/20')
    const photo = () => item('generations', first!.id).get('[data-testid="level-picture"] img').attributes('src')
    expect(photo()).toContain('b.jpg')
    expect(item('generations', second!.id).find('[data-testid="level-picture"] img').exists()).toBe(false)
    await useSettings().set('pictures.unbranded', true)
    await app.settle()
    expect(photo()).toContain('u.jpg')
    const height = () => (item('generations', first!.id).element as HTMLElement).style.height
    expect(height()).toBe('44px')
    await useSettings().set('pictures.show', false)
    await app.settle()
    expect([height(), column('generations').find('[data-testid="level-picture"]').exists()]).toEqual(['32px', false])
    data = [first!, second!]
    stopWindow(app)
    await useSettings().set('pictures.show', true)
    app = await startWindow('/catalogue/1/9007199254740993/20')
    expect([height(), column('generations').find('[data-testid="level-picture"]').exists()]).toEqual(['32px', false])
  })

  it('draws only the visible ones of ten thousand entries, and counts all', async () => {
    fake.answer('catalogue:manufacturers', () =>
      done({
        data: Array.from({ length: 10_000 }, (_none, i) => manufacturer(String(i), `M${i}`)),
        fetchedAt: FETCHED_AT,
        source: 'service',
        language: 'en'
      })
    )
    app = await startWindow('/catalogue/1')
    expect(column('manufacturers').attributes('data-total')).toBe('10000')
    expect(items('manufacturers').length).toBeLessThan(100)
  })

  it('restores a column after coming back', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    await column('engines').get('[data-column="power"] button').trigger('click')
    await column('engines').get('[data-testid="level-filter"]').setValue('tdr')
    expect(items('engines')).toEqual(['40', '42'])
    await item('engines', '42').trigger('click')
    await app.settle()
    app.router.back()
    await app.settle()
    expect(items('engines')).toEqual(['40', '42'])
    expect(marked('engines')).toBe('42')
    expect(focusedLevel()).toBe('engines')
    expect(fake.sent('catalogue:engines')).toHaveLength(1)
  })

  it('drops the lists of one service when another is connected', async () => {
    app = await startWindow('/catalogue/1')
    fake.emit('connection:changed', { ...fake.connection_, state: 'online', baseUrl: 'https://other.example' })
    await app.settle()
    expect(fake.sent('catalogue:manufacturers')).toHaveLength(2)
  })
})

describe('the engine table', () => {
  beforeEach(() => {
    fake.reset()
    window.localStorage.clear()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    stopWindow(app)
  })
  const cells = (id: string): Record<string, string> =>
    Object.fromEntries(
      item('engines', id)
        .findAll('td')
        .map((one) => [one.attributes('data-field'), one.text()])
    )
  const chip = (facet: string, value: string) =>
    column('engines').get(`[data-facet="${facet}"] [data-value="${value}"]`)

  it('shows every field, and "not given" for a missing one', async () => {
    window.localStorage.setItem('dynodesk.engine-columns', JSON.stringify(ENGINE_TABLE_COLUMNS))
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(cells('40')).toEqual({
      name: '2.0 TDR 150',
      power: '150',
      torque: '350',
      fuel_name: 'Diesel',
      type: 'Turbo Diesel',
      capacity: '1\u202f968',
      cylinders: '4',
      year: '2014',
      ecu: 'Delmark EDX17',
      engine_code: 'TDRB'
    })
    expect(cells('43')).toMatchObject({ power: 'not given', fuel_name: 'Hydrogen', capacity: 'not given' })
  })

  it('hides columns without any value, which stay chosen, and shows a dash for a single missing one', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(column('engines').find('th[data-column="capacity"]').exists()).toBe(true)
    expect(column('engines').find('th[data-column="tcu"]').exists()).toBe(false)
    expect(item('engines', '43').get('td[data-field="capacity"]').classes()).toContain('missing')
    expect(item('engines', '43').get('td[data-field="capacity"] .visually-hidden').text()).toBe('not given')
    await column('engines').get('[data-testid="column-chooser"]').trigger('click')
    await app.settle()
    expect(document.querySelector<HTMLInputElement>('input[data-column="tcu"]')!.checked).toBe(true)
  })

  it('hides columns with one value for all engines, for sales only', async () => {
    fake.answer('catalogue:engines', () =>
      done({
        data: CATALOGUE.engines['31']!.map((one) => ({ ...one, year: 2014, power: 150 })),
        fetchedAt: FETCHED_AT,
        source: 'service',
        language: 'en'
      })
    )
    const heads = (): (string | undefined)[] =>
      column('engines')
        .findAll('th')
        .map((head) => head.attributes('data-column'))
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(heads()).toContain('year')
    fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: ['administrator'] as const }))
    await useRole().load()
    await app.settle()
    expect(heads()).not.toContain('year')
    expect(heads()).toEqual(['name', 'power', 'torque', 'fuel_name', 'engine_code'])
  })

  it('keeps the columns that sales does not see when sales chooses columns', async () => {
    const signIn = async (role: 'sales' | 'workshop'): Promise<void> => {
      useRole().current = { enabled: true, role, pins: ['administrator'] }
      await app.settle()
    }
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    await signIn('sales')
    await column('engines').get('[data-testid="column-chooser"]').trigger('click')
    await app.settle()
    expect(document.querySelector('input[data-column="ecu"]')).toBe(null)
    document.querySelector<HTMLInputElement>('input[data-column="capacity"]')!.click()
    await app.settle()
    await signIn('workshop')
    expect(column('engines').find('th[data-column="ecu"]').exists()).toBe(true)
    expect(column('engines').find('th[data-column="capacity"]').exists()).toBe(true)
  })

  it('names each group of chips, and hides a group of one value', async () => {
    fake.answer('catalogue:engines', () =>
      done({
        data: CATALOGUE.engines['31']!.map((one) => ({ ...one, type: 'Turbo Diesel' })),
        fetchedAt: FETCHED_AT,
        source: 'service',
        language: 'en'
      })
    )
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(column('engines').get('[data-facet="fuel_name"]').attributes('aria-label')).toBe('Fuel')
    expect(column('engines').find('[data-facet="type"]').exists()).toBe(false)
  })

  it('shows power and torque in the chosen units', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    await app.wrapper.get('[data-testid="unit-power"] [data-value="kW"]').trigger('click')
    await app.wrapper.get('[data-testid="unit-torque"] [data-value="lb-ft"]').trigger('click')
    await app.settle()
    expect(cells('40')).toMatchObject({ power: '110', torque: '258' })
    expect(column('engines').get('th[data-column="power"]').text()).toBe('kW')
  })

  it('sorts by a click on a heading and announces it', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    const power = column('engines').get('th[data-column="power"]')
    await power.get('button').trigger('click')
    expect(items('engines')).toEqual(['40', '41', '42', '43'])
    expect(power.attributes('aria-sort')).toBe('descending')
    await power.get('button').trigger('click')
    expect(items('engines')).toEqual(['42', '41', '40', '43'])
  })

  it('filters by chips of fuel and of type, unknown values included', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(
      column('engines')
        .findAll('[data-facet="fuel_name"] button')
        .map((one) => one.text())
    ).toEqual(['Diesel2', 'Hydrogen1', 'Petrol1'])
    await chip('fuel_name', 'Diesel').trigger('click')
    expect(items('engines')).toEqual(['42', '40'])
    await chip('fuel_name', 'Diesel').trigger('click')
    await chip('fuel_name', 'Hydrogen').trigger('click')
    expect(items('engines')).toEqual(['43'])
    expect(chip('fuel_name', 'Hydrogen').attributes('aria-pressed')).toBe('true')
  })

  it('has fuel and type in the language of the window, in cells, chips and filter', async () => {
    window.localStorage.setItem('dynodesk.engine-columns', JSON.stringify(ENGINE_TABLE_COLUMNS))
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    await setInterfaceLanguage('ru')
    await app.settle()
    expect(cells('40')).toMatchObject({ fuel_name: 'Дизель', type: 'Дизель с турбонаддувом' })
    expect(cells('43')).toMatchObject({ fuel_name: 'Hydrogen' })
    expect(chip('fuel_name', 'Diesel').text()).toBe('Дизель2')
    await chip('fuel_name', 'Petrol').trigger('click')
    expect(items('engines')).toEqual(['41'])
    await chip('fuel_name', 'Petrol').trigger('click')
    for (const filter of ['дизель', 'diesel', 'турбонаддувом дизель']) {
      await column('engines').get('[data-testid="level-filter"]').setValue(filter)
      expect(items('engines')).toEqual(['42', '40'])
    }
    await setInterfaceLanguage('en')
  })

  it('finds an engine by its control unit', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    await column('engines').get('[data-testid="level-filter"]').setValue('edx17')
    expect(items('engines')).toEqual(['40'])
  })

  it('keeps the engine type as an optional column, and the control unit near the name', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    const shown = column('engines')
      .findAll('th')
      .map((one) => one.attributes('data-column'))
    expect(shown.slice(0, 6)).toEqual(['name', 'power', 'torque', 'fuel_name', 'ecu', 'engine_code'])
    expect(shown).not.toContain('type')
  })

  it('shows that more columns follow, and scrolls by whole columns', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(894)
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    const grid = column('engines').get('[role="grid"]')
    const frame = column('engines').get('.frame')
    expect(frame.classes()).toContain('more')
    await press('ArrowRight')
    expect(grid.element.scrollLeft).toBe(48)
    await frame.get('[data-testid="further-columns"]').trigger('click')
    expect(grid.element.scrollLeft).toBe(96)
    for (let step = 0; step < 3; step++) await press('ArrowRight')
    await grid.trigger('scroll')
    expect(grid.element.scrollLeft).toBe(294)
    expect(frame.classes()).not.toContain('more')
    expect(frame.find('[data-testid="further-columns"]').exists()).toBe(false)
    for (let step = 0; step < 5; step++) await press('ArrowLeft')
    expect([grid.element.scrollLeft, focusedLevel()]).toEqual([0, 'engines'])
    await press('ArrowLeft')
    expect(focusedLevel()).toBe('generations')
  })

  it('hides chosen columns and remembers that', async () => {
    window.localStorage.setItem('dynodesk.engine-columns', '["name","ecu"]')
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(
      column('engines')
        .findAll('th')
        .map((one) => one.attributes('data-column'))
    ).toEqual(['name', 'ecu'])
  })

  it('draws only the visible ones of ten thousand engines', async () => {
    fake.answer('catalogue:engines', () =>
      done({
        data: Array.from({ length: 10_000 }, (_none, i) => engine(String(i), `E${i}`)),
        fetchedAt: FETCHED_AT,
        source: 'service',
        language: 'en'
      })
    )
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(column('engines').attributes('data-total')).toBe('10000')
    expect(items('engines').length).toBeLessThan(100)
    expect(column('engines').get('[role="grid"]').attributes('aria-rowcount')).toBe('10001')
  })

  it('returns to the generations with the left arrow', async () => {
    app = await startWindow('/catalogue/1/9007199254740993/20/31')
    expect(focusedLevel()).toBe('engines')
    await press('ArrowLeft')
    expect(focusedLevel()).toBe('generations')
  })
})
