/** The minimum of electron-vite's Vue template: a window with a page and a preload. Prints `ready` like the program. */
import { join } from 'node:path'
import { app, BrowserWindow, ipcMain } from 'electron'

app.setPath('userData', app.commandLine.getSwitchValue('user-data-dir'))
ipcMain.handle('ready', () => {
  const host = app.commandLine.getSwitchValue('app-host') === 'chromium' ? 'chromium' : 'electron'
  process.stdout.write(
    `ready ${JSON.stringify({ pid: process.pid, version: app.getVersion(), host, startupMs: Math.round(performance.now()) })}\n`
  )
})
app.on('window-all-closed', () => app.quit())
void app.whenReady().then(async () => {
  const window = new BrowserWindow({
    width: 1366,
    height: 768,
    show: false,
    webPreferences: { preload: join(import.meta.dirname, '../preload/index.cjs'), sandbox: true }
  })
  window.once('ready-to-show', () => window.show())
  await window.loadFile(join(import.meta.dirname, '../renderer/index.html'))
})
