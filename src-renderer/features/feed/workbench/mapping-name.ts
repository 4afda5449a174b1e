import { useI18n } from 'vue-i18n'
import type { FieldMapping } from '@shared/feed/mapping/field-mapping'

/** Name of a mapping; a built-in one is named after what it reads. */
export function useMappingName(): (mapping: Pick<FieldMapping, 'name' | 'subject'>, preset: boolean) => string {
  const { t } = useI18n()
  return ({ name, subject }, preset) =>
    preset ? t(`feed.family.${subject === 'ticket' ? 'support' : 'fileTuning'}`) : name
}
