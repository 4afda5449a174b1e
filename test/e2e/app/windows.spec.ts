/** Several windows and tabs of one program, and the places that the next start restores. */
import type { Page } from '@playwright/test'
import { AppDriver, browsing, calls, expect, pathTo, provisionOf, test } from '../support/test'
import type { Launched } from '../fixtures'

const CORSALE = ['Arvenna', 'Corsale', 'II', '2.0 TDR 150'] as const

/** The window that an action opens. */
async function windowBy(driver: AppDriver, act: () => Promise<unknown>): Promise<AppDriver> {
  const opened = driver.launched.app.waitForEvent('window')
  await act()
  return driverOf(driver, await opened)
}
async function driverOf(driver: AppDriver, page: Page): Promise<AppDriver> {
  await page.waitForURL((url) => url.protocol !== 'about:')
  return new AppDriver({ ...driver.launched, page } as Launched)
}
const addressOf = (driver: AppDriver): string => new URL(driver.page.url()).hash

test('a second window shares cache, requests and budget, and closes without the first', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const { types } = await pathTo(service, ...CORSALE)
  await driver.openColumns(types)
  await driver.ready('manufacturers')
  const before = calls(service).length
  const second = await windowBy(driver, () => driver.page.keyboard.press('Control+n'))
  await second.ready('types')
  await second.choose('types', types)
  await second.ready('manufacturers')
  expect(calls(service)).toHaveLength(before)
  await expect(second.budget).toHaveAttribute('data-used', String(before))

  const row = second.list('manufacturers').getByTestId('level-item').first()
  await row.click()
  await second.ready('models')
  await expect(driver.budget).toHaveAttribute('data-used', String(before + 1))
  expect(addressOf(driver)).toBe(`#/catalogue/${types}`)

  // the page is gone before the key is released
  await second.page.keyboard.press('Control+w').catch(() => {})
  await expect.poll(() => driver.launched.app.windows().length).toBe(1)
  await driver.go('#/settings')
  await expect(driver.page.getByTestId('setting').first()).toBeVisible()
})

test('a row, a breadcrumb and a link open in a new window by menu, Ctrl+click and the middle button', async ({
  fresh
}) => {
  const driver = await fresh()
  await driver.page.getByTestId('onboarding-demo').click()
  const row = (await driver.ready('types')).getByTestId('level-item').first()
  const id = await row.getAttribute('data-id')
  for (const act of [
    () => row.click({ modifiers: ['Control'] }),
    () => row.click({ button: 'middle' }),
    async () => {
      await row.click({ button: 'right' })
      await driver.page.getByTestId('place-menu-item').and(driver.page.locator('[data-id="window"]')).click()
    }
  ]) {
    const other = await windowBy(driver, act)
    await other.ready('manufacturers')
    expect([addressOf(other), addressOf(driver)]).toEqual([`#/catalogue/${id}`, '#/catalogue'])
    await other.page.close()
  }
  const compare = await windowBy(driver, () => driver.page.getByTestId('nav-compare').click({ modifiers: ['Control'] }))
  await expect.poll(() => addressOf(compare)).toBe('#/compare')
})

test('the end of the Windows session closes the program like a quit', async ({ serve, launchApp, profile }) => {
  const service = await serve()
  const { app } = await launchApp({ userDataDir: profile, provision: provisionOf(service) })
  const [program, closed] = [app.process(), app.waitForEvent('close')]
  // Windows asks before it ends the session
  await app.evaluate(({ BrowserWindow }) => void BrowserWindow.getAllWindows()[0]?.emit('query-session-end', {}))
  await closed
  await expect.poll(() => program.exitCode).toBe(0)
})

test('all windows return to their locations, with filters and tabs, without a request', async ({
  serve,
  launchApp,
  profile
}) => {
  const service = await serve()
  const started = await launchApp({ userDataDir: profile, provision: provisionOf(service) })
  const driver = new AppDriver(started)
  const { types } = await pathTo(service, ...CORSALE)
  await driver.openColumns(types)
  const list = await driver.ready('manufacturers')
  await list.getByTestId('level-filter').fill('ar')
  await driver.page.keyboard.press('Control+t')
  await driver.go('#/offline')
  await expect(driver.page.getByTestId('tab')).toHaveCount(2)
  const second = await windowBy(driver, () => driver.page.keyboard.press('Control+n'))
  await second.go('#/feed')
  await expect(second.page.getByTestId('feed-filters')).toBeAttached()
  await expect
    .poll(() => driver.page.evaluate(async () => (await (window as any).dynodesk.app.place()).view as string))
    .toContain('"ar"')
  await started.close()
  const before = browsing(service).length

  const again = new AppDriver(await launchApp({ userDataDir: profile }))
  await expect.poll(() => again.launched.app.windows().length).toBe(2)
  const other = await driverOf(
    again,
    again.launched.app.windows().find((page) => page !== again.page)!
  )
  await expect.poll(() => [addressOf(again), addressOf(other)]).toEqual(['#/offline', '#/feed'])
  await expect(again.page.getByTestId('tab')).toHaveCount(2)
  await again.page.keyboard.press('Control+Tab')
  await expect((await again.ready('manufacturers')).getByTestId('level-filter')).toHaveValue('ar')
  expect(addressOf(again)).toBe(`#/catalogue/${types}`)
  expect(browsing(service)).toHaveLength(before)
})

test('lists and tables keep sort, filters and scroll after a restart', async ({ serve, launchApp, profile }) => {
  const service = await serve()
  const started = await launchApp({ userDataDir: profile, provision: provisionOf(service) })
  const path = await pathTo(service, ...CORSALE)
  const [makes, engines] = ['manufacturers', 'engines'] as const
  const partsOf = (driver: AppDriver) => ({
    driver,
    makes: driver.list(makes).getByRole('listbox'),
    power: driver.list(engines).locator('[data-column="power"]'),
    diesel: driver.list(engines).locator('[data-value="Diesel"]'),
    value: driver.table.getByRole('columnheader', { name: 'rpm' }),
    differences: driver.page.getByTestId('compare-differences'),
    stage: driver.page.getByTestId('compare-stage'),
    words: driver.page.getByTestId('ready-filter')
  })
  const before = partsOf(new AppDriver(started))
  await before.driver.setSetting('chart.layout', 'table')
  await before.driver.openEngine(path)
  await before.value.getByRole('button').click()
  await before.value.getByRole('button').click()
  await before.driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  const rows = (await before.driver.ready(engines)).getByTestId('level-item')
  await before.driver.item(engines, path.engines).click({ modifiers: ['Shift'] })
  await rows.first().click({ modifiers: ['Shift'] })
  await before.differences.click()
  await before.stage.selectOption({ index: 0 })
  await before.driver.go('#/offline')
  await before.words.fill('corsale')
  await before.driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await before.makes.evaluate((list) => list.scrollTo({ top: 150 }))
  await before.power.getByRole('button').click()
  await before.diesel.click()
  await expect
    .poll(() => before.driver.page.evaluate(async () => (await (window as any).dynodesk.app.place()).view as string))
    .toMatch(/"top":150.*"fuel_name":\["Diesel"\]/)
  await started.close()

  const after = partsOf(new AppDriver(await launchApp({ userDataDir: profile })))
  await after.driver.ready(engines)
  await expect(after.power).toHaveAttribute('aria-sort', 'descending')
  await expect(after.diesel).toHaveAttribute('aria-pressed', 'true')
  expect(await after.makes.evaluate((list) => list.scrollTop)).toBe(150)
  await after.driver.go('#/compare')
  await expect(after.differences).toHaveAttribute('aria-pressed', 'false')
  await expect(after.stage).toHaveJSProperty('selectedIndex', 0)
  await after.driver.go('#/offline')
  await expect(after.words).toHaveValue('corsale')
  await after.driver.openEngine(path)
  await expect(after.value).toHaveAttribute('aria-sort', 'descending')
})

test('a tab has its own history, and the window closes with the last tab', async ({ fresh }) => {
  const driver = await fresh()
  const { page } = driver
  await page.getByTestId('onboarding-demo').click()
  await driver.ready('types')
  await expect(page.getByTestId('tabs')).toHaveCount(0)
  await driver.go('#/feed')
  await expect(page.getByTestId('feed-filters')).toBeAttached()
  await page.keyboard.press('Control+t')
  await driver.go('#/settings')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => addressOf(driver)).toBe('#/feed')
  await page.keyboard.press('Alt+ArrowLeft')
  expect(addressOf(driver)).toBe('#/feed')
  await page.keyboard.press('Control+Shift+Tab')
  await page.keyboard.press('Alt+ArrowLeft')
  await driver.ready('types')

  const tabs = page.getByTestId('tab')
  await expect(tabs).toHaveText(['Catalogue', 'Feed'])
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(page.getByTestId('tabs')).toHaveCount(0)
  await driver.ready('types')
})

test('the title of each window names its page', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, ...CORSALE)
  const titles = (): Promise<string[]> =>
    driver.launched.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .map((window) => window.getTitle())
        .sort()
    )
  await expect.poll(titles).toEqual(['Catalogue – Dynodesk'])
  await driver.walk(path)
  await expect.poll(titles).toEqual(['Corsale 2.0 TDR 150 – Dynodesk'])
  const second = await windowBy(driver, () => driver.page.keyboard.press('Control+n'))
  await second.go('#/settings')
  await expect.poll(titles).toEqual(['Corsale 2.0 TDR 150 – Dynodesk', 'Settings – Dynodesk'])
})

test('a large window has more space for figures of engines and for the opened ticket', async ({ fresh }) => {
  const driver = await fresh()
  const { page } = driver
  await page.getByTestId('onboarding-demo').click()
  await driver.ready('types')
  await page.setViewportSize({ width: 2560, height: 1440 })
  await driver.openColumns('1', '1', '3', '6')
  await driver.ready('engines')
  const widthOf = async (column: string): Promise<number> =>
    (await driver.list('engines').locator(`th[data-column="${column}"]`).boundingBox())!.width
  expect(await widthOf('ecu')).toBeGreaterThan(180)
  expect(await widthOf('name')).toBeLessThan(600)
  await driver.go('#/feed')
  await expect(page.getByTestId('feed-list')).toBeVisible()
  const list = (await page.getByTestId('feed-list').boundingBox())!
  expect(2560 - list.x - list.width).toBeGreaterThan(800)
})
