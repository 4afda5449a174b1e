/** How a machine starts and ends the application: switches, the `ready` line, SIGTERM. */
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { expect, standin, test } from './fixtures.ts'

test('the first start shows the first-run screen and says that it is ready, once', async ({ launchApp }) => {
  const { page, stdout, ready, app } = await launchApp()
  await expect(page.getByTestId('onboarding')).toBeVisible()
  expect(ready).toEqual({ pid: expect.any(Number), version: expect.stringMatching(/^\d+\.\d+\.\d+$/), host: standin ? 'chromium' : 'electron', startupMs: expect.any(Number) })
  expect(ready.pid).toBe(await app.evaluate(() => process.pid))
  expect(stdout.filter((line) => line.startsWith('ready '))).toHaveLength(1)
})

test('SIGTERM ends it cleanly within three seconds', async ({ launchApp }) => {
  test.skip(process.platform === 'win32', 'Windows has no SIGTERM')
  const { app } = await launchApp()
  const gone = once(app.process(), 'exit')
  const begun = Date.now()
  app.process().kill('SIGTERM')
  expect((await gone)[0]).toBe(0)
  expect(Date.now() - begun).toBeLessThan(3000)
})

test('what it writes lies under the folder it was given', async ({ launchApp, profile }) => {
  const { app } = await launchApp({ userDataDir: profile })
  expect(await app.evaluate(({ app }) => [app.getPath('userData'), app.getPath('sessionData'), app.getPath('logs')].every((path) => path.startsWith(app.commandLine.getSwitchValue('user-data-dir'))))).toBe(true)
  expect(readdirSync(profile).length).toBeGreaterThan(0)
})

test('provisioning connects without a person, and the file is gone afterwards', async ({ launchApp, demoService }) => {
  const service = await demoService()
  const { page, provisionFile } = await launchApp({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'online')
  await expect.poll(() => existsSync(provisionFile)).toBe(false)
  expect(service.callsUsed()).toBeGreaterThan(0)
})
