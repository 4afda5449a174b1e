import { useI18n } from 'vue-i18n'
import type { PathStep } from './result-rows'

export function useResultTexts() {
  const { t } = useI18n()
  const nameOf = ({ name, id }: Pick<PathStep, 'name' | 'id'>): string => name ?? t('search.unnamed', { id })
  return { nameOf, trail: (above: readonly PathStep[]): string => above.map(nameOf).join(' › ') }
}
