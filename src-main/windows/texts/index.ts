/** Texts of the menu, system dialogs and system notifications, one file per interface language. */
import { type WindowTexts, ENGLISH, ENGLISH_NOTIFICATIONS, ENGLISH_QUESTIONS } from './en'
import type { NotificationTexts, SettingQuestionTexts } from './text-types'
import type { LanguageCode } from '../../shared/text/languages'
import { CROATIAN, CROATIAN_NOTIFICATIONS, CROATIAN_QUESTIONS } from './hr'
import { LATVIAN, LATVIAN_NOTIFICATIONS, LATVIAN_QUESTIONS } from './lv'
import { LITHUANIAN, LITHUANIAN_NOTIFICATIONS, LITHUANIAN_QUESTIONS } from './lt'
import { NORWEGIAN, NORWEGIAN_NOTIFICATIONS, NORWEGIAN_QUESTIONS } from './nb'
import { RUSSIAN, RUSSIAN_NOTIFICATIONS, RUSSIAN_QUESTIONS } from './ru'
import { SIMPLIFIED_CHINESE, SIMPLIFIED_CHINESE_NOTIFICATIONS, SIMPLIFIED_CHINESE_QUESTIONS } from './zh-hans'
import { SPANISH, SPANISH_NOTIFICATIONS, SPANISH_QUESTIONS } from './es'
import { TRADITIONAL_CHINESE, TRADITIONAL_CHINESE_NOTIFICATIONS, TRADITIONAL_CHINESE_QUESTIONS } from './zh-hant'

const TABLES: Readonly<Record<LanguageCode, WindowTexts>> = {
  en: ENGLISH,
  'zh-hant': TRADITIONAL_CHINESE,
  'zh-hans': SIMPLIFIED_CHINESE,
  ru: RUSSIAN,
  nb: NORWEGIAN,
  lv: LATVIAN,
  lt: LITHUANIAN,
  hr: CROATIAN,
  es: SPANISH
}

export function windowTexts(language: LanguageCode): WindowTexts {
  return TABLES[language]
}

const NOTIFICATIONS: Readonly<Record<LanguageCode, NotificationTexts>> = {
  en: ENGLISH_NOTIFICATIONS,
  'zh-hant': TRADITIONAL_CHINESE_NOTIFICATIONS,
  'zh-hans': SIMPLIFIED_CHINESE_NOTIFICATIONS,
  ru: RUSSIAN_NOTIFICATIONS,
  nb: NORWEGIAN_NOTIFICATIONS,
  lv: LATVIAN_NOTIFICATIONS,
  lt: LITHUANIAN_NOTIFICATIONS,
  hr: CROATIAN_NOTIFICATIONS,
  es: SPANISH_NOTIFICATIONS
}

export function notificationTexts(language: LanguageCode): NotificationTexts {
  return NOTIFICATIONS[language]
}

const QUESTIONS: Readonly<Record<LanguageCode, SettingQuestionTexts>> = {
  en: ENGLISH_QUESTIONS,
  'zh-hant': TRADITIONAL_CHINESE_QUESTIONS,
  'zh-hans': SIMPLIFIED_CHINESE_QUESTIONS,
  ru: RUSSIAN_QUESTIONS,
  nb: NORWEGIAN_QUESTIONS,
  lv: LATVIAN_QUESTIONS,
  lt: LITHUANIAN_QUESTIONS,
  hr: CROATIAN_QUESTIONS,
  es: SPANISH_QUESTIONS
}

export function settingQuestionTexts(language: LanguageCode): SettingQuestionTexts {
  return QUESTIONS[language]
}
