/**
 * The generation an engine stands in, as far as this window knows its record.
 *
 * A search hit knows the name of the generation only: years and pictures were never asked for. That is not the same as
 * a record that gives none, and
 * nothing may be said about them before the record is here. What this desk has is looked for by itself, for nothing;
 * else the person asks by the
 * button that names the price. A link knows not even make and model: its generation is asked for by itself, one call
 * that tells all of it.
 */
import { computed, shallowRef, watch } from 'vue'
import { useConnection } from '@/stores/connection'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useCompletePath } from '@/composables/catalogue/complete-path'
import { useLatestOnly } from '@/composables/requests/latest-only'
import type { EnginePath, Level } from '@shared/catalogue/records'
import type { PathNames } from '@contract/channels/catalogue'
import type { PathStep } from '@contract/channels/catalogue'

const GENERATION_FIELDS = ['heard', 'year', 'yearend', 'photo', 'photoUnbranded'] as const satisfies (keyof PathStep)[]

/** @param placed told the path as soon as make and model are known */
export function useEngineGeneration(
  path: () => { readonly [L in Level]: string | null },
  names: () => PathNames,
  placed: (path: EnginePath) => void
) {
  const lists = useCatalogueLists()
  const connection = useConnection()
  const latest = useLatestOnly()
  const above = useCompletePath()

  /** The list that has the record; null where the step above is not known and there is nothing to ask for. */
  const list = computed(() => {
    const { models, generations } = path()
    return models === null || generations === null ? null : lists.state('generations', models)
  })
  const record = computed(() => list.value?.received?.data.find((one) => one.id === path().generations))
  /** A generation without a model above it: its own address tells both. */
  const isPathUnknown = computed(() => (path().models === null ? path().generations : null))
  /** Names that came with the completed path. */
  const completedNames = shallowRef<PathNames>({})
  /** Names of the path, with the record of the generation where it is here. */
  const known = computed<PathNames>(() => {
    const found = record.value
    const all = {
      ...names(),
      ...(completedNames.value.generations?.id === path().generations ? completedNames.value : {})
    }
    if (!found) return all
    return {
      ...all,
      generations: {
        id: found.id,
        name: found.name,
        heard: true,
        year: found.year,
        yearend: found.yearend,
        photo: found.photo,
        photoUnbranded: found.photo_unbranded
      }
    }
  })
  /** False: nothing is known of years and pictures, not even that there are none. */
  const isGenerationKnown = computed(() =>
    GENERATION_FIELDS.some((field) => known.value.generations?.[field] !== undefined)
  )

  // again after everything was let go: another language, another service
  watch(
    () => [path().models, path().generations, lists.generation] as const,
    ([models, generations]) => void (models !== null && generations !== null && lists.look('generations', models)),
    { immediate: true }
  )

  async function place(priority: 'visible' | 'click'): Promise<void> {
    const asked = { ...path() }
    const found = await above.complete(asked, true, priority)
    if (!found || asked.engines !== path().engines || asked.generations !== path().generations) return
    completedNames.value = found.names
    if (found.path.models !== null) placed(found.path)
  }
  watch(
    () => isPathUnknown.value && `${isPathUnknown.value} ${lists.generation}`,
    (wanted) => void (wanted && place('visible')),
    { immediate: true }
  )
  // a failure of the connection ends with it; a generation that is not there stays so
  watch(
    () => connection.state,
    (now) => {
      const failed = above.failure.value !== null && above.failure.value.code !== 'not-found'
      if ((now === 'online' || now === 'demo') && isPathUnknown.value !== null && failed) void place('visible')
    }
  )

  /**
   * Asks for the generations of the model, or of a link for the generation alone: one call, unless this desk has them
   * by now.
   */
  function fetchGeneration(): void {
    const { models } = path()
    if (models !== null)
      void latest.run(
        (_requestId, signal) => lists.load('generations', models, { signal }),
        () => undefined
      )
    else if (isPathUnknown.value !== null) void place('click')
  }

  return {
    known,
    told: isGenerationKnown,
    /** Make and model are not known either, and asking would tell them too. */
    unplaced: computed(() => isPathUnknown.value !== null),
    /** Asking would tell. */
    canFetch: computed(
      () =>
        !isGenerationKnown.value &&
        (isPathUnknown.value === null
          ? list.value !== null && list.value.received === null
          : above.failure.value !== null)
    ),
    isFetching: computed(() => (isPathUnknown.value === null ? (list.value?.fetching ?? false) : above.busy.value)),
    failure: computed(() => (isGenerationKnown.value ? null : (list.value?.failure ?? above.failure.value))),
    ask: fetchGeneration
  }
}
