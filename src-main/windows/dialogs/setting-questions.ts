/** What a person reads before a setting is weakened. */
import type { LanguageCode } from '../../shared/text/languages'
import type { ConfirmationRequest } from '../../shared/settings/change-confirmation'
import { settingQuestionTexts } from '../texts'

/** For a message box with two buttons. */
export interface QuestionText {
  readonly message: string
  readonly detail: string
  readonly yes: string
}

export function settingQuestion({ about, value }: ConfirmationRequest, language: LanguageCode): QuestionText {
  const { allow, notYou, about: texts } = settingQuestionTexts(language)
  const { message, detail } = texts[about]
  // as a function: a value may hold what `replace` takes for a pattern
  return { message, detail: `${detail.replace('{value}', () => value)}\n\n${notYou}`, yes: allow }
}
