/**
 * The accessibility trees of the main journeys: roles, names, values and order, in `accessibility-tree/`.
 *
 * `npx playwright test accessibility-tree -u` rewrites files that differ, with patterns for all numbers: put back those
 * that stay the same.
 */
import type { Locator, Page } from '@playwright/test'
import { type AppDriver, expect, LEVELS, pathTo, type Path, test } from '../support/test'

/** Compares the tree of an element with a file, all of it. */
const hasTree = (element: Locator, name: string): Promise<void> =>
  expect(element).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
const main = ({ page }: AppDriver): Locator => page.getByRole('main')
const idsOf = (path: Path, depth: number): string[] => LEVELS.slice(0, depth).map((level) => path[level])

interface Connected {
  readonly driver: AppDriver
  readonly path: Path
  readonly siblings: readonly string[]
  readonly stopService: () => Promise<void>
}
const connected = test.extend<{ connect: Connected }>({
  connect: async ({ serve, at }, use) => {
    const service = await serve()
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const engines = (await service.catalogue()).enginesOf(BigInt(path.generations))
    const driver = await at(service)
    await driver.page.setViewportSize({ width: 1366, height: 768 })
    await use({
      driver,
      path,
      siblings: engines.map(({ id }) => `${id}`).filter((id) => id !== path.engines),
      stopService: () => service.close()
    })
  }
})

test('first run', async ({ fresh }) => {
  const driver = await fresh()
  await expect(driver.onboarding).toBeVisible()
  await hasTree(driver.page.locator('body'), 'first-run')
})

connected('columns of the catalogue down to the engines, with the frame of the window', async ({ connect }) => {
  const { driver, path } = connect
  await driver.openColumns(...idsOf(path, 4))
  await driver.ready('engines')
  await hasTree(driver.page.locator('body'), 'catalogue')
})

connected('page of an engine, and the table of its chart', async ({ connect }) => {
  const { driver, path } = connect
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  await expect(driver.page.getByTestId('dyno-chart')).toBeVisible()
  await hasTree(main(driver), 'engine')
  await driver.showTable()
  await hasTree(driver.page.getByRole('region', { name: 'Dyno chart' }), 'engine-table')
})

connected('search with results', async ({ connect }) => {
  const { driver } = connect
  await driver.nav('search').click()
  await driver.searchInput.fill('corsale')
  await driver.searchInput.press('Enter')
  await expect(driver.page.getByTestId('search-count')).toBeVisible()
  await hasTree(main(driver), 'search')
})

connected('quick open', async ({ connect }) => {
  const { driver, path } = connect
  await driver.openColumns(...idsOf(path, 4))
  await driver.ready('engines')
  await driver.page.keyboard.press('Control+k')
  // three engines and the search online, once the list is stored
  await expect(async () => {
    await driver.page.getByTestId('quick-open-input').fill('')
    await driver.page.getByTestId('quick-open-input').fill('tdr')
    await expect(driver.page.getByTestId('quick-open-item')).toHaveCount(4, { timeout: 2000 })
  }).toPass()
  await hasTree(driver.page.getByRole('banner'), 'quick-open')
})

connected('comparison of two engines', async ({ connect }) => {
  const { driver, path, siblings } = connect
  for (const engines of [path.engines, siblings[0]!]) {
    await driver.openEngine({ ...path, engines })
    await expect(driver.figure('top_speed')).toBeVisible()
    await driver.page.getByTestId('compare-add').first().click()
  }
  await driver.page.getByTestId('nav-compare').click()
  await expect(driver.page.getByTestId('compare-slot')).toHaveCount(2)
  await hasTree(main(driver), 'compare')
})

connected('page of a sheet with its preflight', async ({ connect }) => {
  const { driver, path } = connect
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  await driver.go(`#/sheet/${idsOf(path, 5).join('/')}`)
  await expect(driver.page.getByTestId('sheet-page')).toHaveAttribute('data-state', 'checked')
  await driver.page.getByTestId('sheet-findings-fold').click()
  await hasTree(main(driver), 'sheet')
})

connected('customer screen', async ({ connect }) => {
  const { driver, path } = connect
  await driver.openEngine(path)
  await expect(driver.page.getByTestId('dyno-chart')).toBeVisible()
  const opened = driver.launched.app.waitForEvent('window')
  await driver.page.keyboard.press('F8')
  const customer: Page = await opened
  await expect(customer.locator('h1')).toBeVisible()
  await hasTree(customer.locator('body'), 'customer')
})

test('feed with an opened ticket', async ({ fresh }) => {
  const driver = await fresh()
  await driver.page.setViewportSize({ width: 1366, height: 768 })
  await driver.page.getByTestId('onboarding-demo').click()
  await driver.ready('types')
  await driver.page.getByTestId('nav-feed').click()
  const ticket = driver.page.locator('[data-testid="feed-group"]', { hasText: 'D-2201' })
  await ticket.click()
  await expect(ticket).toHaveAttribute('aria-expanded', 'true')
  await hasTree(main(driver), 'feed')
})

connected('packs page with a ready pack', async ({ connect }) => {
  const { driver, path } = connect
  await driver.openColumns(...idsOf(path, 4))
  await driver.page.getByTestId('pack-start').first().click()
  await driver.go('#/offline')
  await expect(driver.page.getByTestId('pack-progress').first()).toHaveAttribute('data-state', 'done')
  await hasTree(main(driver), 'packs')
})

connected('settings with a search', async ({ connect }) => {
  const { driver } = connect
  await driver.nav('settings').click()
  await hasTree(main(driver), 'settings')
  await driver.page.getByTestId('settings-search').fill('zoom')
  await hasTree(main(driver), 'settings-search')
})

connected('offline with the notice of a failure', async ({ connect }) => {
  const { driver, path, stopService } = connect
  await driver.openColumns(path.types)
  await driver.ready('manufacturers')
  await stopService()
  await driver.choose('manufacturers', path.manufacturers)
  await driver.is('offline')
  await expect(driver.notice().first()).toBeVisible()
  await hasTree(main(driver), 'offline')
})
