import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useAssumedUnits } from '@/composables/format/assumed-units'
import { useExportActions } from '@/composables/export/export-actions'
import { useExportMenu } from '@/composables/export/export-menu'
import type { ChartTexts } from '@shared/dyno/chart/chart-drawing'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import { columnLetter } from '@shared/compare/comparison-chart'
import type { CompareRow } from '@shared/compare/comparison-rows'
import { exportedNames, type ExportedEngine } from '@shared/export/engine-export'
import type { CompareColumn } from './compare-columns'
import { useCompareText } from './compare-text'

const exportedEngines = (columns: readonly CompareColumn[]): ExportedEngine[] =>
  columns.flatMap(({ path, names, compared: { engine, detail, performance }, ...received }) =>
    engine
      ? {
          path,
          names: exportedNames(names),
          engine,
          detail,
          performance,
          fetchedAt: received.detail?.fetchedAt ?? '',
          performanceFetchedAt: received.performance?.fetchedAt ?? null
        }
      : []
  )

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
  const title = (): string => titles.value.join(' – ')
  const oldest = (): string | null =>
    columns.value.flatMap(({ detail }) => (detail ? [detail.fetchedAt] : [])).sort()[0] ?? null

  /** The texts for print, with a legend of the letters. */
  const printTexts = (): ChartTexts => ({
    ...chart.texts.value,
    title: columns.value.length > 1 ? t('app.nav.compare') : title(),
    legend: titles.value.flatMap((text, place) => {
      const style = chart.model.value?.series.find(({ member }) => member === place)?.style
      return style && columns.value.length > 1 ? [{ style, text: `${columnLetter(place)}  ${text}` }] : []
    }),
    foot: [...panelFootnote(), exporting.sourceLine(oldest())]
  })
  const menu = useExportMenu(exporting, {
    title,
    engines: () => exportedEngines(columns.value),
    chart: () => chart.model.value,
    layout: () => ({ height: 620 + columns.value.length * 18, texts: printTexts() }),
    rows: () => [
      ['', ...titles.value],
      ...rows.value.map((row) => [
        plainLabel(row),
        ...row.cells.map((cell, place) => plainText(row, cell, columns.value[place]?.compared.detail ?? null))
      ])
    ],
    fetchedAt: oldest
  })
  const { busy, failure, message: said, isAllowed: allowed } = exporting
  return { ...menu, busy, failure, said, allowed }
}
