/** The hourly call limit: never exceeded, while reading continues. */
import {
  browsing,
  calls,
  maxCallsWithin,
  expect,
  lateAnswers,
  test,
  type AppDriver,
  type TestService
} from '../support/test'

const WINDOW_S = 12
const limited = (limit: number, more: Record<string, unknown> = {}) => ({
  managedSettings: {
    'limits.vehicleDatabase.calls': limit,
    'limits.vehicleDatabase.windowSeconds': WINDOW_S,
    'limits.callsPerSecond': 100,
    ...more
  }
})
const used = (driver: AppDriver<any>): Promise<number> => driver.budget.getAttribute('data-used').then(Number)
const makers = async (service: TestService): Promise<string[]> =>
  (await service.catalogue()).manufacturersOf(1n).map(({ id }) => `${id}`)
/** Clicks manufacturers in quick succession. */
async function clickQuickly(driver: AppDriver<any>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await driver.go(`#/catalogue/1/${id}`)
}

test(
  'no window of the configured length has more calls than allowed, even across a kill and a restart',
  { tag: '@long' },
  async ({ serve, plain, profile }) => {
    const service = await serve()
    const limit = 6
    // the limit window stays open until the test shortens it
    const options = { managedSettings: { 'limits.vehicleDatabase.calls': limit, 'limits.callsPerSecond': 100 } }
    const first = await plain({ ...options, provision: { baseUrl: service.baseUrl, apiKey: service.key } })
    await first.is('online')
    const ids = await makers(service)
    await clickQuickly(first, ids.slice(0, 20))
    // on a slow machine most clicks are cancelled before they are sent
    for (const id of ids.slice(0, 20)) {
      if ((await first.connection.getAttribute('data-state')) === 'limited') break
      await first.openColumns('1', id)
    }
    await first.is('limited')
    await first.launched.kill()
    // a call cancelled on its way counts without arriving
    const arrived = service.log.count()
    expect(arrived).toBeGreaterThan(1)
    expect(arrived).toBeLessThanOrEqual(limit)
    const second = await plain({ ...options, userDataDir: profile })
    await expect(second.budget).toHaveAttribute('data-used', String(limit))
    await clickQuickly(second, ids.slice(20))
    await second.page.waitForTimeout(1_000)
    expect(service.log.count(), 'calls after the restart, inside the same window').toBe(arrived)
    await second.setSetting('limits.vehicleDatabase.windowSeconds', WINDOW_S)
    await expect.poll(() => used(second)).toBeLessThan(limit)
    await clickQuickly(second, ids.slice(20))
    await expect.poll(() => service.log.count()).toBeGreaterThan(arrived)
    await expect(second.connection).toHaveAttribute('data-state', 'limited')
    expect(maxCallsWithin(calls(service), WINDOW_S * 1000)).toBeLessThanOrEqual(limit)
  }
)

test(
  'stored records stay readable when the calls are used up, and the window reports when more are available',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const before = Date.now()
    const driver = await at(service, limited(4, { 'limits.vehicleDatabase.windowSeconds': 3600 }))
    await driver.choose('types', '1')
    await driver.ready('manufacturers')
    await driver.choose('manufacturers', '1')
    await driver.ready('models')
    await driver.choose('models', '3')
    await driver.is('limited')
    await expect(driver.list('generations').getByTestId('notice').or(driver.notice('limit')).first()).toHaveAttribute(
      'data-code',
      'limit'
    )
    await expect(driver.budget).toHaveAttribute('data-used', '4')
    await expect(driver.budget).toHaveAttribute('data-limit', '4')
    const resetAt = Date.parse((await driver.budget.getAttribute('data-reset-at'))!)
    expect(resetAt).toBeGreaterThanOrEqual(before + 3_600_000)
    expect(resetAt).toBeLessThanOrEqual(Date.now() + 3_600_000)
    await driver.go('#/catalogue/1')
    await driver.ready('manufacturers')
    await driver.go('#/catalogue/1/1')
    await driver.ready('models')
    await expect(driver.list('models')).toHaveAttribute('data-total', '12')
    expect(service.log.count()).toBe(4)
  }
)

test(
  'a 429 stops the calls with the time of its end, and one probe goes first afterwards',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve({ switches: { limit: 1000, windowMs: 6_000, reset: 'rolling', retryAfter: 'seconds' } })
    const driver = await at(service, limited(500, { 'limits.vehicleDatabase.windowSeconds': 3600 }))
    await driver.choose('types', '1')
    await driver.ready('manufacturers')
    service.spend(1000)
    await driver.choose('manufacturers', '1')
    await driver.is('limited')
    // pictures do not count as calls
    const refused = service.log.entries.filter(({ name }) => name !== 'media').at(-1)!
    expect(refused).toMatchObject({ name: 'models', status: 429 })
    await expect(driver.budget).toHaveAttribute('data-reset-at', /^\d{4}-/)
    service.setFaults([{ kind: 'delay', ms: 800 }])
    const before = service.log.count()
    // until then, no click sends a request
    const ids = await makers(service)
    await clickQuickly(driver, ids.slice(1, 8))
    await expect.poll(() => service.log.count(), { intervals: [50] }).toBeGreaterThan(before)
    const asked = driver.page.evaluate(
      (all) =>
        Promise.all(
          all.map((id, i) =>
            (window as any).dynodesk.catalogue.models({ parentId: id, requestId: `probe-${i}`, priority: 'click' })
          )
        ),
      ids.slice(10, 14)
    )
    await asked
    await driver.is('online')
    const after = service.log.entries.filter(({ name }) => name !== 'media').slice(before)
    expect(after[0]!.atMs - refused.atMs).toBeGreaterThanOrEqual(900)
    // one probe at a time until the service accepts; an early probe is refused and waits longer
    const yes = after.findIndex(({ status }) => status === 200)
    expect(after.slice(0, yes).map(({ status }) => status)).toEqual(Array(yes).fill(429))
    expect(yes).toBeLessThanOrEqual(2)
    expect(after.slice(0, yes + 1).filter(({ name }) => name === 'subscription')).toEqual([])
    for (let i = 1; i <= yes + 1 && i < after.length; i++)
      expect(
        after[i]!.atMs - after[i - 1]!.atMs,
        'the next goes out when the probe is answered'
      ).toBeGreaterThanOrEqual(790)
  }
)

test(
  'the program detects the end of the countdown by itself, with one call',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve({ switches: { limit: 1000, windowMs: 3_000, reset: 'rolling', retryAfter: 'seconds' } })
    const driver = await at(service, limited(500))
    await driver.choose('types', '1')
    await driver.ready('manufacturers')
    service.spend(1000)
    await driver.choose('manufacturers', '1')
    await driver.is('limited')
    const before = service.log.count()
    await driver.is('online')
    // the refused address is probed again and its answer is used, so nothing is requested twice; the first probe may be
    // refused
    await driver.ready('models')
    const after = service.log.entries
      .filter(({ name }) => name !== 'media')
      .slice(before)
      .map(({ path, status }) => `${path} ${status}`)
    expect(after.at(-1)).toBe('/vdb/models/1 200')
    expect(after.slice(0, -1).filter((one) => one !== '/vdb/models/1 429')).toEqual([])
    expect(after.length).toBeLessThanOrEqual(2)
  }
)

test(
  'a service that stays at its limit is probed at the refused address only, each time after twice as long',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve({ switches: { limit: 3, windowMs: 3_600_000, countRefused: false } })
    const driver = await at(service, limited(500))
    await driver.choose('types', '1')
    await driver.ready('manufacturers')
    await driver.choose('manufacturers', '1')
    await driver.is('limited')
    await expect.poll(() => service.log.entries.filter(({ status }) => status === 429).length).toBe(4)
    const refused = service.log.entries.filter(({ status }) => status === 429)
    expect(new Set(refused.map(({ path }) => path))).toEqual(new Set(['/vdb/models/1']))
    const gaps = refused.slice(1).map(({ atMs }, index) => atMs - refused[index]!.atMs)
    expect(gaps[1]! / gaps[0]!).toBeGreaterThan(1.5)
    expect(gaps[2]! / gaps[1]!).toBeGreaterThan(1.5)
    expect(service.log.count('subscription')).toBe(1)
    await expect(driver.connection).toHaveAttribute('data-state', 'limited')
  }
)

test('a limit in the body of a 200 stops all calls like a 429', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, limited(500, { 'limits.vehicleDatabase.windowSeconds': 3600 }))
  await driver.choose('types', '1')
  await driver.ready('manufacturers')
  service.setFaults([{ kind: 'error-in-200', code: 429, at: 'models' }])
  await driver.choose('manufacturers', '1')
  await driver.is('limited')
  const before = service.log.count()
  await clickQuickly(driver, (await makers(service)).slice(1, 4))
  await expect(driver.list('models')).toHaveAttribute('data-state', 'error')
  expect(service.log.count()).toBe(before)
})

test('one key shares its calls between two spellings of an address', async ({ serve, plain }) => {
  const service = await serve()
  const options = limited(5, { 'limits.vehicleDatabase.windowSeconds': 3600 })
  const first = await plain({ ...options, provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await first.is('online')
  await first.ready('types')
  await expect.poll(() => used(first)).toBe(2)
  await first.launched.close()
  const second = await plain({
    ...options,
    provision: { baseUrl: service.baseUrl.replace('127.0.0.1', 'localhost'), apiKey: service.key }
  })
  await second.is('online')
  await clickQuickly(second, await makers(service))
  await expect(second.connection).toHaveAttribute('data-state', 'limited')
  await expect(second.budget).toHaveAttribute('data-used', '5')
  expect(service.log.count()).toBe(5)
})

test(
  'a new key typed after the old one was used up connects, and has its own calls',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service, limited(3, { 'limits.vehicleDatabase.windowSeconds': 3600 }))
    await driver.ready('types')
    await clickQuickly(driver, await makers(service))
    await driver.is('limited')
    await expect(driver.budget).toHaveAttribute('data-used', '3')
    service.setKey('a-fresh-key-0123456789')
    service.log.clear()
    await driver.nav('settings').click()
    await driver.page.getByTestId('connection-replace').click()
    await driver.page.getByLabel('New key').or(driver.page.getByLabel('API key')).first().fill('a-fresh-key-0123456789')
    await driver.page.getByLabel('New key').or(driver.page.getByLabel('API key')).first().press('Enter')
    await driver.is('online')
    expect(service.log.entries[0]).toMatchObject({ name: 'subscription', key: 'right', status: 200 })
    await expect.poll(() => used(driver)).toBe(service.log.count())
  }
)

test(
  'a failure of the service is retried at most twice, each attempt counted',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    await driver.ready('types')
    // the subscription request runs beside the first list
    await expect.poll(() => used(driver)).toBe(2)
    service.setFaults([{ kind: 'status', status: 500 }])
    const before = await used(driver)
    await driver.choose('types', '1')
    await expect(driver.list('manufacturers')).toHaveAttribute('data-state', 'error')
    await driver.page.waitForTimeout(500)
    expect(service.log.count('manufacturers')).toBe(3)
    await expect(driver.budget).toHaveAttribute('data-used', String(before + 3))

    service.setFaults([{ kind: 'reset', at: 'models', times: 2 }])
    await driver
      .list('manufacturers')
      .getByRole('button', { name: /Try again/ })
      .click()
    await driver.choose('manufacturers', '1')
    await expect(driver.list('models')).toHaveAttribute('data-state', 'ready')
    expect(service.log.count('models')).toBe(3)
  }
)

test('400, 401, 403 and 404 are never retried automatically', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  for (const status of [400, 404, 401, 403]) {
    const driver = await at(service)
    await driver.ready('types')
    service.setFaults([{ kind: 'status', status, at: 'manufacturers' }])
    service.log.clear()
    await driver.choose('types', '1')
    await expect(driver.list('manufacturers')).toHaveAttribute('data-state', status === 404 ? 'empty' : 'error')
    await driver.page.waitForTimeout(700)
    expect(
      browsing(service).map(({ name }) => name),
      String(status)
    ).toEqual(['manufacturers'])
    // a 401 may trigger one subscription request
    expect(service.log.count('subscription'), String(status)).toBeLessThanOrEqual(status === 401 ? 1 : 0)
    service.setFaults([])
    await driver.launched.close()
  }
})

test('at most four calls run at once', async ({ serve, at }) => {
  const late = lateAnswers()
  const service = await serve({ sleep: late.sleep })
  const driver = await at(service, limited(100))
  await driver.ready('types')
  const ids = await makers(service)
  service.setFaults([{ kind: 'delay', ms: 1 }])
  service.log.clear()
  const asked = driver.page.evaluate(
    (all) =>
      Promise.all(
        all.map((id, i) =>
          (window as any).dynodesk.catalogue
            .models({ parentId: id, requestId: `e2e-${i}`, priority: 'visible' })
            .catch((error: unknown) => String(error))
        )
      ),
    ids.slice(0, 12)
  )
  for (let left = 12; left > 0; left--) {
    await expect.poll(() => late.waiting).toBe(Math.min(4, left))
    if (left === 12) await driver.page.waitForTimeout(500)
    expect(late.waiting).toBe(Math.min(4, left))
    late.next()
  }
  const answers = await asked
  expect(
    answers.every((answer) => (answer as { ok?: boolean }).ok),
    JSON.stringify(answers[0])
  ).toBe(true)
})

test('the meter counts the calls that the service received, including refused ones and the subscription', async ({
  serve,
  at
}) => {
  const service = await serve({ switches: { oddities: true } })
  const driver = await at(service)
  await driver.choose('types', '1')
  await driver.ready('manufacturers')
  await driver.nav('search').click()
  await driver.searchInput.fill('zzzzzz')
  await driver.searchInput.press('Enter')
  await expect(driver.page.locator('[data-code="none-found"]')).toBeVisible()
  await expect(driver.budget).toHaveAttribute('data-used', String(service.log.count()))
  await expect(driver.budget).toHaveAttribute('data-limit', '3600')
  await expect(driver.budget).toBeHidden()
  await expect(driver.connection).toHaveAttribute('title', /estimate/)
  expect(service.log.count()).toBe(4)
})

test('one list requested by many at once is one call', async ({ serve, at }) => {
  const service = await serve({ faults: [{ kind: 'delay', ms: 400, at: 'models' }] })
  const driver = await at(service)
  await driver.ready('types')
  const answers = await driver.page.evaluate(() =>
    Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        (window as any).dynodesk.catalogue.models({ parentId: '1', requestId: `same-${n}`, priority: 'click' })
      )
    )
  )
  expect(answers.map((answer: { ok: boolean }) => answer.ok)).toEqual([true, true, true, true, true])
  expect(service.log.count('models')).toBe(1)
})
