import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { useCompletePath } from '@/composables/catalogue/complete-path'
import { useFormat } from '@/composables/format/format'
import { generationLabel } from '@/composables/sheets/vehicle-label'
import type { PathNames } from '@contract/channels/catalogue'
import { LEVELS, type EnginePath } from '@shared/catalogue/records'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import { unitText } from '@shared/units/units'
import { useSettings } from '../../stores/settings'
import type { QuickOpenItem } from './quick-open-items'

export function useCatalogueItems() {
  const { t } = useI18n()
  const router = useRouter()
  const format = useFormat()
  const settings = useSettings()
  const completion = useCompletePath()

  /** @param power in PS, null where it is not given or not wanted */
  function engineItem(path: EnginePath, names: PathNames, power: number | null): QuickOpenItem {
    return {
      key: `engine:${path.generations ?? ''}/${path.engines ?? ''}`,
      kind: 'engine',
      label: names.engines?.name?.trim() || t('app.unnamed', { id: path.engines ?? '' }),
      detail: generationLabel(names),
      ...(power === null ? {} : { figure: unitText(power, settings.value('units.power'), format.tag()).text }),
      path,
      run: () => completion.openLocation(router, path)
    }
  }
  function hitItem({ level, path, names, figures }: LocalSearchHit): QuickOpenItem {
    if (level === 'engines') return engineItem(path, names, figures.power)
    const above = LEVELS.slice(1, LEVELS.indexOf(level)).flatMap((one) => names[one]?.name?.trim() || [])
    return {
      key: `${level}:${path[level] ?? ''}`,
      kind: 'place',
      label: names[level]?.name?.trim() || t('app.unnamed', { id: path[level] ?? '' }),
      detail: [t(`app.level.${level}`), ...above].join(' · '),
      path,
      run: () => completion.openLocation(router, path)
    }
  }
  return { engineItem, hitItem }
}
