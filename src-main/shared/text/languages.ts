/** The nine languages of the service, spelled as in `X-LANG`. */
export const LANGUAGES = ['en', 'zh-hant', 'zh-hans', 'ru', 'nb', 'lv', 'lt', 'hr', 'es'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  'zh-hant': '繁體中文',
  'zh-hans': '简体中文',
  ru: 'Русский',
  nb: 'Norsk bokmål',
  lv: 'Latviešu',
  lt: 'Lietuvių',
  hr: 'Hrvatski',
  es: 'Español'
}

/** The BCP 47 tag for `Intl` and `lang` attributes. */
export function intlTag(code: LanguageCode): string {
  return code === 'zh-hant' ? 'zh-Hant' : code === 'zh-hans' ? 'zh-Hans' : code
}

export function isLanguage(value: unknown): value is LanguageCode {
  return (LANGUAGES as readonly unknown[]).includes(value)
}

/** The service language of a system locale ("zh_TW.UTF-8", "nb-NO@euro", "no"); null: none. */
export function languageFromLocale(locale: string): LanguageCode | null {
  const tag = locale
    .trim()
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-')
  let parsed: Intl.Locale
  try {
    parsed = new Intl.Locale(tag).maximize()
  } catch {
    return null // "C", "POSIX", invalid
  }
  if (parsed.language === 'zh') return parsed.script === 'Hant' ? 'zh-hant' : 'zh-hans'
  if (parsed.language === 'no' || parsed.language === 'nn') return 'nb'
  return isLanguage(parsed.language) ? parsed.language : null
}

/** The first preference that is a service language, else English. */
export function pickLanguage(preferences: readonly string[]): LanguageCode {
  for (const locale of preferences) {
    const code = languageFromLocale(locale)
    if (code) return code
  }
  return 'en'
}
