/**
 * Why a value may not be set: a code with what its words need, never the value. The window has the words, under
 * `failures.setting-invalid.because` in every language; in the log the code stands as it is.
 */
interface Needs {
  /** The least and the most. */
  readonly between: { readonly min: number; readonly max: number }
  /** Those allowed, as they are written in files. */
  readonly choice: { readonly choices: string }
  /** The same for each word of a list. */
  readonly words: { readonly choices: string }
  /** Most characters of a text. */
  readonly length: { readonly max: number }
  /** Most words of a list. */
  readonly list: { readonly max: number }
  /** Those allowed, each with `://`. */
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
  'chosen',
  'declined'
] as const
export type SettingProblemCode = (typeof SETTING_PROBLEMS)[number]
export type SettingProblem = {
  readonly [C in SettingProblemCode]: C extends keyof Needs
    ? { readonly code: C; readonly params: Needs[C] }
    : { readonly code: C; readonly params?: undefined }
}[SettingProblemCode]

/** As a failure or finding carries it: `reason` chooses the words. */
export function refusedBecause(
  key: string,
  { code, params }: SettingProblem
): { readonly key: string; readonly reason: SettingProblemCode } & Readonly<Record<string, string | number>> {
  return { ...params, key, reason: code }
}
