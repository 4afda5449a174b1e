/** Searching: when the service is asked, in which words, and what a person sees of the answer. */
import { browsing, expect, pathTo, placeOf, test, type Desk, type TestService } from './support/test'

const queries = (service: TestService): string[] => browsing(service).filter(({ name }) => name === 'search' || name === 'engineSearch').map(({ query }) => query['query']!)
/** The reason shown instead of results. */
const reason = (desk: Desk, code: string) => desk.page.locator(`[data-code="${code}"]`)
async function onSearch(desk: Desk): Promise<void> {
  await desk.nav('search').click()
  await expect(desk.searchInput).toBeVisible()
}
async function ask(desk: Desk, text: string): Promise<void> {
  await desk.searchInput.fill(text)
  await desk.searchInput.press('Enter')
}
/** No pause is long enough to ask by itself. */
const enterAlone = { managedSettings: { 'search.pauseMilliseconds': 10_000 } }

test('Enter asks once, keys by themselves ask nothing, and the same question is not asked again', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service, enterAlone)
  await onSearch(desk)
  await desk.searchInput.pressSequentially('corsale')
  await desk.page.waitForTimeout(500)
  expect(queries(service)).toEqual([])
  await desk.searchInput.press('Enter')
  await expect(desk.results.first()).toBeVisible()
  await desk.searchInput.press('Enter')
  await desk.searchInput.press('Enter')
  await desk.page.waitForTimeout(200)
  expect(queries(service)).toEqual(['corsale'])
  await expect(desk.results.first()).toHaveAttribute('data-source', 'service')
})

test('a pause in typing asks once, for all that was typed', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service, { managedSettings: { 'search.pauseMilliseconds': 700 } })
  await onSearch(desk)
  await desk.searchInput.pressSequentially('corsa', { delay: 60 })
  expect(queries(service)).toEqual([])
  await expect.poll(() => queries(service)).toEqual(['corsa'])
  await desk.page.waitForTimeout(900)
  expect(queries(service)).toEqual(['corsa'])
})

test('below two signs, or three with a fuel, nothing is asked and the reason is told; signs are counted, not code units', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service, enterAlone)
  await onSearch(desk)
  for (const text of ['c', ' c ', '\u{1F697}', '涡']) {
    await ask(desk, text)
    await expect(reason(desk, 'too-short'), text).toBeVisible()
  }
  await desk.searchFuel.selectOption('Diesel')
  for (const text of ['2.', '  2. ', '\u{1F697}\u{1F697}']) {
    await ask(desk, text)
    await expect(reason(desk, 'too-short'), text).toBeVisible()
  }
  await desk.page.waitForTimeout(200)
  expect(queries(service)).toEqual([])
  await ask(desk, '2.0')
  await expect(desk.results.first()).toBeVisible()
  await desk.searchFuel.selectOption('')
  await ask(desk, '涡轮')
  await expect(reason(desk, 'none-found')).toBeVisible()
  expect(queries(service)).toEqual(['2.0', '涡轮'])
})

test('nothing is sent while an input method composes, Enter included, and the finished word is', async ({ serve, at }) => {
  const service = await serve({ switches: { oddities: true } })
  const desk = await at(service, { managedSettings: { 'search.pauseMilliseconds': 300 } })
  await onSearch(desk)
  await desk.searchInput.focus()
  const keys = await desk.page.context().newCDPSession(desk.page)
  for (const text of ['w', 'wo', 'wol', 'wo lun', '涡轮增']) await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await desk.page.waitForTimeout(700)
  await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 })
  await desk.page.waitForTimeout(200)
  expect(queries(service)).toEqual([])
  await keys.send('Input.insertText', { text: '涡轮增压' })
  await expect(desk.searchInput).toHaveValue('涡轮增压')
  await expect.poll(() => queries(service)).toEqual(['涡轮增压'])
})

test('only the newest answer shows, also when an earlier one comes after it', async ({ serve, at }) => {
  const service = await serve({ faults: [{ kind: 'delay', ms: 1_500, at: 'search', times: 1 }] })
  const desk = await at(service, enterAlone)
  await onSearch(desk)
  await ask(desk, 'arvenna')
  await expect.poll(() => queries(service)).toEqual(['arvenna'])
  await ask(desk, 'sorrelli')
  await expect(desk.results.first()).toContainText('Sorrelli')
  await desk.page.waitForTimeout(1_700)
  await expect(desk.results.first()).toContainText('Sorrelli')
  await expect(desk.results.filter({ hasText: 'Arvenna' })).toHaveCount(0)
})

test('every text reaches the service as it was typed', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service, enterAlone)
  await onSearch(desk)
  const texts = ['2.0 TDI+', 'C/D', 'B&B', '#1', '100%', '50%25', 'a=b;c?d', 'Škoda Übër', 'Турбо Дизель', '涡轮增压柴油机', '渦輪', 'a"b\'c\\d', '../types', '\u{1F697}\u{1F697}\u{1F697}']
  for (const [index, text] of texts.entries()) {
    await ask(desk, text)
    await expect.poll(() => queries(service).length, text).toBe(index + 1)
  }
  expect(queries(service)).toEqual(texts)
  await desk.searchFuel.selectOption('Diesel')
  const before = service.log.count('engineSearch')
  await ask(desk, '2.0 TDI+ & C/D')
  await expect.poll(() => service.log.count('engineSearch')).toBeGreaterThan(before)
  expect(service.log.entries.at(-1)!.query).toEqual({ query: '2.0 TDI+ & C/D', fuel: 'Diesel' })
  expect(service.log.count('unknown')).toBe(0)
})

test('a fuel makes it an engine search, sent in the words of the setting', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service, { managedSettings: { 'search.pauseMilliseconds': 10_000, 'search.fuels': ['Diesel', 'Petrol', 'HVO'] } })
  await onSearch(desk)
  await desk.searchFuel.selectOption('Petrol')
  await ask(desk, '2.0')
  await expect(desk.results.first()).toBeVisible()
  const last = service.log.entries.findLast(({ name }) => name === 'engineSearch')!
  expect(last.query).toEqual({ query: '2.0', fuel: 'Petrol' })
  for (const result of await desk.results.all()) await expect(result).toContainText('Petrol')
  await desk.searchFuel.selectOption('HVO')
  await desk.searchInput.press('Enter')
  await expect(reason(desk, 'none-found')).toBeVisible()
  expect(service.log.count('search')).toBe(0)
})

test('hits are grouped by level, and a hit opens its place with the whole path known', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service, enterAlone)
  await onSearch(desk)
  await ask(desk, 'corsale')
  await expect(desk.page.getByRole('heading', { name: /^Models/ })).toBeVisible()
  await desk.results.filter({ hasText: 'Arvenna' }).first().click()
  await desk.ready('generations')
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  for (const level of ['types', 'manufacturers', 'models'] as const) await expect(desk.crumb(level)).toHaveAttribute('data-id', path[level])
  await expect(desk.crumb('manufacturers')).toContainText('Arvenna')

  await onSearch(desk)
  await ask(desk, 'arvenna corsale 2.0 tdr 150')
  await desk.page.locator(`[data-testid="search-result"][data-engine-id="${path.engines}"][data-generation-id="${path.generations}"]`).click()
  await desk.onEngine(path.engines)
  for (const level of ['types', 'manufacturers', 'models', 'generations', 'engines'] as const) await expect(desk.crumb(level)).toHaveAttribute('data-id', path[level])
  await expect(desk.figure('top_speed')).toBeVisible()
  await desk.page.keyboard.press('Alt+ArrowLeft')
  await expect(desk.searchInput).toHaveValue('arvenna corsale 2.0 tdr 150')
  await expect(desk.results.first()).toBeVisible()
  expect(queries(service)).toHaveLength(2)
})

test('an engine hit without a place opens as such, and its place is found by one more question', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service, enterAlone)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await onSearch(desk)
  await desk.searchFuel.selectOption('Diesel')
  await ask(desk, '2.0 TDR 150')
  const hit = desk.page.locator(`[data-testid="search-result"][data-engine-id="${path.engines}"]`)
  await expect(hit).toHaveAttribute('data-generation-id', '')
  const before = service.log.count()
  await hit.first().click()
  await desk.onEngine(path.engines)
  await expect(desk.figure('top_speed')).toHaveCount(0)
  expect(service.log.count() - before).toBe(1)
  expect(service.log.count('performance')).toBe(0)
  await desk.page.getByRole('button', { name: /Find its place/ }).click()
  await expect(desk.crumb('generations')).toHaveAttribute('data-id', /^\d+$/)
  await expect(desk.figure('top_speed')).toBeVisible()
  const generation = (await desk.crumb('generations').getAttribute('data-id'))!
  expect((await service.catalogue()).generations.get(BigInt(generation))!.engineIds).toContain(BigInt(path.engines))
  expect(service.log.count('search')).toBe(1)
})

test('an empty result says that the service knows none, for 404 and for an empty list alike', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service, enterAlone)
  await onSearch(desk)
  await ask(desk, 'zzzzzz')
  await expect(reason(desk, 'none-found')).toBeVisible()
  service.setSwitches({ emptyLists: 'empty-array' })
  await ask(desk, 'yyyyyy')
  await expect.poll(() => queries(service)).toEqual(['zzzzzz', 'yyyyyy'])
  await expect(reason(desk, 'none-found')).toBeVisible()
  await expect(desk.notice('not-found')).toHaveCount(0)
})

test('without a connection, with the limit reached and without a key, the reason is another', async ({ serve, at, fresh }) => {
  const service = await serve()
  const desk = await at(service, { managedSettings: { 'search.pauseMilliseconds': 10_000, 'limits.vehicleDatabase.calls': 3 } })
  await desk.ready('types')
  await onSearch(desk)
  await ask(desk, 'corsale')
  await expect(desk.results.first()).toBeVisible()
  await ask(desk, 'arvenna')
  await expect(reason(desk, 'limit').first()).toBeVisible()
  expect(queries(service)).toEqual(['corsale'])

  const dead = await serve()
  const other = await at(dead, enterAlone)
  await dead.close()
  await onSearch(other)
  await ask(other, 'corsale')
  await expect(reason(other, 'offline').first()).toBeVisible({ timeout: 15_000 })

  const alone = await fresh()
  await alone.go('#/search')
  await expect(alone.onboarding.or(reason(alone, 'not-connected')).first()).toBeVisible()
})

test('a hit on a maker or a model with nothing below it opens the deepest level known', async ({ serve, at }) => {
  const service = await serve({ switches: { oddities: true } })
  const desk = await at(service, enterAlone)
  await onSearch(desk)
  await ask(desk, 'without models')
  await desk.results.first().click()
  await desk.ready('models', 'empty')
  await expect(desk.crumb('manufacturers')).toHaveAttribute('data-id', placeOf('childless manufacturer').manufacturerId!)
  service.setFaults([{ kind: 'alter', at: 'search', set: { type_id: null, generation_id: null, generation_name: null }, omit: ['engine_id', 'engine_name'] }])
  await onSearch(desk)
  await ask(desk, 'corsale')
  await expect(desk.results.first()).toBeVisible()
  await desk.results.first().click()
  await expect(desk.list('generations')).toHaveAttribute('data-state', 'ready')
})
