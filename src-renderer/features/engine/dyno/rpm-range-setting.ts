/** The rpm range of the mean gain: updated at once while dragging, saved after a pause. */
import { computed, onScopeDispose, ref, type ComputedRef } from 'vue'
import { useSettings } from '@/stores/settings'
import type { Curve } from '@shared/dyno/curve-set'
import { clampRpmRange, coveredRpmRange, type RpmRange } from '@shared/dyno/rpm-range-gain'

const SAVE_DELAY_MS = 400
/** Minimal width in rpm, so that the handles do not overlap. */
export const MIN_RPM_RANGE = 50

function useRpmRangeSetting(): {
  range: ComputedRef<RpmRange & { readonly cruise: number }>
  move(part: Partial<RpmRange> & { readonly cruise?: number }): void
} {
  const settings = useSettings()
  const draft = ref<{ from?: number; to?: number; cruise?: number }>({})
  let timer: ReturnType<typeof setTimeout> | undefined
  const range = computed(() => ({
    from: draft.value.from ?? settings.value('chart.bandFrom'),
    to: draft.value.to ?? settings.value('chart.bandTo'),
    cruise: draft.value.cruise ?? settings.value('chart.cruiseRpm')
  }))

  async function saveRange(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const { from, to, cruise } = draft.value
    // a managed setting limits the selection to this page
    if (from !== undefined) await settings.set('chart.bandFrom', from)
    if (to !== undefined) await settings.set('chart.bandTo', to)
    if (cruise !== undefined) await settings.set('chart.cruiseRpm', cruise)
  }
  onScopeDispose(() => timer !== undefined && void saveRange())

  return {
    range,
    move(part) {
      const whole = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, Math.round(value)]))
      draft.value = { ...draft.value, ...whole }
      clearTimeout(timer)
      timer = setTimeout(() => void saveRange(), SAVE_DELAY_MS)
    }
  }
}

/** The rpm range within the curves of a chart, and whether gain and handles are shown. */
export function useChartRange(drawable: ComputedRef<readonly Curve[]>) {
  const settings = useSettings()
  const { range: chosenRange, move } = useRpmRangeSetting()
  const coveredRange = computed(() => coveredRpmRange(drawable.value))
  const showsRange = computed(
    () => settings.value('chart.showBand') && drawable.value.some((curve) => curve.position > 0)
  )
  return {
    chosenRange,
    move,
    coveredRange,
    rpmRange: computed(() => coveredRange.value && clampRpmRange(chosenRange.value, coveredRange.value)),
    showsRange,
    /** Handles need a stage and plausible curves. */
    drawsRange: computed(
      () =>
        showsRange.value &&
        drawable.value.some((curve) => curve.position > 0 && !curve.plausibility.flagged) &&
        drawable.value[0]?.plausibility.flagged === false
    )
  }
}
