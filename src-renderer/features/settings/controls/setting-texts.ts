import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import { SETTINGS, type SettingKey } from '@shared/settings/schema'
import type { SettingDefinition } from '@shared/settings/setting-types'
import { choiceLabel, numberWordKey, settingTextKey, type TextKey } from './setting-values'

const HOUR_SECONDS = 3600

/** Names and values of settings in words. */
export function useSettingTexts() {
  const { t } = useI18n()
  const format = useFormat()

  const label = (key: SettingKey): string => t(`${settingTextKey(key)}.label`)
  /** The unit of a number, in its plural form; '': none. */
  function unit(key: SettingKey, value: number): string {
    const definition: SettingDefinition = SETTINGS[key]
    return 'unit' in definition && definition.unit ? t(`settings.unit.${definition.unit}`, value) : ''
  }

  /** How a number is read: "1 h" instead of "3 600 s", "no limit" instead of "0". */
  function number(key: SettingKey, value: number): { readonly text: string; readonly unit: string } {
    const word = numberWordKey(key, value)
    if (word) return { text: t(word), unit: '' }
    const definition: SettingDefinition = SETTINGS[key]
    const inHours = 'unit' in definition && definition.unit === 'seconds' && value > 0 && value % HOUR_SECONDS === 0
    return {
      text: format.number(inHours ? value / HOUR_SECONDS : value, { maximumFractionDigits: 6 }),
      unit: inHours ? t('settings.unit.hours') : unit(key, value)
    }
  }
  function choice(key: SettingKey, value: string): string {
    const found = choiceLabel(value, format.tag(), key)
    return 'raw' in found ? found.raw : t(found.key)
  }
  function value(key: SettingKey, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.choices.off')
    if (typeof value === 'number') {
      const { text, unit } = number(key, value)
      return [text, unit].filter(Boolean).join('\u00a0')
    }
    if (Array.isArray(value))
      return key === 'notifications.kinds' ? format.number(value.length) : value.join(', ') || t('settings.emptyList')
    if (key === 'customer.screen') return t('settings.screen.any')
    return SETTINGS[key].type === 'choice' ? choice(key, String(value)) : String(value) || t('settings.emptyText')
  }
  /** A word of a choice begins with a small letter; a name or an abbreviation stays. */
  function inSentence(key: SettingKey, standard: unknown): string {
    const text = value(key, standard)
    const isWord = SETTINGS[key].type === 'choice' && 'key' in choiceLabel(String(standard), format.tag(), key)
    return isWord ? text.replace(/^.(?=[\p{Ll}\s])/u, (first) => first.toLocaleLowerCase(format.tag())) : text
  }
  /** Why a value is refused. */
  function problem({ key, params = {} }: TextKey): string {
    const texts = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : value
    ])
    return t(key, Object.fromEntries(texts))
  }
  return { label, problem, unit, number, choice, value, inSentence }
}
