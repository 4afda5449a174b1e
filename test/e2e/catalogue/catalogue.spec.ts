/** Browsing the catalogue: five columns, their calls, order and actions. */
import {
  BIG_IDS,
  browsing,
  expect,
  LEVELS,
  pathTo,
  paths,
  locationOf,
  test,
  type AppDriver,
  type Level,
  type Path,
  type TestService
} from '../support/test'

const CORSALE = ['Arvenna', 'Corsale', 'II', '2.0 TDR 150'] as const
const pathOf = (name: string): Path => {
  const place = locationOf(name)
  return {
    types: place.typeId,
    manufacturers: place.manufacturerId!,
    models: place.modelId!,
    generations: place.generationId!,
    engines: place.engineId!
  }
}
const walkOf = (path: Path): string[] => [
  '/vdb/types',
  `/vdb/manufacturers/${path.types}`,
  `/vdb/models/${path.manufacturers}`,
  `/vdb/generations/${path.models}`,
  `/vdb/engines/${path.generations}`,
  `/vdb/engines/view/${path.engines}`,
  `/vdb/performance/${path.generations}/${path.engines}`
]
const ids = (driver: AppDriver, level: Level): Promise<string[]> =>
  driver
    .list(level)
    .getByTestId('level-item')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-id')!))
const languages = (service: TestService): string[] => [
  ...new Set(browsing(service).map(({ headers }) => headers['x-lang'] ?? 'none'))
]
/** Waits until no requests have arrived for a moment. */
async function settled(service: TestService): Promise<void> {
  let before = -1
  await expect
    .poll(
      () => {
        const now = service.log.count()
        const same = now === before
        before = now
        return same
      },
      { intervals: [150] }
    )
    .toBe(true)
}

test('a walk to a full engine page with an empty cache makes exactly seven calls, and the same walk again none', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, ...CORSALE)
  await driver.walk(path)
  await expect(driver.figure('top_speed')).toHaveAttribute('data-value', /^\d/)
  await settled(service)
  expect(paths(service).toSorted()).toEqual(walkOf(path).toSorted())
  await expect(driver.budget).toHaveAttribute('data-used', '8')

  await driver.nav('catalogue').click()
  await driver.nav('catalogue').click()
  await driver.walk(path)
  await expect(driver.figure('top_speed')).toHaveAttribute('data-value', /^\d/)
  await settled(service)
  expect(paths(service)).toHaveLength(7)
  expect(service.log.count('subscription')).toBe(1)
  await expect(driver.budget).toHaveAttribute('data-used', '8')
})

test('vehicle types show their icons, fetched without the key', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  await driver.ready('types')
  const icons = driver.list('types').getByTestId('level-picture')
  await expect(icons).toHaveCount((await service.catalogue()).types.size)
  await expect(icons.first().locator('img')).toHaveJSProperty('complete', true)
  expect(
    await icons
      .first()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
  ).toBeGreaterThan(0)
  expect(
    service.log.entries
      .filter(({ name, path }) => name === 'media' && path.startsWith('/media/types/'))
      .map(({ key }) => key)
  ).toContain('absent')
})

test(
  'list addresses contain the id of the parent, also when all levels have the same id',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve({ switches: { oddities: true } })
    const driver = await at(service)
    const path = pathOf('same id on all levels')
    await driver.walk(path)
    await expect(driver.figure('top_speed')).toBeVisible()
    await settled(service)
    expect(paths(service).toSorted()).toEqual(walkOf(path).toSorted())
    await expect(driver.fact('name')).toHaveAttribute('data-value', 'Engine 4242')
    for (const [level, name] of [
      ['types', 'Type'],
      ['manufacturers', 'Manufacturer'],
      ['models', 'Model'],
      ['generations', 'Generation'],
      ['engines', 'Engine']
    ] as const) {
      await expect(driver.crumb(level)).toHaveAttribute('data-id', '4242')
      await expect(driver.crumb(level)).toContainText(`${name} 4242`)
    }
  }
)

test('ids above 2^53 are shown and sent back exactly on every level', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve({ switches: { bigIds: true } })
  const driver = await at(service)
  for (const id of ['9007199254740993', '9223372036854775807', '0', '-1']) {
    expect(BIG_IDS).toContain(id)
    const path: Path = { types: id, manufacturers: id, models: id, generations: id, engines: id }
    service.log.clear()
    await driver.go('#/catalogue')
    await driver.walk(path)
    await expect(driver.fact('name')).toHaveAttribute('data-value', `Engine ${id}`)
    await expect(driver.fact('id')).toHaveAttribute('data-value', id)
    await expect(driver.page.getByTestId('read-tool')).toHaveAttribute('data-id', id)
    await expect(driver.figure('top_speed')).toHaveAttribute('data-value', '215')
    expect(
      paths(service)
        .filter((each) => each !== '/vdb/types')
        .toSorted()
    ).toEqual(walkOf(path).slice(1).toSorted())
  }
})

for (const [system, code] of [
  ['zh-HK', 'zh-hant'],
  ['zh-CN', 'zh-hans'],
  ['nn-NO', 'nb'],
  ['fr-FR,lt-LT', 'lt'],
  ['ja-JP', 'en']
] as const) {
  test(`a system in ${system} sends ${code} with every call`, async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service, { locale: system })
    await driver.choose('types', '1')
    await driver.ready('manufacturers')
    expect(service.log.entries.filter(({ name }) => name !== 'media').map(({ headers }) => headers['x-lang'])).toEqual([
      code,
      code,
      code
    ])
  })
}

test('the language of the catalogue is a separate setting, and changing it keeps the location', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service)
  await driver.choose('types', '1')
  await driver.ready('manufacturers')
  service.log.clear()
  expect(await driver.setSetting('language.content', 'lv')).toMatchObject({ ok: true })
  await driver.choose('manufacturers', '1')
  await driver.ready('models')
  await expect.poll(() => paths(service).includes('/vdb/types')).toBe(true)
  expect(languages(service)).toEqual(['lv'])
  await expect(driver.item('types', '1')).not.toContainText('Cars & vans')
  await expect(driver.crumb('manufacturers')).toHaveAttribute('data-id', '1')
})

test('a 404 on a list shows the same quiet state as an empty list, and no error', async ({ serve, at }) => {
  const service = await serve({ switches: { oddities: true } })
  const driver = await at(service)
  const { typeId, manufacturerId, modelId } = locationOf('childless model')
  await driver.openColumns(typeId, manufacturerId!, modelId!)
  await driver.ready('generations', 'empty')
  await expect(driver.list('generations')).toContainText('No generations for this model.')
  await expect(driver.notice()).toHaveCount(0)
  const words = await driver.list('generations').innerText()
  service.setSwitches({ emptyLists: 'empty-array' })
  const childless = locationOf('childless generation')
  await driver.openColumns(childless.typeId, childless.manufacturerId!, childless.modelId!, childless.generationId!)
  await driver.ready('engines', 'empty')
  await expect(driver.list('engines')).toContainText('No engines for this generation.')
  await expect(driver.notice()).toHaveCount(0)
  expect(words).toContain('No generations for this model.')
  // an empty list is cached too
  await expect.poll(() => [service.log.count('generations'), service.log.count('engines')]).toEqual([2, 1])
})

test('a failed list shows the reason in its place, and a retry loads it', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve({ faults: [{ kind: 'html-error', status: 502, at: 'manufacturers', times: 3 }] })
  const driver = await at(service)
  await driver.choose('types', '1')
  await expect(driver.list('manufacturers')).toHaveAttribute('data-state', 'error')
  await expect(driver.list('manufacturers').getByTestId('notice')).toHaveAttribute(
    'data-code',
    /server-error|not-the-service/
  )
  service.setFaults([])
  await driver
    .list('manufacturers')
    .getByRole('button', { name: /Try again/ })
    .click()
  await driver.ready('manufacturers')
  await expect(driver.list('manufacturers')).toHaveAttribute('data-total', '41')

  service.setFaults([{ kind: 'error-in-200', code: 500, at: 'models' }])
  await driver.choose('manufacturers', '1')
  await expect(driver.list('models')).toHaveAttribute('data-state', 'error')
  service.setFaults([{ kind: 'portal', status: 200 }])
  await driver.choose('manufacturers', '2')
  await expect(driver.list('models').getByTestId('notice')).toHaveAttribute('data-code', 'not-the-service')
})

test('years are shown as "2012–2019", "2012–" and "years not given", and an end is never invented', async ({
  serve,
  at
}) => {
  const service = await serve({ switches: { oddities: true } })
  const driver = await at(service)
  const { typeId, manufacturerId, modelId } = locationOf('years: none')
  await driver.openColumns(typeId, manufacturerId!, modelId!)
  const text = (name: string): Promise<string> =>
    driver.item('generations', locationOf(`years: ${name}`).generationId!).innerText()
  expect(await text('none')).toMatch(/years not given/)
  expect(await text('left out')).toMatch(/years not given/)
  expect(await text('start alone')).toMatch(/2012–(?!\d)/)
  expect(await text('start alone')).not.toMatch(/present|today|20(1[3-9]|2)/)
  expect(await text('one')).toMatch(/2014/)
  expect(await text('end alone')).toMatch(/2019/)
})

test('engines are in a table that sorts by each column, with missing values last either way', async ({ serve, at }) => {
  const service = await serve({ switches: { order: 'shuffled' } })
  const driver = await at(service)
  const path = await pathTo(service, ...CORSALE)
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  const store = await service.catalogue()
  const engines = store.enginesOf(BigInt(path.generations))
  const table = driver.list('engines')
  await expect(table.getByRole('columnheader', { name: 'Type', exact: true })).toHaveCount(0)
  await driver.page.getByTestId('column-chooser').click()
  await driver.page.getByRole('checkbox', { name: 'Engine type' }).check()
  await driver.page.keyboard.press('Escape')
  for (const title of ['Fuel', 'Type', 'PS', 'Nm', 'cc', 'Cyl.', 'Year', 'ECU', 'TCU', 'Code'])
    await expect(table.getByRole('columnheader', { name: title, exact: true })).toBeVisible()
  const press = (title: string) =>
    table.getByRole('columnheader', { name: title, exact: true }).getByRole('button').click()
  const power = async (): Promise<number[]> =>
    (await ids(driver, 'engines')).map((id) => engines.find((engine) => `${engine.id}` === id)!.power!)
  await press('PS')
  const once = await power()
  await press('PS')
  const twice = await power()
  expect([once, twice]).toContainEqual(once.toSorted((a, b) => a - b))
  expect(twice).toEqual(once.toReversed())
  const code = async (): Promise<(string | null)[]> =>
    (await ids(driver, 'engines')).map((id) => engines.find((engine) => `${engine.id}` === id)!.engine_code ?? null)
  await press('Code')
  expect((await code()).at(-1)).toBeNull()
  await press('Code')
  expect((await code()).at(-1)).toBeNull()
  expect(service.log.count('engines')).toBe(1)
})

test('the engine table ends at a whole column while the names are whole', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const { types, manufacturers, models, generations } = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.openColumns(types, manufacturers, models, generations)
  await driver.ready('engines')
  const head = driver.page.locator('table:has([data-testid="level-item"]) th')
  /** Heads that the right edge of the table cuts. */
  const cut = (): Promise<string[]> =>
    head.evaluateAll((all) => {
      const edge = all[0]!.closest('.scroller')!.getBoundingClientRect().right
      return all
        .filter((one) => one.getBoundingClientRect().left < edge - 1 && one.getBoundingClientRect().right > edge + 1)
        .map((one) => one.textContent)
    })
  for (const width of [1100, 1280, 1366, 1440, 1536, 1920]) {
    await driver.page.setViewportSize({ width, height: 768 })
    await expect.poll(cut, `${width}`).toEqual([])
  }
})

test('the names of the vehicle types are whole where there is room', async ({ serve, at }) => {
  const driver = await at(await serve({ switches: { oddities: true } }))
  const types = await driver.ready('types')
  const cut = (): Promise<string[]> =>
    types
      .locator('.name')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
  for (const width of [900, 1100, 1366, 1920]) {
    await driver.page.setViewportSize({ width, height: 768 })
    await expect.poll(cut, `${width}`).toEqual([])
  }
})

test('gains of a list load at a press, one request for each engine that is not stored', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, ...CORSALE)
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  const table = driver.list('engines')
  await expect(table.getByTestId('missing-gains')).toHaveAttribute('data-missing', '6')
  const before = service.log.count()
  await table.getByTestId('load-gains').click()
  await expect(table.getByTestId('missing-gains')).toHaveCount(0)
  await expect(table.locator('[data-testid="stage-gain"].gain')).toHaveCount(14)
  expect(service.log.count()).toBe(before + 6)
})

test('chips of the received values and the filter box narrow the engines without a call', async ({ serve, at }) => {
  const service = await serve({ switches: { oddities: true } })
  const driver = await at(service)
  const path = await pathTo(service, ...CORSALE)
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  const table = driver.list('engines')
  for (const level of LEVELS) await driver.ready(level)
  const before = service.log.count()
  await table.getByRole('button', { name: /^Diesel/ }).click()
  await expect(table.getByTestId('level-item')).toHaveCount(3)
  for (const row of await table.getByTestId('level-item').all()) await expect(row).toContainText('Diesel')
  await table.getByRole('button', { name: /^Diesel/ }).click()
  await expect(table.getByTestId('level-item')).toHaveCount(7)
  await table.getByTestId('level-filter').fill('mgx17 400')
  await expect(table.getByTestId('level-item')).toHaveCount(1)
  await expect(table).toHaveAttribute('data-total', '7')
  await table.getByTestId('level-filter').fill('no such engine')
  await expect(table.getByTestId('level-item')).toHaveCount(0)
  await table.getByTestId('level-filter').fill('')

  // an unknown fuel gets a chip as well
  const unknown = locationOf('terms: unknown')
  await driver.openColumns(unknown.typeId, unknown.manufacturerId!, unknown.modelId!, unknown.generationId!)
  await driver
    .list('engines')
    .getByRole('button', { name: /^Electric/ })
    .click()
  await expect(driver.list('engines').getByTestId('level-item')).toHaveCount(1)
  for (const level of LEVELS) await driver.ready(level)
  expect(service.log.count() - before).toBe(4)
})

test('each column filters by typed text, ignoring accents', async ({ serve, at }) => {
  const driver = await at(await serve())
  await driver.choose('types', '1')
  const list = await driver.ready('manufacturers')
  await list.getByTestId('level-filter').fill('lumiere')
  await expect(list.getByTestId('level-item')).toHaveCount(1)
  await expect(list.getByTestId('level-item')).toContainText('Lumière')
  await expect(list).toHaveAttribute('data-total', '41')
})

test('the keyboard alone leads from the types to an engine page and back', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const { keyboard } = driver.page
  await driver.ready('types')
  const inside = (level: Level): Promise<boolean> =>
    driver.list(level).evaluate((list) => list.contains(document.activeElement))
  for (let presses = 0; presses < 30 && !(await inside('types')); presses++) await keyboard.press('Tab')
  expect(await inside('types'), 'Tab reaches the first column').toBe(true)
  const down = async (level: Level, next: Level, name: string): Promise<void> => {
    await keyboard.type(name)
    await expect(driver.list(level).getByTestId('level-item').first()).toContainText(
      new RegExp(name.replace(/\s/g, '.*'), 'i')
    )
    await keyboard.press('Enter')
    await driver.ready(next)
    await expect.poll(() => inside(next), `the focus follows into ${next}`).toBe(true)
  }
  await down('types', 'manufacturers', 'cars')
  await down('manufacturers', 'models', 'arvenna')
  await down('models', 'generations', 'corsale')
  // an arrow key selects as well
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowRight')
  await driver.ready('engines')
  await expect.poll(() => inside('engines')).toBe(true)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(driver.enginePage).toBeVisible()
  await keyboard.press('Alt+ArrowLeft')
  await driver.ready('engines')
})

test('back and forward keep location, filter and order', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, ...CORSALE)
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.list('models').getByTestId('level-filter').fill('cor')
  await driver.list('engines').getByRole('columnheader', { name: 'Nm', exact: true }).getByRole('button').click()
  const before = [await ids(driver, 'models'), await ids(driver, 'engines')]
  await driver.choose('engines', path.engines)
  await driver.onEngine(path.engines)
  await driver.page.keyboard.press('Alt+ArrowLeft')
  await driver.ready('engines')
  expect([await ids(driver, 'models'), await ids(driver, 'engines')]).toEqual(before)
  await expect(driver.list('models').getByTestId('level-filter')).toHaveValue('cor')
  await driver.page.keyboard.press('Alt+ArrowRight')
  await driver.onEngine(path.engines)
  await settled(service)
  expect(paths(service)).toHaveLength(7)
})

test(
  'the breadcrumb switches to a sibling without a call when the list is stored',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    const path = await pathTo(service, ...CORSALE)
    const other = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 184')
    await driver.walk(path)
    await expect(driver.figure('top_speed')).toBeVisible()
    await driver.crumb('engines').click()
    await driver.page
      .getByRole('option', { name: '2.0 TDR 184' })
      .or(driver.page.getByRole('menuitem', { name: '2.0 TDR 184' }))
      .first()
      .click()
    await driver.onEngine(other.engines)
    await expect(driver.figure('top_speed')).toBeVisible()
    // the record and its figures, but no list
    expect(paths(service).slice(7).toSorted()).toEqual(
      [`/vdb/engines/view/${other.engines}`, `/vdb/performance/${other.generations}/${other.engines}`].toSorted()
    )
    await expect(driver.crumb('engines')).toHaveAttribute('data-id', other.engines)
    // the keys of the page work at once
    await expect(driver.enginePage).toBeFocused()

    // an engine that continues in another generation stays open in it
    const continued = await pathTo(service, 'Arvenna', 'Corsale', 'III', '1.6 TDR 110')
    await driver.openColumns(continued.types, continued.manufacturers, continued.models, continued.generations)
    await driver.openEngine({ ...continued, generations: path.generations })
    await driver.crumb('generations').click()
    await driver.page.getByRole('option', { name: 'III' }).click()
    await expect(driver.crumb('generations')).toHaveAttribute('data-id', continued.generations)
    await driver.onEngine(continued.engines)
  }
)

test('one maker under two vehicle types is two makers', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const store = await service.catalogue()
  const byName = Map.groupBy(store.manufacturers.values(), ({ name }) => name)
  const [first, second] = [...byName.values()].find((group) => group.length > 1)!
  for (const maker of [first!, second!]) {
    await driver.openColumns(`${maker.typeId}`, `${maker.id}`)
    await expect(driver.crumb('manufacturers')).toHaveAttribute('data-id', `${maker.id}`)
    expect(await ids(driver, 'models')).toHaveLength(store.modelsOf(maker.id).length)
  }
  expect(first!.id).not.toBe(second!.id)
  expect(paths(service, 'models')).toEqual([`/vdb/models/${first!.id}`, `/vdb/models/${second!.id}`])
})

test(
  'names with markup, foreign directions or no name at all are shown as text',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve({ switches: { oddities: true } })
    const driver = await at(service)
    const markup = pathOf('text: markup')
    await driver.openColumns(markup.types, markup.manufacturers, markup.models, markup.generations)
    await driver.list('engines').getByTestId('level-filter').fill('onmouseover')
    await expect(driver.item('engines', markup.engines)).toContainText('<b onmouseover')
    await driver.openEngine(markup)
    await expect(driver.fact('name')).toContainText('<script>top.hacked=1</script>')
    await expect(driver.fact('engine_code')).toContainText('&lt;i&gt;&amp;')
    await expect(driver.enginePage.locator('script, b[onmouseover], img[src="x"]')).toHaveCount(0)
    await driver.openEngine(pathOf('text: right to left'))
    await expect(driver.fact('name')).toHaveAttribute('dir', /auto|ltr|rtl/)
    await driver.openEngine(pathOf('text: very long'))
    await expect.poll(() => driver.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await driver.openEngine(pathOf('fields: id alone'))
    await expect(driver.fact('ecu')).toHaveText(/not given/)
    expect(await driver.page.evaluate(() => (window as any).hacked ?? (top as any).hacked ?? null)).toBeNull()
  }
)

test('reloading the window restores the location', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, ...CORSALE)
  await driver.walk(path)
  await driver.page.reload()
  await driver.onEngine(path.engines)
  for (const level of LEVELS) await expect(driver.crumb(level)).toHaveAttribute('data-id', path[level])
  await expect(driver.crumb('manufacturers')).toContainText('Arvenna')
  await driver.page.keyboard.press('Alt+ArrowLeft')
  await driver.ready('engines')
  await settled(service)
  expect(paths(service)).toHaveLength(7)
})

test(
  'ten thousand rows can be scrolled completely and only the visible ones are drawn',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve({ switches: { oddities: true } })
    const driver = await at(service)
    await driver.openColumns(locationOf('lists: 10000 rows').typeId)
    const list = await driver.ready('manufacturers')
    await expect(list).toHaveAttribute('data-total', '10001')
    expect(await list.getByTestId('level-item').count()).toBeLessThan(200)
    await list.getByTestId('level-item').first().click()
    await driver.page.keyboard.press('End')
    await expect(list).toContainText('Round counts')
    await list.getByTestId('level-filter').fill('maker 09999')
    await expect(list.getByTestId('level-item')).toHaveCount(1)
    await expect(list.getByTestId('level-item')).toContainText('Maker 09999')
  }
)

test('a very long name leaves space for the other breadcrumbs', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await pathTo(service, ...CORSALE)
  await driver.page.setViewportSize({ width: 900, height: 600 })
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.ready('engines')
  const widths = (): Promise<number[]> =>
    driver.page
      .getByTestId('crumb')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
  const before = await widths()
  await driver.crumb('manufacturers').evaluate((crumb) => {
    crumb.querySelector('.name')!.textContent = 'Vereinigte Kraftfahrzeug- und Motorenwerke '.repeat(4)
  })
  const after = await widths()
  for (const at of [0, 2, 3]) expect(after[at]).toBeGreaterThan(before[at]! * 0.8)
})
