import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO, fake, FETCHED_AT, NOT_CONNECTED } from '../../fakes/bridge'
import { CATALOGUE } from '../../fakes/catalogue'
import { UPDATES } from '../../fakes/main/answers'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useConnection } from '@/stores/connection'
import { unsavedNotes } from '@/stores/unsaved-notes'
import { useSynonymDraft } from '@/features/settings/editors/synonym-draft'
import { useUnfinishedRules } from '@/features/sheets/rules/unfinished-rules'
import { useUnsavedTemplates } from '@/features/sheets/templates/unsaved-templates'
import { useRole } from '@/stores/shell/role'
import { setInterfaceLanguage } from '@/locales'
import { done } from '@contract/failures'
import { COMMANDS } from '@contract/shortcuts'
import { CONNECTION_STATES } from '@contract/channels/connection'
import { urlAt, startWindow, stopWindow, type StartedWindow } from '../window'

let app: StartedWindow
const get = (id: string) => app.wrapper.get(`[data-testid="${id}"]`)
const crumbs = (): { level: string | undefined; id: string | undefined; text: string }[] =>
  app.wrapper
    .findAll('[data-testid="crumb"]')
    .map((one) => ({ level: one.attributes('data-level'), id: one.attributes('data-id'), text: one.text() }))
const key = async (
  init: KeyboardEventInit & { key: string },
  target: EventTarget = document.body
): Promise<KeyboardEvent> => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  await app.settle()
  return event
}

beforeEach(() => fake.reset())
afterEach(() => stopWindow(app))

describe('an engine sent by a colleague', () => {
  const SENT = { id: '1', by: 'Anna', link: 'dynodesk://engine/31/40', title: 'Corsale 2.0 TDR' }
  it('waits in a line until it is opened', async () => {
    app = await startWindow('/catalogue')
    fake.emit('workspace:engine-arrived', SENT)
    await app.settle()
    expect(get('sent-engine').text()).toContain('Anna sent an engine: Corsale 2.0 TDR')
    await get('sent-engine-open').trigger('click')
    await app.settle()
    expect(fake.sent('links:open')).toEqual([{ text: SENT.link }])
    expect(app.wrapper.find('[data-testid="sent-engine"]').exists()).toBe(false)
  })
  it('is also in a window that opens later, and disappears when it is dismissed', async () => {
    fake.answer('workspace:sent-engine', SENT)
    app = await startWindow('/catalogue')
    await get('sent-engine-dismiss').trigger('click')
    await app.settle()
    expect(app.wrapper.find('[data-testid="sent-engine"]').exists()).toBe(false)
    expect(fake.sent('links:open')).toEqual([])
  })
})

it.each([
  ['an unsaved template', () => useUnsavedTemplates().unsaved.set('own', {} as never)],
  ['a rule without a code', () => (useUnfinishedRules().rules = [{} as never])],
  ['unsaved synonyms', () => (useSynonymDraft().text = 'vw, volkswagen')],
  ['an unsaved note', () => unsavedNotes.set('ticket:T-1', { text: 'call back', seen: '' })]
])('reports %s as an entry that a restart would lose', async (_what, begin) => {
  app = await startWindow('/catalogue')
  expect(fake.sent('updates:draft')).toEqual([])
  begin()
  await app.settle()
  expect(fake.sent('updates:draft')).toEqual([{ draft: true }])
  unsavedNotes.clear()
})

describe('the start page of the window', () => {
  it('is the first screen, alone, without a connection', async () => {
    fake.connection_ = NOT_CONNECTED
    app = await startWindow('/catalogue')
    expect(urlAt(app)).toBe('/welcome')
    expect(app.wrapper.find('[data-testid="nav-catalogue"]').exists()).toBe(false)
  })
  it('shows stored pages of a service whose key is missing, and where to enter it', async () => {
    fake.connection_ = {
      ...NOT_CONNECTED,
      baseUrl: 'https://service.example',
      failure: { code: 'not-connected', params: { reason: 'key' } }
    }
    app = await startWindow('/catalogue')
    expect(urlAt(app)).toBe('/catalogue')
    const banner = app.wrapper.get('.banners')
    expect(banner.text()).toContain('The key is missing or can’t be read.')
    expect(banner.findAll('button').map((button) => button.text())).toEqual(['Enter key'])
    await app.router.push('/settings#connection')
    await app.settle()
    expect(app.wrapper.find('.banners').exists()).toBe(false)
    await app.router.push('/catalogue')
    fake.emit('connection:changed', NOT_CONNECTED)
    await app.settle()
    expect(urlAt(app)).toBe('/welcome')
  })
  it('offers another check while the key store does not release the key', async () => {
    fake.connection_ = {
      ...NOT_CONNECTED,
      baseUrl: 'https://service.example',
      failure: { code: 'not-connected', params: { reason: 'locked' } }
    }
    app = await startWindow('/catalogue')
    const banner = app.wrapper.get('.banners')
    expect(banner.text()).toContain('The key store of the system doesn’t release the key.')
    expect(banner.findAll('button').map((button) => button.text())).toEqual(['Check again', 'Enter key'])
  })
  it('offers sales neither a key nor an update to install', async () => {
    fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: ['administrator'] as const }))
    fake.connection_ = { ...DEMO, state: 'bad-key', failure: { code: 'bad-key' } }
    fake.answer('updates:state', { ...UPDATES, phase: 'ready', version: '9.0.0' })
    app = await startWindow('/catalogue')
    await useRole().load()
    await app.settle()
    expect(app.wrapper.get('.banners').text()).not.toContain('Enter key')
    expect(
      get('update-banner')
        .findAll('button')
        .map((button) => button.attributes('data-testid'))
    ).toEqual(['update-banner-later'])
  })
  it('drops the failure of an update once a later check has a result', async () => {
    const ready = { ...UPDATES, phase: 'ready', version: '9.0.0' } as const
    fake.answer('updates:state', ready)
    fake.fail('updates:restart', 'store-failed')
    app = await startWindow('/catalogue')
    await get('update-banner-restart').trigger('click')
    await app.settle()
    expect(get('update-banner').find('[data-testid="notice"]').exists()).toBe(true)
    fake.emit('updates:changed', { ...ready, checkedAt: FETCHED_AT })
    await app.settle()
    expect(get('update-banner').find('[data-testid="notice"]').exists()).toBe(false)
  })
  it('allows the settings without a connection', async () => {
    fake.connection_ = NOT_CONNECTED
    app = await startWindow('/settings')
    expect(urlAt(app)).toBe('/settings')
  })
  it('is the first screen again when the connection is deleted', async () => {
    app = await startWindow('/catalogue')
    fake.emit('connection:changed', NOT_CONNECTED)
    await app.settle()
    expect(urlAt(app)).toBe('/welcome')
  })
  it.each(['bad-key', 'unauthorised', 'offline', 'limited'] as const)(
    'hides nothing readable when the state is %s',
    async (state) => {
      fake.connection_ = { ...DEMO, state }
      app = await startWindow('/catalogue/1')
      expect(urlAt(app)).toBe('/catalogue/1')
      expect(app.wrapper.findAll('[data-level="manufacturers"] [data-testid="level-item"]')).toHaveLength(2)
    }
  )
  it('has the title of the workbench', async () => {
    app = await startWindow('/feed/workbench')
    expect(app.wrapper.get('nav.path').text()).toBe('Payload workbench')
  })
  it.each([
    ['/catalogue', 'Catalogue – Dynodesk'],
    ['/settings', 'Settings – Dynodesk'],
    ['/feed/workbench', 'Payload workbench – Dynodesk'],
    ['/nowhere', 'Page not found – Dynodesk']
  ])('at %s has the title “%s”', async (address, title) => {
    app = await startWindow(address)
    expect(document.title).toBe(title)
  })
  it('has the car in its title, and the page outside the catalogue', async () => {
    app = await startWindow('/catalogue/1/10')
    expect(document.title).toBe(`${crumbs().at(-1)!.text} – Dynodesk`)
    await get('nav-settings').trigger('click')
    await app.settle()
    expect(document.title).toBe('Settings – Dynodesk')
  })
  it('has the title of the program alone on the first screen', async () => {
    fake.connection_ = NOT_CONNECTED
    app = await startWindow('/catalogue')
    expect(document.title).toBe('Dynodesk')
  })
  it('lists the offline screen in its rail', async () => {
    app = await startWindow('/catalogue')
    await get('nav-offline').trigger('click')
    await app.settle()
    expect(urlAt(app)).toBe('/offline')
    expect(get('nav-offline').attributes('aria-current')).toBe('page')
    expect(app.wrapper.get('header').text()).toContain('Offline')
  })
  it('reports an address without a page', async () => {
    app = await startWindow('/nowhere/at/all')
    expect(app.wrapper.text()).toContain('Page not found')
    expect(app.wrapper.get('[data-testid="stored-all"]').attributes('href')).toMatch(/\/offline$/)
  })
  it('shows the ticket of a clicked notification, and the list for a summary', async () => {
    app = await startWindow('/catalogue')
    fake.emit('feed:open', { subject: { type: 'ticket', id: '4711' } })
    // its page is loaded on demand
    await vi.waitFor(() => expect(urlAt(app)).toBe('/feed/ticket/4711'), 60_000)
    fake.emit('feed:open', { subject: null })
    await app.settle()
    expect(urlAt(app)).toBe('/feed')
  })
  it('follows the commands of the menu', async () => {
    app = await startWindow('/catalogue')
    fake.emit('menu:command', 'settings')
    await app.settle()
    expect(urlAt(app)).toBe('/settings')
    fake.emit('menu:command', 'back')
    await app.settle()
    expect(urlAt(app)).toBe('/catalogue')
    fake.emit('menu:command', 'search')
    await app.settle()
    expect(document.activeElement?.getAttribute('data-testid')).toBe('quick-open-input')
    fake.emit('menu:command', 'unheard-of' as never)
  })
  it('returns to the last place of the catalogue from elsewhere', async () => {
    app = await startWindow('/catalogue/1/10')
    await get('nav-settings').trigger('click')
    await app.settle()
    await get('nav-catalogue').trigger('click')
    await app.settle()
    expect(urlAt(app)).toBe('/catalogue/1/10')
  })
})

describe('keys and buttons of the whole window', () => {
  it('go back and forward with Alt and arrows, and with the side buttons of a mouse', async () => {
    app = await startWindow('/catalogue')
    await app.router.push('/catalogue/1')
    expect((await key({ key: 'ArrowLeft', altKey: true })).defaultPrevented).toBe(true)
    expect(urlAt(app)).toBe('/catalogue')
    await key({ key: 'ArrowRight', altKey: true })
    expect(urlAt(app)).toBe('/catalogue/1')
    window.dispatchEvent(new MouseEvent('mouseup', { button: 3 }))
    await app.settle()
    expect(urlAt(app)).toBe('/catalogue')
    window.dispatchEvent(new MouseEvent('mouseup', { button: 4 }))
    await app.settle()
    expect(urlAt(app)).toBe('/catalogue/1')
  })
  it('reach every main screen by keys and by the menu', async () => {
    app = await startWindow('/catalogue')
    await key({ key: 'o', ctrlKey: true })
    expect(urlAt(app)).toBe('/offline')
    await key({ key: ',', ctrlKey: true })
    expect(urlAt(app)).toBe('/settings')
    const rail = app.wrapper.findAll('nav.nav a').map((entry) => entry.attributes('data-testid')?.slice('nav-'.length))
    const screens = rail.slice(0, rail.indexOf('help'))
    expect(screens.slice(0, 6)).toEqual(['catalogue', 'search', 'compare', 'sheets', 'feed', 'offline'])
    for (const [index, screen] of screens.entries()) {
      await key({ key: String(index + 1), ctrlKey: true })
      // some pages are loaded on demand
      await vi.waitFor(() => expect(urlAt(app)).toBe(`/${screen}`), 60_000)
      expect(get(`nav-${screen}`).attributes('title')).toContain(`Ctrl+${index + 1}`)
    }
    fake.emit('menu:command', 'offline')
    await app.settle()
    expect(urlAt(app)).toBe('/offline')
  })
  it('list all keys for "?", except in a box that is being written in', async () => {
    app = await startWindow('/catalogue')
    const filter = get('level-filter').element as HTMLInputElement
    filter.focus()
    expect((await key({ key: '?', shiftKey: true }, filter)).defaultPrevented).toBe(false)
    filter.blur()
    // a scanner types faster
    await new Promise((resolve) => setTimeout(resolve, 100))
    await key({ key: '?', shiftKey: true })
    expect(app.wrapper.find('[data-testid="keys-dialog"]').exists()).toBe(true)
  })
  it.each([
    { key: '/', ctrlKey: true },
    { key: '/', ctrlKey: true, shiftKey: true }
  ])('list all keys for $key, above the page, and close the list the second time', async (init) => {
    app = await startWindow('/catalogue/1')
    await key(init)
    const dialog = get('keys-dialog')
    for (const command of COMMANDS) expect(dialog.find(`[data-does="${command}"]`).text(), command).not.toBe('')
    expect(dialog.find('[data-does="offline"]').text()).toBe('Ctrl6orCtrlO')
    expect(dialog.findAll('dl')[0]!.text()).toContain('Quick open')
    expect(dialog.findAll('h3').map((head) => head.text())).toEqual([
      'Everywhere',
      'Catalogue',
      'Quick open',
      'Engine',
      'Comparison',
      'Spec sheets',
      'Feed'
    ])
    expect(['refresh', 'sheet', 'saveSheet'].map((does) => dialog.get(`[data-does="${does}"]`).text())).toEqual([
      'CtrlR',
      'CtrlPorP',
      'CtrlS'
    ])
    expect(
      ['feedRows', 'feedRead', 'feedChoose', 'feedClaim', 'feedSnooze', 'feedOpen'].map((does) =>
        dialog.get(`[data-does="${does}"]`).text()
      )
    ).toEqual(['JK', 'R', 'X', 'C', 'S', 'O'])
    expect(urlAt(app)).toBe('/catalogue/1')
    await key(init)
    expect(app.wrapper.find('[data-testid="keys-dialog"]').exists()).toBe(false)
    await key(init)
    await key({ key: ',', ctrlKey: true })
    expect([urlAt(app), app.wrapper.find('[data-testid="keys-dialog"]').exists()]).toEqual(['/settings', false])
  })
  it('ignore keys of an input method, and keys with another modifier', async () => {
    app = await startWindow('/catalogue')
    for (const init of [
      { key: 'o', ctrlKey: true, isComposing: true },
      { key: 'o', ctrlKey: true, shiftKey: true },
      { key: 'o', ctrlKey: true, altKey: true },
      { key: 'o' },
      { key: 'F1', shiftKey: true }
    ])
      expect((await key(init)).defaultPrevented, JSON.stringify(init)).toBe(false)
    expect(urlAt(app)).toBe('/catalogue')
  })
  it.each([{ key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }, { key: '/' }])(
    'open quick open for $key',
    async (init) => {
      app = await startWindow('/catalogue')
      await key(init)
      expect(document.activeElement?.getAttribute('data-testid')).toBe('quick-open-input')
    }
  )
  it.each([
    [true, { '?': true, '/': true, u: true }],
    [false, { '?': false, '/': false, u: false }]
  ])('treat single keys as shortcuts if the setting says so (%s); Ctrl works either way', async (on, taken) => {
    fake.settings_ = fake.settings_.map((entry) => (entry.key === 'keys.letters' ? { ...entry, value: on } : entry))
    app = await startWindow('/search')
    const found: Record<string, boolean> = {}
    for (const sign of Object.keys(taken)) {
      found[sign] = (await key({ key: sign })).defaultPrevented
      // a scanner types faster
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(found).toEqual(taken)
    expect((await key({ key: 'k', ctrlKey: true })).defaultPrevented).toBe(true)
  })
  it('leave "/" to a box that is being written in', async () => {
    app = await startWindow('/catalogue')
    const filter = get('level-filter').element as HTMLInputElement
    filter.focus()
    expect((await key({ key: '/' }, filter)).defaultPrevented).toBe(false)
    expect(document.activeElement).toBe(filter)
  })
})

describe('the path', () => {
  it('names every step with its exact id, without a call', async () => {
    app = await startWindow('/engine/1/9007199254740993/20/31/40')
    expect(crumbs()).toEqual([
      { level: 'types', id: '1', text: 'Cars' },
      { level: 'manufacturers', id: '9007199254740993', text: 'Arvenna' },
      { level: 'models', id: '20', text: 'Corsale' },
      { level: 'generations', id: '31', text: 'II (2014–)' },
      { level: 'engines', id: '40', text: '2.0 TDR 150' }
    ])
    expect(
      new Set(fake.calls.map((call) => call.channel).filter((channel) => channel.startsWith('catalogue:')))
    ).toEqual(new Set(['catalogue:path-names']))
  })
  it('leaves out an unknown step', async () => {
    app = await startWindow('/engine/-/-/-/31/40')
    expect(crumbs().map((one) => one.level)).toEqual(['generations', 'engines'])
  })
  it('names the level of a step without a name, and its id on request only', async () => {
    fake.answer('catalogue:path-names', {})
    fake.hold('catalogue:types')
    app = await startWindow('/engine/77/1/1/1/40')
    expect(crumbs().map((one) => one.text)).toEqual(['Type', 'Manufacturer', 'Model', 'Generation', 'Engine'])
    expect(app.wrapper.get('[data-testid="crumb"]').attributes('title')).toBe('Type: #77')
  })
  it('uses names of the steps above from a list below them', async () => {
    fake.answer('catalogue:path-names', {})
    fake.hold('catalogue:types')
    app = await startWindow('/engine/-/9007199254740993/20/31/40')
    expect(crumbs().map((one) => one.text)).toEqual(['Manufacturer', 'Model', 'Generation', 'Engine'])
    fake.answer(
      'catalogue:generations',
      done({
        data: CATALOGUE.generations['20']!.map((one) => ({ ...one, manufacturer: 'Arvenna', model: 'Corsale' })),
        fetchedAt: FETCHED_AT,
        source: 'service',
        language: 'en'
      })
    )
    await useCatalogueLists().load('generations', '20')
    await app.settle()
    expect(crumbs().map((one) => one.text)).toEqual(['Arvenna', 'Corsale', 'II (2014–)', 'Engine'])
  })
  it('uses the names of a generation that was fetched for an engine', async () => {
    fake.answer('catalogue:path-names', {})
    app = await startWindow('/engine/1/9007199254740993/20/31/40')
    const manufacturers = { id: '9007199254740993', name: 'Arvenna' }
    fake.answer('catalogue:path-names', { manufacturers } as never)
    fake.emit('catalogue:updated', { endpoint: 'generation', params: { generation_id: '31' } })
    await app.settle()
    expect(crumbs().map((one) => one.text)).toContain('Arvenna')
  })
  it('uses a stored step above without a call, and offers to find an unknown one', async () => {
    const path = { types: null, manufacturers: '9007199254740993', models: '20', generations: '31', engines: '40' }
    app = await startWindow('/engine/-/9007199254740993/20/31/40')
    expect(fake.sent('catalogue:complete')).toMatchObject([{ path, spend: false }])
    const find = app.wrapper.get('[data-testid="crumb-find"]')
    expect([find.text(), find.attributes('title')]).toEqual(['Type?', 'Find location · 1 request'])
    fake.answer('catalogue:complete', done({ path: { ...path, types: '1' } as never, names: {} }))
    await find.trigger('click')
    await app.settle()
    expect(fake.sent('catalogue:complete').at(-1)).toMatchObject({ path, spend: true })
    expect(urlAt(app)).toBe('/engine/1/9007199254740993/20/31/40')
    expect(app.wrapper.find('[data-testid="crumb-find"]').exists()).toBe(false)
    await app.router.push('/engine/-/9007199254740993/20/31/41?x=1')
    await app.settle()
    expect(urlAt(app)).toBe('/engine/1/9007199254740993/20/31/40?x=1')
  })
  it('explains why the step above could not be found, and leaves one without a model to the page of the engine', async () => {
    fake.fail('catalogue:complete', 'offline')
    app = await startWindow('/engine/-/9007199254740993/20/31/40')
    await app.wrapper.get('[data-testid="crumb-find"]').trigger('click')
    await app.settle()
    expect(app.wrapper.get('[data-testid="crumb-find"]').attributes('title')).toContain('You’re offline.')
    await app.router.push('/engine/-/-/-/31/40')
    await app.settle()
    expect(app.wrapper.find('[data-testid="crumb-find"]').exists()).toBe(false)
  })
  it('finds the step above before it opens an entry beside a step without one', async () => {
    app = await startWindow('/engine/-/9007199254740993/20/31/40')
    await useCatalogueLists().load('models', '9007199254740993')
    await app.wrapper.get('[data-testid="crumb"][data-level="models"]').trigger('click')
    await app.settle()
    fake.answer('catalogue:complete', ({ path }) => done({ path: { ...path, types: '1' } as never, names: {} }))
    document.querySelector<HTMLElement>('.crumb-menu [data-id="21"], .crumb-menu [role="option"]')!.click()
    await app.settle()
    expect(fake.sent('catalogue:complete').at(-1)).toMatchObject({
      path: { types: null, manufacturers: '9007199254740993', models: '21' },
      spend: true
    })
    expect(urlAt(app)).toBe('/catalogue/1/9007199254740993/21')
  })
  it('marks a step that the service no longer lists', async () => {
    fake.answer('catalogue:path-names', {
      models: { id: '20', name: 'Corsale', goneSinceMs: Date.UTC(2026, 2, 5, 12) }
    })
    app = await startWindow('/engine/1/9007199254740993/20/31/40')
    const model = app.wrapper.get('[data-testid="crumb"][data-level="models"]')
    expect(model.attributes()).toMatchObject({
      'data-gone': '2026-03-05T12:00:00.000Z',
      title: 'Model: Corsale · no longer listed since 5 Mar 2026'
    })
  })
  it('uses the language of the catalogue once a name of it is stored, and fetches the types once when their name is missing', async () => {
    const russian = Promise.withResolvers<void>()
    const types = {
      data: [{ id: '1', name: 'Легковые', slug: null, icon_url: null }],
      fetchedAt: FETCHED_AT,
      source: 'service' as const,
      language: 'ru' as const
    }
    app = await startWindow('/engine/1/9007199254740993/20/31/40')
    expect(fake.sent('catalogue:types')).toEqual([])
    fake.answer('catalogue:path-names', {
      types: { id: '1', name: 'Cars', foreign: true },
      manufacturers: { id: '9007199254740993', name: 'Арвенна' },
      models: { id: '20', name: 'Corsale', foreign: true }
    })
    fake.answer('catalogue:types', async () => {
      await russian.promise
      return done(types as never)
    })
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'ru' })
    await app.settle()
    expect(
      crumbs()
        .slice(0, 3)
        .map((one) => one.text)
    ).toEqual(['Cars', 'Арвенна', 'Corsale'])
    russian.resolve()
    await app.settle()
    expect(crumbs()[0]!.text).toBe('Легковые')
    expect(
      app.wrapper
        .findAll('[data-testid="crumb"] .name')
        .slice(0, 3)
        .map((one) => one.attributes('lang'))
    ).toEqual(['ru', 'ru', undefined])
    await app.router.push('/engine/1/9007199254740993/20/31/41')
    await app.settle()
    expect(fake.sent('catalogue:types')).toHaveLength(1)
  })
  it('prefers a name of main in the language to a list in another one', async () => {
    fake.answer('catalogue:path-names', { types: { id: '1', name: 'Легковые' } })
    app = await startWindow('/catalogue/1')
    expect(crumbs()[0]!.text).toBe('Cars')
    fake.answer(
      'catalogue:types',
      done({ data: CATALOGUE.types['']!, fetchedAt: FETCHED_AT, source: 'desk', language: 'en', refreshing: true })
    )
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'ru' })
    await app.settle()
    expect(crumbs()[0]!.text).toBe('Легковые')
  })
  it('requests no types while the service is unreachable', async () => {
    fake.connection_ = { ...DEMO, state: 'offline' }
    fake.answer('catalogue:path-names', { types: { id: '1', name: 'Cars', foreign: true } })
    app = await startWindow('/engine/1/9007199254740993/20/31/40')
    expect(fake.sent('catalogue:types')).toEqual([])
    fake.emit('connection:changed', DEMO)
    await app.settle()
    expect(fake.sent('catalogue:types')).toHaveLength(1)
  })
  it('offers the entries beside a step from the stored list, filtered by typed text', async () => {
    app = await startWindow('/catalogue/1/10')
    await app.wrapper.get('[data-testid="crumb"][data-level="manufacturers"]').trigger('click')
    await app.settle()
    const menu = document.querySelector('.crumb-menu')!
    expect([...menu.querySelectorAll('[role="option"]')].map((one) => one.textContent!.trim())).toEqual([
      'Arvenna',
      'Belmora'
    ])
    const box = menu.querySelector('input')!
    box.value = 'arv'
    box.dispatchEvent(new Event('input'))
    await app.settle()
    await key({ key: 'Enter' }, box)
    expect(urlAt(app)).toBe('/catalogue/1/9007199254740993')
  })
  it('fetches a missing list only on request, with its number of calls', async () => {
    app = await startWindow('/engine/1/9007199254740993/20/31/40')
    await app.wrapper.get('[data-testid="crumb"][data-level="models"]').trigger('click')
    await app.settle()
    expect(fake.sent('catalogue:models')).toEqual([])
    const fetchList = document.querySelector<HTMLButtonElement>('.crumb-menu .actions button')!
    expect(fetchList.title).toBe('1 request')
    fetchList.click()
    await app.settle()
    expect(fake.sent('catalogue:models')).toMatchObject([{ parentId: '9007199254740993' }])
    expect(document.querySelectorAll('.crumb-menu [role="option"]')).toHaveLength(2)
  })
})

describe('the status bar', () => {
  it.each(CONNECTION_STATES.filter((state) => state !== 'no-key'))('shows the state %s in words', async (state) => {
    fake.connection_ = { ...DEMO, state }
    app = await startWindow('/catalogue')
    expect(get('connection').attributes('data-state')).toBe(state)
    expect(get('connection').text()).not.toMatch(/app\.|^$/)
  })
  it.each([
    ['online', null, 'service', 'Connected'],
    ['online', { code: 'server-error' }, 'service', 'Service problem'],
    ['limited', { code: 'limit' }, 'service', 'Limited'],
    ['offline', { code: 'offline' }, 'none', 'Offline'],
    ['offline', { code: 'timeout' }, 'none', 'Offline'],
    ['offline', { code: 'not-the-service' }, 'portal', 'Network sign-in needed'],
    ['offline', { code: 'redirected' }, 'portal', 'Network sign-in needed'],
    ['offline', { code: 'insecure' }, 'portal', 'Network sign-in needed']
  ] as const)(
    'distinguishes by real answers whether the service, something else or nothing answers: %s, %j',
    async (state, failure, network, words) => {
      fake.connection_ = { ...DEMO, state, failure }
      app = await startWindow('/catalogue')
      expect(get('connection').attributes('data-network')).toBe(network)
      expect(get('connection').text()).toBe(words)
    }
  )
  it('names a wrong address in the banner and the tooltip, not a blocked network', async () => {
    fake.connection_ = { ...DEMO, state: 'offline', failure: { code: 'not-the-service', params: { reason: 'path' } } }
    app = await startWindow('/catalogue')
    expect(get('connection').attributes('data-network')).toBe('none')
    const words = 'No Vehicle Database at this address. Check its path.'
    expect(get('connection').attributes('title')).toContain(words)
    const banner = app.wrapper.get('.banners [data-testid="notice"]')
    expect(banner.text()).toContain(words)
    expect(banner.findAll('button').map((one) => one.text())).toEqual(['Check again', 'Open the connection settings'])
  })
  it('names the subscription and its last day in the tooltip only', async () => {
    fake.connection_ = {
      ...DEMO,
      state: 'online',
      subscription: { name: 'Vehicle Database', active: true, end_date: '2027-05-14T12:00:00+00:00' }
    }
    app = await startWindow('/catalogue')
    expect(get('connection').text()).toBe('Connected')
    expect(get('connection').attributes('title')).toContain('Vehicle Database, until 14 May 2027')
  })
  it('reports a past last day as ended', async () => {
    fake.connection_ = {
      ...DEMO,
      state: 'unauthorised',
      subscription: { name: 'Vehicle Database', active: false, end_date: '2026-01-31T12:00:00+00:00' }
    }
    app = await startWindow('/catalogue')
    expect(get('connection').attributes('title')).toContain('Vehicle Database, ended 31 Jan 2026')
  })
  it('accepts a subscription without a name and with an unreadable end', async () => {
    fake.connection_ = { ...DEMO, state: 'online', subscription: { name: null, active: true, end_date: 'someday' } }
    app = await startWindow('/catalogue')
    expect(get('connection').text()).toBe('Connected')
  })
  it('counts requests as main does, in attributes and a tooltip until few are left', async () => {
    fake.budget_ = {
      used: 1204,
      limit: 3600,
      resetAt: '2026-11-21T14:20:00.000Z',
      leftForBackground: 1,
      stopped: false,
      waiting: 0
    }
    app = await startWindow('/catalogue')
    expect(get('budget').attributes()).toMatchObject({
      'data-used': '1204',
      'data-limit': '3600',
      'data-reset-at': '2026-11-21T14:20:00.000Z'
    })
    const details = /1\u202f204 of 3\u202f600.*≈ \d\d:20.*estimate/
    expect(get('budget').text()).toBe('')
    expect(get('connection').attributes('title')).toMatch(details)
    fake.emit('budget:changed', { ...fake.budget_, used: 2519, waiting: 1 })
    await app.settle()
    expect(get('budget').attributes('data-used')).toBe('2519')
    expect(get('budget').find('[role="meter"]').exists()).toBe(false)
    fake.emit('budget:changed', { ...fake.budget_, used: 2520, waiting: 1500 })
    await app.settle()
    expect(get('budget').text()).toMatch(/2\u202f520 of 3\u202f600.*≈ \d\d:20.*estimate.*1\u202f500 waiting/)
    expect(get('budget').attributes('title')).toContain('Requests of this computer')
  })
  it.each([
    ['a stop', { stopped: true }, {}],
    ['the limit', {}, { state: 'limited' }]
  ] as const)('shows the meter for %s, however few calls are used', async (_why, budget, connection) => {
    fake.budget_ = { used: 5, limit: 3600, resetAt: '', leftForBackground: 0, stopped: false, waiting: 0, ...budget }
    fake.connection_ = { ...DEMO, ...connection }
    app = await startWindow('/catalogue')
    expect(get('budget').find('[role="meter"]').exists()).toBe(true)
  })
  it('links the connection and the workspace to the settings of the administrator only', async () => {
    fake.answer('workspace:state', { state: 'joined', problem: null, computers: [] })
    app = await startWindow('/catalogue')
    const tags = () => ['connection', 'workspace'].map((id) => get(id).element.tagName)
    expect(tags()).toEqual(['A', 'A'])
    for (const role of ['workshop', 'sales'] as const) {
      useRole().current = { enabled: true, role, pins: ['administrator'] }
      await app.settle()
      expect(tags()).toEqual(['SPAN', 'SPAN'])
      expect(get('connection').attributes()).toMatchObject({ 'data-state': 'demo', 'data-network': 'service' })
      expect(get('workspace').attributes('data-state')).toBe('joined')
    }
  })
  it('reports a refusal of the service instead of a low count', async () => {
    fake.budget_ = {
      used: 5,
      limit: 3600,
      resetAt: '2026-11-21T14:07:00.000Z',
      leftForBackground: 0,
      stopped: true,
      waiting: 0
    }
    app = await startWindow('/catalogue')
    expect(get('budget').text()).toMatch(/limit reached, ?again ≈ \d\d:07/)
    expect(get('budget').text()).not.toContain('3\u202f600')
    expect(get('budget').get('[role="meter"]').classes()).toContain('high')
    expect(get('budget').get('[role="meter"]').attributes('aria-valuetext')).toContain('limit reached')
    fake.emit('budget:changed', { ...fake.budget_, used: 3600 })
    await app.settle()
    expect(get('budget').text()).toContain('3\u202f600 of 3\u202f600')
    // said once
    fake.connection_ = { ...DEMO, state: 'limited' }
    fake.emit('connection:changed', fake.connection_)
    fake.emit('budget:changed', { ...fake.budget_, used: 5 })
    await app.settle()
    expect(get('budget').text()).toMatch(/^Requests ?again ≈ \d\d:07$/)
  })
  const ORIGIN = /From the service, fetched .*\d\d:\d\d · English/
  const answerTypes = (fetchedAt: string, language: 'en' | 'lv' = 'en'): void =>
    fake.answer('catalogue:types', done({ data: CATALOGUE.types['']!, fetchedAt, source: 'service', language }))
  it('shows the source of displayed data in the tooltip of the connection in the normal state', async () => {
    answerTypes(new Date().toISOString())
    app = await startWindow('/catalogue')
    expect(get('connection').attributes('title')).toMatch(ORIGIN)
    expect(app.wrapper.get('footer.bar').text()).not.toContain('fetched')
    fake.emit('connection:changed', { ...DEMO, state: 'offline' })
    await app.settle()
    expect(app.wrapper.get('footer.bar').text()).toContain('From the service, fetched')
  })
  it('shows it on the bar for old data, with the language in the tooltip', async () => {
    answerTypes(new Date(Date.now() - 8 * 86_400_000).toISOString(), 'lv')
    app = await startWindow('/catalogue')
    const bar = app.wrapper.get('footer.bar')
    expect(bar.text()).toContain('From the service, fetched')
    expect(bar.text()).not.toContain('Latviešu')
    expect(bar.get('.origin').attributes('title')).toContain('Latviešu')
  })
  it('opens the connection settings', async () => {
    app = await startWindow('/catalogue')
    await get('connection').trigger('click')
    await app.settle()
    expect(urlAt(app)).toBe('/settings#connection')
  })
})

describe('banners', () => {
  it('distinguish key and subscription and link to where each is fixed', async () => {
    fake.connection_ = { ...DEMO, state: 'unauthorised' }
    app = await startWindow('/catalogue')
    expect(get('notice').attributes('data-code')).toBe('unauthorised')
    expect(get('notice').text()).toContain('Show subscription')
    fake.emit('connection:changed', { ...DEMO, state: 'bad-key' })
    await app.settle()
    expect(get('notice').attributes('data-code')).toBe('bad-key')
    await get('notice').findAll('button').at(-1)!.trigger('click')
    await app.settle()
    expect(urlAt(app)).toBe('/settings#connection')
  })
  it('disappear when a check finds a good connection', async () => {
    fake.connection_ = { ...DEMO, state: 'unauthorised' }
    app = await startWindow('/catalogue')
    fake.connection_ = { ...DEMO, state: 'online' }
    await get('notice').findAll('button')[0]!.trigger('click')
    await app.settle()
    expect(fake.sent('connection:check')).toHaveLength(1)
    expect(app.wrapper.find('[data-testid="notice"]').exists()).toBe(false)
  })
  it('are not repeated when the screen itself reports the connection', async () => {
    fake.connection_ = { ...DEMO, state: 'unauthorised', failure: { code: 'inactive-subscription' } }
    app = await startWindow('/welcome')
    expect(app.wrapper.find('[data-testid="notice"]').exists()).toBe(false)
    await app.router.push('/settings')
    await app.settle()
    expect(app.wrapper.find('[data-testid="notice"]').exists()).toBe(false)
    await app.router.push('/catalogue')
    await app.settle()
    expect(get('notice').attributes('data-code')).toBe('inactive-subscription')
  })
  it('report after the end of a subscription whether stored records stay readable', async () => {
    fake.connection_ = { ...DEMO, state: 'unauthorised', failure: { code: 'inactive-subscription' } }
    app = await startWindow('/catalogue')
    expect(get('notice').text()).toContain('engines on this computer still work')
    fake.emit(
      'settings:changed',
      fake.settings_.map((entry) => (entry.key === 'policy.readAfterEnd' ? { ...entry, value: false } : entry))
    )
    await app.settle()
    expect(get('notice').text()).toContain('Engines on this computer are hidden')
  })
  it('name the wrong clock and the difference, and disappear when it is right', async () => {
    app = await startWindow('/catalogue')
    const told = async (clockAheadMs: number | null): Promise<string> => {
      fake.emit('connection:changed', { ...DEMO, state: 'online', clockAheadMs })
      await app.settle()
      return app.wrapper
        .findAll('[data-testid="notice"]')
        .map((one) => one.text())
        .join()
    }
    expect(await told(2 * 3_600_000)).toMatch(/This computer’s clock is 2\shr ahead of the service’s\.Remaining days/)
    expect(get('notice').attributes()).toMatchObject({ 'data-code': 'clock-wrong', 'data-kind': 'warning' })
    expect(get('connection').attributes('title')).toContain('differs from the service’s')
    expect(await told(-3 * 86_400_000)).toMatch(/3\sdays behind/)
    expect(await told(null)).toBe('')
    await told(7_200_000)
    await get('notice').get('button').trigger('click')
    expect(await told(7_300_000)).toBe('')
    await told(null)
    expect(await told(7_200_000)).not.toBe('')
  })
  describe('of a subscription that ends', () => {
    const DAY = 86_400_000
    const ends = (days: number, more: object = {}) => ({
      ...DEMO,
      state: 'online' as const,
      subscription: {
        name: 'VDB',
        active: true,
        end_date: new Date(new Date().setHours(23, 59, 59, 999) + days * DAY).toISOString().replace('Z', '+00:00')
      },
      ...more
    })
    const banner = () => app.wrapper.find('[data-testid="notice"][data-code="subscription-ends"]')
    it.each([
      [8, null],
      [7, '7 days left'],
      [3, '3 days left'],
      [1, '1 day left'],
      [0, 'today is the last day'],
      [-1, null]
    ])('are shown in its last week: %i days before, %s', async (days, words) => {
      fake.connection_ = ends(days)
      app = await startWindow('/catalogue')
      expect(banner().exists()).toBe(words !== null)
      if (words !== null) expect(banner().text()).toContain(words)
    })
    const status = () => app.wrapper.find('[data-testid="subscription-status"]')
    it.each([
      [31, null, ''],
      [30, '30', 'Subscription: 30 days left'],
      [8, '30', 'Subscription: 8 days left'],
      [7, '7', 'Subscription: 7 days left'],
      [2, '7', 'Subscription: 2 days left'],
      [1, '1', 'Subscription: 1 day left'],
      [0, '1', 'Subscription: today is the last day'],
      [-1, null, '']
    ])('are in the status bar in its last 30 days: %i days before', async (days, step, words) => {
      fake.connection_ = ends(days)
      app = await startWindow('/catalogue')
      expect(status().exists()).toBe(step !== null)
      if (step === null) return
      expect([status().text(), status().attributes('data-days')]).toEqual([words, step])
      expect(status().attributes('title')).toMatch(/^VDB, until .* · \d{4}-.*\+00:00$/)
      expect(status().classes('near')).toBe(step !== '30')
    })
    it.each([
      ['no date', { subscription: { name: 'VDB', active: true, end_date: null } }],
      ['a date that cannot be read', { subscription: { name: 'VDB', active: true, end_date: 'someday' } }],
      ['no answer yet', { subscription: null }],
      ['an end that has come', { state: 'unauthorised', subscription: { ...ends(3).subscription, active: false } }],
      ['the demo', { state: 'demo' }]
    ] as const)('are not shown with %s', async (_name, more) => {
      fake.connection_ = ends(3, more)
      app = await startWindow('/catalogue')
      expect([status().exists(), banner().exists()]).toEqual([false, false])
    })
    it('stay in the status bar after the banner is dismissed', async () => {
      fake.connection_ = ends(3)
      app = await startWindow('/catalogue')
      expect(status().attributes('href')).toContain('settings#connection')
      await banner().get('button').trigger('click')
      expect([banner().exists(), status().exists()]).toEqual([false, true])
    })
    it('link no role to settings that it may not see', async () => {
      fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: ['administrator'] as const }))
      fake.connection_ = ends(3)
      app = await startWindow('/catalogue')
      await useRole().load()
      await app.settle()
      expect(status().element.tagName).toBe('SPAN')
    })
    it('warn by the date alone when the service does not state that it is active, and not when it is not', async () => {
      fake.connection_ = ends(3, { subscription: { ...ends(3).subscription, active: null } })
      app = await startWindow('/catalogue')
      expect(banner().attributes('data-kind')).toBe('warning')
      fake.emit(
        'connection:changed',
        ends(3, { state: 'unauthorised', subscription: { ...ends(3).subscription, active: false } })
      )
      await app.settle()
      expect(banner().exists()).toBe(false)
    })
    it('are not repeated on the settings page, and reappear on the last day once dismissed', async () => {
      fake.connection_ = ends(5)
      app = await startWindow('/settings')
      expect(banner().exists()).toBe(false)
      await app.router.push('/catalogue')
      await app.settle()
      await banner().get('button').trigger('click')
      fake.emit('connection:changed', ends(4))
      await app.settle()
      expect(banner().exists()).toBe(false)
      fake.emit('connection:changed', ends(1))
      await app.settle()
      expect(banner().exists()).toBe(true)
    })
  })
  it('show problems of the start on the first screen, too', async () => {
    fake.connection_ = NOT_CONNECTED
    fake.answer('app:notices', [
      {
        id: 'n1',
        kind: 'error',
        code: 'bad-address',
        params: { reason: 'set-up', problem: 'insecure', file: '/srv/set-up.json' }
      }
    ])
    app = await startWindow('/catalogue')
    expect(urlAt(app)).toBe('/welcome')
    expect(get('notice').attributes()).toMatchObject({ 'data-code': 'bad-address', 'data-kind': 'error' })
    expect(get('notice').text()).toContain('/srv/set-up.json')
  })
  it('show problems of the start once, until dismissed', async () => {
    const notice = { id: 'n1', kind: 'warning', code: 'no-keystore' } as const
    fake.answer('app:notices', [notice])
    app = await startWindow('/catalogue')
    fake.emit('notice:added', notice)
    await app.settle()
    expect(app.wrapper.findAll('[data-testid="notice"]')).toHaveLength(1)
    await get('notice').get('button').trigger('click')
    expect(app.wrapper.find('[data-testid="notice"]').exists()).toBe(false)
  })
})

describe('the result of connecting', () => {
  const strip = () => app.wrapper.find('[data-testid="onboarding-success"]')
  beforeEach(async () => {
    fake.connection_ = { ...DEMO, state: 'online', keyKept: 'sealed' }
    app = await startWindow('/catalogue')
    useConnection().justConnected = true
    await app.settle()
  })

  it('is above the catalogue until the first step, and does not return', async () => {
    expect(strip().exists()).toBe(true)
    await app.router.push('/catalogue/1')
    await app.settle()
    expect(strip().exists()).toBe(false)
    await app.router.push('/catalogue')
    await app.settle()
    expect(strip().exists()).toBe(false)
  })
  it.each(['offline', 'limited', 'unauthorised', 'bad-key', 'demo'] as const)(
    'is not "Connected" when the state is %s',
    async (state) => {
      fake.emit('connection:changed', { ...fake.connection_, state })
      await app.settle()
      expect(strip().exists()).toBe(false)
    }
  )
})

describe('units and theme', () => {
  it('are set from the bar and stored by main', async () => {
    app = await startWindow('/catalogue')
    await get('unit-power').get('[data-value="kW"]').trigger('click')
    await app.settle()
    expect(fake.sent('settings:set')).toEqual([{ key: 'units.power', value: 'kW' }])
    expect(get('unit-power').get('[data-value="kW"]').attributes('aria-checked')).toBe('true')
  })
  it('are all behind one button, each changed at once', async () => {
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'assume.consumptionConfirmed'
        ? { ...entry, value: 'Anna, 2 May' }
        : entry.key === 'units.consumption'
          ? { ...entry, value: 'l/100 km' }
          : entry
    )
    app = await startWindow('/catalogue')
    await get('units-open').trigger('click')
    await app.settle()
    const rows = [...document.querySelectorAll<HTMLElement>('[data-testid="unit-choice"]')]
    expect(rows.map((row) => [row.dataset['key'], row.getAttribute('aria-label')])).toEqual([
      ['units.power', 'Power'],
      ['units.torque', 'Torque'],
      ['units.capacity', 'Capacity'],
      ['units.topSpeed', 'Top speed'],
      ['units.fuelConsumption', 'Consumption']
    ])
    rows[2]!.querySelector<HTMLElement>('[data-value="l"]')!.click()
    await app.settle()
    expect(fake.sent('settings:set')).toEqual([{ key: 'units.capacity', value: 'l' }])
    // a unit that nobody confirmed has no choice, and the line says so
    expect(rows.map((row) => row.getAttribute('aria-disabled'))).toEqual([null, null, null, 'true', null])
    const hints = [...document.querySelectorAll('[data-testid="units-panel"] a')]
    expect(hints.map((hint) => hint.getAttribute('href'))).toEqual(['/settings#setting-assume.speedConfirmed'])
    expect(hints[0]!.textContent).toBe('The service states no unit. To convert, confirm the unit.')
  })
  it('step to the next power unit by U, but not where letters filter', async () => {
    app = await startWindow('/settings')
    await key({ key: 'u' })
    await key({ key: 'u' })
    await key({ key: 'u' })
    await key({ key: 'u', ctrlKey: true })
    expect(fake.sent('settings:set').map((sent) => (sent as { value: string }).value)).toEqual(['kW', 'bhp', 'PS'])
    await app.router.push('/catalogue')
    await key({ key: 'u' })
    expect(fake.sent('settings:set')).toHaveLength(3)
  })
  it('are written in the language of the window', async () => {
    app = await startWindow('/catalogue')
    await setInterfaceLanguage('ru')
    await app.settle()
    expect(get('unit-power').text().replaceAll('\u00a0', ' ')).toBe('л. с.кВтbhp')
    expect(get('unit-torque').text()).toBe('Н·мlb-ftкгс·м')
    await setInterfaceLanguage('en')
  })
  it('cannot be changed when the administrator fixed them', async () => {
    fake.settings_ = fake.settings_.map((entry) => (entry.key === 'units.torque' ? { ...entry, managed: true } : entry))
    app = await startWindow('/catalogue')
    expect(get('unit-torque').get('[data-value="kgm"]').attributes('disabled')).toBeDefined()
  })
  it('include the density of the settings', async () => {
    app = await startWindow('/catalogue')
    expect(document.documentElement.dataset['density']).toBe('comfortable')
    fake.emit(
      'settings:changed',
      fake.settings_.map((entry) => (entry.key === 'appearance.density' ? { ...entry, value: 'workshop' } : entry))
    )
    await app.settle()
    expect(document.documentElement.dataset['density']).toBe('workshop')
  })
  it('include a zoom by keys', async () => {
    app = await startWindow('/catalogue')
    // faster than main answers
    for (const key of ['+', '=', '-'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }))
    await app.settle()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '0', ctrlKey: true, bubbles: true }))
    await app.settle()
    expect(fake.sent('settings:set')).toEqual([110, 125, 110].map((value) => ({ key: 'appearance.zoom', value })))
    expect(fake.sent('settings:reset')).toEqual([{ key: 'appearance.zoom' }])
  })
  it('follow the setting, and the system if the setting says so', async () => {
    const system = Object.assign(new EventTarget(), { matches: true, media: '' }) as unknown as MediaQueryList
    const matchMedia = window.matchMedia.bind(window)
    const restore = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => (query.includes('prefers-color-scheme') ? system : matchMedia(query)))
    app = await startWindow('/catalogue')
    expect(document.documentElement.dataset['theme']).toBe('light')
    system.dispatchEvent(Object.assign(new Event('change'), { matches: false }))
    await app.settle()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    fake.emit(
      'settings:changed',
      fake.settings_.map((entry) => (entry.key === 'appearance.theme' ? { ...entry, value: 'light' } : entry))
    )
    await app.settle()
    expect(document.documentElement.dataset['theme']).toBe('light')
    restore.mockRestore()
  })
})
