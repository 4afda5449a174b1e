/** The manual, the about box and the tour. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const findings = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

test('F1 explains the screen, quick open finds a page, and a small window shows all of it', async ({ fresh }) => {
  const driver = await fresh()
  const { page } = driver
  const text = page.getByTestId('help-text')
  await page.keyboard.press('F1')
  await expect(text).toHaveAttribute('data-page', 'start')
  await page.keyboard.press('Alt+ArrowLeft')
  await page.setViewportSize({ width: 1200, height: 700 })
  await page.getByTestId('onboarding-demo').click()
  await driver.ready('types')
  await page.getByTestId('start-demo-engine').click()
  await driver.onEngine('22')
  await page.keyboard.press('F1')
  await expect(text).toHaveAttribute('data-page', 'engine')
  const picture = text.getByRole('img')
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).complete && (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(picture).toBeInViewport({ ratio: 1 })
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('End')
  await expect(text.locator('li').last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('help admin')
  await page.keyboard.press('Enter')
  await expect(text).toHaveAttribute('data-page', 'admin')
  await page.setViewportSize({ width: 640, height: 360 })
  await expect(page.getByTestId('help-page-menu')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // every entry of the rail is above the status bar
  const bottom = await page.getByTestId('nav-settings').evaluate((one) => one.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(360 - 24)
  expect(await findings(page)).toEqual([])
})

test('the about box has the licences of everything bundled', async ({ fresh }) => {
  const driver = await fresh()
  const { page } = driver
  await page.getByTestId('onboarding-demo').click()
  await driver.ready('types')
  await page.getByTestId('nav-help').click()
  await page.getByTestId('about-open').click()
  await expect(page.locator('[data-fact="folder"]')).toHaveText(driver.launched.userData)
  await page.getByTestId('about-licences-open').click()
  const licences = page.getByTestId('about-licences')
  for (const name of ['Dynodesk MIT', '@vue/runtime-core', 'mqtt', 'Inter OFL-1.1', 'SIL OPEN FONT LICENSE'])
    await expect(licences).toContainText(name)
  await expect(licences.getByText('MIT License').first()).toBeHidden()
  await licences.getByText('Dynodesk MIT').click()
  await expect(licences.getByText('MIT License').first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('about-dialog')).toHaveCount(0)
})

test('the tour starts on request, works with Enter alone, and is not offered again', async ({ fresh, profile }) => {
  const driver = await fresh({ userDataDir: profile })
  const { page } = driver
  const tour = page.getByTestId('tour')
  await page.getByTestId('onboarding-demo').click()
  await driver.ready('types')
  await expect(tour).toHaveCount(0)
  await page.getByTestId('tour-start').press('Enter')
  for (const step of ['columns', 'find', 'chart', 'actions', 'help']) {
    await expect(tour).toHaveAttribute('data-step', step)
    await expect(tour).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('tour-next')).toBeFocused()
    expect(await findings(page)).toEqual([])
    // the window stays usable
    await page.getByTestId('quick-open-input').click()
    await page.keyboard.press('Escape')
    await expect(tour).toBeVisible()
    await page.getByTestId('tour-next').press('Enter')
  }
  await expect(tour).toHaveCount(0)
  await page.keyboard.press('F1')
  await page.getByTestId('help-tour').press('Enter')
  await expect(tour).toHaveAttribute('data-step', 'columns')
  await page.keyboard.press('Escape')
  await expect(tour).toHaveCount(0)
  // it went to the catalogue
  await expect(page.locator('.page > main')).toBeFocused()
  await driver.ready('types')
  await driver.launched.close()

  const again = await fresh({ userDataDir: profile })
  await again.go('#/catalogue')
  await again.ready('types')
  await expect(again.page.getByTestId('tour-offer')).toHaveCount(0)
})
