import { expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { SETTING_RISKS } from '@shared/settings/change-confirmation'
import { settingQuestion } from '../../../../src-main/windows/dialogs/setting-questions'
import { settingQuestionTexts } from '../../../../src-main/windows/texts'

const WITH_VALUE = ['network', 'host-names', 'event-address', 'keep-longer']
const flat = (language: (typeof LANGUAGES)[number]): readonly string[] => {
  const { allow, notYou, about } = settingQuestionTexts(language)
  return [allow, notYou, ...Object.values(about).flatMap(({ message, detail }) => [message, detail])]
}

it.each(LANGUAGES)(
  'questions about settings say in %s what changes, what follows, and who should cancel',
  (language) => {
    for (const about of SETTING_RISKS) {
      const { message, detail, yes } = settingQuestion({ about, value: 'V$&V' }, language)
      expect(message).toMatch(/[?？]$/)
      expect(`${message} ${detail} ${yes}`).not.toMatch(/[{}]|undefined/)
      expect([about, detail.includes('V$&V')]).toEqual([about, WITH_VALUE.includes(about)])
      expect(detail.endsWith(settingQuestionTexts(language).notYou)).toBe(true)
    }
  }
)

const OTHERS = LANGUAGES.filter((language) => language !== 'en')
it.each(OTHERS)('questions about settings hold nothing English in %s', (language) => {
  const english = flat('en')
  expect(flat(language).filter((text) => english.includes(text))).toEqual([])
})
