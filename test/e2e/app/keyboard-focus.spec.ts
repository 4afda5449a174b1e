/** Tabs through every screen: each stop shows its focus, in both themes and in forced colours. */
import type { Page } from '@playwright/test'
import { expect, pathTo, test, type AppDriver, type Path, type TestService } from '../support/test'

interface Stop {
  readonly name: string
  readonly shown: boolean
}
/** Upper bound for a walk that does not return. */
const MOST_STOPS = 400

/**
 * Presses a key until the focus returns to the start. Reports for each stop whether its outline, border, background or
 * shadow changes with the focus.
 */
async function walk(page: Page, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<Stop[]> {
  await page.evaluate(() => {
    const looks = (element: Element): string => {
      const style = getComputedStyle(element)
      const outline =
        style.outlineStyle === 'none' || style.outlineWidth === '0px'
          ? ''
          : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`
      return [outline, style.borderColor, style.borderWidth, style.backgroundColor, style.boxShadow].join('|')
    }
    const nameOf = (element: Element): string => {
      const label =
        element.getAttribute('aria-label') ??
        element.getAttribute('data-testid') ??
        element.textContent?.trim().slice(0, 40)
      return `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0] ?? ''} ${element.getAttribute('data-testid') ?? ''} “${label ?? ''}”`
    }
    const state = {
      first: null as Element | null,
      last: null as { element: Element; looks: string } | null,
      stops: [] as { name: string; shown: boolean }[]
    }
    ;(window as any).walkStep = (): boolean => {
      const { last } = state
      const element = document.activeElement
      // a menu ends at its last entry; the parts of a date are stops of one element, and have their own rings
      if (last && element === last.element) return element instanceof HTMLInputElement && element.type === 'date'
      // the previous element has lost the focus
      if (last?.element.isConnected)
        state.stops.push({ name: nameOf(last.element), shown: looks(last.element) !== last.looks })
      state.last = element && element !== document.body ? { element, looks: looks(element) } : null
      if (element === state.first) return false
      if (element !== document.body) state.first ??= element
      return true
    }
    ;(window as any).walkStops = () => state.stops
  })
  for (let pressed = 0; pressed < MOST_STOPS; pressed++) {
    await page.keyboard.press(key)
    if (!(await page.evaluate(() => (window as any).walkStep() as boolean))) break
  }
  return page.evaluate(() => (window as any).walkStops() as Stop[])
}

const LOOKS = [
  ['dark', 'none'],
  ['light', 'none'],
  ['dark', 'active']
] as const

/** @param open opens a menu or dialog to walk through; Escape closes it */
async function everyStopIsShown(
  driver: AppDriver,
  screen: string,
  open?: () => Promise<void>,
  key: 'Tab' | 'ArrowDown' = 'Tab'
): Promise<void> {
  for (const [theme, forcedColors] of LOOKS) {
    await driver.setSetting('appearance.theme', theme)
    await driver.page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    await open?.()
    const walked = await walk(driver.page, key)
    expect(walked.length, `${screen} has stops`).toBeGreaterThan(0)
    expect(
      walked.filter(({ shown }) => !shown).map(({ name }) => name),
      `${screen}, ${theme}, forced colours ${forcedColors}`
    ).toEqual([])
    if (open) await driver.page.keyboard.press('Escape')
  }
}
const place = (service: TestService): Promise<Path> => pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')

test('on the first screen', async ({ fresh }) => {
  const driver = await fresh()
  await expect(driver.onboarding).toBeVisible()
  await everyStopIsShown(driver, 'onboarding')
})

test('in the catalogue and on the page of an engine', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await place(service)
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.ready('engines')
  await everyStopIsShown(driver, 'catalogue')
  await driver.openEngine(path)
  await expect(driver.page.getByTestId('dyno-chart')).toBeVisible()
  await everyStopIsShown(driver, 'engine')
  await driver.showTable()
  await everyStopIsShown(driver, 'engine with table')
})

test('in menus and dialogs', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await place(service)
  await driver.openEngine(path)
  await expect(driver.page.getByTestId('dyno-chart')).toBeVisible()
  const { page } = driver
  const openMenu = async (): Promise<void> => {
    await expect(page.getByTestId('engine-menu-item')).toHaveCount(0)
    await page.getByTestId('engine-menu-open').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('engine-menu-item').first()).toBeVisible()
  }
  await everyStopIsShown(driver, 'engine menu', openMenu, 'ArrowDown')
  await everyStopIsShown(
    driver,
    'export menu',
    async () => {
      await openMenu()
      await page.getByTestId('export-open').focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByTestId('export-item').first()).toBeVisible()
    },
    'ArrowDown'
  )
  await everyStopIsShown(driver, 'raw record', async () => {
    await driver.enginePage.focus()
    await page.keyboard.press('r')
    await expect(page.getByTestId('raw-record')).toBeVisible()
  })
  await everyStopIsShown(driver, 'list of keys', async () => {
    await page.keyboard.press('Control+/')
    await expect(page.getByTestId('keys-dialog')).toBeVisible()
  })
})

test('on the page of a sheet and in the list of those made', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await place(service)
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  await driver.go(`#/sheet/${Object.values(path).join('/')}`)
  await expect(driver.page.getByTestId('sheet-page')).toHaveAttribute('data-state', 'checked')
  await everyStopIsShown(driver, 'sheet')
  await driver.go('#/sheets')
  await expect(driver.page.getByTestId('sheets-search').or(driver.page.locator('main'))).not.toHaveCount(0)
  await everyStopIsShown(driver, 'sheets')
})

test('in search, comparison and “which of these”', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await place(service)
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.ready('engines')
  const ids = await driver
    .list('engines')
    .getByTestId('level-item')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-id')!))
  await driver.go('#/search?q=corsale')
  await expect(driver.results.first()).toBeVisible()
  await everyStopIsShown(driver, 'search')
  const slot = (engine: string): string =>
    [path.types, path.manufacturers, path.models, path.generations, engine].join('.')
  await driver.go(`#/compare?e=${ids.slice(0, 2).map(slot).join('~')}`)
  await expect(driver.page.getByTestId('compare-slot')).toHaveCount(2)
  await everyStopIsShown(driver, 'comparison')
})

test('in the feed, offline and the settings', { tag: '@long' }, async ({ fresh }) => {
  const driver = await fresh()
  await driver.page.getByTestId('onboarding-demo').click()
  await driver.is('demo')
  await driver.ready('types')
  for (const screen of ['feed', 'offline', 'settings'] as const) {
    await driver.page.getByTestId(`nav-${screen}`).click()
    await expect(driver.page.locator('main')).toBeVisible()
    await everyStopIsShown(driver, screen)
  }
})
