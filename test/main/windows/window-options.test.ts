import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BACKGROUND, hiddenWindowOptions, windowOptions } from '../../../src-main/windows/window-options'

const make = (packaged = true, dark = true) =>
  windowOptions({ name: 'main', title: 'Dynodesk', dark }, { preload: '/app/out/preload/index.cjs', packaged })

describe('what a window is made with', () => {
  it('is the strict window and nothing looser', () => {
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
      v8CacheOptions: 'bypassHeatCheck',
      navigateOnDragDrop: false,
      disableBlinkFeatures: 'Auxclick'
    })
  })

  it('has developer tools only when run from its sources', () => {
    expect(make(false).webPreferences?.devTools).toBe(true)
  })

  it('is 1366×768, not below 900×600, hidden until painted, and remembered under its name', () => {
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

  it("has the background of the window's own tokens in both themes", () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../src-renderer/ui/tokens.css'), 'utf8')
    const [dark, light] = [...tokens.matchAll(/--bg: (#[0-9a-f]{6})/g)].map((m) => m[1])
    expect({ dark, light }).toEqual(BACKGROUND)
    expect(make(true, false).backgroundColor).toBe(light)
  })
})

describe('what a window nobody sees is made with', () => {
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
  it('is the strict window without a preload, in which a hidden page is not slowed down', () => {
    expect(hiddenWindowOptions({ packaged: true }, false).webPreferences).toEqual(LOCKED)
    expect(hiddenWindowOptions({ packaged: true }, false)).toMatchObject({
      show: false,
      focusable: false,
      skipTaskbar: true
    })
  })
  it('has the viewer for PDF files only where one is printed', () => {
    expect(hiddenWindowOptions({ packaged: true }, true).webPreferences).toEqual({ ...LOCKED, plugins: true })
  })
})
