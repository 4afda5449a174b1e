/** Texts over the curves: names at the ends, peaks, and the gain of the filled stage. */
import { computed, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import type { Plot } from '@shared/dyno/chart/chart-plot'
import { gainAreas, placeGainLabels } from '@shared/dyno/chart/gain-area'
import { curveGroups, curveLabels, drawnOnce, type CurveGroup } from '@shared/dyno/chart/labels/curve-labels'
import { placePeakLabels } from '@shared/dyno/chart/labels/peak-labels'
import type { Curve } from '@shared/dyno/curve-set'
import { unitGainText } from '@shared/units/units'
import { useCurveText } from '../../curve-text'
import type { DynoLayout } from '../dyno-canvas'

interface LabelledChart {
  readonly layout: DynoLayout
  readonly fill: readonly [stock: Curve, stage: Curve] | null
  readonly focus: readonly Curve[]
}
const MAX_LABEL_WIDTH = 150
/** 12 px semibold. */
const LETTER_WIDTH = 6.6

/** `drawn`: the chart with one curve where several coincide. */
export function useChartLabels(
  props: LabelledChart,
  shown: Readonly<Ref<ChartModel>>,
  plot: Readonly<Ref<Plot | null>>
) {
  const { t } = useI18n()
  const format = useFormat()
  const { curvesName, unitOf, quantity, rpmText } = useCurveText()

  const groups = computed(() => curveGroups(shown.value, props.focus[0]?.key ?? null))
  const nameOf = ({ front, all }: CurveGroup): string => {
    const curve = curvesName(all.map((series) => series.curve))
    return props.layout === 'axes'
      ? t('engine.dyno.endLabel', { curve, unit: format.unit(shown.value.units[front.quantity]) })
      : curve
  }
  const areas = computed(() => (plot.value && props.fill ? gainAreas(plot.value, shown.value, ...props.fill) : []))
  const gains = computed(() =>
    plot.value === null
      ? []
      : placeGainLabels(areas.value, plot.value, shown.value, (of, gain) =>
          unitGainText(gain, unitOf(of), format.tag())
        )
  )
  return {
    drawn: computed(() => drawnOnce(shown.value, groups.value)),
    areas,
    gains,
    names: computed(() => {
      if (!plot.value) return []
      // the last stage is the strongest one
      const first = [...props.focus.map(({ key }) => key), shown.value.series.at(-1)?.curve ?? '']
      return curveLabels(plot.value, shown.value, groups.value, first).map((label) => ({
        ...label,
        text: nameOf(label)
      }))
    }),
    peaks: computed(() => {
      if (!plot.value) return []
      const taken = gains.value.map(({ box }) => box)
      return placePeakLabels(plot.value, shown.value, props.focus, { areas: areas.value, taken }, (of, value, at) =>
        t('engine.dyno.peakAt', { value: quantity(of, value), rpm: rpmText(at) })
      )
    }),
    /** Right of the curves, in CSS pixels; capped to leave room for the chart. */
    labelWidth: computed(() => {
      const longest = Math.max(0, ...groups.value.map((group) => nameOf(group).length))
      // half of the last tick and the unit share the room below; a Chinese unit is as wide as twice its letters
      const unit = format.unit('rpm')
      const unitWidth = 30 + unit.length * (/\p{Script=Han}/u.test(unit) ? 13 : LETTER_WIDTH)
      return Math.min(MAX_LABEL_WIDTH, Math.max(16 + longest * LETTER_WIDTH, unitWidth))
    })
  }
}
