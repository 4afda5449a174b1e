/** The engine page by keyboard and in small windows: tab stops, actions, provenance of figures, one column. */
import { intlTag, LANGUAGES } from '../../../src-main/shared/text/languages'
import type { Page } from '@playwright/test'
import { ENGINE } from '../support/screen-groups/engine'
import { odd } from '../support/screen-groups/screen'
import { expect, pathTo, test, type AppDriver, type TestService } from '../support/test'

/** A page has at most this many tab stops, without the frame around it. */
const MOST_STOPS = 25

async function open(driver: AppDriver, service: TestService): Promise<void> {
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  await expect(driver.page.getByTestId('dyno-chart')).toBeVisible()
}

/** Test ids, or names, of the tab stops of the page in their order. */
async function tabStops(page: Page): Promise<string[]> {
  await page.getByTestId('engine-page').focus()
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      return element?.closest('[data-testid="engine-page"]')
        ? (element.getAttribute('data-testid') ?? element.textContent?.trim() ?? '')
        : null
    })
    if (stop === null) return stops
    stops.push(stop)
  }
}

test('the page has few tab stops, the actions first, and no figure among them', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  await open(driver, service)
  const stops = await tabStops(driver.page)
  expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(MOST_STOPS)
  expect(stops[0]).toBe('sheet-open')
  expect(stops).toContain('dyno-chart')
  expect(await driver.page.locator('[data-origin]').count()).toBeGreaterThan(20)
  expect(await driver.page.locator('[data-origin]:is(button, a, [tabindex])').count()).toBe(0)
})

test('the row of actions is one tab stop with arrow keys', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  await open(driver, service)
  const { page } = driver
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null)
  await page.getByTestId('sheet-open').focus()
  const row: (string | null)[] = []
  for (let pressed = 0; pressed < 5; pressed++) {
    row.push(await focused())
    await page.keyboard.press('ArrowRight')
  }
  expect(row).toEqual(['sheet-open', 'customer-open', 'compare-add', 'favourite', 'engine-menu-open'])
  expect(await focused()).toBe('sheet-open')
  await expect(page.getByTestId('customer-open')).toHaveAttribute('title', 'Show to customer (F8)')
  await page.getByTestId('customer-open').click()
  await expect(page.getByTestId('customer-open')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('customer-bar')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByTestId('customer-open')).toHaveAttribute('aria-pressed', 'false')
})

test('the source of a figure opens by Alt and click, by the context menu and by the button of its section', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service)
  await open(driver, service)
  const { page } = driver
  const panel = page.getByTestId('origin')
  const power = driver.fact('power').locator('[data-origin]')
  await power.click()
  await expect(panel).toHaveCount(0)
  await power.click({ modifiers: ['Alt'] })
  await expect(panel).toHaveAttribute('data-field', 'power')
  // below the figures, of which it covers none
  const gap = async (): Promise<number> => {
    const [figures, box] = [await page.getByTestId('headline').boundingBox(), await panel.boundingBox()]
    return box!.y - figures!.y - figures!.height
  }
  await expect.poll(gap).toBeGreaterThan(-1)
  const [box, chart] = await Promise.all([panel.boundingBox(), page.getByTestId('dyno-chart').boundingBox()])
  expect(box!.x + box!.width, 'beside the curves').toBeLessThanOrEqual(chart!.x)
  await page.setViewportSize({ width: 900, height: 600 })
  await expect.poll(gap).toBeGreaterThan(-1)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await driver.figure('top_speed').locator('[data-origin]').click({ button: 'right' })
  await expect(panel).toHaveAttribute('data-field', 'top_speed')
  await page.keyboard.press('Escape')

  const button = page.getByRole('button', { name: 'Origin of the figures: Engine' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveAttribute('data-field', 'power')
  await expect(panel).toBeFocused()
  const headline = ['power', 'torque'].flatMap((field) => {
    const stage = `remap_stages[1].${field}`
    return [field, stage, `${stage}, ${field}`]
  })
  for (const field of [...headline.slice(1), 'capacity', 'cylinders']) {
    await page.keyboard.press('ArrowDown')
    await expect(panel).toHaveAttribute('data-field', field)
  }
  await page.keyboard.press('ArrowUp')
  await expect(panel).toHaveAttribute('data-field', 'capacity')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(panel).toHaveAttribute('data-field', 'power')
})

test('closed facts of the record keep their text', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  await open(driver, service)
  await expect(driver.fact('slug')).toBeHidden()
  expect(await driver.fact('slug').innerText()).toBe('2-0-tdr-150')
  await driver.page.getByTestId('record-facts').getByText('Record', { exact: true }).click()
  await expect(driver.fact('slug')).toBeVisible()
})

/** Parts of the page that overlap, stand out of the window, or lose text. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('[data-testid="engine-page"]')!
    const found: string[] = []
    const parts = ['.head', '.pull', '.results', '.facts'].map((name) => ({
      name,
      box: main.querySelector(name)!.getBoundingClientRect()
    }))
    parts.slice(1).forEach(({ name, box }, at) => {
      const before = parts[at]!
      if (box.top < before.box.bottom - 1) found.push(`${name} overlaps ${before.name}`)
    })
    if (main.scrollWidth > main.clientWidth + 1) found.push(`page wider than the window: ${main.scrollWidth}`)
    const chart = main.querySelector('[data-testid="dyno-chart"]')!.getBoundingClientRect()
    const readout = main.querySelector('[data-testid="dyno-readout"]')!.getBoundingClientRect()
    if (chart.height < 250) found.push(`chart only ${chart.height} high`)
    if (readout.top < chart.bottom) found.push('readout over the chart')
    for (const element of main.querySelectorAll<HTMLElement>('.head *, .actions *, .gain-side *, .facts *')) {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (element.closest('.visually-hidden, svg') || element.clientWidth === 0) continue
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${element.className} ${element.textContent}`)
      if (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2)
        found.push(`cut below: ${element.className} ${element.textContent}`)
    }
    return found
  })

/** The read-out, or the run below it, ends above the actions without scrolling. */
async function expectReadoutAbove(page: Page, part = 'dyno-readout'): Promise<void> {
  await expect
    .poll(async () => {
      const [box, actions] = [await page.getByTestId(part).boundingBox(), await page.getByRole('toolbar').boundingBox()]
      return actions!.y - box!.y - box!.height
    })
    .toBeGreaterThanOrEqual(0)
}

/** Opacity of the line above the actions and of their arrow while the page goes on below. */
const shadeOf = (page: Page): Promise<string> =>
  page
    .locator('.engine-page > .actions')
    .evaluate((bar) =>
      [...new Set(['::before', '::after'].map((part) => getComputedStyle(bar, part).opacity))].join(' and ')
    )

test('a range moves no plot', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  await open(driver, service)
  const { page } = driver
  const chart = page.getByTestId('dyno-chart')
  for (const [width, height] of [
    [1366, 768],
    [900, 600]
  ] as const) {
    await page.setViewportSize({ width, height })
    const before = await chart.boundingBox()
    await page.getByTestId('band-toggle').click()
    await expect(page.getByTestId('band-range')).toBeVisible()
    await expect(page.getByTestId('gain-label'), 'the table has the gains').toHaveCount(0)
    expect(await chart.boundingBox()).toEqual(before)
    const cruise = page.getByTestId('band-cruise')
    await cruise.fill('12500')
    const shown = await cruise.evaluate((field) => [field.scrollWidth, field.clientWidth])
    expect(shown[0]).toBe(shown[1])
    await page.getByTestId('band-close').click()
    await expect(page.getByTestId('gain-label')).toHaveCount(2)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const language of LANGUAGES) {
    await driver.setSetting('language.interface', language)
    await expect(page.locator('html')).toHaveAttribute('lang', intlTag(language))
    const before = await chart.boundingBox()
    await page.getByTestId('band-toggle').click()
    await expect(page.getByTestId('band-range')).toBeVisible()
    expect(await chart.boundingBox(), language).toEqual(before)
    await page.getByTestId('band-close').click()
  }
})

test('a small window has one column without overlaps, and the actions are always visible', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  await open(driver, service)
  const { page } = driver
  for (const [width, height] of [
    [900, 600],
    [683, 384],
    [640, 360]
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => faults(page), `${width} by ${height}`).toEqual([])
    await driver.enginePage.evaluate((main) => (main.scrollTop = 0))
    await expect(driver.fact('power')).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('engine-menu-open')).toBeInViewport({ ratio: 1 })
    await expect.poll(() => shadeOf(page)).toBe('1')
    // the gain at the crosshair and the stages without scrolling
    if (width === 900) {
      await expectReadoutAbove(page)
      await expectReadoutAbove(page, 'stage-summary')
      await expect(page.getByTestId('stage-summary')).toContainText('Stage 1190430')
      expect((await page.getByTestId('dyno-chart').boundingBox())!.height).toBeGreaterThan(270)
    }
    await page.getByTestId('note').scrollIntoViewIfNeeded()
    await driver.enginePage.evaluate((main) => (main.scrollTop = main.scrollHeight))
    await expect.poll(() => shadeOf(page)).toBe('0')
    await expect(page.getByTestId('record-facts')).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('sheet-open')).toBeInViewport({ ratio: 1 })
  }
})

test('a measured run and its warning are above the actions of a small window, beside the customer too', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service)
  const { page } = driver
  await open(driver, service)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const imported = ENGINE.screens.find((screen) => screen.name === 'engine-measured-import')!
  await imported.open({ driver, service, path, siblings: [] })
  await page.getByTestId('measured-keep').click()
  for (const language of ['en', 'ru'] as const) {
    await driver.setSetting('language.interface', language)
    await page.setViewportSize({ width: 900, height: 600 })
    await expectReadoutAbove(page)
    await expectReadoutAbove(page, 'measured-contradiction')
    await expect(page.getByTestId('measured-peaks')).toContainText('139')
    await expect(page.getByTestId('measured-peak')).toHaveCount(2)
  }
  await page.keyboard.press('F8')
  await expect(page.getByTestId('customer-bar')).toBeVisible()
  await expect(page.getByTestId('sheet-open'), 'the actions stay in sight').toBeInViewport({ ratio: 1 })
  await expectReadoutAbove(page, 'measured-contradiction')
  expect((await page.getByTestId('dyno-chart').boundingBox())!.height).toBeGreaterThan(220)
})

test('an engine without curves and stages is a page of figures: performance below the name, or in the middle', async ({
  serve,
  at
}) => {
  const service = await serve({ switches: { oddities: true } })
  const driver = await at(service)
  const { page } = driver
  const boxOf = async (part: string) => (await page.locator(`.engine-page ${part}`).first().boundingBox())!
  await page.setViewportSize({ width: 900, height: 600 })
  await open(driver, service)
  await expect(page.getByTestId('headline-stage')).toHaveCount(2)
  const figuresAt = (await Promise.all(['.quantity', '.quantity + .quantity'].map((one) => boxOf(one)))).map(({ x }) =>
    Math.round(x)
  )
  await odd('values: all empty')({ driver })
  for (const [width, height] of [
    [1366, 768],
    [900, 600]
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(driver.fact('power')).toBeInViewport({ ratio: 1 })
    await expect(driver.figure('top_speed')).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('stage-bars')).toBeInViewport({ ratio: 1 })
    const [results, facts, note] = [await boxOf('.results'), await boxOf('.facts'), await boxOf('.note')]
    const [head, pull] = [await boxOf('.head'), await boxOf('.pull')]
    expect(pull.y).toBeGreaterThanOrEqual(results.y + results.height)
    const figures = await boxOf('.results > section')
    expect(pull.y - figures.y - figures.height).toBeLessThan(30)
    const apart = await page.locator('.results tbody tr').evaluateAll((rows) =>
      rows.map(({ children: [name, figure] }) => {
        const [of, at] = [name!.getBoundingClientRect(), figure!.getBoundingClientRect()]
        return Math.abs(at.left - of.left) + Math.abs(at.top - of.bottom)
      })
    )
    // each figure is below its name
    expect(Math.max(...apart)).toBeLessThan(4)
    if (width < 1100) {
      const [power, torque] = await Promise.all(['.quantity', '.quantity + .quantity'].map((one) => boxOf(one)))
      expect([power!.x, torque!.x].map(Math.round), 'as beside a gain').toEqual(figuresAt)
      expect(results.y).toBeGreaterThanOrEqual(head.y + head.height)
      expect(note.y).toBeGreaterThanOrEqual(facts.y + facts.height)
    } else {
      expect(results.x).toBeGreaterThanOrEqual(head.x + head.width)
      expect(note.x).toBeGreaterThanOrEqual(results.x + results.width)
    }
  }
})

test('very long texts leave space for the path and the figures', async ({ serve, at }) => {
  const service = await serve({ switches: { oddities: true } })
  const driver = await at(service)
  const { page } = driver
  await page.setViewportSize({ width: 1366, height: 768 })
  await odd('text: very long')({ driver })
  for (const crumb of await page.getByTestId('crumb').all())
    expect((await crumb.boundingBox())!.width, await crumb.innerText()).toBeGreaterThan(60)
  await page.setViewportSize({ width: 900, height: 600 })
  await expectReadoutAbove(page)
  await page.setViewportSize({ width: 640, height: 360 })
  const hardware = page.getByTestId('header-hardware')
  await expect(hardware).toBeVisible()
  expect((await hardware.boundingBox())!.height).toBeLessThan(80)
  await expect(driver.fact('power')).toBeInViewport({ ratio: 1 })
})
