import { EventEmitter } from 'node:events'
import type { Menu, MenuItemConstructorOptions, Tray } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { TrayIcon } from '@main/windows/tray-icon'

interface Shown {
  tip: string
  items: MenuItemConstructorOptions[]
}
let shown: (Shown & EventEmitter)[]
let done: string[]

/** Records what the system would show. */
class FakeTray extends EventEmitter implements Shown {
  tip = ''
  items: MenuItemConstructorOptions[] = []
  constructor() {
    super()
    shown.push(this)
  }
  setToolTip(text: string): void {
    this.tip = text
  }
  setContextMenu(menu: unknown): void {
    this.items = menu as MenuItemConstructorOptions[]
  }
  destroy(): void {
    shown.splice(shown.indexOf(this), 1)
  }
}
const labels = (): (string | undefined)[] => shown[0]!.items.map(({ label, type }) => label ?? type)
const make = (platform: NodeJS.Platform = 'win32'): TrayIcon =>
  new TrayIcon({
    Tray: FakeTray as unknown as new (image: string) => Tray,
    Menu: { buildFromTemplate: (items) => items as unknown as Menu },
    image: '/icon.png',
    texts: () => ({ open: 'Open', quit: 'Quit' }),
    describe: (count) => `${count} unread`,
    open: () => done.push('open'),
    quit: () => done.push('quit'),
    platform
  })

beforeEach(() => {
  shown = []
  done = []
})

describe('the icon in the tray', () => {
  it('appears once, when it is switched on', () => {
    const icon = make()
    icon.setUnread(3)
    expect([shown.length, icon.isShown]).toEqual([0, false])
    icon.show(true)
    icon.show(true)
    expect([shown.length, icon.isShown]).toEqual([1, true])
    icon.show(false)
    expect([shown.length, icon.isShown]).toEqual([0, false])
  })

  it('shows the unread count', () => {
    const icon = make()
    icon.setUnread(3)
    icon.show(true)
    expect([shown[0]!.tip, ...labels()]).toEqual(['Dynodesk · 3 unread', '3 unread', 'Open', 'separator', 'Quit'])
    icon.setUnread(0)
    expect([shown[0]!.tip, ...labels()]).toEqual(['Dynodesk', 'Open', 'separator', 'Quit'])
  })

  it('opens a window by a click or its menu, and quits', () => {
    const icon = make()
    icon.show(true)
    shown[0]!.emit('click')
    for (const { click } of shown[0]!.items) (click as (() => void) | undefined)?.()
    expect(done).toEqual(['open', 'open', 'quit'])
  })

  it('opens only the menu by a click on macOS', () => {
    make('darwin').show(true)
    shown[0]!.emit('click')
    expect(done).toEqual([])
  })
})
