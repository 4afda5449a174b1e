import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import type { SearchResult } from '@shared/catalogue/records'
import type { EngineSearchHit, CatalogueAnswer } from '@contract/channels/catalogue'
import type { Failure, Result } from '@contract/failures'
import { hasLocalPrefix } from './query-prefixes'
import { minQueryLength, parseServiceQuery, isSameQuery, type ServiceQuery } from './service-query'

type ServiceAnswer =
  | { readonly endpoint: 'search'; readonly hits: readonly SearchResult[] }
  | { readonly endpoint: 'engineSearch'; readonly hits: readonly EngineSearchHit[] }

/** What is shown, independent of `busy`. */
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

/**
 * The service search: asks on Enter, or after a pause when the local search found little; never per key or while an IME
 * composes. A pause asks nothing for local prefixes.
 *
 * Only the newest answer is shown; older requests are cancelled. The same query is repeated only after a failure.
 *
 * @param asked called with each query and its text, to update the address
 * @param enoughHere the local search found enough, so that a pause spends no call
 */
export function useServiceSearch(
  asked: (question: ServiceQuery, text: string) => void,
  enoughHere: () => boolean = () => false
) {
  const settings = useSettings()
  const language = useLanguage()
  const latest = useLatestOnly()

  const text = ref('')
  const fuel = ref('')
  const outcome = shallowRef<SearchOutcome>({ kind: 'idle' })
  /** Query in progress or answered; null when its answer is outdated. */
  let currentQuery: ServiceQuery | null = null
  let composing = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function stopTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function pause(): void {
    stopTimer()
    if (!composing) timer = setTimeout(() => void searchNow('pause'), settings.value('search.pauseMilliseconds'))
  }

  function type(next: string): void {
    text.value = next
    pause()
  }

  function setFuel(next: string): void {
    fuel.value = next
    pause()
  }

  function setComposing(on: boolean): void {
    composing = on
    if (on) stopTimer()
    else pause()
  }

  async function enter(): Promise<void> {
    if (!composing) await searchNow('enter')
  }

  async function searchNow(why: 'enter' | 'pause'): Promise<void> {
    stopTimer()
    const read = parseServiceQuery(text.value, fuel.value)
    if (read.kind === 'question')
      return why === 'pause' && (hasLocalPrefix(text.value) || enoughHere()) ? undefined : ask(read.question)
    latest.cancel()
    currentQuery = null
    // local prefixes have no minimal length
    if (read.kind === 'desk-only') outcome.value = { kind: 'idle' }
    else if (read.kind === 'too-short')
      outcome.value = { kind: 'too-short', least: read.least, text: text.value.trim() }
    else
      outcome.value =
        why === 'enter' ? { kind: 'too-short', least: minQueryLength(fuel.value), text: '' } : { kind: 'idle' }
  }

  async function ask(question: ServiceQuery): Promise<void> {
    if (isSameQuery(currentQuery, question)) return
    currentQuery = question
    asked(question, text.value.trim())
    try {
      await latest.run((requestId) => requestAnswer(question, requestId), applyOutcome)
    } catch (bug) {
      currentQuery = null
      throw bug
    }
  }

  function applyOutcome(next: SearchOutcome): void {
    if (next.kind === 'failed') currentQuery = null
    if (next.kind !== 'failed' || next.failure.code !== 'cancelled') outcome.value = next
  }

  const asking = computed(() => parseServiceQuery(text.value, fuel.value))
  /** The typed text as a query; null: nothing for the service. */
  const question = computed(() => (asking.value.kind === 'question' ? asking.value.question : null))
  /** Only the local search can answer the text. */
  const localOnly = computed(() => asking.value.kind === 'desk-only')
  /** The outcome belongs to the typed text. */
  const isCurrent = computed(() => {
    const shown = outcome.value
    if (shown.kind === 'too-short') return question.value === null && shown.text === text.value.trim()
    return shown.kind !== 'idle' && isSameQuery(shown.question, question.value)
  })

  // another language needs a new query; the outcome stays
  watch(
    () => language.contentLanguage,
    () => (currentQuery = null)
  )
  onScopeDispose(stopTimer)

  return {
    text,
    fuel,
    outcome,
    busy: latest.busy,
    question,
    localOnly,
    isCurrent,
    type,
    setFuel,
    setComposing,
    enter
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
