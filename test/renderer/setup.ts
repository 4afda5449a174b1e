/** A missing text fails the test that shows it. */
import { i18n } from '@/locales'

i18n.global.setMissingHandler((locale, key) => {
  // other languages fall back to English
  if (locale === 'en') throw new Error(`no English text for '${key}'`)
})

// happy-dom has no FontFace
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: { add: () => {} } })
if (!('FontFace' in globalThis)) Object.assign(globalThis, { FontFace: class {} })
