/** Rows and cells of the comparison in words. */
import { useI18n } from 'vue-i18n'
import { useFiguresText } from '@/composables/figures-text'
import type { PathNames } from '@contract/channels'
import type { EnginePath } from '@core/catalogue/records'
import type { Cell, CompareRow } from '@core/compare/rows'

export function useCompareWords() {
  const { t } = useI18n()
  const { text, stageName } = useFiguresText()
  const ofLists: readonly string[] = ['options', 'read_tools', 'read_methods']

  /** What a row is about, without its stage. */
  function label({ group, field, kind }: CompareRow): string {
    if (kind === 'gain-power' || kind === 'gain-torque') return t('compare.field.gain', { quantity: t(`compare.quantity.${field}`) })
    if (group === 'performance') return t(`compare.figure.${field}`)
    if (field === 'modifications' || ofLists.includes(field)) return t(`compare.field.${field}`)
    return t(`engine.field.${field}`)
  }
  /** null where nothing is given; `absent` says it then. */
  const cellText = ({ kind }: CompareRow, cell: Cell): string | null => (cell.state !== 'given' ? null : kind === 'count' && cell.value === 0 ? t('app.noneListed') : text(kind, cell.value, cell.percent))
  const absent = ({ kind }: CompareRow, cell: Cell): string => (cell.state === 'unknown' ? t('compare.notHere') : kind === 'parts' ? t('compare.noParts') : kind === 'count' ? t('app.notProvided') : t('app.notGiven'))
  const nameOf = (path: EnginePath, names: PathNames, name?: string | null): string => name?.trim() || names.engines?.name?.trim() || t('app.unnamed', { id: path.engines ?? '' })
  const placeOf = (names: PathNames): string => [names.manufacturers, names.models, names.generations].flatMap((step) => (step?.name ? [step.name] : [])).join(' ')
  return { label, cellText, absent, nameOf, placeOf, stageName }
}
