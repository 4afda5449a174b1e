import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import { useConnection } from '@/stores/connection'
import type { PathNames } from '@contract/channels/catalogue'
import type { Failure } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import type { BatchState } from '@contract/channels/sheets'
import { sheetFileName, STANDARD_PATTERN } from '@shared/sheets/sheet-file-name'
import type { PlaceholderValues } from '@shared/sheets/templates/placeholders'
import type { SheetChoice } from '@shared/sheets/snapshot'
import { localDay } from '@shared/text/iso-time'
import { vehicleKey, placeLabel, toPlainPath } from '../../../composables/sheets/vehicle-label'

/** Limit of the main process. */
export const MAX_BATCH = 500

export interface BatchVehicle {
  readonly key: string
  readonly title: string
  readonly path: PathInput
  readonly names: PathNames
}
export const toBatchVehicle = (path: PathInput, names: PathNames): BatchVehicle => ({
  key: vehicleKey(path),
  title: placeLabel(path, names),
  path: toPlainPath(path),
  names
})

export function exampleFileName(
  pattern: string,
  vehicle: BatchVehicle | null,
  more: { readonly customer: string; readonly shop: string; readonly now: Date }
): string {
  // without a vehicle, sample names apply
  const name = (level: keyof PathNames, otherwise: string): string =>
    vehicle ? (vehicle.names[level]?.name?.trim() ?? '') : otherwise
  const values: PlaceholderValues = {
    date: localDay(more.now.getTime()),
    number: 'BCD26-0001-X',
    maker: name('manufacturers', 'Arvenna'),
    model: name('models', 'Corsale'),
    generation: name('generations', 'II'),
    engine: name('engines', '2.0 TDR 150'),
    customer: more.customer,
    shop: more.shop
  }
  return sheetFileName(pattern, values)
}

/** Stages, prices and customer belong to one sheet. */
export const batchChoice = (choice: SheetChoice): SheetChoice => ({ ...choice, stages: [], prices: [], customer: '' })

/** Vehicles and files of the next batch, and the state of the last one, for this session. */
export const useSheetBatch = defineStore('sheet-batch', () => {
  const vehicles = shallowRef<ReadonlyMap<string, BatchVehicle>>(new Map())
  const into = ref<'one' | 'many'>('many')
  const pattern = ref(STANDARD_PATTERN)
  const state = shallowRef<BatchState | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const isStarting = ref(false)
  const running = computed(() => isStarting.value || state.value?.state === 'running')
  bridge.sheets.onBatch((now) => (state.value = now))
  // another service has other engines
  const connection = useConnection()
  watch(
    () => `${connection.current.baseUrl} ${connection.current.keyHint}`,
    () => (vehicles.value = new Map())
  )

  async function start(choice: SheetChoice): Promise<void> {
    failure.value = null
    state.value = null
    isStarting.value = true
    const result = await bridge.sheets
      .batch({
        paths: [...vehicles.value.values()].map(({ path }) => path),
        choice: batchChoice(choice),
        into: into.value,
        pattern: pattern.value.trim() || STANDARD_PATTERN
      })
      .finally(() => (isStarting.value = false))
    if (!result.ok) failure.value = result.failure
    // an update may have arrived first
    else if (result.value && (state.value as BatchState | null)?.id !== result.value.id) state.value = result.value
  }
  async function cancel(): Promise<void> {
    if (!state.value) return
    const now = await bridge.sheets.cancelBatch({ id: state.value.id })
    if (now) state.value = now
  }
  return { vehicles, into, pattern, state, failure, running, start, cancel }
})
