/** Exports of the comparison. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useAssumedUnits } from '@/composables/format/assumed-units'
import { useExportActions } from '@/composables/export/export-actions'
import type { ChartLayout, ChartTexts } from '@shared/dyno/chart/chart-drawing'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import { columnLetter } from '@shared/compare/comparison-chart'
import type { CompareRow } from '@shared/compare/comparison-rows'
import type { ExportedEngine } from '@shared/export/engine-export'
import { LEVELS } from '@shared/catalogue/records'
import type { CompareColumn } from './compare-columns'
import { useCompareText } from './compare-text'

type CompareExportId = 'csv' | 'json' | 'svg' | 'png' | 'picture' | 'text' | 'table'

export function useCompareExport(
  columns: ComputedRef<readonly CompareColumn[]>,
  rows: ComputedRef<readonly CompareRow[]>,
  chart: { readonly model: ComputedRef<ChartModel | null>; readonly texts: ComputedRef<ChartTexts> }
) {
  const { t } = useI18n()
  const exporting = useExportActions()
  const { panelFootnote } = useAssumedUnits()
  const { plainLabel, plainText, engineName, vehicleText } = useCompareText()
  const titles = computed(() =>
    columns.value.map(({ path, names, compared }) =>
      `${vehicleText(names)} ${engineName(path, names, compared.engine?.name)}`.trim()
    )
  )
  const title = computed(() => titles.value.join(' – '))
  const oldest = computed(
    () => columns.value.flatMap(({ detail }) => (detail ? [detail.fetchedAt] : [])).sort()[0] ?? null
  )

  const engines = computed<readonly ExportedEngine[]>(() =>
    columns.value.flatMap(({ path, names, compared, detail, performance }) =>
      compared.engine
        ? [
            {
              path,
              names: Object.fromEntries(LEVELS.map((level) => [level, names[level]?.name ?? null])),
              engine: compared.engine,
              detail: compared.detail,
              performance: performance?.data,
              fetchedAt: detail?.fetchedAt ?? '',
              performanceFetchedAt: performance?.fetchedAt ?? null
            }
          ]
        : []
    )
  )
  const items = computed(() => {
    const ids: CompareExportId[] = [
      ...(engines.value.length > 0 ? (['csv', 'json'] as const) : []),
      ...(chart.model.value ? (['svg', 'png', 'picture'] as const) : []),
      'text',
      'table'
    ]
    return ids.map((id) => ({ id, label: t(`compare.export.${id}`) }))
  })

  /** The chart for print, with a legend of the letters. */
  const layout = (): ChartLayout => ({
    width: 1000,
    height: 620 + columns.value.length * 18,
    layout: 'stacked',
    texts: {
      ...chart.texts.value,
      title: columns.value.length > 1 ? t('compare.title') : title.value,
      legend: titles.value.flatMap((text, place) => {
        const style = chart.model.value?.series.find(({ member }) => member === place)?.style
        return style && columns.value.length > 1 ? [{ style, text: `${columnLetter(place)}  ${text}` }] : []
      }),
      foot: [...panelFootnote(), exporting.sourceLine(oldest.value)]
    }
  })
  const texts = (): string[][] => [
    ['', ...titles.value],
    ...rows.value.map((row) => [
      plainLabel(row),
      ...row.cells.map((cell, place) => plainText(row, cell, columns.value[place]?.compared.detail ?? null))
    ])
  ]

  function choose(id: CompareExportId): void {
    const model = chart.model.value
    if (id === 'csv' || id === 'json') void exporting.saveEngines(id, title.value, engines.value)
    else if (id === 'text' || id === 'table') void exporting.copyRows(id, texts(), oldest.value)
    else if (model && id === 'picture') void exporting.copyChart(model, layout())
    else if (model && id !== 'picture') void exporting.saveChart(id, title.value, model, layout())
  }
  return {
    items,
    choose,
    busy: exporting.busy,
    failure: exporting.failure,
    said: exporting.message,
    allowed: exporting.isAllowed
  }
}
