import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import { useRoute } from 'vue-router'
import { bridge } from '@/bridge'
import { useLatest } from '@/composables/latest'
import { pageStamp } from '@/composables/page-stamp'
import { LEVELS, type Level } from '@core/catalogue/records'
import { yearsText } from '@core/years'
import type { PathNames } from '@contract/channels'
import { NOWHERE, parentOf, placeOf, type Place } from './places'
import { useLists } from './stores/lists'

export interface Crumb {
  readonly level: Level
  readonly id: string
  /** null while nothing is known of it, or when it has no name. */
  readonly name: string | null
  /** Of a generation. */
  readonly years: string | null
}

/** The steps down to the place on screen, with names from lists that are here or from what main knows; costs no call. */
export function useCrumbs(): { place: ComputedRef<Place>; crumbs: ComputedRef<readonly Crumb[]> } {
  const route = useRoute()
  const lists = useLists()
  const known = shallowRef<PathNames>({})
  const latest = useLatest()
  const place = computed(() => (route.name === 'catalogue' || route.name === 'engine' || route.name === 'sheet' ? placeOf(route.params) : NOWHERE))

  // main knows more after every answer, so it is asked again when what is on screen has come from a new one
  watch(
    [place, pageStamp, () => lists.generation],
    ([now]) => latest.run(() => bridge.catalogue.pathNames({ path: { ...now } }), (names) => (known.value = names)),
    { immediate: true }
  )

  /** Records tell the names of those above them: enough to be called by, where nothing else is known. */
  function namedBelow(level: Level): string | null {
    const { types, manufacturers, models } = place.value
    const generation = models === null ? undefined : lists.state('generations', models).received?.data[0]
    const model = manufacturers === null ? undefined : lists.state('models', manufacturers).received?.data[0]
    const manufacturer = types === null ? undefined : lists.state('manufacturers', types).received?.data[0]
    const told = level === 'types' ? manufacturer?.vehicle_type : level === 'manufacturers' ? (model?.manufacturer ?? generation?.manufacturer) : level === 'models' ? generation?.model : null
    return told?.trim() || null
  }

  function crumb(level: Level): Crumb[] {
    const id = place.value[level]
    if (id === null) return []
    const parentId = parentOf(place.value, level)
    const listed = parentId === null ? undefined : lists.state(level, parentId).received?.data.find((one) => one.id === id)
    const told = known.value[level]?.id === id ? known.value[level] : undefined
    const record = listed ?? told
    const name = record?.name?.trim() || namedBelow(level)
    const years = record && 'year' in record && 'yearend' in record ? yearsText(record.year, record.yearend) : null
    return [{ level, id, name, years: level === 'generations' ? years : null }]
  }
  return { place, crumbs: computed(() => LEVELS.flatMap(crumb)) }
}
