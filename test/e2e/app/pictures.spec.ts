/** `npm run pictures`: a picture of every screen and state, in themes, sizes and languages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../fixtures'
import { test } from '../support/test'
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

for (const group of SCREEN_GROUPS)
  test(`pictures of ${group.name}`, { tag: '@pictures' }, async ({ serve, at, fresh }) => {
    mkdirSync(FOLDER, { recursive: true })
    const stage = await startGroup(group, { serve, at, fresh })
    await stage.driver.page.emulateMedia({ reducedMotion: 'reduce' })
    for (const screen of group.screens) {
      await show(stage, VARIANTS[0]!)
      await screen.open(stage)
      for (const variant of VARIANTS) {
        await show(stage, variant)
        // the layout of the new size, and the texts of the new language
        await stage.driver.page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        )
        await stage.driver.page.screenshot({ path: join(FOLDER, `${screen.name}-${variant.join('-')}.png`) })
      }
    }
  })

test.afterAll(() => {
  const names = SCREEN_GROUPS.flatMap(({ screens }) => screens.map(({ name }) => name))
  const rows = names.map(
    (name) =>
      `<h2>${name}</h2><p>${VARIANTS.map((variant) => `<a href="${name}-${variant.join('-')}.png"><img loading="lazy" width="320" alt="${variant.join(' ')}" src="${name}-${variant.join('-')}.png"></a>`).join(' ')}</p>`
  )
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html><title>Dynodesk, all screens</title>\n${rows.join('\n')}\n`)
})
