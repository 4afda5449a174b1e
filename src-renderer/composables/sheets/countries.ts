import { COUNTRIES } from '@shared/sheets/countries'
import { countryNames } from '@shared/text/display-names'

export interface Country {
  readonly code: string
  readonly name: string
}

/** Names in a language of `Intl`, sorted in that language. */
export function countriesByName(tag: string): readonly Country[] {
  const names = countryNames(COUNTRIES, tag)
  return COUNTRIES.map((code, at) => ({ code, name: names[at] ?? code })).sort((a, b) =>
    a.name.localeCompare(b.name, tag)
  )
}
