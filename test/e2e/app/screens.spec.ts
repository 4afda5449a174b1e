/**
 * Every screen and state: axe, tab stops, text spacing, small windows, console. The results go to
 * `test-results/screens.md`.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { root } from '../fixtures'
import { SCREEN_GROUPS, startGroup, type Screen, type Stage } from '../support/screens'
import { expect, test } from '../support/test'

/** A page has at most this many tab stops, without the frame around it. */
const MOST_STOPS = 25
const LOOKS = [
  ['dark', 'none'],
  ['light', 'none'],
  ['dark', 'active']
] as const
const SIZES = [
  [1366, 768],
  [900, 600],
  [640, 360]
] as const

/** Counts the elements of the page, or of the dialog above it, that Tab reaches. Radios of a group count once. */
const stopsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = document.querySelector('dialog[open], [role="dialog"]') ?? document.querySelector('main')
    const groups = new Set<string>()
    return [
      ...(scope?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]') ?? [])
    ]
      .filter((element) => {
        if (
          element.tabIndex < 0 ||
          element.matches(':disabled') ||
          !element.checkVisibility({ visibilityProperty: true })
        )
          return false
        const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : ''
        if (group === '') return true
        return !groups.has(group) && Boolean(groups.add(group))
      })
      .map(
        (element) => element.dataset['testid'] ?? element.getAttribute('aria-label') ?? element.innerText.slice(0, 30)
      )
  })

/** Violations of axe, each as one line. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // menus lie beside the landmarks, as in the ARIA practices
    .exclude('[data-reka-popper-content-wrapper]')
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`)
        .join('; ')}`
  )
}

/**
 * Texts in the colour of the plate that forced colours put behind each text. axe knows no plates.
 */
const platedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('i')
    canvas.style.color = 'Canvas'
    document.body.append(canvas)
    const plate = getComputedStyle(canvas).color
    canvas.remove()
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || !owner?.checkVisibility({ visibilityProperty: true })) continue
      const { color, forcedColorAdjust } = getComputedStyle(owner) as CSSStyleDeclaration & {
        forcedColorAdjust: string
      }
      if (forcedColorAdjust === 'auto' && color === plate) found.add(text.slice(0, 40))
    }
    return [...found]
  })

async function check(stage: Stage, screen: Screen): Promise<void> {
  const { driver } = stage
  const found: string[] = []
  for (const [theme, forcedColors] of LOOKS) {
    await driver.setSetting('appearance.theme', theme)
    await driver.page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    found.push(...(await barriers(driver.page)).map((one) => `${theme}, forced colours ${forcedColors}: ${one}`))
    if (forcedColors === 'active') found.push(...(await platedTexts(driver.page)).map((text) => `unseen text: ${text}`))
  }
  expect.soft(found, screen.name).toEqual([])
  // an exception of the window
  await expect.soft(driver.notice('internal'), screen.name).toHaveCount(0)
  const stops = await stopsOf(driver.page)
  expect.soft(stops.length, `${screen.name}: ${stops.join(', ')}`).toBeLessThanOrEqual(MOST_STOPS)
  appendFileSync(join(root, 'test-results/screens.md'), `| ${screen.name} | ${found.length} | ${stops.length} |\n`)
}

/** Text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Texts that an element cuts off or that leave their button, heading or cell. Ellipses are meant. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const OWNERS = 'button, h1, h2, h3, th, td, label, [role="option"], [role="gridcell"]'
    const isShort = ({ textOverflow, webkitLineClamp, clipPath }: CSSStyleDeclaration): boolean =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none'
    /** The element that cuts or scrolls a text, or that it must stay in. */
    function frameOf(element: Element | null): Element | null {
      for (let at = element; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (isShort(style) || /auto|scroll/.test(style.overflow) || at instanceof SVGElement) return null
        if (style.overflow !== 'visible' || at.matches(OWNERS)) return at
      }
      return null
    }
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      // initials in place of a logo, beside the name
      if (node.parentElement.matches('[data-testid="level-picture"]')) continue
      // gains at the crosshair leave the row beside a range where it has no room
      if (node.parentElement.closest('[data-testid="dyno-readout"] .fit')) continue
      const frame = frameOf(node.parentElement)?.getBoundingClientRect()
      if (!frame) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = range.getBoundingClientRect()
      // half of the leading is empty
      const leading = parseFloat(getComputedStyle(node.parentElement).fontSize) * 0.25
      if (
        rect.left < frame.left - 1 ||
        rect.right > frame.right + 1 ||
        rect.top + leading < frame.top - 1 ||
        rect.bottom - leading > frame.bottom + 1
      )
        found.add(text.slice(0, 40))
    }
    return [...found]
  })

async function keepsSpacedTexts({ driver }: Stage, screen: Screen): Promise<void> {
  await driver.page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)
  expect.soft(await cutTexts(driver.page), `${screen.name} with text spacing`).toEqual([])
  await driver.page.evaluate(() => (document.adoptedStyleSheets = []))
}

/** Panes that go on below without a fade, a foot or a line; a box with a border of its own shows where it ends. */
const cutPanes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const OWN_EDGE = 'textarea, select, pre, dialog, .well, .boxed, .popover, .action-menu, .room, .engine-page'
    const goesOn = (pane: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(pane).overflowY) &&
      pane.clientHeight >= 160 &&
      pane.scrollHeight - pane.clientHeight - pane.scrollTop > 8
    return [...document.querySelectorAll('body *')]
      .filter((pane) => pane.checkVisibility() && goesOn(pane) && !pane.matches(OWN_EDGE))
      .filter((pane) => getComputedStyle(pane, '::after').opacity !== '1' || !pane.matches('.fading'))
      .map((pane) => `${pane.tagName}.${pane.className}`)
  })

async function fits({ driver }: Stage, screen: Screen): Promise<void> {
  for (const [width, height] of SIZES) {
    await driver.page.setViewportSize({ width, height })
    const over = await driver.page.evaluate(() => ({
      across: document.documentElement.scrollWidth - innerWidth,
      down: document.documentElement.scrollHeight - innerHeight,
      body: document.body.scrollWidth - document.body.clientWidth
    }))
    expect.soft(over, `${screen.name} at ${width} by ${height}`).toEqual({ across: 0, down: 0, body: 0 })
    if (height >= 600) expect.soft(await cutPanes(driver.page), `${screen.name} at ${width} by ${height}`).toEqual([])
  }
  await driver.page.setViewportSize({ width: 1366, height: 768 })
}

for (const group of SCREEN_GROUPS) {
  test(
    `screens of ${group.name} have no barrier, few tab stops, and fit into a small window`,
    { tag: '@long' },
    async ({ serve, at, fresh }) => {
      mkdirSync(join(root, 'test-results'), { recursive: true })
      const stage = await startGroup(group, { serve, at, fresh })
      await stage.driver.page.setViewportSize({ width: 1366, height: 768 })
      for (const screen of group.screens) {
        await screen.open(stage)
        await check(stage, screen)
        await keepsSpacedTexts(stage, screen)
        await fits(stage, screen)
      }
    }
  )
}

test('walking the catalogue and the settings logs no warning, no error and no violation of the content policy', async ({
  serve,
  at,
  fresh
}) => {
  const said: string[] = []
  for (const group of SCREEN_GROUPS.filter(({ name }) => name === 'catalogue' || name === 'settings')) {
    const stage = await startGroup(group, { serve, at, fresh })
    const { page, launched } = stage.driver
    page.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        said.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    await page.evaluate(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
      )
    )
    for (const screen of group.screens) await screen.open(stage)
    await page.reload()
    await expect(stage.driver.connection).toBeAttached()
    expect(launched.stderr.filter((line) => /warn|error|deprecat/i.test(line))).toEqual([])
  }
  expect(said).toEqual([])
})
