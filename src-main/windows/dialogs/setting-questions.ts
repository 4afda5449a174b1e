/** The question before a setting is weakened. */
import type { LanguageCode } from '../../shared/text/languages'
import type { ConfirmationRequest } from '../../shared/settings/change-confirmation'
import { windowText } from '../texts'

/** What each change weakens. */
export function riskTexts(risks: readonly ConfirmationRequest[], language: LanguageCode): string {
  const texts = risks.map(({ about, value }) => {
    const detail = windowText(language, `questions.about.${about}.detail`, { value })
    return `${windowText(language, `questions.about.${about}.message`)}\n${detail.replaceAll('\n\n', '\n')}`
  })
  return [...new Set(texts)].join('\n\n')
}

export function settingQuestion(
  { about, value }: ConfirmationRequest,
  language: LanguageCode
): { readonly message: string; readonly detail: string; readonly yes: string } {
  const detail = windowText(language, `questions.about.${about}.detail`, { value })
  return {
    message: windowText(language, `questions.about.${about}.message`),
    detail: `${detail}\n\n${windowText(language, 'questions.notYou')}`,
    yes: windowText(language, 'questions.allow')
  }
}
