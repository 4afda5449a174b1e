/** Figures that are pinned without a sheet: kept, compared after a change, and removed. */
import { AppDriver, browsing, expect, pathTo, provisionOf, test } from '../support/test'

test('pinned figures survive a restart, show later changes of the service, and can be removed', async ({
  serve,
  launchApp,
  profile
}) => {
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const first = new AppDriver(await launchApp({ userDataDir: profile, provision: provisionOf(service) }))
  await first.openEngine(path)
  await expect(first.figure('top_speed')).toBeVisible()
  const before = browsing(service).length
  await first.page.getByTestId('engine-menu-open').click()
  await first.page.getByTestId('engine-menu-item').and(first.page.locator('[data-id="pin"]')).click()
  await expect(first.enginePage).toContainText('Figures pinned')
  expect(browsing(service), 'a pin costs no request').toHaveLength(before)
  await first.launched.close()

  service.setFaults([{ kind: 'alter', at: 'engine', set: { power: 333 } }])
  const driver = new AppDriver(await launchApp({ userDataDir: profile }))
  const { page } = driver
  const pin = page.getByTestId('made-sheet')
  const changes = page.getByTestId('sheet-changes')
  await driver.go('#/sheets')
  await expect(pin).toHaveAttribute('data-pinned', 'true')
  await expect(pin).toHaveAttribute('data-moved', 'false')
  await pin.click()
  await expect(changes).toHaveAttribute('data-count', '0')
  await expect(page.getByTestId('sheet-save-pdf')).toHaveCount(0)

  await driver.openEngine(path)
  await page.getByTestId('engine-refresh').click()
  await expect(driver.enginePage).toContainText('333')
  await driver.go('#/sheets')
  await expect(pin).toHaveAttribute('data-moved', 'true')
  await pin.click()
  await expect(changes.getByRole('row').filter({ hasText: '333' })).toContainText('150')

  await page.getByTestId('sheet-remove').click()
  await page.getByTestId('sheet-remove-yes').click()
  await expect(pin).toHaveCount(0)
})
