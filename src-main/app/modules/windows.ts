/** The windows, their menu and the questions and file dialogs of the system. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog, Menu, nativeTheme, Tray, type BrowserWindow } from 'electron'
import { CONNECTION_FILE } from '../../adapters/connection-file'
import type { MenuCommand } from '../../contract/shortcuts'
import { createFileDialogs } from '../../windows/dialogs/file-dialogs'
import { OpenedFiles } from '../../windows/dialogs/opened-files'
import type { TopicName, Topics } from '../../contract/channel-map'
import { MainWindows } from '../../windows/main-windows'
import { menuTemplate } from '../../windows/menu'
import { TaskbarProgress } from '../../windows/taskbar-progress'
import { badgeText } from '../../windows/texts/notification-texts'
import { TrayIcon } from '../../windows/tray-icon'
import { windowScale } from '../../shared/settings/window-scale'
import type { AppContext } from '../context'

interface Question {
  readonly message: string
  readonly detail?: string
  readonly yes: string
  readonly no: string
  readonly type?: 'question' | 'warning'
}

/** Shows a message box with two buttons, 'no' as default; true for 'yes'. */
async function confirm(
  { message, detail, yes, no, type = 'question' }: Question,
  window: BrowserWindow | null
): Promise<boolean> {
  const box = { type, message, detail, buttons: [yes, no], defaultId: 1, cancelId: 1, noLink: true }
  const { response } = await (window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box))
  return response === 0
}

/** Shows a message until it is closed. */
async function tell(
  { message, detail }: Pick<Question, 'message' | 'detail'>,
  window: BrowserWindow | null
): Promise<void> {
  const box = { type: 'info' as const, message, detail, noLink: true }
  await (window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box))
}

function createTrayIcon({ paths, texts, languages, log }: AppContext, mainWindows: MainWindows): TrayIcon {
  return new TrayIcon({
    Tray,
    Menu,
    image: join(paths.resources, 'icons', process.platform === 'linux' ? '32x32.png' : '16x16.png'),
    texts,
    describe: (unread) => badgeText(unread, languages.interface()),
    open: () => void mainWindows.open().catch((error: unknown) => log.error('window.tray', { error })),
    quit: () => app.quit(),
    platform: process.platform
  })
}

export type WindowsModule = ReturnType<typeof createWindowsModule>

export function createWindowsModule(context: AppContext) {
  const { clock, log, factory, ipc, pageOrigin, paths, texts, setting } = context
  const mainWindows = new MainWindows({
    factory,
    clock,
    log,
    page: `${pageOrigin}/index.html`,
    title: app.getName(),
    dark: () => nativeTheme.shouldUseDarkColors,
    scale: () => windowScale(setting('appearance.zoom'), setting('appearance.density')),
    texts,
    confirm: (window, question) => confirm(question, window),
    quit: () => app.quit(),
    popUpMenu: (template, window) => Menu.buildFromTemplate(template).popup({ window }),
    // a new installation shows the first screen, which has neither rail nor bars
    hasFrame: () => existsSync(join(paths.userData, CONNECTION_FILE))
  })
  const unsent: (() => void)[] = []
  const sendToListener = <T extends TopicName>(topic: T, payload: Topics[T]): boolean => {
    const page = mainWindows.listener()
    ipc.send(page, topic, payload)
    return page !== null
  }
  /** Opens a window or focuses the one used last. A page that still loads gets the message when it listens. */
  const sendToWindow = <T extends TopicName>(topic: T, payload: Topics[T]): void => {
    if (!sendToListener(topic, payload)) unsent.push(() => sendToListener(topic, payload))
    mainWindows.open().catch((error: unknown) => log.error('window.open', { error }))
  }
  return {
    mainWindows,
    confirm: (question: Question) => confirm(question, mainWindows.current()),
    tell: (message: Pick<Question, 'message' | 'detail'>) => tell(message, mainWindows.current()),
    /** Sends to the page used last; false: none listens. */
    sendToListener,
    sendToWindow,
    windowListens: () => unsent.splice(0).forEach((send) => send()),
    dialogs: createFileDialogs({ app, dialog, window: () => mainWindows.current() }),
    openedFiles: new OpenedFiles(),
    taskbarProgress: new TaskbarProgress((progress) => mainWindows.setProgress(progress)),
    trayIcon: createTrayIcon(context, mainWindows),
    /** Also shows the menu anew in another language, and when roles are switched on or off. */
    showMenu(): void {
      const { platform } = process
      // macOS has its menu without a window too
      const command = (name: MenuCommand): void => sendToWindow('menu:command', name)
      Menu.setApplicationMenu(
        Menu.buildFromTemplate(
          menuTemplate({ platform, packaged: app.isPackaged, texts: texts(), roles: setting('roles.enabled'), command })
        )
      )
      factory.removeCustomerMenus()
    }
  }
}
