import { afterEach, beforeEach, expect, it } from 'vitest'
import { fake } from '../../../fakes/bridge'
import { CATALOGUE, pathOf } from '../../../fakes/catalogue'
import type { CustomerState } from '@contract/channels/customer'
import en from '@shared/locales/en'
import { startWindow, stopWindow, type StartedWindow } from '../../window'

const PATH = pathOf(CATALOGUE, '40')!
const HIDDEN: CustomerState = {
  shown: false,
  path: null,
  title: '',
  language: null,
  covers: false,
  awaitsFullScreen: false
}
const SHOWN: CustomerState = { ...HIDDEN, shown: true, path: PATH, title: '2.0 TDR 150', language: 'lt' }
let app: StartedWindow
const language = () => app.wrapper.get<HTMLSelectElement>('[data-testid="customer-language"]')
async function report(state: CustomerState): Promise<void> {
  fake.emit('customer:changed', state)
  await app.settle()
}
const sentLanguages = (): string[] => fake.sent('customer:show').map(({ choice }) => choice.language)
async function toggle(): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true }))
  await app.settle()
}

beforeEach(async () => {
  fake.reset()
  window.localStorage.clear()
  app = await startWindow(`/engine/${PATH.types}/${PATH.manufacturers}/${PATH.models}/${PATH.generations}/40`)
})
afterEach(() => stopWindow(app))

it('shows the language that the customer reads, which another window may have chosen', async () => {
  await report(SHOWN)
  const said = app.wrapper.findAll('[data-testid="customer-bar"] .what > span').map((line) => line.text())
  expect(said).toEqual(['The customer sees this engine', 'without measured run, note and ECU'])
  expect(language().element.value).toBe('lt')
  await report({ ...SHOWN, language: 'ru' })
  expect(language().element.value).toBe('ru')
})

it('does not tick a choice that is refused, and says why', async () => {
  await report(SHOWN)
  fake.fail('settings:set', 'store-failed')
  const box = app.wrapper.get<HTMLInputElement>('[data-testid="customer-follow"]')
  const before = box.element.checked
  await box.setValue(!before)
  await app.settle()
  expect(box.element.checked).toBe(before)
  expect(app.wrapper.get('[data-testid="notice"]').text()).toContain(en.failures['store-failed'].what)
})

it('begins the next customer in the language of the sheet', async () => {
  await toggle()
  await language().setValue('lv')
  await app.settle()
  expect(sentLanguages()).toEqual(['en', 'lv'])
  await report(HIDDEN)
  await toggle()
  expect(sentLanguages()).toEqual(['en', 'lv', 'en'])
})

it('begins in the language of the interface where no sheet of the engine is open', async () => {
  fake.emit('language:changed', { interfaceLanguage: 'nb', contentLanguage: 'en' })
  await app.settle()
  await toggle()
  expect(sentLanguages()).toEqual(['nb'])
})
