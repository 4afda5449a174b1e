/**
 * Which options of a record may be printed for whom (traps 39 and 71): rules by option code and country; names may be
 * translated and bind nothing.
 */
import type { RemapOption } from '../../catalogue/records'
import type { LanguageCode } from '../../text/languages'
import { EMISSION_CODES, HARMLESS_CODES } from './emission-codes'
import type { SheetKind } from '../templates/template'

/**
 * 'show': as it is. 'notice': only together with its notice. 'hide': not printed. 'block': a sheet that would hold it
 * cannot be made.
 */
export const RULE_ACTIONS = ['show', 'notice', 'hide', 'block'] as const
export type RuleAction = (typeof RULE_ACTIONS)[number]

export interface OptionRule {
  /** Option code, compared without case; '*': every code without a rule of its own. */
  readonly code: string
  /** ISO 3166-1 alpha-2; '*': every country without a rule of its own. */
  readonly country: string
  readonly action: RuleAction
  /** What is printed beside it under 'notice'; per language, '' where none. */
  readonly notice: { readonly [language: string]: string }
}

/**
 * What the rules said of one option. `name` and `description` are absent where it may not be shown: nothing downstream
 * can print what is not there.
 */
export type OptionDecision =
  | {
      readonly action: 'show'
      readonly code: string | null
      readonly name: string | null
      readonly description: string | null
    }
  | {
      readonly action: 'notice'
      readonly code: string | null
      readonly name: string | null
      readonly description: string | null
      readonly notice: string
    }
  | { readonly action: 'hide' | 'block'; readonly code: string | null }

/**
 * The rules for codes the shop has none of its own for. On sheets for customers and offers emission-related options are
 * hidden; on those of the workshop, which stay there, every code that is known is shown. A rule of the shop is never
 * loosened by these.
 */
export const STANDARD_RULES: { readonly [K in SheetKind]: readonly OptionRule[] } = {
  customer: standard('hide'),
  offer: standard('hide'),
  workshop: standard('show')
}
function standard(emission: RuleAction): readonly OptionRule[] {
  const rule =
    (action: RuleAction) =>
    (code: string): OptionRule => ({ code, country: '*', action, notice: {} })
  return [...EMISSION_CODES.map(rule(emission)), ...HARMLESS_CODES.map(rule('show'))]
}

/** How codes and countries are compared: without case, width and the blanks around them. */
const normalizeCode = (code: string): string => code.normalize('NFKC').trim().toUpperCase()

/**
 * What one rule comes to in one language. A notice without words in the sheet's language is no notice: the option is
 * hidden.
 */
interface RuleResult {
  readonly action: RuleAction
  readonly notices: readonly string[]
}
const STRICTNESS: { readonly [A in RuleAction]: number } = { show: 0, notice: 1, hide: 2, block: 3 }
const HIDDEN: RuleResult = { action: 'hide', notices: [] }

interface Table {
  /** By code, then by country; '*' as in the rules. */
  readonly rules: ReadonlyMap<string, ReadonlyMap<string, RuleResult>>
  readonly countries: readonly string[]
  /** Of the whole table. */
  readonly strictest: RuleResult | null
}

/** The strictest of all; several notices are printed together, since each may be the one the law asks for. */
function strictest(verdicts: readonly RuleResult[]): RuleResult | null {
  const most = Math.max(-1, ...verdicts.map((one) => STRICTNESS[one.action]))
  const worst = verdicts.filter((one) => STRICTNESS[one.action] === most)
  const first = worst[0]
  return first ? { action: first.action, notices: [...new Set(worst.flatMap((one) => one.notices))] } : null
}

function verdictOf(rule: OptionRule, language: LanguageCode): RuleResult {
  // what a stored table says of an action nobody knows must not end in printing
  if (!RULE_ACTIONS.includes(rule.action)) return HIDDEN
  if (rule.action !== 'notice') return { action: rule.action, notices: [] }
  const notice = (Object.hasOwn(rule.notice, language) ? (rule.notice[language] ?? '') : '').trim()
  return notice === '' ? HIDDEN : { action: 'notice', notices: [notice] }
}

function tableOf(rules: readonly OptionRule[], language: LanguageCode): Table {
  const found = new Map<string, Map<string, RuleResult[]>>()
  for (const rule of rules) {
    const code = normalizeCode(rule.code)
    const country = normalizeCode(rule.country)
    if (code === '' || country === '') continue
    const byCountry = found.get(code) ?? new Map<string, RuleResult[]>()
    byCountry.set(country, [...(byCountry.get(country) ?? []), verdictOf(rule, language)])
    found.set(code, byCountry)
  }
  const merged = new Map(
    [...found].map(([code, byCountry]) => [
      code,
      new Map([...byCountry].map(([country, all]) => [country, strictest(all) ?? HIDDEN]))
    ])
  )
  const all = [...merged.values()].flatMap((byCountry) => [...byCountry.values()])
  return {
    rules: merged,
    countries: [...new Set([...merged.values()].flatMap((byCountry) => [...byCountry.keys()]))].filter(
      (one) => one !== '*'
    ),
    strictest: strictest(all)
  }
}

/**
 * A notice was written for another option and would say something untrue of this one, so the next stricter answer
 * holds.
 */
const unknown = ({ strictest: most }: Table): RuleResult => (most?.action === 'notice' ? HIDDEN : (most ?? HIDDEN))

/**
 * For one country: the code here, the code anywhere, any code here, any code anywhere; a code without any of these is
 * unknown.
 */
function inCountry(table: Table, code: string | null, country: string): RuleResult {
  const own = code === null ? undefined : table.rules.get(code)
  const other = table.rules.get('*')
  return own?.get(country) ?? own?.get('*') ?? other?.get(country) ?? other?.get('*') ?? unknown(table)
}

/**
 * What may be printed of each option, in the order of the record; null where the record has none to tell of.
 *
 * The more specific rule wins (code before country, both before '*'), among equals the strictest. An unknown code, and
 * an option without one, is treated as the strictest rule of the table has it. `country` '' is the strictest over all
 * countries.
 *
 * @param rules the shop's own; `STANDARD_RULES` are added here, for codes without one of its own for every country
 */
export function applyRules(
  options: readonly RemapOption[] | null,
  rules: readonly OptionRule[],
  country: string,
  kind: SheetKind,
  language: LanguageCode
): readonly OptionDecision[] | null {
  if (options === null) return null
  // a rule of the shop for one country says nothing about the others: there the program's own holds on
  const ruled = new Set(
    rules.filter((rule) => normalizeCode(rule.country) === '*').map((rule) => normalizeCode(rule.code))
  )
  const table = tableOf(
    [...rules, ...STANDARD_RULES[kind].filter((rule) => !ruled.has(normalizeCode(rule.code)))],
    language
  )
  const here = normalizeCode(country)
  return options.map((option): OptionDecision => {
    const code = option.code === null || normalizeCode(option.code) === '' ? null : normalizeCode(option.code)
    // '*' cannot be a code of the service: it would pass for the rule of all the others
    const known = code === '*' ? null : code
    const verdict =
      here === ''
        ? (strictest([...table.countries, '*'].map((one) => inCountry(table, known, one))) ?? HIDDEN)
        : inCountry(table, known, here)
    if (verdict.action === 'show')
      return { action: 'show', code: option.code, name: option.name, description: option.description }
    if (verdict.action === 'notice')
      return {
        action: 'notice',
        code: option.code,
        name: option.name,
        description: option.description,
        notice: verdict.notices.join('\n')
      }
    return { action: verdict.action, code: option.code }
  })
}
