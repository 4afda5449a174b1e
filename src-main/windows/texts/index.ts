/** Texts of the menu, system dialogs, system notifications and demo tickets, in the interface language. */
import demo from '../../shared/locales/en/main/demo'
import notifications from '../../shared/locales/en/main/notifications'
import questions from '../../shared/locales/en/main/questions'
import system from '../../shared/locales/en/main/system'
import type { PartOf } from '../../shared/locales/part-of'
import { createTranslator } from '../../shared/locales/translator'
import { LANGUAGES, type LanguageCode } from '../../shared/text/languages'

const TOPICS = { demo, notifications, questions, system }
type Topics = typeof TOPICS
export type WindowTexts = Readonly<Record<keyof typeof system, string>>

const files = import.meta.glob<object>('../../shared/locales/*/main/*.ts', { eager: true, import: 'default' })

function topicsOf(language: LanguageCode): PartOf<Topics> {
  return Object.fromEntries(
    Object.keys(TOPICS).map((topic) => [topic, files[`../../shared/locales/${language}/main/${topic}.ts`] ?? {}])
  )
}

export const windowText = createTranslator<Topics>({
  ...(Object.fromEntries(LANGUAGES.map((code) => [code, topicsOf(code)])) as Record<LanguageCode, PartOf<Topics>>),
  en: TOPICS
})

export const windowTexts = (language: LanguageCode): WindowTexts =>
  Object.fromEntries(
    (Object.keys(system) as (keyof WindowTexts)[]).map((key) => [key, windowText(language, `system.${key}`)])
  ) as WindowTexts
