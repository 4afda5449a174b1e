/** Quick open: find and open by keys, commands, and the way to the online search. */
import { browsing, calls, expect, pathTo, test } from '../support/test'

test('a stored engine opens with Ctrl+K, six letters and Enter, without a request', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.walk(path)
  await driver.nav('settings').click()
  await expect(driver.enginePage).toHaveCount(0)
  const before = calls(service).length
  await driver.page.keyboard.press('Control+k')
  await driver.page.keyboard.type('tdr 150')
  await driver.page.keyboard.press('Enter')
  await driver.onEngine(path.engines)
  expect(calls(service)).toHaveLength(before)
})

test('quick open compares, runs commands, finds settings and searches online', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const { page } = driver
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.walk(path)
  const items = page.getByTestId('quick-open-item')
  await page.keyboard.press('Control+k')
  await expect(items.first()).toContainText('Spec sheet')
  await page.keyboard.type('tdr 184')
  await expect(items.first()).toContainText('2.0 TDR 184')
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByTestId('compare-count')).toHaveText('1')
  for (const width of [900, 1024, 1200]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(items.first()).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('power kw')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('unit-power').getByRole('radio', { name: 'kW' })).toBeChecked()
  await driver.onEngine(path.engines)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('folder events')
  await items.and(page.locator('[data-kind="setting"]')).first().click()
  await expect(page.getByTestId('setting').locator(':focus')).toHaveCount(1)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('corsale')
  await page.keyboard.press('Control+Enter')
  await expect(driver.results.first()).toBeVisible()
  expect(browsing(service).at(-1)).toMatchObject({ name: 'search', query: { query: 'corsale' } })
})
