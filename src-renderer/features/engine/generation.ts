/**
 * The generation an engine stands in, as far as this window knows its record.
 *
 * Who comes from a search hit knows the name of the generation only: years and pictures were never asked for. That is not the same as a record
 * that gives none, and nothing may be said about them before the record is here. What this desk has is looked for by itself, for nothing; only a
 * press of the button that names the price asks the service.
 */
import { computed, watch } from 'vue'
import { useLists } from '@/app/stores/lists'
import { useLatest } from '@/composables/latest'
import type { Level } from '@core/catalogue/records'
import type { PathNames, PlaceName } from '@contract/channels'

const OF_THE_RECORD = ['year', 'yearend', 'photo', 'photoUnbranded'] as const satisfies (keyof PlaceName)[]

export function useGeneration(path: () => { readonly [L in Level]: string | null }, names: () => PathNames) {
  const lists = useLists()
  const latest = useLatest()

  /** The list that has the record; null where the step above is not known and there is nothing to ask for. */
  const list = computed(() => {
    const { models, generations } = path()
    return models === null || generations === null ? null : lists.state('generations', models)
  })
  const record = computed(() => list.value?.received?.data.find((one) => one.id === path().generations))
  /** Names of the path, with the record of the generation where it is here. */
  const known = computed<PathNames>(() => {
    const found = record.value
    if (!found) return names()
    return { ...names(), generations: { id: found.id, name: found.name, year: found.year, yearend: found.yearend, photo: found.photo, photoUnbranded: found.photo_unbranded } }
  })
  /** False: nothing is known of years and pictures, not even that there are none. */
  const told = computed(() => OF_THE_RECORD.some((field) => known.value.generations?.[field] !== undefined))

  // again after everything was let go: another language, another service
  watch(
    () => [path().models, path().generations, lists.generation] as const,
    ([models, generations]) => void (models !== null && generations !== null && lists.look('generations', models)),
    { immediate: true }
  )

  /** Asks for the generations of the model: one call, unless this desk has them by now. */
  function ask(): void {
    const { models } = path()
    if (models !== null) void latest.run((_requestId, signal) => lists.load('generations', models, { signal }), () => undefined)
  }

  return {
    known,
    told,
    /** Asking would tell. */
    askable: computed(() => !told.value && list.value !== null && list.value.received === null),
    asking: computed(() => list.value?.fetching ?? false),
    failure: computed(() => (told.value ? null : (list.value?.failure ?? null))),
    ask
  }
}
