/** Joins the modules to the channels of the window. */
import { release, type } from 'node:os'
import { join } from 'node:path'
import { app } from 'electron'
import { readLicences } from '../adapters/licences'
import { registerHandlers } from './handlers/register-handlers'
import { createWindowErrors } from '../services/diagnostics/window-errors'
import type { AppInfo } from '../contract/channels/app'
import type { UseCases } from './handlers/use-cases'
import { createGuardedSettings } from '../services/settings/guarded-settings'
import { firstRowsOf } from '../shared/catalogue/first-rows'
import { SerialQueue } from '../shared/serial-queue'
import { createCollator } from '../shared/text/collation'
import { intlTag } from '../shared/text/languages'
import { settingQuestion } from '../windows/dialogs/setting-questions'
import { PICTURE_BASE } from '../windows/protocols/content-security-policy'
import type { Modules } from './modules'
import { openFolder, type LinksModule } from './modules/links'
import { systemCountry } from './system-country'
import type { WindowReadiness } from './window-readiness'

const RUNTIME = ['Electron', 'Chrome', 'Node'] as const

/** The build writes the licences of packages beside each bundle. */
const licenceFiles = ({ renderer, fonts }: Modules['context']['paths']): readonly string[] => [
  join(app.getAppPath(), 'LICENSE'),
  join(renderer, '..', 'main', 'licences.md'),
  join(renderer, 'licences.md'),
  ...['OFL-Inter.txt', 'OFL-NotoSans.txt'].map((name) => join(fonts, name))
]

interface AppHandlerDeps {
  readonly modules: Modules
  readonly links: LinksModule
  /** Resolves when the connection of the last run is restored. */
  readonly started: Promise<void>
  readonly readiness: WindowReadiness
}

function guardedSettings({ context: { settings, log, languages, texts }, windows, roles }: Modules) {
  return createGuardedSettings({
    settings,
    log,
    may: roles.may,
    ask: (question) => {
      const words = settingQuestion(question, languages.interface())
      return windows.confirm({ ...words, no: texts().cancel, type: 'warning' })
    }
  })
}

function windowUseCases({
  context,
  windows: { mainWindows },
  library: { lastLocation },
  sheets
}: Modules): UseCases['windows'] {
  const opening = new SerialQueue()
  return {
    slotOf: (pageId) => mainWindows.slotOf(pageId),
    // two at once would take the same slot, and the second would show the old place of its own
    open: (address) =>
      opening.run(async () => {
        const slot = mainWindows.nextSlot
        if (slot !== null) await lastLocation.forget(slot)
        await mainWindows.add(address)
      }),
    close: (pageId) => mainWindows.close(pageId),
    setDraft: (pageId, draft) => mainWindows.setDraft(pageId, draft),
    async drag(pageId, title, pdf) {
      const file = await sheets.copyForOthers(pdf, title)
      mainWindows.page(pageId)?.startDrag({ file, icon: join(context.paths.resources, 'icons', '64x64.png') })
    },
    showFirstRows(pageId, generationId, engines) {
      const { ipc, languages, setting } = context
      const { compare } = createCollator(intlTag(languages.content()), setting('language.chineseOrder'))
      const page = mainWindows.page(pageId)
      ipc.send(page, 'catalogue:first-rows', { generationId, ...firstRowsOf(engines, compare) })
    }
  }
}

async function appInfo({ context: { languages, paths }, stores }: Modules): Promise<AppInfo> {
  return {
    version: app.getVersion(),
    platform: process.platform,
    interfaceLanguage: languages.interface(),
    contentLanguage: languages.content(),
    country: systemCountry(),
    canSeal: await stores.secrets.isEncryptionAvailable(),
    pictureBase: PICTURE_BASE,
    system: `${type()} ${release()} (${process.arch})`,
    runtime: RUNTIME.map((name) => `${name} ${process.versions[name.toLowerCase()] ?? '–'}`).join(', '),
    dataFolder: paths.userData
  }
}

export function registerAppHandlers({ modules, links, started, readiness }: AppHandlerDeps): void {
  const { context, windows, feed, workspace } = modules
  const { ipc, notices, settings, paths } = context
  registerHandlers(ipc, {
    ...modules,
    links,
    settings: guardedSettings(modules),
    windows: windowUseCases(modules),
    app: {
      started,
      info: () => appInfo(modules),
      licences: () => readLicences(licenceFiles(paths)),
      openDataFolder: () => openFolder(paths.userData),
      notices: () => notices.shown(),
      dismissNotice: (id) => notices.dismiss(id),
      managedSources: () => settings.managedSources,
      windowError: createWindowErrors(context),
      windowReady(pageId) {
        windows.mainWindows.setListening(pageId)
        windows.windowListens()
        links.windowListens()
        readiness.report()
      }
    }
  })
  ipc.onPageGone((pageId) => {
    feed.notify.pause(pageId, false)
    workspace.opened(pageId, null)
  })
  ipc.assertComplete()
}
