/** The feed page: the demo day from list to engine, persistent marks, and a webhook event. */
import { AxeBuilder } from '@axe-core/playwright'
import { AppDriver, expect, test } from '../support/test'

type Page = AppDriver['page']

const feed = (page: Page) => ({
  nav: page.getByTestId('nav-feed'),
  groups: page.getByTestId('feed-group'),
  items: page.getByTestId('feed-item'),
  detail: page.getByTestId('feed-detail')
})

/** The first screen redirects to the catalogue. */
async function demo(page: Page): Promise<void> {
  await page.getByTestId('onboarding-demo').click()
  await expect(page.getByTestId('level-list').first()).toBeVisible()
}

test('the demo has a day of events: from a project to its engine, and unread marks equal the badge', async ({
  launchApp
}) => {
  const { page } = await launchApp()
  await demo(page)
  const { nav, groups, items } = feed(page)
  await expect(nav).toHaveAttribute('data-unread', '2')
  await nav.click()
  await expect(groups.first()).toBeVisible()
  await expect(page.locator('[data-testid="feed-group"] [data-status="in-progress"]')).toHaveCount(1)
  await expect(page.locator('[data-testid="feed-source"][data-source="demo"]')).toHaveText('Demo day')

  // later events arrive above, so rows are found by subject
  const id = await page
    .locator('[data-testid="feed-group"][data-subject="project"]')
    .first()
    .getAttribute('data-subject-id')
  const mine = page.locator(`[data-subject="project"][data-subject-id="${id}"]`)
  await groups.and(mine).click()
  await expect(items.and(mine).first()).toBeVisible()
  await expect(groups.and(mine)).toHaveAttribute('data-unread', 'false')
  await expect(items.and(mine).and(page.locator('[data-unread="true"]'))).toHaveCount(0)

  const engineId = await page.getByTestId('feed-engine').getAttribute('data-engine-id')
  await page.getByTestId('feed-engine').click()
  await expect(page.getByTestId('engine-page')).toHaveAttribute('data-engine-id', engineId!)
  await nav.click()
  await page.getByTestId('feed-mark-all').click()
  await expect(page.locator('[data-testid="feed-group"][data-unread="true"]')).toHaveCount(0)
})

test(
  'the feed and the workbench have no accessibility violation, in both themes',
  { tag: '@long' },
  async ({ launchApp }) => {
    const { page } = await launchApp()
    await demo(page)
    await feed(page).nav.click()
    await feed(page).groups.first().click()
    await page.getByTestId('feed-technical').locator('summary').click()
    await expect(page.getByTestId('feed-body')).toBeVisible()
    for (const theme of ['dark', 'light']) {
      await page.evaluate((value) => (window as any).dynodesk.settings.set({ key: 'appearance.theme', value }), theme)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
      ).toEqual([])
    }
    await page.evaluate(() => {
      location.hash = '#/feed/workbench?seq=1'
    })
    await expect(page.getByTestId('feed-tree')).toBeVisible()
    expect(
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
    ).toEqual([])
  }
)

test('an event sent to the receiver is listed with its kind, whatever that is, and as text', async ({ launchApp }) => {
  const { page } = await launchApp({
    managedSettings: { 'events.webhook.enabled': true, 'events.webhook.signature': 'none' }
  })
  await demo(page)
  await feed(page).nav.click()
  const source = page.locator('[data-testid="feed-source"][data-source="webhook"]')
  await expect(source).toHaveAttribute('data-state', 'listening')
  const at = await page.evaluate(
    async () =>
      ((await (window as any).dynodesk.feed.sources()) as { id: string; at: string | null }[]).find(
        (one) => one.id === 'webhook'
      )?.at
  )
  const answer = await fetch(at!, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tf-event': 'sheet_ready' },
    body: JSON.stringify({ note: '<img src=x onerror="window.bad = 1">' })
  })
  expect(answer.status).toBeLessThan(300)
  const item = page.locator('[data-testid="feed-item"][data-kind="sheet_ready"]')
  await expect(item).toBeVisible()
  await item.click()
  await expect(page.getByTestId('feed-tree')).toContainText('onerror')
  expect(await page.evaluate(() => (window as any).bad)).toBeUndefined()
})

test('a kind with a long name does not widen the filters, and a low window shows the whole list of keys', async ({
  launchApp
}) => {
  const { page } = await launchApp({
    managedSettings: { 'events.webhook.enabled': true, 'events.webhook.signature': 'none', 'language.interface': 'lt' }
  })
  await demo(page)
  await page.keyboard.press('Control+5')
  await expect(page.locator('[data-testid="feed-source"][data-source="webhook"]')).toHaveAttribute(
    'data-state',
    'listening'
  )
  const at = await page.evaluate(
    async () =>
      ((await (window as any).dynodesk.feed.sources()) as { id: string; at: string | null }[]).find(
        (one) => one.id === 'webhook'
      )?.at
  )
  const kind = `sheet_${'x'.repeat(90)}`
  await fetch(at!, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tf-event': kind },
    body: '{"note":1}'
  })
  await expect(page.getByTestId('feed-filters').locator(`[data-kind="${kind}"]`)).toBeAttached()
  expect(await page.getByTestId('feed-filters').evaluate((side) => side.scrollWidth - side.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 900, height: 600 })
  await page.keyboard.press('Control+/')
  const dialog = page.getByTestId('keys-dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport()
  expect(
    await dialog.evaluate((one) =>
      [...one.querySelectorAll('kbd')].every(
        (key) => key.getBoundingClientRect().right <= one.getBoundingClientRect().right
      )
    )
  ).toBe(true)
})

test('the feed has at most 25 tab stops, and shows list or detail in a window below 1100 px', async ({ launchApp }) => {
  const { page } = await launchApp()
  await demo(page)
  const { nav, groups, detail } = feed(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await nav.click()
  await groups.locator('visible=true').first().click()
  await page.getByTestId('feed-technical').locator('summary').click()
  const stops = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter((one) => one.tabIndex >= 0 && !one.hasAttribute('disabled') && one.checkVisibility())
        .map((one) => one.dataset['testid'] ?? one.getAttribute('aria-label') ?? one.textContent)
    )
  expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(25)

  await page.setViewportSize({ width: 960, height: 600 })
  await expect(detail).toBeVisible()
  await expect(groups.first()).toBeHidden()
  await page.getByTestId('feed-back').click()
  await expect(detail).toBeHidden()
  await expect(page.getByTestId('feed-list')).toBeFocused()
  for (const [width, height] of [
    [960, 600],
    [683, 384],
    [640, 360]
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(
      await page.locator('.feed-subject').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth))
    ).toEqual([])
    // texts of a row never overlap
    expect(
      await groups.evaluateAll((rows) =>
        rows.filter((row) => {
          const words = row.querySelector('.feed-words')!.getBoundingClientRect()
          return words.right > row.querySelector('.end')!.getBoundingClientRect().left
        })
      )
    ).toEqual([])
  }
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('feed-back')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('feed-list')).toBeFocused()
})
