import { fake, NOT_CONNECTED } from '../../../fakes/bridge'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MANUAL_PAGES } from '@shared/locales/manual'
import { startWindow, stopWindow, urlAt, type StartedWindow } from '../../window'

let app: StartedWindow
const get = (id: string) => app.wrapper.get(`[data-testid="${id}"]`)
const pages = (): (string | undefined)[] =>
  app.wrapper.findAll('[data-testid="help-page"]').map((one) => one.attributes('data-page'))
async function key(init: KeyboardEventInit): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  await app.settle()
}
/** The page and its text are loaded on demand. */
const shows = (page: string): Promise<void> =>
  vi.waitFor(async () => {
    await app.settle()
    expect(get('help-text').attributes('data-page')).toBe(page)
  }, 60_000)

beforeEach(() => fake.reset())
afterEach(() => stopWindow(app))

describe('the manual', () => {
  it.each([
    ['/catalogue', 'find'],
    ['/engine/1/10/100/31/40', 'engine'],
    ['/sheets', 'sheets'],
    ['/settings#page-connection', 'connection'],
    ['/settings#setting-events.webhook.port', 'feed'],
    ['/settings', 'units'],
    ['/nowhere', 'start']
  ])('opens by F1 on %s at the page %s, and "back" closes it', async (path, page) => {
    app = await startWindow(path)
    await key({ key: 'F1' })
    await shows(page)
    await get('help-page').trigger('click')
    await shows('start')
    app.router.back()
    await vi.waitFor(() => expect(urlAt(app)).toBe(path))
  })
  it('opens without a connection', async () => {
    fake.connection_ = NOT_CONNECTED
    app = await startWindow('/welcome')
    await key({ key: 'F1' })
    await shows('start')
  })
  it.each([
    ['start', 'engine'],
    ['sheets', 'sheets']
  ])('shows a picture for each theme on the page %s', async (page, name) => {
    app = await startWindow(`/help/${page}`)
    await shows(page)
    const addresses = get('help-text')
      .findAll('img')
      .map((picture) => picture.attributes('src'))
    expect(addresses).toEqual(['light', 'dark'].map((theme) => expect.stringContaining(`${name}-${theme}.webp`)))
  })
  it('shows the picture in the language of the window, below the first paragraph', async () => {
    app = await startWindow('/help/engine')
    await shows('engine')
    fake.emit('language:changed', { interfaceLanguage: 'ru', contentLanguage: 'ru' })
    await vi.waitFor(() => expect(get('help-text').text()).toContain('Нажмите'), 60_000)
    const text = get('help-text')
    expect(text.get('img').attributes('src')).toContain('manual/ru/engine-light.webp')
    expect([...text.element.querySelectorAll('p, img, ul')].map(({ tagName }) => tagName)).toEqual([
      'P',
      'IMG',
      'IMG',
      'UL'
    ])
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'en' })
    await vi.waitFor(() => expect(get('help-text').text()).toContain('Click a stage'), 60_000)
  })
  it('shows keys, words of the screens and links to pages', async () => {
    app = await startWindow('/help/start')
    await shows('start')
    const text = get('help-text')
    expect(text.findAll('kbd').map((one) => one.text())).toEqual(expect.arrayContaining(['F1', 'K']))
    expect(text.findAll('b').map((one) => one.text())).toContain('Spec sheet')
    await text.get('a').trigger('click')
    await shows('connection')
  })
  it('filters the pages by the typed words, and Enter opens the first', async () => {
    app = await startWindow('/help/units')
    await shows('units')
    expect(pages()).toEqual([...MANUAL_PAGES])
    await get('help-search').setValue('job list')
    expect(pages()).toEqual(['offline'])
    await shows('offline')
    await get('help-search').trigger('keydown', { key: 'Enter' })
    await app.settle()
    expect([urlAt(app), pages().length]).toEqual(['/help/offline', MANUAL_PAGES.length])
    await get('help-search').setValue('zzzz')
    expect(pages()).toEqual([])
    expect(app.wrapper.find('[data-testid="help-text"]').exists()).toBe(false)
    expect(get('help').text()).toContain('No page has these words')
    await get('help-clear').trigger('click')
    expect(pages()).toEqual([...MANUAL_PAGES])
  })
  it('follows a link while a search is typed', async () => {
    app = await startWindow('/help')
    await shows('start')
    await get('help-search').setValue('dot at the bottom')
    await app.settle()
    const link = get('help-text').get('a')
    const page = link.attributes('href')!.split('/').at(-1)!
    expect(get('help-text').attributes('data-page')).not.toBe(page)
    await link.trigger('click')
    await shows(page)
  })
  it('finds a technical term in any language, and shows the text of each page', async () => {
    app = await startWindow('/help')
    await shows('start')
    fake.emit('language:changed', { interfaceLanguage: 'ru', contentLanguage: 'ru' })
    await vi.waitFor(() => expect(get('help-text').text()).toContain('Откройте'), 60_000)
    await get('help-search').setValue('stage')
    expect(pages()[0]).toBe('engine')
    expect(get('help-page').get('.hint').text()).not.toBe('')
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'en' })
    await vi.waitFor(() => expect(get('help-page').text()).toContain('Engine page and chart'), 60_000)
  })
  it('begins with connecting only without a connection', async () => {
    app = await startWindow('/help/start')
    await shows('start')
    const steps = (): number => get('help-text').findAll('ol > li').length
    const connected = steps()
    stopWindow(app)
    fake.reset()
    fake.connection_ = NOT_CONNECTED
    app = await startWindow('/help/start')
    await shows('start')
    expect(steps()).toBe(connected + 1)
  })
  it('finds the text of a button', async () => {
    app = await startWindow('/help')
    await shows('start')
    await get('help-search').setValue('save pdf')
    expect(pages()[0]).toBe('sheets')
    // also where the addressed page has the word
    await get('help-search').setValue('stage')
    expect(pages().slice(0, 2)).toEqual(['engine', 'start'])
    await shows('engine')
    await app.wrapper.get('[data-testid="help-page"][data-page="start"]').trigger('click')
    await shows('start')
    expect(pages().slice(0, 2)).toEqual(['engine', 'start'])
    await get('help-search').setValue('stage 1')
    await get('help-search').setValue('stage')
    await shows('engine')
  })
  it('marks the typed words, also in the list, and scrolls to the first of the text', async () => {
    app = await startWindow('/help')
    await shows('start')
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await get('help-search').setValue('save pdf')
    await shows('sheets')
    const hits = [...(CSS.highlights.get('search-hit') as unknown as Set<Range>)]
    expect(hits.map((one) => String(one).toLowerCase())).toContain('pdf')
    const parents = hits.map(({ startContainer }) => startContainer.parentElement!)
    expect(parents.some((one) => one.closest('[data-testid="help-page"]'))).toBe(true)
    const first = parents.find((one) => get('help-text').element.contains(one))
    expect(scroll.mock.contexts).toEqual([first])
  })
  it('lists all keys of the shortcuts', async () => {
    app = await startWindow('/help/keys')
    await shows('keys')
    expect(get('help-text').find('[data-does="saveSheet"]').text()).toBe('CtrlS')
  })
  it('is in the language of the window', async () => {
    app = await startWindow('/help/compare')
    await shows('compare')
    fake.emit('language:changed', { interfaceLanguage: 'es', contentLanguage: 'es' })
    await vi.waitFor(() => expect(get('help-text').text()).toContain('Comparar'), 60_000)
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'en' })
    await vi.waitFor(() => expect(get('help-text').text()).toContain('Compare'), 60_000)
  })
  it('is not restored after a restart', async () => {
    app = await startWindow('/catalogue')
    await app.settle()
    await app.router.push('/help')
    await shows('start')
    expect(fake.sent('app:set-place').filter(({ address }) => address.startsWith('/help'))).toEqual([])
  })
})
