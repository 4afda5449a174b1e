import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { bridge } from '@/bridge'
import { useEngineMarks } from '@/composables/catalogue/engine-marks'
import { isTypedLink, openTypedLink } from '@/composables/catalogue/typed-link'
import type { RecentEntry } from '@contract/channels/library'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import { useCatalogueItems } from './catalogue-items'
import { matchCommands, MAX_ITEMS, mergeItems, type QuickOpenCommand, type QuickOpenItem } from './quick-open-items'

/** Recent engines beside the commands of the page. */
const MAX_RECENTS = 6

interface LocalHits {
  readonly query: string
  readonly hits: readonly LocalSearchHit[]
}

/** The best stored hits of a text. One search runs at a time; after it only the newest text is searched. */
function useLocalHits(query: ComputedRef<string>): Readonly<Ref<LocalHits>> {
  const answer = shallowRef<LocalHits>({ query: '', hits: [] })
  let searching = false
  watch(
    query,
    async () => {
      if (searching) return
      searching = true
      while (query.value !== answer.value.query) {
        const wanted = query.value
        const result =
          wanted === '' || isTypedLink(wanted)
            ? null
            : await bridge.search.desk({ query: wanted, limit: MAX_ITEMS, most: MAX_ITEMS })
        answer.value = { query: wanted, hits: result?.ok ? result.value : [] }
      }
      searching = false
    },
    { immediate: true }
  )
  return answer
}

/** Stored engines and places, commands, and the online search for a text. Costs no request by itself. */
export function useQuickOpenResults(
  text: () => string,
  commands: ComputedRef<readonly QuickOpenCommand[]>
): {
  readonly items: ComputedRef<readonly QuickOpenItem[]>
  /** The items belong to the typed text. */
  readonly isCurrent: ComputedRef<boolean>
  /** Searches the service on the search page: one request. */
  readonly searchOnline: () => void
  readonly loadRecents: () => Promise<void>
} {
  const { t } = useI18n()
  const router = useRouter()
  const { engineItem, hitItem } = useCatalogueItems()
  const query = computed(() => text().trim())
  const answer = useLocalHits(query)
  const recents = shallowRef<readonly RecentEntry[]>([])
  const { marks } = useEngineMarks(() =>
    [...recents.value, ...answer.value.hits].flatMap(({ path }) => path.engines ?? [])
  )

  async function loadRecents(): Promise<void> {
    const result = await bridge.desk.recents()
    if (result.ok) recents.value = result.value.slice(0, MAX_RECENTS)
  }
  function searchOnline(typed = query.value): void {
    void router.push({ name: 'search', query: typed === '' ? {} : { q: typed } })
  }
  function resultsOf(typed: string): readonly QuickOpenItem[] {
    const command = { kind: 'command' as const }
    if (isTypedLink(typed))
      return [{ ...command, key: 'link', label: t('quickOpen.link'), detail: typed, run: () => openTypedLink(typed) }]
    const hits = answer.value.hits.map((hit) => ({ rank: hit.rank, item: hitItem(hit) }))
    const matching = matchCommands(commands.value, typed)
    const items = mergeItems(hits, matching)
    // who types a command asks for no engine; Ctrl+Enter still does
    if (matching.length > 0 && hits.length === 0) return items
    const label = t('quickOpen.online', { text: typed })
    return [...items, { ...command, key: 'online', label, detail: '', run: () => searchOnline(typed) }]
  }
  const listed = computed(() =>
    query.value === ''
      ? [
          ...commands.value.filter(({ ofPage }) => ofPage),
          ...recents.value.map(({ path, names }) => {
            const mark = marks.value.get(path.engines ?? '')
            return engineItem(path, names, mark?.stock ?? null, mark?.stage)
          })
        ]
      : resultsOf(query.value)
  )
  const items = computed(() =>
    listed.value.map((item) => ({
      ...item,
      isStored: item.kind === 'engine' && marks.value.has(item.path?.engines ?? '')
    }))
  )
  return { items, isCurrent: computed(() => answer.value.query === query.value), searchOnline, loadRecents }
}
