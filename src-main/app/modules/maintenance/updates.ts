/** Updates of the program. electron-updater is loaded when a file is ready. */
import { join } from 'node:path'
import { app, autoUpdater } from 'electron'
import { ElectronInstaller } from '../../../adapters/updates/installer'
import { openSignedList } from '../../../adapters/updates/signed-list'
import { createUpdateFiles } from '../../../adapters/updates/update-files'
import { RELEASE_KEYS } from '../../../adapters/updates/update-keys'
import { updateRules } from '../../../services/settings/derived-settings'
import type { CustomerScreen } from '../../../services/customer/customer-screen'
import { Updates } from '../../../services/updates/updates'
import type { BusyReason } from '../../../shared/updates/update-problems'
import type { AppContext } from '../../context'
import type { NetworkModule } from '../network'
import type { PacksModule } from '../packs'
import type { SheetsModule } from '../sheets'
import type { WindowsModule } from '../windows'

interface UpdatesModuleDeps {
  readonly context: AppContext
  readonly windows: WindowsModule
  readonly network: NetworkModule
  readonly packs: PacksModule
  readonly sheets: SheetsModule
  readonly customer: CustomerScreen
}

export function createUpdatesModule({
  context,
  windows,
  network,
  packs,
  sheets,
  customer
}: UpdatesModuleDeps): Updates {
  const { paths, clock, log, ipc, settings, languages } = context
  const folder = join(paths.root, 'updates')
  const busy = (): BusyReason | null => {
    if (sheets.isPrinting()) return 'printing'
    if (sheets.batch.isRunning) return 'batch'
    if (packs.queue.all().some(({ state }) => state === 'running')) return 'pack'
    if (customer.isShown()) return 'customer-screen'
    return windows.mainWindows.hasDraft() ? 'draft' : null
  }
  const { platform, arch, env, resourcesPath: resources } = process
  return new Updates({
    files: createUpdateFiles({
      folder,
      clock,
      log,
      fetch: network.isolatedFetch('updates')
    }),
    installer: new ElectronInstaller({ app, platform, env, resources, folder, squirrel: autoUpdater, clock, log }),
    clock,
    log,
    version: app.getVersion(),
    platform,
    arch,
    rules: updateRules(settings, RELEASE_KEYS),
    language: () => languages.interface(),
    openList: openSignedList,
    busy,
    chooseList: windows.dialogs.updateList,
    changed: (state) => ipc.broadcast('updates:changed', state),
    quit: () => app.quit()
  })
}
