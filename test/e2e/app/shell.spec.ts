/** The window and its process: start, exit, managed settings, theme, accessibility. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { executable, root } from '../fixtures'
import { openLink } from '../support/second-instance'
import { expect, pathTo, standin, test, type AppDriver } from '../support/test'

const theme = (driver: AppDriver<any>): Promise<string> =>
  driver.page.evaluate(() =>
    getComputedStyle(document.body)
      .backgroundColor.match(/\d+/g)!
      .slice(0, 3)
      .map(Number)
      .reduce((a, b) => a + b) < 384
      ? 'dark'
      : 'light'
  )

test('one line on standard output reports the open window, and SIGTERM ends the program with 0', async ({
  serve,
  plain
}) => {
  const service = await serve()
  const driver = await plain({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await driver.ready('types')
  const lines = driver.launched.stdout.filter((line) => line.startsWith('ready '))
  expect(lines).toHaveLength(1)
  const ready = JSON.parse(lines[0]!.slice('ready '.length)) as Record<string, unknown>
  expect(ready).toEqual({
    pid: expect.any(Number),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    host: standin ? 'chromium' : 'electron',
    startupMs: expect.any(Number)
  })
  expect(ready['startupMs']).toBeGreaterThan(0)
  process.kill(ready['pid'] as number, 'SIGTERM')
  const [code, signal] = await once(driver.launched.process, 'exit')
  expect([code, signal]).toEqual([0, null])
})

test('SIGTERM during calls without an answer does not wait for them', async ({ serve, plain }) => {
  const service = await serve()
  const driver = await plain({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await driver.ready('types')
  service.setFaults([{ kind: 'hang' }])
  await driver.choose('types', '1')
  await expect.poll(() => service.log.count('manufacturers')).toBe(1)
  expect(await driver.launched.close()).toBe(0)
})

test('a second start with the same data folder ends at once and raises the first window', async ({
  launchApp,
  profile
}) => {
  const first = await launchApp({ userDataDir: profile })
  await first.app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    ;(globalThis as any).focused = 0
    window!.on('focus', () => (globalThis as any).focused++)
    window!.blur()
    window!.minimize()
  })
  const second = spawn(executable, [root, `--user-data-dir=${profile}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  second.stdout.on('data', (data) => (output += String(data)))
  const [code] = await once(second, 'exit')
  expect(code).toBe(0)
  expect(output).not.toMatch(/^ready /m)
  await expect
    .poll(() =>
      first.app.evaluate(({ BrowserWindow }) => {
        const all = BrowserWindow.getAllWindows()
        return [all.length, all[0]!.isMinimized()]
      })
    )
    .toEqual([1, false])
})

test('settings of the administrator are in force, marked and cannot be changed', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, {
    managedSettings: { 'units.power': 'kW', 'limits.vehicleDatabase.calls': 123, 'appearance.theme': 'light' }
  })
  await expect(driver.budget).toHaveAttribute('data-limit', '123')
  expect(await theme(driver)).toBe('light')
  await driver.openEngine(await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150'))
  await expect(driver.fact('power')).toContainText('110')
  await driver.nav('settings').click()
  await expect(driver.setting('units.power')).toHaveAttribute('data-managed', 'true')
  await expect(driver.setting('units.torque')).toHaveAttribute('data-managed', 'false')
  for (const control of await driver.setting('units.power').getByRole('radio').all())
    await expect(control).toBeDisabled()
  expect(await driver.setSetting('units.power', 'PS')).toMatchObject({
    ok: false,
    failure: { code: 'setting-managed' }
  })
  expect(await driver.setSetting('units.torque', 'furlongs')).toMatchObject({
    ok: false,
    failure: { code: 'setting-invalid' }
  })
  expect(await driver.setSetting('no.such.key', 1)).toMatchObject({ ok: false })
  expect(await driver.setSetting('units.torque', 'lb-ft')).toMatchObject({ ok: true })
  await expect(driver.budget).toHaveAttribute('data-limit', '123')
})

test(
  'the settings screen has every setting, and a change survives a restart',
  { tag: '@long' },
  async ({ serve, plain }) => {
    const service = await serve()
    const driver = await plain({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
    await driver.is('online')
    await driver.nav('settings').click()
    const all = (await driver.page.evaluate(() => (window as any).dynodesk.settings.all())) as { key: string }[]
    // an administrator alone sets the key of releases, in managed settings
    const keys = all.map(({ key }) => key).filter((key) => key !== 'updates.key')
    await expect(driver.page.getByTestId('setting')).toHaveCount(keys.length)
    for (const key of keys) await expect(driver.setting(key), key).toHaveCount(1)
    await driver.setting('units.torque').getByRole('radio', { name: 'kgm' }).click()
    await driver.launched.close()
    const again = await plain()
    await again.nav('settings').click()
    await expect(again.setting('units.torque').getByRole('radio', { name: 'kgm' })).toBeChecked()
  }
)

for (const [what, file, words] of [
  ['a value that is not allowed', { 'units.power': 'oxen', 'units.torque': 'kgm' }, /units\.power/],
  ['a key that does not exist', { 'units.powr': 'kW', 'units.torque': 'kgm' }, /units\.powr/],
  ['no JSON at all', '{"units.power": ', /managed/i]
] as const) {
  test(`a managed file with ${what} is reported by name, and its valid part is in force`, async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service, { managedSettings: file as any })
    const told = driver.page.getByTestId('notice').filter({ hasText: words })
    await expect(told.first()).toBeVisible()
    await expect(told.first()).toHaveAttribute('data-code', /setting-invalid|file-invalid/)
    if (typeof file !== 'string') {
      await driver.nav('settings').click()
      await expect(driver.setting('units.torque')).toHaveAttribute('data-managed', 'true')
      await expect(driver.setting('units.power')).toHaveAttribute('data-managed', 'false')
    }
  })
}

test('dark and light follow the system until a person chooses', async ({ serve, at }) => {
  const driver = await at(await serve())
  await driver.page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => theme(driver)).toBe('light')
  await driver.page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => theme(driver)).toBe('dark')
  await driver.setSetting('appearance.theme', 'light')
  await expect.poll(() => theme(driver)).toBe('light')
  await driver.setSetting('appearance.theme', 'system')
  for (const colorScheme of ['light', 'dark'] as const) {
    await driver.page.emulateMedia({ colorScheme })
    await expect.poll(() => theme(driver)).toBe(colorScheme)
  }
})

test('system colours, more contrast and less motion apply to the window and the chart', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const { page } = driver
  await driver.setSetting('appearance.theme', 'dark')
  await driver.openEngine(await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150'))
  await expect(page.getByTestId('dyno-chart')).toBeVisible()
  const canvas = (): Promise<string> =>
    page
      .locator('canvas')
      .first()
      .evaluate((element) => (element as HTMLCanvasElement).toDataURL())
  const text = (): Promise<string> => driver.enginePage.evaluate((element) => getComputedStyle(element).color)
  const drawn = await canvas()
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(text).toBe('rgb(255, 255, 255)')
  await expect.poll(canvas).not.toBe(drawn)
  await page.emulateMedia({ contrast: null })
  await expect.poll(canvas).toBe(drawn)

  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => theme(driver)).toBe('light')
  // their ground stays white, while prefers-color-scheme follows the setting
  await driver.setSetting('appearance.theme', 'light')
  await driver.setSetting('appearance.theme', 'dark')
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const background = (testId: string): Promise<string> =>
    page.getByTestId(testId).evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background('nav-catalogue')).not.toBe(await background('nav-search'))
  await page.emulateMedia({ forcedColors: null })
  await expect.poll(() => theme(driver)).toBe('dark')

  await driver.go('#/settings')
  await expect(driver.page.getByTestId('setting').first()).toBeVisible()
  const moving = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) =>
          /[1-9]/.test(getComputedStyle(element).transitionDuration + getComputedStyle(element).animationDuration)
        ).length
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
})

test('the tray icon keeps the program running without a window', async ({ serve, at }) => {
  test.skip(!standin, 'a real desktop does not tell what it shows')
  const driver = await at(await serve())
  const { app, page, userData } = driver.launched
  const journal = () =>
    app.evaluate(() =>
      (globalThis as unknown as { standinJournal: { what: string; detail: unknown }[] }).standinJournal
        .filter(({ what }) => what.startsWith('tray'))
        .map(({ what, detail }) => [what, detail])
    )
  expect(await journal()).toEqual([])
  await driver.setSetting('appearance.tray', true)
  await expect.poll(journal).toEqual([
    ['tray', 'shown'],
    ['tray.toolTip', 'Dynodesk'],
    ['tray.menu', ['Open', '-', 'Quit']]
  ])
  await page.close()
  // the next start opens a window of the program that is still there
  const opened = app.waitForEvent('window')
  await openLink(userData)
  const again = await opened
  await expect(again.getByTestId('connection')).toHaveAttribute('data-state', 'online')
  await again.evaluate(() => (window as any).dynodesk.settings.set({ key: 'appearance.tray', value: false }))
  await expect.poll(async () => (await journal()).at(-1)).toEqual(['tray', 'gone'])
})

test('a text field has a menu with Paste, and a row keeps its own menu', async ({ serve, at }) => {
  test.skip(!standin, 'a real desktop does not tell what it shows')
  const driver = await at(await serve())
  const shown = () =>
    driver.launched.app.evaluate(() =>
      (globalThis as unknown as { standinJournal: { what: string; detail: { items: string[] } }[] }).standinJournal
        .filter(({ what }) => what === 'menu-popup')
        .map(({ detail }) => detail.items.filter(Boolean))
    )
  await driver.go('#/search')
  await driver.page.getByTestId('search-input').click({ button: 'right' })
  await expect.poll(shown).toEqual([['Cut', 'Copy', 'Paste', 'Select all']])
  await driver.go('#/catalogue')
  await driver.page.getByTestId('level-item').first().click({ button: 'right' })
  await expect(driver.page.getByTestId('place-menu')).toBeVisible()
  expect(await shown()).toHaveLength(1)
})

test('the page has nothing of Node, navigates nowhere and opens no window', async ({ serve, at }) => {
  const driver = await at(await serve())
  const found = await driver.page.evaluate(async () => {
    const globals = ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter(
      (name) => name in window
    )
    const frozen =
      Object.isFrozen((window as any).dynodesk) &&
      Object.values<object>((window as any).dynodesk).every((part) => Object.isFrozen(part))
    const fetched = await fetch('https://example.com/').then(
      () => 'fetched',
      () => 'refused'
    )
    const opened = window.open('https://example.com/')
    return { globals, frozen, fetched, opened: opened !== null && !opened.closed }
  })
  expect(found).toEqual({ globals: [], frozen: true, fetched: 'refused', opened: false })
  await driver.page.evaluate(() => {
    location.href = 'https://example.com/'
  })
  await driver.page.waitForTimeout(300)
  await expect(driver.connection).toBeVisible()
})
