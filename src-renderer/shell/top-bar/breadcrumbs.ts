import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue'
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
  /** Names in another language are a fallback. */
  readonly inCatalogueLanguage: boolean
  readonly years: string | null
  /** ISO time since when the service no longer lists it; else null. */
  readonly goneSince: string | null
}
type LocalisedName = Pick<Breadcrumb, 'name' | 'inCatalogueLanguage'>

/** Names of the steps of a location, from loaded lists and from main. */
function useStepNames(place: ComputedRef<CatalogueLocation>) {
  const lists = useCatalogueLists()
  const language = useLanguage()
  const known = shallowRef<PathNames>({})
  const latest = useLatestOnly()

  const load = (): void =>
    void latest.run(
      () => bridge.catalogue.pathNames({ path: { ...place.value } }),
      (names) => (known.value = names)
    )
  // main may know more names after each response
  watch([place, pageStatus, () => lists.resetCount], load, { immediate: true })
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint, params }) => {
      if (endpoint === 'generation' && params['generation_id'] === place.value.generations) load()
    })
  )

  const fromMain = (level: Level): PathNames[Level] =>
    known.value[level]?.id === place.value[level] ? known.value[level] : undefined

  /** Name in the first matching record of a loaded list. */
  function fromList<L extends Level>(
    level: L,
    parentId: string | null,
    nameOf: (record: LevelRecord[L]) => string | null,
    matches: (record: LevelRecord[L]) => boolean = () => true
  ): LocalisedName[] {
    const received = parentId === null ? null : lists.state(level, parentId).received
    const record = received?.data.find(matches)
    return received && record
      ? [{ name: nameOf(record), inCatalogueLanguage: received.language === language.contentLanguage }]
      : []
  }
  /** Records also name their parents. */
  function fromChildren(level: Level): LocalisedName[] {
    const { types, manufacturers, models } = place.value
    if (level === 'types') return fromList('manufacturers', types, (one) => one.vehicle_type)
    if (level === 'manufacturers')
      return [
        ...fromList('models', manufacturers, (one) => one.manufacturer),
        ...fromList('generations', models, (one) => one.manufacturer)
      ]
    return level === 'models' ? fromList('generations', models, (one) => one.model) : []
  }

  function nameOf(level: Level): LocalisedName | undefined {
    const fromMainName = fromMain(level)
    const isStep = ({ id }: LevelRecord[Level]): boolean => id === place.value[level]
    const names: LocalisedName[] = [
      ...fromList(level, parentIdOf(place.value, level), ({ name }) => name, isStep),
      ...(fromMainName ? [{ name: fromMainName.name, inCatalogueLanguage: !fromMainName.foreign }] : []),
      ...fromChildren(level)
    ].filter(({ name }) => name?.trim())
    return names.find(({ inCatalogueLanguage }) => inCatalogueLanguage) ?? names[0]
  }
  return { fromMain, nameOf }
}

export function useBreadcrumbs(): {
  place: ComputedRef<CatalogueLocation>
  breadcrumbs: ComputedRef<readonly Breadcrumb[]>
} {
  const route = useRoute()
  const lists = useCatalogueLists()
  const language = useLanguage()
  const connection = useConnection()
  const place = computed(() =>
    route.name === 'catalogue' || route.name === 'engine' || route.name === 'sheet'
      ? locationFromParams(route.params)
      : EMPTY_LOCATION
  )
  const { fromMain, nameOf } = useStepNames(place)

  function years(): string | null {
    const { models, generations } = place.value
    const received = models === null ? null : lists.state('generations', models).received
    const step = received?.data.find(({ id }) => id === generations) ?? fromMain('generations')
    return step && step.year !== undefined && step.yearend !== undefined ? yearsText(step.year, step.yearend) : null
  }
  function crumb(level: Level): Breadcrumb[] {
    const id = place.value[level]
    if (id === null) return []
    const goneSinceMs = fromMain(level)?.goneSinceMs
    const named = nameOf(level)
    return [
      {
        level,
        id,
        name: named?.name?.trim() ?? null,
        inCatalogueLanguage: named?.inCatalogueLanguage ?? false,
        years: level === 'generations' ? years() : null,
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
      `${language.contentLanguage} ${lists.resetCount}`,
    (wanted) => void (wanted && lists.load('types', '')),
    { immediate: true }
  )
  return { place, breadcrumbs: computed(() => LEVELS.flatMap(crumb)) }
}
