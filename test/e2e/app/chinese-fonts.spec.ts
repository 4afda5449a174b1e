/** The Chinese window uses the bundled fonts; other languages do not load them. */
import { expect, test } from '../fixtures'

for (const [locale, tag, family] of [
  ['zh-TW', 'zh-Hant', 'Noto Sans TC'],
  ['zh-CN', 'zh-Hans', 'Noto Sans SC']
] as const) {
  test(`${tag} loads ${family} and puts it first`, async ({ launchApp }) => {
    const { page } = await launchApp({ locale })
    await expect(page.locator(`html[lang="${tag}"]`)).toBeAttached()
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter((face) => face.status === 'loaded' && face.family.includes('Noto'))
          .map((face) => `${face.family.replaceAll('"', '')} ${face.weight}`)
          .sort()
      )
    // headings and the primary button are bold
    await expect.poll(loaded).toEqual([`${family} 400`, `${family} 700`])
    expect(await page.evaluate(() => /Noto Sans [ST]C/.exec(getComputedStyle(document.body).fontFamily)?.[0])).toBe(
      family
    )
  })
}

test('other languages load no Chinese font', async ({ launchApp }) => {
  const { page } = await launchApp({ locale: 'en-US' })
  await expect(page.getByTestId('onboarding')).toBeVisible()
  expect(await page.evaluate(() => [...document.fonts].filter((face) => face.family.includes('Noto')).length)).toBe(0)
})
