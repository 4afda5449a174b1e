/** The question before a setting is weakened. */
import type { LanguageCode } from '../../shared/text/languages'
import type { ConfirmationRequest } from '../../shared/settings/change-confirmation'
import { windowText } from '../texts'

interface QuestionText {
  readonly message: string
  readonly detail: string
  readonly yes: string
}

export function settingQuestion({ about, value }: ConfirmationRequest, language: LanguageCode): QuestionText {
  const detail = windowText(language, `questions.about.${about}.detail`, { value })
  return {
    message: windowText(language, `questions.about.${about}.message`),
    detail: `${detail}\n\n${windowText(language, 'questions.notYou')}`,
    yes: windowText(language, 'questions.allow')
  }
}
