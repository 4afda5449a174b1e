/** Lists, search, quick open, comparison and downloads. */
import { expect } from '../../fixtures'
import { locationOf, pathTo } from '../demo-service'
import { columns, compare, engine, loadGains, page, quickOpen, search, type ScreenGroup, type Stage } from './screen'

/** Shows the manufacturers as logos or as a list again. */
async function switchWall({ driver }: Stage): Promise<void> {
  await driver.list('manufacturers').getByTestId('column-menu-open').click()
  await driver.page.getByTestId('column-menu-item').and(driver.page.locator('[data-id="wall"]')).click()
}
async function openPlaceMenu(stage: Stage): Promise<void> {
  await columns(2)(stage)
  const { driver } = stage
  await driver.item('manufacturers', stage.path.manufacturers).click({ button: 'right' })
  await expect(driver.page.getByTestId('place-menu')).toBeVisible()
}
/** Opens the question which of several engines of one name it is. */
async function which({ driver, service }: Stage): Promise<void> {
  const at = await pathTo(service, 'Arvenna', 'Fuegra', 'II', '2.0 TDR 140')
  await driver.go(`#/which/${[at.types, at.manufacturers, at.models, at.generations].join('/')}`)
  const asked = driver.page.getByTestId('which-question')
  const fetch = driver.page.getByTestId('which-fetch')
  await expect(asked.or(fetch).first()).toBeVisible()
  if (await fetch.isVisible()) await fetch.click()
  await expect(asked).toBeVisible()
}

/** Chooses a make for a download. */
async function plan({ driver, path }: Stage): Promise<void> {
  const { page: shown } = driver
  await page('#/offline', 'offline-page')({ driver } as Stage)
  await shown.getByTestId('pick-types').selectOption(path.types)
  await shown.getByTestId('pick-manufacturers').selectOption(path.manufacturers)
  await expect(shown.getByTestId('pack-plan')).toHaveAttribute('data-calls', /[1-9]/)
}

export const CATALOGUE: ScreenGroup = {
  name: 'catalogue',
  start: 'service',
  // an engine is stored
  prepare: (stage) => engine()(stage).then(() => stage),
  screens: [
    { name: 'catalogue', open: columns(0) },
    { name: 'manufacturers', open: columns(1) },
    {
      name: 'manufacturers-wall',
      open: async (stage) => {
        await columns(1)(stage)
        await switchWall(stage)
        await expect(stage.driver.page.getByTestId('logo-wall')).toBeVisible()
      }
    },
    {
      name: 'models',
      open: async (stage) => {
        await switchWall(stage)
        await columns(2)(stage)
      }
    },
    { name: 'place-menu', open: openPlaceMenu },
    {
      name: 'generations',
      open: async (stage) => {
        await stage.driver.page.keyboard.press('Escape')
        await columns(3)(stage)
      }
    },
    { name: 'engines', open: columns(4) },
    { name: 'engines-gains', open: loadGains },
    {
      name: 'manufacturers-none',
      open: async ({ driver }) => {
        const { typeId, manufacturerId } = locationOf('childless manufacturer')
        await driver.openColumns(typeId, manufacturerId!)
        await driver.ready('models', 'empty')
      }
    },
    { name: 'not-found', open: page('#/nowhere', 'not-found') }
  ]
}

export const FIND: ScreenGroup = {
  name: 'find and compare',
  start: 'service',
  // its lists name the car of the engine
  prepare: async (stage) => {
    await columns(4)(stage)
    await engine()(stage)
  },
  screens: [
    { name: 'search', open: (stage) => search(stage, '') },
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
    { name: 'quick-open-recent', open: (stage) => quickOpen(stage, '') },
    { name: 'quick-open', open: (stage) => quickOpen(stage, 'tdr') },
    { name: 'quick-open-commands', open: (stage) => quickOpen(stage, 'theme') },
    { name: 'quick-open-settings', open: (stage) => quickOpen(stage, 'quiet') },
    { name: 'quick-open-none', open: (stage) => quickOpen(stage, 'zzzz') },
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
    { name: 'which', open: which },
    { name: 'offline', open: page('#/offline', 'offline-page') },
    { name: 'offline-plan', open: plan }
  ]
}
