/** The first screen, and what the window shows while the service is away, refuses or fails. */
import { expect } from '../../fixtures'
import { LEVELS } from '../app-driver'
import { columns, engine, page, search, type ScreenGroup, type Stage } from './screen'

export const FIRST: ScreenGroup = {
  name: 'first',
  start: 'none',
  screens: [
    { name: 'first-run', open: ({ driver }) => expect(driver.onboarding).toBeVisible() },
    {
      name: 'first-run-failed',
      open: async ({ driver }) => {
        await driver.enter('http://127.0.0.1:1', 'wrong')
        await expect(driver.onboardingError).toBeVisible()
      }
    }
  ]
}

/** An engine and the lists on the way to it, in both languages of the pictures. */
async function storeEngine(stage: Stage): Promise<void> {
  const { driver } = stage
  for (const language of ['ru', 'en']) {
    await driver.setSetting('language.interface', language)
    await columns(4)(stage)
    await driver.ready('engines')
  }
  await engine()(stage)
}

export const UNREACHABLE: ScreenGroup = {
  name: 'unreachable',
  start: 'service',
  prepare: async (stage) => {
    await storeEngine(stage)
    await stage.service.close()
  },
  screens: [
    {
      name: 'unreachable-list',
      open: async ({ driver }) => {
        await driver.go('#/catalogue/2')
        await driver.is('offline')
      }
    },
    {
      name: 'unreachable-columns',
      open: async ({ driver, service, path }) => {
        const generations = (await service.catalogue()).generationsOf(BigInt(path.models))
        const other = generations.find(({ id }) => `${id}` !== path.generations)
        await driver.go(`#/catalogue/${path.types}/${path.manufacturers}/${path.models}/${other?.id}`)
        await expect(driver.page.getByTestId('stored-engine').first()).toBeVisible()
      }
    },
    { name: 'unreachable-engine', open: ({ driver, path }) => driver.openEngine(path) },
    {
      name: 'unreachable-engine-never-opened',
      open: async (stage) => {
        const { driver, path, siblings } = stage
        await columns(4)(stage)
        await driver.go(`#/engine/${[...LEVELS.slice(0, -1).map((level) => path[level]), siblings[0]!].join('/')}`)
        await expect(driver.notice().first()).toBeVisible()
      }
    },
    {
      name: 'unreachable-search',
      open: async (stage) => {
        await search(stage, 'zzzz')
        await expect(stage.driver.page.getByTestId('search-empty')).toBeVisible()
      }
    },
    { name: 'unreachable-offline', open: page('#/offline', 'offline-page') }
  ]
}

/** A group of one screen: what a list shows while the service refuses or fails. */
const failing = (name: string, state: string | null, prepare: (stage: Stage) => unknown): ScreenGroup => ({
  name,
  start: 'service',
  prepare: async (stage) => {
    await storeEngine(stage)
    await prepare(stage)
  },
  screens: [
    {
      name,
      open: async ({ driver }) => {
        await driver.go('#/catalogue/1/7')
        if (state !== null) await driver.is(state)
        await expect(driver.notice().first()).toBeVisible()
      }
    }
  ]
})

export const FAILING: readonly ScreenGroup[] = [
  failing('refused-key', 'bad-key', ({ service }) => service.setSwitches({ key: 'revoked' })),
  failing('no-permission', 'unauthorised', ({ service }) => service.setSwitches({ permission: false })),
  failing('limit-reached', 'limited', ({ service }) => service.spend(3600)),
  failing('list-failed', null, ({ service }) => service.setFaults([{ kind: 'status', status: 500, at: 'models' }])),
  failing('wrong-path', 'offline', async ({ driver, service }) => {
    await service.setFaults([{ kind: 'status', status: 404, at: 'any' }])
    await driver.go('#/settings#connection')
    await driver.page.getByTestId('connection-check').click()
  }),
  failing('no-catalogue-answer', null, ({ service }) => service.setFaults([{ kind: 'portal', at: 'vdb', status: 511 }]))
]
