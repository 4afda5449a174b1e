/** The tree of a menu and its clicks. Nothing is drawn, and no key reaches it (Electron ignores synthetic keys too). */
import { EventEmitter } from 'node:events'
import { note } from '../runtime.ts'
import { refusingInstances } from '../missing.ts'
import { app } from './app.ts'
import { knownItemType, knownOptions, knownRole } from './options.ts'
import { BrowserWindow } from './windows.ts'

export class MenuItem {
  id: string
  label: string
  sublabel: string
  type: string
  role: string | undefined
  accelerator: string | null
  enabled: boolean
  visible: boolean
  checked: boolean
  submenu: Menu | undefined
  commandId: number
  menu!: Menu
  static #next = 0
  readonly #click: ((...a: any[]) => void) | undefined
  constructor(o: Electron.MenuItemConstructorOptions) {
    knownOptions('MenuItem', o)
    knownRole(o.role)
    this.id = o.id ?? ''
    this.role = o.role?.toLowerCase()
    this.label = o.label ?? o.role ?? ''
    this.sublabel = o.sublabel ?? ''
    this.type = o.type ?? (o.submenu || /menu$/i.test(o.role ?? '') ? 'submenu' : 'normal')
    knownItemType(this.type)
    this.accelerator = (o.accelerator as string | undefined) ?? null
    this.enabled = o.enabled ?? true
    this.visible = o.visible ?? true
    this.checked = o.checked ?? false
    this.submenu = o.submenu
      ? o.submenu instanceof Menu
        ? o.submenu
        : Menu.buildFromTemplate(o.submenu as any[])
      : this.type === 'submenu'
        ? new Menu()
        : undefined
    this.commandId = ++MenuItem.#next
    this.#click = o.click as any
  }
  click(event: object = {}, window: BrowserWindow | null = BrowserWindow.getFocusedWindow()): void {
    if (this.type === 'checkbox') this.checked = !this.checked
    if (this.type === 'radio') for (const i of this.menu.items) if (i.type === 'radio') i.checked = i === this
    if (this.#click) return this.#click(this, window ?? undefined, event)
    if (this.role === 'quit') app.quit()
    else if (this.role === 'close') window?.close()
    else if (this.role === 'reload') window?.reload()
    else if (this.role === 'minimize') window?.minimize()
    else if (this.role) note('menu-role', this.role)
  }
}
export class Menu extends EventEmitter {
  items: MenuItem[] = []
  static #application: Menu | null = null
  static buildFromTemplate(template: any[]): Menu {
    const menu = new Menu()
    for (const o of template) menu.append(o instanceof MenuItem ? o : new MenuItem(o))
    return menu
  }
  static setApplicationMenu(menu: any): void {
    Menu.#application = menu
  }
  static getApplicationMenu(): Menu | null {
    return Menu.#application
  }
  append(item: any): void {
    this.insert(this.items.length, item)
  }
  insert(at: number, item: any): void {
    item.menu = this
    this.items.splice(at, 0, item)
  }
  getMenuItemById(id: string): any {
    for (const i of this.items) {
      if (i.id === id) return i
      const inner = i.submenu?.getMenuItemById(id)
      if (inner) return inner
    }
    return null
  }
  popup(options: any = {}): void {
    note('menu-popup', { items: this.items.map((i) => i.label), x: options.x, y: options.y })
    options.callback?.()
  }
  closePopup(): void {}
}
refusingInstances('Menu', Menu)
refusingInstances('MenuItem', MenuItem)
