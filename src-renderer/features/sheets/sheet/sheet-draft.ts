/**
 * The sheet as it is being chosen: drawn anew soon after a change, laid out once it rests, let go when nobody looks any
 * more.
 */
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import type { SheetDraft, SheetLayout } from '@contract/channels/sheets'
import type { PreflightIssue } from '@shared/sheets/preflight/preflight'
import type { SheetChoice } from '@shared/sheets/snapshot'

/** A pause in typing, short enough to look immediate. */
export const DRAW_PAUSE_MS = 100
/** Making paper is work: only what a person has stopped changing is laid out. */
export const LAYOUT_PAUSE_MS = 400

export interface SheetDrafting {
  /** The newest that was drawn; stays while the next is on its way, or fails. */
  readonly draft: Readonly<ShallowRef<SheetDraft | null>>
  /** What the draft was drawn from. */
  readonly drawn: Readonly<ShallowRef<SheetChoice | null>>
  readonly failure: Readonly<ShallowRef<Failure | null>>
  readonly layout: Readonly<ShallowRef<SheetLayout | null>>
  readonly layoutFailure: Readonly<ShallowRef<Failure | null>>
  /** Something chosen is not on the draft yet. */
  readonly pending: Readonly<Ref<boolean>>
  readonly findings: ComputedRef<readonly PreflightIssue[]>
  /** Draws now; with `spend`, calls bring what is missing. */
  draw(spend?: boolean): Promise<void>
  /** The draft with everything chosen on it, once it is laid out; null where no sheet can be made of it. */
  settled(): Promise<SheetDraft | null>
  /** The preview with this address is on the screen. */
  shown(preview: string): void
}

/** @param of what to draw; null: nothing yet. A new object is drawn. */
export function useSheetDraft(
  of: () => { readonly path: PathInput; readonly choice: SheetChoice } | null
): SheetDrafting {
  const draft = shallowRef<SheetDraft | null>(null)
  const drawn = shallowRef<SheetChoice | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const layout = shallowRef<SheetLayout | null>(null)
  const layoutFailure = shallowRef<Failure | null>(null)
  const pending = ref(false)
  const held = new Set<string>()
  let onScreen: string | null = null
  let newest = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let laying: { readonly id: string; readonly done: Promise<void> } | null = null

  function letGo(id: string): void {
    held.delete(id)
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
      if (result.ok) letGo(result.value.id)
      return
    }
    pending.value = false
    failure.value = result.ok ? null : result.failure
    if (!result.ok) return
    layout.value = layoutFailure.value = null
    drawn.value = asked.choice
    draft.value = result.value
    held.add(result.value.id)
    // what was never seen is not waited for either
    for (const id of [...held]) if (id !== result.value.id && id !== onScreen) letGo(id)
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
    if (!layout.value) await lay(current.id)
    // changed meanwhile: the newer one is asked
    if (draft.value?.id !== current.id || pending.value) return settled()
    return layout.value?.findings.some(({ weight }) => weight === 'stop') === false ? current : null
  }

  function shown(preview: string): void {
    const seen = draft.value
    if (!seen || seen.preview !== preview || onScreen === seen.id) return
    onScreen = seen.id
    for (const id of [...held]) if (id !== seen.id) letGo(id)
    clearTimeout(rest)
    rest = setTimeout(() => void lay(seen.id), LAYOUT_PAUSE_MS)
  }
  function lay(id: string): Promise<void> {
    clearTimeout(rest)
    if (laying?.id !== id) {
      const done = layOut(id).finally(() => {
        if (laying?.done === done) laying = null
      })
      laying = { id, done }
    }
    return laying.done
  }
  async function layOut(id: string): Promise<void> {
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
    for (const id of [...held]) letGo(id)
  })

  return {
    draft,
    drawn,
    failure,
    layout,
    layoutFailure,
    pending,
    findings: computed(() => layout.value?.findings ?? draft.value?.findings ?? []),
    draw,
    settled,
    shown
  }
}
