/** The page of hosts: what the program contacted, and nothing else. */
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'

test('the list of contacted hosts names the service and survives a restart', async ({
  demoService,
  launchApp,
  profile
}) => {
  const service = await demoService()
  const provision = { baseUrl: service.baseUrl, apiKey: service.key }
  const first = await launchApp({ provision, userDataDir: join(profile, 'own') })
  await first.page.evaluate(() => (location.hash = '#/settings#hosts'))
  const row = first.page.locator('[data-testid="host"][data-purpose="catalogue"]')
  await expect(row).toHaveAttribute('data-host', 'localhost')
  // the parts above load later than the list is scrolled to
  await expect(row).toBeInViewport()
  expect(await first.close()).toBe(0)

  const { page } = await launchApp({ userDataDir: join(profile, 'own') })
  await page.evaluate(() => (location.hash = '#/settings#hosts'))
  await expect(page.locator('[data-testid="host"][data-purpose="catalogue"]')).toHaveCount(1)
  await page.getByTestId('hosts-clear').click()
  await expect(page.getByTestId('hosts-none')).toBeVisible()
})
