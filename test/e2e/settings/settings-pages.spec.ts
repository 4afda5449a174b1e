/** The pages of the settings, their search, and the size of what they show. */
import AxeBuilder from '@axe-core/playwright'
import { expect, pathTo, test, type AppDriver } from '../support/test'

const shownPage = (driver: AppDriver) => driver.page.locator('[data-testid="settings-page-content"]:not([hidden])')
const scaleOf = ({ page }: Pick<AppDriver, 'page'>): Promise<number> =>
  page.evaluate(() => {
    const probe = document.createElement('div')
    probe.style.width = '100px'
    document.body.append(probe)
    const width = probe.getBoundingClientRect().width
    probe.remove()
    return width / 100
  })

test('a setting is reached in two steps, and by its address', async ({ fresh }) => {
  const driver = await fresh()
  await driver.page.getByTestId('onboarding-demo').click()
  await driver.is('demo')
  await driver.ready('types')
  await driver.nav('settings').click()
  await expect(driver.setting('language.interface')).toBeVisible()
  await expect(driver.setting('limits.support.calls')).toBeHidden()
  await driver.page.getByTestId('settings-search').fill('support requests')
  await driver.page.getByTestId('settings-search').press('Enter')
  await expect(shownPage(driver)).toHaveAttribute('data-page', 'connection')
  await expect(driver.setting('limits.support.calls').getByRole('textbox')).toBeFocused()

  await driver.go('#/settings#setting-events.folder.path')
  await expect(shownPage(driver)).toHaveAttribute('data-page', 'events')
  await expect(driver.setting('events.folder.path').getByRole('button').first()).toBeFocused()
  await driver.page.goBack()
  await expect(driver.setting('limits.support.calls')).toBeInViewport()
})

test('a small window has a menu of pages, and nothing extends beyond it', async ({ fresh }) => {
  const driver = await fresh()
  await driver.page.getByTestId('onboarding-demo').click()
  await driver.is('demo')
  await driver.ready('types')
  await driver.page.setViewportSize({ width: 640, height: 360 })
  await driver.go('#/settings')
  const menu = driver.page.getByTestId('settings-page-menu')
  await expect(menu).toBeVisible()
  for (const page of await menu
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as any).value as string))) {
    await menu.selectOption(page)
    await expect(shownPage(driver)).toHaveAttribute('data-page', page)
    const over = await shownPage(driver).evaluate((element) => {
      const scroller = element.parentElement!
      return [scroller.scrollWidth - scroller.clientWidth, scroller.clientHeight]
    })
    expect(over[0], page).toBe(0)
    expect(over[1], page).toBeGreaterThan(150)
  }
})

test(
  'every page is free of accessibility violations and has at most 25 tab stops',
  { tag: '@long' },
  async ({ fresh }) => {
    const driver = await fresh()
    await driver.page.getByTestId('onboarding-demo').click()
    await driver.is('demo')
    await driver.ready('types')
    await driver.nav('settings').click()
    await expect(driver.page.getByTestId('settings-page')).toHaveCount(12)
    for (const page of await driver.page.getByTestId('settings-page').all()) {
      await page.click()
      const { violations } = await new AxeBuilder({ page: driver.page }).setLegacyMode().include('main').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      const stops = await driver.page
        .locator('.content :is(button, input, select, textarea, a, summary):not([tabindex="-1"], [disabled])')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length)
      expect(stops, (await page.getAttribute('data-page')) ?? '').toBeLessThanOrEqual(25)
    }
  }
)

test('zoom and density survive a restart', async ({ plain, serve }) => {
  const service = await serve()
  const driver = await plain({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await driver.ready('types')
  await driver.page.keyboard.press('Control+Equal')
  await expect.poll(() => scaleOf(driver)).toBeCloseTo(1.1)
  await driver.page.keyboard.press('Control+Minus')
  await driver.page.keyboard.press('Control+Minus')
  await expect.poll(() => scaleOf(driver)).toBeCloseTo(0.9)
  await driver.page.keyboard.press('Control+0')
  await expect.poll(() => scaleOf(driver)).toBeCloseTo(1)
  await driver.setSetting('appearance.zoom', 120)
  await driver.setSetting('appearance.density', 'workshop')
  await expect.poll(() => scaleOf(driver)).toBeCloseTo(1.5)
  await driver.launched.close()
  const again = await plain()
  await expect.poll(() => scaleOf(again)).toBeCloseTo(1.5)
  await expect(again.page.locator('html')).toHaveAttribute('data-density', 'workshop')
})

const HEIGHTS = { compact: 24, workshop: 44 } as const
for (const density of ['compact', 'workshop'] as const) {
  test(`targets are at least ${HEIGHTS[density]} px high in ${density}`, async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    await driver.setSetting('appearance.density', density)
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const { types, manufacturers, models, generations } = path
    await driver.openColumns(types, manufacturers, models, generations)
    await driver.ready('engines')
    const small = () =>
      driver.page.locator('.shell :is(button, a, select, summary, [role="option"], tbody tr[data-id])').evaluateAll(
        (all, least) =>
          all
            .filter((one) => one.getBoundingClientRect().height > 0 && !one.closest('.visually-hidden'))
            .filter((one) => one.getBoundingClientRect().height < least)
            .map(
              (one) =>
                `${one.className} ${one.getAttribute('data-testid') ?? one.textContent?.trim()} ${one.getBoundingClientRect().height}`
            ),
        HEIGHTS[density] - (density === 'compact' ? 2.1 : 0.1)
      )
    expect(await small()).toEqual([])
    await driver.openEngine(path)
    expect.soft(await small()).toEqual([])
    await driver.go('#/search?q=2.0')
    await expect(driver.page.getByTestId('search-save')).toBeVisible()
    await expect(driver.page.getByTestId('which-open')).toBeVisible()
    expect.soft(await small()).toEqual([])
    await driver.nav('settings').click()
    await expect(driver.setting('language.interface')).toBeVisible()
    expect(await small()).toEqual([])
  })
}
