/** The demo: its first minute and its feed. */
import { expect } from '../../fixtures'
import type { ScreenGroup } from './screen'

export const DEMO: ScreenGroup = {
  name: 'demo',
  start: 'demo',
  screens: [
    { name: 'demo-catalogue', open: ({ driver }) => driver.ready('types') },
    {
      name: 'feed',
      open: async ({ driver }) => {
        await driver.page.getByTestId('nav-feed').click()
        await expect(driver.page.getByTestId('feed-group').first()).toBeVisible()
      }
    },
    {
      name: 'feed-event',
      open: async ({ driver }) => {
        await driver.page.getByTestId('feed-group').first().click()
        await driver.page.getByTestId('feed-item').first().click()
        await expect(driver.page.getByTestId('feed-detail')).toBeVisible()
      }
    },
    {
      name: 'feed-conversation',
      open: async ({ driver }) => {
        await driver.page
          .getByRole('treeitem', { name: /^Ticket/ })
          .first()
          .click()
        await expect(driver.page.getByTestId('feed-conversation')).toBeVisible()
      }
    },
    {
      name: 'feed-time-line',
      open: async ({ driver }) => {
        await driver.go('#/feed')
        await driver.page.getByTestId('feed-mode').getByText('Time line').click()
        // in one column, the list is shown
        await driver.page.getByTestId('feed-list').press('Escape')
      }
    },
    {
      name: 'feed-none-found',
      open: async ({ driver }) => {
        await driver.page.getByTestId('feed-filter-text').fill('zzzz')
        await expect(driver.page.getByTestId('feed-empty')).toBeVisible()
      }
    },
    {
      name: 'feed-workbench',
      open: async ({ driver }) => {
        await driver.go('#/feed/workbench?seq=1')
        await expect(driver.page.getByTestId('feed-workbench')).toBeVisible()
        await expect(driver.page.getByTestId('bench-value').first()).toBeVisible()
      }
    }
  ]
}
