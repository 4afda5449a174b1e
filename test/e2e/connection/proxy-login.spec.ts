/** A proxy with login, on loopback; `<-loopback>` routes the demo service through it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProxy, type TestProxy } from '../../helpers/proxy'
import type { Page } from '@playwright/test'
import { makeCertificate } from '../support/certificate'
import { expect, standin, test as base } from '../support/test'

const PASSWORD = 'canary-proxy+Z4=plover'
const test = base.extend<{ office: TestProxy }>({
  office: async ({}, use) => {
    const proxy = await startProxy('anna', PASSWORD)
    await use(proxy)
    await proxy.close()
  }
})
const through = ({ address }: TestProxy): string[] => [`--proxy-server=${address}`, '--proxy-bypass-list=<-loopback>']
const dialog = (page: Page) => page.getByTestId('proxy-login')
async function signIn(page: Page, user: string, password: string): Promise<void> {
  await page.getByTestId('proxy-login-user').fill(user)
  await page.getByTestId('proxy-login-password').fill(password)
  await page.getByTestId('proxy-login-submit').click()
}

test('a person who connects is asked for the login of the proxy, and the connection continues', async ({
  serve,
  fresh,
  office
}) => {
  const service = await serve()
  const driver = await fresh({ args: through(office) })
  await driver.enter(service.baseUrl, service.key)
  await expect(dialog(driver.page)).toContainText(office.address)
  await expect(dialog(driver.page)).toContainText('Head office')
  expect(service.log.entries).toEqual([])

  await signIn(driver.page, 'anna', 'wrong')
  await expect(dialog(driver.page)).toHaveAttribute('data-refused', 'true')
  expect(office.seen.filter(({ login }) => login === 'anna:wrong')).toHaveLength(1)

  await signIn(driver.page, 'anna', PASSWORD)
  await driver.is('online')
  await expect(dialog(driver.page)).toHaveCount(0)
  // a call stopped by the proxy did not reach the service
  expect(service.log.entries.filter(({ name }) => name === 'subscription')).toHaveLength(1)
  // the catalogue is loading meanwhile, so both counts are read again
  const usedHere = driver.page.getByTestId('budget')
  await expect.poll(async () => Number(await usedHere.getAttribute('data-used')) - service.callsUsed()).toBe(0)

  // other requests reuse the login
  await driver.nav('catalogue').click()
  await driver.choose('types', '1')
  await driver.ready('manufacturers')
  await expect(dialog(driver.page)).toHaveCount(0)
  const { stdout, stderr, userData } = driver.launched
  for (const text of [
    stdout.join('\n'),
    stderr.join('\n'),
    readFileSync(join(userData, 'logs', 'dynodesk.log'), 'utf8'),
    await driver.page.content()
  ])
    expect(text).not.toContain(PASSWORD)
})

test('a person who cancels sees what is missing, and is asked again on a retry', async ({ serve, fresh, office }) => {
  const service = await serve()
  const driver = await fresh({ args: through(office) })
  await driver.enter(service.baseUrl, service.key)
  await dialog(driver.page).getByTestId('proxy-login-cancel').click()
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'proxy-login')
  await expect(driver.onboardingError).toContainText('The proxy needs a login.')
  expect(service.log.entries).toEqual([])

  await driver.page.getByTestId('onboarding-connect').click()
  await signIn(driver.page, 'anna', PASSWORD)
  await driver.is('online')
})

test(
  'a start behind the proxy asks for the login, shows stored records meanwhile, and goes online with it',
  { tag: '@long' },
  async ({ serve, plain, office }) => {
    const service = await serve()
    const first = await plain({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
    await first.is('online')
    await first.ready('types')
    await first.launched.close()

    const driver = await plain({ args: through(office) })
    await expect(dialog(driver.page)).toBeVisible()
    await expect(driver.page.getByTestId('connection')).toHaveAttribute('data-network', 'portal')
    await driver.ready('types')
    await signIn(driver.page, 'anna', PASSWORD)
    await driver.is('online')

    // the login ends with the process
    await driver.launched.close()
    const again = await plain({ args: through(office) })
    await expect(dialog(again.page)).toBeVisible()
  }
)

test('after three wrong logins nobody is asked again automatically', async ({ serve, fresh, office }) => {
  const service = await serve()
  const driver = await fresh({ args: through(office) })
  await driver.enter(service.baseUrl, service.key)
  for (const n of [1, 2, 3]) {
    await signIn(driver.page, 'anna', `wrong ${n}`)
    if (n < 3) await expect(driver.page.getByTestId('proxy-login-password')).toHaveValue('')
  }
  await expect(driver.onboardingError).toHaveAttribute('data-code', 'proxy-login')
  await expect(dialog(driver.page)).toHaveCount(0)
  expect(office.seen.filter(({ login }) => login !== null).map(({ login }) => login)).toEqual([
    'anna:wrong 1',
    'anna:wrong 2',
    'anna:wrong 3'
  ])
})

test('a service with TLS is reached through a tunnel, and a refused tunnel is not its answer', async ({
  serve,
  fresh,
  office,
  profile
}) => {
  const certificate = makeCertificate()
  test.skip(
    certificate === null || !standin,
    'Electron trusts the certificates of the system alone, and openssl makes this one'
  )
  const trusted = join(profile, 'trusted.pem')
  writeFileSync(trusted, certificate!.cert)
  const service = await serve({ tls: certificate! })
  const driver = await fresh({ args: through(office), env: { NODE_EXTRA_CA_CERTS: trusted } })
  await driver.enter(service.baseUrl, service.key)
  await expect(dialog(driver.page)).toBeVisible()
  await signIn(driver.page, 'anna', PASSWORD)
  await driver.is('online')
  expect(service.baseUrl).toMatch(/^https:/)
  expect(office.seen.map(({ taken }) => taken)).toContain(true)
})
