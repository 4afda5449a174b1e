import { fake } from '../../../fakes/bridge'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startWindow, stopWindow, type StartedWindow } from '../../window'

let app: StartedWindow
const ENGINE = '/engine/1/10/100/31/40'
const sent = (): unknown[] => fake.sent('settings:set').map(({ value }) => value)
async function press(): Promise<void> {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true, cancelable: true }))
  await app.settle()
}

beforeEach(() => fake.reset())
afterEach(() => stopWindow(app))

it('U steps through the units of power on the page of an engine', async () => {
  app = await startWindow(ENGINE)
  for (let time = 0; time < 3; time++) await press()
  expect(sent()).toEqual(['kW', 'bhp', 'PS'])
})
it('U is a letter of the filter in the catalogue', async () => {
  app = await startWindow('/catalogue')
  await press()
  expect(sent()).toEqual([])
})
