/** First start: the form, and what happens to address and key. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { calls, expect, test, type AppDriver, type TestService } from '../support/test'

const code = (desk: AppDriver): Promise<string | null> => desk.onboardingError.getAttribute('data-code')
const asked = (service: TestService): string[] => calls(service).map(({ name, key }) => `${name} ${key}`)

test('address and key connect with one question, and name, state and end of the subscription are shown', async ({
  serve,
  fresh
}) => {
  const service = await serve({
    switches: { subscription: { name: 'Workshop catalogue', active: true, end_date: '2031-03-30T12:00:00+05:45' } }
  })
  const desk = await fresh()
  await expect(desk.onboarding).toBeVisible()
  await expect(desk.page.getByTestId('onboarding-key')).toHaveAttribute('type', 'password')
  expect(service.log.count()).toBe(0)
  await desk.connect(service.baseUrl, service.key)
  for (const text of ['Connected', 'Workshop catalogue', 'active', /^30 Mar 2031/])
    await expect(desk.page.getByText(text, { exact: true }).first()).toBeVisible()
  expect(asked(service)).toEqual(['subscription right', 'types right'])
  await expect(desk.connection).toContainText('Workshop catalogue')
  expect(service.log.count('subscription')).toBe(1)
})

test('a wrong key is told as a wrong key after one question, and the right one can follow at once', async ({
  serve,
  fresh
}) => {
  const service = await serve()
  const desk = await fresh()
  await desk.enter(service.baseUrl, 'not-the-key')
  await expect(desk.onboardingError).toHaveAttribute('data-code', 'bad-key')
  expect(asked(service)).toEqual(['subscription wrong'])
  await desk.connect(service.baseUrl, service.key)
  expect(asked(service)).toEqual(['subscription wrong', 'subscription right', 'types right'])
})

test('an answer of 200 that says "not active" is no success, and the key need not be typed again when it is', async ({
  serve,
  fresh
}) => {
  const service = await serve({
    switches: { subscription: { name: 'Vehicle Database', active: false, end_date: '2025-01-31T23:59:59+01:00' } }
  })
  const desk = await fresh()
  await desk.enter(service.baseUrl, service.key)
  await expect(desk.onboardingError).toHaveAttribute('data-code', 'inactive-subscription')
  service.setSwitches({ subscription: { name: 'Vehicle Database', active: true, end_date: null } })
  await desk.onboarding.getByRole('button', { name: /^Check again/ }).click()
  await desk.is('online')
  await desk.ready('types')
  expect(service.log.count('subscription')).toBe(2)
})

test('a missing permission (401) is told apart from a wrong key', async ({ serve, fresh }) => {
  const service = await serve({ faults: [{ kind: 'status', status: 401, at: 'subscription' }] })
  const desk = await fresh()
  await desk.enter(service.baseUrl, service.key)
  await expect(desk.onboardingError).toHaveAttribute('data-code', 'unauthorised')
  expect(service.log.count()).toBe(1)
})

test('addresses that cannot be used are refused before anything is sent', async ({ fresh }) => {
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
  const desk = await fresh()
  for (const address of [
    `http://${outside ?? '192.0.2.1'}:${port}`,
    `ftp://127.0.0.1:${port}`,
    `http://user:secret@127.0.0.1:${port}`,
    `http://127.0.0.1:${port}/?key=1`,
    'not an address',
    `http://127.0.0.1.example:${port}`
  ]) {
    await desk.enter(address, 'any-key')
    await expect(desk.onboardingError, address).toHaveAttribute('data-code', 'bad-address')
    await expect(desk.onboarding).toBeVisible()
  }
  expect(received).toBe(0)
  server.close()
})

test('the page of a portal, half an answer and a dead port are three different findings', async ({ serve, fresh }) => {
  const service = await serve({ faults: [{ kind: 'portal', status: 200 }] })
  const desk = await fresh()
  await desk.enter(service.baseUrl, service.key)
  await expect(desk.onboardingError).toHaveAttribute('data-code', 'not-the-service')
  service.setFaults([{ kind: 'portal', status: 511 }])
  await desk.page.getByTestId('onboarding-connect').click()
  await expect.poll(() => service.log.entries.length).toBe(2)
  await expect(desk.onboardingError).toHaveAttribute('data-code', 'not-the-service')
  service.setFaults([{ kind: 'truncated' }])
  await desk.page.getByTestId('onboarding-connect').click()
  await expect.poll(() => service.log.entries.length).toBe(3)
  await expect(desk.onboardingError).toHaveAttribute('data-code', 'not-the-service')
  await service.close()
  await desk.page.getByTestId('onboarding-connect').click()
  await expect(desk.onboardingError).toHaveAttribute('data-code', 'offline')
})

test('a redirect to another host is never followed with the key', async ({ serve, fresh }) => {
  const elsewhere = await serve()
  const service = await serve({
    faults: [{ kind: 'redirect', to: 'other-origin', location: `${elsewhere.baseUrl}/vdb/subscription`, status: 307 }]
  })
  const desk = await fresh()
  await desk.enter(service.baseUrl, service.key)
  await expect(desk.onboardingError).toHaveAttribute('data-code', 'redirected')
  expect(elsewhere.log.entries).toEqual([])
  service.setFaults([{ kind: 'portal', status: 302 }])
  await desk.page.getByTestId('onboarding-connect').click()
  await expect.poll(() => service.log.entries.length).toBe(2)
  expect(['redirected', 'not-the-service']).toContain(await code(desk))
})

test('a redirect within the service is followed with the key, and each step is counted', async ({ serve, fresh }) => {
  const service = await serve({
    faults: [
      { kind: 'redirect', to: 'same-origin', status: 308, times: 1, at: 'subscription' },
      { kind: 'redirect', to: 'same-origin', status: 302, times: 1, at: 'types' }
    ]
  })
  const desk = await fresh()
  await desk.connect(service.baseUrl, service.key)
  const asked = calls(service)
  expect(asked.map(({ path, query, key }) => `${path} ${query['moved'] ?? ''} ${key}`)).toEqual([
    '/vdb/subscription  right',
    '/vdb/subscription 1 right',
    '/vdb/types  right',
    '/vdb/types 1 right'
  ])
  expect(asked.some(({ keyInAddress }) => keyInAddress)).toBe(false)
  await expect(desk.budget).toHaveAttribute('data-used', '4')
})

test('the demo catalogue opens without a key and says what it is', async ({ fresh }) => {
  const desk = await fresh()
  await desk.page.getByTestId('onboarding-demo').click()
  await desk.is('demo')
  await expect(await desk.ready('types')).toHaveAttribute('data-total', /^[1-9]/)
})

test('a path before the addresses and a slash at the end are kept as they should', async ({ serve, fresh }) => {
  const service = await serve({ prefix: '/partner/api' })
  const desk = await fresh()
  await desk.connect(`  ${service.baseUrl}/ `, service.key)
  await desk.choose('types', '1')
  await desk.ready('manufacturers')
  expect(calls(service).map(({ path }) => path)).toEqual(['/vdb/subscription', '/vdb/types', '/vdb/manufacturers/1'])
  expect(service.log.count('unknown')).toBe(0)
})

test('a set-up file with an address that cannot be used says so on the first screen, and stays', async ({ fresh }) => {
  const desk = await fresh({ provision: { baseUrl: 'ftp://service.example', apiKey: 'any-key' } })
  await expect(desk.onboarding).toBeVisible()
  await expect(desk.notice('bad-address')).toContainText(desk.launched.provisionFile)
  expect(existsSync(desk.launched.provisionFile)).toBe(true)
})

test('the last week of a subscription is told above every screen until it is dismissed', async ({ serve, at }) => {
  const end = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().replace('Z', '+00:00')
  const service = await serve({
    switches: { subscription: { name: 'Vehicle Database', active: true, end_date: end(20) } }
  })
  const desk = await at(service)
  await desk.ready('types')
  await expect(desk.notice('subscription-ends')).toHaveCount(0)
  service.setSwitches({ subscription: { name: 'Vehicle Database', active: true, end_date: end(3) } })
  await desk.page.evaluate(() => (window as any).dynodesk.connection.check())
  await expect(desk.notice('subscription-ends')).toContainText('3 days left')
  await desk.nav('search').click()
  await desk.notice('subscription-ends').getByRole('button').click()
  await expect(desk.notice('subscription-ends')).toHaveCount(0)
})

test('a subscription that does not say whether it is active is not taken for an ended one', async ({
  serve,
  fresh
}) => {
  const service = await serve({ switches: { subscription: { name: 'Vehicle Database' } } })
  const desk = await fresh()
  await desk.connect(service.baseUrl, service.key)
  await expect(desk.page.getByTestId('background-paused')).toHaveCount(0)
})

test('an answer of the catalogue after a refusal ends it at once', { tag: '@long' }, async ({ serve, at }) => {
  for (const [status, state] of [
    [403, 'bad-key'],
    [401, 'unauthorised']
  ] as const) {
    const service = await serve()
    const desk = await at(service)
    await desk.ready('types')
    service.setFaults([{ kind: 'error-in-200', code: status, at: 'manufacturers', times: 1 }])
    await desk.choose('types', '1')
    await desk.is(state)
    const before = service.log.count('subscription')
    await desk.go('#/catalogue/2')
    await desk.is('online')
    await expect(desk.notice(state)).toHaveCount(0)
    expect(service.log.count('subscription') - before).toBe(1)
    await desk.launched.close()
  }
})

test('after a restart the connection is there without the key being asked for', async ({ serve, plain }) => {
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

test(
  'a refused key (403) is replaced in the key panel, and what was here stays readable',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const desk = await at(service)
    await desk.choose('types', '1')
    await desk.ready('manufacturers')
    service.setKey('the-new-key')
    await desk.choose('manufacturers', '1')
    await desk.is('bad-key')
    await expect(desk.notice('bad-key').first()).toBeVisible()
    await expect(desk.list('manufacturers')).toHaveAttribute('data-state', 'ready')
    const before = service.log.count()
    await desk.page.waitForTimeout(400)
    expect(service.log.count(), 'calls after the refusal').toBe(before)

    await desk.nav('settings').click()
    await desk.page.getByRole('button', { name: 'Replace key or address' }).click()
    await desk.page.getByLabel('API key').or(desk.page.getByLabel('New key')).first().fill('the-new-key')
    await desk.page.getByLabel('API key').or(desk.page.getByLabel('New key')).first().press('Enter')
    await desk.is('online')
    expect(service.log.entries.at(-1)).toMatchObject({ name: 'subscription', key: 'right' })
  }
)

test(
  'a lapsed subscription (401) keeps the key, asks about the subscription once and stops background calls',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const desk = await at(service)
    await desk.choose('types', '1')
    await desk.ready('manufacturers')
    service.log.clear()
    service.setSwitches({ permission: false, subscription: { name: 'Vehicle Database', active: false } })
    await desk.choose('manufacturers', '1')
    await desk.is('unauthorised')
    await expect(desk.notice().first()).toHaveAttribute('data-code', /unauthorised|inactive-subscription/)
    await expect.poll(() => asked(service)).toEqual(['models right', 'subscription right'])
    await desk.page.waitForTimeout(400)
    expect(service.log.count()).toBe(2)

    service.setSwitches({ permission: true, subscription: { name: 'Vehicle Database', active: true } })
    await desk.nav('settings').click()
    await desk.page
      .getByRole('button', { name: /^Check (now|again|and resume)/ })
      .first()
      .click()
    await desk.is('online')
    expect(calls(service).every(({ key }) => key === 'right')).toBe(true)
  }
)
