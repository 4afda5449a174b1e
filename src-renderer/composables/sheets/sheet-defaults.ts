import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import type { SheetDefaults } from '@shared/sheets/default-choice'

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
