/**
 * Which options of a record may be printed for whom (traps 39 and 71): rules by option code and country; names may be translated and bind nothing.
 */

/** 'show': as it is. 'notice': only together with its notice. 'hide': not printed. 'block': a sheet that would hold it cannot be made. */
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

/** What the rules said of one option. `name` and `description` are absent where it may not be shown: nothing downstream can print what is not there. */
export type RuledOption =
  | { readonly action: 'show'; readonly code: string | null; readonly name: string | null; readonly description: string | null }
  | { readonly action: 'notice'; readonly code: string | null; readonly name: string | null; readonly description: string | null; readonly notice: string }
  | { readonly action: 'hide' | 'block'; readonly code: string | null }
