/** A screen of the list, and how its groups reach their screens. */
import { expect, type LaunchOptions } from '../../fixtures'
import { LEVELS, type AppDriver } from '../app-driver'
import { locationOf, type Path, type TestService } from '../demo-service'

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
  readonly options?: LaunchOptions
  /** Brings the application into the state of the group; returns the stage of another window. */
  readonly prepare?: (stage: Stage) => Promise<Stage | void>
  readonly screens: readonly Screen[]
}

export const columns =
  (depth: number) =>
  ({ driver, path }: Stage): Promise<void> =>
    driver.openColumns(...LEVELS.slice(0, depth).map((level) => path[level]))

/** Loads the gains of the open list. */
export async function loadGains({ driver }: Stage): Promise<void> {
  await driver.page.getByTestId('load-gains').click()
  await expect(driver.page.getByTestId('missing-gains')).toHaveCount(0)
}

/** Opens the engine of the stage with one form of its chart. */
export const engine =
  (view: 'Stacked' | 'Two axes' | 'Table' = 'Stacked') =>
  async ({ driver, path }: Stage): Promise<void> => {
    await driver.openEngine(path)
    await expect(driver.figure('top_speed')).toBeVisible()
    await driver.page.getByRole('radio', { name: view }).click()
    await expect(driver.page.getByTestId(view === 'Table' ? 'dyno-table' : 'dyno-chart')).toBeVisible()
  }
/** Opens an engine of the oddities by the name of its case. */
export const odd =
  (name: string) =>
  async ({ driver }: Pick<Stage, 'driver'>): Promise<void> => {
    const at = locationOf(name)
    await driver.openEngine({
      types: at.typeId,
      manufacturers: at.manufacturerId!,
      models: at.modelId!,
      generations: at.generationId!,
      engines: at.engineId!
    })
  }
export async function search({ driver }: Stage, text: string): Promise<void> {
  await driver.nav('search').click()
  await driver.searchInput.fill(text)
  if (text !== '') await driver.searchInput.press('Enter')
}
/** Opens quick open afresh. */
export async function quickOpen({ driver }: Stage, text: string): Promise<void> {
  await driver.go('#/catalogue')
  await driver.page.keyboard.press('Escape')
  await driver.page.keyboard.press('Control+k')
  await driver.page.getByTestId('quick-open-input').fill(text)
  await expect(driver.page.getByTestId('quick-open-item').first()).toBeVisible()
}
export async function compare({ driver, path, siblings }: Stage, count: number): Promise<void> {
  const slots = [path.engines, ...siblings]
    .slice(0, count)
    .map((id) => [...LEVELS.slice(0, -1).map((level) => path[level]), id].join('.'))
  await driver.go(`#/compare?e=${slots.join('~')}`)
  const shown = driver.page.getByTestId('compare-slot')
  await expect(shown).toHaveCount(count)
  const translate = driver.page.getByTestId('compare-translate')
  for (const slot of await shown.all()) {
    const fetch = slot.getByTestId('compare-fetch')
    const complete = slot.and(driver.page.locator('[data-calls="0"]'))
    await expect(fetch.or(translate).or(complete).first()).toBeVisible()
    if (await fetch.isVisible()) await fetch.click()
  }
  if (await translate.isVisible()) await translate.click()
  for (const slot of await shown.all()) await expect(slot).toHaveAttribute('data-calls', '0')
}
/** Opens an address and waits for its page. */
export const page =
  (hash: string, testId: string) =>
  async ({ driver }: Stage): Promise<void> => {
    await driver.go(hash)
    await expect(driver.page.getByTestId(testId)).toBeVisible()
  }
export const sheetAddress = (path: Path): string => `#/sheet/${LEVELS.map((level) => path[level]).join('/')}`
