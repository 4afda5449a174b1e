/** Chart of the comparison: the drawn stage, line labels and crosshair values. */
import { computed, ref, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSettings } from '@/stores/settings'
import { useAssumedUnits } from '@/composables/format/assumed-units'
import { useFormat } from '@/composables/format/format'
import { useFigureText } from '@/composables/format/figure-text'
import type { ChartTexts } from '@shared/dyno/chart/chart-drawing'
import { buildChart, styleOf, type CurveToken } from '@shared/dyno/chart/chart-model'
import { readoutAt } from '@shared/dyno/chart/chart-readout'
import { compareChart, comparedStyle, columnLetter } from '@shared/compare/comparison-chart'
import type { CurveKey } from '@shared/dyno/curve-set'
import { unitText, type Units } from '@shared/units/units'
import type { CompareColumn } from './compare-columns'
import { useCompareText } from './compare-text'

export function useCompareChart(columns: ComputedRef<readonly CompareColumn[]>) {
  const { t } = useI18n()
  const settings = useSettings()
  const format = useFormat()
  const { stageName } = useFigureText()
  const { engineName } = useCompareText()
  const { panelTitle } = useAssumedUnits()
  const units = computed<Units>(() => ({
    power: settings.value('units.power'),
    torque: settings.value('units.torque')
  }))

  const stages = computed(() => {
    const found = new Map<CurveKey, number>()
    for (const { compared } of columns.value)
      for (const curve of compared.curves?.curves ?? [])
        if (curve.position > 0 && (curve.power ?? curve.torque)) found.set(curve.key, curve.stageNo ?? Infinity)
    return [...found].sort(([, a], [, b]) => a - b).map(([key]) => ({ key, name: stageName(key) }))
  })
  const wanted = ref<CurveKey | null | undefined>(undefined)
  /** Defaults to the first stage. */
  const stage = computed<CurveKey | null>({
    get: () =>
      wanted.value !== undefined && (wanted.value === null || stages.value.some(({ key }) => key === wanted.value))
        ? wanted.value
        : (stages.value[0]?.key ?? null),
    set: (key) => (wanted.value = key)
  })
  const drawn = computed(() =>
    columns.value.flatMap(({ compared }, place) =>
      compared.curves ? [{ place, set: compared.curves, stage: stage.value }] : []
    )
  )
  const chartOptions = computed(() => ({
    units: units.value,
    layout: 'stacked' as const,
    startAtZero: settings.value('chart.startAtZero')
  }))
  /** A single engine shows all its stages in the styles of its page. */
  const singleEngineCurves = computed(() => (columns.value.length === 1 ? (drawn.value[0]?.set ?? null) : null))
  const model = computed(() =>
    singleEngineCurves.value
      ? buildChart(singleEngineCurves.value, { ...chartOptions.value, hidden: new Set() })
      : compareChart(drawn.value, 'both', chartOptions.value)
  )
  const letter = (place: number, curve: CurveKey): string =>
    singleEngineCurves.value
      ? stageName(curve)
      : t('compare.chart.label', { letter: columnLetter(place), curve: stageName(curve) })
  const titleOf = ({ path, names, compared }: CompareColumn): string => engineName(path, names, compared.engine?.name)

  const texts = computed<ChartTexts>(() => ({
    panel: (quantity) => panelTitle(quantity, units.value[quantity]),
    rpm: t('engine.dyno.rpm'),
    series: ({ member = 0, curve }) => letter(member, curve),
    number: (value) => format.number(value)
  }))
  const readings = (rpm: number): { key: string; token: CurveToken; text: string }[] =>
    drawn.value.flatMap(({ place, set }) => {
      const hidden = new Set(
        set.curves
          .filter((curve) => !singleEngineCurves.value && curve.position > 0 && curve.key !== stage.value)
          .map((curve) => curve.key)
      )
      return readoutAt(set, rpm, hidden).flatMap(({ curve, position, power, torque }) => {
        const values = [
          power && unitText(power.value, units.value.power, format.tag()).text,
          torque && unitText(torque.value, units.value.torque, format.tag()).text
        ].filter((text) => text !== null)
        return values.length === 0
          ? []
          : [
              {
                key: `${place} ${curve}`,
                token: singleEngineCurves.value ? styleOf(position).token : comparedStyle(place, 'stock').token,
                text: `${letter(place, curve)}: ${values.join(', ')}`
              }
            ]
      })
    })
  /** Engines with a record but no curves. */
  const enginesWithoutCurves = computed(() =>
    columns.value.flatMap((column, place) =>
      column.compared.curves && !model.value?.series.some(({ member = 0 }) => member === place)
        ? [`${columnLetter(place)} ${titleOf(column)}`]
        : []
    )
  )

  return { model, texts, readings, stages, stage, enginesWithoutCurves, titleOf }
}
