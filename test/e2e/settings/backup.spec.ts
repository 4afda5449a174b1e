/** A backup moves from one computer to another: preview, question, restart; the key is entered again. */
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Launched } from '../fixtures.ts'
import { expect, test } from '../fixtures.ts'

const PASS = 'quiet workshop 7'
const NOTE = 'check the swirl flaps'

/** Answers the dialogs of the system, and leaves the next start to the test. */
const answersDialogs = ({ app }: Launched, file: string): Promise<void> =>
  app.evaluate(({ app: program, dialog }, path) => {
    dialog.showSaveDialog = (async () => ({ canceled: false, filePath: path })) as typeof dialog.showSaveDialog
    dialog.showOpenDialog = (async () => ({ canceled: false, filePaths: [path] })) as typeof dialog.showOpenDialog
    dialog.showMessageBox = (async () => ({ response: 0, checkboxChecked: false })) as typeof dialog.showMessageBox
    program.relaunch = () => {}
  }, file)

test('a backup restores notes and settings on another computer, and no key', async ({
  demoService,
  launchApp,
  profile
}) => {
  const service = await demoService()
  const file = join(profile, 'shop.dynobackup')
  const access = { baseUrl: service.baseUrl, apiKey: service.key }

  const from = await launchApp({ provision: access })
  await from.page.evaluate(async (text) => {
    await window.dynodesk.desk.setNote({ engineId: '1', text })
    await window.dynodesk.settings.set({ key: 'units.power', value: 'kW' })
  }, NOTE)
  await answersDialogs(from, file)
  await from.page.getByTestId('nav-settings').click()
  await from.page.evaluate(() => (location.hash = '#/settings#backup'))
  await from.page.getByTestId('backup-make').click()
  await from.page.getByTestId('backup-phrase').fill(PASS)
  await from.page.getByTestId('backup-phrase-again').fill(PASS)
  await from.page.getByTestId('backup-go').click()
  await expect(from.page.getByTestId('backup-outcome')).toContainText('shop.dynobackup')
  const bytes = readFileSync(file)
  for (const secret of [service.key, NOTE]) expect(bytes.includes(secret)).toBe(false)

  const folder = join(profile, 'other')
  // a double click on the file
  const to = await launchApp({ userDataDir: folder, args: [file] })
  await answersDialogs(to, '/nowhere/else.dynobackup')
  await expect(to.page.getByTestId('backup-opened')).toHaveText('shop.dynobackup')
  await expect(to.page.getByTestId('backup-phrase')).toBeFocused()
  await expect(to.page.getByTestId('backup-go')).toHaveText('Open')
  await to.page.getByTestId('backup-phrase').fill('another phrase')
  await to.page.getByTestId('backup-go').click()
  await expect(to.page.locator('[data-testid="notice"][data-code="backup"]')).toContainText('doesn’t open the backup')
  await to.page.getByTestId('backup-phrase').fill(PASS)
  await to.page.getByTestId('backup-go').click()
  const offer = to.page.getByTestId('backup-offer')
  await expect(offer.locator('[data-fact="notes"]')).toHaveText('1')
  await expect(offer.locator('[data-fact="service"]')).toHaveText(service.baseUrl)
  await expect(offer.locator('[data-fact="typeAgain"]')).toHaveText('API key')
  const ended = once(to.app.process(), 'exit')
  await to.page.getByTestId('backup-accept').click()
  expect((await ended)[0]).toBe(0)

  const again = await launchApp({ userDataDir: folder, provision: access })
  await expect(again.page.locator('[data-testid="notice"][data-code="backup"]')).toContainText('was restored')
  const found = await again.page.evaluate(async () => ({
    note: await window.dynodesk.desk.note({ engineId: '1' }),
    power: (await window.dynodesk.settings.all()).find(({ key }) => key === 'units.power')?.value
  }))
  expect(found).toMatchObject({ note: { ok: true, value: { text: NOTE } }, power: 'kW' })
  expect(readdirSync(folder)).not.toContain('restore')
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1)
})
