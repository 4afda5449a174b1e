import { ref, watch, type Ref, type ShallowRef } from 'vue'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import type { SheetDefaults } from '@shared/sheets/default-choice'
import type { SheetChoice } from '@shared/sheets/snapshot'
import type { LanguageCode } from '@shared/text/languages'
import { withDefaults } from './sheet-choice'

export function useSheetDefaults(): () => SheetDefaults {
  const settings = useSettings()
  const language = useLanguage()
  return () => ({
    country: language.country,
    language: language.contentLanguage,
    unbranded: settings.value('pictures.unbranded'),
    units: {
      power: settings.value('units.power'),
      torque: settings.value('units.torque'),
      both: settings.value('units.both')
    }
  })
}

/**
 * Untouched fields of an open choice follow language and units of the window.
 *
 * @param isIssued the choice belongs to an issued sheet
 */
export function useFollowedDefaults(
  choice: ShallowRef<SheetChoice | null>,
  isIssued = (): boolean => false
): () => SheetDefaults {
  const sheetDefaults = useSheetDefaults()
  watch(sheetDefaults, (now, before) => {
    if (choice.value && !isIssued()) choice.value = withDefaults(choice.value, before, now)
  })
  return sheetDefaults
}

/** Language of a sample sheet: that of the catalogue until another one is chosen. */
export function useSampleLanguage(): Ref<LanguageCode> {
  const language = useLanguage()
  const chosen = ref(language.contentLanguage)
  watch(
    () => language.contentLanguage,
    (code) => (chosen.value = code)
  )
  return chosen
}
