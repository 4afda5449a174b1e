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

test('performance in long units stays in its column, and no unit breaks in two', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, { locale: 'ru-RU' })
  await open(driver, service)
  await driver.page.setViewportSize({ width: 1366, height: 768 })
  const lines = (field: string): Promise<string[]> =>
    driver.figure(field).evaluate((figure) => {
      const tops = new Map<number, string>()
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < node.textContent!.length; at++) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { top, width } = range.getBoundingClientRect()
          if (width > 0) tops.set(Math.round(top), (tops.get(Math.round(top)) ?? '') + range.toString())
        }
      return [...tops.values()].map((line) => line.trim())
    })
  await expect(driver.figure('top_speed')).toContainText('км/ч')
  expect((await lines('top_speed')).map(spaced)).toEqual(['224 км/ч'])

  for (const key of ['assume.speedConfirmed', 'assume.consumptionConfirmed']) await driver.setSetting(key, 'Anna')
  await driver.setSetting('units.consumption', 'l/100 km')
  await driver.setSetting('units.topSpeed', 'mph')
  await driver.setSetting('units.fuelConsumption', 'mpg (imp)')
  expect(await lines('top_speed')).toEqual(['139,2', 'миль/ч'])
  await driver.setSetting('language.interface', 'en')
  await expect(driver.figure('top_speed')).toContainText('mph')
  const table = driver.page.getByRole('table', { name: 'Performance' })
  expect(await table.evaluate((one) => one.clientWidth - one.parentElement!.clientWidth)).toBeLessThanOrEqual(0)
})
