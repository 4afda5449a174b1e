import { EventEmitter } from 'node:events'
import type { BrowserWindow, Display } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { CustomerWindow } from '@main/windows/customer-window'
import { customerWindowOptions, type CustomerWindowStyle } from '@main/windows/window-options'
import { FakeLog } from '../../fakes/log'

const display = (id: number, x: number, label = ''): Display =>
  ({ id, label, bounds: { x, y: 0, width: 1920, height: 1080 } }) as Display
class FakeScreen extends EventEmitter {
  displays = [display(1, 0), display(2, 1920)]
  getAllDisplays = (): Display[] => this.displays
  getPrimaryDisplay = (): Display => this.displays[0]!
  getDisplayMatching = ({ x }: { x: number }): Display =>
    this.displays.find(({ bounds }) => x >= bounds.x && x < bounds.x + bounds.width) ?? this.displays[0]!
}
class FakeWindow extends EventEmitter {
  readonly webContents = new EventEmitter()
  readonly did: string[] = []
  gone = false
  isShown = false
  isFull = false
  #interrupt: (error: Error) => void = () => {}
  /** As in Electron, another load interrupts this one, whose promise rejects. */
  async loadURL(url: string): Promise<void> {
    this.did.push(url)
    this.#interrupt(new Error('ERR_ABORTED (-3)'))
    await new Promise<void>((resolve, reject) => {
      this.#interrupt = reject
      setImmediate(resolve)
    })
  }
  show(): void {
    this.isShown = true
    this.did.push('show')
  }
  isVisible(): boolean {
    return this.isShown
  }
  setFullScreen(on: boolean): void {
    this.did.push(`full ${on}`)
    this.isFull = on
    this.emit(on ? 'enter-full-screen' : 'leave-full-screen')
  }
  isFullScreen(): boolean {
    return this.isFull
  }
  setSimpleFullScreen(on: boolean): void {
    this.did.push(`simple ${on}`)
  }
  hide(): void {
    this.did.push('hide')
  }
  isDestroyed(): boolean {
    return this.gone
  }
  destroy(): void {
    if (this.gone) return
    this.gone = true
    this.emit('closed')
  }
  press(key: string, type = 'keyDown', isAutoRepeat = false): boolean {
    let prevented = false
    const event = { preventDefault: () => (prevented = true) }
    this.webContents.emit('before-input-event', event, { type, key, isAutoRepeat })
    return prevented
  }
}

let screen: FakeScreen
let windows: { window: FakeWindow; style: CustomerWindowStyle }[]
let own: { x: number } | null
let place: 'other' | 'same'
let chosen: string
let closed: number
let wayland: boolean
let mac: boolean
let fullScreen: boolean[]
function make(): CustomerWindow {
  const made = new CustomerWindow({
    factory: {
      createCustomerWindow: (style) => (
        windows.push({ window: new FakeWindow(), style }),
        windows.at(-1)!.window as unknown as BrowserWindow
      )
    },
    screen: screen as never,
    log: new FakeLog(),
    mainWindow: () => own && { getBounds: () => ({ x: own!.x, y: 10, width: 900, height: 600 }) },
    displayMode: () => place,
    chosenDisplay: () => chosen,
    wayland,
    mac
  })
  made.onClosed(() => closed++)
  made.onFullScreen((full) => fullScreen.push(full))
  return made
}
beforeEach(() => {
  ;[screen, windows, own, place, chosen, closed] = [new FakeScreen(), [], { x: 0 }, 'other', '', 0]
  ;[wayland, mac, fullScreen] = [false, false, []]
})

describe('the customer window', () => {
  it('leaves the simple full screen of macOS before it closes, or Dock and menu bar stay hidden', async () => {
    mac = true
    const customerWindow = make()
    await customerWindow.show('dynodesk-sheet://document/a', 'dark')
    customerWindow.hide()
    expect(windows[0]!.window.did.slice(1)).toEqual(['show', 'simple true', 'hide', 'simple false'])
    expect(windows[0]!.window.gone).toBe(true)
  })

  it('fills a display without the main window', async () => {
    const customerWindow = make()
    expect(await customerWindow.show('dynodesk-sheet://document/a', 'dark')).toEqual({
      covers: false,
      awaitsFullScreen: false
    })
    expect(windows[0]).toMatchObject({
      style: { bounds: { x: 1920 }, onTop: false, dark: true },
      window: { did: ['dynodesk-sheet://document/a', 'show', 'full true'] }
    })
    own = { x: 2000 }
    customerWindow.hide()
    await customerWindow.show('dynodesk-sheet://document/b', 'light')
    expect(windows[1]).toMatchObject({ style: { bounds: { x: 0 }, dark: false } })
  })
  it('covers the main window where there is one display, or where the setting says so', async () => {
    place = 'same'
    expect(await make().show('a', 'dark')).toMatchObject({ covers: true })
    place = 'other'
    screen.displays = [display(1, 0)]
    expect(await make().show('a', 'dark')).toMatchObject({ covers: true })
    expect(windows.map(({ style }) => style.onTop)).toEqual([true, true])
  })
  describe('among several displays', () => {
    const shownAt = async (): Promise<number> => {
      await make().show('a', 'dark')
      return windows.at(-1)!.style.bounds!.x
    }
    beforeEach(() => (screen.displays = [display(1, 0, 'Desk'), display(2, 1920, 'Wall'), display(3, 3840, 'Counter')]))

    it('uses the chosen one', async () => {
      expect(await shownAt()).toBe(1920)
      chosen = '3 Counter'
      expect(await shownAt()).toBe(3840)
      expect(windows.at(-1)!.style.onTop).toBe(false)
    })
    it('finds it by its name when its id changed, unless two have that name', async () => {
      chosen = '77 Counter'
      expect(await shownAt()).toBe(3840)
      screen.displays = [display(1, 0, 'Counter'), display(2, 1920), display(3, 3840, 'Counter')]
      expect(await shownAt()).toBe(1920)
    })
    it.each([
      ['is gone', '9 Beamer'],
      ['has the desk’s own window on it', '1 Desk']
    ])('uses the first other one when the chosen one %s', async (_why, key) => {
      chosen = key
      expect(await shownAt()).toBe(1920)
    })
    it('lists number, name and size, the one with the main window, and the chosen one', () => {
      chosen = '3 Counter'
      screen.displays[1] = display(2, 1920)
      expect(make().displays()).toEqual([
        { key: '1 Desk', number: 1, label: 'Desk', width: 1920, height: 1080, own: true, chosen: false },
        { key: '2', number: 2, label: '', width: 1920, height: 1080, own: false, chosen: false },
        { key: '3 Counter', number: 3, label: 'Counter', width: 1920, height: 1080, own: false, chosen: true }
      ])
    })
  })
  it('shows the next document in the same window', async () => {
    const customerWindow = make()
    await customerWindow.show('a', 'dark')
    await customerWindow.show('b', 'dark')
    expect(windows).toHaveLength(1)
    expect(windows[0]!.window.did).toEqual(['a', 'show', 'full true', 'b'])
  })
  it('is shown by the load that ends, also when that interrupted the first one', async () => {
    const customerWindow = make()
    const [first, second] = await Promise.allSettled([
      customerWindow.show('a', 'dark'),
      customerWindow.show('b', 'dark')
    ])
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
    expect(windows).toHaveLength(1)
    expect(windows[0]!.window.did).toEqual(['a', 'b', 'show', 'full true'])
  })
  it.each(['Escape', 'F8'])('is closed by %s, which does not reach the menu', async (key) => {
    await make().show('a', 'dark')
    expect(windows[0]!.window.press('Enter')).toBe(false)
    expect(windows[0]!.window.press(key, 'keyUp')).toBe(false)
    expect(closed).toBe(0)
    expect(windows[0]!.window.press(key)).toBe(true)
    expect(windows[0]!.window.gone).toBe(true)
    expect(closed).toBe(1)
  })
  it('is closed when its display is removed', async () => {
    await make().show('a', 'dark')
    screen.emit('display-removed', {}, display(1, 0))
    expect(closed).toBe(0)
    screen.emit('display-removed', {}, display(2, 1920))
    expect([closed, windows[0]!.window.gone, screen.listenerCount('display-removed')]).toEqual([1, true, 0])
  })
  it('is closed when its page crashes, and reports only what `hide` did not close', async () => {
    const customerWindow = make()
    await customerWindow.show('a', 'dark')
    windows[0]!.window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    expect(closed).toBe(1)
    await customerWindow.show('a', 'dark')
    customerWindow.hide()
    expect(closed).toBe(1)
  })
  describe('on Wayland', () => {
    beforeEach(() => (wayland = true))

    it('opens as an ordinary window, which a person moves and F11 makes full screen', async () => {
      const customerWindow = make()
      expect(customerWindow.displays()).toEqual([])
      expect(await customerWindow.show('a', 'dark')).toEqual({ covers: false, awaitsFullScreen: true })
      const [{ window, style }] = windows as [(typeof windows)[number]]
      expect(style).toEqual({ bounds: null, dark: true, onTop: false })
      expect(window.did).toEqual(['a', 'show'])
      expect(window.press('F11', 'keyUp')).toBe(false)
      expect(window.press('F11')).toBe(true)
      // a key that is held down
      expect(window.press('F11', 'keyDown', true)).toBe(true)
      expect(await customerWindow.show('b', 'dark')).toEqual({ covers: false, awaitsFullScreen: false })
      expect(window.press('F11')).toBe(true)
      expect(window.did).toEqual(['a', 'show', 'full true', 'b', 'full false'])
      expect(fullScreen).toEqual([true, false])
    })
    it.each(['Escape', 'F8'])('is closed by %s, also in full screen', async (key) => {
      await make().show('a', 'dark')
      windows[0]!.window.press('F11')
      expect(windows[0]!.window.press(key)).toBe(true)
      expect([closed, windows[0]!.window.gone]).toEqual([1, true])
      windows[0]!.window.emit('leave-full-screen')
      expect(fullScreen).toEqual([true])
    })
    it('is closed when any display is removed, since its own is unknown', async () => {
      await make().show('a', 'dark')
      screen.emit('display-removed', {}, display(1, 0))
      expect([closed, windows[0]!.window.gone, screen.listenerCount('display-removed')]).toEqual([1, true, 0])
    })
    it('has a frame and neither a place nor a preload', () => {
      const options = customerWindowOptions(
        { bounds: null, dark: true, onTop: false },
        { preload: '/p', packaged: true }
      )
      for (const name of ['x', 'y', 'frame', 'fullscreen', 'alwaysOnTop', 'skipTaskbar'])
        expect(options).not.toHaveProperty(name)
      expect(options).toMatchObject({ show: false, width: 1200, height: 675 })
      expect(options.webPreferences).not.toHaveProperty('preload')
    })
  })
  it('leaves F11 to the menu when it fills its display', async () => {
    await make().show('a', 'dark')
    expect(windows[0]!.window.press('F11')).toBe(false)
    expect(fullScreen).toEqual([])
  })
  it('has neither a preload nor a frame', () => {
    const options = customerWindowOptions(
      { bounds: { x: 1, y: 2, width: 3, height: 4 }, dark: true, onTop: true },
      { preload: '/p', packaged: true }
    )
    expect(options).toMatchObject({
      x: 1,
      y: 2,
      width: 3,
      height: 4,
      frame: false,
      alwaysOnTop: true,
      show: false,
      skipTaskbar: true
    })
    expect(options.webPreferences).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      allowRunningInsecureContent: false,
      spellcheck: false,
      safeDialogs: true,
      devTools: false,
      navigateOnDragDrop: false,
      disableBlinkFeatures: 'Auxclick'
    })
  })
})
