/** The demo as a rehearsal: odd records, an hour that passes in a minute, and every journey without a network. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHORT_HOUR } from '../../../src-main/services/settings/derived-settings'
import { DEMO_ENGINE } from '../../../src-main/shared/catalogue/demo-engine'
import { expect, locationOf, test, type AppDriver, type Path } from '../support/test'

/** A demo whose ways out of this computer end nowhere. */
const WITHOUT_NETWORK = {
  args: ['--proxy-server=http://127.0.0.1:9']
}

async function openDemo(driver: AppDriver): Promise<void> {
  await driver.page.getByTestId('onboarding-demo').click()
  await driver.is('demo')
  await driver.ready('types')
}
/** Turns a switch of the demo on or off in the settings. */
async function turn(driver: AppDriver, key: 'demo.oddRecords' | 'demo.shortHour'): Promise<void> {
  await driver.go(`#/settings#setting-${key}`)
  await driver.setting(key).getByRole('switch').click()
}

test('a switch shows the unusual records in the demo, and hides them again', async ({ fresh }) => {
  const driver = await fresh()
  await openDemo(driver)
  const types = driver.list('types').getByTestId('level-item')
  const usual = await types.count()
  await turn(driver, 'demo.oddRecords')
  await driver.go('#/catalogue')
  await expect(types.filter({ hasText: 'Oddities' })).toHaveCount(1)
  for (const name of [
    'values: unequal lengths',
    'text: markup',
    'fields: all null',
    'links: engine in two generations'
  ]) {
    const at = locationOf(name)
    await driver.openEngine({
      types: at.typeId,
      manufacturers: at.manufacturerId!,
      models: at.modelId!,
      generations: at.generationId!,
      engines: at.engineId!
    })
  }
  await turn(driver, 'demo.oddRecords')
  await driver.go('#/catalogue')
  await expect(types).toHaveCount(usual)
})

test('the demo can reach its limit within a minute, which ends by itself', async ({ fresh }) => {
  const driver = await fresh()
  await openDemo(driver)
  await turn(driver, 'demo.shortHour')
  await expect(driver.budget).toHaveAttribute('data-limit', String(SHORT_HOUR.limit))
  const ids = await driver.page.evaluate(async (most) => {
    const { catalogue } = (window as any).dynodesk
    const found: string[] = []
    for (let id = 1; id <= most; id++) {
      const answer = await catalogue.engine({ engineId: String(id), requestId: `rehearsal-${id}` })
      if (answer.ok) found.push(String(id))
      else if (answer.failure.code === 'limit') break
    }
    return found
  }, SHORT_HOUR.limit + 10)
  expect(ids.length).toBeGreaterThan(0)
  await expect(driver.budget).toHaveAttribute('data-used', String(SHORT_HOUR.limit))
  await expect(driver.budget.getByRole('meter')).toBeVisible()
  await expect
    .poll(async () => Number(await driver.budget.getAttribute('data-used')), { timeout: 300_000 })
    .toBeLessThan(SHORT_HOUR.limit)
  await turn(driver, 'demo.shortHour')
  await expect(driver.budget).toHaveAttribute('data-limit', '3600')
})

test('every guided journey runs in the demo without a network', async ({ fresh }) => {
  const folder = mkdtempSync(join(tmpdir(), 'dynodesk-rehearsal-'))
  const driver = await fresh(WITHOUT_NETWORK)
  const { page } = driver
  await openDemo(driver)
  await page.getByTestId('start-demo-engine').click()
  const path = DEMO_ENGINE.path as Path
  await driver.onEngine(path.engines)
  await expect(driver.figure('top_speed')).toBeVisible()
  await expect(page.getByTestId('dyno-chart')).toBeVisible()

  // walk, search, compare
  await driver.openColumns()
  await driver.walk(path)
  await driver.nav('search').click()
  await driver.searchInput.fill('lazuli')
  await driver.searchInput.press('Enter')
  await expect(driver.results.first()).toBeVisible()
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await (await driver.ready('engines')).getByTestId('level-item').first().focus()
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Control+3')
  await expect(page.getByTestId('compare-slot')).toHaveCount(2)

  // sheet as PDF, customer screen
  const file = join(folder, 'sheet.pdf')
  await driver.launched.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = (async () => ({ canceled: false, filePath })) as unknown as typeof dialog.showSaveDialog
  }, file)
  await driver.openEngine(path)
  await page.getByTestId('sheet-open').click()
  await expect(page.getByTestId('sheet-page')).toHaveAttribute('data-state', 'checked')
  await page.getByTestId('sheet-save-pdf').click()
  await expect(page.locator('[data-testid="sheet-outcome"][data-kind="saved"]')).toBeVisible()
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  await driver.openEngine(path)
  await page.getByTestId('customer-open').click()
  await expect(page.getByTestId('customer-bar')).toBeVisible()
  await page.keyboard.press('F8')

  // download, feed, help
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.ready('engines')
  await page.getByTestId('pack-start').first().click()
  await expect(page.getByTestId('pack-ready')).toBeVisible()
  await page.getByTestId('nav-feed').click()
  await page
    .getByRole('treeitem', { name: /^Ticket/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /open (the )?engine/i })
    .first()
    .click()
  await expect(driver.enginePage).toBeVisible()
  await page.keyboard.press('F1')
  await expect(page.getByTestId('help-text')).toBeVisible()
  await driver.is('demo')
  rmSync(folder, { recursive: true, force: true })
})
