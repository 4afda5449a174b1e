import { computed, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSettings } from '@/stores/settings'
import type { SettingKey } from '@shared/settings/schema'
import { useSettingTexts } from '../controls/setting-texts'
import { settingTextKey } from '../controls/setting-values'
import { allParts, isPanel, pageOfSetting, partAnchor, partTitleKey, SETTINGS_PAGES } from '../pages/settings-pages'
import { searchSettings, type SearchedSetting, type SettingsMatches } from './settings-search'

/** Searches the settings and panels in the language of the window. */
export function useSettingsSearch(query: Readonly<Ref<string>>): ComputedRef<readonly SettingsMatches[]> {
  const { t } = useI18n()
  const settings = useSettings()
  const texts = useSettingTexts()
  const all = computed<readonly SearchedSetting[]>(() => [
    ...SETTINGS_PAGES.flatMap((page) =>
      allParts(page)
        .filter(isPanel)
        .map((part) => ({
          page: page.id,
          anchor: partAnchor(part),
          label: t(partTitleKey(part)),
          help: '',
          value: '',
          words: t(`settings.page.${page.id}`)
        }))
    ),
    ...settings.entries.map(({ key, group, value }) => {
      const page = pageOfSetting(key)
      return {
        page,
        anchor: `setting-${key}`,
        label: t(`${settingTextKey(key)}.label`),
        help: t(`${settingTextKey(key)}.help`),
        value: texts.value(key as SettingKey, value),
        words: `${key} ${t(`settings.group.${group}`)} ${t(`settings.page.${page}`)}`
      }
    })
  ])
  return computed(() => searchSettings(all.value, query.value))
}
