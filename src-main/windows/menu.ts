/**
 * The application menu: the system's own roles under this program's words (Electron has English ones only), and
 * commands that the window carries out.
 */
import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../contract/channels/app'
import { acceleratorOf, type KeyCommand } from '../contract/shortcuts'
import type { WindowTexts } from './texts/en'

export interface MenuDeps {
  readonly platform: NodeJS.Platform
  readonly packaged: boolean
  readonly texts: WindowTexts
  readonly command: (command: MenuCommand) => void
}

export function menuTemplate({ platform, packaged, texts, command }: MenuDeps): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  const item = (name: KeyCommand, label: string): MenuItemConstructorOptions => ({
    id: name,
    label,
    accelerator: acceleratorOf(name, mac),
    click: () => command(name)
  })
  const role = (name: NonNullable<MenuItemConstructorOptions['role']>, label: string): MenuItemConstructorOptions => ({
    role: name,
    label
  })
  const settings = item('settings', texts.settings)
  const quit = role('quit', texts.quit)
  const line: MenuItemConstructorOptions = { type: 'separator' }

  const appMenu: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [
      role('about', texts.about),
      line,
      settings,
      line,
      role('services', texts.services),
      line,
      role('hide', texts.hide),
      role('hideOthers', texts.hideOthers),
      role('unhide', texts.showAll),
      line,
      quit
    ]
  }
  const file: MenuItemConstructorOptions = {
    label: texts.file,
    submenu: mac ? [role('close', texts.close)] : [settings, line, quit]
  }
  const edit: MenuItemConstructorOptions = {
    ...role('editMenu', texts.edit),
    submenu: [
      role('undo', texts.undo),
      role('redo', texts.redo),
      line,
      role('cut', texts.cut),
      role('copy', texts.copy),
      role('paste', texts.paste),
      role('delete', texts.delete),
      line,
      role('selectAll', texts.selectAll)
    ]
  }
  const view: MenuItemConstructorOptions = {
    label: texts.view,
    submenu: [
      item('customer', texts.customer),
      line,
      role('resetZoom', texts.actualSize),
      role('zoomIn', texts.zoomIn),
      role('zoomOut', texts.zoomOut),
      line,
      role('togglefullscreen', texts.fullScreen),
      // a page loaded anew forgets where the person was; only developers need that
      ...(packaged ? [] : [line, { role: 'reload' } as const, { role: 'toggleDevTools' } as const])
    ]
  }
  const go: MenuItemConstructorOptions = {
    label: texts.go,
    submenu: [
      item('back', texts.back),
      item('forward', texts.forward),
      line,
      item('catalogue', texts.catalogue),
      item('search', texts.search),
      item('feed', texts.feed),
      item('offline', texts.offline)
    ]
  }
  const window: MenuItemConstructorOptions = {
    ...role('windowMenu', texts.window),
    submenu: mac
      ? [role('minimize', texts.minimize), role('zoom', texts.zoom), line, role('front', texts.front)]
      : [role('minimize', texts.minimize), role('close', texts.close)]
  }
  const help: MenuItemConstructorOptions = {
    ...role('help', texts.help),
    submenu: [
      item('shortcuts', texts.shortcuts),
      line,
      { id: 'diagnosis', label: texts.diagnosis, click: () => command('diagnosis') }
    ]
  }
  return [...(mac ? [appMenu] : []), file, edit, view, go, window, help]
}
