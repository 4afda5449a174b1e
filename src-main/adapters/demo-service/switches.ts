/** Content of the running service. The defaults follow the specification literally. */
import type { LanguageRules } from './catalogue/translations'

export interface Switches extends LanguageRules {
  readonly translateTerms: boolean
  /** Makes slugs depend on the language. */
  readonly translateSlugs: boolean
  /** Deleted records, as `engines/12`. */
  readonly gone: readonly string[]
  /** Picture fields: absolute URLs, root-relative paths, or URLs of another origin ("https://pictures.example"). */
  readonly pictureAddresses: 'absolute' | 'relative' | `http${string}`
  /** Adds the vehicle type "Oddities": records with all peculiar values the specification allows. */
  readonly oddities: boolean
  /** Adds records with ids 0, below zero and above 2^53 on all levels. */
  readonly bigIds: boolean
}

export const DEFAULT_SWITCHES: Switches = {
  defaultLanguage: 'en',
  untranslated: [],
  missingTranslation: 'english',
  translateTerms: false,
  translateSlugs: false,
  gone: [],
  pictureAddresses: 'absolute',
  oddities: false,
  bigIds: false
}
