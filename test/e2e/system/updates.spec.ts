/** Updates in the window, with a real server on loopback. What installs is `installer.test.ts`. */
import { createServer } from 'node:http'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { LIST_FILE } from '../../../src-main/shared/updates/update-list'
import { FILE_NAME, newReleaseKey, releaseList, signedList } from '../../helpers/release'
import { expect, test } from '../support/test'

const KEY = newReleaseKey()
const PROGRAM = Buffer.alloc(2_000_000, 'dynodesk')

test('a signed release is offered, downloaded and ready until a restart', async ({ fresh }) => {
  const server = createServer((request, response) =>
    request.url === `/${LIST_FILE}`
      ? void response.end(signedList(releaseList(PROGRAM), KEY))
      : void response.end(PROGRAM)
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { page } = await fresh({ managedSettings: { 'updates.url': address, 'updates.key': KEY.publicKey } })
  const banner = page.getByTestId('update-banner')
  await expect(banner).toHaveAttribute('data-phase', 'found')
  await page.screenshot({ path: test.info().outputPath('found.png') })
  await page.getByTestId('update-banner-download').click()
  await expect(banner).toHaveAttribute('data-phase', 'ready')
  // a run from the sources cannot replace itself
  await page.getByTestId('update-banner-restart').click()
  await expect(banner.getByTestId('notice')).toHaveAttribute('data-code', 'update')
  await page.screenshot({ path: test.info().outputPath('ready.png') })
  await page.getByTestId('update-banner-later').click()
  await expect(banner).toBeHidden()
  server.close()
})

test('a list from a disk is accepted with its file, and a changed one is refused', async ({ launchApp, profile }) => {
  const folder = join(profile, 'stick')
  mkdirSync(folder)
  const list = join(folder, LIST_FILE)
  writeFileSync(list, signedList(releaseList(PROGRAM), KEY).replace('9.1.0', '9.9.0'))
  writeFileSync(join(folder, FILE_NAME), PROGRAM)
  const { app, page } = await launchApp({ managedSettings: { 'updates.key': KEY.publicKey } })
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, list)
  await page.getByTestId('onboarding-demo').click()
  await expect(page.getByTestId('level-list').first()).toHaveAttribute('data-state', 'ready')
  await page.getByTestId('nav-settings').click()
  await page.getByTestId('settings-page').last().click()
  const updates = page.getByTestId('updates')
  await updates.getByTestId('updates-file').click()
  await expect(updates.getByTestId('notice')).toContainText('signature')
  writeFileSync(list, signedList(releaseList(PROGRAM), KEY))
  await updates.getByTestId('updates-file').click()
  await expect(updates).toHaveAttribute('data-phase', 'ready')
  await page.screenshot({ path: test.info().outputPath('settings.png') })
})
