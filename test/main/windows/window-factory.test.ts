import { EventEmitter } from 'node:events'
import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron'
import { describe, expect, it } from 'vitest'
import { WindowFactory } from '@main/windows/window-factory'

let ids = 0
class FakeWindow extends EventEmitter {
  readonly webContents = Object.assign(new EventEmitter(), { id: ++ids, setWindowOpenHandler: () => {} })
  readonly options: BrowserWindowConstructorOptions
  destroyed = false
  menusRemoved = 0
  constructor(options: BrowserWindowConstructorOptions) {
    super()
    this.options = options
  }
  isDestroyed(): boolean {
    return this.destroyed
  }
  destroy(): void {
    this.destroyed = true
    this.emit('closed')
  }
  removeMenu(): void {
    if (this.destroyed) throw new TypeError('Object has been destroyed')
    this.menusRemoved++
  }
}
const make = () => {
  const factory = new WindowFactory({
    BrowserWindow: FakeWindow as unknown as new () => BrowserWindow,
    appOrigin: 'app://dynodesk',
    packaged: true,
    preload: '/preload.cjs',
    openExternal: () => {}
  })
  return {
    factory,
    seen: () => factory.create({ name: 'main', title: 'x', dark: true }) as unknown as FakeWindow,
    hidden: () => factory.createHidden() as unknown as FakeWindow
  }
}

describe('a hidden window', () => {
  it('has no preload, is no known sender and receives no broadcast', () => {
    const { factory, seen, hidden } = make()
    const [window, paper] = [seen(), hidden()]
    expect(paper.options.webPreferences?.preload).toBeUndefined()
    expect([factory.isKnownSender(window.webContents.id), factory.isKnownSender(paper.webContents.id)]).toEqual([
      true,
      false
    ])
    expect(factory.receivers()).toEqual([window.webContents])
  })

  it('is destroyed with the last visible window', () => {
    const { seen, hidden } = make()
    const [first, second, paper] = [seen(), seen(), hidden()]
    first.destroy()
    expect(paper.destroyed).toBe(false)
    second.destroy()
    expect(paper.destroyed).toBe(true)
  })
})

describe('the customer window with a frame', () => {
  it('has no menu, also after the application menu has changed', () => {
    const { factory, seen, hidden } = make()
    const others = [seen(), hidden()]
    const customer = (bounds: { x: number; y: number; width: number; height: number } | null): FakeWindow =>
      factory.createCustomerWindow({ bounds, dark: true, onTop: false }) as unknown as FakeWindow
    const framed = customer(null)
    others.push(customer({ x: 0, y: 0, width: 10, height: 10 }))
    factory.removeCustomerMenus()
    expect(framed.menusRemoved).toBeGreaterThanOrEqual(2)
    expect(others.map(({ menusRemoved }) => menusRemoved)).toEqual([0, 0, 0])
    framed.destroy()
    factory.removeCustomerMenus()
  })
})

describe('the page of a window', () => {
  const gone = (): { window: FakeWindow; ids: number[] } => {
    const { factory, seen } = make()
    const ids: number[] = []
    factory.onPageGone((id) => ids.push(id))
    return { window: seen(), ids }
  }

  it.each(['did-navigate', 'render-process-gone'])('is gone after %s', (event) => {
    const { window, ids } = gone()
    window.webContents.emit(event)
    expect(ids).toEqual([window.webContents.id])
  })

  it('is gone with its window', () => {
    const { window, ids } = gone()
    window.destroy()
    expect(ids).toEqual([window.webContents.id])
  })

  it('stays after a navigation within the page or within a frame', () => {
    const { window, ids } = gone()
    window.webContents.emit('did-navigate-in-page')
    window.webContents.emit('did-frame-navigate')
    expect(ids).toEqual([])
  })
})
