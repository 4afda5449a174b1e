import { useI18n } from 'vue-i18n'
import { useSettings } from '@/stores/settings'
import { useRole } from '@/stores/shell/role'
import { useCompareRowText } from '@/composables/format/compare-row-text'
import { generationLabel } from '@/composables/sheets/vehicle-label'
import { compareRows } from '@shared/compare/comparison-rows'
import type { CurveSet } from '@shared/dyno/curve-set'
import type { EngineDetail, Performance } from '@shared/catalogue/records'
import type { PathNames, CatalogueAnswer } from '@contract/channels/catalogue'

export interface EnginePageContent {
  readonly names: PathNames
  readonly record: CatalogueAnswer<EngineDetail>
  readonly figures: CatalogueAnswer<Performance | null> | null
  readonly curves: CurveSet
}

export function useEngineText(page: () => EnginePageContent) {
  const { t } = useI18n()
  const settings = useSettings()
  const isWorkshop = useRole().may('workshop')
  const { plainLabel, plainText } = useCompareRowText()

  /** Manufacturer, model, generation and engine, as far as named. */
  function title(): string {
    const { names, record } = page()
    return `${generationLabel(names)} ${record.data.name ?? t('app.unnamed', { id: record.data.id })}`.trim()
  }
  /** Name and value of each fact. `listed` false, and for sales: options as a count (docs/export.md). */
  function rows({ listed }: { readonly listed: boolean }): string[][] {
    const { record, figures, curves } = page()
    const found = compareRows([{ engine: record.data, detail: record.data, performance: figures?.data, curves }], {
      zeroIsMissing: settings.value('performance.zeroIsMissing'),
      withTrade: isWorkshop
    })
    return found.flatMap((row) =>
      row.cells.map((cell) => [
        plainLabel(row),
        plainText(row, cell, (listed && isWorkshop) || row.field !== 'options' ? record.data : null)
      ])
    )
  }
  return { title, rows }
}
