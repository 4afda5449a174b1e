/** Draft of a sheet: redrawn after changes, laid out once they rest, released when unused. */
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import { debounced } from '@/composables/requests/timers'
import { toPlainPath } from '@/composables/sheets/vehicle-label'
import type { Failure } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import type { SheetDraft, SheetLayout } from '@contract/channels/sheets'
import type { SheetChoice } from '@shared/sheets/snapshot'

/** Debounce of drawing. */
export const DRAW_PAUSE_MS = 100
/** Debounce of the slower layout. */
export const LAYOUT_PAUSE_MS = 400

export type SheetDraftState = ReturnType<typeof useSheetDraft>

/** Layout of the current draft; each draft is laid out once at a time. */
function useDraftLayout(isCurrent: (draftId: string) => boolean) {
  const layout = shallowRef<SheetLayout | null>(null)
  const layoutFailure = shallowRef<Failure | null>(null)
  const runSoon = debounced(run, LAYOUT_PAUSE_MS)
  let running: { readonly id: string; readonly done: Promise<void> } | null = null

  async function request(id: string): Promise<void> {
    const result = await bridge.sheets.layout({ draftId: id })
    if (!isCurrent(id)) return
    layout.value = result.ok ? result.value : null
    layoutFailure.value = result.ok ? null : result.failure
  }
  function run(id: string): Promise<void> {
    runSoon.cancel()
    if (running?.id !== id) {
      const done = request(id).finally(() => {
        if (running?.done === done) running = null
      })
      running = { id, done }
    }
    return running.done
  }
  function reset(): void {
    layout.value = layoutFailure.value = null
  }
  return { layout, layoutFailure, run, runSoon, reset }
}

export type DrawRequest = { readonly path: PathInput; readonly choice: SheetChoice } | null

/** Newest draft of the request and the drafts still open in main. */
function useDrafts(of: () => DrawRequest) {
  /** Stays while the next one loads or after it failed. */
  const draft = shallowRef<SheetDraft | null>(null)
  const drawn = shallowRef<DrawRequest>(null)
  const failure = shallowRef<Failure | null>(null)
  /** The draft is behind the choices. */
  const pending = ref(false)
  const openDraftIds = new Set<string>()
  let visibleId: string | null = null
  let requestNumber = 0
  const drawLayout = useDraftLayout((id) => draft.value?.id === id && !pending.value)

  function release(id: string): void {
    openDraftIds.delete(id)
    void bridge.sheets.release({ draftId: id })
  }
  function releaseExcept(...ids: (string | null)[]): void {
    for (const id of [...openDraftIds]) if (!ids.includes(id)) release(id)
  }

  async function request(spend: boolean): Promise<void> {
    const wanted = of()
    const mine = ++requestNumber
    drawLayout.runSoon.cancel()
    if (!wanted) return
    pending.value = true
    const result = await bridge.sheets.draft({ path: toPlainPath(wanted.path), choice: wanted.choice, spend })
    if (mine !== requestNumber) return void (result.ok && release(result.value.id))
    pending.value = false
    failure.value = result.ok ? null : result.failure
    if (!result.ok) return
    drawLayout.reset()
    drawn.value = wanted
    draft.value = result.value
    openDraftIds.add(result.value.id)
    // drafts that never became visible are obsolete
    releaseExcept(result.value.id, visibleId)
  }
  /** Reports that the preview with this address is visible. */
  function previewShown(preview: string): void {
    const shown = draft.value
    if (!shown || shown.preview !== preview || visibleId === shown.id) return
    visibleId = shown.id
    releaseExcept(shown.id)
    drawLayout.runSoon(shown.id)
  }
  onScopeDispose(() => {
    requestNumber++
    releaseExcept()
  })
  return { draft, drawn, failure, pending, request, previewShown, drawLayout }
}

/** @param of vehicle and choices to draw; null: nothing yet. Every new object triggers a draw. */
export function useSheetDraft(of: () => DrawRequest) {
  const { draft, drawn, failure, pending, request, previewShown, drawLayout } = useDrafts(of)
  const { layout, layoutFailure } = drawLayout
  const drawSoon = debounced(draw, DRAW_PAUSE_MS)
  let running: Promise<void> | null = null

  /** Draws now; `spend` allows calls for missing data. */
  function draw(spend = false): Promise<void> {
    drawSoon.cancel()
    const mine = request(spend).finally(() => {
      if (running === mine) running = null
    })
    running = mine
    return mine
  }
  /** Resolves with the up-to-date draft after its layout; null when it cannot become a sheet. */
  async function whenSettled(): Promise<SheetDraft | null> {
    if (drawSoon.isPending()) void draw()
    while (running) await running
    const current = draft.value
    if (failure.value !== null || !current) return null
    if (!layout.value) await drawLayout.run(current.id)
    // changed meanwhile
    if (draft.value?.id !== current.id || pending.value) return whenSettled()
    return layout.value?.findings.some(({ weight }) => weight === 'stop') === false ? current : null
  }

  watch(
    of,
    (wanted, before) => {
      drawSoon.cancel()
      if (!wanted) return
      pending.value = true
      // the first draft needs no debounce
      if (!before) void draw()
      else drawSoon()
    },
    { immediate: true }
  )

  const issues = computed(() => layout.value?.findings ?? draft.value?.findings ?? [])
  return { draft, drawn, failure, layout, layoutFailure, pending, issues, draw, whenSettled, previewShown }
}
