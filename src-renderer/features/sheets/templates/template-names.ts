import { useI18n } from 'vue-i18n'
import type { SheetTemplate } from '@shared/sheets/templates/template'
import { isBuiltIn } from '@shared/sheets/templates/built-in-templates'

export function useTemplateNames() {
  const { t } = useI18n()
  return {
    nameOf: ({ id, name }: Pick<SheetTemplate, 'id' | 'name'>): string =>
      isBuiltIn(id) ? t(`sheets.builtIn.${id}`) : name
  }
}
