/** The rpm range of the mean gain: updated at once while dragging, saved after a pause. */
import { computed, ref, shallowRef, watch, type ComputedRef } from 'vue'
import { saveOnLeave } from '@/composables/window/save-on-leave'
import { useSettings } from '@/stores/settings'
import type { Curve } from '@shared/dyno/curve-set'
import { clampRpmRange, coveredRpmRange, type RpmRange } from '@shared/dyno/rpm-range-gain'

const SAVE_DELAY_MS = 400
const SETTINGS = { from: 'chart.bandFrom', to: 'chart.bandTo', cruise: 'chart.cruiseRpm' } as const
type Draft = { readonly [K in keyof typeof SETTINGS]?: number }
/** Minimal width in rpm, so that the handles do not overlap. */
export const MIN_RPM_RANGE = 50

function useRpmRangeSetting(): {
  range: ComputedRef<RpmRange & { readonly cruise: number }>
  move(part: Partial<RpmRange> & { readonly cruise?: number }): void
} {
  const settings = useSettings()
  /** Not stored yet. A managed setting limits it to this page. */
  const draft = shallowRef<Draft>({})
  let timer: ReturnType<typeof setTimeout> | undefined
  const range = computed(() => ({
    from: draft.value.from ?? settings.value('chart.bandFrom'),
    to: draft.value.to ?? settings.value('chart.bandTo'),
    cruise: draft.value.cruise ?? settings.value('chart.cruiseRpm')
  }))

  async function saveRange(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    for (const [name, value] of Object.entries(draft.value) as [keyof Draft, number][]) {
      const { ok } = await settings.set(SETTINGS[name], value)
      // the setting may change elsewhere from now on
      if (ok && draft.value[name] === value)
        draft.value = Object.fromEntries(Object.entries(draft.value).filter(([other]) => other !== name))
    }
  }
  saveOnLeave(() => timer !== undefined && saveRange())

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

/** The rpm range within the curves of a chart. Each engine opens without it, unless the settings ask for it. */
export function useChartRange(engineId: () => string, drawable: ComputedRef<readonly Curve[]>) {
  const settings = useSettings()
  const { range: chosenRange, move } = useRpmRangeSetting()
  const wanted = ref<boolean | null>(null)
  watch(engineId, () => (wanted.value = null))
  const isOpen = computed(() => wanted.value ?? settings.value('chart.showBand'))
  const coveredRange = computed(() => coveredRpmRange(drawable.value))
  const canRange = computed(() => drawable.value.some((curve) => curve.position > 0))
  const showsRange = computed(() => isOpen.value && canRange.value)
  return {
    chosenRange,
    move,
    coveredRange,
    rpmRange: computed(() => coveredRange.value && clampRpmRange(chosenRange.value, coveredRange.value)),
    /** There is a stage to compare. */
    canRange,
    showsRange,
    toggleRange: (): void => void (wanted.value = !isOpen.value),
    /** Opens the range at these ends. */
    showRange: ({ from, to }: RpmRange): void => {
      move({ from, to: Math.max(to, from + MIN_RPM_RANGE) })
      wanted.value = true
    },
    closeRange: (): void => void (wanted.value = false),
    /** Handles need a stage and plausible curves. */
    drawsRange: computed(
      () =>
        showsRange.value &&
        drawable.value.some((curve) => curve.position > 0 && !curve.plausibility.flagged) &&
        drawable.value[0]?.plausibility.flagged === false
    )
  }
}
