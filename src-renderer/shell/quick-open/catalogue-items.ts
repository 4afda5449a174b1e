import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { useRole } from '@/stores/shell/role'
import { useCompletePath } from '@/composables/catalogue/complete-path'
import { generationLabel, generationYears } from '@/composables/sheets/vehicle-label'
import type { PathNames } from '@contract/channels/catalogue'
import { LEVELS, type EnginePath } from '@shared/catalogue/records'
import type { HeadlineFigures, LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import type { QuickOpenItem } from './quick-open-items'

export function useCatalogueItems() {
  const { t } = useI18n()
  const router = useRouter()
  const completion = useCompletePath()
  const role = useRole()

  /** @param stock null: not stored */
  function engineItem(
    path: EnginePath,
    names: PathNames,
    stock: HeadlineFigures | null,
    stage?: HeadlineFigures | null,
    hardware: readonly (string | null)[] = []
  ): QuickOpenItem {
    return {
      key: `engine:${path.generations ?? ''}/${path.engines ?? ''}`,
      kind: 'engine',
      label: names.engines?.name?.trim() || t('app.unnamed', { id: path.engines ?? '' }),
      detail: [[generationLabel(names), generationYears(names)].filter(Boolean).join(' '), ...hardware]
        .filter(Boolean)
        .join(' · '),
      ...(stock && { figures: { stock, stage } }),
      path,
      run: () => completion.openLocation(router, path)
    }
  }
  function hitItem({ level, path, names, figures: stored }: LocalSearchHit): QuickOpenItem {
    if (level === 'engines')
      return engineItem(path, names, stored, stored.stage, [stored.code, role.may('workshop') ? stored.ecu : null])
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
