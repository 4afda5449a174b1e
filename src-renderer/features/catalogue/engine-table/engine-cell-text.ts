import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSettings } from '@/stores/settings'
import { useCatalogueTerms } from '@/composables/format/catalogue-terms'
import { useFormat } from '@/composables/format/format'
import { ENGINE_FIELDS } from '@shared/catalogue/engine-fields'
import type { Engine } from '@shared/catalogue/records'
import { isTermField } from '@shared/catalogue/terms'
import { unitFigure } from '@shared/units/units'
import { cellValue, type EngineTableColumn } from './engine-columns'

/** Texts of a row, one per column, cached until units, language or columns change. null: not given. */
export function useEngineCellTexts(
  columns: () => readonly EngineTableColumn[]
): ComputedRef<(engine: Engine) => (string | null)[]> {
  const { t } = useI18n()
  const format = useFormat()
  const settings = useSettings()
  const { term } = useCatalogueTerms()

  return computed(() => {
    const shown = columns()
    // reading the dependencies here invalidates the cache
    const units = {
      power: settings.value('units.power'),
      torque: settings.value('units.torque'),
      cc: settings.value('units.capacity')
    }
    const tag = format.tag()
    const cached = new WeakMap<Engine, (string | null)[]>()

    function cellText(engine: Engine, column: EngineTableColumn): string | null {
      const value = cellValue(engine, column)
      if (value === null) return column === 'name' ? t('app.unnamed', { id: engine.id }) : null
      if (typeof value === 'string') return isTermField(column) ? term(column, value) : value
      const kind = ENGINE_FIELDS[column].format
      if (kind === 'power' || kind === 'torque' || kind === 'cc') return unitFigure(value, units[kind], tag)
      // years take no thousands separator
      return kind === 'year' ? String(value) : format.number(value)
    }
    return (engine) => {
      let texts = cached.get(engine)
      if (!texts) cached.set(engine, (texts = shown.map((column) => cellText(engine, column))))
      return texts
    }
  })
}
