/**
 * The option names that Electron knows. Electron ignores a misspelt one silently; here it is refused by name. The types
 * compare each list with electron.d.ts: an extra or missing name does not compile.
 */
type NamesOf<T> = Readonly<Record<keyof T, 1>>

const WINDOW: NamesOf<Electron.BrowserWindowConstructorOptions> = {
  accentColor: 1,
  acceptFirstMouse: 1,
  alwaysOnTop: 1,
  appShim: 1,
  autoHideMenuBar: 1,
  backgroundColor: 1,
  backgroundMaterial: 1,
  center: 1,
  closable: 1,
  darkTheme: 1,
  disableAutoHideCursor: 1,
  enableLargerThanScreen: 1,
  focusable: 1,
  frame: 1,
  fullscreen: 1,
  fullscreenable: 1,
  hasShadow: 1,
  height: 1,
  hiddenInMissionControl: 1,
  icon: 1,
  kiosk: 1,
  maxHeight: 1,
  maxWidth: 1,
  maximizable: 1,
  minHeight: 1,
  minWidth: 1,
  minimizable: 1,
  modal: 1,
  movable: 1,
  name: 1,
  opacity: 1,
  paintWhenInitiallyHidden: 1,
  parent: 1,
  resizable: 1,
  roundedCorners: 1,
  show: 1,
  simpleFullscreen: 1,
  skipTaskbar: 1,
  tabbingIdentifier: 1,
  thickFrame: 1,
  title: 1,
  titleBarOverlay: 1,
  titleBarStyle: 1,
  trafficLightPosition: 1,
  transparent: 1,
  type: 1,
  useContentSize: 1,
  vibrancy: 1,
  visualEffectState: 1,
  webPreferences: 1,
  width: 1,
  windowStatePersistence: 1,
  x: 1,
  y: 1,
  zoomToPageWidth: 1
}
const PREFERENCES: NamesOf<Electron.WebPreferences> = {
  accessibleTitle: 1,
  additionalArguments: 1,
  allowRunningInsecureContent: 1,
  autoplayPolicy: 1,
  backgroundThrottling: 1,
  contextIsolation: 1,
  defaultEncoding: 1,
  defaultFontFamily: 1,
  defaultFontSize: 1,
  defaultMonospaceFontSize: 1,
  devTools: 1,
  disableBlinkFeatures: 1,
  disableDialogs: 1,
  disableHtmlFullscreenWindowResize: 1,
  disableWakeLocks: 1,
  enableBlinkFeatures: 1,
  enableDeprecatedPaste: 1,
  enablePreferredSizeMode: 1,
  enableWebSQL: 1,
  experimentalFeatures: 1,
  focusOnNavigation: 1,
  imageAnimationPolicy: 1,
  images: 1,
  javascript: 1,
  minimumFontSize: 1,
  navigateOnDragDrop: 1,
  nodeIntegration: 1,
  nodeIntegrationInSubFrames: 1,
  nodeIntegrationInWorker: 1,
  offscreen: 1,
  partition: 1,
  plugins: 1,
  preload: 1,
  safeDialogs: 1,
  safeDialogsMessage: 1,
  sandbox: 1,
  scrollBounce: 1,
  session: 1,
  spellcheck: 1,
  textAreasAreResizable: 1,
  transparent: 1,
  v8CacheOptions: 1,
  webSecurity: 1,
  webgl: 1,
  webviewTag: 1,
  zoomFactor: 1,
  zoomMode: 1
}
const NOTIFICATION: NamesOf<Electron.NotificationConstructorOptions> = {
  actions: 1,
  body: 1,
  closeButtonText: 1,
  groupId: 1,
  groupTitle: 1,
  hasReply: 1,
  icon: 1,
  id: 1,
  replyPlaceholder: 1,
  silent: 1,
  sound: 1,
  subtitle: 1,
  timeoutType: 1,
  title: 1,
  toastXml: 1,
  urgency: 1
}
const MENU_ITEM: NamesOf<Electron.MenuItemConstructorOptions> = {
  accelerator: 1,
  acceleratorWorksWhenHidden: 1,
  accessibilityLabel: 1,
  after: 1,
  afterGroupContaining: 1,
  badge: 1,
  before: 1,
  beforeGroupContaining: 1,
  checked: 1,
  click: 1,
  enabled: 1,
  icon: 1,
  id: 1,
  label: 1,
  registerAccelerator: 1,
  role: 1,
  sharingItem: 1,
  sublabel: 1,
  submenu: 1,
  toolTip: 1,
  type: 1,
  visible: 1
}
const ROLES: Readonly<Record<NonNullable<Electron.MenuItemConstructorOptions['role']>, 1>> = {
  about: 1,
  appMenu: 1,
  clearRecentDocuments: 1,
  close: 1,
  copy: 1,
  cut: 1,
  delete: 1,
  editMenu: 1,
  fileMenu: 1,
  forceReload: 1,
  front: 1,
  help: 1,
  hide: 1,
  hideOthers: 1,
  mergeAllWindows: 1,
  minimize: 1,
  moveTabToNewWindow: 1,
  paste: 1,
  pasteAndMatchStyle: 1,
  quit: 1,
  recentDocuments: 1,
  redo: 1,
  reload: 1,
  resetZoom: 1,
  selectAll: 1,
  selectNextTab: 1,
  selectPreviousTab: 1,
  services: 1,
  shareMenu: 1,
  showAllTabs: 1,
  showSubstitutions: 1,
  startSpeaking: 1,
  stopSpeaking: 1,
  toggleDevTools: 1,
  toggleSmartDashes: 1,
  toggleSmartQuotes: 1,
  toggleSpellChecker: 1,
  toggleTabBar: 1,
  toggleTextReplacement: 1,
  togglefullscreen: 1,
  undo: 1,
  unhide: 1,
  viewMenu: 1,
  window: 1,
  windowMenu: 1,
  zoom: 1,
  zoomIn: 1,
  zoomOut: 1
}
const ITEM_TYPES: Readonly<Record<NonNullable<Electron.MenuItemConstructorOptions['type']>, 1>> = {
  normal: 1,
  separator: 1,
  submenu: 1,
  checkbox: 1,
  radio: 1,
  header: 1,
  palette: 1
}
const MESSAGE_BOX: NamesOf<Electron.MessageBoxOptions> = {
  buttons: 1,
  cancelId: 1,
  checkboxChecked: 1,
  checkboxLabel: 1,
  defaultId: 1,
  detail: 1,
  icon: 1,
  message: 1,
  noLink: 1,
  normalizeAccessKeys: 1,
  signal: 1,
  textWidth: 1,
  title: 1,
  type: 1
}
const OPEN_DIALOG: NamesOf<Electron.OpenDialogOptions> = {
  buttonLabel: 1,
  defaultPath: 1,
  filters: 1,
  message: 1,
  properties: 1,
  securityScopedBookmarks: 1,
  title: 1
}
const SAVE_DIALOG: NamesOf<Electron.SaveDialogOptions> = {
  buttonLabel: 1,
  defaultPath: 1,
  filters: 1,
  message: 1,
  nameFieldLabel: 1,
  properties: 1,
  securityScopedBookmarks: 1,
  showsTagField: 1,
  title: 1
}
const REQUEST: NamesOf<Electron.ClientRequestConstructorOptions> = {
  bypassCustomProtocolHandlers: 1,
  cache: 1,
  credentials: 1,
  headers: 1,
  host: 1,
  hostname: 1,
  method: 1,
  origin: 1,
  partition: 1,
  path: 1,
  port: 1,
  priority: 1,
  priorityIncremental: 1,
  protocol: 1,
  redirect: 1,
  referrerPolicy: 1,
  session: 1,
  url: 1,
  useSessionCookies: 1
}
const PARTITION: NamesOf<Electron.FromPartitionOptions> = { cache: 1 }
const CRASH_REPORTER: NamesOf<Electron.CrashReporterStartOptions> = {
  companyName: 1,
  compress: 1,
  extra: 1,
  globalExtra: 1,
  ignoreSystemCrashHandler: 1,
  productName: 1,
  rateLimit: 1,
  submitURL: 1,
  uploadToServer: 1
}
const DRAG_ITEM: NamesOf<Electron.Item> = { file: 1, files: 1, icon: 1 }
const RELAUNCH: NamesOf<Electron.RelaunchOptions> = { args: 1, execPath: 1 }

const LISTS = {
  BrowserWindow: WINDOW,
  webPreferences: PREFERENCES,
  Notification: NOTIFICATION,
  MenuItem: MENU_ITEM,
  'dialog.showMessageBox': MESSAGE_BOX,
  'dialog.showOpenDialog': OPEN_DIALOG,
  'dialog.showSaveDialog': SAVE_DIALOG,
  'net.request': REQUEST,
  'session.fromPartition': PARTITION,
  'app.relaunch': RELAUNCH,
  'crashReporter.start': CRASH_REPORTER,
  'webContents.startDrag': DRAG_ITEM
} as const

function refuse(what: string, name: string): never {
  throw new TypeError(`stand-in: ${what} has no "${name}"; Electron would pass over it in silence`)
}

/** @throws for a name that Electron would ignore */
export function knownOptions(of: keyof typeof LISTS, options: object | undefined): void {
  for (const name of Object.keys(options ?? {})) if (!Object.hasOwn(LISTS[of], name)) refuse(of, name)
}

/** Roles are case-insensitive in Electron. @throws for a role that Electron would ignore */
export function knownRole(role: string | undefined): void {
  if (role === undefined) return
  const lower = role.toLowerCase()
  if (!Object.keys(ROLES).some((name) => name.toLowerCase() === lower)) refuse('the role of a MenuItem', role)
}

/** @throws as Electron does */
export function knownItemType(type: string): void {
  if (!Object.hasOwn(ITEM_TYPES, type)) throw new Error(`Unknown menu item type: ${type}`)
}
