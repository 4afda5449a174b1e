/** Makes, saves and prints a sheet. Saving and printing make it first. */
import { computed, ref, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { SheetEntry } from '@contract/channels/sheets'
import type { DrawRequest, SheetDraftState } from './sheet-draft'

export type MakeStep = 'make' | 'save' | 'print'
export type MakeOutcome =
  { readonly kind: 'made' | 'printed' | 'reader' | 'copied' } | { readonly kind: 'saved'; readonly file: string }

type SettledDraft = Pick<SheetDraftState, 'draft' | 'drawn' | 'whenSettled'>
type OnMade = (made: NonNullable<DrawRequest>) => void

function useMadeSheet({ draft, drawn, whenSettled }: SettledDraft, onMade: OnMade) {
  const made = shallowRef<SheetEntry | null>(null)
  /** Address of the made document; null: none or unreadable. */
  const preview = ref<string | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const outcome = shallowRef<MakeOutcome | null>(null)

  function reset(): void {
    made.value = null
    preview.value = null
    outcome.value = null
    failure.value = null
  }
  // a new draft is a new sheet
  watch(() => draft.value?.id, reset, { flush: 'sync' })

  async function showPreview(sheet: SheetEntry): Promise<void> {
    const result = await bridge.sheets.open({ number: sheet.number })
    // another sheet may have replaced it
    if (result.ok && made.value === sheet) preview.value = result.value.preview
  }
  /** Makes the sheet unless it is made already; null when it cannot be made. */
  async function ensureMade(): Promise<SheetEntry | null> {
    const current = await whenSettled()
    if (!current) return null
    if (made.value) return made.value
    const request = drawn.value
    const result = await bridge.sheets.make({ draftId: current.id })
    if (!result.ok) {
      failure.value = result.failure
      return null
    }
    if (request) onMade(request)
    // changed meanwhile: the number belongs to the previous draft, now in the list of made sheets
    if (draft.value?.id === current.id) {
      made.value = result.value
      void showPreview(result.value)
    }
    outcome.value = { kind: 'made' }
    return result.value
  }
  return { made, preview, failure, outcome, ensureMade, reset }
}

/** @param onMade receives vehicle and choice of the made sheet */
export function useMakeSheet(settledDraft: SettledDraft, onMade: OnMade) {
  const { made, preview, failure, outcome, ensureMade, reset } = useMadeSheet(settledDraft, onMade)
  const busy = ref<MakeStep | null>(null)

  async function run(step: MakeStep, then: (entry: SheetEntry) => Promise<void>): Promise<void> {
    if (busy.value) return
    busy.value = step
    failure.value = null
    outcome.value = null
    try {
      const sheet = await ensureMade()
      if (sheet) await then(sheet)
    } finally {
      busy.value = null
    }
  }

  return {
    made,
    preview,
    failure,
    outcome,
    busy: computed(() => busy.value),
    reset,
    make: () => run('make', async () => {}),
    save: () =>
      run('save', async ({ number }) => {
        const result = await bridge.sheets.savePdf({ number })
        if (!result.ok) failure.value = result.failure
        else if (result.value) outcome.value = { kind: 'saved', file: result.value.file }
      }),
    /** @param printer '' opens the system dialog */
    print: (printer: string) =>
      run('print', async ({ number }) => {
        const result = await bridge.sheets.print({ number, printer })
        if (!result.ok) failure.value = result.failure
        else if (result.value.outcome !== 'cancelled') outcome.value = { kind: result.value.outcome }
      }),
    async copyNumber(): Promise<void> {
      if (!made.value) return
      const result = await bridge.files.copy({ kind: 'txt', content: { text: made.value.number } })
      if (result.ok) outcome.value = { kind: 'copied' }
      else failure.value = result.failure
    }
  }
}
