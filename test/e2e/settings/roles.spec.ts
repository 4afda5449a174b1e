/** A shared computer: sales see no trade data, notes, keys and settings of the administrator, on any screen. */
import { expect, pathTo, test } from '../support/test'

const PIN = 'admin-1234'

test('sales find none of the workshop’s fields, and a PIN opens the other roles', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, { managedSettings: { 'roles.enabled': true } })
  const { page } = driver
  const role = page.getByTestId('role')
  await expect(role).toHaveAttribute('data-role', 'sales')

  // without a PIN, the person who sets up the computer becomes the administrator
  await role.click()
  await page.getByRole('radio', { name: /Administrator/ }).check()
  await page.getByTestId('role-switch').click()
  await expect(role).toHaveAttribute('data-role', 'administrator')
  const stored = await page.evaluate((pin) => window.dynodesk.role.setPin({ role: 'administrator', pin }), PIN)
  expect(stored).toMatchObject({ ok: true })

  await role.click()
  await page.getByRole('radio', { name: /Sales/ }).check()
  await page.getByTestId('role-switch').click()
  await expect(role).toHaveAttribute('data-role', 'sales')

  await page.getByTestId('nav-settings').click()
  await expect(page.getByTestId('settings-page').first()).toBeVisible()
  for (const hidden of ['connection', 'workspace', 'events', 'administration'])
    await expect(page.locator(`[data-testid="settings-page-content"][data-page="${hidden}"]`)).toHaveCount(0)
  const refused = await page.evaluate(async () => {
    const { dynodesk } = window
    return [
      await dynodesk.catalogue.raw({ engineId: '1', generationId: null }),
      await dynodesk.desk.setNote({ engineId: '1', text: 'x' }),
      await dynodesk.settings.set({ key: 'roles.start', value: 'workshop' }),
      await dynodesk.connection.forget()
    ].map((result) => (result.ok ? 'done' : result.failure.code))
  })
  expect(refused).toEqual(['role', 'role', 'role', 'role'])

  // the lists and the engine page of a shop with tools of its own
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.ready('engines')
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  await expect(driver.notice('internal')).toHaveCount(0)

  await role.click()
  await page.getByRole('radio', { name: /Administrator/ }).check()
  await page.getByTestId('role-pin').fill('wrong-1234')
  await page.getByTestId('role-switch').click()
  await expect(page.getByTestId('role-dialog')).toContainText('It is wrong.')
  await page.getByTestId('role-pin').fill(PIN)
  await page.getByTestId('role-switch').click()
  await expect(role).toHaveAttribute('data-role', 'administrator')
})

test('a computer without roles shows none and leaves out nothing', async ({ demoService, launchApp }) => {
  const service = await demoService()
  const { page } = await launchApp({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await expect(page.getByTestId('role')).toHaveAttribute('data-role', 'administrator')
  await expect(page.getByTestId('role')).toBeHidden()
  await page.getByTestId('nav-settings').click()
  await expect(page.locator('[data-testid="settings-page-content"][data-page="connection"]')).toHaveCount(1)
})
