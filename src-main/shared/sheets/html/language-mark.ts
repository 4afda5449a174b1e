import { listText } from '../../text/join-text'
import type { LanguageCode } from '../../text/languages'
import type { SheetModel, SheetStage } from '../sheet-model'
import { escapeHtml } from './escape-html'

export const languageMark = (language: LanguageCode | null): string =>
  language === null ? '' : ` <span class="lang">${MARKS[language]}</span>`
const MARKS: Readonly<Record<LanguageCode, string>> = {
  en: 'EN',
  'zh-hant': '繁',
  'zh-hans': '简',
  ru: 'RU',
  nb: 'NB',
  lv: 'LV',
  lt: 'LT',
  hr: 'HR',
  es: 'ES'
}
export const partsText = (model: SheetModel, { modifications, partsLanguage }: SheetStage): string =>
  `${escapeHtml(listText(modifications, model.tag))}${languageMark(partsLanguage)}`
