// The application of test/e2e/app/electron-rules.spec.ts, which real Electron and the stand-in must pass.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, ipcMain, protocol, safeStorage, session } from 'electron'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' rules-picture: data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src rules-frame:"
const FRAME_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors rules://bundle"
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"><rect width="7" height="5"/></svg>'

const given = app.commandLine.getSwitchValue('user-data-dir')
if (given) {
  mkdirSync(given, { recursive: true })
  app.setPath('userData', given)
}
app.enableSandbox()
protocol.registerSchemesAsPrivileged([
  { scheme: 'rules', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  { scheme: 'rules-picture', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  { scheme: 'rules-frame', privileges: { standard: true, secure: true } }
])

globalThis.journal = []
globalThis.notes = []
ipcMain.handle('echo', (_event, value) => value)
ipcMain.handle('unclonable', () => ({ f: () => 1 }))
ipcMain.handle('throw', () => {
  throw new TypeError('boom')
})
ipcMain.handle('whoami', (event) => ({
  type: event.type,
  sender: event.sender.id,
  url: event.senderFrame.url,
  origin: event.senderFrame.origin,
  parent: event.senderFrame.parent,
  frame: typeof event.senderFrame.frameTreeNodeId
}))
ipcMain.handle('note', (event, text) => {
  globalThis.notes.push(text)
  event.sender.send('noted', globalThis.notes.length)
})

if (!app.requestSingleInstanceLock()) app.exit(0)
app.on('second-instance', (_event, argv) => globalThis.journal.push(argv.at(-1)))
app.on('window-all-closed', () => app.quit())

app.whenReady().then(() => {
  protocol.registerSource('rules', {
    routes: [
      {
        match: { host: 'bundle' },
        source: {
          type: 'directory',
          root: join(import.meta.dirname, 'page'),
          headers: { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' }
        }
      }
    ]
  })
  protocol.handle('rules-picture', (request) => {
    globalThis.journal.push({ url: request.url, initiator: request.initiatorOrigin })
    return request.url.endsWith('/none')
      ? new Response(null, { status: 404 })
      : new Response(PICTURE, { headers: { 'content-type': 'image/svg+xml' } })
  })
  protocol.handle('rules-frame', (request) => {
    globalThis.journal.push({ framed: request.url, initiator: request.initiatorOrigin })
    return new Response(
      `<!doctype html><title>Framed</title><p>${new URL(request.url).pathname}</p><a href="/second">second</a>`,
      { headers: { 'content-type': 'text/html', 'content-security-policy': FRAME_POLICY } }
    )
  })
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, done) => done(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
  session.defaultSession.on('will-download', (event, item) => {
    event.preventDefault()
    globalThis.journal.push({ download: item.getFilename() })
  })
  const window = new BrowserWindow({
    name: 'main',
    windowStatePersistence: true,
    width: 900,
    height: 600,
    show: false,
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false
    }
  })
  // not on 'ready-to-show': on Wayland it may never come
  window.webContents.once('did-finish-load', () => {
    window.show()
    console.log(
      `ready ${JSON.stringify({ pid: process.pid, host: app.commandLine.getSwitchValue('app-host') || 'electron' })}`
    )
  })
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }))
  for (const name of ['will-navigate', 'will-frame-navigate']) {
    window.webContents.on(name, (event) => {
      if (event.isMainFrame === false) {
        globalThis.journal.push({ frame: event.url, by: event.initiator?.origin })
        if (event.initiator?.origin !== 'rules://bundle') event.preventDefault()
        return
      }
      globalThis.journal.push({ [name]: event.url })
      if (!event.url.startsWith('rules://bundle/')) event.preventDefault()
    })
  }
  window.webContents.on('context-menu', (_event, params) =>
    globalThis.journal.push({ menu: params.linkURL, x: params.x })
  )
  window.loadURL('rules://bundle/index.html#/')
})

globalThis.seal = async (text) => {
  const sealed = await safeStorage.encryptStringAsync(text)
  return {
    available: await safeStorage.isAsyncEncryptionAvailable(),
    hidden: !sealed.includes(text),
    back: await safeStorage.decryptStringAsync(sealed),
    sealed: sealed.toString('base64')
  }
}
