/** Chart of the comparison: the drawn stage, line labels and crosshair values. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useViewState } from '@/composables/places/tabs'
import { useSettings } from '@/stores/settings'
import { useAssumedUnits } from '@/composables/format/assumed-units'
import { useFormat } from '@/composables/format/format'
import { useFigureText } from '@/composables/format/figure-text'
import type { ChartTexts } from '@shared/dyno/chart/chart-drawing'
import { buildChart, styleOf, type ChartModel, type CurveToken } from '@shared/dyno/chart/chart-model'
import { readoutAt, type CurveReadout } from '@shared/dyno/chart/chart-readout'
import { compareChart, comparedStyle, columnLetter } from '@shared/compare/comparison-chart'
import type { Curve, CurveKey } from '@shared/dyno/curve-set'
import { unitChoice } from '@shared/units/unit-assumptions'
import { unitText } from '@shared/units/units'
import type { CompareColumn } from '../compare-columns'
import { useCompareText } from '../compare-text'

/** The stages of the engines, and the one that is drawn; the first by default, null: stock only. */
function useDrawnStage(columns: ComputedRef<readonly CompareColumn[]>) {
  const { stageName } = useFigureText()
  const stages = computed(() => {
    const found = new Map<CurveKey, number>()
    for (const { compared } of columns.value)
      for (const curve of compared.curves?.curves ?? [])
        if (curve.position > 0 && (curve.power ?? curve.torque)) found.set(curve.key, curve.stageNo ?? Infinity)
    return [...found].sort(([, a], [, b]) => a - b).map(([key]) => ({ key, name: stageName(key) }))
  })
  const wanted = useViewState<{ isChosen: boolean; stage: CurveKey | null }>('compare stage', () => ({
    isChosen: false,
    stage: null
  }))
  const stage = computed<CurveKey | null>({
    get: () =>
      wanted.isChosen && (wanted.stage === null || stages.value.some(({ key }) => key === wanted.stage))
        ? wanted.stage
        : (stages.value[0]?.key ?? null),
    set: (key) => void Object.assign(wanted, { isChosen: true, stage: key })
  })
  return { stages, stage }
}

/** The values of one curve at an engine speed. `place`: the column of its engine, from 0. */
export interface ChartReading {
  readonly place: number
  readonly curve: CurveKey
  readonly token: CurveToken
  readonly values: string
  /** With the name of the curve, for a screen reader. */
  readonly text: string
}
function useReadoutText(): (reading: CurveReadout) => string {
  const settings = useSettings()
  const format = useFormat()
  return (reading) =>
    format.list(
      (['power', 'torque'] as const).flatMap((quantity) => {
        const value = reading[quantity]?.value
        return value === undefined ? [] : [unitText(value, unitChoice(settings.value)[quantity], format.tag()).text]
      })
    )
}

/** The letter of the engine: one choice above the chart names the stage. Thin stock lines beside a stage have none. */
function letterLabels(texts: ChartTexts, model: ChartModel | null): ChartTexts {
  const staged = new Set(model?.series.flatMap(({ member, curve }) => (curve === 'stock' ? [] : [member])))
  return {
    ...texts,
    series: ({ member = 0, curve }) => (curve === 'stock' && staged.has(member) ? '' : columnLetter(member))
  }
}

export function useCompareChart(columns: ComputedRef<readonly CompareColumn[]>) {
  const { t } = useI18n()
  const settings = useSettings()
  const format = useFormat()
  const { stageName } = useFigureText()
  const { engineName } = useCompareText()
  const { panelTitle } = useAssumedUnits()
  const valuesText = useReadoutText()
  const { stages, stage } = useDrawnStage(columns)
  const units = computed(() => unitChoice(settings.value))

  const drawn = computed(() =>
    columns.value.flatMap(({ compared }, place) =>
      compared.curves ? [{ place, set: compared.curves, stage: stage.value }] : []
    )
  )
  /** A single engine shows all its stages in the styles of its page. */
  const singleEngine = computed(() => (columns.value.length === 1 ? (drawn.value[0]?.set ?? null) : null))
  const model = computed(() => {
    const startAtZero = settings.value('chart.startAtZero')
    const options = { units: units.value, layout: 'stacked' as const, startAtZero }
    return singleEngine.value
      ? buildChart(singleEngine.value, { ...options, hidden: new Set() })
      : compareChart(drawn.value, 'both', options)
  })
  const label = (place: number, curve: CurveKey): string =>
    singleEngine.value
      ? stageName(curve)
      : t('compare.chart.label', { letter: columnLetter(place), curve: stageName(curve) })
  const texts = computed<ChartTexts>(() => ({
    panel: (quantity) => panelTitle(quantity, units.value[quantity]),
    rpm: format.unit('rpm'),
    series: ({ member = 0, curve }) => label(member, curve),
    number: (value) => format.number(value)
  }))
  const screenTexts = computed(() =>
    singleEngine.value === null ? letterLabels(texts.value, model.value) : texts.value
  )
  const readings = (rpm: number): ChartReading[] =>
    drawn.value.flatMap(({ place, set }) => {
      const isDrawn = ({ key }: Curve): boolean =>
        model.value?.series.some(({ member = 0, curve }) => member === place && curve === key) ?? false
      const hidden = new Set(set.curves.filter((curve) => !isDrawn(curve)).map(({ key }) => key))
      return readoutAt(set, rpm, hidden).flatMap((reading) => {
        const values = valuesText(reading)
        const { token } = singleEngine.value ? styleOf(reading.position) : comparedStyle(place, 'stock')
        const text = format.pair(label(place, reading.curve), values)
        return values === '' ? [] : [{ place, curve: reading.curve, token, values, text }]
      })
    })
  const enginesWithoutCurves = computed(() =>
    columns.value.flatMap(({ path, names, compared }, place) =>
      compared.curves && !model.value?.series.some(({ member = 0 }) => member === place)
        ? [`${columnLetter(place)} ${engineName(path, names, compared.engine?.name)}`]
        : []
    )
  )
  return { model, texts, screenTexts, readings, stages, stage, enginesWithoutCurves }
}
