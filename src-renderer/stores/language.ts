import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { bridge } from '@/bridge'
import { setInterfaceLanguage } from '@/locales'
import { createCollator } from '@shared/text/collation'
import { intlTag, type LanguageCode } from '@shared/text/languages'
import { mirrorState } from '@/composables/requests/mirrored-state'
import { useSettings } from './settings'

interface Languages {
  readonly interfaceLanguage: LanguageCode
  readonly contentLanguage: LanguageCode
}

export const useLanguage = defineStore('language', () => {
  const settings = useSettings()
  const country = ref('')
  const { current, load } = mirrorState<Languages>(
    { interfaceLanguage: 'en', contentLanguage: 'en' },
    async () => {
      const info = await bridge.app.info()
      country.value = info.country
      return info
    },
    bridge.app.onLanguage,
    async (now) => {
      const languages = [now.interfaceLanguage, now.contentLanguage]
      if (languages.some((code) => code.startsWith('zh')))
        (await import('@/composables/window/chinese-fonts')).registerChineseFonts(languages)
      await setInterfaceLanguage(now.interfaceLanguage)
    }
  )
  return {
    interfaceLanguage: computed(() => current.value.interfaceLanguage),
    contentLanguage: computed(() => current.value.contentLanguage),
    /** Region of the system; '' if unknown. */
    country,
    /** BCP 47, for Intl. */
    tag: computed(() => intlTag(current.value.interfaceLanguage)),
    /** Language of the catalogue, BCP 47. */
    contentTag: computed(() => intlTag(current.value.contentLanguage)),
    /** Order of names in the language of the catalogue. */
    compareNames: computed(
      () => createCollator(intlTag(current.value.contentLanguage), settings.value('language.chineseOrder')).compare
    ),
    load
  }
})
