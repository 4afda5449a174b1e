import { expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { SETTING_RISKS } from '@shared/settings/change-confirmation'
import { settingQuestion } from '@main/windows/dialogs/setting-questions'
import { windowText } from '@main/windows/texts'

const WITH_VALUE = ['update-address', 'network', 'host-names', 'event-address', 'workspace-address', 'keep-longer']
it.each(LANGUAGES)(
  'questions about settings say in %s what changes, what follows, and who should cancel',
  (language) => {
    for (const about of SETTING_RISKS) {
      const { message, detail, yes } = settingQuestion({ about, value: 'V$&V' }, language)
      expect(message).toMatch(/[?？]$/)
      expect(`${message} ${detail} ${yes}`).not.toMatch(/[{}]|undefined/)
      expect([about, detail.includes('V$&V')]).toEqual([about, WITH_VALUE.includes(about)])
      expect(detail.endsWith(windowText(language, 'questions.notYou'))).toBe(true)
    }
  }
)
