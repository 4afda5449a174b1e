import { useI18n } from 'vue-i18n'
import type { FieldMapping, MappedField } from '@shared/feed/mapping/field-mapping'

/** Name of a mapping; a built-in one is named after what it reads. */
export function useMappingName(): (mapping: Pick<FieldMapping, 'name' | 'subject'>, preset: boolean) => string {
  const { t } = useI18n()
  return ({ name, subject }, preset) =>
    preset ? t(`feed.family.${subject === 'ticket' ? 'support' : 'fileTuning'}`) : name
}

/** Name of a field; the newest of a project is its file. */
export function useFieldName(): (field: MappedField, subject: FieldMapping['subject']) => string {
  const { t } = useI18n()
  return (field, subject) => t(field === 'latest' && subject === 'project' ? 'feed.fact.file' : `feed.field.${field}`)
}
