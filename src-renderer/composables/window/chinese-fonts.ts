import { FONT_FACES, fontFamilies } from '@shared/text/fonts'
import type { LanguageCode } from '@shared/text/languages'

const registered = new Set<string>()

/**
 * Makes the shipped Chinese faces known to the window once one of its languages is Chinese. They are fetched when a
 * character wants one, and the
 * system's face shows until then: who works in another language pays nothing for them.
 */
export function registerChineseFonts(languages: readonly LanguageCode[]): void {
  for (const language of languages.filter((code) => code.startsWith('zh'))) {
    const family = fontFamilies(language)[1]!
    if (registered.has(family)) continue
    registered.add(family)
    for (const { weight, file } of FONT_FACES.filter((face) => face.family === family))
      document.fonts.add(new FontFace(family, `url('./fonts/${file}')`, { weight: String(weight), display: 'swap' }))
  }
}
