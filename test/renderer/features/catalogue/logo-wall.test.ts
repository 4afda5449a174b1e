import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import LetterBar from '@/features/catalogue/wall/LetterBar.vue'
import { i18n } from '@/locales'
import { fake } from '../../../fakes/bridge'
import { CATALOGUE } from '../../../fakes/catalogue'
import { startWindow, stopWindow, urlAt, type StartedWindow } from '../../window'

let app: StartedWindow
const column = () => app.wrapper.get('[data-testid="level-list"][data-level="manufacturers"]')
const wall = () => column().get('[data-testid="logo-wall"]')
const active = (): string | undefined => column().find('.active').attributes('data-id')
const letters = (): string[] =>
  column()
    .findAll('[data-testid="letter"]')
    .map((letter) => letter.text())
async function press(key: string): Promise<void> {
  await wall().trigger('keydown', { key })
  await app.settle()
}
const NAMES = [
  'Audi',
  'Alfa Romeo',
  'BMW',
  'Citroën',
  'Dacia',
  ...Array.from({ length: 8 }, (_none, at) => `Zeta ${at + 1}`)
]

beforeEach(async () => {
  fake.reset()
  const [first] = CATALOGUE.manufacturers['1']!
  const manufacturers = NAMES.map((name, at) => ({ ...first!, id: String(70 + at) as never, name }))
  fake.catalogue_ = { ...CATALOGUE, manufacturers: { ...CATALOGUE.manufacturers, 1: manufacturers } }
  window.localStorage.setItem('dynodesk.logo-wall', 'on')
  app = await startWindow('/catalogue/1')
})
afterEach(() => {
  window.localStorage.clear()
  stopWindow(app)
})

describe('the wall of manufacturers', () => {
  it('shows names, and initials in a box of the same size without a picture', () => {
    expect(
      wall()
        .findAll('[data-testid="level-item"]')
        .slice(0, 5)
        .map((tile) => tile.get('.name').text())
    ).toEqual(['Alfa Romeo', 'Audi', 'BMW', 'Citroën', 'Dacia'])
    expect(wall().get('[data-id="71"] .logo').text()).toBe('AR')
  })
  it('is one tab stop with arrow keys, and opens by Enter and click', async () => {
    ;(wall().element as HTMLElement).focus()
    await press('End')
    expect(active()).toBe('82')
    await press('ArrowLeft')
    expect(active()).toBe('81')
    expect(wall().attributes('aria-activedescendant')).toBe(column().get('.active').attributes('id'))
    await press('Enter')
    expect(urlAt(app)).toBe('/catalogue/1/81')
    await wall().get('[data-id="70"]').trigger('click')
    await app.settle()
    expect(urlAt(app)).toBe('/catalogue/1/70')
  })
  it('is filtered by typing, with its letters', async () => {
    expect(letters()).toEqual(['A', 'B', 'C', 'D', 'Z'])
    await column().get('input').setValue('da')
    expect(
      wall()
        .findAll('[data-testid="level-item"]')
        .map((tile) => tile.attributes('data-id'))
    ).toEqual(['74'])
    expect(letters()).toEqual([])
  })
  it('has every second initial when the bar is too low for all', async () => {
    let measure: ResizeObserverCallback = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: ResizeObserverCallback) {
          measure = callback
        }
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      }
    )
    const style = vi.spyOn(window, 'getComputedStyle')
    const bar = mount(LetterBar, {
      props: { groups: [...'ABCDE'].map((initial) => ({ initial, firstId: initial })), inside: true },
      global: { plugins: [i18n] }
    })
    const texts = (): string =>
      bar
        .findAll('[data-testid="letter"]')
        .map((one) => one.text())
        .join('')
    expect(texts()).toBe('ABCDE')
    style.mockReturnValue({ minHeight: '24px' } as CSSStyleDeclaration)
    measure([{ target: bar.element, contentRect: { height: 90 } } as never], null as never)
    await nextTick()
    expect(texts()).toBe('ACE')
    bar.unmount()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  it('moves to an initial, and the arrow keys continue from there', async () => {
    await column().get('[data-letter="C"]').trigger('click')
    await app.settle()
    expect([active(), document.activeElement]).toEqual(['73', wall().element])
  })
})

it('becomes a list with the same letters through the menu of the column, and stays one', async () => {
  window.localStorage.setItem('dynodesk.logo-wall', 'off')
  stopWindow(app)
  app = await startWindow('/catalogue/1')
  expect(column().find('[data-testid="logo-wall"]').exists()).toBe(false)
  expect(letters()).toEqual(['A', 'B', 'C', 'D', 'Z'])
  app.wrapper.get<HTMLElement>('[data-level="types"] [role="listbox"]').element.focus()
  await app.settle()
  const stops = column()
    .findAll<HTMLElement>('[data-testid="letter"]')
    .map((letter) => letter.element.tabIndex)
  column().get<HTMLElement>('[role="listbox"]').element.focus()
  await app.settle()
  const inside = column()
    .findAll<HTMLElement>('[data-testid="letter"]')
    .map((letter) => letter.element.tabIndex)
  expect([stops, inside]).toEqual([
    [-1, -1, -1, -1, -1],
    [0, -1, -1, -1, -1]
  ])
})
