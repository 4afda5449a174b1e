/** Search: when the service is asked, with which text, and how results are shown. */
import {
  browsing,
  calls,
  expect,
  lateAnswers,
  pathTo,
  locationOf,
  test,
  type AppDriver,
  type TestService
} from '../support/test'

const queries = (service: TestService): string[] =>
  browsing(service)
    .filter(({ name }) => name === 'search' || name === 'engineSearch')
    .map(({ query }) => query['query']!)
/** The reason shown instead of results. */
const reason = (driver: AppDriver, code: string) => driver.page.locator(`[data-code="${code}"]`)
async function onSearch(driver: AppDriver): Promise<void> {
  await driver.nav('search').click()
  await expect(driver.searchInput).toBeVisible()
}
async function ask(driver: AppDriver, text: string): Promise<void> {
  await driver.searchInput.fill(text)
  await driver.searchInput.press('Enter')
}
/** Only Enter starts a search. */
const enterAlone = { managedSettings: { 'search.pauseMilliseconds': 10_000 } }

test('Enter sends one call, single keys send none, and the same query is not repeated', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, enterAlone)
  await onSearch(driver)
  await driver.searchInput.pressSequentially('corsale')
  await driver.page.waitForTimeout(500)
  expect(queries(service)).toEqual([])
  await driver.searchInput.press('Enter')
  await expect(driver.results.first()).toBeVisible()
  await driver.searchInput.press('Enter')
  await driver.searchInput.press('Enter')
  await driver.page.waitForTimeout(200)
  expect(queries(service)).toEqual(['corsale'])
  await expect(driver.results.first()).toHaveAttribute('data-source', 'service')
})

test('a pause in typing sends one call for the whole text', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, { managedSettings: { 'search.pauseMilliseconds': 700 } })
  await onSearch(driver)
  // all keys in one task, so that a slow machine adds no pause
  await driver.searchInput.evaluate((input: HTMLInputElement) => {
    for (const letter of 'corsa') {
      input.value += letter
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect.poll(() => queries(service)).toEqual(['corsa'])
  await driver.page.waitForTimeout(900)
  expect(queries(service)).toEqual(['corsa'])
})

test('a text below two characters, or three with a fuel, is not sent, with the reason; characters are counted, not code units', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service, enterAlone)
  await onSearch(driver)
  for (const text of ['c', ' c ', '\u{1F697}', '涡']) {
    await ask(driver, text)
    await expect(reason(driver, 'too-short'), text).toBeVisible()
  }
  await driver.searchFuel.selectOption('Diesel')
  for (const text of ['2.', '  2. ', '\u{1F697}\u{1F697}']) {
    await ask(driver, text)
    await expect(reason(driver, 'too-short'), text).toBeVisible()
  }
  await driver.page.waitForTimeout(200)
  expect(queries(service)).toEqual([])
  await ask(driver, '2.0')
  await expect(driver.results.first()).toBeVisible()
  await driver.searchFuel.selectOption('')
  await ask(driver, '涡轮')
  await expect(reason(driver, 'none-found')).toBeVisible()
  expect(queries(service)).toEqual(['2.0', '涡轮'])
})

test('nothing is sent during input-method composition, Enter included, but the finished word is', async ({
  serve,
  at
}) => {
  const service = await serve({ switches: { oddities: true } })
  const driver = await at(service, { managedSettings: { 'search.pauseMilliseconds': 300 } })
  await onSearch(driver)
  await driver.searchInput.focus()
  const keys = await driver.page.context().newCDPSession(driver.page)
  for (const text of ['w', 'wo', 'wol', 'wo lun', '涡轮增'])
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await driver.page.waitForTimeout(700)
  await keys.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Process',
    code: 'Enter',
    windowsVirtualKeyCode: 229
  })
  await driver.page.waitForTimeout(200)
  expect(queries(service)).toEqual([])
  await keys.send('Input.insertText', { text: '涡轮增压' })
  await expect(driver.searchInput).toHaveValue('涡轮增压')
  await expect.poll(() => queries(service)).toEqual(['涡轮增压'])
})

test('only the newest answer is shown, also when an older one arrives later', async ({ serve, at }) => {
  const late = lateAnswers()
  const service = await serve({ sleep: late.sleep, faults: [{ kind: 'delay', ms: 1, at: 'search', times: 1 }] })
  const driver = await at(service, enterAlone)
  await onSearch(driver)
  await ask(driver, 'arvenna')
  await expect.poll(() => queries(service)).toEqual(['arvenna'])
  await ask(driver, 'sorrelli')
  await expect(driver.results.first()).toContainText('Sorrelli')
  expect(late.waiting).toBe(1)
  late.release()
  await driver.page.waitForTimeout(500)
  await expect(driver.results.first()).toContainText('Sorrelli')
  await expect(driver.results.filter({ hasText: 'Arvenna' })).toHaveCount(0)
})

test('every text reaches the service as typed', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, enterAlone)
  await onSearch(driver)
  const texts = [
    '2.0 TDI+',
    'C/D',
    'B&B',
    '#1',
    '100%',
    '50%25',
    'a=b;c?d',
    'Škoda Übër',
    'Турбо Дизель',
    '涡轮增压柴油机',
    '渦輪',
    'a"b\'c\\d',
    '../types',
    '\u{1F697}\u{1F697}\u{1F697}'
  ]
  for (const [index, text] of texts.entries()) {
    await ask(driver, text)
    await expect.poll(() => queries(service).length, text).toBe(index + 1)
  }
  expect(queries(service)).toEqual(texts)
  await driver.searchFuel.selectOption('Diesel')
  const before = service.log.count('engineSearch')
  await ask(driver, '2.0 TDI+ & C/D')
  await expect.poll(() => service.log.count('engineSearch')).toBeGreaterThan(before)
  expect(service.log.entries.at(-1)!.query).toEqual({ query: '2.0 TDI+ & C/D', fuel: 'Diesel' })
  expect(service.log.count('unknown')).toBe(0)
})

test('a fuel makes an engine search, sent in the words of the setting', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, {
    managedSettings: { 'search.pauseMilliseconds': 10_000, 'search.fuels': ['Diesel', 'Petrol', 'HVO'] }
  })
  await onSearch(driver)
  await driver.searchFuel.selectOption('Petrol')
  await ask(driver, '2.0')
  await expect(driver.results.first()).toBeVisible()
  const last = service.log.entries.findLast(({ name }) => name === 'engineSearch')!
  expect(last.query).toEqual({ query: '2.0', fuel: 'Petrol' })
  for (const result of await driver.results.all()) await expect(result).toContainText('Petrol')
  await driver.searchFuel.selectOption('HVO')
  await driver.searchInput.press('Enter')
  await expect(reason(driver, 'none-found')).toBeVisible()
  expect(service.log.count('search')).toBe(0)
})

test(
  'hits are grouped by level, and a hit opens its place with the whole known path',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service, enterAlone)
    await onSearch(driver)
    await ask(driver, 'corsale')
    await expect(driver.page.getByRole('heading', { name: /^Models/ })).toBeVisible()
    await driver.results.filter({ hasText: 'Arvenna' }).first().click()
    await driver.ready('generations')
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    for (const level of ['types', 'manufacturers', 'models'] as const)
      await expect(driver.crumb(level)).toHaveAttribute('data-id', path[level])
    await expect(driver.crumb('manufacturers')).toContainText('Arvenna')

    await onSearch(driver)
    await ask(driver, 'arvenna corsale 2.0 tdr 150')
    await driver.page
      .locator(
        `[data-testid="search-result"][data-engine-id="${path.engines}"][data-generation-id="${path.generations}"]`
      )
      .click()
    await driver.onEngine(path.engines)
    for (const level of ['types', 'manufacturers', 'models', 'generations', 'engines'] as const)
      await expect(driver.crumb(level)).toHaveAttribute('data-id', path[level])
    await expect(driver.figure('top_speed')).toBeVisible()
    await driver.page.keyboard.press('Alt+ArrowLeft')
    await expect(driver.searchInput).toHaveValue('arvenna corsale 2.0 tdr 150')
    await expect(driver.results.first()).toBeVisible()
    expect(queries(service)).toHaveLength(2)
  }
)

test('an engine hit without a place opens as such, and its place is found by one more call', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, enterAlone)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await onSearch(driver)
  await driver.searchFuel.selectOption('Diesel')
  await ask(driver, '2.0 TDR 150')
  const hit = driver.page.locator(`[data-testid="search-result"][data-engine-id="${path.engines}"]`)
  await expect(hit).toHaveAttribute('data-generation-id', '')
  const before = service.log.count()
  await hit.first().click()
  await driver.onEngine(path.engines)
  await expect(driver.figure('top_speed')).toHaveCount(0)
  expect(service.log.count() - before).toBe(1)
  expect(service.log.count('performance')).toBe(0)
  await driver.page.getByRole('button', { name: 'Find location' }).click()
  await expect(driver.crumb('generations')).toHaveAttribute('data-id', /^\d+$/)
  await expect(driver.figure('top_speed')).toBeVisible()
  const generation = (await driver.crumb('generations').getAttribute('data-id'))!
  expect((await service.catalogue()).generations.get(BigInt(generation))!.engineIds).toContain(BigInt(path.engines))
  expect(service.log.count('search')).toBe(1)
  expect(service.log.count() - before).toBe(3)
})

test('an empty result reports no match, equally for a 404 and an empty list', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, enterAlone)
  await onSearch(driver)
  await ask(driver, 'zzzzzz')
  await expect(reason(driver, 'none-found')).toBeVisible()
  service.setSwitches({ emptyLists: 'empty-array' })
  await ask(driver, 'yyyyyy')
  await expect.poll(() => queries(service)).toEqual(['zzzzzz', 'yyyyyy'])
  await expect(reason(driver, 'none-found')).toBeVisible()
  await expect(driver.notice('not-found')).toHaveCount(0)
})

test(
  'the search reports different reasons without a connection, at the limit and without a key',
  { tag: '@long' },
  async ({ serve, at, fresh }) => {
    const service = await serve()
    const driver = await at(service, {
      managedSettings: { 'search.pauseMilliseconds': 10_000, 'limits.vehicleDatabase.calls': 3 }
    })
    await driver.ready('types')
    await onSearch(driver)
    await ask(driver, 'corsale')
    await expect(driver.results.first()).toBeVisible()
    await ask(driver, 'arvenna')
    await expect(reason(driver, 'limit').first()).toBeVisible()
    expect(queries(service)).toEqual(['corsale'])

    const dead = await serve()
    const other = await at(dead, enterAlone)
    await dead.close()
    await onSearch(other)
    await ask(other, 'corsale')
    await expect(reason(other, 'offline').first()).toBeVisible()

    const alone = await fresh()
    await alone.go('#/search')
    await expect(alone.onboarding.or(reason(alone, 'not-connected')).first()).toBeVisible()
  }
)

test(
  'a hit on a maker or a model without records below opens the deepest known level',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve({ switches: { oddities: true } })
    const driver = await at(service, enterAlone)
    await onSearch(driver)
    await ask(driver, 'without models')
    await driver.results.first().click()
    await driver.ready('models', 'empty')
    await expect(driver.crumb('manufacturers')).toHaveAttribute(
      'data-id',
      locationOf('childless manufacturer').manufacturerId!
    )
    service.setFaults([
      {
        kind: 'alter',
        at: 'search',
        set: { type_id: null, generation_id: null, generation_name: null },
        omit: ['engine_id', 'engine_name']
      }
    ])
    await onSearch(driver)
    await ask(driver, 'corsale')
    await expect(driver.results.first()).toBeVisible()
    await driver.results.first().click()
    await expect(driver.list('generations')).toHaveAttribute('data-state', 'ready')
  }
)

test(
  'a saved search counts its new hits without a call, and can be deleted',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service, enterAlone)
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const saved = driver.page.getByTestId('saved-search')
    await onSearch(driver)
    await driver.searchInput.fill('corsale 150')
    await driver.page.getByTestId('search-save').click()
    await expect(driver.page.getByTestId('search-save')).toHaveAttribute('aria-pressed', 'true')
    await driver.searchInput.fill('')
    await expect(saved).toHaveAttribute('data-count', '0')

    await driver.nav('catalogue').click()
    await driver.walk(path)
    await expect(driver.figure('top_speed')).toBeVisible()
    const asked = browsing(service).length
    await onSearch(driver)
    await expect.poll(async () => Number(await saved.getAttribute('data-count'))).toBeGreaterThan(0)
    await saved.click()
    await expect(driver.searchInput).toHaveValue('corsale 150')
    await expect(driver.results.first()).toHaveAttribute('data-source', 'desk')
    await driver.searchInput.fill('')
    await expect(saved).toHaveAttribute('data-count', '0')
    expect(browsing(service).length).toBe(asked)

    await driver.page.getByTestId('saved-search-remove').click()
    await expect(saved).toHaveCount(0)
  }
)

test('recent searches are listed, repeated without a call, and cleared', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, enterAlone)
  await onSearch(driver)
  // a search that is typed over before its request leaves is cancelled
  for (const text of ['corsale', 'arvenna']) {
    await ask(driver, text)
    await expect.poll(() => queries(service).at(-1)).toBe(text)
  }
  await driver.searchInput.fill('')
  const history = driver.page.getByTestId('search-history')
  await expect(history).toHaveText(['arvenna', 'corsale'])
  await history.last().click()
  await expect(driver.results.first()).toHaveAttribute('data-source', 'desk')
  expect(queries(service)).toEqual(['corsale', 'arvenna'])
  await driver.searchInput.fill('')
  await driver.page.getByTestId('search-history-clear').click()
  await expect(history).toHaveCount(0)
})

test(
  'the prefix offline: finds pages that are stored completely, and is a chip that can be removed',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service, enterAlone)
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    await driver.walk(path)
    await expect(driver.figure('top_speed')).toBeVisible()
    await onSearch(driver)
    await driver.page.locator('[data-testid="search-prefix"][data-prefix="offline"]').click()
    await expect(driver.results).toHaveCount(1)
    await expect(driver.results).toHaveAttribute('data-engine-id', path.engines)
    await driver.searchInput.pressSequentially(' corsale')
    await expect(driver.results).toHaveCount(1)
    await driver.page.locator('[data-testid="search-chip"][data-prefix="offline"] button').click()
    await expect(driver.searchInput).toHaveValue('corsale')
    await expect.poll(() => driver.results.count()).toBeGreaterThan(1)
    expect(queries(service)).toEqual([])
  }
)

test('a private note matches with its engine, alone and with other words, without a call', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, enterAlone)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.walk(path)
  await driver.page.evaluate(
    (engineId) => (window as any).dynodesk.desk.setNote({ engineId, text: 'Gearbox slips above 400 Nm' }),
    path.engines
  )
  await expect(driver.figure('top_speed')).toBeVisible()
  const before = calls(service).length
  await onSearch(driver)
  await driver.searchInput.fill('gearbox')
  await expect(driver.results).toHaveCount(1)
  await expect(driver.results).toHaveAttribute('data-engine-id', path.engines)
  await expect(driver.results).toContainText('Gearbox slips above 400 Nm')
  await driver.searchInput.fill('corsale note:slips')
  await expect(driver.results).toHaveCount(1)
  await driver.searchInput.press('Enter')
  await expect(driver.page.locator('[data-testid="search-chip"][data-prefix="note"]')).toBeVisible()
  await driver.searchInput.fill('note:clutch')
  await expect(driver.results).toHaveCount(0)
  expect(calls(service).length).toBe(before)
})

test(
  'the keyboard reaches every row of a long answer, and neither distance nor the wheel removes the focus',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service, enterAlone)
    await onSearch(driver)
    await ask(driver, '2.0')
    const scroller = driver.page.getByTestId('search-scroller')
    const rows = Number(await driver.page.getByTestId('search-count').getAttribute('data-count'))
    expect(rows).toBeGreaterThan(60)
    const marked = driver.page.locator('[data-testid="search-result"]:focus')
    const inSight = async (): Promise<void> => {
      await expect(marked).toBeInViewport({ ratio: 0.9 })
    }
    for (const key of ['ArrowDown', 'PageDown', 'PageDown', 'End']) await driver.page.keyboard.press(key)
    await inSight()
    const last = (await marked.getAttribute('data-at'))!
    expect(
      await marked.evaluate((row) => Number(row.closest('li')!.ariaPosInSet) === Number(row.closest('li')!.ariaSetSize))
    ).toBe(true)
    expect(await scroller.evaluate((one) => one.scrollTop + one.clientHeight >= one.scrollHeight - 1)).toBe(true)

    await driver.page.keyboard.press('Home')
    await inSight()
    await driver.page.keyboard.press('ArrowDown')
    await inSight()
    const second = Number(await marked.getAttribute('data-at'))
    await scroller.hover()
    await driver.page.mouse.wheel(0, 100_000)
    await expect
      .poll(() => scroller.evaluate((one) => one.scrollTop + one.clientHeight >= one.scrollHeight - 1))
      .toBe(true)
    expect(await scroller.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await driver.page.keyboard.press('ArrowDown')
    await inSight()
    await expect(marked).toHaveAttribute('data-at', String(second + 1))
    await driver.page.keyboard.press('End')
    await inSight()
    await expect(marked).toHaveAttribute('data-at', last)
  }
)

test(
  'back from an opened hit focuses its row, marked and in place, without a call',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service, enterAlone)
    const store = await service.catalogue()
    const [type] = [...store.types.keys()]
    const [maker] = store.manufacturersOf(type!)
    const scroller = driver.page.getByTestId('search-scroller')
    const marked = driver.page.locator('[data-testid="search-result"]:focus')
    const place = async () => ({
      at: await marked.getAttribute('data-at'),
      engine: await marked.getAttribute('data-engine-id'),
      top: await scroller.evaluate((one) => one.scrollTop)
    })
    // fills the local index with many results
    for (const model of store.modelsOf(maker!.id).slice(0, 8)) {
      for (const { id } of store.generationsOf(model.id))
        await driver.openColumns(`${type}`, `${maker!.id}`, `${model.id}`, `${id}`)
    }
    await onSearch(driver)
    await driver.searchInput.pressSequentially(maker!.name)
    await expect
      .poll(async () => Number(await driver.page.getByTestId('search-desk-count').getAttribute('data-count')))
      .toBeGreaterThan(50)
    for (const key of ['PageDown', 'PageDown', 'ArrowUp']) await driver.page.keyboard.press(key)
    await expect(marked).toBeInViewport()
    const first = await place()
    expect(first.top).toBeGreaterThan(0)
    await driver.page.keyboard.press('Enter')
    await driver.onEngine(first.engine!)
    await driver.page.keyboard.press('Alt+ArrowLeft')
    await expect(marked).toBeInViewport()
    expect(await place()).toEqual(first)

    await driver.page.keyboard.press('End')
    await expect(marked).toBeInViewport()
    const last = await place()
    expect(last.top).toBeGreaterThan(first.top)
    await marked.click()
    await driver.onEngine(last.engine!)
    await driver.page.keyboard.press('Alt+ArrowLeft')
    await expect(marked).toBeInViewport()
    expect(await place()).toEqual(last)

    // opened engines are found locally from then on
    await driver.page.keyboard.press('Escape')
    await ask(driver, '2.0')
    await expect(driver.results.last()).toHaveAttribute('data-source', 'service')
    await driver.page.keyboard.press('ArrowDown')
    await driver.page.keyboard.press('End')
    await expect(marked).toHaveAttribute('data-source', 'service')
    const unseen = await place()
    await driver.page.keyboard.press('Enter')
    await driver.onEngine(unseen.engine!)
    await driver.page.keyboard.press('Alt+ArrowLeft')
    await expect(marked).toHaveAttribute('data-engine-id', unseen.engine!)
    await expect(marked).toBeInViewport({ ratio: 0.9 })
    expect(queries(service)).toEqual(['2.0'])
  }
)
