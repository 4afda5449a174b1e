/** Units: symbols of the language, the five switches, and the key. */
import { calls, expect, pathTo, test, type AppDriver, type TestService } from '../support/test'

async function open(driver: AppDriver, service: TestService): Promise<void> {
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.openEngine(path)
  await expect(driver.page.getByTestId('dyno-chart')).toBeVisible()
  // the generation names the car, for one request
  await expect(driver.crumb('generations')).toContainText('II')
}
const spaced = (text: string): string => text.replace(/\s/g, ' ')

test('every unit changes at once, without a request, by button, command and key', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  await open(driver, service)
  const { page } = driver
  const fact = (field: string) => page.locator(`[data-testid="fact"][data-field="${field}"]`)
  await expect(driver.figure('top_speed')).toBeVisible()
  const before = calls(service).length

  await page.getByTestId('units-open').click()
  const choice = (key: string) => page.locator(`[data-testid="unit-choice"][data-key="${key}"]`)
  await choice('units.capacity').getByRole('radio', { name: 'l', exact: true }).click()
  await expect(fact('capacity')).toContainText('2.0')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('units-open')).toBeFocused()

  await page.keyboard.press('u')
  await expect(page.getByTestId('unit-power').getByRole('radio', { name: 'kW' })).toBeChecked()
  await expect(fact('power')).toContainText('110')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('torque lb')
  await page.keyboard.press('Enter')
  await expect(fact('torque')).toContainText('lb-ft')
  expect(calls(service)).toHaveLength(before)
})

test('symbols are those of the language, on the page and in its chart', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, { locale: 'ru-RU' })
  await open(driver, service)
  const { page } = driver
  const fact = async (field: string) =>
    spaced((await page.locator(`[data-testid="fact"][data-field="${field}"]`).textContent()) ?? '').trim()
  expect(await fact('power')).toContain('150 л. с.')
  expect(await fact('torque')).toContain('Н·м')
  await expect(page.getByTestId('dyno-chart')).toContainText('об/мин')
  expect(spaced((await page.getByTestId('dyno-readout').textContent()) ?? '')).toContain('л. с.')
  expect(spaced((await page.getByTestId('gain-label').first().textContent()) ?? '')).toContain('л. с.')
})
