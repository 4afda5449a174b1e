/** The application menu: the system's own roles, and commands that the window carries out. */
import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../contract/channel-list'
import type { WindowTexts } from './texts'

export interface MenuParts {
  readonly platform: NodeJS.Platform
  readonly packaged: boolean
  readonly texts: WindowTexts
  readonly command: (command: MenuCommand) => void
}

export function menuTemplate({ platform, packaged, texts, command }: MenuParts): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  const item = (name: MenuCommand, label: string, accelerator: string): MenuItemConstructorOptions => ({ id: name, label, accelerator, click: () => command(name) })
  const settings = item('settings', texts.settings, 'CmdOrCtrl+,')
  const line: MenuItemConstructorOptions = { type: 'separator' }

  const appMenu: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [{ role: 'about' }, line, settings, line, { role: 'services' }, line, { role: 'hide' }, { role: 'hideOthers' }, { role: 'unhide' }, line, { role: 'quit' }]
  }
  const file: MenuItemConstructorOptions = { label: texts.file, submenu: mac ? [{ role: 'close' }] : [settings, line, { role: 'quit' }] }
  const view: MenuItemConstructorOptions = {
    label: texts.view,
    submenu: [
      item('customer', texts.customer, 'F8'), line,
      { role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, line, { role: 'togglefullscreen' },
      // a page loaded anew forgets where the person was; only developers need that
      ...(packaged ? [] : [line, { role: 'reload' } as const, { role: 'toggleDevTools' } as const])
    ]
  }
  const go: MenuItemConstructorOptions = {
    label: texts.go,
    submenu: [
      item('back', texts.back, mac ? 'Cmd+[' : 'Alt+Left'), item('forward', texts.forward, mac ? 'Cmd+]' : 'Alt+Right'), line,
      item('catalogue', texts.catalogue, 'CmdOrCtrl+1'), item('search', texts.search, 'CmdOrCtrl+K')
    ]
  }
  return [...(mac ? [appMenu] : []), file, { role: 'editMenu' }, view, go, { role: 'windowMenu' }]
}
