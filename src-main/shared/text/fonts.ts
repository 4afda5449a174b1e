/**
 * Bundled font faces, for printed documents and for Chinese in the window.
 *
 * Each is a complete static TrueType face. Variable, CFF and unicode-range-split faces become Type 3 fonts in a PDF,
 * which break words when copied.
 */
import type { LanguageCode } from './languages'

export interface FontFace {
  readonly family: 'Inter' | 'Noto Sans SC' | 'Noto Sans TC'
  readonly weight: 400 | 500 | 600 | 700
  readonly file: string
}

/** Latin with extensions, Greek and Cyrillic; then simplified and traditional Chinese. No italics. */
export const FONT_FACES: readonly FontFace[] = [
  { family: 'Inter', weight: 400, file: 'Inter-400.woff2' },
  { family: 'Inter', weight: 500, file: 'Inter-500.woff2' },
  { family: 'Inter', weight: 600, file: 'Inter-600.woff2' },
  { family: 'Inter', weight: 700, file: 'Inter-700.woff2' },
  { family: 'Noto Sans SC', weight: 400, file: 'NotoSansSC-400.woff2' },
  { family: 'Noto Sans SC', weight: 700, file: 'NotoSansSC-700.woff2' },
  { family: 'Noto Sans TC', weight: 400, file: 'NotoSansTC-400.woff2' },
  { family: 'Noto Sans TC', weight: 700, file: 'NotoSansTC-700.woff2' }
]

/**
 * Font families for a language, in order of preference: the two Chinese scripts share code points with different
 * shapes.
 */
export function fontFamilies(language: LanguageCode): readonly FontFace['family'][] {
  return language === 'zh-hant' ? ['Inter', 'Noto Sans TC', 'Noto Sans SC'] : ['Inter', 'Noto Sans SC', 'Noto Sans TC']
}

/** The same for CSS `font-family`. No system fonts: a missing glyph is reported instead of substituted. */
export function fontStack(language: LanguageCode): string {
  return fontFamilies(language)
    .map((family) => (family.includes(' ') ? `'${family}'` : family))
    .join(', ')
}

/**
 * `@font-face` rules for a static document.
 *
 * @param base relative address of the font folder with a slash at its end; in a served document `DOCUMENT_FONTS`
 */
export function fontFaceRules(base: string): string {
  return FONT_FACES.map(
    ({ family, weight, file }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-style:normal;font-display:block;src:url('${base}${file}') format('woff2')}`
  ).join('\n')
}

/** Address of the fonts in a served document. */
export const DOCUMENT_FONTS = '../fonts/'
