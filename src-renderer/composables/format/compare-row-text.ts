/** Texts of `compareRows` for the comparison and for copies of one engine. */
import { useI18n } from 'vue-i18n'
import type { EngineDetail } from '@shared/catalogue/records'
import { isTermField } from '@shared/catalogue/terms'
import type { Cell, CompareRow } from '@shared/compare/comparison-rows'
import { useFigureText } from './figure-text'
import { useFormat } from './format'
import { useCatalogueTerms } from './catalogue-terms'

const LISTS = ['options', 'read_tools', 'read_methods'] as const
type ListField = (typeof LISTS)[number]
const isList = (field: string): field is ListField => (LISTS as readonly string[]).includes(field)

export function useCompareRowText() {
  const { t } = useI18n()
  const format = useFormat()
  const { text, stageName } = useFigureText()
  const { term } = useCatalogueTerms()

  function label({ group, field, kind }: Pick<CompareRow, 'group' | 'field' | 'kind'>): string {
    if (kind === 'gain-power' || kind === 'gain-torque')
      return t('compare.field.gain', { quantity: t(`compare.quantity.${field}`) })
    if (group === 'performance' || (group === 'facts' && (field === 'power' || field === 'torque')))
      return t(`compare.figure.${field}`)
    if (field === 'modifications' || isList(field)) return t(`compare.field.${field}`)
    return t(`engine.field.${field}`)
  }
  /** Returns null where no value is given; `missingText` then says why. */
  function cellText({ kind, field }: Pick<CompareRow, 'kind' | 'field'>, cell: Cell): string | null {
    if (cell.state !== 'given') return null
    if (typeof cell.value === 'string' && isTermField(field)) return term(field, cell.value)
    return kind === 'count' && cell.value === 0 ? t('app.noneListed') : text(kind, cell.value, cell.percent)
  }
  const missingText = ({ kind }: Pick<CompareRow, 'kind'>, cell: Cell): string =>
    cell.state === 'unknown'
      ? t('app.notLoaded')
      : cell.state === 'missing' && cell.noStage
        ? '–'
        : kind === 'parts'
          ? t('compare.noParts')
          : kind === 'count'
            ? t('app.notProvided')
            : t('app.notGiven')

  const plainLabel = (row: CompareRow): string =>
    row.stage === null ? label(row) : `${stageName(row.stage)} · ${label(row)}`
  /** A cell as one line, with list members by name. `detail` belongs to the engine of the cell. */
  function plainText(row: CompareRow, cell: Cell, detail: EngineDetail | null): string {
    const names = detail && isList(row.field) ? namesOf(detail, row.field) : []
    return names.length > 0 ? format.list(names) : (cellText(row, cell) ?? missingText(row, cell))
  }
  function namesOf(detail: EngineDetail, field: ListField): string[] {
    if (field === 'options')
      return (detail.options ?? []).map(({ name, code }) => name?.trim() || code?.trim() || t('engine.option.unnamed'))
    const names =
      field === 'read_tools'
        ? (detail.read_tools ?? []).map(({ name }) => name)
        : (detail.read_methods ?? []).map(({ value }) => value)
    return names.map((name) => name?.trim() || t('app.notGiven'))
  }
  return { label, cellText, missingText, plainLabel, plainText, stageName }
}
