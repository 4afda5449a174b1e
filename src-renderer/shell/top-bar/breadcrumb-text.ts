import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import type { Breadcrumb } from './breadcrumbs'

/** The texts of one step of the path. */
export function useBreadcrumbText(crumb: () => Breadcrumb): Readonly<
  Record<
    | 'name'
    /** Name and years. */
    | 'text'
    /** Empty while the service has the entry. */
    | 'goneText'
    | 'title',
    ComputedRef<string>
  >
> {
  const { t } = useI18n()
  const format = useFormat()
  /** Falls back to the name of the level, because an id would look like a name. */
  const name = computed(() => crumb().name ?? t(`app.level.${crumb().level}`))
  const text = computed(() => (crumb().years ? `${name.value} (${crumb().years})` : name.value))
  const goneText = computed(() => {
    const day = format.day(crumb().goneSince)
    return day ? t('app.gone', { day }) : ''
  })
  const title = computed(() =>
    [
      format.pair(
        t(`app.level.${crumb().level}`),
        crumb().name === null ? t('app.unnamed', { id: crumb().id }) : text.value
      ),
      goneText.value
    ]
      .filter(Boolean)
      .join(' · ')
  )
  return { name, text, goneText, title }
}
