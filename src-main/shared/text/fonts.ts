/**
 * The faces that ship with the program: what a printed document is set in, on every machine alike, and the window's
 * Chinese.
 *
 * Each is one complete static TrueType face. Variable, CFF and unicode-range-split faces become Type 3 fonts in a PDF,
 * which tear words apart when copied.
 */
import type { LanguageCode } from './languages'

export interface FontFace {
  readonly family: 'Inter' | 'Noto Sans SC' | 'Noto Sans TC'
  readonly weight: 400 | 500 | 600 | 700
  /** File in `resources/fonts`. */
  readonly file: string
}

/**
 * Latin with its extensions, Greek and Cyrillic; then simplified and traditional Chinese. No italics: a slanted line is
 * set upright.
 */
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
 * Families for a text of that language, the first that has a character draws it: one code point has two shapes in the
 * two Chinese scripts.
 */
export function fontFamilies(language: LanguageCode): readonly FontFace['family'][] {
  return language === 'zh-hant' ? ['Inter', 'Noto Sans TC', 'Noto Sans SC'] : ['Inter', 'Noto Sans SC', 'Noto Sans TC']
}

/**
 * The same as the value of CSS `font-family`. No system font stands behind them: what they lack is a finding, not a
 * surprise on paper.
 */
export function fontStack(language: LanguageCode): string {
  return fontFamilies(language)
    .map((family) => (family.includes(' ') ? `'${family}'` : family))
    .join(', ')
}

/**
 * `@font-face` rules for a static document. Only faces in use are fetched.
 *
 * @param base relative address of the folder with the faces, ending in a slash; that of a served document is
 *   `DOCUMENT_FONTS`
 */
export function fontFaceRules(base: string): string {
  return FONT_FACES.map(
    ({ family, weight, file }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-style:normal;font-display:block;src:url('${base}${file}') format('woff2')}`
  ).join('\n')
}

/** Where a served document finds the faces. */
export const DOCUMENT_FONTS = '../fonts/'
