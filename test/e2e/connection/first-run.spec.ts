/** First start: the form, and what happens to address and key. */
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { calls, expect, test, type AppDriver, type TestService } from '../support/test'

const code = (driver: AppDriver): Promise<string | null> => driver.onboardingError.getAttribute('data-code')
const asked = (service: TestService): string[] => calls(service).map(({ name, key }) => `${name} ${key}`)

test('address and key connect with one call, and name, state and end of the subscription are shown', async ({
  serve,
  fresh
}) => {
  const service = await serve({
    switches: { subscription: { name: 'Workshop catalogue', active: true, end_date: '2031-03-30T12:00:00+05:45' } }
  })
  const driver = await fresh()
  await expect(driver.onboarding).toBeVisible()
  await expect(driver.page.getByTestId('onboarding-key')).toHaveAttribute('type', 'password')
  expect(service.log.count()).toBe(0)
  await driver.connect(service.baseUrl, service.key)
  for (const text of ['Connected', 'Workshop catalogue', 'active', /^30 Mar 2031/])
    await expect(driver.page.getByText(text, { exact: true }).first()).toBeVisible()
  expect(asked(service)).toEqual(['subscription right', 'types right'])
  await expect(driver.connection).toHaveAttribute('title', /Workshop catalogue/)
  expect(service.log.count('subscription')).toBe(1)
})

test('a wrong key is reported as such after one call, and the right one can follow at once', async ({
  serve,
  fresh
}) => {
  const service = await serve()
  const driver = await fresh()
  await driver.enter(service.baseUrl, 'not-the-key')
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'bad-key')
  expect(asked(service)).toEqual(['subscription wrong'])
  await driver.connect(service.baseUrl, service.key)
  expect(asked(service)).toEqual(['subscription wrong', 'subscription right', 'types right'])
})

test('a 200 with "not active" is no success, and the key need not be typed again once it is active', async ({
  serve,
  fresh
}) => {
  const service = await serve({
    switches: { subscription: { name: 'Vehicle Database', active: false, end_date: '2025-01-31T23:59:59+01:00' } }
  })
  const driver = await fresh()
  await driver.enter(service.baseUrl, service.key)
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'inactive-subscription')
  service.setSwitches({ subscription: { name: 'Vehicle Database', active: true, end_date: null } })
  await driver.onboarding.getByRole('button', { name: /^Check again/ }).click()
  await driver.is('online')
  await driver.ready('types')
  expect(service.log.count('subscription')).toBe(2)
})

test('a missing permission (401) is distinguished from a wrong key', async ({ serve, fresh }) => {
  const service = await serve({ faults: [{ kind: 'status', status: 401, at: 'subscription' }] })
  const driver = await fresh()
  await driver.enter(service.baseUrl, service.key)
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'unauthorised')
  expect(service.log.count()).toBe(1)
})

test('unusable addresses are refused before anything is sent', async ({ fresh }) => {
  // plain http to an address of this computer is reachable, so only the rule blocks it
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address
  let received = 0
  const server = createServer((_request, response) => {
    received++
    response.end('{}')
  }).listen(0, '0.0.0.0')
  server.on('connection', () => received++)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const driver = await fresh()
  for (const address of [
    `http://${outside ?? '192.0.2.1'}:${port}`,
    `ftp://127.0.0.1:${port}`,
    `http://user:secret@127.0.0.1:${port}`,
    `http://127.0.0.1:${port}/?key=1`,
    'not an address',
    `http://127.0.0.1.example:${port}`
  ]) {
    await driver.enter(address, 'any-key')
    await expect(driver.onboardingError, address).toHaveAttribute('data-code', 'bad-address')
    await expect(driver.onboarding).toBeVisible()
  }
  expect(received).toBe(0)
  server.close()
})

test('a portal page, half an answer and a dead port are three different failures', async ({ serve, fresh }) => {
  const service = await serve({ faults: [{ kind: 'portal', status: 200 }] })
  const driver = await fresh()
  await driver.enter(service.baseUrl, service.key)
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'not-the-service')
  service.setFaults([{ kind: 'portal', status: 511 }])
  await driver.page.getByTestId('onboarding-connect').click()
  await expect.poll(() => service.log.entries.length).toBe(2)
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'not-the-service')
  service.setFaults([{ kind: 'truncated' }])
  await driver.page.getByTestId('onboarding-connect').click()
  await expect.poll(() => service.log.entries.length).toBe(3)
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'not-the-service')
  await service.close()
  await driver.page.getByTestId('onboarding-connect').click()
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'offline')
})

for (const [language, width, height] of [
  ['en', 1366, 768],
  ['ru', 900, 600]
] as const)
  test(`a failed connection moves nothing on the first screen (${language}, ${width})`, async ({ fresh }) => {
    const driver = await fresh()
    const { page } = driver
    await driver.setSetting('language.interface', language)
    await page.setViewportSize({ width, height })
    await expect(page.locator(`html[lang^="${language}"]`)).toBeVisible()
    const places = (): Promise<number[]> =>
      page
        .locator('[data-testid="onboarding"] :is(input, button, select, footer)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const before = await places()
    await driver.enter('http://127.0.0.1:1', 'wrong')
    await expect(driver.onboardingError).toHaveAttribute('data-code', 'offline')
    expect(await places()).toEqual(before)
    expect(await driver.onboarding.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  })

test('a redirect to another host is never followed with the key', async ({ serve, fresh }) => {
  const elsewhere = await serve()
  const service = await serve({
    faults: [{ kind: 'redirect', to: 'other-origin', location: `${elsewhere.baseUrl}/vdb/subscription`, status: 307 }]
  })
  const driver = await fresh()
  await driver.enter(service.baseUrl, service.key)
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'redirected')
  expect(elsewhere.log.entries).toEqual([])
  service.setFaults([{ kind: 'portal', status: 302 }])
  await driver.page.getByTestId('onboarding-connect').click()
  await expect.poll(() => service.log.entries.length).toBe(2)
  expect(['redirected', 'not-the-service']).toContain(await code(driver))
})

test('a redirect within the service is followed with the key, and each step is counted', async ({ serve, fresh }) => {
  const service = await serve({
    faults: [
      { kind: 'redirect', to: 'same-origin', status: 308, times: 1, at: 'subscription' },
      { kind: 'redirect', to: 'same-origin', status: 302, times: 1, at: 'types' }
    ]
  })
  const driver = await fresh()
  await driver.connect(service.baseUrl, service.key)
  const asked = calls(service)
  expect(asked.map(({ path, query, key }) => `${path} ${query['moved'] ?? ''} ${key}`)).toEqual([
    '/vdb/subscription  right',
    '/vdb/subscription 1 right',
    '/vdb/types  right',
    '/vdb/types 1 right'
  ])
  expect(asked.some(({ keyInAddress }) => keyInAddress)).toBe(false)
  await expect(driver.budget).toHaveAttribute('data-used', '4')
})

test('the demo catalogue opens without a key and explains itself', async ({ fresh }) => {
  const driver = await fresh()
  await driver.page.getByTestId('onboarding-demo').click()
  await driver.is('demo')
  await expect(await driver.ready('types')).toHaveAttribute('data-total', /^[1-9]/)
})

test('a path prefix and a trailing slash of the address are handled', async ({ serve, fresh }) => {
  const service = await serve({ prefix: '/partner/api' })
  const driver = await fresh()
  await driver.connect(`  ${service.baseUrl}/ `, service.key)
  await driver.choose('types', '1')
  await driver.ready('manufacturers')
  expect(calls(service).map(({ path }) => path)).toEqual(['/vdb/subscription', '/vdb/types', '/vdb/manufacturers/1'])
  expect(service.log.count('unknown')).toBe(0)
})

test('a set-up file with an unusable address is reported on the first screen, and stays', async ({ fresh }) => {
  const driver = await fresh({ provision: { baseUrl: 'ftp://service.example', apiKey: 'any-key' } })
  await expect(driver.onboarding).toBeVisible()
  await expect(driver.notice('bad-address')).toContainText(driver.launched.provisionFile)
  expect(existsSync(driver.launched.provisionFile)).toBe(true)
})

test('the last week of a subscription is announced above every screen until dismissed, and its last month in the status bar, also offline', async ({
  serve,
  plain,
  profile
}) => {
  const end = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().replace('Z', '+00:00')
  const service = await serve({
    switches: { subscription: { name: 'Vehicle Database', active: true, end_date: end(20) } }
  })
  const driver = await plain({ userDataDir: profile, provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await driver.ready('types')
  await expect(driver.notice('subscription-ends')).toHaveCount(0)
  await expect(driver.page.getByTestId('subscription-status')).toHaveText('Subscription: 20 days left')
  service.setSwitches({ subscription: { name: 'Vehicle Database', active: true, end_date: end(3) } })
  await driver.page.evaluate(() => (window as any).dynodesk.connection.check())
  await expect(driver.notice('subscription-ends')).toContainText('3 days left')
  await driver.nav('search').click()
  await driver.notice('subscription-ends').getByRole('button').click()
  await expect(driver.notice('subscription-ends')).toHaveCount(0)
  await driver.launched.close()

  await service.close()
  const offline = await plain({ userDataDir: profile })
  await expect(offline.notice('subscription-ends')).toContainText('3 days left')
  await expect(offline.page.getByTestId('subscription-status')).toHaveText('Subscription: 3 days left')
  await offline.go('#/settings#health')
  await expect(offline.page.getByTestId('health-subscription')).toContainText('3 days left')
})

test('a subscription that does not state whether it is active does not count as ended', async ({ serve, fresh }) => {
  const service = await serve({ switches: { subscription: { name: 'Vehicle Database' } } })
  const driver = await fresh()
  await driver.connect(service.baseUrl, service.key)
  await expect(driver.page.getByTestId('background-paused')).toHaveCount(0)
})

test('an answer of the catalogue after a refusal ends it at once', { tag: '@long' }, async ({ serve, at }) => {
  for (const [status, state] of [
    [403, 'bad-key'],
    [401, 'unauthorised']
  ] as const) {
    const service = await serve()
    const driver = await at(service)
    await driver.ready('types')
    service.setFaults([{ kind: 'error-in-200', code: status, at: 'manufacturers', times: 1 }])
    await driver.choose('types', '1')
    await driver.is(state)
    const before = service.log.count('subscription')
    await driver.go('#/catalogue/2')
    await driver.is('online')
    await expect(driver.notice(state)).toHaveCount(0)
    expect(service.log.count('subscription') - before).toBe(1)
    await driver.launched.close()
  }
})

test('a restart restores the connection without asking for the key', async ({ serve, plain }) => {
  const service = await serve()
  const first = await plain()
  await first.connect(service.baseUrl, service.key)
  expect(await first.launched.close()).toBe(0)
  service.log.clear()
  const second = await plain()
  await second.is('online')
  await second.ready('types')
  await expect(second.onboarding).toHaveCount(0)
  expect(asked(service).filter((line) => line.startsWith('subscription'))).toEqual(['subscription right'])
})

test('a damaged connection is reported, and its stored data returns with the address and the key', async ({
  serve,
  plain,
  profile
}) => {
  const service = await serve()
  const first = await plain()
  await first.connect(service.baseUrl, service.key)
  await first.choose('types', '1')
  await first.ready('manufacturers')
  expect(await first.launched.close()).toBe(0)
  writeFileSync(join(profile, 'profile.json'), '{')
  const next = await plain()
  await expect(next.onboarding).toBeVisible()
  await expect(next.notice('store-failed')).toContainText('profile.json.damaged')
  service.log.clear()
  await next.connect(service.baseUrl, service.key)
  await next.go('#/catalogue/1')
  await next.ready('manufacturers')
  expect(service.log.count('manufacturers'), 'the stored list is used').toBe(0)
})

test(
  'a refused key (403) is replaced in the key panel, and stored records stay readable',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    await driver.choose('types', '1')
    await driver.ready('manufacturers')
    service.setKey('the-new-key')
    await driver.choose('manufacturers', '1')
    await driver.is('bad-key')
    await expect(driver.notice('bad-key').first()).toBeVisible()
    await expect(driver.list('manufacturers')).toHaveAttribute('data-state', 'ready')
    const before = service.log.count()
    await driver.page.waitForTimeout(400)
    expect(service.log.count(), 'calls after the refusal').toBe(before)

    await driver.nav('settings').click()
    await driver.page.getByRole('button', { name: 'Replace key or address' }).click()
    await driver.page.getByLabel('API key').or(driver.page.getByLabel('New key')).first().fill('the-new-key')
    await driver.page.getByLabel('API key').or(driver.page.getByLabel('New key')).first().press('Enter')
    await driver.is('online')
    expect(service.log.entries.at(-1)).toMatchObject({ name: 'subscription', key: 'right' })
  }
)

test(
  'an ended subscription (401) keeps the key, is called once and stops background calls',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    await driver.choose('types', '1')
    await driver.ready('manufacturers')
    service.log.clear()
    service.setSwitches({ permission: false, subscription: { name: 'Vehicle Database', active: false } })
    await driver.choose('manufacturers', '1')
    await driver.is('unauthorised')
    await expect(driver.notice().first()).toHaveAttribute('data-code', /unauthorised|inactive-subscription/)
    await expect.poll(() => asked(service)).toEqual(['models right', 'subscription right'])
    await driver.page.waitForTimeout(400)
    expect(service.log.count()).toBe(2)

    service.setSwitches({ permission: true, subscription: { name: 'Vehicle Database', active: true } })
    await driver.go('#/settings#connection')
    await driver.page
      .getByRole('button', { name: /^Check (now|again|and resume)/ })
      .first()
      .click()
    await driver.is('online')
    expect(calls(service).every(({ key }) => key === 'right')).toBe(true)
  }
)
