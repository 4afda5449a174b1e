/** Settings move to another computer by a file: preview, one write, undo. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Launched } from '../fixtures.ts'
import { expect, test } from '../fixtures.ts'

const answersDialogs = ({ app }: Launched, file: string): Promise<void> =>
  app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = (async () => ({ canceled: false, filePath: path })) as typeof dialog.showSaveDialog
    dialog.showOpenDialog = (async () => ({ canceled: false, filePaths: [path] })) as typeof dialog.showOpenDialog
  }, file)

test('settings of one computer are shown on another before they apply, and can be undone', async ({
  demoService,
  launchApp,
  profile
}) => {
  const service = await demoService()
  const file = join(profile, 'shop-settings.json')
  const provision = { baseUrl: service.baseUrl, apiKey: service.key }

  const from = await launchApp({ provision })
  await answersDialogs(from, file)
  await from.page.evaluate(async () => {
    await window.dynodesk.settings.set({ key: 'units.power', value: 'kW' })
    await window.dynodesk.settings.set({ key: 'workspace.name', value: 'Counter' })
    location.hash = '#/settings#settings-file'
  })
  await from.page.getByTestId('settings-file-export').click()
  await expect(from.page.getByTestId('settings-file-plan').locator('li')).toHaveAttribute('data-reason', 'computer')
  await from.page.getByTestId('settings-file-save').click()
  await expect(from.page.getByTestId('settings-file-outcome')).toContainText('shop-settings.json')
  const text = readFileSync(file, 'utf8')
  expect(JSON.parse(text)).toEqual({ 'units.power': 'kW' })
  expect(text).not.toContain(service.key)
  writeFileSync(file, JSON.stringify({ 'units.power': 'kW', 'chart.cruiseRpm': -1, unheard: true }))

  const to = await launchApp({ userDataDir: join(profile, 'other'), provision })
  await answersDialogs(to, file)
  const power = () =>
    to.page.evaluate(async () => (await window.dynodesk.settings.all()).find(({ key }) => key === 'units.power')?.value)
  await to.page.evaluate(() => (location.hash = '#/settings#settings-file'))
  await to.page.getByTestId('settings-file-import').click()
  const offer = to.page.getByTestId('settings-file-offer')
  await expect(offer.getByTestId('settings-file-change')).toHaveText(/Power\s*PS\s*kW/)
  await expect(offer.getByTestId('settings-file-refused')).toHaveCount(2)
  expect(await power()).toBe('PS')
  await to.page.getByTestId('settings-file-apply').click()
  await expect(to.page.getByTestId('settings-file-outcome')).toHaveText('1 setting imported.')
  expect(await power()).toBe('kW')
  await to.page.getByTestId('settings-file-undo').click()
  await expect(to.page.getByTestId('settings-file-outcome')).toHaveText('The previous settings are back.')
  expect(await power()).toBe('PS')
})
