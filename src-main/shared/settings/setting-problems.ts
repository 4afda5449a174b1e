/** Reason for refusing a value: a code with parameters, never the value. Texts: `failures.setting-invalid.because`. */
interface Needs {
  readonly between: { readonly min: number; readonly max: number }
  readonly choice: { readonly choices: string }
  /** For a list. */
  readonly words: { readonly choices: string }
  readonly length: { readonly max: number }
  readonly list: { readonly max: number }
  readonly scheme: { readonly schemes: string }
  readonly 'poll-item': { readonly ending: string }
}

export const SETTING_PROBLEMS = [
  'unknown',
  'boolean',
  'number',
  'whole',
  'between',
  'choice',
  'text',
  'length',
  'list',
  'words',
  'time',
  'listen-host',
  'listen-path',
  'header-name',
  'header-prefix',
  'scheme',
  'credentials',
  'topic',
  'poll-path',
  'poll-item',
  'folder',
  'place',
  'update-key',
  'chosen',
  'declined',
  'registry-text'
] as const
export type SettingProblemCode = (typeof SETTING_PROBLEMS)[number]
export type SettingProblem = {
  readonly [C in SettingProblemCode]: C extends keyof Needs
    ? { readonly code: C; readonly params: Needs[C] }
    : { readonly code: C; readonly params?: undefined }
}[SettingProblemCode]

/** Parameters of a failure or notice: `reason` chooses the text. */
export function refusedBecause(
  key: string,
  { code, params }: SettingProblem
): { readonly key: string; readonly reason: SettingProblemCode } & Readonly<Record<string, string | number>> {
  return { ...params, key, reason: code }
}
