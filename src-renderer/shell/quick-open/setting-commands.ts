import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { DENSITIES } from '@shared/settings/window-scale'
import { LANGUAGE_NAMES, LANGUAGES } from '@shared/text/languages'
import type { SettingKey, Settings } from '@shared/settings/schema'
import { useFormat } from '@/composables/format/format'
import { unconfirmedUnit, UNIT_SETTINGS } from '@/composables/format/unit-settings'
import { settingTextKey } from '../../features/settings/controls/setting-values'
import {
  allParts,
  isPanel,
  partAnchor,
  partTitleKey,
  roleOfPart,
  SETTINGS_PAGES
} from '../../features/settings/pages/settings-pages'
import type { CommandHandlers } from '../input/keyboard-shortcuts'
import { useSettings } from '../../stores/settings'
import { useRole } from '../../stores/shell/role'
import type { QuickOpenCommand } from './quick-open-items'

const THEMES = ['light', 'dark', 'system'] as const
const ZOOM_COMMANDS = ['zoomIn', 'zoomOut', 'zoomReset'] as const

export type QuickOpenHandlers = Pick<
  CommandHandlers,
  'about' | 'diagnosis' | 'role' | 'newTab' | 'newWindow' | 'shortcuts' | (typeof ZOOM_COMMANDS)[number]
>

export function command(name: string, label: string, run: () => unknown, keywords = ''): QuickOpenCommand {
  return { key: `command:${name}`, kind: 'command', label, detail: '', keywords, run }
}

/** A key of a setting as words: its English name finds it in any language. */
export const wordsOf = (key: SettingKey): string => key.replaceAll('.', ' ')

/** Commands that set a value of a setting. Those fixed by the administrator, and the value in force, stay out. */
export function useSettingCommands(handlers: () => QuickOpenHandlers): ComputedRef<readonly QuickOpenCommand[]> {
  const { t } = useI18n()
  const settings = useSettings()
  const format = useFormat()

  function choice<K extends SettingKey>(key: K, value: Settings[K], label: string, keywords = ''): QuickOpenCommand[] {
    if (settings.entry(key)?.managed || settings.value(key) === value) return []
    return [command(`${key}=${String(value)}`, label, () => settings.set(key, value), `${keywords} ${wordsOf(key)}`)]
  }
  return computed(() => [
    ...UNIT_SETTINGS.filter(({ key }) => unconfirmedUnit(settings.value, key) === null).flatMap(({ key, units }) =>
      units.flatMap((unit) => {
        const label = t('quickOpen.unit', { quantity: t(`${settingTextKey(key)}.label`), unit: format.unit(unit) })
        return choice(key, unit as never, label, unit)
      })
    ),
    ...THEMES.flatMap((theme) => choice('appearance.theme', theme, t(`quickOpen.theme.${theme}`))),
    ...DENSITIES.flatMap((density) =>
      choice('appearance.density', density, t(`quickOpen.density.${density}`), t('quickOpen.density.words'))
    ),
    ...(settings.entry('appearance.zoom')?.managed
      ? []
      : ZOOM_COMMANDS.map((name) => command(name, t(`app.keys.${name}`), () => handlers()[name](), 'zoom'))),
    ...LANGUAGES.flatMap((code) =>
      choice('language.interface', code, t('quickOpen.language', { language: LANGUAGE_NAMES[code] }), code)
    )
  ])
}

/** Parts of the settings that are no single setting. The list of keys has a command of its own. */
export function usePanelCommands(): ComputedRef<readonly QuickOpenCommand[]> {
  const { t } = useI18n()
  const router = useRouter()
  const { may } = useRole()
  return computed(() =>
    SETTINGS_PAGES.flatMap((page) =>
      allParts(page)
        .filter((part) => isPanel(part) && part !== 'shortcuts' && may(roleOfPart(part)))
        .map((part): QuickOpenCommand => ({
          key: `setting:${partAnchor(part)}`,
          kind: 'setting',
          label: t(partTitleKey(part)),
          detail: t(`settings.page.${page.id}`),
          keywords: '',
          run: () => router.push({ name: 'settings', hash: `#${partAnchor(part)}` })
        }))
    )
  )
}
