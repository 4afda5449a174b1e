/**
 * Which of the nine languages the window speaks and which one the catalogue is asked in; they may differ (product row
 * 63).
 */
import { isLanguage, pickLanguage, type LanguageCode } from '../../shared/text/languages'

export interface Languages {
  interface(): LanguageCode
  /** What goes into `X-LANG`; 'system' in the settings means "as the interface". */
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
