import type { BrowserWindowConstructorOptions, Rectangle } from 'electron'

export interface WindowStyle {
  /** Unique; Electron stores position and size under this name. */
  readonly name: string
  readonly title: string
  readonly dark: boolean
}
export interface WindowEnvironment {
  readonly preload: string
  readonly packaged: boolean
  /** Absolute path of the icon; on Linux only, elsewhere the executable contains it. */
  readonly icon?: string
}

/** Same as `--bg` of the two themes, so that nothing flashes before the first paint. */
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
 * A hidden window that lays out documents or prints a PDF. It has no preload, so it cannot reach main.
 *
 * @param viewer enables Chromium's PDF viewer, which is a plugin
 */
export function hiddenWindowOptions(
  { packaged }: Pick<WindowEnvironment, 'packaged'>,
  viewer: boolean
): BrowserWindowConstructorOptions {
  return {
    show: false,
    focusable: false,
    skipTaskbar: true,
    // A4 at 96 dpi saves a second layout
    width: 794,
    height: 1123,
    useContentSize: true,
    backgroundColor: '#ffffff',
    // throttled timers would run once a second
    webPreferences: {
      ...LOCKED_WEB_PREFERENCES,
      devTools: !packaged,
      backgroundThrottling: false,
      ...(viewer ? { plugins: true } : {})
    }
  }
}

export interface CustomerWindowStyle {
  /** Of the whole display, in device-independent pixels; null: an ordinary window that a person moves there. */
  readonly bounds: Pick<Rectangle, 'x' | 'y' | 'width' | 'height'> | null
  readonly dark: boolean
  /** There is no other display. */
  readonly onTop: boolean
}

/** Fits on the smallest display of a workshop. */
const MOVABLE_CUSTOMER_WINDOW = { width: 1200, height: 675, minWidth: 640, minHeight: 360 } as const

/** A window in front of a customer, without a preload, so it cannot reach main. */
export function customerWindowOptions(
  { bounds, dark, onTop }: CustomerWindowStyle,
  { packaged, icon }: WindowEnvironment
): BrowserWindowConstructorOptions {
  return {
    show: false,
    // only a frame lets a person drag it
    ...(bounds === null
      ? MOVABLE_CUSTOMER_WINDOW
      : {
          ...bounds,
          frame: false,
          skipTaskbar: true,
          alwaysOnTop: onTop,
          // without this, macOS would move it to a space of its own
          simpleFullscreen: true
        }),
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
      // by default, pages of one origin share their zoom
      zoomMode: 'isolated',
      v8CacheOptions: 'bypassHeatCheck'
    }
  }
}
