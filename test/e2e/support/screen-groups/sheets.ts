/** Spec sheets: making one, and the tabs of their page. */
import { expect } from '../../fixtures'
import { columns, engine, page, sheetAddress, type Screen, type ScreenGroup } from './screen'

const tab = (name: string): Screen => ({ name: `sheets-${name}`, open: page(`#/sheets?tab=${name}`, `sheets-${name}`) })

export const SHEETS: ScreenGroup = {
  name: 'sheets',
  start: 'service',
  prepare: columns(4),
  screens: [
    { name: 'sheets-none', open: page('#/sheets', 'sheets-page') },
    {
      name: 'sheet',
      open: async (stage) => {
        await engine()(stage)
        const sheet = stage.driver.page.getByTestId('sheet-page')
        await stage.driver.go(sheetAddress(stage.path))
        await expect(sheet).toHaveAttribute('data-state', 'checked')
      }
    },
    {
      name: 'sheet-made',
      open: async ({ driver }) => {
        await driver.page.getByTestId('sheet-make').click()
        await expect(driver.page.getByTestId('sheet-number')).toBeVisible()
      }
    },
    {
      name: 'sheets-made',
      open: async (stage) => {
        await page('#/sheets', 'sheets-page')(stage)
        await stage.driver.page.getByTestId('made-sheet').first().click()
        await expect(stage.driver.page.getByTestId('sheet-detail')).toBeVisible()
      }
    },
    tab('batch'),
    tab('templates'),
    {
      name: 'sheets-template',
      open: async (stage) => {
        await page('#/sheets?tab=templates', 'sheets-templates')(stage)
        await stage.driver.page.locator('[data-testid="template-item"][data-id="customer"]').click()
        await expect(stage.driver.page.getByTestId('template-copy')).toBeVisible()
      }
    },
    tab('rules'),
    tab('printers')
  ]
}
