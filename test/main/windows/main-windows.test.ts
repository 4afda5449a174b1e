import { EventEmitter } from 'node:events'
import type { BrowserWindow, NativeImage } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Clock } from '@shared/ports/system/clock'
import { WindowFactory } from '@main/windows/window-factory'
import { MainWindows, MAX_WINDOWS } from '@main/windows/main-windows'
import { ReloadPolicy } from '@main/windows/reload-policy'
import ENGLISH from '@shared/locales/en/main/system'
import { FakeLog } from '../../fakes/log'

let nextId = 0
class FakeContents extends EventEmitter {
  readonly id = ++nextId
  reloads = 0
  crashes = 0
  destroyed = false
  isDestroyed = (): boolean => this.destroyed
  zooms: number[] = []
  setZoomFactor = (factor: number): void => void this.zooms.push(factor)
  setWindowOpenHandler = (): void => {}
  reload = (): void => void this.reloads++
  forcefullyCrashRenderer = (): void => void this.crashes++
}
class FakeWindow extends EventEmitter {
  readonly webContents = new FakeContents()
  readonly did: string[] = []
  destroyed = false
  minimized = false
  readonly options: { show?: boolean; name?: string }
  constructor(options: { show?: boolean; name?: string }) {
    super()
    this.options = options
    made.push(this)
  }
  show = (): void => void this.did.push('show')
  focus = (): void => void this.did.push('focus')
  restore = (): void => void this.did.push('restore')
  close = (): void => this.gone()
  destroy = (): void => this.gone()
  isMinimized = (): boolean => this.minimized
  isDestroyed = (): boolean => this.destroyed
  setProgressBar = (value: number, { mode }: { mode: string }): void => void this.did.push(`${mode} ${value}`)
  setOverlayIcon = (icon: unknown, description: string): void =>
    void this.did.push(`overlay ${icon === null ? 'none' : description}`)
  setBackgroundColor = (colour: string): void => void this.did.push(colour)
  failLoad: (error: Error) => void = () => {}
  loadURL = (url: string): Promise<void> => {
    this.did.push(url)
    return new Promise((resolve, reject) => {
      this.failLoad = reject
      setImmediate(resolve)
    })
  }
  gone(): void {
    this.destroyed = true
    this.emit('closed')
  }
}
let made: FakeWindow[]
let timers: { delayMs: number; then: () => void }[]
let now: number
let quits: number
let menus: unknown[]
let hasFrame: boolean
let scale: number
let choice: () => Promise<boolean>
let questions: string[]
let factory: WindowFactory
let main: MainWindows
let log: FakeLog

const clock: Clock = {
  now: () => now,
  monotonic: () => now,
  after: (delayMs, then) => {
    const t = { delayMs, then }
    timers.push(t)
    return () => void timers.splice(timers.indexOf(t), 1)
  }
}
const settled = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}
const opened = async (): Promise<FakeWindow> => {
  await main.open()
  const window = made.at(-1)!
  window.emit('ready-to-show')
  return window
}
const crash = (window: FakeWindow, reason = 'crashed'): void =>
  void window.webContents.emit('render-process-gone', {}, { reason, exitCode: 1 })

beforeEach(() => {
  made = []
  timers = []
  now = 0
  quits = 0
  menus = []
  scale = 1
  hasFrame = false
  questions = []
  choice = () => Promise.resolve(true)
  log = new FakeLog()
  factory = new WindowFactory({
    BrowserWindow: FakeWindow as unknown as new () => BrowserWindow,
    appOrigin: 'app://dynodesk',
    openExternal: () => {},
    preload: '/preload.cjs',
    packaged: true
  })
  main = new MainWindows({
    factory,
    clock,
    log,
    page: 'app://dynodesk/index.html',
    title: 'Dynodesk',
    dark: () => false,
    scale: () => scale,
    texts: () => ENGLISH,
    quit: () => void quits++,
    popUpMenu: (template) => void menus.push(template.map(({ label, role, enabled }) => [label ?? '-', role, enabled])),
    hasFrame: () => hasFrame,
    confirm: (_window, { message }) => (questions.push(message), choice())
  })
})

describe('the main window', () => {
  it('is shown as soon as it is painted', () => {
    void main.open()
    expect(made[0]!.did).toEqual(['app://dynodesk/index.html'])
    made[0]!.emit('ready-to-show')
    expect(made[0]!.did).toEqual(['app://dynodesk/index.html', 'show'])
  })

  it('has a menu in text fields and on selected text, and none elsewhere', () => {
    void main.open()
    const click = (isEditable: boolean, selectionText: string, can: boolean): unknown => {
      const editFlags = { canCut: can, canCopy: can, canPaste: isEditable, canSelectAll: true }
      made[0]!.webContents.emit('context-menu', {}, { isEditable, selectionText, editFlags })
      return menus.splice(0)
    }
    expect(click(true, 'ME7.5', true)).toEqual([
      [
        ['Cut', 'cut', true],
        ['Copy', 'copy', true],
        ['Paste', 'paste', true],
        ['-', undefined, undefined],
        [ENGLISH.selectAll, 'selectAll', true]
      ]
    ])
    // a password
    expect(click(true, '•••', false)).toEqual([expect.arrayContaining([['Copy', 'copy', false]])])
    expect(click(false, 'No connection', true)).toEqual([[['Copy', 'copy', true]]])
    expect(click(false, ' ', true)).toEqual([])
  })

  it('opens with the frame that is painted before the script, unless it has an address', async () => {
    hasFrame = true
    await main.open()
    await main.add('/search')
    expect(made.map(({ did }) => did[0])).toEqual([
      'app://dynodesk/index.html#frame',
      'app://dynodesk/index.html#/search'
    ])
  })

  it('is shown when its page is loaded, if hidden windows are not painted', () => {
    void main.open()
    made[0]!.webContents.emit('did-finish-load')
    expect(made[0]!.did).toEqual(['app://dynodesk/index.html', 'show'])
  })

  it('is shown after two seconds at the latest', () => {
    void main.open()
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([2000])
    timers[0]!.then()
    expect(made[0]!.did).toEqual(['app://dynodesk/index.html', 'show'])
  })

  it('is shown once and leaves no timer', () => {
    void main.open()
    for (const one of ['ready-to-show', 'ready-to-show']) made[0]!.emit(one)
    made[0]!.webContents.emit('did-finish-load')
    expect(made[0]!.did.filter((what) => what === 'show')).toHaveLength(1)
    expect(timers).toEqual([])
  })

  it('is open when its page is loaded, without a paint', async () => {
    await main.open()
    expect(made[0]!.did).toEqual(['app://dynodesk/index.html'])
  })

  it('is open when it is closed before its page is loaded, as Electron rejects the load', async () => {
    const opening = main.open()
    made[0]!.destroyed = made[0]!.webContents.destroyed = true
    made[0]!.failLoad(new Error("ERR_FAILED (-2) loading 'app://dynodesk/index.html'"))
    await expect(opening).resolves.toBeUndefined()
  })

  it('rejects when its page cannot be loaded', async () => {
    const opening = main.open()
    made[0]!.failLoad(new Error('ERR_FILE_NOT_FOUND'))
    await expect(opening).rejects.toThrow('ERR_FILE_NOT_FOUND')
  })

  it('has the scale of the settings after every load, and after a change', async () => {
    scale = 1.25
    const window = await opened()
    expect(window.webContents.zooms).toEqual([])
    window.webContents.emit('dom-ready')
    scale = 1.5
    main.applyScale()
    expect(window.webContents.zooms).toEqual([1.25, 1.5])
    window.gone()
    main.applyScale()
    expect(window.webContents.zooms).toHaveLength(2)
  })

  it('is not shown after it was closed', () => {
    void main.open()
    made[0]!.gone()
    expect(timers).toEqual([])
    expect(made[0]!.did).not.toContain('show')
  })

  it('reports when it is shown, before the end of the load', async () => {
    let shown = false
    let open = false
    const loaded = Promise.withResolvers<void>()
    const create = factory.create.bind(factory)
    factory.create = (options) => Object.assign(create(options), { loadURL: () => loaded.promise })
    const opening = main.open(() => (shown = true)).then(() => (open = true))
    made[0]!.emit('ready-to-show')
    await settled()
    expect([shown, open]).toEqual([true, false])
    loaded.resolve()
    await opening
  })

  it('exists once: opening it again raises it', async () => {
    const window = await opened()
    window.minimized = true
    await main.open()
    expect(made).toHaveLength(1)
    expect(window.did.slice(-3)).toEqual(['restore', 'show', 'focus'])
  })

  it('is created again after it was closed', async () => {
    ;(await opened()).gone()
    await opened()
    expect(made).toHaveLength(2)
  })

  it('is a known sender only while it exists', async () => {
    const window = await opened()
    expect(factory.isKnownSender(window.webContents.id)).toBe(true)
    expect(factory.isKnownSender(window.webContents.id + 1)).toBe(false)
    expect(factory.receivers()).toEqual([window.webContents])
    window.gone()
    expect(factory.isKnownSender(window.webContents.id)).toBe(false)
    expect(factory.receivers()).toEqual([])
  })
})

describe('further windows', () => {
  const second = async (): Promise<[FakeWindow, FakeWindow]> => {
    const first = await opened()
    await main.add('/catalogue')
    return [first, made[1]!]
  }

  it('open at an address, each with a name of its own and the guards of the factory', async () => {
    const [first, other] = await second()
    expect(other.did[0]).toBe('app://dynodesk/index.html#/catalogue')
    expect(made.map(({ options }) => options.name)).toEqual(['main', 'main-2'])
    expect([first, other].map(({ webContents }) => factory.isKnownSender(webContents.id))).toEqual([true, true])
    expect(factory.receivers()).toEqual([first.webContents, other.webContents])
  })

  it('close without the others, and leave their number to the next', async () => {
    const closed: number[] = []
    main.onClosed((slot) => closed.push(slot))
    const [first, other] = await second()
    expect([first, other].map(({ webContents }) => main.slotOf(webContents.id))).toEqual([1, 2])
    main.close(first.webContents.id)
    expect([closed, main.count, quits]).toEqual([[1], 1, 0])
    await main.add('')
    expect(main.slotOf(made[2]!.webContents.id)).toBe(1)
    expect(made[2]!.did[0]).toBe('app://dynodesk/index.html')
  })

  it('share links and commands: the one used last gets them, as soon as its page listens', async () => {
    const [first, other] = await second()
    expect([main.current(), main.listener()]).toEqual([other, null])
    main.setListening(first.webContents.id)
    expect(main.listener()).toBe(first.webContents)
    main.setListening(other.webContents.id)
    expect(main.listener()).toBe(other.webContents)
    first.emit('focus')
    expect([main.current(), main.listener()]).toEqual([first, first.webContents])
    first.webContents.emit('did-navigate')
    expect(main.listener()).toBe(other.webContents)
  })

  it('have unsaved entries until their page is gone', async () => {
    const [first, other] = await second()
    main.setDraft(first.webContents.id, true)
    main.setDraft(other.webContents.id, true)
    first.webContents.emit('did-navigate')
    expect(main.hasDraft()).toBe(true)
    main.close(other.webContents.id)
    expect(main.hasDraft()).toBe(false)
  })

  it('stop at ten', async () => {
    await opened()
    for (let more = 0; more < MAX_WINDOWS + 2; more++) await main.add('/catalogue')
    expect(made).toHaveLength(MAX_WINDOWS)
    // the place of an open window must not be forgotten for one that never opens
    expect(main.nextSlot).toBeNull()
  })

  it('have the scale of the settings', async () => {
    const [first, other] = await second()
    scale = 1.5
    main.applyScale()
    expect([first, other].map(({ webContents }) => webContents.zooms)).toEqual([[1.5], [1.5]])
  })

  it('end alone when their page crashes again and again', async () => {
    const [, other] = await second()
    choice = () => Promise.resolve(false)
    for (let i = 0; i < 4; i++) crash(other)
    await settled()
    expect([main.count, quits]).toEqual([1, 0])
  })
})

describe('a page that crashed', () => {
  it('is reloaded with growing delays, then only after the user agrees', async () => {
    const window = await opened()
    const waits: number[] = []
    for (let i = 0; i < 3; i++) {
      crash(window)
      waits.push(timers[0]!.delayMs)
      timers.shift()!.then()
    }
    expect(waits).toEqual([200, 2000, 10_000])
    expect(window.webContents.reloads).toBe(3)
    crash(window)
    await settled()
    expect(questions).toEqual([ENGLISH.stopped])
    expect(window.webContents.reloads).toBe(4)
    crash(window)
    expect(timers[0]!.delayMs).toBe(200)
    expect(log.lines.filter((l) => l.event === 'window.page-gone')).toHaveLength(5)
  })

  it('quits when the user chooses so', async () => {
    choice = () => Promise.resolve(false)
    const window = await opened()
    for (let i = 0; i < 4; i++) crash(window)
    await settled()
    expect(quits).toBe(1)
  })

  it('is not reloaded after a clean exit, or when its window is gone', async () => {
    const window = await opened()
    crash(window, 'clean-exit')
    expect(timers).toEqual([])
    crash(window)
    window.gone()
    timers[0]!.then()
    expect(window.webContents.reloads).toBe(0)
  })

  it('is not counted after ten minutes', () => {
    const reloads = new ReloadPolicy()
    expect([0, 1, 2, 3].map((ms) => reloads.pageCrashed(ms))).toEqual([200, 2000, 10_000, null])
    expect(reloads.pageCrashed(600_003)).toBe(200)
  })
})

describe('the progress on the icon', () => {
  it('is on every window, also on one opened during the work', async () => {
    await main.open()
    main.setProgress({ value: 0.5, mode: 'normal' })
    await main.add('/catalogue')
    made[1]!.emit('ready-to-show')
    main.setProgress({ value: -1, mode: 'none' })
    expect(made.map(({ did }) => did.filter((one) => /^(normal|none|show)/.test(one)))).toEqual([
      ['normal 0.5', 'none -1'],
      ['show', 'normal 0.5', 'none -1']
    ])
  })
})

describe('the overlay of the taskbar icon', () => {
  it('is on every window of the program, also on one that is shown later', async () => {
    factory.createHidden()
    await main.open()
    made[1]!.emit('ready-to-show')
    main.setOverlay([{} as NativeImage, '3 unread'])
    await main.add('/catalogue')
    made[2]!.emit('ready-to-show')
    main.setOverlay([null, ''])
    expect(made.map(({ did }) => did.filter((one) => /^(overlay|show)/.test(one)))).toEqual([
      [],
      ['show', 'overlay 3 unread', 'overlay none'],
      ['show', 'overlay 3 unread', 'overlay none']
    ])
  })
})

describe('a page that does not respond', () => {
  it('is ended only after the user agrees', async () => {
    const window = await opened()
    window.webContents.emit('unresponsive')
    window.webContents.emit('unresponsive')
    await settled()
    expect(questions).toEqual([ENGLISH.notResponding])
    expect(window.webContents.crashes).toBe(1)
  })

  it('is not ended when it responds again during the question', async () => {
    let answer: (yes: boolean) => void = () => {}
    choice = () => new Promise((resolve) => (answer = resolve))
    const window = await opened()
    window.webContents.emit('unresponsive')
    window.webContents.emit('responsive')
    answer(true)
    await settled()
    expect(window.webContents.crashes).toBe(0)
  })
})
