/** Tabs through every screen, in three looks: each stop shows its focus and lies under no other element. */
import type { Page } from '@playwright/test'
import { expect, pathTo, test, type AppDriver, type Path, type TestService } from '../support/test'

interface Stop {
  readonly name: string
  readonly shown: boolean
  /** Nothing of it is on screen: WCAG 2.4.11. */
  readonly covered: boolean
}
/** Upper bound for a walk that does not return. */
const MOST_STOPS = 400
/** Stops within one element, as in a field for a date. */
const MOST_INNER_STOPS = 6

/**
 * Presses a key until the focus returns to the start. Reports for each stop whether its outline, border, background or
 * shadow, or that of its active row, changes with the focus, and whether other elements cover its middle and its edges.
 */
async function walk(page: Page, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<Stop[]> {
  await page.evaluate(
    (mostInner) => {
      const looks = (element: Element): string => {
        const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
        return [element, ...(active ? [active, ...active.children] : [])].map(lookOf).join('/')
      }
      const lookOf = (element: Element): string => {
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
      const isCovered = (element: Element): boolean => {
        // a hidden box has a label that is seen
        const seen = element instanceof HTMLInputElement && element.labels?.[0] ? element.labels[0] : element
        const { left, top, width, height } = seen.getBoundingClientRect()
        return [0.5, 0.1, 0.9].every((x) =>
          [0.5, 0.1, 0.9].every((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y)
            return hit === null || !(element.contains(hit) || seen.contains(hit))
          })
        )
      }
      const state = {
        first: null as Element | null,
        last: null as { element: Element; looks: string; covered: boolean } | null,
        inner: 0,
        stops: [] as { name: string; shown: boolean; covered: boolean }[]
      }
      ;(window as any).walkStep = (): boolean => {
        const { last } = state
        const element = document.activeElement
        state.inner = element === last?.element ? state.inner + 1 : 0
        if (state.inner > 0) return state.inner <= mostInner
        // the previous element has lost the focus
        if (last?.element.isConnected)
          state.stops.push({
            name: nameOf(last.element),
            shown: looks(last.element) !== last.looks,
            covered: last.covered
          })
        state.last =
          element && element !== document.body ? { element, looks: looks(element), covered: isCovered(element) } : null
        if (element === state.first) return false
        if (element !== document.body) state.first ??= element
        return true
      }
      ;(window as any).walkStops = () => state.stops
      // a menu ends at its last entry
    },
    key === 'Tab' ? MOST_INNER_STOPS : 0
  )
  for (let pressed = 0; pressed < MOST_STOPS; pressed++) {
    await page.keyboard.press(key)
    if (!(await page.evaluate(() => (window as any).walkStep() as boolean))) break
  }
  return page.evaluate(() => (window as any).walkStops() as Stop[])
}

/** Theme, forced colours, and the size of the window. */
const LOOKS = [
  ['dark', 'none', 1366, 768],
  ['light', 'none', 900, 600],
  ['dark', 'active', 900, 600]
] as const

/** @param open opens a menu or dialog to walk through; Escape closes it */
async function everyStopIsShown(
  driver: AppDriver,
  screen: string,
  open?: () => Promise<void>,
  key: 'Tab' | 'ArrowDown' = 'Tab'
): Promise<void> {
  for (const [theme, forcedColors, width, height] of LOOKS) {
    await driver.page.setViewportSize({ width, height })
    await driver.setSetting('appearance.theme', theme)
    await driver.page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    await open?.()
    const walked = await walk(driver.page, key)
    expect(walked.length, `${screen} has stops`).toBeGreaterThan(0)
    expect(
      walked.filter(({ shown }) => !shown).map(({ name }) => name),
      `${screen}, ${theme}, forced colours ${forcedColors}`
    ).toEqual([])
    expect(
      walked.filter(({ covered }) => covered).map(({ name }) => name),
      `${screen}, ${width} by ${height}: stops under other elements`
    ).toEqual([])
    if (!open) continue
    await driver.page.keyboard.press('Escape')
    await expect(driver.page.locator('body'), `${screen}: the focus is back`).not.toBeFocused()
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
  await driver.go('#/offline')
  await page.getByTestId('storage-details').click()
  await everyStopIsShown(driver, 'question before data is deleted', async () => {
    await page.getByTestId('storage-clear').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('storage-confirm-dialog')).toBeVisible()
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
