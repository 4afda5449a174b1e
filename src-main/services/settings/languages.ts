/** Interface language and catalogue language; they may differ (product row 63). */
import { isLanguage, pickLanguage, type LanguageCode } from '../../shared/text/languages'

export interface Languages {
  interface(): LanguageCode
  /** The value of `X-LANG`; 'system' in the settings means the interface language. */
  content(): LanguageCode
}

export function createLanguages(parts: {
  setting(key: 'language.interface' | 'language.content'): string
  systemPreferences(): readonly string[]
}): Languages {
  const speak = (): LanguageCode => {
    const chosen = parts.setting('language.interface')
    return isLanguage(chosen) ? chosen : pickLanguage(parts.systemPreferences())
  }
  return {
    interface: speak,
    content() {
      const chosen = parts.setting('language.content')
      return isLanguage(chosen) ? chosen : speak()
    }
  }
}
