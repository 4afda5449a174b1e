/**
 * The generation of an engine.
 *
 * A search hit names its generation without years and pictures. Unknown is not the same as missing, so nothing is shown
 * until the record is here. Local data is looked up automatically; the user fetches the rest for one call. A link names
 * neither make nor model: its generation is fetched automatically, one call that returns both names.
 */
import { computed, reactive, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import { useConnection } from '@/stores/connection'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useCompletePath } from '@/composables/catalogue/complete-path'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { useOnScreen } from '@/composables/window/on-screen'
import { isCarNamed, type EnginePath, type Generation } from '@shared/catalogue/records'
import type { CompletedPath, PathInput, PathNames, PathStep } from '@contract/channels/catalogue'
import { onListsStored } from './stored-lists'

const GENERATION_FIELDS = ['heard', 'year', 'yearend', 'photo', 'photoUnbranded'] as const satisfies (keyof PathStep)[]

/** The list that contains the record of the generation; null while the model is unknown. */
function useGenerationList(path: () => PathInput) {
  const lists = useCatalogueLists()
  const list = computed(() => {
    const { models, generations } = path()
    return models === null || generations === null ? null : lists.state('generations', models)
  })
  // runs again after a change of language or service
  watch(
    () => [path().models, path().generations, lists.resetCount] as const,
    ([models, generations]) =>
      void (models !== null && generations !== null && lists.loadFromCache('generations', models)),
    { immediate: true }
  )
  return list
}

/**
 * Fetches the generation of an engine whose make or model is unknown or not named.
 *
 * @param isNameless true once main answered that it cannot name the car
 */
function usePathCompletion(path: () => PathInput, isNameless: () => boolean, onLocated: (path: EnginePath) => void) {
  const lists = useCatalogueLists()
  const connection = useConnection()
  const { complete, failure, busy } = useCompletePath()
  const onScreen = useOnScreen()
  /** The generation; null for the path of a named car. */
  const generationToLocate = computed(() =>
    onScreen.value && (path().models === null || isNameless()) ? path().generations : null
  )
  const found = shallowRef<PathNames>({})

  function use(asked: PathInput, whole: CompletedPath | null): void {
    if (!whole || asked.engines !== path().engines || asked.generations !== path().generations) return
    found.value = whole.names
    if (path().models === null && whole.path.models !== null) onLocated(whole.path)
  }
  async function locate(priority: 'visible' | 'click'): Promise<void> {
    const asked = { ...path() }
    use(asked, await complete(asked, true, priority))
  }
  // a failure stays: without these lists the person may still spend the call
  async function locateStored(): Promise<void> {
    const asked = { ...path() }
    const answer = await bridge.catalogue.complete({ path: asked, spend: false, priority: 'visible' })
    if (answer.ok && answer.value.path.models !== null) use(asked, answer.value)
  }
  onListsStored(() => void (generationToLocate.value !== null && locateStored()))
  watch(
    () => generationToLocate.value && `${generationToLocate.value} ${lists.resetCount}`,
    (wanted) => void (wanted && locate('visible')),
    { immediate: true }
  )
  // retries after the connection is restored, except for a missing generation
  watch(
    () => connection.state,
    (now) => {
      const failed = failure.value !== null && failure.value.code !== 'not-found'
      if ((now === 'online' || now === 'demo') && generationToLocate.value !== null && failed) void locate('visible')
    }
  )
  return {
    isUnlocated: computed(() => generationToLocate.value !== null),
    names: computed(() => (found.value.generations?.id === path().generations ? found.value : {})),
    locate,
    failure,
    busy
  }
}

const stepOf = ({ id, name, year, yearend, photo, photo_unbranded: photoUnbranded }: Generation): PathStep => ({
  id,
  name,
  heard: true,
  year,
  yearend,
  photo,
  photoUnbranded
})

/**
 * @param names of the path as far as main knows them; null until it answered
 * @param onLocated called with the path once make and model are known
 */
export function useEngineGeneration(
  path: () => PathInput,
  names: () => PathNames | null,
  onLocated: (path: EnginePath) => void
) {
  const lists = useCatalogueLists()
  const latest = useLatestOnly()
  const list = useGenerationList(path)
  const { isUnlocated, locate, ...completion } = usePathCompletion(
    path,
    () => names() !== null && !isCarNamed((level) => names()?.[level]?.name),
    onLocated
  )

  /** Names of the path, with the record of the generation when available. */
  const known = computed<PathNames>(() => {
    const record = list.value?.received?.data.find((one) => one.id === path().generations)
    const named = { ...names(), ...completion.names.value }
    return record ? { ...named, generations: stepOf(record) } : named
  })
  /** False: years and pictures are unknown, which differs from missing. */
  const isGenerationKnown = computed(() =>
    GENERATION_FIELDS.some((field) => known.value.generations?.[field] !== undefined)
  )
  const isNamed = computed(() => !isUnlocated.value && isCarNamed((level) => known.value[level]?.name))
  /** Fetches the generations of the model, or the generation that names the car: one call unless cached. */
  function fetchGeneration(): void {
    const { models } = path()
    if (models !== null && isNamed.value)
      void latest.run(
        (_requestId, signal) => lists.load('generations', models, { signal }),
        () => undefined
      )
    else void locate('click')
  }
  const connection = useConnection()
  const canFetch = (): boolean =>
    connection.state !== 'offline' &&
    (isUnlocated.value ? completion.failure.value !== null : list.value !== null && list.value.received === null)

  return reactive({
    known,
    isGenerationKnown,
    /** False: a fetch returns make and model too. */
    isNamed,
    canFetch: computed(() => !isGenerationKnown.value && canFetch()),
    isFetching: computed(() => completion.busy.value || (list.value?.fetching ?? false)),
    failure: computed(() => (isGenerationKnown.value ? null : (list.value?.failure ?? completion.failure.value))),
    fetchGeneration
  })
}
export type EngineGeneration = ReturnType<typeof useEngineGeneration>
