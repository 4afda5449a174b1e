import { computed } from 'vue'
import { enginesWithSameName } from '@shared/compare/disambiguation'
import type { useLocalHits } from '../query/local-hits'
import { highlightWords } from '../query/query-prefixes'
import type { useServiceSearch } from '../query/service-search'
import type { useLocateEngine } from './locate-engine'
import { localRows, mergeRows } from './merge-results'
import { engineRows, hitRows, type ResultRow } from './result-rows'

/** Limit of engines in one disambiguation. */
const MAX_SAME_NAME = 30

export function useSearchRows(
  { text, outcome, isCurrent }: ReturnType<typeof useServiceSearch>,
  local: ReturnType<typeof useLocalHits>,
  { locations }: ReturnType<typeof useLocateEngine>
) {
  /** Highlights the words of the answer on screen, so that each key renders the rows once. */
  const words = computed<string>((before) =>
    local.isCurrent.value || local.answer.value.hits.length === 0 ? highlightWords(text.value) : (before ?? '')
  )
  const answer = computed(() => (outcome.value.kind === 'answer' ? outcome.value : null))
  const ownRows = computed(() => localRows(local.answer.value.hits, words.value))
  /** The service's rows while they belong to the typed text. */
  const serviceRows = computed<readonly ResultRow[]>(() => {
    const shown = answer.value
    if (!shown || !isCurrent.value) return []
    return shown.answer.endpoint === 'search'
      ? hitRows(shown.answer.hits, shown.question.query, shown.from.source)
      : engineRows(shown.answer.hits, locations.value, shown.from.source)
  })
  const rows = computed(() =>
    ownRows.value.length === 0
      ? serviceRows.value
      : mergeRows(ownRows.value, serviceRows.value, local.truncatedLevels.value)
  )
  const engines = computed(() =>
    rows.value.flatMap((row) =>
      row.kind === 'place' && row.path.engines !== null
        ? [{ id: row.path.engines as string, name: row.name, path: row.path, nested: row.nested }]
        : []
    )
  )
  return {
    words,
    answer,
    rows,
    localCount: computed(() => ownRows.value.length),
    /** Results of the service; 0 without an answer to the typed text. */
    received: computed(() => (serviceRows.value.length > 0 ? (answer.value?.answer.hits.length ?? 0) : 0)),
    /** Rows that only the service has; unlike its results, none is listed twice. */
    addedCount: computed(() => rows.value.filter((row) => row.kind !== 'heading' && row.source === 'service').length),
    /** Engines of one name, to offer disambiguation. */
    sameName: computed(() => {
      const candidates = engines.value.filter(({ nested }) => !nested)
      const group = enginesWithSameName(candidates).find((one) => new Set(one.map(({ id }) => id)).size > 1)
      return group ? { name: group[0]?.name ?? '', paths: group.slice(0, MAX_SAME_NAME).map(({ path }) => path) } : null
    })
  }
}
