import { useI18n } from 'vue-i18n'
import { useCompareRowText } from '@/composables/format/compare-row-text'
import { generationLabel } from '@/composables/sheets/vehicle-label'
import type { PathNames } from '@contract/channels/catalogue'
import type { EnginePath } from '@shared/catalogue/records'
import type { CompareColumn } from './compare-columns'

export function useCompareText() {
  const { t } = useI18n()
  const engineName = (path: EnginePath, names: PathNames, name?: string | null): string =>
    name?.trim() || names.engines?.name?.trim() || t('app.unnamed', { id: path.engines ?? '' })
  const columnName = ({ path, names, compared }: CompareColumn): string =>
    engineName(path, names, compared.engine?.name)
  /** The vehicle that two or more engines have in common, its last two words on one line; '' where they differ. */
  const commonVehicle = (columns: readonly CompareColumn[]): string => {
    const [first = '', ...others] = columns.map(({ names }) => generationLabel(names))
    return others.length > 0 && others.every((one) => one === first) ? first.replace(/ (?=\S+$)/, '\u00a0') : ''
  }
  return { ...useCompareRowText(), engineName, columnName, commonVehicle, vehicleText: generationLabel }
}
