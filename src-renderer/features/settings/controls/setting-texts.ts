import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import { SETTINGS, type SettingKey } from '@shared/settings/schema'
import type { SettingDefinition } from '@shared/settings/setting-types'
import { choiceLabel, settingTextKey } from './setting-values'

/** Names and values of settings in words. */
export function useSettingTexts() {
  const { t } = useI18n()
  const format = useFormat()

  const label = (key: SettingKey): string => t(`${settingTextKey(key)}.label`)
  /** '': none. */
  function unit(key: SettingKey): string {
    const definition: SettingDefinition = SETTINGS[key]
    return 'unit' in definition && definition.unit ? t(`settings.unit.${definition.unit}`) : ''
  }

  function choice(key: SettingKey, value: string): string {
    const found = choiceLabel(value, format.tag(), key)
    return 'raw' in found ? found.raw : t(found.key)
  }
  function value(key: SettingKey, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.choices.off')
    if (typeof value === 'number') return [format.number(value), unit(key)].filter(Boolean).join('\u00a0')
    if (Array.isArray(value))
      return key === 'notifications.kinds' ? format.number(value.length) : value.join(', ') || t('settings.emptyList')
    if (key === 'customer.screen') return t('settings.screen.any')
    return SETTINGS[key].type === 'choice' ? choice(key, String(value)) : String(value) || t('settings.emptyText')
  }
  return { label, unit, choice, value }
}
