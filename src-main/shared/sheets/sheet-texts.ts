/** Texts of sheets and of the customer screen, in the language of the document. */
import en from '../locales/en/main/sheet'
import es from '../locales/es/main/sheet'
import hr from '../locales/hr/main/sheet'
import lt from '../locales/lt/main/sheet'
import lv from '../locales/lv/main/sheet'
import nb from '../locales/nb/main/sheet'
import ru from '../locales/ru/main/sheet'
import { createTranslator } from '../locales/translator'
import zhHans from '../locales/zh-hans/main/sheet'
import zhHant from '../locales/zh-hant/main/sheet'
import type { LanguageCode } from '../text/languages'

export type SheetTextKey = keyof typeof en
export type SheetWords = Readonly<Record<SheetTextKey, string>>

export const sheetText = createTranslator<typeof en>({
  en,
  'zh-hant': zhHant,
  'zh-hans': zhHans,
  ru,
  nb,
  lv,
  lt,
  hr,
  es
})

/** Every text of a language; placeholders are empty. */
export const sheetWords = (language: LanguageCode): SheetWords =>
  Object.fromEntries((Object.keys(en) as SheetTextKey[]).map((key) => [key, sheetText(language, key)])) as SheetWords

/** Text that a shop's rule for a notice starts with. */
export const standardNotice = (language: LanguageCode): string => sheetText(language, 'notice.standard')
