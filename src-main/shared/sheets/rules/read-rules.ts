import { isObject } from '../../text/json-object'
import { isLanguage } from '../../text/languages'
import { RULE_ACTIONS, type OptionRule } from './option-rules'

const MAX_RULES = 500

/** null if any rule is invalid: leaving it out could print a forbidden option. */
export function readRules(value: unknown): readonly OptionRule[] | null {
  if (!Array.isArray(value) || value.length > MAX_RULES) return null
  const rules = value.map(readRule)
  return rules.includes(null) ? null : (rules as readonly OptionRule[])
}

function readRule(value: unknown): OptionRule | null {
  if (!isObject(value)) return null
  const { code, country, action, notice } = value
  const known = RULE_ACTIONS.find((one) => one === action)
  if (
    typeof code !== 'string' ||
    code.trim() === '' ||
    typeof country !== 'string' ||
    !/^(\*|[A-Z]{2})$/.test(country) ||
    !known ||
    !isObject(notice)
  )
    return null
  const words = Object.entries(notice)
  if (words.some(([language, text]) => !isLanguage(language) || typeof text !== 'string')) return null
  return { code: code.trim(), country, action: known, notice: Object.fromEntries(words) as Record<string, string> }
}
