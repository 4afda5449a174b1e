import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BACKGROUND, hiddenWindowOptions, windowOptions } from '@main/windows/window-options'

const make = (packaged = true, dark = true) =>
  windowOptions({ name: 'main', title: 'Dynodesk', dark }, { preload: '/app/out/preload/index.cjs', packaged })

describe('window options', () => {
  it('are the locked preferences', () => {
    expect(make().webPreferences).toEqual({
      preload: '/app/out/preload/index.cjs',
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
      zoomMode: 'isolated',
      v8CacheOptions: 'bypassHeatCheck',
      navigateOnDragDrop: false,
      disableBlinkFeatures: 'Auxclick'
    })
  })

  it('allow developer tools only in a run from the sources', () => {
    expect(make(false).webPreferences?.devTools).toBe(true)
  })

  it('are 1366×768, at least 900×600, hidden at first, and stored under its name', () => {
    expect(make()).toMatchObject({
      name: 'main',
      windowStatePersistence: true,
      width: 1366,
      height: 768,
      minWidth: 900,
      minHeight: 600,
      show: false
    })
  })

  it('have the background of the theme tokens', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../src-renderer/ui/styles/tokens.css'), 'utf8')
    const [dark, light] = [...tokens.matchAll(/--bg: (#[0-9a-f]{6})/g)].map((m) => m[1])
    expect({ dark, light }).toEqual(BACKGROUND)
    expect(make(true, false).backgroundColor).toBe(light)
  })
})

describe('options of hidden windows', () => {
  const LOCKED = {
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
    disableBlinkFeatures: 'Auxclick',
    backgroundThrottling: false
  }
  it('are the locked preferences without a preload and without throttling', () => {
    expect(hiddenWindowOptions({ packaged: true }, false).webPreferences).toEqual(LOCKED)
    expect(hiddenWindowOptions({ packaged: true }, false)).toMatchObject({
      show: false,
      focusable: false,
      skipTaskbar: true
    })
  })
  it('enable the PDF viewer only where a PDF is printed', () => {
    expect(hiddenWindowOptions({ packaged: true }, true).webPreferences).toEqual({ ...LOCKED, plugins: true })
  })
})
