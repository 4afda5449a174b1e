/**
 * The sheet as it is being chosen: drawn anew soon after a change, laid out once it rests, let go when nobody looks any
 * more.
 */
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import type { SheetDraft, SheetLayout } from '@contract/channels/sheets'
import type { PreflightIssue } from '@shared/sheets/preflight/preflight-issue'
import type { SheetChoice } from '@shared/sheets/snapshot'

/** A pause in typing, short enough to look immediate. */
export const DRAW_PAUSE_MS = 100
/** Making paper is work: only what a person has stopped changing is laid out. */
export const LAYOUT_PAUSE_MS = 400

export interface SheetDraftState {
  /** The newest that was drawn; stays while the next is on its way, or fails. */
  readonly draft: Readonly<ShallowRef<SheetDraft | null>>
  /** What the draft was drawn from. */
  readonly drawnChoice: Readonly<ShallowRef<SheetChoice | null>>
  readonly failure: Readonly<ShallowRef<Failure | null>>
  readonly layout: Readonly<ShallowRef<SheetLayout | null>>
  readonly layoutFailure: Readonly<ShallowRef<Failure | null>>
  /** Something chosen is not on the draft yet. */
  readonly pending: Readonly<Ref<boolean>>
  readonly findings: ComputedRef<readonly PreflightIssue[]>
  /** Draws now; with `spend`, calls bring what is missing. */
  draw(spend?: boolean): Promise<void>
  /** The draft with everything chosen on it, once it is laid out; null where no sheet can be made of it. */
  whenSettled(): Promise<SheetDraft | null>
  /** The preview with this address is on the screen. */
  previewShown(preview: string): void
}

/** @param of what to draw; null: nothing yet. A new object is drawn. */
export function useSheetDraft(
  of: () => { readonly path: PathInput; readonly choice: SheetChoice } | null
): SheetDraftState {
  const draft = shallowRef<SheetDraft | null>(null)
  const drawn = shallowRef<SheetChoice | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const layout = shallowRef<SheetLayout | null>(null)
  const layoutFailure = shallowRef<Failure | null>(null)
  const pending = ref(false)
  const openDraftIds = new Set<string>()
  let onScreen: string | null = null
  let newest = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let runningLayout: { readonly id: string; readonly done: Promise<void> } | null = null

  function releaseDraft(id: string): void {
    openDraftIds.delete(id)
    void bridge.sheets.release({ draftId: id })
  }

  async function ask(spend: boolean): Promise<void> {
    const asked = of()
    const mine = ++newest
    clearTimeout(rest)
    if (!asked) return
    pending.value = true
    const { types, manufacturers, models, generations, engines } = asked.path
    const result = await bridge.sheets.draft({
      path: { types, manufacturers, models, generations, engines },
      choice: asked.choice,
      spend
    })
    if (mine !== newest) {
      if (result.ok) releaseDraft(result.value.id)
      return
    }
    pending.value = false
    failure.value = result.ok ? null : result.failure
    if (!result.ok) return
    layout.value = layoutFailure.value = null
    drawn.value = asked.choice
    draft.value = result.value
    openDraftIds.add(result.value.id)
    // what was never seen is not waited for either
    for (const id of [...openDraftIds]) if (id !== result.value.id && id !== onScreen) releaseDraft(id)
  }
  function draw(spend = false): Promise<void> {
    clearTimeout(pause)
    pause = undefined
    const mine = ask(spend).finally(() => {
      if (running === mine) running = null
    })
    running = mine
    return mine
  }

  async function settled(): Promise<SheetDraft | null> {
    if (pause !== undefined) void draw()
    while (running) await running
    const current = draft.value
    if (failure.value !== null || !current) return null
    if (!layout.value) await runLayout(current.id)
    // changed meanwhile: the newer one is asked
    if (draft.value?.id !== current.id || pending.value) return settled()
    return layout.value?.findings.some(({ weight }) => weight === 'stop') === false ? current : null
  }

  function shown(preview: string): void {
    const seen = draft.value
    if (!seen || seen.preview !== preview || onScreen === seen.id) return
    onScreen = seen.id
    for (const id of [...openDraftIds]) if (id !== seen.id) releaseDraft(id)
    clearTimeout(rest)
    rest = setTimeout(() => void runLayout(seen.id), LAYOUT_PAUSE_MS)
  }
  function runLayout(id: string): Promise<void> {
    clearTimeout(rest)
    if (runningLayout?.id !== id) {
      const done = requestLayout(id).finally(() => {
        if (runningLayout?.done === done) runningLayout = null
      })
      runningLayout = { id, done }
    }
    return runningLayout.done
  }
  async function requestLayout(id: string): Promise<void> {
    const result = await bridge.sheets.layout({ draftId: id })
    if (draft.value?.id !== id || pending.value) return
    layout.value = result.ok ? result.value : null
    layoutFailure.value = result.ok ? null : result.failure
  }

  watch(
    of,
    (now, before) => {
      clearTimeout(pause)
      if (!now) return
      pending.value = true
      // the first is drawn at once: nothing is being typed yet
      if (!before) void draw()
      else pause = setTimeout(() => void draw(), DRAW_PAUSE_MS)
    },
    { immediate: true }
  )
  onScopeDispose(() => {
    newest++
    clearTimeout(pause)
    clearTimeout(rest)
    for (const id of [...openDraftIds]) releaseDraft(id)
  })

  return {
    draft,
    drawnChoice: drawn,
    failure,
    layout,
    layoutFailure,
    pending,
    findings: computed(() => layout.value?.findings ?? draft.value?.findings ?? []),
    draw,
    whenSettled: settled,
    previewShown: shown
  }
}
