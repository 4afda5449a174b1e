/** The customer screen: one shortcut shows and hides it, and it contains no shop data. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { intlTag, LANGUAGE_NAMES } from '../../../src-main/shared/text/languages'
import { sheetText } from '../../../src-main/shared/sheets/sheet-texts'
import { calls, expect, pathTo, standin, test, type AppDriver } from '../support/test'

/** The customer window, once its document has loaded. */
async function customerWindow(driver: AppDriver, act: () => Promise<unknown>): Promise<Page> {
  // the name comes from the list; the details need the record
  await expect(driver.page.getByTestId('dyno-chart')).toBeVisible()
  const [customerPage] = await Promise.all([driver.launched.app.waitForEvent('window'), act()])
  await expect(customerPage.locator('h1')).toBeVisible()
  return customerPage
}
const bar = (driver: AppDriver) => driver.page.getByTestId('customer-bar')

test('F8 shows the engine to the customer without trade data, and F8 ends it', async ({ serve, at }) => {
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const driver = await at(service)
  await driver.openEngine(path)
  await driver.page.evaluate(
    (engineId) => (window as any).dynodesk.desk.setNote({ engineId, text: 'Pays late, be firm' }),
    path.engines
  )
  const trade = [
    ...(await Promise.all(['ecu', 'tcu'].map((field) => driver.fact(field).textContent()))),
    ...(await driver.page.getByTestId('read-tool').allTextContents()),
    ...(await driver.page.getByTestId('read-method').allTextContents())
  ]
    .map((text) => text?.trim() ?? '')
    .filter((text) => text.length > 2 && text !== 'not given')
  expect(trade.length).toBeGreaterThan(1)
  const before = calls(service).length
  const topOf = async (id: string) => (await driver.page.getByTestId(id).boundingBox())!.y
  const top = await topOf('headline')

  const customerPage = await customerWindow(driver, () => driver.page.keyboard.press('F8'))
  const text = (await customerPage.locator('body').innerText()).replace(/\s+/g, ' ')
  expect(text).toContain('2.0 TDR 150')
  expect(text).toContain(sheetText('en', 'stock'))
  expect(text).toMatch(/\+\d+ PS/)
  for (const secret of [...trade, 'Pays late', 'ECU', 'calls']) expect(text).not.toContain(secret)
  await expect(customerPage.locator('.plots svg:visible').first()).toBeVisible()
  await driver.page.setViewportSize({ width: 900, height: 600 })
  const [whole, end] = await Promise.all(
    ['customer-bar', 'customer-end'].map((id) => driver.page.getByTestId(id).boundingBox())
  )
  expect(whole!.height, 'one row').toBeLessThan(50)
  expect(whole!.x + whole!.width - end!.x - end!.width, 'at the right end').toBeLessThan(20)
  expect(
    await customerPage.evaluate(() => ({
      bridge: 'dynodesk' in window,
      scripts: document.scripts.length,
      node: 'require' in window
    }))
  ).toEqual({ bridge: false, scripts: 0, node: false })
  expect(calls(service)).toHaveLength(before)
  for (const language of ['ru', 'es', 'lt', 'lv', 'nb', 'hr', 'en']) {
    await driver.setSetting('language.interface', language)
    await expect.poll(() => driver.page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(language)
    const cut = await bar(driver).evaluate((box) =>
      [box, ...box.querySelectorAll('*')].some(
        (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1
      )
    )
    expect({ language, cut, isOneRow: (await bar(driver).boundingBox())!.height < 50 }).toEqual({
      language,
      cut: false,
      isOneRow: true
    })
  }
  const findings = await new AxeBuilder({ page: customerPage }).analyze()
  expect(findings.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  // nothing is clipped at a common screen size
  await customerPage.setViewportSize({ width: 1920, height: 1080 })
  expect(
    await customerPage.evaluate(() => [
      document.documentElement.scrollHeight - innerHeight,
      document.documentElement.scrollWidth - innerWidth
    ])
  ).toEqual([0, 0])

  await expect(bar(driver)).toContainText('The customer sees this engine')
  await driver.page.setViewportSize({ width: 1366, height: 768 })
  expect(await topOf('headline'), 'the page stays in place').toBe(top)
  await driver.page.getByTestId('customer-language').selectOption({ label: LANGUAGE_NAMES.lv })
  await expect(customerPage.locator('html')).toHaveAttribute('lang', intlTag('lv'))
  await expect(customerPage.locator('body')).toContainText(sheetText('lv', 'stock'))

  await Promise.all([customerPage.waitForEvent('close'), driver.page.keyboard.press('F8')])
  await expect(bar(driver)).toHaveCount(0)
})

test(
  'Escape ends the customer screen, which follows to another engine only if the setting says so',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const first = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const driver = await at(service)
    await driver.openColumns(first.types, first.manufacturers, first.models, first.generations)
    const ids = await (
      await driver.ready('engines')
    )
      .getByTestId('level-item')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-id')!))
    const second = { ...first, engines: ids.find((id) => id !== first.engines)! }
    await driver.openEngine(first)
    const customerPage = await customerWindow(driver, () => driver.page.keyboard.press('F8'))
    await driver.openEngine(second)
    const name = (await driver.fact('name').textContent())!.trim()
    await expect(driver.page.getByTestId('customer-update')).toHaveText('Show this engine')
    await expect(customerPage.locator('h1')).toContainText('2.0 TDR 150')
    await expect(bar(driver)).toContainText('The customer sees 2.0 TDR 150')
    await driver.page.getByTestId('customer-follow').check()
    await expect(driver.page.getByTestId('customer-update')).toHaveCount(0)
    await driver.openEngine(first)
    await driver.openEngine(second)
    await expect(customerPage.locator('h1')).toContainText(name)
    // the page may close before keyup
    await Promise.all([customerPage.waitForEvent('close'), customerPage.keyboard.press('Escape').catch(() => {})])
    await expect(bar(driver)).toHaveCount(0)
  }
)

test('the customer screen opens on the second display, and closes with the last window', async ({ serve, at }) => {
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const driver = await at(service, { env: { STANDIN_DISPLAYS: '2' } })
  await driver.openEngine(path)
  await customerWindow(driver, () => driver.page.keyboard.press('F8'))
  const windows = await driver.launched.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((one) => ({ x: one.getBounds().x, full: one.isFullScreen() }))
  )
  expect(windows).toContainEqual({ x: 1920, full: true })
  // its window has no bridge and closes with the main window
  expect(await driver.launched.close()).toBe(0)
})

test('on Wayland the customer screen is a window that a person drags to the display, and F11 makes it full screen', async ({
  serve,
  at
}) => {
  test.skip(!standin || process.platform !== 'linux', 'a session of the machine')
  const service = await serve()
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const driver = await at(service, { env: { STANDIN_DESKTOP: 'wayland', STANDIN_DISPLAYS: '2' } })
  await driver.openEngine(path)
  const customerPage = await customerWindow(driver, () => driver.page.keyboard.press('F8'))
  const move = driver.page.getByTestId('customer-move')
  await expect(move).toHaveText('Drag the window to the customer’s display, then press F11.')
  const isFull = () =>
    driver.launched.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .filter((one) => one.isVisible())
        .map((one) => one.isFullScreen())
        .sort()
    )
  expect(await isFull()).toEqual([false, false])
  await customerPage.keyboard.press('F11')
  await expect(move).toHaveCount(0)
  expect(await isFull()).toEqual([false, true])
  // the next document is shown in it as it is
  await driver.page.getByTestId('customer-language').selectOption({ label: LANGUAGE_NAMES.lv })
  await expect(customerPage.locator('html')).toHaveAttribute('lang', intlTag('lv'))
  await expect(move).toHaveCount(0)
  await customerPage.keyboard.press('F11')
  await expect(move).toBeVisible()
  expect(await isFull()).toEqual([false, false])
  await Promise.all([
    customerPage.waitForEvent('close'),
    driver.launched.app.evaluate(({ screen }) => {
      screen.emit('display-removed', {}, screen.getAllDisplays()[1])
    })
  ])
  await expect(bar(driver)).toHaveCount(0)
})

test(
  'the customer screen ends when the subscription has ended and the policy withholds stored records',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const driver = await at(service, { managedSettings: { 'policy.readAfterEnd': false } })
    await driver.openEngine(path)
    const customerPage = await customerWindow(driver, () => driver.page.keyboard.press('F8'))
    service.setSwitches({ subscription: { name: 'Vehicle Database', active: false } })
    await driver.go('#/settings#connection')
    await driver.page.getByTestId('connection-check').click()
    await driver.is('unauthorised')
    await expect(bar(driver)).toHaveCount(0)
    await expect.poll(() => customerPage.isClosed() || customerPage.evaluate(() => document.hidden)).toBe(true)
  }
)
