/**
 * The nine languages of the service and how a system's locale becomes one of them. Exactly these spellings go into
 * `X-LANG`.
 */
export const LANGUAGES = ['en', 'zh-hant', 'zh-hans', 'ru', 'nb', 'lv', 'lt', 'hr', 'es'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

/** Names of the languages in themselves, for menus. */
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

/** The BCP 47 tag to give to `Intl` and to `lang` attributes. */
export function intlTag(code: LanguageCode): string {
  return code === 'zh-hant' ? 'zh-Hant' : code === 'zh-hans' ? 'zh-Hans' : code
}

export function isLanguage(value: unknown): value is LanguageCode {
  return (LANGUAGES as readonly unknown[]).includes(value)
}

/**
 * One locale as the system spells it ("zh_TW.UTF-8", "nb-NO@euro", "no") as one of the nine, or null when the service
 * has no such language.
 */
export function languageFromLocale(locale: string): LanguageCode | null {
  const tag = locale
    .trim()
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-')
  let parsed: Intl.Locale
  try {
    parsed = new Intl.Locale(tag).maximize()
  } catch {
    return null // "C", "POSIX", garbage
  }
  if (parsed.language === 'zh') return parsed.script === 'Hant' ? 'zh-hant' : 'zh-hans'
  if (parsed.language === 'no' || parsed.language === 'nn') return 'nb'
  return isLanguage(parsed.language) ? parsed.language : null
}

/**
 * The first of the person's preferences that the service speaks, else English. Unknown languages fall through to the
 * next preference.
 */
export function pickLanguage(preferences: readonly string[]): LanguageCode {
  for (const locale of preferences) {
    const code = languageFromLocale(locale)
    if (code) return code
  }
  return 'en'
}
