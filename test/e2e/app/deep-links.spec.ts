/** Links opened by the system, through a second instance as on Windows and Linux. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sheetLink, sheetNumber } from '../../../src-main/shared/sheets/sheet-number'
import { openLink } from '../support/second-instance'
import { browsing, calls, expect, pathTo, paths, test } from '../support/test'

test('a link opens its engine with its whole place, without a call when it is stored, and shows the texts of the service unchanged', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  const { userData } = driver.launched
  const link = `dynodesk://engine/${path.generations}/${path.engines}?lang=en&service=${encodeURIComponent(new URL(service.baseUrl).host)}`

  await driver.nav('settings').click()
  await expect(driver.enginePage).toHaveCount(0)
  const before = browsing(service).length
  await openLink(userData, link)
  await driver.onEngine(path.engines)
  await expect(driver.figure('top_speed')).toBeVisible()

  expect(browsing(service)).toHaveLength(before)

  await driver.page.keyboard.press('r')
  const raw = driver.page.locator('[data-testid="raw-answer"][data-endpoint="engine"]')
  await expect(raw).toHaveAttribute('data-state', 'kept')
  await expect(raw.getByTestId('raw-text')).toContainText(`"id": ${path.engines},`)
  await expect(raw.getByTestId('raw-text')).not.toContainText(service.key)
  await expect(driver.page.locator('[data-testid="raw-answer"][data-endpoint="performance"]')).toHaveAttribute(
    'data-state',
    'kept'
  )
})

test('a link on a new computer shows make, model, years and picture for one more call, and the type for another', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const link = `dynodesk://engine/${path.generations}/${path.engines}?service=${encodeURIComponent(new URL(service.baseUrl).host)}`
  await driver.ready('types')
  await openLink(driver.launched.userData, link)
  await driver.onEngine(path.engines)
  await expect(driver.crumb('manufacturers')).toContainText('Arvenna')
  await expect(driver.crumb('models')).toContainText('Corsale')
  await expect(driver.crumb('generations')).toContainText(/II \(\d{4}/)
  await expect(driver.enginePage.locator('.head .place')).toContainText(/Arvenna Corsale II · \d{4}/)
  await expect
    .poll(() =>
      driver.enginePage
        .locator('.head img')
        .first()
        .evaluate((picture) => (picture as HTMLImageElement).naturalWidth)
    )
    .toBeGreaterThan(0)
  await expect(driver.figure('top_speed')).toHaveAttribute('data-value', /^\d/)
  const expected = [
    '/vdb/types',
    `/vdb/engines/view/${path.engines}`,
    `/vdb/performance/${path.generations}/${path.engines}`,
    `/vdb/generations/view/${path.generations}`
  ]
  expect(paths(service).toSorted()).toEqual(expected.toSorted())
  await expect(driver.crumb('types')).toHaveCount(0)

  await driver.page.getByTestId('crumb-find').click()
  await expect(driver.crumb('types')).toHaveAttribute('data-id', path.types)
  await expect(driver.crumb('types')).toContainText('Cars & vans')
  expect(paths(service).at(-1)).toBe(`/vdb/manufacturers/view/${path.manufacturers}`)

  // repeating the link causes no further calls
  await openLink(driver.launched.userData, link)
  await expect(driver.crumb('types')).toHaveAttribute('data-id', path.types)
  expect(paths(service)).toHaveLength(expected.length + 1)
})

test('records are requested at their own addresses when all levels have the same id', async ({ serve, at }) => {
  const service = await serve({ switches: { oddities: true } })
  const driver = await at(service)
  await driver.ready('types')
  await openLink(
    driver.launched.userData,
    `dynodesk://engine/4242/4242?service=${encodeURIComponent(new URL(service.baseUrl).host)}`
  )
  await driver.onEngine('4242')
  await expect(driver.crumb('models')).toContainText('Model 4242')
  await expect(driver.crumb('manufacturers')).toContainText('Manufacturer 4242')
  await driver.page.getByTestId('crumb-find').click()
  await expect(driver.crumb('types')).toContainText('Type 4242')
  expect(
    paths(service)
      .filter((path) => path !== '/vdb/types')
      .toSorted()
  ).toEqual(
    [
      '/vdb/engines/view/4242',
      '/vdb/performance/4242/4242',
      '/vdb/generations/view/4242',
      '/vdb/manufacturers/view/4242'
    ].toSorted()
  )
})

test(
  'a link whose generation cannot be fetched reports it, and offers it with its number of calls',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    await driver.ready('types')
    service.setFaults([{ kind: 'reset', at: 'generation' }])
    await openLink(driver.launched.userData, `dynodesk://engine/${path.generations}/${path.engines}`)
    await driver.onEngine(path.engines)
    await expect(driver.page.getByTestId('generation-ask')).toHaveText('Load make and model')
    service.setFaults([])
    await driver.page.getByTestId('generation-ask').click()
    await expect(driver.crumb('models')).toContainText('Corsale')
  }
)

test(
  'a model that the service removed is marked as gone by its own address, and stays readable',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    await driver.walk(path)
    service.setSwitches({ gone: [`models/${path.models}`], emptyLists: 'not-found' })
    await driver.openColumns(path.types, path.manufacturers, path.models)
    await driver.list('generations').getByRole('listbox').press('Control+r')
    await driver.ready('generations', 'empty')
    await driver.page.getByTestId('parent-check').click()
    await expect(driver.page.getByTestId('parent-state')).toHaveAttribute('data-state', 'gone')
    expect(paths(service, 'model')).toEqual([`/vdb/models/view/${path.models}`])
    await driver.openEngine(path)
    await expect(driver.crumb('models')).toHaveAttribute('data-gone', /^\d{4}-/)
    await expect(driver.crumb('models')).toContainText('Corsale')
  }
)

test(
  'a link of another service, an invalid one and an unknown sheet open nothing, share one notice and keep the focus; a place of the catalogue opens',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    await driver.ready('types')
    const { userData, app } = driver.launched
    await app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      const focus = window!.focus.bind(window)
      Object.assign(globalThis, { focused: 0 })
      window!.focus = () => {
        ;(globalThis as unknown as { focused: number }).focused++
        focus()
      }
    })
    const focused = (): Promise<number> => app.evaluate(() => (globalThis as unknown as { focused: number }).focused)
    await openLink(userData, 'dynodesk://engine/1/2?service=elsewhere.example')
    await expect(driver.notice('link')).toContainText('elsewhere.example')
    await openLink(userData, '--some-switch=dynodesk://engine/1/2', 'dynodesk://engine/../../etc/passwd')
    await expect(driver.notice('link')).not.toContainText('elsewhere.example')
    await expect(driver.notice('link')).toHaveCount(1)
    await expect(driver.enginePage).toHaveCount(0)
    expect(await focused()).toBe(0)
    await openLink(userData, 'dynodesk://catalogue/1')
    await driver.ready('manufacturers')
    await expect.poll(focused).toBe(1)
    await openLink(userData, sheetLink(sheetNumber('KTR', 2026, 42)))
    await expect(driver.page.getByTestId('sheets-page')).toBeVisible()
    await expect(driver.notice('sheet')).toBeVisible()
  }
)

test(
  'a scanned link opens on every screen without a call, and its letters are no commands',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    await driver.walk(path)
    await driver.openEngine(path)
    const before = calls(service).length
    const link = `dynodesk://engine/${path.generations}/${path.engines}?lang=en&service=${encodeURIComponent(new URL(service.baseUrl).host)}`
    for (const screen of ['feed', 'compare', 'search', 'offline', 'sheets', 'settings', 'catalogue'] as const) {
      await driver.page.getByTestId(`nav-${screen}`).click()
      if (screen === 'catalogue') await driver.ready('types')
      await driver.page.locator('main').waitFor()
      await driver.page.keyboard.type(`${link}\n`, { delay: 0 })
      await driver.onEngine(path.engines)
      await expect(driver.crumb('models'), screen).toContainText('Corsale')
    }
    // typed or pasted into quick open
    await driver.page.getByTestId('nav-offline').click()
    await driver.page.getByTestId('quick-open-input').fill(link)
    await driver.page.keyboard.press('Enter')
    await driver.onEngine(path.engines)
    expect(calls(service)).toHaveLength(before)
  }
)

test(
  'a start restores the last location without a call, with the rail and the focus',
  { tag: '@long' },
  async ({ serve, at, fresh, profile }) => {
    const service = await serve()
    const driver = await at(service, { userDataDir: profile })
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    await driver.walk(path)
    await driver.openEngine(path)
    await expect(driver.figure('top_speed')).toHaveAttribute('data-value', /^\d/)
    const calls = paths(service).length
    const address = new URL(driver.page.url()).hash
    await driver.launched.close()

    const again = await fresh({ userDataDir: profile })
    await again.onEngine(path.engines)
    expect(new URL(again.page.url()).hash).toBe(address)
    await expect(again.figure('top_speed')).toHaveAttribute('data-value', /^\d/)
    await expect(again.crumb('types')).toContainText('Cars & vans')
    await again.page.keyboard.press('Control+p')
    await expect(again.page.getByTestId('sheet-page')).toBeVisible()
    await expect.poll(() => again.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await again.page.getByTestId('nav-offline').click()
    await expect(again.page.getByTestId('nav-offline')).toHaveAttribute('aria-current', 'page')
    expect(paths(service)).toHaveLength(calls)
    await again.launched.close()

    const third = await fresh({ userDataDir: profile })
    await expect(third.page.getByTestId('nav-offline')).toHaveAttribute('aria-current', 'page')
    await third.page.getByTestId('nav-catalogue').click()
    await third.onEngine(path.engines)
    expect(paths(service)).toHaveLength(calls)
  }
)

test('a pack and a template opened by the system show their pages, and the pack is read without a dialog', async ({
  serve,
  at,
  profile
}) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.walk(path)
  const pack = join(profile, 'Fleet 1.dynopack')
  await driver.launched.app.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = (async () => ({ canceled: false, filePath: file })) as typeof dialog.showSaveDialog
    dialog.showOpenDialog = () => Promise.reject(new Error('no dialog is asked for an opened file'))
  }, pack)
  const saved = await driver.page.evaluate(
    (id) =>
      (window as any).dynodesk.packs.exportFile({ scopes: [{ kind: 'generation', id }], passphrase: 'quiet workshop' }),
    path.generations
  )
  expect(saved).toMatchObject({ ok: true })

  await openLink(driver.launched.userData, pathToFileURL(pack).href)
  await expect(driver.page.getByTestId('pack-opened')).toHaveText('Opened: Fleet 1.dynopack')
  await expect(driver.page.getByTestId('pack-phrase')).toBeFocused()
  await driver.page.getByTestId('pack-phrase').fill('quiet workshop')
  await driver.page.getByTestId('pack-file-go').click()
  await expect(driver.page.getByTestId('pack-offer').locator('[data-fact="engines"]')).toHaveText('1')
  await driver.page.getByTestId('pack-decline').click()

  const template = join(profile, 'ours.dynosheet')
  writeFileSync(template, '{}')
  await openLink(driver.launched.userData, template)
  await expect(driver.page.getByTestId('template-opened')).toContainText('ours.dynosheet')
  await driver.page.getByTestId('template-opened-import').click()
  await expect(driver.notice('sheet')).toContainText('this is not a template')
})
