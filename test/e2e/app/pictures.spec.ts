/**
 * `npm run pictures`: a picture of every screen and state, in themes, sizes and languages, and the pictures of the
 * manual and README (`-g manual`).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../fixtures'
import type { Page } from '@playwright/test'
import type { AppDriver } from '../support/app-driver'
import { DEMO_ENGINE } from '../../../src-main/shared/catalogue/demo-engine'
import { LANGUAGES, type LanguageCode } from '../../../src-main/shared/text/languages'
import { expect, test, type Path } from '../support/test'
import { SCREEN_GROUPS, startGroup, type Stage } from '../support/screens'

const FOLDER = join(root, 'pictures')
const SIZES = ['1366x768', '900x600', '640x360', '1920x1080'] as const
/** Theme, size and language of each picture of a screen. */
const VARIANTS: readonly (readonly [theme: string, size: string, language: string])[] = [
  ...SIZES.flatMap((size) => [['dark', size, 'en'] as const, ['light', size, 'en'] as const]),
  ['light', '1366x768', 'ru'],
  ['light', '1366x768', 'zh-hans']
]

async function show({ driver }: Stage, [theme, size, language]: (typeof VARIANTS)[number]): Promise<void> {
  const [width, height] = size.split('x').map(Number) as [number, number]
  await driver.setSetting('appearance.theme', theme)
  await driver.setSetting('language.interface', language)
  await driver.page.setViewportSize({ width, height })
  await driver.page.waitForFunction(
    ([lang, look]) =>
      document.documentElement.lang.toLowerCase().startsWith(lang) &&
      document.documentElement.dataset['theme'] === look,
    [language.slice(0, 2), theme] as const
  )
}

/** The demo starts once per language, in which its tickets stay; the others change theirs. */
const RUNS = SCREEN_GROUPS.flatMap((group) =>
  group.start === 'demo'
    ? [...new Set(VARIANTS.map(([, , language]) => language))].map((locale) => ({
        group,
        locale,
        variants: VARIANTS.filter(([, , language]) => language === locale)
      }))
    : [{ group, locale: 'en-US', variants: VARIANTS }]
)

for (const { group, locale, variants } of RUNS)
  test(`pictures of ${group.name}, started in ${locale}`, { tag: '@pictures' }, async ({ serve, at, fresh }) => {
    mkdirSync(FOLDER, { recursive: true })
    const stage = await startGroup(group, { serve, at, fresh }, { locale })
    await stage.driver.page.emulateMedia({ reducedMotion: 'reduce' })
    for (const screen of group.screens) {
      await show(stage, VARIANTS[0]!)
      await screen.open(stage)
      for (const variant of variants) {
        await show(stage, variant)
        // no element is lit by a pointer that was left on it
        await stage.driver.page.mouse.move(0, 0)
        // the layout of the new size, and the texts of the new language
        await stage.driver.page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        )
        await expect(stage.driver.page.getByTestId('sheet-drawing')).toHaveCount(0)
        // nothing loads, and the texts of the new language are here
        await expect(stage.driver.page.locator('.skeleton, [aria-busy="true"], [data-mark="refreshing"]')).toHaveCount(
          0
        )
        await stage.driver.page.screenshot({ path: join(FOLDER, `${screen.name}-${variant.join('-')}.png`) })
      }
    }
  })

const MANUAL = join(root, 'resources/manual')
/** Readable at the width of the help, and 72 pictures below 2.2 MB. */
const MANUAL_SIZE = { width: 1024, height: 640 }
const MANUAL_QUALITY = 0.4

/** Saves the window as WebP in both themes. */
async function saveForManual(driver: AppDriver, language: LanguageCode, name: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await driver.setSetting('appearance.theme', theme)
    await expect(driver.page.locator(`html[data-theme="${theme}"]`)).toBeVisible()
    await expect(driver.page.getByTestId('sheet-drawing')).toHaveCount(0)
    await savePicture(driver.page, join(MANUAL, language, `${name}-${theme}.webp`))
  }
}
async function savePicture(page: Page, file: string): Promise<void> {
  const picture = (await page.screenshot()).toString('base64')
  const toWebp = async ([png, quality]: readonly [string, number]): Promise<string> => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
    const binary = Array.from(new Uint8Array(await webp.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
    return btoa(binary)
  }
  const encoded = await page.evaluate(toWebp, [picture, MANUAL_QUALITY] as const)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(encoded, 'base64'))
}

async function takeManual(driver: AppDriver, language: LanguageCode): Promise<void> {
  const { page } = driver
  const path = DEMO_ENGINE.path as Path
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await driver.setSetting('language.interface', language)
  await driver.setSetting('units.power', 'PS')
  await driver.setSetting('units.torque', 'Nm')
  await page.setViewportSize(MANUAL_SIZE)
  await page.getByTestId('onboarding-demo').click()
  await driver.ready('types')

  await driver.walk(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  await expect(page.getByTestId('gain-label').first()).toBeVisible()
  await page.mouse.move(0, 0)
  await saveForManual(driver, language, 'engine')

  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  const engines = await driver.ready('engines')
  await page.keyboard.press('Control+k')
  await page.getByTestId('quick-open-input').fill('tdr')
  await expect(page.getByTestId('quick-open-item').nth(2)).toBeVisible()
  await saveForManual(driver, language, 'find')
  await page.keyboard.press('Escape')

  const other = await engines.getByTestId('level-item').filter({ hasText: '2.0 TDR 184' }).getAttribute('data-id')
  const slot = (engine: string): string => [...Object.values(path).slice(0, 4), engine].join('.')
  await driver.openEngine({ ...path, engines: other! })
  await expect(driver.figure('top_speed')).toBeVisible()
  await driver.go(`#/compare?e=${slot(path.engines)}~${slot(other!)}`)
  await expect(page.locator('[data-testid="compare-slot"][data-calls="0"]')).toHaveCount(2)
  await page.getByTestId('compare-keep').click()
  await expect(page.getByTestId('compare-chart')).toBeVisible()
  await page.mouse.move(0, 0)
  await saveForManual(driver, language, 'compare')

  await driver.go(`#/sheet/${Object.values(path).join('/')}`)
  await expect(page.getByTestId('sheet-page')).toHaveAttribute('data-state', 'checked')
  await saveForManual(driver, language, 'sheets')
}
for (const language of LANGUAGES)
  test(`pictures of the manual in ${language}`, { tag: '@pictures' }, async ({ fresh }) =>
    takeManual(await fresh(), language)
  )

test.afterAll(() => {
  const names = SCREEN_GROUPS.flatMap(({ screens }) => screens.map(({ name }) => name))
  const rows = names.map(
    (name) =>
      `<h2>${name}</h2><p>${VARIANTS.map((variant) => `<a href="${name}-${variant.join('-')}.png"><img loading="lazy" width="320" alt="${variant.join(' ')}" src="${name}-${variant.join('-')}.png"></a>`).join(' ')}</p>`
  )
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html><title>Dynodesk, all screens</title>\n${rows.join('\n')}\n`)
})
