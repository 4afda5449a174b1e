import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done } from '@contract/failures'
import type { EngineId } from '@shared/catalogue/ids'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import { setInterfaceLanguage } from '@/locales'
import { fake } from '../../../fakes/bridge'
import { useSettings } from '@/stores/settings'
import { startWindow, stopWindow, urlAt, type StartedWindow } from '../../window'

let app: StartedWindow
const box = () => app.wrapper.get<HTMLInputElement>('[data-testid="quick-open-input"]')
const items = () => app.wrapper.findAll<HTMLElement>('[data-testid="quick-open-item"]')
const labels = (): string[] => items().map((one) => one.get('.name').text())
const selected = (): string =>
  items()
    .find((one) => one.attributes('aria-selected') === 'true')!
    .get('.name')
    .text()
const isOpen = (): boolean => box().attributes('aria-expanded') === 'true'

const path = { types: '1', manufacturers: '9007199254740993', models: '20', generations: '31', engines: '40' }
const names = {
  manufacturers: { id: '9007199254740993', name: 'Arvenna' },
  models: { id: '20', name: 'Corsale' },
  generations: { id: '31', name: 'II' }
}
const engine = (id: string): LocalSearchHit =>
  ({
    level: 'engines',
    path: { ...path, engines: id },
    names: { ...names, engines: { id, name: `2.0 TDR ${id}` } },
    matched: [],
    rank: 'prefix',
    favourite: false,
    figures: { power: 150, torque: 350, fuel: 'Diesel', year: 2014, ecu: null, code: null }
  }) as unknown as LocalSearchHit

async function press(key: string, init: KeyboardEventInit = {}): Promise<void> {
  box().element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
  await app.settle()
}
async function open(text = '', address = '/catalogue'): Promise<void> {
  app = await startWindow(address)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  await app.settle()
  if (text === '') return
  await box().setValue(text)
  await app.settle()
}

beforeEach(() => {
  fake.reset()
  fake.answer('search:desk', done([engine('40'), engine('41')]))
})
afterEach(() => stopWindow(app))

describe('quick open', () => {
  it.each(['/catalogue', '/search', '/settings'])('opens with Ctrl+K on %s', async (address) => {
    await open('', address)
    expect(document.activeElement).toBe(box().element)
  })
  it('takes no more characters than a search accepts', async () => {
    await open()
    expect(box().attributes('maxlength')).toBe('400')
  })
  it.each([
    ['health', '#health'],
    ['test my network', '#network-test']
  ])('opens the part of the settings named %s', async (typed, hash) => {
    await open(typed)
    const index = labels().findIndex((label) => label.toLowerCase() === typed)
    await items()[index]!.trigger('click')
    await app.settle()
    expect(urlAt(app)).toContain(`/settings${hash}`)
  })
  it('finds the commands of a setting by its English name in any language', async () => {
    fake.answer('search:desk', done([]))
    await open()
    await setInterfaceLanguage('ru')
    for (const word of ['theme', 'тема']) {
      await box().setValue(word)
      await app.settle()
      expect(labels()).toContain('Тема: светлая')
    }
    await setInterfaceLanguage('en')
  })
  it('shows matched letters bold, and the value of a setting', async () => {
    fake.answer('search:desk', done([]))
    await open('quiet')
    const row = items().find((one) => one.text().startsWith('Quiet hours'))!
    expect(row.findAll('.name b').map((one) => one.text())).toEqual(['Quiet'])
    expect(row.get('.figure').text()).toBe('Off')
  })
  it('explains Enter once when it searches online', async () => {
    fake.answer('search:desk', done([]))
    await open('zzzz')
    expect(app.wrapper.get('.hints').text()).toBe('↵Search online')
    await box().setValue('quiet')
    await app.settle()
    expect(app.wrapper.get('.hints').text()).toBe('↵OpenCtrl ↵Search online')
    // a command was asked for
    expect([labels().at(-1), app.wrapper.find('.none').exists()]).toEqual(['Quiet until', false])
  })
  it('offers recent engines before any text', async () => {
    fake.answer('desk:recents', done([{ path, names: engine('40').names, openedAt: '2026-01-01T00:00:00Z' }] as never))
    await open()
    expect(app.wrapper.get('.hits .label').text()).toBe('Recent')
    expect(labels()).toEqual(['2.0 TDR 40'])
    expect(items()[0]!.text()).toContain('Arvenna Corsale II')
  })
  it('shows power and torque of stock and the first stage, in the chosen units', async () => {
    const figures = { ...engine('40').figures, stage: { power: 190, torque: 430 } }
    fake.answer('search:desk', done([{ ...engine('40'), figures }, engine('41')]))
    const mark = { id: '40' as EngineId, readable: false, stock: { power: 150, torque: 350 }, stage: figures.stage }
    fake.answer('desk:recents', done([{ path, names: engine('40').names, openedAt: '2026-01-01T00:00:00Z' }] as never))
    fake.answer('catalogue:marks', done([mark]))
    await open()
    expect(items()[0]!.get('.stage-figures').text()).toBe('150\u00a0PS +40 350\u00a0Nm +80')
    expect(items()[0]!.get('[role="img"]').attributes('aria-label')).toBe('on this computer')
    await box().setValue('tdr')
    await app.settle()
    expect(items()[0]!.get('.stage-figures').text()).toBe('150\u00a0PS +40 350\u00a0Nm +80')
    expect(items()[1]!.get('.stage-figures').text().replaceAll(/ +/g, ' ')).toBe('150\u00a0PS 350\u00a0Nm')
  })
  it.each(['pdf', 'print'])('finds the spec sheet by the word %s', async (word) => {
    fake.answer('search:desk', done([]))
    await open(word, `/engine/${Object.values(path).join('/')}`)
    expect(labels()).toContain('Spec sheet')
  })
  it('offers the spec sheet and the customer screen on the page of an engine', async () => {
    await open('', `/engine/${Object.values(path).join('/')}`)
    expect(labels().slice(0, 2)).toEqual(['Spec sheet', 'Show to customer'])
  })
  it('opens the selected engine with Enter, without a request', async () => {
    await open('tdr')
    expect(selected()).toBe('2.0 TDR 40')
    expect(items()[0]!.attributes()).toMatchObject({ 'data-kind': 'engine', 'data-engine-id': '40' })
    expect(items()[0]!.get('.stage-figures').text().replaceAll(/ +/g, ' ')).toBe('150\u00a0PS 350\u00a0Nm')
    await press('ArrowDown')
    expect(box().attributes('aria-activedescendant')).toBe(items()[1]!.attributes('id'))
    await press('Enter')
    await vi.waitFor(() => expect(urlAt(app)).toContain('/engine/1/9007199254740993/20/31/41'), 60_000)
    expect([box().element.value, isOpen()]).toEqual(['', false])
    expect(fake.sent('search:catalogue')).toEqual([])
  })
  it('opens the hit of the last key when Enter comes before the answer', async () => {
    await open()
    const held = fake.hold('search:desk')
    await box().setValue('tdr')
    await press('Enter')
    expect(urlAt(app)).toBe('/catalogue')
    held[0]?.answer(done([engine('41')]))
    await vi.waitFor(() => expect(urlAt(app)).toContain('/31/41'), 60_000)
  })
  it('forgets an Enter before the answer when typing goes on', async () => {
    await open()
    const held = fake.hold('search:desk')
    await box().setValue('td')
    await press('Enter')
    await box().setValue('tdr')
    for (const at of [0, 1]) {
      held[at]!.answer(done([engine('41')]))
      await app.settle()
    }
    expect([box().element.value, urlAt(app)]).toEqual(['tdr', '/catalogue'])
  })
  it('forgets an Enter before the list is loaded when typing goes on', async () => {
    app = await startWindow('/catalogue')
    box().element.focus()
    for (const text of ['td', 'tdr']) {
      box().element.value = text
      box().element.dispatchEvent(new Event('input'))
      if (text === 'td') box().element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    }
    await app.settle()
    expect([box().element.value, isOpen()]).toEqual(['tdr', true])
  })
  it('adds engines to the comparison with Shift+Enter and stays open', async () => {
    await open('tdr')
    await press('Enter', { shiftKey: true })
    expect(fake.sent('compare:add').map((sent) => sent.path.engines)).toEqual(['40'])
    expect([urlAt(app), isOpen()]).toEqual(['/catalogue', true])
  })
  it('searches online with Ctrl+Enter', async () => {
    await open('2.0 TDI+ & C/D')
    await press('Enter', { ctrlKey: true })
    expect(app.router.currentRoute.value.query).toEqual({ q: '2.0 TDI+ & C/D' })
  })
  it('searches online with Enter when nothing is stored', async () => {
    fake.answer('search:desk', done([]))
    await open('rs 400')
    expect(labels()).toEqual(['Search online for “rs 400”'])
    expect(app.wrapper.get('.none').text()).toBe('No match on this computer.')
    await press('Enter')
    expect(app.router.currentRoute.value.query).toEqual({ q: 'rs 400' })
  })
  it('runs a command and stays on the page', async () => {
    fake.answer('search:desk', done([]))
    await open('kw')
    expect(labels()[0]).toBe('Power in kW')
    await press('Enter')
    expect(fake.sent('settings:set')).toEqual([{ key: 'units.power', value: 'kW' }])
    expect(urlAt(app)).toBe('/catalogue')
  })
  it('changes density and zoom, but not where the administrator fixed them', async () => {
    fake.answer('search:desk', done([]))
    fake.settings_ = fake.settings_.map((one) => (one.key === 'appearance.zoom' ? { ...one, managed: true } : one))
    await open('workshop')
    expect(labels()[0]).toBe('Workshop mode (large text and buttons)')
    await press('Enter')
    expect(fake.sent('settings:set')).toEqual([{ key: 'appearance.density', value: 'workshop' }])
    await open('zoom in')
    expect(labels()).not.toContain('Zoom in')
  })
  it('opens a setting on the settings page', async () => {
    fake.answer('search:desk', done([]))
    await open('appearance')
    const setting = items().find((one) => one.attributes('data-kind') === 'setting')!
    await setting.trigger('click')
    await vi.waitFor(() => expect(app.router.currentRoute.value.hash).toBe('#setting-appearance.theme'), 60_000)
  })
  it('leaves out commands for settings of the administrator', async () => {
    fake.answer('search:desk', done([]))
    fake.settings_ = fake.settings_.map((one) => (one.key === 'units.power' ? { ...one, managed: true } : one))
    await open('kw')
    expect(labels()).not.toContain('Power in kW')
  })
  it('leaves out a unit that is confirmed before it can be chosen', async () => {
    fake.answer('search:desk', done([]))
    await open('mph')
    expect(labels()).not.toContain('Top speed in mph')
    await useSettings().set('assume.speedConfirmed', 'Anna 2026-01-01')
    await app.settle()
    expect(labels()).toContain('Top speed in mph')
  })
  it('opens a link of this program', async () => {
    await open('dynodesk://engine/31/40')
    expect(labels()).toEqual(['Open this link or sheet number'])
    await press('Enter')
    expect(fake.sent('links:open')).toEqual([{ text: 'dynodesk://engine/31/40' }])
    expect(fake.sent('search:desk')).toEqual([])
  })
  it('closes with Escape, clears the box and returns the focus', async () => {
    app = await startWindow('/catalogue')
    const filter = app.wrapper.get<HTMLInputElement>('[data-testid="level-filter"]').element
    filter.focus()
    filter.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    await box().setValue('tdr')
    await app.settle()
    await press('Escape')
    expect([document.activeElement, box().element.value, isOpen()]).toEqual([filter, '', false])
  })
  it('returns the focus once only', async () => {
    await open()
    const row = app.wrapper.get<HTMLElement>('[data-testid="nav-catalogue"]').element
    row.focus()
    box().element.focus()
    await press('Escape')
    expect(document.activeElement).toBe(row)
    row.blur()
    box().element.focus()
    await press('Escape')
    expect(document.activeElement).not.toBe(row)
  })
  it('returns the focus to nothing when it opens after a click on a blank area', async () => {
    app = await startWindow('/catalogue')
    const filter = app.wrapper.get<HTMLInputElement>('[data-testid="level-filter"]').element
    filter.focus()
    filter.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    box().element.blur()
    box().element.focus()
    await press('Escape')
    expect(document.activeElement).toBe(document.body)
  })
  it('returns the focus after another window was in front', async () => {
    app = await startWindow('/catalogue')
    const filter = app.wrapper.get<HTMLInputElement>('[data-testid="level-filter"]').element
    filter.focus()
    filter.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    // the box stays the active element
    box().element.dispatchEvent(new FocusEvent('blur'))
    box().element.dispatchEvent(new FocusEvent('focus'))
    await press('Escape')
    expect(document.activeElement).toBe(filter)
  })
  it('leaves Enter to an input method', async () => {
    await open('tdr')
    await press('Enter', { isComposing: true })
    expect(urlAt(app)).toBe('/catalogue')
  })
})
