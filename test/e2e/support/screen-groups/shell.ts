/** The frame: help, about, tour, list of keys, tabs, and a second window. */
import { expect, type Launched } from '../../fixtures'
import { AppDriver } from '../app-driver'
import { columns, engine, page, type Screen, type ScreenGroup } from './screen'

const dialog = (name: string, button: string, shown: string): Screen => ({
  name,
  open: async (stage) => {
    const { driver } = stage
    await driver.page.keyboard.press('Escape')
    await page('#/help', 'help-text')(stage)
    await driver.page.getByTestId(button).click()
    await expect(driver.page.getByTestId(shown)).toBeVisible()
  }
})

export const SHELL: ScreenGroup = {
  name: 'shell',
  start: 'service',
  screens: [
    { name: 'help', open: page('#/help', 'help-text') },
    { name: 'help-engine', open: page('#/help/engine', 'help-text') },
    {
      name: 'help-search',
      open: async (stage) => {
        await page('#/help', 'help-text')(stage)
        await stage.driver.page.getByTestId('help-search').fill('stage')
      }
    },
    dialog('about', 'about-open', 'about-dialog'),
    {
      name: 'about-licences',
      open: async ({ driver }) => {
        await driver.page.getByTestId('about-licences-open').click()
        await expect(driver.page.getByTestId('about-licences')).toContainText('MIT')
      }
    },
    dialog('tour', 'help-tour', 'tour'),
    {
      name: 'keys',
      open: async ({ driver }) => {
        await driver.page.keyboard.press('Escape')
        await driver.go('#/catalogue')
        await driver.ready('types')
        await driver.page.keyboard.press('Control+/')
        await expect(driver.page.getByTestId('keys-dialog')).toBeVisible()
      }
    },
    {
      name: 'tabs',
      open: async (stage) => {
        const { driver } = stage
        await driver.page.keyboard.press('Escape')
        for (const open of [columns(3), engine(), page('#/offline', 'offline-page')]) {
          await driver.page.keyboard.press('Control+t')
          await open(stage)
        }
        await expect(driver.page.getByTestId('tab')).toHaveCount(4)
      }
    }
  ]
}

export const SECOND_WINDOW: ScreenGroup = {
  name: 'second window',
  start: 'service',
  prepare: async (stage) => {
    const { driver } = stage
    // an engine is stored
    await engine()(stage)
    const opened = driver.launched.app.waitForEvent('window')
    await driver.page.keyboard.press('Control+n')
    const other = await opened
    await other.waitForURL((url) => url.protocol !== 'about:')
    return { ...stage, driver: new AppDriver({ ...driver.launched, page: other } as Launched) }
  },
  screens: [
    { name: 'second-window', open: columns(2) },
    { name: 'second-window-engine', open: engine() }
  ]
}
