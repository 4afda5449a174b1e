import { useI18n } from 'vue-i18n'
import { useCompareRowText } from '@/composables/format/compare-row-text'
import { generationLabel } from '@/composables/sheets/vehicle-label'
import type { PathNames } from '@contract/channels/catalogue'
import type { EnginePath } from '@shared/catalogue/records'

export function useCompareText() {
  const { t } = useI18n()
  const engineName = (path: EnginePath, names: PathNames, name?: string | null): string =>
    name?.trim() || names.engines?.name?.trim() || t('app.unnamed', { id: path.engines ?? '' })
  return { ...useCompareRowText(), engineName, vehicleText: generationLabel }
}
