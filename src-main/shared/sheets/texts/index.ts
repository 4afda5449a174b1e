/**
 * The words of a sheet in each of the nine languages. They belong to the document, not to the window: the sheet's
 * language is its own.
 */
import { type SheetTexts, EN } from './en'
import type { LanguageCode } from '../../text/languages'
import { ES } from './es'
import { HR } from './hr'
import { LT } from './lt'
import { LV } from './lv'
import { NB } from './nb'
import { RU } from './ru'
import { ZH_HANS } from './zh-hans'
import { ZH_HANT } from './zh-hant'

export const SHEET_TEXTS: { readonly [L in LanguageCode]: SheetTexts } = {
  en: EN,
  'zh-hant': ZH_HANT,
  'zh-hans': ZH_HANS,
  ru: RU,
  nb: NB,
  lv: LV,
  lt: LT,
  hr: HR,
  es: ES
}

/** The text with `{name}` filled; a name without a value stays as it is, so that it is seen. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole
  )
}

/** The text a shop puts under "notice" for a start, in the given language. */
export function standardNotice(language: LanguageCode): string {
  return SHEET_TEXTS[language]['notice.standard']
}
