import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import { useRoute } from 'vue-router'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { pageStatus } from '@/composables/provenance/page-status'
import { LEVELS, type Level, type LevelRecord } from '@shared/catalogue/records'
import { yearsText } from '@shared/catalogue/model-years'
import type { PathNames } from '@contract/channels/catalogue'
import { EMPTY_LOCATION, parentIdOf, locationFromParams, type CatalogueLocation } from '../../router/locations'
import { useConnection } from '../../stores/connection'
import { useLanguage } from '../../stores/language'
import { useCatalogueLists } from '../../stores/catalogue-lists'

export interface Breadcrumb {
  readonly level: Level
  readonly id: string
  /** null when unknown or unnamed. */
  readonly name: string | null
  readonly years: string | null
  /** ISO time since when the service no longer lists it; else null. */
  readonly goneSince: string | null
}
interface LocalisedName {
  readonly name: string | null
  /** Names in another language are a fallback. */
  readonly inCatalogueLanguage: boolean
}

/** Steps of the current location, named from loaded lists or from main. */
export function useBreadcrumbs(): {
  place: ComputedRef<CatalogueLocation>
  breadcrumbs: ComputedRef<readonly Breadcrumb[]>
} {
  const route = useRoute()
  const lists = useCatalogueLists()
  const language = useLanguage()
  const connection = useConnection()
  const known = shallowRef<PathNames>({})
  const latest = useLatestOnly()
  const place = computed(() =>
    route.name === 'catalogue' || route.name === 'engine' || route.name === 'sheet'
      ? locationFromParams(route.params)
      : EMPTY_LOCATION
  )

  // main may know more names after each response
  watch(
    [place, pageStatus, () => lists.generation],
    ([now]) =>
      latest.run(
        () => bridge.catalogue.pathNames({ path: { ...now } }),
        (names) => (known.value = names)
      ),
    { immediate: true }
  )

  const told = (level: Level): PathNames[Level] =>
    known.value[level]?.id === place.value[level] ? known.value[level] : undefined
  function listed<L extends Level>(level: L): { readonly record: LevelRecord[L]; readonly spoken: boolean } | null {
    const parentId = parentIdOf(place.value, level)
    const received = parentId === null ? null : lists.state(level, parentId).received
    const record = received?.data.find((one) => one.id === place.value[level])
    return received && record ? { record, spoken: received.language === language.contentLanguage } : null
  }

  /** Records also name their parents. */
  function namedBelow(level: Level): LocalisedName[] {
    const first = <L extends Level>(
      below: L,
      parentId: string | null,
      nameOf: (record: LevelRecord[L]) => string | null
    ): LocalisedName[] => {
      const received = parentId === null ? null : lists.state(below, parentId).received
      const record = received?.data[0]
      return received && record
        ? [{ name: nameOf(record), inCatalogueLanguage: received.language === language.contentLanguage }]
        : []
    }
    const { types, manufacturers, models } = place.value
    if (level === 'types') return first('manufacturers', types, (one) => one.vehicle_type)
    if (level === 'manufacturers')
      return [
        ...first('models', manufacturers, (one) => one.manufacturer),
        ...first('generations', models, (one) => one.manufacturer)
      ]
    return level === 'models' ? first('generations', models, (one) => one.model) : []
  }

  function nameOf(level: Level): LocalisedName | undefined {
    const [own, seen] = [listed(level), told(level)]
    const names: LocalisedName[] = [
      ...(own ? [{ name: own.record.name, inCatalogueLanguage: own.spoken }] : []),
      ...(seen ? [{ name: seen.name, inCatalogueLanguage: !seen.foreign }] : []),
      ...namedBelow(level)
    ].filter(({ name }) => name?.trim())
    return names.find(({ inCatalogueLanguage }) => inCatalogueLanguage) ?? names[0]
  }

  function crumb(level: Level): Breadcrumb[] {
    const id = place.value[level]
    if (id === null) return []
    const record = level === 'generations' ? (listed('generations')?.record ?? told('generations')) : undefined
    const goneSinceMs = told(level)?.goneSinceMs
    return [
      {
        level,
        id,
        name: nameOf(level)?.name?.trim() ?? null,
        years: record && 'year' in record && 'yearend' in record ? yearsText(record.year, record.yearend) : null,
        goneSince: goneSinceMs === undefined ? null : new Date(goneSinceMs).toISOString()
      }
    ]
  }

  // loads the types for their names: one call per language
  watch(
    () =>
      place.value.types !== null &&
      route.name !== 'catalogue' &&
      (connection.state === 'online' || connection.state === 'demo') &&
      nameOf('types')?.inCatalogueLanguage === false &&
      `${language.contentLanguage} ${lists.generation}`,
    (wanted) => void (wanted && lists.load('types', '')),
    { immediate: true }
  )
  return { place, breadcrumbs: computed(() => LEVELS.flatMap(crumb)) }
}
