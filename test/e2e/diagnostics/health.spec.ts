/** The health page of the settings: from requests that were sent anyway. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls, expect, pathTo, test } from '../support/test'

test('each changed field is reported once, and opening the page sends nothing', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  service.setFaults([{ kind: 'alter', at: 'engine', set: { colour: 'red', options: 'none' }, omit: ['name'] }])
  await driver.walk(path).catch(() => undefined)
  const { page } = driver
  await expect(page.getByTestId('engine-page')).toHaveAttribute('data-engine-id', path.engines)
  await expect(driver.figure('top_speed')).toBeVisible()
  const sent = calls(service).length

  await driver.go('#/settings#health')
  await expect(page.getByTestId('health-service')).toHaveAttribute('data-state', 'online')
  await expect(page.getByTestId('health-latency')).toContainText('ms')
  await expect(page.locator('[data-testid="health-answers"] [data-code="200"]')).toContainText(`× ${sent}`)
  await expect(page.locator('[data-testid="health-store"][data-store="cache.db"]')).toHaveAttribute(
    'data-sound',
    'true'
  )
  const fields = await page.locator('[data-testid="health"] tbody tr td:nth-child(2)').allTextContents()
  expect(fields.toSorted()).toEqual(['colour', 'name', 'options'])

  await page.getByTestId('health-copy').click()
  await expect(page.getByTestId('health')).toContainText('Copied')
  const text = await driver.launched.app.evaluate(({ clipboard }) => clipboard.readText())
  expect(JSON.parse(text)).toMatchObject({ connection: { state: 'online' }, drift: { total: 3 } })
  expect(text).not.toContain(service.key)
  expect(text).not.toContain('colour')
  expect(calls(service)).toHaveLength(sent)
})

test('the network test calls the service without the key, and with it on request', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const { page } = driver
  const step = (name: string) => page.locator(`[data-testid="network-step"][data-step="${name}"]`)
  await driver.go('#/settings#network-test')
  const before = service.log.entries.length
  await page.getByTestId('network-test-run').click()
  await expect(step('service')).toHaveAttribute('data-outcome', 'ok')
  await expect(step('key')).toHaveCount(0)
  expect(service.log.entries.slice(before).map(({ key }) => key)).toEqual(['absent'])

  await page.getByTestId('network-test-key').check()
  await page.getByTestId('network-test-run').click()
  await expect(step('key')).toHaveAttribute('data-outcome', 'ok')
  expect(service.log.entries.slice(before).map(({ key }) => key)).toEqual(['absent', 'absent', 'right'])

  service.setFaults([{ kind: 'portal', status: 302 }])
  await page.getByTestId('network-test-run').click()
  await expect(step('portal')).toHaveAttribute('data-blame', 'network')
  await expect(step('service')).toHaveCount(0)
})

test('requests are counted by day and feature over a restart, and saved as CSV', async ({ serve, at, profile }) => {
  const service = await serve()
  const first = await at(service, { userDataDir: profile })
  await first.ready('types')
  await first.go('#/settings#usage')
  const feature = (driver: typeof first, name: string) =>
    driver.page.locator(`[data-testid="usage-features"] [data-feature="${name}"]`)
  await expect(feature(first, 'connection')).toBeVisible()
  await expect(feature(first, 'pages')).toBeVisible()
  expect(await first.launched.close()).toBe(0)

  const sent = calls(service).length
  const again = await at(service, { userDataDir: profile })
  await again.go('#/settings#usage')
  const total = async (): Promise<number> =>
    (await again.page.locator('[data-testid="usage-rows"] tbody tr td:nth-child(2)').allTextContents())
      .map(Number)
      .reduce((a, b) => a + b, 0)
  await expect(feature(again, 'pages')).toBeVisible()
  expect(await total()).toBeGreaterThanOrEqual(sent)
  expect(await total()).toBeLessThanOrEqual(calls(service).length)
  await again.launched.app.evaluate(({ dialog }, to) => {
    dialog.showSaveDialog = (async () => ({
      canceled: false,
      filePath: `${to}/usage.csv`
    })) as unknown as typeof dialog.showSaveDialog
  }, profile)
  await again.page.getByTestId('usage-save').click()
  await expect(again.page.getByTestId('usage')).toContainText('usage.csv')
  expect(readFileSync(join(profile, 'usage.csv'), 'utf8')).toContain('computer,day,hour,feature,requests')
})
