/** The guides lead through the settings by "Settings, page, label"; each way exists. */
import { readGuide } from '../../contract/documents/guide'
import { expect, test } from '../support/test'

const ways = ['docs/administration.md', 'docs/command-line.md'].flatMap((name) => {
  const text = readGuide(name).prose.replaceAll(/\s+/g, ' ')
  const found = [...text.matchAll(/Settings, ([A-Z][\w ]*), "([^"]+)"/g)]
  return found.map(([, page = '', label = '']) => ({ page, label }))
})

test('every path through the settings that a guide names leads to its label', async ({ fresh }) => {
  expect(ways.length).toBeGreaterThan(7)
  // "Managed settings" is there where there are some
  const driver = await fresh({ managedSettings: { 'appearance.tray': false } })
  await driver.page.getByTestId('onboarding-demo').click()
  await driver.ready('types')
  await driver.nav('settings').click()
  for (const { page, label } of ways) {
    await driver.page.getByTestId('settings-page').filter({ hasText: page }).click()
    const content = driver.page.locator('[data-testid="settings-page-content"]:not([hidden])')
    await expect(content.getByText(label, { exact: true }).first(), `${page}, ${label}`).toBeVisible()
  }
})
