/** Parts that every module uses: settings, languages, notices, the windows and their channels. */
import { join } from 'node:path'
import { app, BrowserWindow, ipcMain, nativeTheme } from 'electron'
import { systemClock } from '../adapters/clock'
import type { FileLog } from '../adapters/log'
import { openSettings, type PlaceContent } from '../adapters/settings'
import { createIpc } from '../ipc/register'
import { createNotices } from '../services/notices'
import { createLanguages } from '../services/settings/languages'
import { regionalDefaults } from '../shared/settings/regional-defaults'
import type { SettingKey, Settings } from '../shared/settings/schema'
import { devServer } from '../shared/startup/command-line-switches'
import { APP_ORIGIN } from '../windows/protocols/content-security-policy'
import { windowTexts } from '../windows/texts'
import { WindowFactory } from '../windows/window-factory'
import { languagePreferences, switchValue } from './command-line'
import { EventBus, type AppEvents } from './events'

/** Absolute paths. */
export interface AppPaths {
  /** Data folder of the profile. */
  readonly userData: string
  /** Data folder of the program. */
  readonly root: string
  readonly preload: string
  readonly renderer: string
}

export type AppContext = Awaited<ReturnType<typeof createContext>>

/** @param managed the administrator's settings of this system */
export async function createContext(paths: AppPaths, log: FileLog, managed: Promise<readonly PlaceContent[]>) {
  const events = new EventBus<AppEvents>()
  const server = devServer(app.isPackaged, process.env['ELECTRON_RENDERER_URL'])
  const pageOrigin = server ?? APP_ORIGIN
  const resources = join(app.getAppPath(), 'resources')
  const factory = new WindowFactory({
    BrowserWindow,
    appOrigin: pageOrigin,
    packaged: app.isPackaged,
    preload: paths.preload,
    ...(process.platform === 'linux' ? { icon: join(resources, 'icons', '512x512.png') } : {}),
    openExternal: (address) => events.emit('external-link', address)
  })
  const { isKnownSender, receivers, onPageGone } = factory
  const ipc = createIpc({ ipcMain, appOrigin: pageOrigin, log, isKnownSender, receivers, onPageGone })
  const clock = systemClock()
  const notices = createNotices(
    {
      added: (notice) => ipc.broadcast('notice:added', notice),
      removed: (id) => ipc.broadcast('notice:removed', { id })
    },
    clock
  )
  const settings = await openSettings({
    file: join(paths.userData, 'settings.json'),
    managedFile: switchValue('managed-settings'),
    system: managed,
    regional: regionalDefaults(app.getLocaleCountryCode()),
    log,
    onFinding: (finding) => notices.add(finding)
  })
  const languages = createLanguages({
    setting: (key) => settings.get(key),
    systemPreferences: languagePreferences
  })
  nativeTheme.themeSource = settings.get('appearance.theme') as typeof nativeTheme.themeSource
  return {
    paths: { ...paths, resources, fonts: join(resources, 'fonts'), demo: join(resources, 'demo') },
    clock,
    log,
    events,
    factory,
    ipc,
    notices,
    settings,
    setting: <K extends SettingKey>(key: K): Settings[K] => settings.get(key),
    languages,
    texts: () => windowTexts(languages.interface()),
    pageOrigin,
    usesDevServer: server !== null
  }
}
