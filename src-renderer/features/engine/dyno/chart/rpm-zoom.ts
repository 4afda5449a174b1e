import { computed, ref, watch } from 'vue'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import { chosenView, panView, zoomChart, zoomView } from '@shared/dyno/chart/chart-zoom'
import type { RpmRange } from '@shared/dyno/rpm-range-gain'

/** The visible part of the rpm axis; all of it again with another engine. */
export function useRpmZoom(engineId: () => string, model: () => ChartModel) {
  const chosen = ref<RpmRange | null>(null)
  const full = computed<RpmRange>(() => ({ from: model().x.min, to: model().x.max }))
  // a measured run may have made the axis shorter
  const view = computed(() => chosen.value && chosenView(full.value, chosen.value))
  const drawn = computed(() => (view.value ? zoomChart(model(), view.value) : model()))
  const reset = (): void => void (chosen.value = null)
  watch(engineId, reset)
  return {
    view,
    drawn,
    reset,
    zoom: (factor: number, at: number): void =>
      void (chosen.value = zoomView(full.value, view.value, Math.min(Math.max(factor, 0.6), 1.7), at)),
    /** By a share of the visible width. */
    pan: (share: number): void => {
      if (view.value)
        chosen.value = panView(full.value, view.value, share * (view.value.to - view.value.from)) ?? chosen.value
    },
    show: (range: RpmRange): void => void (chosen.value = chosenView(full.value, range)),
    /** Moves the view to an engine speed outside. */
    reveal: (rpm: number): void => {
      const now = view.value
      if (!now || (rpm >= now.from && rpm <= now.to)) return
      const margin = (now.to - now.from) / 10
      chosen.value = panView(full.value, now, rpm < now.from ? rpm - margin - now.from : rpm + margin - now.to)
    }
  }
}
