import { EventEmitter, once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeCodec } from '../codec.ts'
import type { CdpSession } from '../browser/cdp.ts'
import { ownFrames } from '../page/frames.ts'
import { framesWhenShown } from '../page/hidden.ts'
import { bridgeEnd, isolatedWorld, type Surroundings } from '../page/worlds.ts'
import { browser, note, runtime } from '../runtime.ts'
import { NotInStandin, refusingInstances } from '../missing.ts'
import { app, cancelable } from './app.ts'
import { NativeImage, nativeImage } from './desktop.ts'
import { ipcMain } from './ipc.ts'
import { checkPrint, jobRefused, pdfParameters, systemPrinters } from './printing.ts'
import { knownOptions } from './options.ts'
import { originOf, ownSchemes, toApp, toPage } from './network/protocol.ts'
import { session as sessions, StandinSession } from './network/sessions.ts'
import { nativeTheme } from './theme.ts'

const WORLD = 'Electron Isolated Context'
const BINDING = '__standin'
const codec = makeCodec()
let nextId = 0

export interface StandinFrame {
  url: string
  origin: string
  frameTreeNodeId: number
  parent: StandinFrame | null
  top: StandinFrame | null
  name: string
  framesInSubtree: StandinFrame[]
}

/** The part of a window that its page uses. */
export interface Host {
  _painted(): void
  _stays(): void
  _pageTitle(title: string): void
  _boundsChanged(bounds: { left: number; top: number; width: number; height: number; windowState: string }): void
  _openAnother(url: string): void
  isVisible(): boolean
  close(): void
}

export class WebContents extends EventEmitter {
  readonly id = ++nextId
  readonly session: StandinSession
  readonly ipc = new EventEmitter()
  _targetId = ''
  #cdp: CdpSession | undefined
  readonly #opened: Promise<CdpSession>
  #mainFrame = ''
  #isolated: number | undefined
  #url = ''
  /** Target of the main frame's navigation until Chromium confirms it. */
  #expected = ''
  #title = ''
  #loading = false
  /** Calls of `loadURL` that are not done. */
  #calledLoads = 0
  #byHand = 0 // loads that loadURL and reload asked for: no will-navigate for those
  #destroyed = false
  /** Wayland: the script that stops frames in a page loaded before the window is shown. */
  #holdsFrames: string | undefined
  readonly #release = `standin-${crypto.randomUUID()}`
  #openHandler: ((d: any) => { action: string }) | undefined
  #zoom = 1
  #windowId = 0
  readonly #viewer: boolean
  /** The viewer shows a PDF instead of a page. */
  #pdf = false
  /** Frames within the page; `asked`: the embedding page started the last navigation. */
  readonly #frames = new Map<string, { parent: string; url: string; asked: boolean }>()
  readonly #window: Host

  constructor(window: Host, options: Electron.BrowserWindowConstructorOptions) {
    super()
    this.#window = window
    const prefs = options.webPreferences ?? {}
    if (prefs.nodeIntegration || prefs.contextIsolation === false || prefs.sandbox === false)
      throw new NotInStandin('a renderer without sandbox and context isolation')
    if (prefs.webviewTag || prefs.webSecurity === false || prefs.allowRunningInsecureContent)
      throw new NotInStandin('a renderer with webviewTag or without webSecurity')
    this.#viewer = prefs.plugins === true
    this.session = prefs.partition ? sessions.fromPartition(prefs.partition) : sessions.defaultSession
    this.#opened = this.#open(options)
    this.#opened.catch((e) => this.#destroyed || console.error('stand-in: window did not open:', e))
  }

  async #open(options: Electron.BrowserWindowConstructorOptions): Promise<CdpSession> {
    const root = browser().browser
    const size = { width: options.width ?? 800, height: options.height ?? 600 }
    const waiting = runtime.firstTarget
    runtime.firstTarget = undefined
    // a second window that stays hidden (printing) has no frame; the first takes over the window that Chromium opened
    // with
    const hidden = !runtime.headless && options.show === false && waiting === undefined
    const targetId = waiting
      ? await waiting
      : (
          (await root.send('Target.createTarget', {
            url: 'about:blank',
            ...(hidden ? { hidden: true } : { newWindow: true, ...size })
          })) as { targetId: string }
        ).targetId
    this._targetId = targetId
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true })
    if (!hidden)
      await this._place(
        options.x !== undefined && options.y !== undefined ? { ...size, x: options.x, y: options.y } : size
      )
    const cdp = browser().session(sessionId)
    this.#listen(cdp)
    const secret = `standin-${crypto.randomUUID()}`
    const source = this.#preloadSource(options.webPreferences ?? {})
    const ready = [
      cdp.send('Page.enable'),
      cdp.send('Runtime.enable'),
      cdp.send('Network.enable'),
      cdp.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      cdp.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', {
        source: `(${bridgeEnd})(${JSON.stringify(secret)}, 'main')`
      }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${ownFrames})(${JSON.stringify(ownSchemes())})` }),
      cdp.send('Page.addScriptToEvaluateOnNewDocument', {
        worldName: WORLD,
        source: this.#isolatedSource(secret, source, options.webPreferences ?? {})
      }),
      this.#emulate(cdp, nativeTheme._emulated()),
      cdp.send('Page.getFrameTree')
    ]
    if (runtime.wayland && !this.#window.isVisible()) {
      const source = `(${framesWhenShown})(${JSON.stringify(this.#release)})`
      const added = (await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source })) as { identifier: string }
      this.#holdsFrames = added.identifier
    }
    this.#mainFrame = (await Promise.all(ready)).at(-1).frameTree.frame.id
    this.#cdp = cdp
    nativeTheme._followers.add(this.#followTheme)
    return cdp
  }
  readonly #followTheme = (theme: string): void => void this.#emulate(this.#cdp!, theme).catch(() => {})
  #emulate(cdp: CdpSession, theme: string): Promise<unknown> {
    return cdp.send('Emulation.setEmulatedMedia', {
      features: theme === '' ? [] : [{ name: 'prefers-color-scheme', value: theme }]
    })
  }
  /** Size and position of the window around the page, in device-independent pixels; headless, the size of the page. */
  async _place(b: { width: number; height: number; x?: number; y?: number }): Promise<void> {
    const root = browser().browser
    if (this.#windowId === 0)
      this.#windowId = (
        (await root.send('Browser.getWindowForTarget', { targetId: this._targetId })) as { windowId: number }
      ).windowId
    const bounds = {
      ...(b.x !== undefined && b.y !== undefined ? { left: b.x, top: b.y } : {}),
      ...(runtime.headless ? {} : { width: b.width, height: b.height })
    }
    if (Object.keys(bounds).length > 0) await root.send('Browser.setWindowBounds', { windowId: this.#windowId, bounds })
    if (runtime.headless)
      await root.send('Browser.setContentsSize', { windowId: this.#windowId, width: b.width, height: b.height })
  }
  /** The same for a window that may still be opening. */
  async _replace(b: { width: number; height: number; x?: number; y?: number }): Promise<void> {
    await this.#opened
    await this._place(b)
  }
  _windowState(windowState: 'normal' | 'minimized' | 'maximized' | 'fullscreen'): void {
    void this.#opened.then(() =>
      browser().browser.tell('Browser.setWindowBounds', { windowId: this.#windowId, bounds: { windowState } })
    )
  }
  /** The window is visible: frames run. */
  async _shown(): Promise<void> {
    const cdp = await this.#opened
    if (this.#holdsFrames === undefined) return
    await cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: this.#holdsFrames })
    this.#holdsFrames = undefined
    await cdp.send('Runtime.evaluate', { expression: `window[${JSON.stringify(this.#release)}]?.()` })
  }
  #preloadSource(prefs: Electron.WebPreferences): string | undefined {
    if (!prefs.preload) return undefined
    try {
      return readFileSync(prefs.preload, 'utf8')
    } catch (e) {
      queueMicrotask(() => this.emit('preload-error', {}, prefs.preload, e))
      return undefined
    }
  }
  #isolatedSource(secret: string, preload: string | undefined, prefs: Electron.WebPreferences): string {
    const config: Surroundings = {
      binding: BINDING,
      process: {
        platform: process.platform,
        arch: process.arch,
        versions: { ...process.versions } as Record<string, string>,
        argv: [process.execPath, '--type=renderer', ...(prefs.additionalArguments ?? [])],
        env: {},
        pid: process.pid
      }
    }
    const body =
      preload === undefined
        ? 'undefined'
        : `function (exports, require, module, process, global, setImmediate) {${preload}\n}`
    return `if (window === window.top) (${isolatedWorld})(${JSON.stringify(config)}, (${makeCodec})(), (${bridgeEnd})(${JSON.stringify(secret)}, 'isolated'), ${body})\n//# sourceURL=${prefs.preload ?? 'preload'}`
  }

  #listen(cdp: CdpSession): void {
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD && context.auxData?.frameId === this.#mainFrame) this.#isolated = context.id
    })
    cdp.on('Runtime.executionContextsCleared', () => (this.#isolated = undefined))
    cdp.on(
      'Runtime.executionContextDestroyed',
      ({ executionContextId }) => executionContextId === this.#isolated && (this.#isolated = undefined)
    )
    cdp.on(
      'Runtime.bindingCalled',
      ({ name, payload, executionContextId }) =>
        name === BINDING && void this.#fromPage(JSON.parse(payload), executionContextId)
    )
    cdp.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
      const message = args.map((a: any) => a.value ?? a.description ?? a.type).join(' ')
      const level = ({ warning: 'warning', error: 'error', debug: 'debug' } as Record<string, string>)[type] ?? 'info'
      this.emit('console-message', {
        message,
        level,
        lineNumber: stackTrace?.callFrames[0]?.lineNumber ?? 0,
        sourceId: stackTrace?.callFrames[0]?.url ?? ''
      })
    })
    cdp.on('Runtime.exceptionThrown', ({ exceptionDetails }) =>
      note('page-exception', exceptionDetails.exception?.description ?? exceptionDetails.text)
    )
    cdp.on('Fetch.requestPaused', (event) => {
      this.session
        ._intercept(cdp, event, {
          id: this.id,
          mainFrame: this.#mainFrame,
          url: this.#frames.get(event.frameId)?.url || this.getURL() || this.#expected,
          asPdf: () => (this.#pdf = this.#viewer),
          willNavigate: (url, isMainFrame, redirected) => {
            if (isMainFrame) {
              this.#pdf = false
              this.#expected = url
            }
            if (isMainFrame && !redirected && this.#byHand > 0) {
              this.#byHand--
              return false
            }
            const frame = isMainFrame ? this.mainFrame : this.#frameOf(event.frameId)
            const navigation = cancelable({
              url,
              isMainFrame,
              isSameDocument: false,
              frame,
              initiator: this.#initiatorOf(event.frameId)
            })
            if (redirected) this.emit('will-redirect', navigation, url, false, isMainFrame)
            else {
              if (isMainFrame) this.emit('will-navigate', navigation, url)
              this.emit('will-frame-navigate', navigation)
            }
            // parts of the new page may be requested before Chromium confirms the navigation
            const inner = this.#frames.get(event.frameId)
            if (inner && !navigation.defaultPrevented) inner.url = url
            return navigation.defaultPrevented
          }
        })
        .catch((e) => this.#destroyed || console.error('stand-in: request', event.request.url, e))
    })
    cdp.on('Page.frameResized', () => {
      if (runtime.headless || this.#windowId === 0) return
      browser()
        .browser.send('Browser.getWindowBounds', { windowId: this.#windowId })
        .then(
          ({ bounds }) => this.#window._boundsChanged(bounds),
          () => {}
        )
    })
    cdp.on(
      'Page.frameStartedLoading',
      ({ frameId }) => frameId === this.#mainFrame && ((this.#loading = true), this.emit('did-start-loading'))
    )
    cdp.on('Page.frameAttached', ({ frameId, parentFrameId }) =>
      this.#frames.set(frameId, { parent: parentFrameId, url: '', asked: true })
    )
    cdp.on('Page.frameDetached', ({ frameId }) => this.#frames.delete(frameId))
    // a frame's own links, forms and refreshes are reported here; every other navigation comes from the embedding page
    cdp.on('Page.frameRequestedNavigation', ({ frameId, reason }) => {
      const frame = this.#frames.get(frameId)
      if (frame) frame.asked = reason === 'initialFrameNavigation' || reason === 'scriptInitiated'
    })
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) {
        this.#frames.set(frame.id, { parent: frame.parentId, url: toApp(frame.url), asked: false })
        return
      }
      this.#mainFrame = frame.id
      this.#url = toApp(frame.url + (frame.urlFragment ?? ''))
      if (frame.unreachableUrl) return
      this.session._applyPermissions(this, this.#url).catch((e) => this.#destroyed || console.error(e))
      if (this.#zoom !== 1) this.setZoomFactor(this.#zoom)
      this.emit('did-navigate', {}, this.#url, 200, 'OK')
    })
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId !== this.#mainFrame) return
      this.#url = toApp(url)
      this.emit('did-navigate-in-page', {}, this.#url, true)
    })
    cdp.on('Page.domContentEventFired', () => this.emit('dom-ready', {}))
    cdp.on(
      'Page.lifecycleEvent',
      ({ name, frameId }) =>
        name === 'firstPaint' && frameId === this.#mainFrame && this.#url !== 'about:blank' && this.#window._painted()
    )
    cdp.on('Page.loadEventFired', () => {
      if (this.#url === 'about:blank') return
      this.#loading = false
      void this.executeJavaScript('document.title').then(
        (t) => this.#setTitle(String(t)),
        () => {}
      )
      this.emit('did-finish-load')
      this.emit('did-stop-loading')
      this.#window._painted()
    })
    cdp.on('Page.windowOpen', ({ url, windowName, windowFeatures }) => {
      const answer = this.#openHandler?.({
        url: toApp(url),
        frameName: windowName,
        features: windowFeatures.join(','),
        disposition: 'foreground-tab',
        referrer: { url: '', policy: 'no-referrer' }
      }) ?? { action: 'allow' }
      note('window-open', { url: toApp(url), action: answer.action })
      if (answer.action === 'allow') this.#window._openAnother(toApp(url))
    })
    cdp.on('Inspector.targetCrashed', () => {
      const details = { reason: 'crashed', exitCode: 139 }
      this.emit('render-process-gone', {}, details)
      app.emit('render-process-gone', {}, this, details)
    })
    cdp.on('Page.javascriptDialogOpening', ({ type }) => {
      if (type === 'beforeunload') {
        const e = cancelable()
        this.emit('will-prevent-unload', e)
        cdp.tell('Page.handleJavaScriptDialog', { accept: e.defaultPrevented })
        if (!e.defaultPrevented) this.#window._stays()
      }
    })
  }
  #setTitle(title: string): void {
    if (title === this.#title) return
    this.#title = title
    const e = cancelable()
    this.emit('page-title-updated', e, title, true)
    this.#window._pageTitle(title)
  }

  /** Tells the page the paths of the files that were dropped on it. */
  async #namePaths(count: number, contextId: number): Promise<void> {
    const cdp = await this.#opened
    const evaluate = (expression: string): Promise<any> => cdp.send('Runtime.evaluate', { expression, contextId })
    const paths: string[] = []
    for (let at = 0; at < count; at++) {
      const { result } = await evaluate(`${BINDING}_files[${at}]`)
      paths.push((await cdp.send('DOM.getFileInfo', { objectId: result.objectId })).path)
    }
    await evaluate(`${BINDING}_paths(${JSON.stringify(paths)})`)
  }
  async #fromPage(m: any, contextId: number): Promise<void> {
    if (contextId !== this.#isolated && this.#isolated !== undefined) return
    this.#isolated = contextId
    if (m.op === 'theme') return nativeTheme._systemIs(m.dark ? 'dark' : 'light')
    if (m.op === 'title') return this.#setTitle(m.title)
    if (m.op === 'input') return void this.emit('before-input-event', cancelable(), m.input)
    if (m.op === 'context-menu')
      return void this.emit('context-menu', cancelable(), {
        ...m.params,
        frame: this.mainFrame,
        linkURL: toApp(m.params.linkURL),
        srcURL: toApp(m.params.srcURL),
        pageURL: this.#url
      })
    if (m.op === 'dropped') return this.#namePaths(m.files, contextId)
    if (m.op === 'preload-error') return void this.emit('preload-error', {}, '', new Error(m.message))
    const frame = this.mainFrame
    const event = {
      sender: this,
      senderFrame: frame,
      frameId: 1,
      processId: 1,
      type: 'frame',
      reply: (channel: string, ...args: unknown[]) => this.send(channel, ...args)
    }
    const args = codec.decode(m.args) as unknown[]
    if (m.op === 'send') {
      ipcMain.emit(m.channel, event, ...args)
      return
    }
    const handler = ipcMain._handler(m.channel)
    const reply = (answer: object): void =>
      void this.#deliver({ op: 'reply', id: m.id, channel: m.channel, ...answer }, contextId)
    try {
      if (!handler) throw new Error(`No handler registered for '${m.channel}'`)
      reply({ result: codec.encode(await handler(event, ...args)) })
    } catch (error) {
      console.error(`Error occurred in handler for '${m.channel}':`, error)
      reply({ error: String(error) })
    }
  }
  async #deliver(message: object, contextId = this.#isolated): Promise<void> {
    if (contextId === undefined || !this.#cdp) return
    // as an argument: inside an expression every quote of a large message would be escaped twice more
    await this.#cdp
      .send('Runtime.callFunctionOn', {
        executionContextId: contextId,
        functionDeclaration: `(message) => ${BINDING}_in(message)`,
        arguments: [{ value: message }]
      })
      .catch(() => {})
  }

  get mainFrame(): StandinFrame {
    const main: StandinFrame = {
      url: this.#url,
      origin: originOf(this.#url),
      frameTreeNodeId: this.id,
      parent: null,
      top: null,
      name: '',
      framesInSubtree: []
    }
    const inner = [...this.#frames.keys()].map((id) => this.#frameOf(id, main))
    // Electron's viewer builds two frames here; the stand-in has none
    if (this.#pdf) inner.push({ ...main, parent: main, top: main })
    main.framesInSubtree = [main, ...inner]
    return main
  }
  #frameOf(id: string, main: StandinFrame | null = null): StandinFrame {
    const url = this.#frames.get(id)?.url ?? ''
    return { url, origin: originOf(url), frameTreeNodeId: 0, parent: main, top: main, name: '', framesInSubtree: [] }
  }
  #initiatorOf(id: string): StandinFrame {
    const frame = this.#frames.get(id)
    if (!frame || (frame.asked && frame.parent === this.#mainFrame)) return this.mainFrame
    return frame.asked ? this.#frameOf(frame.parent) : this.#frameOf(id)
  }
  send(channel: string, ...args: unknown[]): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed')
    void this.#deliver({ op: 'event', channel, args: codec.encode(args) })
  }
  async loadURL(url: string): Promise<void> {
    const failed = (code: string): Error => Object.assign(new Error(`${code} loading '${url}'`), { code, url })
    const ended = new AbortController()
    const destroyed = new Promise<never>((_, reject) => {
      const onDestroyed = (): void => reject(failed('ERR_FAILED'))
      this.once('destroyed', onDestroyed)
      ended.signal.addEventListener('abort', () => this.off('destroyed', onDestroyed))
    })
    this.#calledLoads++
    try {
      await Promise.race([this.#load(url, failed), destroyed])
    } finally {
      this.#calledLoads--
      ended.abort()
    }
  }
  async #load(url: string, failed: (code: string) => Error): Promise<void> {
    const cdp = await this.#opened
    this.#byHand++
    const done = once(this, 'did-finish-load')
    const { errorText } = await cdp.send('Page.navigate', { url: toPage(url) })
    if (errorText) {
      this.#byHand = 0
      this.emit('did-fail-load', {}, -2, errorText, url, true)
      throw failed(errorText)
    }
    await done
  }
  loadFile(
    path: string,
    options: { hash?: string; search?: string; query?: Record<string, string> } = {}
  ): Promise<void> {
    const url = pathToFileURL(resolve(app.getAppPath(), path))
    if (options.hash) url.hash = options.hash
    if (options.search) url.search = options.search
    for (const [k, v] of Object.entries(options.query ?? {})) url.searchParams.set(k, v)
    return this.loadURL(url.href)
  }
  reload(): void {
    this.#byHand++
    void this.#opened.then((cdp) => cdp.tell('Page.reload'))
  }
  getURL(): string {
    return this.#url === 'about:blank' ? '' : this.#url
  }
  getTitle(): string {
    return this.#title
  }
  isLoading(): boolean {
    return this.#loading
  }
  isDestroyed(): boolean {
    return this.#destroyed
  }
  isCrashed(): boolean {
    return false
  }
  isDevToolsOpened(): boolean {
    return false
  }
  openDevTools(): void {}
  focus(): void {}
  getUserAgent(): string {
    return this.session.getUserAgent()
  }
  setWindowOpenHandler(handler: (details: any) => any): void {
    this.#openHandler = handler
  }
  async executeJavaScript(code: string, userGesture = false): Promise<any> {
    const cdp = await this.#opened
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  async insertCSS(css: string): Promise<string> {
    await this.executeJavaScript(
      `{ const s = new CSSStyleSheet(); s.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s] }`
    )
    return css
  }
  setZoomFactor(factor: number): void {
    if (!(factor > 0)) throw new Error("'zoomFactor' must be a double greater than 0.0")
    this.#zoom = factor
    void this.executeJavaScript(`document.documentElement.style.zoom = ${factor}`).catch(() => {})
  }
  getZoomFactor(): number {
    return this.#zoom
  }
  setZoomLevel(level: number): void {
    this.setZoomFactor(1.2 ** level)
  }
  getZoomLevel(): number {
    return Math.log(this.#zoom) / Math.log(1.2)
  }
  get zoomFactor(): number {
    return this.#zoom
  }
  set zoomFactor(factor: number) {
    this.setZoomFactor(factor)
  }
  get zoomLevel(): number {
    return this.getZoomLevel()
  }
  set zoomLevel(level: number) {
    this.setZoomLevel(level)
  }
  async setVisualZoomLevelLimits(_minimum: number, _maximum: number): Promise<void> {}
  setIgnoreMenuShortcuts(_ignore: boolean): void {}
  setBackgroundThrottling(_allowed: boolean): void {}
  getOSProcessId(): number {
    return runtime.child?.pid ?? 0
  }
  stop(): void {
    this.#cdp?.tell('Page.stopLoading')
  }
  reloadIgnoringCache(): void {
    this.reload()
  }
  forcefullyCrashRenderer(): void {
    this.#cdp?.tell('Page.crash')
  }
  undo(): void {
    this.#command('undo')
  }
  redo(): void {
    this.#command('redo')
  }
  cut(): void {
    this.#command('cut')
  }
  copy(): void {
    this.#command('copy')
  }
  paste(): void {
    this.#command('paste')
  }
  selectAll(): void {
    this.#command('selectAll')
  }
  #command(name: string): void {
    void this.executeJavaScript(`void document.execCommand('${name}')`, true).catch(() => {})
  }
  replaceMisspelling(_text: string): void {}
  async capturePage(): Promise<NativeImage> {
    const cdp = await this.#opened
    return new NativeImage(Buffer.from((await cdp.send('Page.captureScreenshot', { format: 'png' })).data, 'base64'))
  }
  async printToPDF(options: Electron.PrintToPDFOptions): Promise<Buffer<ArrayBuffer>> {
    const parameters = pdfParameters(options)
    const cdp = await this.#opened
    const { data } = await cdp.send('Page.printToPDF', parameters)
    return Buffer.from(data, 'base64')
  }
  /** Prints nothing and records the job. */
  print(options: Electron.WebContentsPrintOptions = {}, callback?: (ok: boolean, why: string) => void): void {
    checkPrint(options)
    const reason = jobRefused(options)
    if (reason === null) note('print', { ...options, url: this.getURL() })
    setImmediate(() => callback?.(reason === null, reason ?? ''))
  }
  /** Nothing is dragged; only records the call. */
  startDrag(item: Electron.Item): void {
    knownOptions('webContents.startDrag', item)
    const files = item.files ?? [item.file]
    if (files.length === 0 || files.some((file) => !file))
      throw new Error("Must specify either 'file' or 'files' option")
    if (!files.every((file) => isAbsolute(file) && existsSync(file)))
      throw new Error('stand-in: a dragged file is absolute and there')
    const icon = typeof item.icon === 'string' ? nativeImage.createFromPath(item.icon) : item.icon
    if (icon.isEmpty()) throw new Error("Must specify non-empty 'icon' option")
    note('startDrag', files)
  }
  async getPrintersAsync(): Promise<Electron.PrinterInfo[]> {
    return systemPrinters()
  }
  close(): void {
    this.#window.close()
  }
  async _closeTarget(politely: boolean): Promise<void> {
    const cdp = await this.#opened
    // Chromium loses this command while it replaces the process of a page; a page that is loaded first asks nothing
    if (politely && this.#calledLoads === 0) await cdp.send('Page.close').catch(() => {})
    else
      await browser()
        .browser.send('Target.closeTarget', { targetId: this._targetId })
        .catch(() => {})
  }
  _gone(): void {
    this.#destroyed = true
    nativeTheme._followers.delete(this.#followTheme)
    this.emit('destroyed')
  }
}
refusingInstances('webContents', WebContents)
