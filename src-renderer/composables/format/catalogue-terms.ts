/** Translates the closed lists of the specification. */
import { useI18n } from 'vue-i18n'
import { termText, type TermField } from '@shared/catalogue/terms'
import { isLanguage } from '@shared/text/languages'

export function useCatalogueTerms() {
  const { locale } = useI18n()
  /** Returns null for null, and unknown words as received. */
  const term = <V extends string | null>(field: TermField, value: V): V =>
    value === null || !isLanguage(locale.value) ? value : (termText(field, value, locale.value) as V)
  return { term }
}
