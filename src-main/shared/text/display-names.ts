import { intlTag, type LanguageCode } from './languages'

/** @param tag BCP 47 language of the name */
export const languageName = (code: LanguageCode, tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(intlTag(code)) ?? code

/**
 * Names of countries (ISO 3166-1 alpha-2); the code itself for an unknown one.
 *
 * @param tag BCP 47 language of the names
 */
export function countryNames(codes: readonly string[], tag: string): readonly string[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return codes.map((code) => names.of(code) ?? code)
}
