import type { OptionRule } from '@shared/sheets/rules/option-rules'
import { standardNotice } from '@shared/sheets/sheet-texts'
import { LANGUAGES } from '@shared/text/languages'

/** Fills the languages without an own notice with the standard text. */
export const withStandardNotices = (rule: OptionRule): OptionRule => ({
  ...rule,
  notice: {
    ...Object.fromEntries(LANGUAGES.map((code) => [code, standardNotice(code)])),
    ...Object.fromEntries(Object.entries(rule.notice).filter(([, words]) => words.trim() !== ''))
  }
})
