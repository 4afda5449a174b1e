/** Texts over the curves: names at the ends, peaks, and the gain of the filled stage. */
import { computed, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import type { Plot } from '@shared/dyno/chart/chart-plot'
import { textWidth } from '@shared/dyno/chart/chart-text'
import { uprights, type Box, type PlacedLine } from '@shared/dyno/chart/label-space'
import { gainAreas, obstacles, placeGainLabels, type GainArea } from '@shared/dyno/chart/gain-area'
import { curveGroups, curveLabels, drawnOnce, type CurveGroup } from '@shared/dyno/chart/labels/curve-labels'
import { placeEndLabel } from '@shared/dyno/chart/labels/line-end-label'
import { placePeakLabels } from '@shared/dyno/chart/labels/peak-labels'
import type { Curve } from '@shared/dyno/curve-set'
import type { RpmRange } from '@shared/dyno/rpm-range-gain'
import type { DrawnRun } from '@shared/measured-runs/measured-run'
import { unitGainText, type Quantity } from '@shared/units/units'
import { runPaths, type RunPath } from '../../../measured/run-paths'
import { useCurveText } from '../../curve-text'
import type { DynoLayout } from '../dyno-canvas'

interface LabelledChart {
  readonly layout: DynoLayout
  readonly fill: readonly [stock: Curve, stage: Curve] | null
  readonly focus: readonly Curve[]
  readonly runs: readonly DrawnRun[]
  /** The drawn range; null: none. */
  readonly drawnRange: RpmRange | null
}
const MAX_LABEL_WIDTH = 150
/** Length of the piece of a line before its name, where the names are behind the second axis, and the gap after it. */
export const SAMPLE_LENGTH = 18
const SAMPLE_GAP = 5
/** Of several runs: the longest part of a title. */
const MAX_TITLE = 18
/** A run that ends so far before the edge is named at its end. */
const EARLY = 16
/** 12 px semibold. */
const LETTER_WIDTH = 6.6

/** Lines of the measured runs, and their names by id. */
function useRunLabels(
  props: Pick<LabelledChart, 'runs'>,
  shown: Readonly<Ref<ChartModel>>,
  plot: Readonly<Ref<Plot | null>>
) {
  const { t } = useI18n()
  const runLines = computed(() =>
    plot.value === null ? [] : props.runs.flatMap((run) => runPaths(run, plot.value!, shown.value))
  )
  const runNames = computed(
    () =>
      new Map(
        props.runs.map(({ id, title }) => [
          id,
          props.runs.length === 1 ? t('numbers.measured.measured') : title.slice(0, MAX_TITLE)
        ])
      )
  )
  return { runLines, runNames, nameOfRun: (id: string): string => runNames.value.get(id) ?? '' }
}

/** Width of the labels right of the curves, in CSS pixels; capped to leave room for the chart. */
function labelWidthOf(texts: readonly string[], unit: string): number {
  const longest = Math.max(0, ...texts.map(({ length }) => length))
  // half of the last tick and the unit share the room below; a Chinese unit is as wide as twice its letters
  const unitWidth = 30 + unit.length * (/\p{Script=Han}/u.test(unit) ? 13 : LETTER_WIDTH)
  return Math.min(MAX_LABEL_WIDTH, Math.max(16 + longest * LETTER_WIDTH, unitWidth))
}

/** Runs and the edges of the range: no label is on them. */
const useObstacles = (
  props: Pick<LabelledChart, 'drawnRange'>,
  shown: Readonly<Ref<ChartModel>>,
  plot: Readonly<Ref<Plot | null>>,
  runs: Readonly<Ref<readonly PlacedLine[]>>
) =>
  computed(() => {
    const { from, to } = props.drawnRange ?? {}
    const edges =
      plot.value && from !== undefined && to !== undefined ? uprights(plot.value, shown.value, [from, to]) : []
    return [...runs.value, ...edges]
  })

const lineEnd = ({ quantity, points }: RunPath) => ({
  quantity,
  fromX: points.at(-1)?.x ?? 0,
  fromY: points.at(-1)?.y ?? 0
})

interface Drawing {
  readonly plot: Plot
  readonly model: ChartModel
  readonly areas: readonly GainArea[]
  readonly lines: readonly PlacedLine[]
}
/** Names of runs that end well before the edge, beside their ends where there is free space. */
function endsOfRuns(
  lines: readonly RunPath[],
  nameOf: (id: string) => string,
  { plot, model, areas, lines: others }: Drawing,
  gains: readonly { readonly box: Box }[]
) {
  const taken = gains.map(({ box }) => box)
  return lines.flatMap((line) => {
    const panel = plot.panels.find(({ quantity }) => quantity === line.quantity)
    const end = line.points.at(-1)
    if (!panel || !end || plot.right - end.x < EARLY) return []
    const text = nameOf(line.id)
    const occupied = obstacles(plot, model, panel, areas, others)
    const box = placeEndLabel(end, textWidth(text, 12) * 1.08, plot, panel, {
      ...occupied,
      boxes: [...occupied.boxes, ...taken]
    })
    if (!box) return []
    taken.push(box)
    const y = (box.top + box.bottom) / 2
    const place = { quantity: line.quantity, x: box.left, y, fromX: box.left, fromY: y, sampleX: box.left }
    return [{ line, box, label: { ...place, front: null, text } }]
  })
}

/** Curves that coincide have one name. */
function useCurveNames(props: Pick<LabelledChart, 'layout' | 'focus'>, shown: Readonly<Ref<ChartModel>>) {
  const { t } = useI18n()
  const format = useFormat()
  const { curvesName } = useCurveText()
  const groups = computed(() => curveGroups(shown.value, props.focus[0]?.key ?? null))
  const nameOf = ({ front, all }: CurveGroup): string => {
    const curve = curvesName(all.map((series) => series.curve))
    return props.layout === 'axes'
      ? t('engine.dyno.endLabel', { curve, unit: format.unit(shown.value.units[front.quantity]) })
      : curve
  }
  return { groups, nameOf }
}

/** `drawn`: the chart with one curve where several coincide. */
export function useChartLabels(
  props: LabelledChart,
  shown: Readonly<Ref<ChartModel>>,
  plot: Readonly<Ref<Plot | null>>
) {
  const { t } = useI18n()
  const format = useFormat()
  const { unitOf, quantity, rpmText } = useCurveText()
  const sample = computed(() => (props.layout === 'axes' ? SAMPLE_LENGTH + SAMPLE_GAP : 0))

  const { groups, nameOf } = useCurveNames(props, shown)
  const { runLines, runNames, nameOfRun } = useRunLabels(props, shown, plot)
  const areas = computed(() => (plot.value && props.fill ? gainAreas(plot.value, shown.value, ...props.fill) : []))
  const others = useObstacles(props, shown, plot, runLines)
  // the table of a range has the gains, and its edges are where the labels would be
  const gains = computed(() => {
    const textOf = (of: Quantity, gain: number): string => unitGainText(gain, unitOf(of), format.tag())
    const labelled = props.drawnRange ? [] : areas.value
    return plot.value ? placeGainLabels(labelled, plot.value, shown.value, textOf, others.value) : []
  })
  const runEnds = computed(() => {
    if (!plot.value || props.layout === 'axes') return []
    const drawing = { plot: plot.value, model: shown.value, areas: areas.value, lines: others.value }
    return endsOfRuns(runLines.value, nameOfRun, drawing, gains.value)
  })
  const namesAtEdge = computed(() => {
    if (!plot.value) return []
    // the last stage is the strongest one
    const first = [...props.focus.map(({ key }) => key), shown.value.series.at(-1)?.curve ?? '']
    const inside = new Set(runEnds.value.map(({ line }) => line))
    const lines = runLines.value.filter((line) => !inside.has(line))
    return curveLabels(plot.value, shown.value, groups.value, first, lines.map(lineEnd)).map(
      ({ group, other, ...label }) => ({
        ...label,
        x: label.x + sample.value,
        sampleX: label.x,
        front: group?.front ?? null,
        text: group ? nameOf(group) : nameOfRun(lines[other]?.id ?? '')
      })
    )
  })
  return {
    drawn: computed(() => drawnOnce(shown.value, groups.value)),
    areas,
    gains,
    runLines,
    names: computed(() => [...namesAtEdge.value, ...runEnds.value.map(({ label }) => label)]),
    peaks: computed(() => {
      if (!plot.value) return []
      const taken = [...gains.value, ...runEnds.value].map(({ box }) => box)
      const occupied = { areas: areas.value, taken, lines: others.value }
      return placePeakLabels(plot.value, shown.value, props.focus, occupied, (of, value, at) =>
        t('engine.dyno.peakAt', { value: quantity(of, value), rpm: rpmText(at) })
      )
    }),
    labelWidth: computed(
      () => sample.value + labelWidthOf([...groups.value.map(nameOf), ...runNames.value.values()], format.unit('rpm'))
    )
  }
}
