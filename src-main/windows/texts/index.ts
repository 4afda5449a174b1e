/** Texts of the menu, system dialogs and system notifications, one file per interface language. */
import type { LanguageCode } from '../../shared/text/languages'
import * as en from './en'
import * as es from './es'
import * as hr from './hr'
import * as lt from './lt'
import * as lv from './lv'
import * as nb from './nb'
import * as ru from './ru'
import type { NotificationTexts, SettingQuestionTexts } from './text-types'
import * as zhHans from './zh-hans'
import * as zhHant from './zh-hant'

interface LanguageTexts {
  readonly WINDOW_TEXTS: en.WindowTexts
  readonly NOTIFICATION_TEXTS: NotificationTexts
  readonly QUESTION_TEXTS: SettingQuestionTexts
}

const TEXTS: Readonly<Record<LanguageCode, LanguageTexts>> = {
  en,
  'zh-hant': zhHant,
  'zh-hans': zhHans,
  ru,
  nb,
  lv,
  lt,
  hr,
  es
}

export const windowTexts = (language: LanguageCode): en.WindowTexts => TEXTS[language].WINDOW_TEXTS

export const notificationTexts = (language: LanguageCode): NotificationTexts => TEXTS[language].NOTIFICATION_TEXTS

export const settingQuestionTexts = (language: LanguageCode): SettingQuestionTexts => TEXTS[language].QUESTION_TEXTS
