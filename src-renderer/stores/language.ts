import { defineStore } from 'pinia'
import { computed } from 'vue'
import { bridge } from '@/bridge'
import { registerChineseFonts } from '@/composables/window/chinese-fonts'
import { setInterfaceLanguage } from '@/locales'
import { intlTag, type LanguageCode } from '@shared/text/languages'
import { mirrorState } from './mirrored-state'

interface Languages {
  readonly interfaceLanguage: LanguageCode
  readonly contentLanguage: LanguageCode
}

/** Languages of the interface and of the catalogue. */
export const useLanguage = defineStore('language', () => {
  const { current, load } = mirrorState<Languages>(
    { interfaceLanguage: 'en', contentLanguage: 'en' },
    () => bridge.app.info(),
    bridge.app.onLanguage,
    (now) => {
      registerChineseFonts([now.interfaceLanguage, now.contentLanguage])
      return setInterfaceLanguage(now.interfaceLanguage)
    }
  )
  return {
    interfaceLanguage: computed(() => current.value.interfaceLanguage),
    contentLanguage: computed(() => current.value.contentLanguage),
    /** BCP 47, for Intl. */
    tag: computed(() => intlTag(current.value.interfaceLanguage)),
    /** BCP 47 of catalogue texts, for sorting and `lang`. */
    contentTag: computed(() => intlTag(current.value.contentLanguage)),
    load
  }
})
