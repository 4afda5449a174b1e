/** An engine as lines of text: what is on the page, in this desk's units, for the clipboard and for a mail. */
import { useI18n } from 'vue-i18n'
import { useSettings } from '@/app/stores/settings'
import { useFiguresText } from '@/composables/figures-text'
import { compareRows, type RowKind } from '@core/compare/rows'
import type { CurveSet } from '@core/curves'
import type { EngineDetail, Performance } from '@core/catalogue/records'
import type { PathNames } from '@contract/channels'
import type { Received } from '@contract/state'

export interface EngineOnPage {
  readonly names: PathNames
  readonly record: Received<EngineDetail>
  readonly figures: Received<Performance | null> | null
  readonly curves: CurveSet
}

const LISTS = ['modifications', 'options', 'read_tools', 'read_methods']

export function useEngineLines(page: () => EngineOnPage) {
  const { t } = useI18n()
  const settings = useSettings()
  const { text, stageName } = useFiguresText()

  /** Manufacturer, model, generation and engine, as far as named. */
  function title(): string {
    const { names, record } = page()
    return [names.manufacturers, names.models, names.generations].flatMap((step) => (step?.name ? [step.name] : [])).concat(record.data.name ?? t('app.unnamed', { id: record.data.id })).join(' ')
  }
  function words(kind: RowKind, field: string, stage: string | null): string {
    const own = kind === 'gain-power' || kind === 'gain-torque' ? t('compare.field.gain', { quantity: t(`compare.quantity.${field}`) }) : LISTS.includes(field) ? t(`compare.field.${field}`) : /^(zero|top|fuel_c)/.test(field) ? t(`compare.figure.${field}`) : t(`engine.field.${field}`)
    return stage === null ? own : `${stageName(stage)} · ${own}`
  }
  /** Name and value of each fact. A missing one says so. */
  function rows(): string[][] {
    const { record, figures, curves } = page()
    const found = compareRows([{ engine: record.data, detail: record.data, performance: figures?.data, curves }], { zeroIsMissing: settings.value('performance.zeroIsMissing') })
    return found.map(({ kind, field, stage, cells: [cell] }) => [words(kind, field, stage), cell?.state === 'given' ? text(kind, cell.value, cell.percent) : t('app.notGiven')])
  }
  return { title, rows }
}
