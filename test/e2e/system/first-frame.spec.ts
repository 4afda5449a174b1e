/** The frame that a window shows before its script runs. */
import { readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../standin/browser/browser'
import { expect, test } from '../support/test'

const BUILT = resolve(import.meta.dirname, '../../../out/renderer')
const HTML = readFileSync(join(BUILT, 'index.html'), 'utf8')
/** The attribute `d` of each shape, by icon. */
const ICONS = [...HTML.matchAll(/<svg.*?<\/svg>/gs)].map(([icon]) =>
  [...icon.matchAll(/<(?:path|rect|circle)\b[^>]*>/gs)].map(([shape]) => / d="([^"]*)"/.exec(shape)?.[1] ?? null)
)

test('the first frame has rail and bars where the script puts them, and its address is no location', async ({
  serve,
  at
}) => {
  const { page } = await at(await serve())
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 640, height: 360 }
  ]) {
    await page.setViewportSize(viewport)
    const found = await page.evaluate((icons) => {
      const frame = Object.assign(document.createElement('div'), { id: 'frame' })
      Object.assign(frame.style, { position: 'fixed', inset: '0', display: 'grid', visibility: 'hidden' })
      for (const name of ['first-frame-rail', 'first-frame-top', 'first-frame-status'])
        frame.append(Object.assign(document.createElement('div'), { className: name }))
      for (let i = 0; i < icons; i++)
        frame.firstElementChild!.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
      document.body.append(frame)
      const boxesOf = (...selectors: string[]): number[][] =>
        selectors.flatMap((selector) =>
          [...document.querySelectorAll(selector)].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [x, y, width, height].map(Math.round)
          })
        )
      const boxes = {
        script: boxesOf('.shell > .rail', '.shell > .rail a', '.shell > .top', '.shell > .status'),
        frame: boxesOf('.first-frame-rail', '.first-frame-rail > svg', '.first-frame-top', '.first-frame-status')
      }
      frame.remove()
      const shapes = [...document.querySelectorAll('.shell > .rail svg')].map((icon) =>
        [...icon.children].map((shape) => shape.getAttribute('d'))
      )
      return { ...boxes, shapes }
    }, ICONS.length)
    expect(found.frame).toEqual(found.script)
    expect(found.shapes).toEqual(ICONS)
  }
  expect(page.url()).not.toContain('#frame')
})

test('the first frame does not wait for the script', async () => {
  const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.woff2': 'font/woff2' }
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
  try {
    const page = await browser.newPage()
    await page.route('http://frame.test/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const contentType = types[extname(pathname)]
      // scripts get no answer
      if (contentType) await route.fulfill({ contentType, body: readFileSync(join(BUILT, pathname)) })
    })
    await page.goto('http://frame.test/index.html#frame', { waitUntil: 'commit' })
    await expect(page.locator('.first-frame-rail')).toBeVisible()
  } finally {
    await browser.close()
  }
})

test('a new installation has no first frame', async ({ fresh }) => {
  const { page } = await fresh()
  await expect(page.getByTestId('onboarding')).toBeVisible()
  expect(page.url()).not.toContain('#frame')
})
