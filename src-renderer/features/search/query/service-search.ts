import { computed, ref, shallowRef, watch } from 'vue'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { debounced } from '@/composables/requests/timers'
import type { SearchResult } from '@shared/catalogue/records'
import type { EngineSearchHit, CatalogueAnswer } from '@contract/channels/catalogue'
import type { Failure, Result } from '@contract/failures'
import { hasLocalPrefix } from './query-prefixes'
import { minQueryLength, parseServiceQuery, isSameQuery, type ServiceQuery } from './service-query'

type ServiceAnswer =
  | { readonly endpoint: 'search'; readonly hits: readonly SearchResult[] }
  | { readonly endpoint: 'engineSearch'; readonly hits: readonly EngineSearchHit[] }

/** The shown state, independent of `busy`. */
type SearchOutcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'too-short'; readonly least: number; readonly text: string }
  | {
      readonly kind: 'answer'
      readonly question: ServiceQuery
      readonly answer: ServiceAnswer
      readonly from: Omit<CatalogueAnswer<unknown>, 'data'>
    }
  | { readonly kind: 'failed'; readonly question: ServiceQuery; readonly failure: Failure }

/** Sends queries one at a time. The same query is repeated only after a failure or a change of the language. */
function useServiceQuery(asked: (question: ServiceQuery) => void) {
  const language = useLanguage()
  const latest = useLatestOnly()
  const outcome = shallowRef<SearchOutcome>({ kind: 'idle' })
  /** Query in progress or answered; null when its answer is outdated. */
  let currentQuery: ServiceQuery | null = null

  function applyOutcome(next: SearchOutcome): void {
    if (next.kind === 'failed') currentQuery = null
    if (next.kind !== 'failed' || next.failure.code !== 'cancelled') outcome.value = next
  }
  async function ask(question: ServiceQuery): Promise<void> {
    if (isSameQuery(currentQuery, question)) return
    currentQuery = question
    asked(question)
    try {
      await latest.run((requestId) => requestAnswer(question, requestId), applyOutcome)
    } catch (bug) {
      currentQuery = null
      throw bug
    }
  }
  /** Cancels the request and shows an outcome without one. */
  function cancel(next: SearchOutcome): void {
    latest.cancel()
    currentQuery = null
    outcome.value = next
  }
  // the outcome of the former language stays until the next query
  watch(
    () => language.contentLanguage,
    () => (currentQuery = null)
  )
  return { outcome, busy: latest.busy, ask, cancel }
}

/**
 * The service search: asks on Enter, or after a pause when the local search found little; never per key or while an IME
 * composes. A pause asks nothing for local prefixes. Only the newest answer is shown; older requests are cancelled.
 *
 * @param asked called with each query and its text, to update the address
 * @param enoughHere the local search found enough, so that a pause spends no call
 */
export function useServiceSearch(asked: (question: ServiceQuery, text: string) => void, enoughHere: () => boolean) {
  const settings = useSettings()
  const text = ref('')
  const fuel = ref('')
  const parsed = computed(() => parseServiceQuery(text.value, fuel.value))
  const { outcome, busy, ask, cancel } = useServiceQuery((question) => asked(question, text.value.trim()))
  let composing = false
  const pauseMs = (): number => settings.value('search.pauseMilliseconds')
  const searchSoon = debounced(() => searchNow('pause'), pauseMs)
  const pause = (): void => (composing ? searchSoon.cancel() : searchSoon())

  async function searchNow(why: 'enter' | 'pause'): Promise<void> {
    searchSoon.cancel()
    const read = parsed.value
    if (read.kind === 'question') {
      if (why === 'enter' || !(hasLocalPrefix(text.value) || enoughHere())) await ask(read.question)
    } else if (read.kind === 'too-short') cancel({ kind: 'too-short', least: read.least, text: text.value.trim() })
    else if (read.kind === 'blank' && why === 'enter')
      cancel({ kind: 'too-short', least: minQueryLength(fuel.value), text: '' })
    // local prefixes have no minimal length
    else cancel({ kind: 'idle' })
  }

  /** The typed text as a query; null: nothing for the service. */
  const question = computed(() => (parsed.value.kind === 'question' ? parsed.value.question : null))
  return {
    text,
    fuel,
    outcome,
    busy,
    question,
    /** Only the local search can answer the text. */
    localOnly: computed(() => parsed.value.kind === 'desk-only'),
    /** The outcome belongs to the typed text. */
    isCurrent: computed(() => {
      const shown = outcome.value
      if (shown.kind === 'too-short') return question.value === null && shown.text === text.value.trim()
      return shown.kind !== 'idle' && isSameQuery(shown.question, question.value)
    }),
    /** Takes a query of the address; only Enter asks for it. */
    restore(nextText: string, nextFuel: string): void {
      searchSoon.cancel()
      text.value = nextText
      fuel.value = nextFuel
    },
    type(next: string): void {
      text.value = next
      pause()
    },
    setFuel(next: string): void {
      fuel.value = next
      pause()
    },
    setComposing(on: boolean): void {
      composing = on
      pause()
    },
    enter: async (): Promise<void> => void (composing || (await searchNow('enter')))
  }
}

async function requestAnswer(question: ServiceQuery, requestId: string): Promise<SearchOutcome> {
  const { query, fuel } = question
  if (question.endpoint === 'search')
    return outcomeOf(question, await bridge.search.catalogue({ query, requestId }), (hits) => ({
      endpoint: 'search',
      hits
    }))
  return outcomeOf(question, await bridge.search.engines({ query, fuel, requestId }), (hits) => ({
    endpoint: 'engineSearch',
    hits
  }))
}

function outcomeOf<T>(
  question: ServiceQuery,
  result: Result<CatalogueAnswer<T>>,
  answer: (data: T) => ServiceAnswer
): SearchOutcome {
  if (!result.ok) return { kind: 'failed', question, failure: result.failure }
  const { data, ...from } = result.value
  return { kind: 'answer', question, answer: answer(data), from }
}
