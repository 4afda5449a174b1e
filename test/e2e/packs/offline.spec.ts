/** Offline, after a restart and after a kill: cached data stays and causes no calls. */
import type { LaunchOptions, Launched } from '../fixtures'
import { loadCatalogue } from '../../../src-main/adapters/demo-service/catalogue/load-catalogue'
import type { CatalogueData } from '../../../src-main/adapters/demo-service/catalogue/catalogue-entries'
import { DEMO_RESOURCES } from '../../service'
import {
  browsing,
  calls,
  AppDriver,
  expect,
  lateAnswers,
  LEVELS,
  pathTo,
  locationOf,
  provisionOf,
  test,
  type Path,
  type TestService
} from '../support/test'

type AnyDesk = AppDriver<Omit<Launched, 'app'>>

/** No search while typing, and no confirmation of costs. */
const QUIET = { 'search.pauseMilliseconds': 10_000, 'limits.callsPerSecond': 100 }
const options = (service: TestService | null, more: Record<string, unknown> = {}): LaunchOptions => ({
  managedSettings: { ...QUIET, ...more },
  ...(service ? { provision: provisionOf(service) } : {})
})
const sample = (service: TestService): Promise<Path> => pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
const columnsOf = (path: Path, depth: number): string[] => LEVELS.slice(0, depth).map((level) => path[level])

/** Values shown on the engine page. */
async function shownOn(driver: AnyDesk): Promise<unknown> {
  await expect(driver.figure('top_speed')).toBeVisible()
  await driver.showTable()
  const all = (testId: string, attribute: string): Promise<(string | null)[]> =>
    driver.page.getByTestId(testId).evaluateAll((found, name) => found.map((one) => one.getAttribute(name)), attribute)
  return {
    facts: await driver.page
      .getByTestId('fact')
      .evaluateAll((found) =>
        found.map((one) => `${one.getAttribute('data-field')} ${one.getAttribute('data-value')}`)
      ),
    figures: await driver.page
      .getByTestId('performance')
      .evaluateAll((found) =>
        found.map((one) => `${one.getAttribute('data-field')} ${one.getAttribute('data-value')}`)
      ),
    stages: await all('stage', 'data-gain-power'),
    options: await all('option', 'data-code'),
    tools: await all('read-tool', 'data-id'),
    methods: await all('read-method', 'data-id'),
    power: await driver.series('power'),
    stage1: await driver.series('torque-1'),
    rpm: await driver.series('rpm')
  }
}
async function pictureIsDrawn(driver: AnyDesk): Promise<void> {
  await expect
    .poll(() =>
      driver.enginePage
        .locator('img')
        .first()
        .evaluate((picture) => (picture as HTMLImageElement).naturalWidth)
    )
    .toBeGreaterThan(0)
}
async function typeInSearch(driver: AnyDesk, text: string): Promise<void> {
  await driver.nav('search').click()
  await driver.searchInput.fill(text)
  await expect(driver.results.first()).toHaveAttribute('data-source', 'desk')
}
/** One line per result, for comparison. */
const hits = (driver: AnyDesk): Promise<string[]> =>
  driver.results.evaluateAll((found) =>
    found.map(
      (one) =>
        `${one.getAttribute('data-level')} ${one.getAttribute('title')} ${one.getAttribute('data-generation-id')} ${one.getAttribute('data-engine-id')}`
    )
  )
const pack = (driver: AnyDesk) => driver.page.getByTestId('pack-progress').first()
const openOffline = (driver: AnyDesk): Promise<void> => driver.go('#/offline')
const addressOf = ({ path, headers }: ReturnType<typeof browsing>[number]): string => `${headers['x-lang']} ${path}`

test('opened records are read again after a kill without a call, and after another kill without the service', async ({
  serve,
  plain
}) => {
  const service = await serve()
  const path = await sample(service)
  const first = await plain(options(service))
  await first.is('online')
  await first.walk(path)
  const shown = await shownOn(first)
  await pictureIsDrawn(first)
  await first.page.getByTestId('favourite').click()
  await expect(first.page.getByTestId('favourite')).toHaveAttribute('aria-pressed', 'true')
  await first.page.getByTestId('note').locator('summary').click()
  await first.page.getByTestId('note-text').fill('measured 153 PS')
  await first.page.getByTestId('note-text').blur()
  await expect(first.page.getByTestId('note')).toContainText('Saved')
  const asked = browsing(service).length
  await first.launched.kill()

  // the same path online costs nothing either
  const second = await plain(options(null))
  await second.is('online')
  await second.go('#/catalogue')
  await second.walk(path)
  expect(await shownOn(second)).toEqual(shown)
  expect(
    browsing(service)
      .map(({ path: at }) => at)
      .slice(asked)
  ).toEqual([])
  await second.launched.kill()

  await service.close()
  const third = await plain(options(null))
  await third.is('offline')
  for (let depth = 0; depth < LEVELS.length; depth++) {
    await third.openColumns(...columnsOf(path, depth))
    await third.ready(LEVELS[depth]!)
    await expect(third.item(LEVELS[depth]!, path[LEVELS[depth]!])).toBeVisible()
  }
  await third.openEngine(path)
  expect(await shownOn(third)).toEqual(shown)
  await pictureIsDrawn(third)
  await expect(third.page.getByTestId('favourite')).toHaveAttribute('aria-pressed', 'true')
  await expect(third.page.getByTestId('note-text')).toHaveValue('measured 153 PS')
  await third.nav('search').click()
  await expect(third.page.locator(`[data-testid="recent"][data-engine-id="${path.engines}"]`)).toBeVisible()
  await typeInSearch(third, 'corsale 2.0 tdr')
  await third.page.locator(`[data-testid="search-result"][data-engine-id="${path.engines}"]`).first().click()
  await third.onEngine(path.engines)
  expect(calls(service).length - asked, 'the subscription at two starts at most').toBeLessThanOrEqual(3)
})

/** Records the progress on the icon of the program from now on, as value and mode. */
async function taskbarOf(driver: AppDriver): Promise<() => Promise<(readonly [number, string])[]>> {
  await driver.launched.app.evaluate(({ BrowserWindow }) => {
    const bars: unknown[] = []
    Object.assign(globalThis, { bars })
    const [window] = BrowserWindow.getAllWindows()
    const set = window!.setProgressBar.bind(window)
    window!.setProgressBar = (value, options) => {
      bars.push([value, options?.mode])
      set(value, options)
    }
  })
  return () => driver.launched.app.evaluate(() => (globalThis as unknown as { bars: [number, string][] }).bars)
}

test('a generation costs the calls on its button, and the progress equals the log of the service', async ({
  serve,
  at
}) => {
  const late = lateAnswers()
  const service = await serve({ sleep: late.sleep })
  const path = await sample(service)
  const engines = (await service.catalogue()).enginesOf(BigInt(path.generations))
  const driver = await at(service, options(null, {}))
  // one engine is cached: its list, detail and figures
  await driver.walk(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  await driver.openColumns(...columnsOf(path, 4))
  const button = driver.page.getByTestId('pack-start').first()
  const price = 1 + 2 * engines.length - 3
  await expect(button).toHaveAttribute('data-calls', `${price}`)
  const before = browsing(service).length
  const bars = await taskbarOf(driver)
  service.setFaults([{ kind: 'delay', ms: 1 }])
  await button.click()
  await expect.poll(bars).toEqual([[expect.any(Number), 'normal']])
  late.release()
  service.setFaults([])
  await openOffline(driver)
  await expect(pack(driver)).toHaveAttribute('data-state', 'done')
  expect(browsing(service).length - before).toBe(price)
  expect((await bars()).at(-1)).toEqual([-1, 'none'])
  for (const name of ['data-done', 'data-total', 'data-calls'])
    await expect(pack(driver)).toHaveAttribute(name, `${price}`)
  expect(new Set(browsing(service).map(addressOf)).size).toBe(browsing(service).length)
  await driver.openColumns(...columnsOf(path, 4))
  await expect(driver.page.getByTestId('pack-ready').first()).toBeVisible()
  await service.close()
  const other = engines.find(({ id }) => `${id}` !== path.engines)!
  await driver.openEngine({ ...path, engines: `${other.id}` })
  await expect(driver.stages.first()).toBeVisible()
})

/** A catalogue with twelve engines in one generation. */
async function dozen(): Promise<CatalogueData> {
  const shipped = await loadCatalogue(DEMO_RESOURCES)
  const generation = shipped.generations.find(({ engineIds }) => engineIds.length > 2)!
  return {
    ...shipped,
    generations: shipped.generations.map((one) =>
      one === generation ? { ...one, engineIds: shipped.engines.slice(0, 12).map(({ id }) => id) } : one
    )
  }
}

for (const [how, fault, code] of [
  ['cut off', { kind: 'truncated' }, 'not-the-service'],
  ['a page', { kind: 'portal', status: 200 }, 'not-the-service'],
  ['a constant 500', { kind: 'status', status: 500 }, 'server-error'],
  ['never there', { kind: 'hang' }, 'timeout'],
  ['a connection that is cut', { kind: 'reset' }, 'offline']
] as const) {
  test(
    `one of twelve engines whose answer is ${how} is named, the others are stored, and the connection stays`,
    { tag: '@long' },
    async ({ serve, at }) => {
      const data = await dozen()
      const service = await serve({ catalogue: () => Promise.resolve(data) })
      const generation = data.generations.find(({ engineIds }) => engineIds.length === 12)!
      const broken = data.engines[6]!
      const driver = await at(service, options(null, { 'connection.timeoutSeconds': 3 }))
      await driver.ready('types')
      await driver.page.evaluate(() => {
        const states: string[] = ((window as any).statesSeen = [])
        ;(window as any).dynodesk.connection.onChange(({ state }: { state: string }) => states.push(state))
      })
      service.setFaults([{ ...fault, path: `/vdb/engines/view/${broken.id}` }])
      const asked = service.log.count()
      await driver.page.evaluate(
        (id) => (window as any).dynodesk.packs.start({ title: 'A dozen', scopes: [{ kind: 'generation', id }] }),
        `${generation.id}`
      )
      await openOffline(driver)
      await expect(pack(driver)).toHaveAttribute('data-state', 'done')
      await expect(pack(driver)).toHaveAttribute('data-total', '25')
      await expect(pack(driver)).toHaveAttribute('data-done', '24')
      await expect(pack(driver)).toHaveAttribute('data-calls', '26')
      expect(service.log.entries.filter(({ path }) => path === `/vdb/engines/view/${broken.id}`)).toHaveLength(2)
      const [progress] = await driver.page.evaluate(
        async () => (await (window as any).dynodesk.packs.all()).value ?? (await (window as any).dynodesk.packs.all())
      )
      expect(progress.failed).toEqual([
        { title: expect.stringContaining(broken.name as string), failure: expect.objectContaining({ code }) }
      ])
      await expect(pack(driver)).toContainText(broken.name as string)
      expect(
        await driver.page.evaluate(() => (window as any).statesSeen.filter((state: string) => state !== 'online'))
      ).toEqual([])
      await expect(driver.connection).toHaveAttribute('data-state', 'online')
      // besides the calls of the pack, at most two probes
      expect(service.log.count() - asked - 26).toBeLessThanOrEqual(2)
    }
  )
}

test(
  'after a start without network nothing is shown as fresh or connected, and the first answer also causes a call of the subscription',
  { tag: '@long' },
  async ({ serve, plain }) => {
    const service = await serve()
    const path = await sample(service)
    const first = await plain(options(service))
    await first.is('online')
    await first.walk(path)
    await expect(first.figure('top_speed')).toBeVisible()
    await first.launched.kill()
    service.setFaults([{ kind: 'hang' }])
    const second = await plain(options(null, { 'connection.timeoutSeconds': 4 }))
    expect(['connecting', 'offline']).toContain(await second.connection.getAttribute('data-state'))
    await second.openEngine(path)
    await expect(second.enginePage).toHaveAttribute('data-fresh', 'offline')
    await second.is('offline')
    await expect(second.enginePage).toHaveAttribute('data-fresh', 'offline')

    service.setFaults([])
    const before = service.log.count('subscription')
    await second.page.getByTestId('engine-refresh').click()
    await second.is('online')
    await expect(second.enginePage).toHaveAttribute('data-fresh', 'fresh')
    await second.nav('settings').click()
    await expect(second.page.getByTestId('subscription')).toHaveAttribute('data-state', 'active')
    expect(service.log.count('subscription') - before).toBe(1)
  }
)

test('a long maker leaves downloads in their panel and engines named', async ({ serve, at }) => {
  const data = await dozen()
  const maker = 'Langnamenfabrik'.repeat(5)
  const manufacturers = data.manufacturers.map((one) => ({ ...one, name: maker }))
  const service = await serve({ catalogue: () => Promise.resolve({ ...data, manufacturers }) })
  const generation = data.generations.find(({ engineIds }) => engineIds.length === 12)!
  const broken = data.engines[6]!
  service.setFaults([{ kind: 'status', status: 404, path: `/vdb/engines/view/${broken.id}` }])
  const driver = await at(service, options(null))
  await driver.page.setViewportSize({ width: 1366, height: 768 })
  await driver.ready('types')
  const model = data.models.find(({ id }) => id === generation.modelId)!
  const { typeId } = manufacturers.find(({ id }) => id === model.manufacturerId)!
  await driver.openColumns(...[typeId, model.manufacturerId, model.id, generation.id].map(String))
  await driver.page.getByTestId('pack-start').first().click()
  await openOffline(driver)
  await expect(pack(driver)).toHaveAttribute('data-state', 'done')
  await expect(pack(driver).getByTestId('pack-failed')).toContainText(broken.name as string)
  const beyond = await pack(driver).evaluate(
    (card) =>
      [...card.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > card.getBoundingClientRect().right + 1
      ).length
  )
  expect(beyond).toBe(0)
  const rows = driver.page.getByTestId('pack-row')
  const unseen = await rows.evaluateAll(
    (found, names) =>
      found.flatMap((row) => {
        const link = row.querySelector('a')!
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        let [seen, node] = [false, text.nextNode()]
        for (; node; node = text.nextNode()) {
          const name = names.find((one) => node!.textContent!.includes(one))
          if (name === undefined) continue
          const range = document.createRange()
          range.setStart(node, node.textContent!.indexOf(name))
          range.setEnd(node, node.textContent!.indexOf(name) + name.length)
          seen = range.getBoundingClientRect().right <= link.getBoundingClientRect().right + 1
        }
        return seen ? [] : [link.textContent]
      }),
    data.engines.slice(0, 12).map(({ name }) => name as string)
  )
  expect(await rows.count()).toBeGreaterThan(5)
  expect(unseen).toEqual([])
})

test('a complete pack with a list that may be truncated reports it', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve({ switches: { oddities: true } })
  const driver = await at(service, options(service))
  const { typeId, manufacturerId, modelId, generationId } = locationOf('lists: exactly 50')
  await driver.openColumns(typeId, manufacturerId!, modelId!, generationId!)
  await driver.page.getByTestId('pack-start').first().click()
  await openOffline(driver)
  await expect(pack(driver)).toHaveAttribute('data-state', 'done')
  await expect(pack(driver)).toHaveAttribute('data-maybe-more', '1')
  await expect(pack(driver)).toContainText('Complete, maybe more')
  await driver.openColumns(typeId, manufacturerId!, modelId!, generationId!)
  await expect(driver.page.getByTestId('pack-ready')).toHaveText('Available offline, maybe more')
})

test('a pack continues by itself after a kill and repeats nothing finished', async ({ serve, plain }) => {
  const service = await serve()
  const path = await sample(service)
  const first = await plain(options(service))
  await first.is('online')
  await first.ready('types')
  service.setFaults([{ kind: 'delay', ms: 60 }])
  const started = await first.page.evaluate(
    (id) => (window as any).dynodesk.packs.start({ title: 'Model', scopes: [{ kind: 'model', id }] }),
    path.models
  )
  expect(started.ok).toBe(true)
  await openOffline(first)
  await expect.poll(() => pack(first).getAttribute('data-done').then(Number)).toBeGreaterThan(8)
  const seenDone = Number(await pack(first).getAttribute('data-done'))
  await first.launched.kill()
  const atKill = browsing(service).length

  const second = await plain(options(null))
  await openOffline(second)
  await expect(pack(second)).toHaveAttribute('data-state', 'done')
  const total = Number(await pack(second).getAttribute('data-total'))
  await expect(pack(second)).toHaveAttribute('data-done', `${total}`)
  const all = browsing(service)
    .filter(({ name }) => name !== 'types')
    .map(addressOf)
  expect(new Set(all).size).toBe(total)
  expect(total).toBeGreaterThan(seenDone)
  // only requests in flight at the kill are repeated
  const again = all.filter((one, index) => all.indexOf(one) !== index)
  expect(again.length).toBeLessThanOrEqual(4)
  const lastBefore = browsing(service).slice(0, atKill).map(addressOf).slice(-8)
  for (const one of again) expect(lastBefore).toContain(one)
})

for (const language of ['ru', 'lt']) {
  test(
    `in the smallest window (${language}) a pack of a whole make asks once, visibly, and a check lets it continue when the network is back`,
    { tag: '@long' },
    async ({ serve, at }) => {
      const service = await serve()
      const path = await sample(service)
      const driver = await at(service, options(null, { 'language.interface': language }))
      await driver.ready('types')
      await driver.page.setViewportSize({ width: 900, height: 600 })
      await openOffline(driver)
      for (const step of ['types', 'manufacturers'] as const) {
        const list = driver.page.getByTestId(`pick-${step}`)
        const fetch = driver.page.getByTestId(`pick-fetch-${step}`)
        await expect(list.or(fetch)).toBeEnabled()
        if (await fetch.isVisible()) await fetch.click()
        await list.selectOption(path[step])
      }
      await expect(driver.page.getByTestId('pack-start')).toBeInViewport({ ratio: 1 })
      const before = browsing(service).length
      await driver.page.getByTestId('pack-start').click()
      const yes = driver.page.getByTestId('pack-yes')
      await expect(yes).toBeInViewport({ ratio: 1 })
      await expect(pack(driver).locator('.state')).toBeInViewport({ ratio: 1 })
      await expect(driver.page.getByTestId('pack-start')).toBeDisabled()
      const lists = browsing(service).slice(before)
      expect(lists.filter(({ name }) => name === 'engine' || name === 'performance')).toEqual([])
      const price = Number(await yes.getAttribute('data-calls'))
      service.setFaults([{ kind: 'portal', status: 200 }])
      await yes.click()
      const check = driver.page.getByTestId('pack-check')
      await expect(check).toBeInViewport({ ratio: 1 })
      const wasted = browsing(service).length - before - lists.length
      service.setFaults([])
      await check.click()
      await expect(pack(driver)).toHaveAttribute('data-state', 'done')
      // the stated price was exact
      expect(browsing(service).length - before - wasted).toBe(price)
    }
  )
}

test('an engine that a person opens during its pack costs its calls once', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const path = await sample(service)
  const catalogue = await service.catalogue()
  const driver = await at(service, options(null, { 'limits.concurrentCalls': 2 }))
  await driver.ready('types')
  service.setFaults([{ kind: 'delay', ms: 100 }])
  await driver.page.evaluate(
    (id) => (window as any).dynodesk.packs.start({ title: 'Model', scopes: [{ kind: 'model', id }] }),
    path.models
  )
  await expect.poll(() => service.log.count('engines')).toBe(catalogue.generationsOf(BigInt(path.models)).length)
  // the last generation, which the pack fetches last
  const generation = catalogue.generationsOf(BigInt(path.models)).at(-1)!.id
  const engine = catalogue.enginesOf(generation).at(-1)!.id
  await driver.openEngine({ ...path, generations: `${generation}`, engines: `${engine}` })
  await openOffline(driver)
  await expect(pack(driver)).toHaveAttribute('data-state', 'done')
  const asked = browsing(service).map(addressOf)
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([])
  expect(await pack(driver).getAttribute('data-done')).toBe(await pack(driver).getAttribute('data-total'))
})

test('pictures that a portal answered are shown once it lets the program through', async ({ serve, at }) => {
  const service = await serve({ faults: [{ kind: 'portal', status: 200, at: 'media' }] })
  const path = await sample(service)
  const driver = await at(service)
  await driver.choose('types', path.types)
  const logos = (await driver.ready('manufacturers')).locator('.picture.loaded')
  await expect.poll(() => service.log.count('media')).toBeGreaterThan(0)
  service.setFaults([{ kind: 'portal', status: 200, at: 'any' }])
  await driver.choose('manufacturers', path.manufacturers)
  await driver.is('offline')
  expect(await logos.count()).toBe(0)

  service.setFaults([])
  await driver.page
    .getByRole('button', { name: /Try again/ })
    .first()
    .click()
  await driver.is('online')
  await driver.openColumns()
  await driver.openColumns(path.types)
  await expect(logos.first()).toBeVisible()
})

test('behind a portal the window reports offline, and stored records stay', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const path = await sample(service)
  const driver = await at(service, options(null))
  await driver.walk(path)
  const shown = await shownOn(driver)
  service.setFaults([{ kind: 'portal', status: 200 }])
  await driver.go(
    `#/catalogue/${path.types}/${(await service.catalogue()).manufacturersOf(BigInt(path.types)).at(-1)!.id}`
  )
  await driver.is('offline')
  await driver.openEngine(path)
  expect(await shownOn(driver)).toEqual(shown)
  await typeInSearch(driver, 'corsale')
})

test(
  'an engine that is no longer listed stays readable and reports since when',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const path = await sample(service)
    const driver = await at(service, options(null))
    await driver.walk(path)
    const shown = await shownOn(driver)
    service.setFaults([{ kind: 'status', status: 404, at: 'engine' }])
    await driver.page.getByTestId('engine-refresh').click()
    await expect(driver.enginePage.locator('[data-mark="gone"]')).toContainText('no longer listed')
    expect(await shownOn(driver)).toEqual(shown)
  }
)

test(
  'typing finds stored records without a call, and Enter adds hits of the service, without duplicates',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const path = await sample(service)
    const driver = await at(service, options(null))
    await driver.walk(path)
    await expect(driver.figure('top_speed')).toBeVisible()
    const before = calls(service).length
    await driver.nav('search').click()
    await driver.searchInput.pressSequentially('corsale', { delay: 30 })
    await expect(driver.results.first()).toHaveAttribute('data-source', 'desk')
    expect(calls(service).length).toBe(before)
    const own = await hits(driver)
    await driver.searchInput.press('Enter')
    await expect(driver.page.locator('[data-testid="search-result"][data-source="service"]').first()).toBeVisible()
    expect(
      browsing(service)
        .slice(-1)
        .map(({ name }) => name)
    ).toEqual(['search'])
    expect(calls(service).length).toBe(before + 1)
    const merged = await hits(driver)
    expect(merged.length).toBeGreaterThan(own.length)
    expect(merged.filter((one, index) => merged.indexOf(one) !== index)).toEqual([])
  }
)

/** Opens a cached, outdated engine while the service does not answer. */
async function openAged(
  service: TestService,
  driver: AppDriver
): Promise<{ readonly before: number; readonly shown: unknown; readonly fetchedAt: string | null }> {
  const path = await sample(service)
  await driver.walk(path)
  const shown = await shownOn(driver)
  const fetchedAt = await driver.enginePage.getAttribute('data-fetched-at')
  await driver.openColumns(...columnsOf(path, 4))
  // an answer of the service is not asked for again within 30 seconds, whatever its maximum age
  await driver.page.waitForTimeout(31_000)
  service.setFaults([{ kind: 'delay', ms: 1, at: 'engine' }])
  const before = service.log.count('engine')
  await driver.openEngine(path)
  return { before, shown, fetchedAt }
}

test('a stale record is shown at once and refreshed in the background', { tag: '@long' }, async ({ serve, at }) => {
  const late = lateAnswers()
  const service = await serve({ sleep: late.sleep })
  const driver = await at(service, options(null, { 'freshness.engineDays': 0 }))
  const { before, shown, fetchedAt } = await openAged(service, driver)
  await expect.poll(() => service.log.count('engine')).toBeGreaterThan(before)
  expect(await shownOn(driver)).toEqual(shown)
  await expect(driver.enginePage, 'shown before the service has answered').toHaveAttribute(
    'data-fetched-at',
    fetchedAt!
  )
  late.release()
  await expect(driver.enginePage).not.toHaveAttribute('data-fetched-at', fetchedAt!)
  expect(await shownOn(driver)).toEqual(shown)
})

test('with an age limit of 0 days an opening refreshes once', { tag: '@long' }, async ({ serve, at }) => {
  const late = lateAnswers()
  const service = await serve({ sleep: late.sleep })
  const driver = await at(service, options(null, { 'freshness.engineDays': 0 }))
  const { before, fetchedAt } = await openAged(service, driver)
  late.release()
  await expect(driver.enginePage).not.toHaveAttribute('data-fetched-at', fetchedAt!)
  await driver.page.waitForTimeout(1_000)
  expect(service.log.count('engine')).toBe(before + 1)
})

test('clearing the cache keeps favourites, recents and notes', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const path = await sample(service)
  const driver = await at(service, options(null))
  await driver.walk(path)
  await driver.page.getByTestId('favourite').click()
  await expect(driver.page.getByTestId('favourite')).toHaveAttribute('aria-pressed', 'true')
  await driver.page.evaluate(
    (engineId) => (window as any).dynodesk.desk.setNote({ engineId, text: 'measured 153 PS' }),
    path.engines
  )
  await openOffline(driver)
  await driver.page.getByTestId('storage-details').click()
  await driver.page.getByTestId('storage-clear').click()
  await driver.page.getByTestId('storage-confirm-yes').click()
  await expect(driver.page.getByTestId('storage-confirm-dialog')).toHaveCount(0)
  const kept = await driver.page.evaluate(async (engineId) => {
    const { desk: own, packs } = (window as any).dynodesk
    return {
      note: (await own.note({ engineId })).value,
      favourites: (await own.favourites()).value,
      recents: (await own.recents()).value,
      storage: (await packs.storage()).value
    }
  }, path.engines)
  expect(kept.note.text).toBe('measured 153 PS')
  expect(kept.favourites.map((entry: any) => entry.path.engines)).toEqual([path.engines])
  expect(kept.recents.map((entry: any) => entry.path.engines)).toEqual([path.engines])
  expect(kept.storage).toMatchObject({ engines: 0, details: 0 })
  const before = browsing(service).length
  await driver.openEngine(path)
  expect(browsing(service).length).toBeGreaterThan(before)
})
