/** Comparison: added from the table, used offline, exported as a table. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { readWorkbook } from '../../main/adapters/table-file/read-workbook'
import { calls, expect, pathTo, test, type AppDriver } from '../support/test'

const slots = (driver: AppDriver) => driver.page.getByTestId('compare-slot')
const slot = (driver: AppDriver, id: string) =>
  driver.page.locator(`[data-testid="compare-slot"][data-engine-id="${id}"]`)
const row = (driver: AppDriver, id: string) => driver.page.locator(`[data-testid="compare-row"][data-row="${id}"]`)
async function save(driver: AppDriver, id: string): Promise<void> {
  await driver.page.getByTestId('export-open').click()
  await driver.page.locator(`[data-testid="export-item"][data-id="${id}"]`).click()
}
/** Answers the save dialog with a path in the folder. */
async function answerDialog(driver: AppDriver, folder: string): Promise<void> {
  await driver.launched.app.evaluate(({ dialog }, folder) => {
    dialog.showSaveDialog = (async (_window: unknown, options: { defaultPath?: string }) => ({
      canceled: false,
      filePath: `${folder}/${(options.defaultPath ?? '').split('/').at(-1)}`
    })) as unknown as typeof dialog.showSaveDialog
  }, folder)
}
let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dynodesk-saved-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the focus goes to the next engine when one is removed by key', async ({ serve, at }) => {
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const driver = await at(service)
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  const adds = (await driver.ready('engines')).getByTestId('compare-add')
  for (const index of [0, 1, 2]) {
    await adds.nth(index).click()
    await expect(adds.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await driver.page.getByTestId('nav-compare').click()
  await expect(slots(driver)).toHaveCount(3)
  const removes = driver.page.getByTestId('compare-remove')
  await removes.nth(1).focus()
  await driver.page.keyboard.press('Enter')
  await expect(slots(driver)).toHaveCount(2)
  await expect(removes.nth(1)).toBeFocused()
  await driver.page.keyboard.press('Enter')
  await expect(slots(driver)).toHaveCount(1)
  await expect(removes).toBeFocused()
})

test(
  'three engines of a list are compared, also after a restart without network, and saved as a table',
  { tag: '@long' },
  async ({ serve, at, fresh, profile }) => {
    const service = await serve()
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const driver = await at(service, { userDataDir: profile })
    for (const level of ['types', 'manufacturers', 'models', 'generations'] as const)
      await driver.choose(level, path[level])
    const list = await driver.ready('engines')
    const adds = list.getByTestId('compare-add')
    const ids: string[] = []
    for (const index of [0, 1, 2]) {
      ids.push((await adds.nth(index).getAttribute('data-engine-id'))!)
      await adds.nth(index).click()
      await expect(adds.nth(index)).toHaveAttribute('aria-pressed', 'true')
    }

    await driver.page.getByTestId('nav-compare').click()
    await expect(slots(driver)).toHaveCount(3)
    // list data is free; missing fields state their cost
    await expect(row(driver, 'power').getByTestId('compare-cell').first()).toHaveAttribute('data-state', 'given')
    const before = calls(service).length
    await expect(slot(driver, ids[0]!)).toHaveAttribute('data-calls', '2')
    expect(calls(service)).toHaveLength(before)
    for (const id of ids) {
      await slot(driver, id).getByTestId('compare-fetch').click()
      await expect(slot(driver, id)).toHaveAttribute('data-calls', '0')
    }
    // the chart and its values in a small window
    await driver.page.setViewportSize({ width: 900, height: 600 })
    const values = driver.page.getByTestId('compare-readout')
    const bottomOf = async (of: typeof values): Promise<number> => {
      const { y, height } = (await of.boundingBox())!
      return y + height
    }
    const end = await bottomOf(driver.page.getByTestId('compare-page'))
    await expect.poll(() => bottomOf(values)).toBeLessThanOrEqual(end)
    await expect.poll(() => bottomOf(driver.page.getByTestId('compare-row').first()), 'a fact').toBeLessThanOrEqual(end)
    const [frame, unit] = await Promise.all(
      [driver.page.getByTestId('compare-chart'), driver.page.getByTestId('compare-chart').getByText('rpm').first()].map(
        (one) => one.boundingBox()
      )
    )
    expect(frame!.x + frame!.width - unit!.x - unit!.width, 'rpm is inside the frame').toBeGreaterThanOrEqual(6)
    expect(calls(service)).toHaveLength(before + 6)
    await expect(driver.page.getByTestId('compare-chart').locator('path.line[data-series]')).toHaveCount(6)

    await expect(driver.page.getByTestId('compare-hidden')).toBeVisible()
    for (const one of await driver.page.getByTestId('compare-row').all())
      await expect(one).toHaveAttribute('data-differs', 'true')
    const folded = await driver.page.getByTestId('compare-row').count()
    await driver.page.keyboard.press('d')
    await expect.poll(() => driver.page.getByTestId('compare-row').count()).toBeGreaterThan(folded)
    await driver.launched.close()

    await service.close()
    const again = await fresh({ userDataDir: profile })
    await again.page.getByTestId('nav-compare').click()
    await expect(slots(again)).toHaveCount(3)
    for (const id of ids) await expect(slot(again, id)).toHaveAttribute('data-calls', '0')
    await expect(again.page.getByTestId('compare-chart')).toBeVisible()

    await answerDialog(again, folder)
    await save(again, 'csv')
    const status = again.page.getByRole('status').filter({ hasText: 'Saved' })
    await expect(status).toBeVisible()
    const file = (await status.textContent())!.replace('Saved: ', '')
    expect(existsSync(file)).toBe(true)
    const { data, errors } = Papa.parse<Record<string, string>>(readFileSync(file, 'utf8').trimEnd(), { header: true })
    expect(errors).toEqual([])
    expect(data.map((one) => one['engine_id'])).toEqual(ids)
    for (const one of data) {
      expect(Number(one['power (PS)'])).toBeGreaterThan(0)
      expect(one['source']).toBe(service.baseUrl)
      expect(one['fetched_at']).toMatch(/^\d{4}-/)
    }
    for (const kind of ['xlsx', 'svg', 'png', 'json'] as const) {
      await save(again, kind)
      await expect(again.page.getByRole('status').filter({ hasText: `.${kind}` })).toBeVisible()
    }
    const sheet = readWorkbook(readFileSync(file.replace(/\.csv$/, '.xlsx')))
    expect(sheet.rows[0]).toEqual(Object.keys(data[0]!))
    expect(sheet.rows.slice(1).map((cells) => ids.find((id) => cells.includes(id)))).toEqual(ids)
    const picture = file.replace(/\.csv$/, '.png')
    expect([...readFileSync(picture).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    // two pixels per drawing unit
    expect(readFileSync(picture).readUInt32BE(16)).toBe(2 * (1000 + 2 * 24))
    expect(readFileSync(file.replace(/\.csv$/, '.svg'), 'utf8')).not.toMatch(/<(script|image|foreignObject)/)
  }
)

test('the fifth engine is refused with the reason', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const driver = await at(service)
  for (const level of ['types', 'manufacturers', 'models', 'generations'] as const)
    await driver.choose(level, path[level])
  const adds = (await driver.ready('engines')).getByTestId('compare-add')
  for (const index of [0, 1, 2, 3]) {
    await adds.nth(index).click()
    await expect(adds.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await adds.nth(4).click()
  await expect(driver.notice('compare-full')).toContainText('The comparison is full (4 engines)')
  await expect(adds.nth(4)).toHaveAttribute('aria-pressed', 'false')
})

test('a list of engines is saved as a workbook', async ({ serve, at }) => {
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const driver = await at(service)
  await answerDialog(driver, folder)
  for (const level of ['types', 'manufacturers', 'models', 'generations'] as const)
    await driver.choose(level, path[level])
  await driver.ready('engines')
  await save(driver, 'xlsx')
  const status = driver.page.getByRole('status').filter({ hasText: '.xlsx' })
  await expect(status).toBeVisible()
  const [header, ...engines] = readWorkbook(readFileSync((await status.textContent())!.replace('Saved: ', ''))).rows
  expect(header).toContain('power (PS)')
  expect(engines.filter((row) => row.includes(path.engines))).toHaveLength(1)
  expect(engines.flat().filter((value) => value === 150)).not.toHaveLength(0)
})

test('a policy stops every export of the catalogue, whatever the window sends', async ({ serve, at }) => {
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const driver = await at(service, { managedSettings: { 'policy.allowExport': false } })
  await answerDialog(driver, folder)
  await driver.openEngine(path)
  await driver.page.getByTestId('engine-menu-open').click()
  await expect(driver.page.getByTestId('export-open')).toHaveAttribute('aria-disabled', 'true')
  const refused = await driver.page.evaluate(() =>
    window.dynodesk.files.save({ suggestedName: 'x', kind: 'csv', content: { text: 'a' } })
  )
  expect(refused).toMatchObject({ ok: false, failure: { code: 'export-off' } })
  expect(existsSync(join(folder, 'x.csv'))).toBe(false)
})
