/** Clock skew and policies: caching and reading after the subscription ends. */
import { expect, pathTo, test } from '../support/test'

test('a clock that differs from the service’s is reported with the difference, marks the days left, and is cleared by a correction', async ({
  serve,
  at
}) => {
  const service = await serve({ switches: { dateSkewMs: -3 * 3_600_000 } })
  const driver = await at(service)
  const notice = driver.notice('clock-wrong')
  await expect(notice).toContainText(/This computer’s clock is (2\.9|3)\shr ahead of the service’s/)
  await driver.go('#/settings#connection')
  await expect(driver.page.getByTestId('days-doubtful')).toBeVisible()
  service.setSwitches({ dateSkewMs: 0 })
  await driver.page.getByTestId('connection-check').click()
  await expect(notice).toHaveCount(0)
  await expect(driver.page.getByTestId('days-doubtful')).toHaveCount(0)
  await driver.is('online')
})

test('the page of a portal reports nothing about the clock, whatever date it has', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  await driver.ready('types')
  service.setSwitches({ dateSkewMs: 400 * 86_400_000 })
  service.setFaults([{ kind: 'portal', status: 200 }])
  await driver.go('#/catalogue/1')
  await expect(driver.list('manufacturers')).toHaveAttribute('data-state', 'error')
  await driver.is('offline')
  await expect(driver.notice('clock-wrong')).toHaveCount(0)
  service.setFaults([])
  await driver.go('#/catalogue')
  await driver.ready('types')
  await driver.list('types').getByRole('listbox').press('Control+r')
  await expect(driver.notice('clock-wrong')).toContainText(/days behind/)
})

test(
  'after the end of the subscription stored records stay readable under a banner, or are withheld by the shop’s policy',
  { tag: '@long' },
  async ({ serve, plain, profile }) => {
    const service = await serve()
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const first = await plain({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
    await first.openEngine(path)
    service.setSwitches({ subscription: { name: 'Vehicle Database', active: false } })
    await first.go('#/settings#connection')
    await first.page.getByTestId('connection-check').click()
    await first.is('unauthorised')
    await first.openEngine(path)
    await expect(first.notice('inactive-subscription')).toContainText('engines on this computer still work')
    await first.launched.close()

    // cached data stays readable offline after a restart
    await service.close()
    const second = await plain({ userDataDir: profile, managedSettings: { 'policy.readAfterEnd': false } })
    await second.go(`#/engine/${Object.values(path).join('/')}`)
    await expect(second.notice('withheld').first()).toContainText('Your subscription has ended')
    await expect(second.fact('name')).toHaveCount(0)
    await second.go('#/settings#connection')
    await expect(second.setting('policy.readAfterEnd')).toHaveAttribute('data-managed', 'true')
    await second.launched.close()

    // withholding data does not delete it
    const third = await plain({ userDataDir: profile })
    await third.openEngine(path)
  }
)
