/** The space beside the columns: where a person begins. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/test'

test('the first minute shows an engine of the demo in one click, then the recent engine', async ({ fresh }) => {
  const driver = await fresh()
  const { page } = driver
  await page.getByTestId('onboarding-demo').click()
  await driver.ready('types')
  await expect(page.getByTestId('level-list')).toHaveCount(1)
  await expect(driver.budget).toBeHidden()
  await expect(driver.connection).toHaveText('Demo')
  const findings = await new AxeBuilder({ page }).analyze()
  expect(findings.violations.map(({ id }) => id)).toEqual([])
  await page.getByTestId('start-demo-engine').click()
  await driver.onEngine('22')
  await driver.nav('catalogue').click()
  await driver.nav('catalogue').click()
  await expect(page.getByTestId('start-item')).toContainText('2.0 TDR 150')
})

test('names of types are complete beside the start panel', async ({ serve, at }) => {
  const driver = await at(await serve())
  await driver.page.setViewportSize({ width: 1366, height: 768 })
  const list = await driver.openColumns().then(() => driver.ready('types'))
  const cut = await list
    .getByTestId('level-item')
    .locator('.name')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent))
  expect(cut).toEqual([])
})
