/** Fixtures of the product's tests: a service and an application connected to it. */
import type { DemoServiceOptions } from '../../service/start-service'
import { test as base, type LaunchOptions } from '../fixtures'
import { AppDriver, provisionOf } from './app-driver'
import { launchPlainly, type PlainLaunch } from './plain-launch'
import { startTestDemoService, type TestService } from './demo-service'

export { expect, standin } from '../fixtures'
export * from './app-driver'
export * from './demo-service'

export interface Fixtures {
  /** Starts a demo service until the test ends. */
  serve: (options?: Partial<DemoServiceOptions>) => Promise<TestService>
  /** Starts the application on its first screen. */
  fresh: (options?: LaunchOptions) => Promise<AppDriver>
  /** Starts the application connected to a service, by provisioning; `options` may provision more. */
  at: (service: TestService, options?: LaunchOptions) => Promise<AppDriver>
  /**
   * Starts the application without Playwright's launcher, with the system key store, in the folder `profile` by
   * default.
   */
  plain: (options?: LaunchOptions) => Promise<AppDriver<PlainLaunch>>
}

export const test = base.extend<Fixtures>({
  serve: async ({}, use) => {
    const started: TestService[] = []
    await use(async (options) => {
      const service = await startTestDemoService(options)
      started.push(service)
      return service
    })
    await Promise.all(started.map((service) => service.close()))
  },
  fresh: async ({ launchApp }, use) => use(async (options) => new AppDriver(await launchApp(options))),
  at: async ({ launchApp }, use) =>
    use(async (service, options) => {
      const driver = new AppDriver(
        await launchApp({ ...options, provision: { ...provisionOf(service), ...options?.provision } })
      )
      await driver.is('online')
      return driver
    }),
  plain: async ({ profile }, use) => {
    const started: PlainLaunch[] = []
    await use(async (options) => {
      const one = await launchPlainly(options?.userDataDir ?? profile, options)
      started.push(one)
      return new AppDriver(one)
    })
    for (const one of started) await one.close()
    base
      .expect(
        started.flatMap((one) => one.pageErrors),
        'errors in the page'
      )
      .toEqual([])
  }
})
