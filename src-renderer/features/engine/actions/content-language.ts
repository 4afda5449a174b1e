/** The language of catalogue texts as an item of the engine's menu. */
import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { useButtonCost } from '@/composables/requests/button-cost'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import { LANGUAGE_NAMES, LANGUAGES, type LanguageCode } from '@shared/text/languages'

/** @param calls requests that fetch the page in a language that is not stored */
export function useContentLanguageMenu(calls: () => number) {
  const { t } = useI18n()
  const cost = useButtonCost()
  const language = useLanguage()
  const settings = useSettings()
  const item = computed(() => {
    const current = language.contentLanguage
    const hint = t('app.unlessStored', { cost: cost.text(calls()) })
    return {
      id: 'language' as const,
      label: t('engine.share.language', { language: LANGUAGE_NAMES[current] }),
      hint,
      disabled: settings.entry('language.content')?.managed ?? false,
      more: {
        name: 'content-language',
        items: LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], hint, disabled: id === current }))
      }
    }
  })
  return { item, choose: (code: LanguageCode) => settings.set('language.content', code) }
}
