/** A text that is missing fails the test that shows it; a person would read the bare key. */
import { i18n } from '@/locales'

i18n.global.setMissingHandler((locale, key) => {
  // other languages fall back to English, which has to be complete
  if (locale === 'en') throw new Error(`no English text for '${key}'`)
})
