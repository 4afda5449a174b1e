import { computed } from 'vue'
import { useExportMenu } from '@/composables/export/export-menu'
import type { useExportActions } from '@/composables/export/export-actions'
import { useAssumedUnits } from '@/composables/format/assumed-units'
import { useFigureText } from '@/composables/format/figure-text'
import { useFormat } from '@/composables/format/format'
import type { CatalogueLocation } from '@/router/locations'
import { useSettings } from '@/stores/settings'
import type { EnginePath } from '@shared/catalogue/records'
import { buildChart } from '@shared/dyno/chart/chart-model'
import { exportedNames } from '@shared/export/engine-export'
import { unitChoice } from '@shared/units/unit-assumptions'
import { offerChartExports } from '../dyno/chart/chart-exports'
import type { EnginePageContent, useEngineText } from './engine-text'

/** Exports the engine as table, records, chart or text; never the private note. */
export function useEngineExport(
  exporting: ReturnType<typeof useExportActions>,
  page: EnginePageContent & { readonly path: CatalogueLocation },
  text: ReturnType<typeof useEngineText>
) {
  const settings = useSettings()
  const format = useFormat()
  const { stageName } = useFigureText()
  const { panelTitle, panelFootnote } = useAssumedUnits()
  const units = computed(() => unitChoice(settings.value))
  const model = computed(() =>
    buildChart(page.curves, {
      units: units.value,
      layout: 'stacked',
      startAtZero: settings.value('chart.startAtZero'),
      hidden: new Set()
    })
  )
  const menu = useExportMenu(exporting, {
    title: text.title,
    engines: () => [
      {
        path: page.path as EnginePath,
        names: exportedNames(page.names),
        engine: page.record.data,
        detail: page.record.data,
        performance: page.figures?.data,
        fetchedAt: page.record.fetchedAt,
        performanceFetchedAt: page.figures?.fetchedAt ?? null
      }
    ],
    curves: () => page.curves,
    chart: () => model.value,
    layout: () => ({
      height: 620,
      texts: {
        title: text.title(),
        rpm: format.unit('rpm'),
        number: (value) => format.number(value),
        series: ({ curve }) => stageName(curve),
        foot: [...panelFootnote(), exporting.sourceLine(page.record.fetchedAt)],
        panel: (quantity) => panelTitle(quantity, units.value[quantity])
      }
    }),
    rows: () => [['', text.title()], ...text.rows({ listed: true })],
    fetchedAt: () => page.record.fetchedAt
  })
  offerChartExports({
    items: () => (exporting.isAllowed.value && !exporting.busy.value ? menu.items.value : []),
    choose: menu.choose
  })
  return menu
}
