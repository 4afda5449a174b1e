import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fake, PLAN } from '../../fakes/bridge'
import { done, failed } from '@contract/failures'
import { useTabs } from '@/composables/places/tabs'
import { addressAt } from '@/shell/input/place-pointer'
import type { EnginePath } from '@shared/catalogue/records'
import { startWindow, stopWindow, urlAt, type StartedWindow } from '../window'

const PATH = { types: '1', manufacturers: '2', models: '3', generations: '4' }
let app: StartedWindow
const press = async (init: KeyboardEventInit & { key: string }): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  await app.settle()
}
const row = (): Element => app.wrapper.get('[data-testid="level-item"]').element
const opened = (): string[] => fake.sent('app:open-window').map(({ address }) => address)
const mouse = (type: string, init: MouseEventInit, target: Element = row()): MouseEvent => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}

beforeEach(async () => {
  fake.reset()
  app = await startWindow('/catalogue')
})
afterEach(() => stopWindow(app))

describe('a place', () => {
  it('opens in a new window by Ctrl+click and by the middle button, and the page stays', async () => {
    expect(mouse('click', { ctrlKey: true }).defaultPrevented).toBe(true)
    mouse('mousedown', { button: 1 })
    mouse('mouseup', { button: 1 })
    await app.settle()
    expect([opened(), urlAt(app)]).toEqual([['/catalogue/1', '/catalogue/1'], '/catalogue'])
  })
  it('of an engine joins the comparison by Shift+click, and the second opens it', async () => {
    const [first, second] = ['40', '41'].map((id) => {
      const place = document.body.appendChild(document.createElement('i'))
      place.dataset['address'] = `/engine/1/2/3/4/${id}`
      return place
    })
    const entry = (engines: string) => ({ path: { ...PATH, engines } as EnginePath, names: {} })
    fake.answer('compare:add', done([entry('40')]))
    expect(mouse('click', { shiftKey: true }, first).defaultPrevented).toBe(true)
    await app.settle()
    expect([fake.sent('compare:add'), urlAt(app)]).toEqual([[{ path: { ...PATH, engines: '40' } }], '/catalogue'])
    fake.answer('compare:add', done([entry('40'), entry('41')]))
    mouse('click', { shiftKey: true }, second)
    await app.settle()
    expect(urlAt(app)).toBe('/compare')
    expect([opened(), mouse('click', { shiftKey: true }, document.body).defaultPrevented]).toEqual([[], false])
    first!.remove()
    second!.remove()
  })
  it('does not open when the button is released elsewhere, or with an ordinary click', async () => {
    mouse('mousedown', { button: 1 })
    mouse('mouseup', { button: 1 }, document.body)
    mouse('click', {}, document.body)
    expect(opened()).toEqual([])
  })
  it('is the target of a link and of the active row of a focused list', () => {
    const link = Object.assign(document.createElement('a'), { href: '#/compare' })
    expect([addressAt(link.appendChild(document.createElement('b'))), addressAt(null)]).toEqual(['/compare', null])
    expect(addressAt(document.body)).toBeNull()
    const list = row().closest<HTMLElement>('[role="listbox"]')!
    row().id = 'row'
    list.setAttribute('aria-activedescendant', 'row')
    list.focus()
    expect([addressAt(list), addressAt(list, true)]).toEqual([null, '/catalogue/1'])
    list.blur()
    expect(addressAt(list, true)).toBeNull()
  })
  it('opens by its context menu', async () => {
    expect(mouse('contextmenu', { clientX: 5, clientY: 5 }).defaultPrevented).toBe(true)
    await app.settle()
    const items = [...document.querySelectorAll<HTMLElement>('[data-testid="place-menu-item"]')]
    expect(items.map(({ dataset }) => dataset['id'])).toEqual(['tab', 'window'])
    items[1]!.click()
    await app.settle()
    expect(opened()).toEqual(['/catalogue/1'])
    expect(mouse('contextmenu', {}, document.body).defaultPrevented).toBe(false)
  })
})

describe('the download of a place', () => {
  const menuItem = (): HTMLElement | null =>
    document.querySelector('[data-testid="place-menu-item"][data-id="download"]')
  async function ask(id: string): Promise<void> {
    await app.router.push('/catalogue/1')
    await app.settle()
    mouse('contextmenu', { button: 2 }, app.wrapper.get(`[data-level="manufacturers"] [data-id="${id}"]`).element)
    await app.settle()
  }

  it('starts from the menu of a make and shows its progress', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 15 }))
    await ask('9007199254740993')
    expect([menuItem()!.textContent.trim(), menuItem()!.title]).toEqual(['Download Arvenna', '15 requests'])
    menuItem()!.click()
    await app.settle()
    expect(fake.sent('packs:start')).toEqual([
      { title: 'Arvenna', scopes: [{ kind: 'manufacturer', id: '9007199254740993' }], confirmedCalls: 15 }
    ])
    expect(urlAt(app)).toBe('/offline')
  })
  it('asks above the limit of the settings, and stays where it was refused', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 301 }))
    await ask('9007199254740993')
    menuItem()!.click()
    await app.settle()
    expect([fake.sent('packs:start'), urlAt(app)]).toEqual([[], '/catalogue/1'])
    fake.answer('packs:start', failed('offline'))
    await app.wrapper.get('[data-testid="place-download-yes"]').trigger('click')
    await app.settle()
    expect(fake.sent('packs:start')).toHaveLength(1)
    expect(urlAt(app)).toBe('/catalogue/1')
    expect(app.wrapper.get('dialog [data-testid="notice"]').attributes('data-code')).toBe('offline')
  })
  it('is not offered again for stored records', async () => {
    fake.answer('packs:plan', done({ ...PLAN, calls: 0, exact: true }))
    await ask('9007199254740993')
    expect(menuItem()!.textContent.trim()).toBe('Available offline')
    expect(menuItem()!.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('keys', () => {
  it('open a window at the columns', async () => {
    await press({ key: 'n', ctrlKey: true })
    expect(opened()).toEqual(['/catalogue'])
  })
  it('open, show and close tabs, and close the window with the last one', async () => {
    const tabs = useTabs()
    const first = tabs.activeId
    expect(app.wrapper.find('[data-testid="tabs"]').exists()).toBe(false)
    await press({ key: 't', ctrlKey: true })
    expect(app.wrapper.findAll('[data-testid="tab"]').map((tab) => tab.attributes('aria-selected'))).toEqual([
      'false',
      'true'
    ])
    await press({ key: 'Tab', ctrlKey: true })
    expect(tabs.activeId).toBe(first)
    await press({ key: 'Tab', ctrlKey: true, shiftKey: true })
    expect(tabs.activeId).not.toBe(first)
    await press({ key: 'w', ctrlKey: true })
    expect([tabs.activeId, fake.sent('app:close-window').length]).toEqual([first, 0])
    await press({ key: 'w', ctrlKey: true })
    expect(fake.sent('app:close-window')).toHaveLength(1)
  })
  it('of the tab strip move the one tab stop, show and close', async () => {
    const tabs = useTabs()
    await press({ key: 't', ctrlKey: true })
    const strip = () => app.wrapper.findAll('[data-testid="tab"]')
    const stops = (): string[] => strip().map((tab) => tab.attributes('tabindex')!)
    expect(stops()).toEqual(['-1', '0'])
    expect(strip().every((tab) => tab.find('svg').exists())).toBe(true)
    await strip()[1]!.trigger('keydown', { key: 'ArrowRight' })
    expect(stops()).toEqual(['0', '-1'])
    await strip()[0]!.trigger('keydown', { key: 'Enter' })
    expect(tabs.activeId).toBe(tabs.all[0]!.id)
    ;(strip()[1]!.element as HTMLElement).focus()
    await strip()[1]!.trigger('keydown', { key: 'Delete' })
    await app.settle()
    expect(tabs.all).toHaveLength(1)
    // the strip is gone
    expect(document.activeElement?.tagName).toBe('MAIN')
  })
})

describe('the state of the lists', () => {
  it('is saved with the place', async () => {
    const filter = app.wrapper.get('[data-testid="level-filter"] input, input[data-testid="level-filter"]')
    await filter.setValue('ca')
    await app.router.push('/settings')
    await app.settle()
    expect(fake.sent('app:set-place').at(-1)?.view).toContain('"filter":"ca"')
  })
})
