import { FONT_FACES, fontFamilies } from '@shared/text/fonts'
import type { LanguageCode } from '@shared/text/languages'

const registered = new Set<string>()

/**
 * Registers the bundled Chinese fonts once a Chinese language is in use. The browser loads them on demand and shows the
 * system font until then.
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
