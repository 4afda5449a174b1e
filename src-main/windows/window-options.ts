/** What a window of this program is made with, as data. Every window is made from this. */
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron'

export interface WindowStyle {
  /** Unique; under it the system remembers place and size. */
  readonly name: string
  readonly title: string
  readonly dark: boolean
}
export interface WindowEnvironment {
  /** Absolute path of the built preload. */
  readonly preload: string
  readonly packaged: boolean
  /** Absolute path of the window's icon; Linux only, elsewhere it is part of the program. */
  readonly icon?: string
}

/** `--bg` of the two themes in the window's tokens: no flash before the first paint. */
export const BACKGROUND = { dark: '#0e1217', light: '#f3f5f7' } as const

const LOCKED_WEB_PREFERENCES = {
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
  navigateOnDragDrop: false,
  disableBlinkFeatures: 'Auxclick'
} as const

/**
 * A window nobody sees: it lays documents out for paper, or hands a PDF to the printer. No preload, so no way to main.
 *
 * @param viewer with Chromium's own viewer for PDF files, which is a plugin
 */
export function hiddenWindowOptions(
  { packaged }: Pick<WindowEnvironment, 'packaged'>,
  viewer: boolean
): BrowserWindowConstructorOptions {
  return {
    show: false,
    focusable: false,
    skipTaskbar: true,
    // that of A4 at 96 dots an inch, so that nothing is laid out anew for a second size
    width: 794,
    height: 1123,
    useContentSize: true,
    backgroundColor: '#ffffff',
    // a hidden page's timers would run once a second otherwise
    webPreferences: {
      ...LOCKED_WEB_PREFERENCES,
      devTools: !packaged,
      backgroundThrottling: false,
      ...(viewer ? { plugins: true } : {})
    }
  }
}

export interface CustomerWindowStyle {
  /** Of the display it fills, in device-independent pixels. */
  readonly bounds: Pick<Rectangle, 'x' | 'y' | 'width' | 'height'>
  readonly dark: boolean
  /** Over everything: there is no other display. */
  readonly onTop: boolean
}

/**
 * A window in front of a customer. No preload, so no way to main; nothing around the page that somebody could press.
 */
export function customerWindowOptions(
  { bounds, dark, onTop }: CustomerWindowStyle,
  { packaged, icon }: WindowEnvironment
): BrowserWindowConstructorOptions {
  return {
    show: false,
    ...bounds,
    frame: false,
    skipTaskbar: true,
    alwaysOnTop: onTop,
    // on macOS a space of its own would slide over the desk's
    simpleFullscreen: true,
    backgroundColor: dark ? BACKGROUND.dark : '#ffffff',
    ...(icon === undefined ? {} : { icon }),
    webPreferences: { ...LOCKED_WEB_PREFERENCES, devTools: !packaged }
  }
}

export function windowOptions(
  { name, title, dark }: WindowStyle,
  { preload, packaged, icon }: WindowEnvironment
): BrowserWindowConstructorOptions {
  return {
    name,
    windowStatePersistence: true,
    title,
    width: 1366,
    height: 768,
    minWidth: 900,
    minHeight: 600,
    show: false,
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
    // the engine page fills 1366×768; Alt shows the menu where it is part of the window
    autoHideMenuBar: true,
    ...(icon === undefined ? {} : { icon }),
    webPreferences: {
      ...LOCKED_WEB_PREFERENCES,
      preload,
      devTools: !packaged,
      v8CacheOptions: 'bypassHeatCheck'
    }
  }
}
