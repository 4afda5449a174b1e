import { computed, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useCompareSelection } from '@/stores/compare'
import { useLanguage } from '@/stores/language'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { bridge } from '@/bridge'
import type { CompareEntry } from '@contract/channels/compare'
import { formatPathParam, isSameEntry, moveItem, parseSelectionParam } from '@shared/compare/selection'

type Path = CompareEntry['path']

/** Engines of the comparison: the user's selection, or the engines of a link. */
export function useCompareEntries() {
  const route = useRoute()
  const router = useRouter()
  const compare = useCompareSelection()
  const linked = shallowRef<readonly CompareEntry[] | null>(null)
  const link = computed(() =>
    route.name === 'compare' && typeof route.query['e'] === 'string' ? route.query['e'] : ''
  )
  const language = useLanguage()
  const latest = useLatestOnly()
  watch(
    [link, () => language.contentLanguage] as const,
    ([text]) => {
      const named = parseSelectionParam(text).map(async (path) => ({
        path,
        names: await bridge.catalogue.pathNames({ path: { ...path } })
      }))
      void latest.run(
        () => Promise.all(named),
        (entries) => (linked.value = entries.length === 0 ? null : entries)
      )
    },
    { immediate: true }
  )
  const entries = computed(() => linked.value ?? compare.entries)
  const paths = computed(() => entries.value.map(({ path }) => path))

  /** Replaces the user's selection; a linked comparison becomes their own. */
  async function change(next: readonly Path[]): Promise<void> {
    const done = await compare.set(next)
    if (done && link.value !== '') await router.replace({ name: 'compare' })
  }
  let pendingLocations: Promise<unknown> = Promise.resolve()
  /** Sets the location of an engine in the selection or the link. Changes run one after the other. */
  function setLocation(entry: Path, location: Path): void {
    pendingLocations = pendingLocations.then(async () => {
      const linkedPaths = parseSelectionParam(link.value)
      const next = (linkedPaths.length > 0 ? linkedPaths : paths.value).map((one) =>
        isSameEntry(one, entry) ? location : one
      )
      await (linkedPaths.length > 0
        ? router.replace({ name: 'compare', query: { ...route.query, e: next.map(formatPathParam).join('~') } })
        : compare.set(next))
    })
  }
  return {
    entries,
    isLinked: computed(() => linked.value !== null),
    keep: () => change(paths.value),
    clear: () => change([]),
    remove: (entry: Path) => change(paths.value.filter((path) => !isSameEntry(path, entry))),
    move: (at: number, by: 1 | -1) => change(moveItem(paths.value, at, at + by)),
    setLocation
  }
}
