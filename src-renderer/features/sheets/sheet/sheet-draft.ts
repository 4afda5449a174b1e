/** Draft of a sheet: redrawn after changes, laid out once they rest, released when unused. */
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import type { SheetDraft, SheetLayout } from '@contract/channels/sheets'
import type { PreflightIssue } from '@shared/sheets/preflight/preflight'
import type { SheetChoice } from '@shared/sheets/snapshot'

/** Debounce of drawing. */
export const DRAW_PAUSE_MS = 100
/** Debounce of the slower layout. */
export const LAYOUT_PAUSE_MS = 400

export interface SheetDraftState {
  /** Newest draft; stays while the next one loads or after it failed. */
  readonly draft: Readonly<ShallowRef<SheetDraft | null>>
  readonly drawnChoice: Readonly<ShallowRef<SheetChoice | null>>
  readonly failure: Readonly<ShallowRef<Failure | null>>
  readonly layout: Readonly<ShallowRef<SheetLayout | null>>
  readonly layoutFailure: Readonly<ShallowRef<Failure | null>>
  /** The draft is behind the choices. */
  readonly pending: Readonly<Ref<boolean>>
  readonly findings: ComputedRef<readonly PreflightIssue[]>
  /** Draws now; `spend` allows calls for missing data. */
  draw(spend?: boolean): Promise<void>
  /** Resolves with the up-to-date draft after its layout; null when it cannot become a sheet. */
  whenSettled(): Promise<SheetDraft | null>
  /** Reports that the preview with this address is visible. */
  previewShown(preview: string): void
}

/** @param of what to draw; null: nothing yet. Every new object triggers a draw. */
export function useSheetDraft(
  of: () => { readonly path: PathInput; readonly choice: SheetChoice } | null
): SheetDraftState {
  const draft = shallowRef<SheetDraft | null>(null)
  const drawnChoice = shallowRef<SheetChoice | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const layout = shallowRef<SheetLayout | null>(null)
  const layoutFailure = shallowRef<Failure | null>(null)
  const pending = ref(false)
  const openDraftIds = new Set<string>()
  let onScreen: string | null = null
  let requestNumber = 0
  let drawTimer: ReturnType<typeof setTimeout> | undefined
  let layoutTimer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let runningLayout: { readonly id: string; readonly done: Promise<void> } | null = null

  function releaseDraft(id: string): void {
    openDraftIds.delete(id)
    void bridge.sheets.release({ draftId: id })
  }

  async function requestDraft(spend: boolean): Promise<void> {
    const asked = of()
    const mine = ++requestNumber
    clearTimeout(layoutTimer)
    if (!asked) return
    pending.value = true
    const { types, manufacturers, models, generations, engines } = asked.path
    const result = await bridge.sheets.draft({
      path: { types, manufacturers, models, generations, engines },
      choice: asked.choice,
      spend
    })
    if (mine !== requestNumber) {
      if (result.ok) releaseDraft(result.value.id)
      return
    }
    pending.value = false
    failure.value = result.ok ? null : result.failure
    if (!result.ok) return
    layout.value = layoutFailure.value = null
    drawnChoice.value = asked.choice
    draft.value = result.value
    openDraftIds.add(result.value.id)
    // drafts that never became visible are obsolete
    for (const id of [...openDraftIds]) if (id !== result.value.id && id !== onScreen) releaseDraft(id)
  }
  function draw(spend = false): Promise<void> {
    clearTimeout(drawTimer)
    drawTimer = undefined
    const mine = requestDraft(spend).finally(() => {
      if (running === mine) running = null
    })
    running = mine
    return mine
  }

  async function whenSettled(): Promise<SheetDraft | null> {
    if (drawTimer !== undefined) void draw()
    while (running) await running
    const current = draft.value
    if (failure.value !== null || !current) return null
    if (!layout.value) await runLayout(current.id)
    // changed meanwhile
    if (draft.value?.id !== current.id || pending.value) return whenSettled()
    return layout.value?.findings.some(({ weight }) => weight === 'stop') === false ? current : null
  }

  function previewShown(preview: string): void {
    const seen = draft.value
    if (!seen || seen.preview !== preview || onScreen === seen.id) return
    onScreen = seen.id
    for (const id of [...openDraftIds]) if (id !== seen.id) releaseDraft(id)
    clearTimeout(layoutTimer)
    layoutTimer = setTimeout(() => void runLayout(seen.id), LAYOUT_PAUSE_MS)
  }
  function runLayout(id: string): Promise<void> {
    clearTimeout(layoutTimer)
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
      clearTimeout(drawTimer)
      if (!now) return
      pending.value = true
      // the first draft needs no debounce
      if (!before) void draw()
      else drawTimer = setTimeout(() => void draw(), DRAW_PAUSE_MS)
    },
    { immediate: true }
  )
  onScopeDispose(() => {
    requestNumber++
    clearTimeout(drawTimer)
    clearTimeout(layoutTimer)
    for (const id of [...openDraftIds]) releaseDraft(id)
  })

  return {
    draft,
    drawnChoice,
    failure,
    layout,
    layoutFailure,
    pending,
    findings: computed(() => layout.value?.findings ?? draft.value?.findings ?? []),
    draw,
    whenSettled,
    previewShown
  }
}
