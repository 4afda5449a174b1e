/** Forwards changes of the connection, the call budget and the settings to windows and modules. */
import { nativeTheme } from 'electron'
import { budgetState } from './handlers/app'
import type { SettingKey } from '../shared/settings/schema'
import type { Modules } from './modules'

export function forwardChanges(modules: Modules): void {
  const { context, stores, connection, customer, packs, feed } = modules
  const { ipc, settings } = context
  const { budget } = stores
  connection.service.onChange((state) => {
    ipc.broadcast('connection:changed', state)
    packs.queue.connectivityChanged()
    customer.policyChanged()
    feed.demoMode(connection.service.isDemo())
  })
  budget.onChange(
    (family) => family === 'vehicleDatabase' && ipc.broadcast('budget:changed', budgetState(budget.snapshot(family)))
  )
  settings.onChange((key) => applySetting(modules, key))
}

function applySetting(modules: Modules, key: SettingKey): void {
  const { context, windows, stores, connection, catalogue, customer, feed } = modules
  const { ipc, log, settings, setting, languages } = context
  if (key === 'appearance.theme') nativeTheme.themeSource = setting(key) as typeof nativeTheme.themeSource
  if (key === 'appearance.zoom' || key === 'appearance.density') windows.mainWindows.applyScale()
  if (key === 'language.interface' || key === 'roles.enabled') windows.showMenu()
  if (key === 'language.interface' || key === 'appearance.tray') windows.trayIcon.show(setting('appearance.tray'))
  if (key === 'language.interface' || key === 'language.content')
    ipc.broadcast('language:changed', {
      interfaceLanguage: languages.interface(),
      contentLanguage: languages.content()
    })
  // a shorter retention hides expired records at once and deletes them
  if (key === 'policy.keepDays')
    void catalogue.retention.deleteExpired().catch((error: unknown) => log.warn('store.expire', { error }))
  if (key === 'connection.clockToleranceMinutes') connection.clockSkew.reevaluate()
  if (key === 'customer.follow') void customer.follow()
  if (key === 'policy.readAfterEnd') customer.policyChanged()
  feed.settingChanged(key)
  if (key.startsWith('updates.')) modules.updates.settingChanged()
  if (key === 'demo.oddRecords') void showOddRecords(modules)
  if (key.startsWith('limits.') || key === 'demo.shortHour')
    ipc.broadcast('budget:changed', budgetState(stores.budget.snapshot('vehicleDatabase')))
  ipc.broadcast('settings:changed', settings.all())
}

/** The demo gains or loses records; its list of types is the way to them. */
async function showOddRecords({ connection: { service: connection }, catalogue }: Modules): Promise<void> {
  if (!connection.isDemo()) return
  await catalogue.cachedCatalogue.query('types', {}, { refresh: true })
}
