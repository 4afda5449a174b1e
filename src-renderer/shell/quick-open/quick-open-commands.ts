import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { useCustomerScreen } from '@/composables/customer/customer-screen'
import { useSettingTexts } from '../../features/settings/controls/setting-texts'
import { sheetRoute } from '../../router/locations'
import { MANUAL_PAGES } from '@shared/locales/manual'
import { roleToChange } from '@shared/roles/setting-roles'
import { useCustomer } from '../../stores/customer'
import { useRole } from '../../stores/shell/role'
import { useSettings } from '../../stores/settings'
import { useTour } from '@/composables/window/tour'
import { SCREENS } from '../screens'
import { command, usePanelCommands, useSettingCommands, wordsOf, type QuickOpenHandlers } from './setting-commands'
import type { QuickOpenCommand, QuickOpenKind } from './quick-open-items'

/** Commands that depend on the role, and the about box. */
function useRoleCommands(handlers: () => QuickOpenHandlers): () => readonly QuickOpenCommand[] {
  const { t } = useI18n()
  const role = useRole()
  const router = useRouter()
  const diagnosis = (): QuickOpenCommand => command('diagnosis', t('quickOpen.diagnosis'), () => handlers().diagnosis())
  const change = (): QuickOpenCommand => command('role', t('administration.role.switch'), () => handlers().role())
  const backup = (): QuickOpenCommand =>
    command(
      'backup',
      t('maintenance.backup.title'),
      () => router.push({ name: 'settings', hash: '#backup' }),
      `${t('maintenance.backup.make')} ${t('maintenance.backup.restore')}`
    )
  const about = (): QuickOpenCommand => command('about', t('help.about.title'), () => handlers().about())
  return () => [
    ...(role.may('workshop') ? [diagnosis()] : []),
    ...(role.may('administrator') ? [backup()] : []),
    ...(role.current.enabled ? [change()] : []),
    about()
  ]
}

/** Everything quick open can run, for the page on screen first. Settings fixed by the administrator stay out. */
export function useQuickOpenCommands(handlers: () => QuickOpenHandlers): ComputedRef<readonly QuickOpenCommand[]> {
  const { t } = useI18n()
  const router = useRouter()
  const settings = useSettings()
  const [customer, screen] = [useCustomer(), useCustomerScreen()]
  const { may } = useRole()
  const tour = useTour()
  const texts = useSettingTexts()
  const [settingCommands, panelCommands] = [useSettingCommands(handlers), usePanelCommands()]

  type Target = { name: string; hash?: string; params?: Readonly<Record<string, string>> }
  const opens = (kind: QuickOpenKind, key: string, label: string, to: Target, detail = '', keywords = '') => ({
    key: `${kind}:${key}`,
    kind,
    label,
    detail,
    keywords,
    run: () => router.push(to)
  })

  const ofPage = computed(() => {
    const path = screen.currentPath.value
    const keywords = `pdf ${t('sheets.print')}`
    const sheet = path && command('sheet', t('sheets.page'), () => router.push(sheetRoute(path)), keywords)
    const label = customer.current.shown ? 'quickOpen.hideCustomer' : 'app.keys.customer'
    const show = path || customer.current.shown ? command('customer', t(label), () => screen.toggle()) : null
    return [sheet, show].flatMap((one) => (one ? [{ ...one, ofPage: true }] : []))
  })
  const ofRole = useRoleCommands(handlers)
  return computed(() => [
    ...ofPage.value,
    ...SCREENS.map(({ name }) => opens('screen', name, t(`app.nav.${name}`), { name })),
    ...settingCommands.value,
    ...panelCommands.value,
    command('newTab', t('quickOpen.newTab'), () => handlers().newTab()),
    command('newWindow', t('app.keys.newWindow'), () => handlers().newWindow()),
    command('shortcuts', t('app.keys.title'), () => handlers().shortcuts()),
    ...ofRole(),
    command('tour', t('help.tour.start'), () => tour.start()),
    ...MANUAL_PAGES.map((page) =>
      opens('screen', `help-${page}`, t(`help.page.${page}`), { name: 'help', params: { page } }, t('app.nav.help'))
    ),
    ...settings.entries
      .filter(({ key }) => may(roleToChange(key)))
      .map(({ key, value, group, hidden }) => ({
        ...opens(
          'setting',
          key,
          texts.label(key),
          { name: 'settings', hash: `#setting-${key}` },
          t(`settings.group.${group}`),
          wordsOf(key)
        ),
        figure: hidden ? '' : texts.value(key, value)
      }))
  ])
}
