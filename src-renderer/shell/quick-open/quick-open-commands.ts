import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { LANGUAGE_NAMES, LANGUAGES } from '@shared/text/languages'
import type { SettingKey, Settings } from '@shared/settings/schema'
import type { CommandHandlers } from '../input/keyboard-shortcuts'
import { useCustomerScreen } from '@/composables/customer/customer-screen'
import { settingTextKey } from '../../features/settings/controls/setting-values'
import { sheetRoute } from '../../router/locations'
import { useCustomer } from '../../stores/customer'
import { useSettings } from '../../stores/settings'
import type { QuickOpenCommand, QuickOpenKind } from './quick-open-items'

const SCREENS = ['catalogue', 'search', 'compare', 'sheets', 'feed', 'offline', 'settings'] as const
const UNITS = { 'units.power': ['PS', 'kW', 'bhp'], 'units.torque': ['Nm', 'lb-ft', 'kgm'] } as const
const THEMES = ['light', 'dark', 'system'] as const

/** Everything quick open can run, for the page on screen first. Settings fixed by the administrator stay out. */
export function useQuickOpenCommands(
  handlers: () => Pick<CommandHandlers, 'diagnosis' | 'shortcuts'>
): ComputedRef<readonly QuickOpenCommand[]> {
  const { t } = useI18n()
  const router = useRouter()
  const settings = useSettings()
  const customer = useCustomer()
  const screen = useCustomerScreen()

  function command(name: string, label: string, run: () => unknown, keywords = ''): QuickOpenCommand {
    return { key: `command:${name}`, kind: 'command', label, detail: '', keywords, run }
  }
  /** Sets a value of a setting. */
  function choice<K extends SettingKey>(key: K, value: Settings[K], label: string, keywords = ''): QuickOpenCommand[] {
    if (settings.entry(key)?.managed || settings.value(key) === value) return []
    return [command(`${key}=${String(value)}`, label, () => settings.set(key, value), keywords)]
  }
  const opens = (
    kind: QuickOpenKind,
    key: string,
    label: string,
    to: { name: string; hash?: string },
    detail = ''
  ) => ({
    key: `${kind}:${key}`,
    kind,
    label,
    detail,
    run: () => router.push(to)
  })

  const ofPage = computed(() => {
    const path = screen.currentPath.value
    const sheet = path && command('sheet', t('sheets.open'), () => router.push(sheetRoute(path)), 'pdf')
    const label = customer.current.shown ? 'quickOpen.hideCustomer' : 'quickOpen.customer'
    const show = path || customer.current.shown ? command('customer', t(label), () => screen.toggle()) : null
    return [sheet, show].flatMap((one) => (one ? [{ ...one, ofPage: true }] : []))
  })
  return computed(() => [
    ...ofPage.value,
    ...SCREENS.map((name) => opens('screen', name, t(`app.nav.${name}`), { name })),
    ...UNITS['units.power'].flatMap((unit) => choice('units.power', unit, t('quickOpen.power', { unit }))),
    ...UNITS['units.torque'].flatMap((unit) => choice('units.torque', unit, t('quickOpen.torque', { unit }))),
    ...THEMES.flatMap((theme) => choice('appearance.theme', theme, t(`quickOpen.theme.${theme}`))),
    ...LANGUAGES.flatMap((code) =>
      choice('language.interface', code, t('quickOpen.language', { language: LANGUAGE_NAMES[code] }), code)
    ),
    command('shortcuts', t('quickOpen.shortcuts'), () => handlers().shortcuts()),
    command('diagnosis', t('quickOpen.diagnosis'), () => handlers().diagnosis()),
    ...settings.entries.map(({ key, group }) =>
      opens(
        'setting',
        key,
        t(`${settingTextKey(key)}.label`),
        { name: 'settings', hash: `#setting-${key}` },
        t(`settings.group.${group}`)
      )
    )
  ])
}
