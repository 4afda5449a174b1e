/**
 * Decides which options may be printed for whom (traps 39 and 71), by option code and country. Names may be translated
 * and do not count.
 */
import type { RemapOption } from '../../catalogue/records'
import { checksum } from '../../text/checksum'
import type { LanguageCode } from '../../text/languages'
import { EMISSION_CODES, HARMLESS_CODES } from './emission-codes'
import type { SheetKind } from '../templates/template'

/**
 * 'show': printed. 'notice': printed with its notice only. 'hide': not printed. 'block': no sheet with this option can
 * be made.
 */
export const RULE_ACTIONS = ['show', 'notice', 'hide', 'block'] as const
export type RuleAction = (typeof RULE_ACTIONS)[number]

export interface OptionRule {
  /** Ignores case; '*': every code without its own rule. */
  readonly code: string
  /** ISO 3166-1 alpha-2; '*': every country without its own rule. */
  readonly country: string
  readonly action: RuleAction
  /** Text for 'notice' by language. */
  readonly notice: { readonly [language: string]: string }
}

/**
 * Decision on one option. Without permission to print it has neither `name` nor `description`, so no later code can
 * print them.
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
 * Default rules for codes without a rule of the shop. Emission-related options are hidden except on workshop sheets,
 * which stay in the shop. They never loosen a rule of the shop.
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

/** Checksum of a rule: names it in a message without its content. */
export const ruleMark = (rule: OptionRule): string => checksum(JSON.stringify(rule))

/** Ignores case, width and surrounding blanks. */
export const normalizeCode = (code: string): string => code.normalize('NFKC').trim().toUpperCase()

/** A rule in one language. Without a notice in the sheet's language, 'notice' becomes 'hide'. */
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
  readonly strictest: RuleResult | null
}

/** The strictest; several notices are combined, since each may be required by law. */
function strictest(verdicts: readonly RuleResult[]): RuleResult | null {
  const most = Math.max(-1, ...verdicts.map((one) => STRICTNESS[one.action]))
  const worst = verdicts.filter((one) => STRICTNESS[one.action] === most)
  const first = worst[0]
  return first ? { action: first.action, notices: [...new Set(worst.flatMap((one) => one.notices))] } : null
}

function verdictOf(rule: OptionRule, language: LanguageCode): RuleResult {
  // an unknown stored action must not print
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
 * Rule for unknown codes: the strictest, but 'hide' in place of 'notice', since a notice for another option may be
 * wrong.
 */
const unknown = ({ strictest: most }: Table): RuleResult => (most?.action === 'notice' ? HIDDEN : (most ?? HIDDEN))

/** Order: the code here, the code anywhere, any code here, any code anywhere, else unknown. */
function inCountry(table: Table, code: string | null, country: string): RuleResult {
  const own = code === null ? undefined : table.rules.get(code)
  const other = table.rules.get('*')
  return own?.get(country) ?? own?.get('*') ?? other?.get(country) ?? other?.get('*') ?? unknown(table)
}

/**
 * Decides on each option, in the order of the record; null: the record has no options.
 *
 * The more specific rule wins (code before country, both before '*'), among equals the strictest. An unknown or missing
 * code gets the strictest rule. `country` '' gets the strictest over all countries.
 *
 * @param rules of the shop; `STANDARD_RULES` are added for codes without a rule for every country
 */
export function applyRules(
  options: readonly RemapOption[] | null,
  rules: readonly OptionRule[],
  country: string,
  kind: SheetKind,
  language: LanguageCode
): readonly OptionDecision[] | null {
  if (options === null) return null
  // a rule of the shop for one country leaves the default rule for others
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
    // a code '*' of the service would match the rule for all others
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
