/** Words of the specification's closed lists in the language of the window. */
import { useI18n } from 'vue-i18n'
import { termText, type TermField } from '@shared/catalogue/terms'
import { isLanguage } from '@shared/text/languages'

export function useCatalogueTerms() {
  const { locale } = useI18n()
  /** A fuel or an engine type for reading; null stays null, words outside the lists stay as received. */
  const term = <V extends string | null>(field: TermField, value: V): V =>
    value === null || !isLanguage(locale.value) ? value : (termText(field, value, locale.value) as V)
  return { term }
}
