import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { useLanguage } from '@/stores/language'
import { usePacks } from '@/stores/packs'
import { useSettings } from '@/stores/settings'
import { bridge, cancellable } from '@/bridge'
import type { LanguageCode } from '@shared/text/languages'
import type { PackPlan, PackProgress, ScopeInput } from '@contract/channels/packs'
import type { Failure } from '@contract/failures'
import { onReturn } from '../window/on-screen'
import { useButtonCost } from '../requests/button-cost'
import { useLatestOnly } from '../requests/latest-only'

interface PackChoice {
  readonly title: string
  readonly scopes: readonly ScopeInput[]
  readonly languages?: readonly LanguageCode[] | undefined
}

/** The plan of a pack (0 calls), made again after each change. */
function usePackPlan(of: () => PackChoice) {
  const packs = usePacks()
  const language = useLanguage()
  const latest = useLatestOnly()
  const plan = shallowRef<PackPlan | null>(null)
  const failure = shallowRef<Failure | null>(null)

  const planInput = (): { scopes: ScopeInput[]; languages?: LanguageCode[] } => {
    const { scopes, languages } = of()
    return { scopes: scopes.map((scope) => ({ ...scope })), ...(languages ? { languages: [...languages] } : {}) }
  }
  function updatePlan(): void {
    const input = planInput()
    failure.value = null
    if (input.scopes.length === 0) {
      latest.cancel()
      plan.value = null
      return
    }
    void latest.run(
      () => bridge.packs.plan(input),
      (answer) => {
        plan.value = answer.ok ? answer.value : null
        failure.value = answer.ok ? null : answer.failure
      }
    )
  }
  const choiceKey = computed(() => JSON.stringify(planInput()))
  // clears the cost of the previous choice
  watch(
    choiceKey,
    () => {
      plan.value = null
      updatePlan()
    },
    { immediate: true }
  )
  // a page that stays mounted comes back to other stored records
  onReturn(updatePlan)
  // a long list is shown before it is stored
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint, params }) => {
      const isPlanned = (one: ScopeInput): boolean => one.kind === 'generation' && one.id === params['generation_id']
      if (endpoint === 'engines' && of().scopes.some(isPlanned)) updatePlan()
    })
  )
  // finished packs and another language change the cost
  watch(
    [() => language.contentLanguage, () => packs.current.map((pack) => `${pack.id} ${pack.state}`).join()],
    updatePlan
  )
  return { plan, failure, planInput, choiceKey, updatePlan, planning: latest.busy }
}

/** Fetches lists to determine the exact cost of a plan. */
function useExactCost(
  { plan, failure, planInput, choiceKey, updatePlan }: ReturnType<typeof usePackPlan>,
  exceedsMaxCalls: () => boolean
) {
  const settings = useSettings()
  const isDeterminingCost = ref(false)
  const callsSpentOnCost = ref(0)
  let abort: AbortController | null = null
  const stopDeterminingCost = (): void => abort?.abort()
  watch(choiceKey, stopDeterminingCost)
  onScopeDispose(stopDeterminingCost)

  /** Fetches until the cost is exact, or further calls would need a second confirmation. */
  async function determineExactCost(): Promise<void> {
    if (isDeterminingCost.value || exceedsMaxCalls()) return
    const { signal } = (abort = new AbortController())
    isDeterminingCost.value = true
    callsSpentOnCost.value = 0
    failure.value = null
    try {
      while (plan.value && !plan.value.exact && !signal.aborted) {
        const { toKnow } = plan.value
        if (callsSpentOnCost.value > 0 && callsSpentOnCost.value + toKnow > settings.value('packs.confirmAboveCalls'))
          return
        const answer = await cancellable(signal, (requestId) => bridge.packs.learn({ ...planInput(), requestId }))
        if (signal.aborted) return
        if (!answer.ok) return void (failure.value = answer.failure)
        callsSpentOnCost.value += toKnow
        plan.value = answer.value
      }
    } finally {
      isDeterminingCost.value = false
      // lists that arrived before the abort still improve the plan
      if (signal.aborted) updatePlan()
    }
  }
  return { isDeterminingCost, callsSpentOnCost, determineExactCost, stopDeterminingCost }
}

function unfinishedPack(all: readonly PackProgress[], wanted: readonly ScopeInput[]): PackProgress | undefined {
  const key = JSON.stringify(wanted)
  return all.find(
    ({ scopes, state }) => JSON.stringify(scopes) === key && ['running', 'waiting', 'paused'].includes(state)
  )
}

/**
 * Plans a pack, and starts it after one click, or two above `packs.confirmAboveCalls`. An inexact plan confirms its
 * known calls only; the pack asks again when it knows more.
 *
 * @param of what to include; no scopes: nothing to plan
 */
export function usePackStart(of: () => PackChoice) {
  const buttonCost = useButtonCost()
  const packs = usePacks()
  const settings = useSettings()
  const starting = ref(false)
  const confirming = ref(false)

  const planned = usePackPlan(of)
  const { plan, failure, planInput, planning } = planned
  const cost = useExactCost(planned, exceedsMaxCalls)
  watch(planned.choiceKey, () => (confirming.value = false))

  /** Main rejects it too; this reports it before the confirmation. */
  function exceedsMaxCalls(): boolean {
    const most = settings.value('packs.maxCalls')
    if ((plan.value?.calls ?? 0) <= most) return false
    failure.value = { code: 'pack-too-large', params: { most } }
    return true
  }
  async function startPack(): Promise<void> {
    if (starting.value) return
    const { title, languages } = of()
    starting.value = true
    try {
      const result = await packs.start(title, planInput().scopes, plan.value?.calls ?? 0, languages)
      failure.value = result.ok ? null : result.failure
    } finally {
      starting.value = false
      confirming.value = false
    }
  }

  return {
    /** null: nothing chosen, or not planned yet. */
    plan,
    failure,
    planning,
    starting,
    ...cost,
    /** "15 requests", "at least 3 requests"; '' without a plan. */
    costText: computed(() => (plan.value ? buttonCost.text(plan.value.calls, plan.value.exact) : '')),
    /** The label of the button that starts it, with the cost where that belongs on its face. */
    faceOf: (label: string): string =>
      plan.value ? buttonCost.face(label, plan.value.calls, plan.value.exact) : label,
    /** The unfinished pack of the same choice. */
    running: computed(() => unfinishedPack(packs.all, of().scopes)),
    /** All data is stored and fresh. */
    isComplete: computed(() => plan.value !== null && plan.value.exact && plan.value.calls === 0),
    confirming,
    /** Starts, or asks for confirmation above the limit of the settings. */
    start: async () => {
      if (exceedsMaxCalls()) return
      if ((plan.value?.calls ?? 0) > settings.value('packs.confirmAboveCalls')) confirming.value = true
      else await startPack()
    },
    confirm: startPack,
    dismiss: () => void (confirming.value = false)
  }
}
