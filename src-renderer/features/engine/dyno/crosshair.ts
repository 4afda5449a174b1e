import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import { nearestStop, readoutAt } from '@shared/dyno/chart/chart-readout'
import type { Curve, CurveKey, CurveSet } from '@shared/dyno/curve-set'
import { useChartDescription } from './chart/chart-description'

export function useCrosshair(
  props: { readonly engineId: string; readonly set: CurveSet },
  model: Readonly<Ref<ChartModel | null>>,
  drawable: ComputedRef<readonly Curve[]>,
  hidden: ComputedRef<ReadonlySet<CurveKey>>
) {
  const requestedRpm = ref<number | null>(null)
  watch(
    () => props.engineId,
    () => (requestedRpm.value = null)
  )
  /** The user's choice, else between the peaks of torque and power of the first curve. */
  const rpm = computed(() => {
    const stops = model.value?.stops ?? []
    const first = stops[0]
    const last = stops.at(-1)
    if (first === undefined || last === undefined) return null
    const requested = requestedRpm.value
    if (requested !== null) return requested >= first && requested <= last ? requested : nearestStop(stops, requested)
    const base = drawable.value[0]
    return nearestStop(stops, ((base?.torque?.peak.rpm ?? first) + (base?.power?.peak.rpm ?? last)) / 2)
  })
  const readings = computed(() => (rpm.value === null ? [] : readoutAt(props.set, rpm.value, hidden.value)))
  const description = useChartDescription(
    () => props.set,
    () => rpm.value,
    () => readings.value,
    () => hidden.value
  )
  return { requestedRpm, rpm, readings, ...description }
}
