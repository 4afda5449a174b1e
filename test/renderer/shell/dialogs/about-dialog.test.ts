import { fake } from '../../../fakes/bridge'
import { UPDATES } from '../../../fakes/main/answers'
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
  await get('about-folder').trigger('click')
  expect(fake.sent('app:open-data-folder')).toHaveLength(1)
})
it('leaves updates out while they are not set up', async () => {
  fake.answer('updates:state', { ...UPDATES, hasAddress: false })
  await open()
  expect(app.wrapper.find('[data-testid="updates"]').exists()).toBe(false)
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
  const names = () => get('about-licences').findAll('summary')
  expect(names().map((one) => one.text())).toEqual(['Dynodesk MIT', 'mqtt 5.15.1 MIT', 'vue 3.5.39 MIT'])
  expect(get('about-licences').get('details').text()).toContain('MIT License')
  expect(names().map((one) => one.attributes('tabindex'))).toEqual(['0', '-1', '-1'])
  await names()[0]!.trigger('keydown', { key: 'ArrowDown' })
  expect(document.activeElement).toBe(names()[1]!.element)
  expect(names().map((one) => one.attributes('tabindex'))).toEqual(['-1', '0', '-1'])
  expect(get('about-dialog').get('h2').text()).toBe('Licences')
  expect(get('about-licences-open').text()).toBe('Back')
  await get('about-licences-open').trigger('click')
  await app.settle()
  expect(app.wrapper.find('[data-fact="version"]').exists()).toBe(true)
  await get('about-close').trigger('click')
  expect(app.wrapper.find('[data-testid="about-dialog"]').exists()).toBe(false)
})
