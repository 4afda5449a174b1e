/**
 * The application menu. It uses the roles of Electron with this program's labels, because Electron's labels are English
 * only.
 */
import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron'
import { acceleratorOf, GO_COMMANDS, type KeyCommand, type MenuCommand } from '../contract/shortcuts'
import type { WindowTexts } from './texts'

interface MenuDeps {
  readonly platform: NodeJS.Platform
  readonly packaged: boolean
  readonly texts: WindowTexts
  /** People with several roles share this computer. */
  readonly roles: boolean
  readonly command: (command: MenuCommand) => void
}

type Item = MenuItemConstructorOptions
type CommandItem = (name: KeyCommand, label: string) => Item

const line: Item = { type: 'separator' }
const role = (name: NonNullable<Item['role']>, label: string): Item => ({ role: name, label })

function appMenu(texts: WindowTexts, about: Item, settings: Item): Item {
  return {
    role: 'appMenu',
    submenu: [
      about,
      line,
      settings,
      line,
      role('services', texts.services),
      line,
      role('hide', texts.hide),
      role('hideOthers', texts.hideOthers),
      role('unhide', texts.showAll),
      line,
      role('quit', texts.quit)
    ]
  }
}

function editMenu(texts: WindowTexts): Item {
  return {
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
}

/** The menu of a text field, and of a selected text. Electron shows none by itself. Empty elsewhere. */
export function textMenuTemplate(
  { isEditable, editFlags, selectionText }: Pick<ContextMenuParams, 'isEditable' | 'editFlags' | 'selectionText'>,
  texts: WindowTexts
): Item[] {
  const copy = { ...role('copy', texts.copy), enabled: editFlags.canCopy }
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy]
  return [
    { ...role('cut', texts.cut), enabled: editFlags.canCut },
    copy,
    { ...role('paste', texts.paste), enabled: editFlags.canPaste },
    line,
    { ...role('selectAll', texts.selectAll), enabled: editFlags.canSelectAll }
  ]
}

function windowMenu(texts: WindowTexts, mac: boolean, item: CommandItem): Item {
  const minimize = role('minimize', texts.minimize)
  return {
    ...role('windowMenu', texts.window),
    submenu: [
      minimize,
      ...(mac ? [role('zoom', texts.zoom)] : []),
      line,
      item('nextTab', texts.nextTab),
      item('previousTab', texts.previousTab),
      ...(mac ? [line, role('front', texts.front)] : [])
    ]
  }
}

function fileMenu(texts: WindowTexts, item: CommandItem, switchRole: Item | null, settings: Item | null): Item {
  return {
    label: texts.file,
    submenu: [
      item('newTab', texts.newTab),
      item('newWindow', texts.newWindow),
      line,
      item('closeTab', texts.closeTab),
      // Ctrl+W closes the tab
      { ...role('close', texts.closeWindow), accelerator: 'CmdOrCtrl+Shift+W' },
      ...(switchRole ? [line, switchRole] : []),
      ...(settings ? [line, settings, line, role('quit', texts.quit)] : [])
    ]
  }
}

function helpMenu(texts: WindowTexts, item: CommandItem, command: MenuDeps['command'], about: Item | null): Item {
  return {
    ...role('help', texts.help),
    submenu: [
      item('help', texts.manual),
      item('shortcuts', texts.shortcuts),
      line,
      { id: 'diagnosis', label: texts.diagnosis, click: () => command('diagnosis') },
      ...(about ? [line, about] : [])
    ]
  }
}

export function menuTemplate({ platform, packaged, texts, roles, command }: MenuDeps): Item[] {
  const mac = platform === 'darwin'
  const item: CommandItem = (name, label) => ({
    id: name,
    label,
    accelerator: acceleratorOf(name, mac),
    click: () => command(name)
  })
  const settings = item('settings', texts.settings)
  const about: Item = { id: 'about', label: texts.about, click: () => command('about') }
  const switchRole: Item | null = roles ? { id: 'role', label: texts.switchRole, click: () => command('role') } : null
  const view: Item = {
    label: texts.view,
    submenu: [
      item('customer', texts.customer),
      line,
      // the roles of Electron would zoom past the setting
      item('zoomReset', texts.actualSize),
      item('zoomIn', texts.zoomIn),
      item('zoomOut', texts.zoomOut),
      line,
      role('togglefullscreen', texts.fullScreen),
      // reloading discards the state of the page, so only developers get it
      // Ctrl+R refreshes a column
      ...(packaged
        ? []
        : [line, { role: 'reload', accelerator: 'CmdOrCtrl+Shift+R' } as const, { role: 'toggleDevTools' } as const])
    ]
  }
  const go: Item = {
    label: texts.go,
    submenu: [
      item('back', texts.back),
      item('forward', texts.forward),
      line,
      item('search', texts.search),
      line,
      ...GO_COMMANDS.map((name) => item(name, texts[name]))
    ]
  }
  return [
    ...(mac ? [appMenu(texts, about, settings)] : []),
    fileMenu(texts, item, switchRole, mac ? null : settings),
    editMenu(texts),
    view,
    go,
    windowMenu(texts, mac, item),
    helpMenu(texts, item, command, mac ? null : about)
  ]
}
