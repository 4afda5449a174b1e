/** A text that is missing fails the test that shows it; a person would read the bare key. */
import { i18n } from '@/locales'

i18n.global.setMissingHandler((locale, key) => {
  // other languages fall back to English, which has to be complete
  if (locale === 'en') throw new Error(`no English text for '${key}'`)
})

// happy-dom knows no faces; none is ever drawn here
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: { add: () => {} } })
if (!('FontFace' in globalThis)) Object.assign(globalThis, { FontFace: class {} })
