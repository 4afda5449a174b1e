/** The question before a setting is weakened. */
import type { LanguageCode } from '../../shared/text/languages'
import type { ConfirmationRequest } from '../../shared/settings/change-confirmation'
import { settingQuestionTexts } from '../texts'

interface QuestionText {
  readonly message: string
  readonly detail: string
  readonly yes: string
}

export function settingQuestion({ about, value }: ConfirmationRequest, language: LanguageCode): QuestionText {
  const { allow, notYou, about: texts } = settingQuestionTexts(language)
  const { message, detail } = texts[about]
  // a function, because `replace` interprets patterns such as $& in a string
  return { message, detail: `${detail.replace('{value}', () => value)}\n\n${notYou}`, yes: allow }
}
