/** The window in Chinese is drawn with the shipped faces, whatever the system has; in other languages they are not even fetched. */
import { expect, test } from './fixtures'

for (const [locale, tag, family] of [['zh-TW', 'zh-Hant', 'Noto Sans TC'], ['zh-CN', 'zh-Hans', 'Noto Sans SC']] as const) {
  test(`${tag} brings ${family} and puts it first`, async ({ launchApp }) => {
    const { page } = await launchApp({ locale })
    await expect(page.locator(`html[lang="${tag}"]`)).toBeAttached()
    // the texts of the window may not be translated yet; those of the catalogue are
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('p'), { textContent: '發動機发动机' })))
    const loaded = () => page.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded' && face.family.includes('Noto')).map((face) => `${face.family.replaceAll('"', '')} ${face.weight}`))
    // headings may have brought the heavier face of the same family by now; never the other script's
    await expect.poll(async () => (await loaded()).filter((face) => face !== `${family} 700`)).toEqual([`${family} 400`])
    expect(await page.evaluate(() => /Noto Sans [ST]C/.exec(getComputedStyle(document.body).fontFamily)?.[0])).toBe(family)
  })
}

test('another language fetches no Chinese face', async ({ launchApp }) => {
  const { page } = await launchApp({ locale: 'en-US' })
  await expect(page.getByTestId('onboarding')).toBeVisible()
  expect(await page.evaluate(() => [...document.fonts].filter((face) => face.family.includes('Noto')).length)).toBe(0)
})
