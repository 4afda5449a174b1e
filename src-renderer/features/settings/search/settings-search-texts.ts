import { computed, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSettings } from '@/stores/settings'
import { useRole } from '@/stores/shell/role'
import { roleToChange } from '@shared/roles/setting-roles'
import { controlOf, type ControlName } from '../rows/control-of'
import { useSettingTexts } from '../controls/setting-texts'
import { settingTextKey } from '../controls/setting-values'
import {
  allParts,
  isPanel,
  pageOfSetting,
  partAnchor,
  partTitleKey,
  roleOfPart,
  SETTINGS_PAGES,
  type SettingsPanel
} from '../pages/settings-pages'
import { searchSettings, type SearchedSetting, type SettingsMatches } from './settings-search'

/** Controls that do not fit beside a result. */
const WIDE: readonly ControlName[] = ['words', 'path', 'event-kinds', 'display', 'display-mode']

/** Searches the settings and panels in the language of the window. */
export function useSettingsSearch(query: Readonly<Ref<string>>): ComputedRef<readonly SettingsMatches[]> {
  const { t } = useI18n()
  const settings = useSettings()
  const texts = useSettingTexts()
  const role = useRole()
  const entries = computed(() => settings.entries.filter(({ key }) => role.may(roleToChange(key))))
  const all = computed<readonly SearchedSetting[]>(() => [
    ...SETTINGS_PAGES.flatMap((page) =>
      allParts(page)
        .filter((part): part is SettingsPanel => isPanel(part) && role.may(roleOfPart(part)))
        .map((part) => ({
          page: page.id,
          anchor: partAnchor(part),
          label: t(partTitleKey(part)),
          part: '',
          help: '',
          value: '',
          words: t(`settings.page.${page.id}`)
        }))
    ),
    ...entries.value.map((entry) => {
      const { key, group, value } = entry
      const page = pageOfSetting(key)
      const part = t(`settings.group.${group}`)
      const title = t(`settings.page.${page}`)
      return {
        page,
        anchor: `setting-${key}`,
        label: t(`${settingTextKey(key)}.label`),
        part: part === title ? '' : part,
        help: t(`${settingTextKey(key)}.help`),
        value: texts.value(key, value),
        ...(WIDE.includes(controlOf(entry, [])) ? {} : { entry }),
        words: `${key} ${part} ${title}`
      }
    })
  ])
  return computed(() => searchSettings(all.value, query.value))
}
