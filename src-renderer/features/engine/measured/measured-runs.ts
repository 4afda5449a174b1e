/** Measured runs of the engine on screen. Main owns them; visibility lasts for the session. */
import {
  inject,
  onScopeDispose,
  provide,
  ref,
  shallowReactive,
  shallowRef,
  watch,
  type InjectionKey,
  type Ref
} from 'vue'
import { bridge } from '@/bridge'
import { useOpenedFile } from '@/composables/places/opened-file'
import { useLatestOnly } from '@/composables/requests/latest-only'
import type { CurveKey } from '@shared/dyno/curve-set'
import type { MeasuredRun } from '@shared/measured-runs/measured-run'
import type { ChosenTable } from '@contract/channels/measured-runs'
import type { Failure, Result } from '@contract/failures'

const hidden = shallowReactive(new Set<string>())
const visibility = {
  isHidden: (id: string): boolean => hidden.has(id),
  toggle: (id: string): void => void (hidden.delete(id) || hidden.add(id))
}

const OPENED_TABLE: InjectionKey<Ref<string | null>> = Symbol()

/** Name of the table that the system opened with the program; it waits for the engine's record. */
export function provideOpenedTable(engineId: () => string): Ref<string | null> {
  // before the file of the next engine arrives
  watch(engineId, () => (file.value = null), { flush: 'sync' })
  const file = useOpenedFile('engine', 'table')
  provide(OPENED_TABLE, file)
  return file
}
function onOpenedTable(choose: () => void): void {
  const file = inject(OPENED_TABLE, ref(null))
  watch(
    file,
    (name) => {
      if (name === null) return
      file.value = null
      choose()
    },
    { immediate: true }
  )
}

/** The runs that main has stored, also by another window. */
function useStoredRuns(engineId: () => string) {
  const runs = shallowRef<readonly MeasuredRun[]>([])
  const failure = shallowRef<Failure | null>(null)
  const latest = useLatestOnly()
  const run = (request: () => Promise<Result<readonly MeasuredRun[]>>): Promise<void> =>
    latest.run(request, (result) => {
      failure.value = result.ok ? null : result.failure
      if (result.ok) runs.value = result.value
    })
  const load = (id: string): Promise<void> => run(() => bridge.measured.runs({ engineId: id }))
  onScopeDispose(bridge.measured.onChange((changed) => changed.engineId === engineId() && void load(changed.engineId)))
  return { runs, failure, run, load }
}

export function useMeasuredRuns(engineId: () => string) {
  const { runs, failure, run, load } = useStoredRuns(engineId)
  /** The chosen file under preview. */
  const table = shallowRef<Extract<ChosenTable, { kind: 'table' }> | null>(null)
  const refused = shallowRef<Extract<ChosenTable, { kind: 'refused' }> | null>(null)
  const choosing = ref(false)

  watch(
    engineId,
    (id) => {
      runs.value = []
      failure.value = table.value = refused.value = null
      if (id !== '') void load(id)
    },
    { immediate: true }
  )

  /** @param opened takes the file that the system opened instead of asking for one */
  async function choose(opened = false): Promise<void> {
    if (choosing.value) return
    choosing.value = true
    const mine = engineId()
    try {
      const result = await bridge.measured.choose({ opened })
      if (mine !== engineId()) return
      failure.value = result.ok ? null : result.failure
      if (!result.ok || !result.value) return
      table.value = result.value.kind === 'table' ? result.value : null
      refused.value = result.value.kind === 'refused' ? result.value : null
    } finally {
      choosing.value = false
    }
  }

  onOpenedTable(() => void choose(true))
  return {
    runs,
    failure,
    table,
    refused,
    choosing,
    choose,
    replaceRuns: (all: readonly MeasuredRun[]): void => {
      runs.value = all
      table.value = null
    },
    cancel: (): void => void (table.value = null),
    remove: (id: string): Promise<void> => run(() => bridge.measured.remove({ engineId: engineId(), id })),
    ...visibility,
    compareWith: (id: string, against: CurveKey): Promise<void> =>
      run(() => bridge.measured.compare({ engineId: engineId(), id, against }))
  }
}
