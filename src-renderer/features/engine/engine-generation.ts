/**
 * The generation of an engine.
 *
 * A search hit names its generation without years and pictures. Unknown is not the same as missing, so nothing is shown
 * until the record is here. Local data is looked up automatically; the user fetches the rest for one call. A link knows
 * neither make nor model: its generation is fetched automatically, one call that returns both.
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

/** @param onLocated called with the path once make and model are known */
export function useEngineGeneration(
  path: () => { readonly [L in Level]: string | null },
  names: () => PathNames,
  onLocated: (path: EnginePath) => void
) {
  const lists = useCatalogueLists()
  const connection = useConnection()
  const latest = useLatestOnly()
  const completion = useCompletePath()

  /** The list that contains the record; null while the model is unknown. */
  const list = computed(() => {
    const { models, generations } = path()
    return models === null || generations === null ? null : lists.state('generations', models)
  })
  const record = computed(() => list.value?.received?.data.find((one) => one.id === path().generations))
  /** A generation without a known model; its own address names both. */
  const isPathUnknown = computed(() => (path().models === null ? path().generations : null))
  /** Names from the completed path. */
  const completedNames = shallowRef<PathNames>({})
  /** Names of the path, with the record of the generation when available. */
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
  /** False: years and pictures are unknown, which differs from missing. */
  const isGenerationKnown = computed(() =>
    GENERATION_FIELDS.some((field) => known.value.generations?.[field] !== undefined)
  )

  // runs again after a change of language or service
  watch(
    () => [path().models, path().generations, lists.generation] as const,
    ([models, generations]) =>
      void (models !== null && generations !== null && lists.loadFromCache('generations', models)),
    { immediate: true }
  )

  async function place(priority: 'visible' | 'click'): Promise<void> {
    const asked = { ...path() }
    const found = await completion.complete(asked, true, priority)
    if (!found || asked.engines !== path().engines || asked.generations !== path().generations) return
    completedNames.value = found.names
    if (found.path.models !== null) onLocated(found.path)
  }
  watch(
    () => isPathUnknown.value && `${isPathUnknown.value} ${lists.generation}`,
    (wanted) => void (wanted && place('visible')),
    { immediate: true }
  )
  // retries after the connection is restored, except for a missing generation
  watch(
    () => connection.state,
    (now) => {
      const failed = completion.failure.value !== null && completion.failure.value.code !== 'not-found'
      if ((now === 'online' || now === 'demo') && isPathUnknown.value !== null && failed) void place('visible')
    }
  )

  /** Fetches the generations of the model, or the generation of a link: one call unless cached. */
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
    isGenerationKnown,
    /** A fetch would return make and model too. */
    unplaced: computed(() => isPathUnknown.value !== null),
    canFetch: computed(
      () =>
        !isGenerationKnown.value &&
        (isPathUnknown.value === null
          ? list.value !== null && list.value.received === null
          : completion.failure.value !== null)
    ),
    isFetching: computed(() =>
      isPathUnknown.value === null ? (list.value?.fetching ?? false) : completion.busy.value
    ),
    failure: computed(() => (isGenerationKnown.value ? null : (list.value?.failure ?? completion.failure.value))),
    fetchGeneration
  }
}
