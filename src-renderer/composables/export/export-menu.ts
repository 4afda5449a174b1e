/** Menu of the exports of a page, with entries for the parts that exist. */
import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import type { ChartLayout, ChartTexts } from '@shared/dyno/chart/chart-drawing'
import type { ChartModel } from '@shared/dyno/chart/chart-model'
import type { CurveSet } from '@shared/dyno/curve-set'
import type { ExportedEngine } from '@shared/export/engine-export'
import { ENGINE_FILE_KINDS, type useExportActions } from './export-actions'

interface ExportContent {
  title(): string
  engines(): readonly ExportedEngine[]
  curves?(): CurveSet
  /** null: nothing is drawn. */
  chart(): ChartModel | null
  layout(): { readonly height: number; readonly texts: ChartTexts }
  rows(): string[][]
  /** Age of the oldest record. */
  fetchedAt(): string | null
}

export function useExportMenu(exporting: ReturnType<typeof useExportActions>, content: ExportContent) {
  const { t } = useI18n()
  const items = computed(() =>
    [
      ...(content.engines().length > 0 ? ENGINE_FILE_KINDS : []),
      ...((content.curves?.().drawability ?? 'none') === 'none' ? [] : (['curve-csv'] as const)),
      ...(content.chart() ? (['svg', 'png', 'picture'] as const) : []),
      ...(['text', 'table'] as const)
    ].map((id) => ({ id, label: t(`compare.export.${id}`) }))
  )
  const layout = (): ChartLayout => ({ width: 1000, layout: 'stacked', ...content.layout() })

  function saveCurves(): void {
    const curves = content.curves?.()
    const [of] = content.engines()
    if (!curves || !of) return
    const { engine, fetchedAt } = of
    const name = `${content.title()} ${t('compare.export.curveFile')}`
    void exporting.saveCurves(name, curves, { id: engine.id, name: engine.name, fetchedAt })
  }
  function choose(id: (typeof items.value)[number]['id']): void {
    const chart = content.chart()
    if (id === 'csv' || id === 'xlsx' || id === 'json')
      void exporting.saveEngines(id, content.title(), content.engines())
    else if (id === 'curve-csv') saveCurves()
    else if (id === 'text' || id === 'table') void exporting.copyRows(id, content.rows(), content.fetchedAt())
    else if (chart && id === 'picture') void exporting.copyChart(chart, layout())
    else if (chart && id !== 'picture') void exporting.saveChart(id, content.title(), chart, layout())
  }
  return { items, choose }
}
