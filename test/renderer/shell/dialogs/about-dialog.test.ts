import { fake } from '../../../fakes/bridge'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startWindow, stopWindow, type StartedWindow } from '../../window'

let app: StartedWindow
const get = (id: string) => app.wrapper.get(`[data-testid="${id}"]`)
const open = async (): Promise<void> => {
  app = await startWindow('/catalogue')
  fake.emit('menu:command', 'about')
  await app.settle()
}

beforeEach(() => fake.reset())
afterEach(() => stopWindow(app))

it('shows version, system, licence and data folder', async () => {
  await open()
  expect(app.wrapper.findAll('[data-fact]').map((one) => one.text())).toEqual([
    '0.0.0',
    'linux 6.1 (x64)',
    'Electron 45, Chrome 150, Node 24',
    'MIT',
    '/home/ada/dynodesk'
  ])
  expect(get('about-dialog').get('dl').text()).toContain('UpdatesNot checked yet')
})
it('copies version and system without the name of a folder', async () => {
  await open()
  await get('about-copy').trigger('click')
  await app.settle()
  expect(fake.sent('files:copy')).toEqual([
    { kind: 'txt', content: { text: 'Dynodesk 0.0.0\nlinux 6.1 (x64)\nElectron 45, Chrome 150, Node 24' } }
  ])
  expect(get('about-dialog').get('.actions [role="status"]').text()).toBe('Copied')
})
it('reports that copying is switched off', async () => {
  await open()
  fake.fail('files:copy', 'export-off')
  await get('about-copy').trigger('click')
  await app.settle()
  expect(get('about-dialog').get('[data-testid="notice"]').attributes('data-code')).toBe('export-off')
})
it('shows the licences, returns to the facts, and closes', async () => {
  await open()
  await get('about-licences-open').trigger('click')
  await app.settle()
  expect(get('about-licences').text()).toBe('MIT License')
  expect(get('about-dialog').get('h2').text()).toBe('Licences')
  expect(get('about-licences-open').text()).toBe('Back')
  await get('about-licences-open').trigger('click')
  await app.settle()
  expect(app.wrapper.find('[data-fact="version"]').exists()).toBe(true)
  await get('about-close').trigger('click')
  expect(app.wrapper.find('[data-testid="about-dialog"]').exists()).toBe(false)
})
