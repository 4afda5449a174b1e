/** The main window, its menu and the questions and file dialogs of the system. */
import { app, dialog, Menu, nativeTheme, type BrowserWindow } from 'electron'
import { createFileDialogs } from '../../windows/dialogs/file-dialogs'
import { MainWindow } from '../../windows/main-window'
import { menuTemplate } from '../../windows/menu'
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
  window: BrowserWindow | null = null
): Promise<boolean> {
  const box = { type, message, detail, buttons: [yes, no], defaultId: 1, cancelId: 1, noLink: true }
  const { response } = await (window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box))
  return response === 0
}

export type WindowsModule = ReturnType<typeof createWindowsModule>

export function createWindowsModule({ clock, log, factory, ipc, pageOrigin, texts, setting }: AppContext) {
  const mainWindow = new MainWindow({
    factory,
    clock,
    log,
    page: `${pageOrigin}/index.html`,
    title: app.getName(),
    dark: () => nativeTheme.shouldUseDarkColors,
    scale: () => windowScale(setting('appearance.zoom'), setting('appearance.density')),
    texts,
    confirm: (window, question) => confirm(question, window),
    quit: () => app.quit()
  })
  return {
    mainWindow,
    confirm,
    dialogs: createFileDialogs({ app, dialog }),
    /** Also shows the menu anew in another language. */
    showMenu(): void {
      const { platform } = process
      const command = (name: Parameters<typeof ipc.broadcast<'menu:command'>>[1]): void =>
        ipc.broadcast('menu:command', name)
      Menu.setApplicationMenu(
        Menu.buildFromTemplate(menuTemplate({ platform, packaged: app.isPackaged, texts: texts(), command }))
      )
    }
  }
}
