/**
 * All screens and their states, in groups that share one start of the application. Pictures, accessibility checks and
 * layout checks walk this list.
 */
import { expect, type LaunchOptions } from '../fixtures'
import { LEVELS, type AppDriver } from './app-driver'
import { locationOf, pathTo, type Path, type TestService } from './demo-service'

export interface Stage {
  readonly driver: AppDriver
  readonly service: TestService
  /** An engine with curves and two stages. */
  readonly path: Path
  /** Ids of the engines beside it. */
  readonly siblings: readonly string[]
}
export interface Screen {
  /** Unique; also the name of the picture. */
  readonly name: string
  /** Opens the screen from any other one of its group. */
  readonly open: (stage: Stage) => Promise<unknown>
}
export interface ScreenGroup {
  readonly name: string
  /** demo: starts with the demo catalogue; none: stays on the first screen. */
  readonly start: 'service' | 'demo' | 'none'
  /** Brings the application into the state of the group. */
  readonly prepare?: (stage: Stage) => Promise<unknown>
  readonly screens: readonly Screen[]
}

interface Starters {
  serve: (options?: { switches: { oddities: boolean } }) => Promise<TestService>
  at: (service: TestService, options?: LaunchOptions) => Promise<AppDriver>
  fresh: (options?: LaunchOptions) => Promise<AppDriver>
}

/** Starts the application for a group. */
export async function startGroup(
  group: ScreenGroup,
  { serve, at, fresh }: Starters,
  options: LaunchOptions = {}
): Promise<Stage> {
  const service = await serve({ switches: { oddities: true } })
  const driver = group.start === 'service' ? await at(service, options) : await fresh(options)
  if (group.start === 'demo') {
    await driver.page.getByTestId('onboarding-demo').click()
    await driver.is('demo')
  }
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const siblings = (await service.catalogue())
    .enginesOf(BigInt(path.generations))
    .map(({ id }) => `${id}`)
    .filter((id) => id !== path.engines)
  const stage = { driver, service, path, siblings }
  await group.prepare?.(stage)
  return stage
}

const columns =
  (depth: number) =>
  ({ driver, path }: Stage): Promise<void> =>
    driver.openColumns(...LEVELS.slice(0, depth).map((level) => path[level]))

/** Opens the engine of the stage with one form of its chart. */
const engine =
  (view: 'Stacked' | 'Two axes' | 'Table' = 'Stacked') =>
  async ({ driver, path }: Stage): Promise<void> => {
    await driver.openEngine(path)
    await expect(driver.figure('top_speed')).toBeVisible()
    await driver.page.getByRole('radio', { name: view }).click()
    await expect(driver.page.getByTestId(view === 'Table' ? 'dyno-table' : 'dyno-chart')).toBeVisible()
  }
/** Opens an engine of the oddities by the name of its case. */
const odd =
  (name: string) =>
  async ({ driver }: Stage): Promise<void> => {
    const at = locationOf(name)
    await driver.openEngine({
      types: at.typeId,
      manufacturers: at.manufacturerId!,
      models: at.modelId!,
      generations: at.generationId!,
      engines: at.engineId!
    })
  }
async function search({ driver }: Stage, text: string): Promise<void> {
  await driver.nav('search').click()
  await driver.searchInput.fill(text)
  if (text !== '') await driver.searchInput.press('Enter')
}
/** Opens quick open afresh. */
async function quickOpen({ driver }: Stage, text: string): Promise<void> {
  await driver.go('#/catalogue')
  await driver.page.keyboard.press('Escape')
  await driver.page.keyboard.press('Control+k')
  await driver.page.getByTestId('quick-open-input').fill(text)
  await expect(driver.page.getByTestId('quick-open-item').first()).toBeVisible()
}
async function compare({ driver, path, siblings }: Stage, count: number): Promise<void> {
  const slots = [path.engines, ...siblings]
    .slice(0, count)
    .map((id) => [...LEVELS.slice(0, -1).map((level) => path[level]), id].join('.'))
  await driver.go(`#/compare?e=${slots.join('~')}`)
  const shown = driver.page.getByTestId('compare-slot')
  await expect(shown).toHaveCount(count)
  for (const slot of await shown.all()) {
    await expect(slot.getByTestId('compare-fetch').or(slot.and(driver.page.locator('[data-calls="0"]')))).toBeVisible()
    if ((await slot.getAttribute('data-calls')) !== '0') await slot.getByTestId('compare-fetch').click()
    await expect(slot).toHaveAttribute('data-calls', '0')
  }
}
/** Opens an address and waits for its page. */
const page =
  (hash: string, testId: string) =>
  async ({ driver }: Stage): Promise<void> => {
    await driver.go(hash)
    await expect(driver.page.getByTestId(testId)).toBeVisible()
  }
const sheetAddress = (path: Path): string => `#/sheet/${LEVELS.map((level) => path[level]).join('/')}`

const FIRST: ScreenGroup = {
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

const CATALOGUE: ScreenGroup = {
  name: 'catalogue',
  start: 'service',
  screens: [
    { name: 'catalogue', open: columns(0) },
    { name: 'manufacturers', open: columns(1) },
    { name: 'models', open: columns(2) },
    { name: 'generations', open: columns(3) },
    { name: 'engines', open: columns(4) },
    {
      name: 'manufacturers-none',
      open: async ({ driver }) => {
        const { typeId, manufacturerId } = locationOf('childless manufacturer')
        await driver.openColumns(typeId, manufacturerId!)
        await driver.ready('models', 'empty')
      }
    },
    { name: 'engine', open: engine() },
    { name: 'engine-two-axes', open: engine('Two axes') },
    { name: 'engine-table', open: engine('Table') },
    {
      name: 'engine-menu',
      open: async (stage) => {
        await engine()(stage)
        await stage.driver.page.getByTestId('engine-menu-open').click()
        await expect(stage.driver.page.getByTestId('engine-menu-item').first()).toBeVisible()
      }
    },
    {
      name: 'engine-no-curves',
      open: async (stage) => {
        await stage.driver.page.keyboard.press('Escape')
        await odd('values: all empty')(stage)
      }
    },
    { name: 'engine-unequal-curves', open: odd('values: unequal lengths') },
    { name: 'engine-no-stages', open: odd('stages: none') },
    { name: 'engine-eight-stages', open: odd('stages: eight') },
    { name: 'engine-long-name', open: odd('text: very long') },
    {
      name: 'customer',
      open: async (stage) => {
        await engine()(stage)
        await stage.driver.page.keyboard.press('F8')
        await expect(stage.driver.page.getByTestId('customer-bar')).toBeVisible()
      }
    },
    {
      name: 'search',
      open: async (stage) => {
        if (await stage.driver.page.getByTestId('customer-bar').isVisible())
          await stage.driver.page.keyboard.press('F8')
        await search(stage, '')
      }
    },
    {
      name: 'search-results',
      open: async (stage) => {
        await search(stage, 'corsale')
        await expect(stage.driver.results.first()).toBeVisible()
      }
    },
    {
      name: 'search-none',
      open: async (stage) => {
        await search(stage, 'zzzz')
        await expect(stage.driver.page.locator('[data-code="none-found"]')).toBeVisible()
      }
    },
    { name: 'quick-open', open: (stage) => quickOpen(stage, 'tdr') },
    { name: 'quick-open-commands', open: (stage) => quickOpen(stage, 'theme') },
    {
      name: 'compare-none',
      open: async ({ driver }) => {
        await driver.page.keyboard.press('Escape')
        await driver.page.getByTestId('nav-compare').click()
        await expect(driver.page.getByTestId('compare-slot')).toHaveCount(0)
      }
    },
    { name: 'compare-two', open: (stage) => compare(stage, 2) },
    { name: 'compare-four', open: (stage) => compare(stage, 4) },
    {
      name: 'which',
      open: (stage) => {
        const { types, manufacturers, models, generations } = stage.path
        return page(`#/which/${types}/${manufacturers}/${models}/${generations}`, 'which-page')(stage)
      }
    },
    {
      name: 'sheet',
      open: async ({ driver, path }) => {
        await driver.go(sheetAddress(path))
        await expect(driver.page.getByTestId('sheet-page')).toHaveAttribute('data-state', 'checked')
      }
    },
    { name: 'sheets', open: page('#/sheets', 'sheets-page') },
    { name: 'sheets-templates', open: page('#/sheets?tab=templates', 'sheets-page') },
    { name: 'sheets-batch', open: page('#/sheets?tab=batch', 'sheets-page') },
    { name: 'offline', open: page('#/offline', 'offline-page') },
    { name: 'not-found', open: page('#/nowhere', 'not-found') },
    {
      name: 'keys',
      open: async ({ driver }) => {
        await driver.go('#/catalogue')
        await driver.page.keyboard.press('?')
        await expect(driver.page.getByRole('dialog')).toBeVisible()
      }
    }
  ]
}

/** The pages of the settings by their position in the list. */
const SETTINGS_PAGES = 10
const SETTINGS: ScreenGroup = {
  name: 'settings',
  start: 'service',
  screens: Array.from({ length: SETTINGS_PAGES }, (_none, at) => ({
    name: `settings-${at + 1}`,
    open: async ({ driver }: Stage) => {
      await driver.nav('settings').click()
      await driver.page.setViewportSize({ width: 1366, height: 768 })
      await driver.page.getByTestId('settings-page').nth(at).click()
      await expect(driver.page.getByTestId('settings-page-content').nth(at)).toBeVisible()
    }
  }))
}

const DEMO: ScreenGroup = {
  name: 'demo',
  start: 'demo',
  screens: [
    { name: 'demo-catalogue', open: ({ driver }) => driver.ready('types') },
    {
      name: 'feed',
      open: async ({ driver }) => {
        await driver.page.getByTestId('nav-feed').click()
        await expect(driver.page.getByRole('treeitem').first()).toBeVisible()
      }
    },
    {
      name: 'feed-event',
      open: ({ driver }) => driver.page.getByRole('treeitem').first().click()
    }
  ]
}

const UNREACHABLE: ScreenGroup = {
  name: 'unreachable',
  start: 'service',
  prepare: async (stage) => {
    await engine()(stage)
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
    { name: 'unreachable-engine', open: ({ driver, path }) => driver.openEngine(path) },
    {
      name: 'unreachable-engine-never-opened',
      open: ({ driver, path, siblings }) =>
        driver.go(`#/engine/${[...LEVELS.slice(0, -1).map((level) => path[level]), siblings[0]!].join('/')}`)
    },
    { name: 'unreachable-search', open: (stage) => search(stage, 'zzzz') },
    { name: 'unreachable-offline', open: page('#/offline', 'offline-page') }
  ]
}

/** A group of one screen: what a list shows while the service refuses or fails. */
const failing = (name: string, state: string | null, prepare: (stage: Stage) => unknown): ScreenGroup => ({
  name,
  start: 'service',
  prepare: async (stage) => prepare(stage),
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

export const SCREEN_GROUPS: readonly ScreenGroup[] = [
  FIRST,
  CATALOGUE,
  SETTINGS,
  DEMO,
  UNREACHABLE,
  failing('refused-key', 'bad-key', ({ service }) => service.setSwitches({ key: 'revoked' })),
  failing('no-permission', 'unauthorised', ({ service }) => service.setSwitches({ permission: false })),
  failing('limit-reached', 'limited', ({ service }) => service.spend(3600)),
  failing('list-failed', null, ({ service }) => service.setFaults([{ kind: 'status', status: 500, at: 'models' }]))
]
