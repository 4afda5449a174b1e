/**
 * The composition root: builds the adapters, hands them to the use cases, registers the channels, opens the window.
 * Nobody imports it.
 *
 * The order is the platform's: what must be known before Electron is ready stands first; schemes, session locks and
 * channels come before the
 * window; everything that can wait comes after it is shown.
 */
import { randomUUID } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import {
  app,
  BrowserWindow,
  clipboard,
  ClipboardItem,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  nativeImage,
  Notification
} from 'electron'
import { FileCallBudget, KeyAccounts } from './adapters/call-budget'
import { createApiClient, createResponseReader } from './adapters/api-client'
import { electronFetch } from './adapters/api-client/electron-fetch'
import { fetchTransport } from './adapters/api-client/fetch-transport'
import { startResponseWorker } from './adapters/api-client/response-worker/start-response-worker'
import { systemClock } from './adapters/clock'
import { privateFolderSync } from './adapters/files/atomic-write'
import { FileLog } from './adapters/log'
import { watchNetwork } from './adapters/network-hints'
import { appIconBadge, systemNotifications } from './adapters/notifications'
import { PictureLoader } from './adapters/pictures'
import { ProfileFile } from './adapters/connection-profile'
import { applyProvisionFile } from './adapters/provisioning'
import { SavedFileStore } from './adapters/saved-files'
import { SealedSecrets } from './adapters/secrets'
import { openSettings } from './adapters/settings'
import { openCatalogueStore, openEventStore, openUserStore } from './adapters/sqlite'
import { startStoreWorker } from './adapters/sqlite/start-store-worker'
import { createTableFiles } from './adapters/table-file'
import { createCustomerModule } from './app/modules/customer'
import { createDiagnosticsModule, ELECTRON_READY_MARK, WINDOW_READY_MARK } from './app/modules/diagnostics'
import { createFeedModule } from './app/modules/feed'
import { createPacksModule } from './app/modules/packs'
import { createSheetsModule } from './app/modules/sheets'
import { isSameOrigin } from './shared/connection/base-address'
import { DriftRegister } from './shared/catalogue/reader/drift'
import type { EndpointName } from './shared/catalogue/endpoints'
import { toId, type EngineId } from './shared/catalogue/ids'
import { LINK_SCHEME, deepLinkInArgs } from './shared/links/deep-link'
import type { StartupIssue } from './shared/startup/startup-issues'
import { bareKeyIn } from './shared/connection/service-key'
import { devServer, readyLine, refusedSwitchesMessage, refusedSwitches } from './shared/startup/command-line-switches'
import { budgetState, registerHandlers } from './ipc/handlers/index'
import { createIpc } from './ipc/register'
import { createCachedCatalogue } from './services/catalogue/cached-catalogue'
import { CatalogueService } from './services/catalogue/catalogue'
import { createCompareSelection } from './services/compare/compare-selection'
import { Connection } from './services/connection/connection'
import { createLibrary } from './services/library/library'
import { createFileExport } from './services/file-export'
import { createClockSkew, type ClockSkew } from './services/connection/clock-skew'
import { createRetentionPolicy } from './services/catalogue/retention-policy'
import { createLanguages } from './services/settings/languages'
import { createLastLocation } from './services/library/last-location'
import { createLinks } from './services/links/links'
import { createNotices, storeNotice, type Notices } from './services/notices'
import { createMeasuredRuns } from './services/measured-runs/measured-runs'
import { createEngineLocations } from './services/catalogue/engine-locations'
import { pictureAddresses } from './services/pictures/picture-addresses'
import { createProxyLogin } from './services/connection/proxy-login'
import { createRawRecords } from './services/catalogue/raw-records'
import { createToolSupport } from './services/catalogue/tool-support'
import { createCancellableRequests } from './services/cancellable-requests'
import { createSavedSearches } from './services/search/saved-searches'
import { createSearch } from './services/search/search'
import { createGuardedSettings } from './services/settings/guarded-settings'
import {
  budgetRules,
  callRules,
  connectionCheckRules,
  freshnessPolicy,
  retentionRules,
  pictureRules
} from './services/settings/derived-settings'
import { startCacheTrimmer } from './services/catalogue/cache-trimmer'
import { APP_ORIGIN, PICTURE_BASE } from './windows/protocols/content-security-policy'
import { DocumentServer } from './windows/protocols/document-server'
import { createExternalLinks } from './windows/external-links'
import { WindowFactory } from './windows/window-factory'
import { createFileDialogs } from './windows/dialogs/file-dialogs'
import { restrictSession } from './windows/page-guards'
import { MainWindow } from './windows/main-window'
import { menuTemplate } from './windows/menu'
import {
  PRIVILEGED_SCHEMES,
  registerAppScheme,
  registerDocumentScheme,
  registerPictureScheme
} from './windows/protocols/schemes'
import { settingQuestion } from './windows/dialogs/setting-questions'
import { OpenUrlQueue } from './windows/open-url-queue'
import { windowTexts } from './windows/texts'
import { badgeText, notificationText } from './windows/texts/notification-texts'

const MB = 1024 * 1024
/** Longest wait for the stores at the end; a machine that ends the program gives it three seconds. */
const CLOSE_WITHIN_MS = 1800

if (process.report) process.report.excludeEnv = true
const UNPROTECTED: StartupIssue = { kind: 'warning', code: 'no-keystore', params: { reason: 'unprotected' } }
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')
const valueOf = (name: string): string | null => app.commandLine.getSwitchValue(name) || null

const refused = refusedSwitches(app.isPackaged, {
  argv: [...process.execArgv, ...process.argv.slice(1)],
  windows: process.platform === 'win32',
  hasSwitch: (name) => app.commandLine.hasSwitch(name)
})
if (refused.length > 0) {
  process.stderr.write(`${refusedSwitchesMessage(refused)}\n`)
  app.exit(2)
} else {
  const userData = resolve(valueOf('user-data-dir') ?? app.getPath('userData'))
  // Chromium's own files in it are as readable as the system makes new files, so nobody else gets into the folder
  privateFolderSync(userData)
  // Electron takes no relative path, and none that is not there
  app.setPath('userData', userData)
  // what --ssl-key-log-file does, by the environment
  if (app.isPackaged) delete process.env['SSLKEYLOGFILE']
  app.setAppUserModelId('net.dynodesk.catalogue')
  app.enableSandbox()
  protocol.registerSchemesAsPrivileged(PRIVILEGED_SCHEMES)
  if (app.requestSingleInstanceLock()) run(userData)
  else app.quit()
}

function run(userData: string): void {
  const log = new FileLog({ folder: join(userData, 'logs') })
  const end =
    (event: string) =>
    (error: unknown): void => {
      log.error(event, { error })
      dialog.showErrorBox('Dynodesk', `${error instanceof Error ? error.message : String(error)}\n\n${log.file}`)
      app.exit(1)
    }
  process.on('unhandledRejection', (error) => log.error('main.rejection', { error }))
  process.on('uncaughtException', end('main.bug'))
  // macOS hands links over by an event, the first one before anything is ready
  const systemLinks = new OpenUrlQueue(deepLinkInArgs(process.argv))
  app.on('open-url', (event, link) => {
    event.preventDefault()
    systemLinks.push(link)
  })
  // a run from the sources is not to take the links of the installed program
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  app
    .whenReady()
    .then(() => start(userData, log, systemLinks))
    .catch(end('main.start'))
}

async function start(userData: string, log: FileLog, systemLinks: OpenUrlQueue): Promise<void> {
  performance.mark(ELECTRON_READY_MARK)
  const clock = systemClock()
  const settings = await openSettings({
    file: join(userData, 'settings.json'),
    managedFile: valueOf('managed-settings'),
    log,
    onFinding: (finding) => notices.add(finding)
  })
  const languages = createLanguages({
    setting: (key) => settings.get(key),
    systemPreferences: () => [...(valueOf('lang') ? [valueOf('lang')!] : []), ...app.getPreferredSystemLanguages()]
  })
  const texts = () => windowTexts(languages.interface())
  nativeTheme.themeSource = settings.get('appearance.theme') as typeof nativeTheme.themeSource

  const notices: Notices = createNotices((notice) => ipc.broadcast('notice:added', notice))
  const secrets = new SealedSecrets({
    safeStorage,
    platform: process.platform,
    folder: join(userData, 'secrets'),
    log,
    onKnown: (secret) => log.redactValue(bareKeyIn(secret) ?? secret),
    onUnprotected: () => notices.add(UNPROTECTED)
  })
  const calls = { directory: join(userData, 'calls'), clock, log, rules: budgetRules(settings) }
  const budget = new FileCallBudget(calls)
  const accounts = new KeyAccounts({ ...calls, secrets })
  const drift = new DriftRegister()
  const store = openCatalogueStore({
    file: join(userData, 'cache.db'),
    startWorker: startStoreWorker,
    clock,
    log,
    onFinding: (finding) => notices.add(storeNotice(finding))
  })
  const person = openUserStore({
    file: join(userData, 'person.db'),
    startWorker: startStoreWorker,
    clock,
    log,
    onFinding: (finding) => notices.add(storeNotice(finding))
  })
  // sessions of their own, in memory: no cookies, no cache, nothing shared with the window's pages
  const server = devServer(app.isPackaged, process.env['ELECTRON_RENDERER_URL'])
  const pageOrigin = server ?? APP_ORIGIN
  const proxyLogin = createProxyLogin({
    log,
    newId: randomUUID,
    onSecret: (secret) => log.redactValue(secret),
    onQuestion: (question) => ipc.broadcast('proxy:asked', question),
    onLoginGiven: () => {
      connection.networkHint()
      feed.networkRestored()
    }
  })
  const apart = (name: string) =>
    electronFetch({ net, session: session.fromPartition(name, { cache: false }), logins: proxyLogin })
  const pictures = new PictureLoader({
    fetch: apart('pictures'),
    clock,
    log,
    appOrigin: pageOrigin,
    settings: pictureRules(settings),
    pictureCache: {
      get: (url) => store.picture(url),
      put: (url, type, bytes) => store.putPicture(url, type, bytes),
      drop: (url) => store.dropPicture(url)
    },
    acquirePermit: async (url) => {
      // only the service itself could count a picture as a call, and none is as little urgent
      const service = connection.serviceBaseUrl
      if (!settings.get('pictures.countAsCalls') || service === null || !isSameOrigin(url, service)) return () => {}
      const asked = await budget.acquire('vehicleDatabase', 'pack')
      return asked.ok ? (status) => asked.permit.settle({ status, unlimited: true }) : null
    }
  })

  const deskClock: ClockSkew = createClockSkew({
    clock,
    log,
    toleranceMs: () => settings.get('connection.clockToleranceMinutes') * 60_000,
    onChanged: () => connection.clockSkewChanged()
  })
  const api = createApiClient({
    transport: fetchTransport(apart('catalogue')),
    readResponse: createResponseReader({ startWorker: startResponseWorker, clock, log }),
    budget,
    drift,
    log,
    clock,
    random: Math.random,
    settings: callRules(settings),
    access: () => connection.access(),
    onServiceDate: (answer) => deskClock.observe(answer),
    retryWhenOffline: () => connection.retryWhenOffline
  })
  const connection: Connection = new Connection({
    gate: api,
    budget,
    secrets,
    clock,
    log,
    newId: randomUUID,
    profiles: new ProfileFile(join(userData, 'profile.json')),
    language: () => languages.content(),
    settings: connectionCheckRules(settings),
    proxyLogin: () => proxyLogin.settled(),
    clockSkewMs: () => deskClock.skewMs(),
    probe: (call) => asker.probe(call?.name ?? 'types', call?.params ?? {}, call?.language),
    accountOf: (access, tried) => accounts.nameOf(access, tried),
    onProfile: (_profile, account) => {
      asker.cancelAll()
      pictures.clear()
      budget.use(account)
      packs.profileChanged()
    },
    demo: {
      start: async () => {
        // loaded when wanted: who works with a key never needs it
        const { startDemoService } = await import('./adapters/demo-service')
        const demo = await startDemoService({
          // addresses that hold whatever port it gets the next time: what is kept of them stays good
          resources: join(app.getAppPath(), 'resources', 'demo'),
          switches: { pictureAddresses: 'relative' },
          onFailure: (error) => log.error('demo.bug', { error })
        })
        log.redactValue(demo.key)
        return { baseUrl: demo.baseUrl, apiKey: demo.key, close: () => demo.close() }
      }
    }
  })

  /** Figures of an engine were stored or shown. */
  const figures = (name: EndpointName, params: object): void => {
    const engine =
      'engine_id' in params && typeof params.engine_id === 'string' ? toId<EngineId>(params.engine_id) : null
    if (engine !== null && (name === 'engine' || name === 'performance')) void sheets.changes.check(engine)
  }
  const seen = (name: EndpointName, answer: unknown, params?: object): void => {
    if (params) figures(name, params)
    const { serviceBaseUrl } = connection
    if (serviceBaseUrl && answer !== null)
      for (const address of pictureAddresses(name, answer)) pictures.allow(address, serviceBaseUrl)
  }
  const inForce = { profile: () => connection.profileId(), language: () => languages.content() }
  const serviceHost = (): string => (connection.state().state === 'demo' ? 'demo' : hostOf(connection.state().baseUrl))
  const policy = freshnessPolicy(settings)
  const keeping = createRetentionPolicy({
    clock,
    log,
    store,
    rules: retentionRules(settings),
    subscriptionEnded: () => connection.subscriptionEnded,
    clockIsWrong: () => deskClock.skewMs() !== null
  })
  const renewed = (endpoint: EndpointName, params: Readonly<Record<string, string>>): void =>
    ipc.broadcast('catalogue:updated', { endpoint, params })
  const asker = createCachedCatalogue({
    ...inForce,
    api,
    retention: keeping,
    observe: (calls) => connection.observe(calls),
    onUserCall: () => packs.userActive(),
    store,
    clock,
    log,
    policy,
    onAnswer: seen,
    mayRefresh: () => ['connecting', 'online', 'demo'].includes(connection.state().state),
    onRefreshed: (endpoint, params) => renewed(endpoint, params as Record<string, string>),
    onStoreFailure: () => notices.addOnce({ kind: 'warning', code: 'store-failed' })
  })
  const places = createEngineLocations({
    ...inForce,
    store,
    log,
    onNames: (names) => {
      const { serviceBaseUrl } = connection
      if (serviceBaseUrl)
        for (const place of Object.values(names))
          for (const address of [place.photo, place.photoUnbranded])
            if (address) pictures.allow(address, serviceBaseUrl)
    }
  })
  const desk = createLibrary({
    person,
    store,
    places,
    log,
    profile: inForce.profile,
    maxBytes: () => settings.get('store.maxMegabytes') * MB,
    favouritesChanged: (entries) => ipc.broadcast('desk:favourites-changed', entries)
  })
  const own = {
    synonyms: () => desk.synonyms(),
    favourites: () => desk.favouriteIds(),
    notes: (query: string, groups: readonly (readonly string[])[]) => desk.notesMatching(query, groups)
  }
  const search = createSearch({ ...inForce, ...own, asker, keeping, places, store, log })
  const savedSearches = createSavedSearches({
    ...inForce,
    ...own,
    oldestMs: () => keeping.oldestMs(),
    person,
    store,
    log
  })
  const dialogs = createFileDialogs({ app, dialog })
  const { packs, packPlan, packJobs, packFiles, signers }: ReturnType<typeof createPacksModule> = createPacksModule({
    ...inForce,
    asker,
    keeping,
    search,
    store,
    person,
    secrets,
    budget,
    settings,
    dialogs,
    clock,
    log,
    policy,
    connection: () => connection.state(),
    onAnswer: seen,
    onStored: (endpoint, params) => {
      renewed(endpoint, params)
      figures(endpoint, params)
    },
    changed: (all) => ipc.broadcast('packs:changed', all)
  })
  const events = openEventStore({
    folder: userData,
    secrets,
    keepOpen: () => settings.get('events.withoutKeyStore') === 'open',
    startWorker: startStoreWorker,
    clock,
    log,
    onFinding: (finding) => notices.add(storeNotice(finding))
  })
  const showBubble = systemNotifications({ Notification, log })
  const feed = createFeedModule({
    store: events,
    storageMode: () => events.kept(),
    notice: (code) => notices.addOnce({ kind: 'warning', code }),
    notifications: {
      show: (bubble, { silent, clicked }) =>
        showBubble({ ...notificationText(bubble, languages.interface()), silent }, clicked),
      badge: appIconBadge({
        platform: process.platform,
        app,
        nativeImage,
        window: () => BrowserWindow.getAllWindows()[0] ?? null,
        describe: (count) => badgeText(count, languages.interface())
      }),
      customerIsWatching: () => customer.isShown(),
      open: (subject) => void window.open().then(() => ipc.broadcast('feed:open', { subject }))
    },
    settings,
    secrets,
    budget,
    clock,
    log,
    fetch: apart('events'),
    transport: fetchTransport(apart('polling')),
    uptimeFile: join(userData, 'feed-uptime.json'),
    demoFolder: join(app.getAppPath(), 'resources', 'demo'),
    ownFolder: userData,
    newId: randomUUID,
    language: () => languages.content(),
    access: async () => (connection.state().state === 'demo' ? null : connection.access()),
    changed: (what) => ipc.broadcast('feed:changed', what),
    sourcesChanged: (entries) => ipc.broadcast('feed:sources-changed', entries),
    chooseFile: dialogs.events,
    chooseFolder: dialogs.folder,
    chooseCertificate: dialogs.certificate
  })
  const compare = createCompareSelection({
    person,
    places,
    log,
    profile: inForce.profile,
    changed: (entries) => ipc.broadcast('compare:changed', entries)
  })
  const savedFiles = new SavedFileStore(log)
  const files = createFileExport({
    files: savedFiles,
    person,
    log,
    allowed: () => settings.get('policy.allowExport'),
    split: (file) => ({ folder: dirname(file), name: basename(file) }),
    clipboard: {
      writeText: (text) => clipboard.writeText(text),
      writePng: (bytes) =>
        clipboard.write([new ClipboardItem({ 'image/png': new Blob([new Uint8Array(bytes)], { type: 'image/png' }) })])
    },
    chooseTarget: dialogs.target
  })

  const fonts = join(app.getAppPath(), 'resources', 'fonts')
  const documents = new DocumentServer({ appOrigin: pageOrigin, fonts })
  const measured = createMeasuredRuns({
    files: createTableFiles(),
    person,
    clock,
    log,
    profile: inForce.profile,
    newId: randomUUID,
    chooseSource: dialogs.table
  })

  const factory: WindowFactory = new WindowFactory({
    BrowserWindow,
    appOrigin: pageOrigin,
    packaged: app.isPackaged,
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    ...(process.platform === 'linux' ? { icon: join(app.getAppPath(), 'resources', 'icons', '512x512.png') } : {}),
    openExternal: (address) => void externalLinks.web(address)
  })
  type Asked = { message: string; detail?: string; yes: string; no: string; type?: 'question' | 'warning' }
  const ask = async (
    { message, detail, yes, no, type = 'question' }: Asked,
    window?: BrowserWindow
  ): Promise<boolean> => {
    const box = { type, message, detail, buttons: [yes, no], defaultId: 1, cancelId: 1, noLink: true }
    return (window ? await dialog.showMessageBox(window, box) : await dialog.showMessageBox(box)).response === 0
  }
  const sheets = createSheetsModule({
    ...inForce,
    app,
    dialog,
    shell,
    factory,
    documents,
    asker,
    keeping,
    store,
    person,
    files: savedFiles,
    clock,
    log,
    userData,
    fonts,
    policy,
    setting: (key) => settings.get(key),
    host: serviceHost,
    measured: async (engineId) => {
      const runs = await measured.runs({ engineId })
      return runs.ok ? runs.value : []
    },
    picture: async (address) => {
      const { serviceBaseUrl } = connection
      if (serviceBaseUrl) pictures.allow(address, serviceBaseUrl)
      const answer = await pictures.handle(new Request(PICTURE_BASE + encodeURIComponent(address)))
      return answer.ok
        ? { type: answer.headers.get('content-type') ?? '', bytes: new Uint8Array(await answer.arrayBuffer()) }
        : null
    },
    anyWindow: () => BrowserWindow.getAllWindows()[0] ?? null,
    batchChanged: (state) => ipc.broadcast('sheets:batch-changed', state),
    sheetsChanged: (count) => ipc.broadcast('sheets:changed', { count }),
    onFiguresChanged: (params) => notices.add({ kind: 'warning', code: 'sheet', params })
  })
  const customer = createCustomerModule({
    screen,
    factory,
    documents,
    log,
    sheets,
    setting: (key) => settings.get(key),
    mainWindow: () => window.current(),
    changed: (state) => {
      ipc.broadcast('customer:changed', state)
      feed.customerScreenChanged()
    }
  })
  const externalLinks = createExternalLinks({
    confirm: ask,
    open: (address) => shell.openExternal(address),
    service: () => connection.serviceBaseUrl,
    texts,
    log
  })

  const window = new MainWindow({
    factory,
    clock,
    log,
    page: `${pageOrigin}/index.html`,
    title: app.getName(),
    dark: () => nativeTheme.shouldUseDarkColors,
    texts,
    confirm: (of, question) => ask(question, of),
    quit: () => app.quit()
  })

  const showMenu = (): void =>
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        menuTemplate({
          platform: process.platform,
          packaged: app.isPackaged,
          texts: texts(),
          command: (command) => ipc.broadcast('menu:command', command)
        })
      )
    )
  const ipc = createIpc({
    ipcMain,
    appOrigin: pageOrigin,
    log,
    isKnownSender: factory.isKnownSender,
    receivers: factory.receivers
  })

  for (const finding of settings.findings) notices.add(finding)
  const provisionFile = valueOf('provision')
  if (provisionFile)
    for (const finding of await applyProvisionFile({
      file: provisionFile,
      secrets,
      log,
      remember: (given) => connection.applyProvisioning(given)
    }))
      notices.add(finding)

  const shown = Promise.withResolvers<void>()
  const started = connection.start(shown.promise)
  let ready = false
  const links = createLinks({
    places,
    libraryPaths: (engineId) => desk.pathsOf(engineId),
    started,
    notices,
    profile: inForce.profile,
    allowed: () => settings.get('policy.allowExport'),
    openMail: (address) => externalLinks.mail(address),
    service: serviceHost,
    // at the start it comes by itself
    show: async () => (ready ? window.open() : undefined),
    opened: (link) => ipc.broadcast('links:opened', link)
  })
  // beside the window's own start, so that its first list does not wait for threads to begin; on a desk that was never
  // connected nothing is asked
  void started.then(async () => {
    if (connection.profileId() !== null) await Promise.allSettled([store.open(), person.open()])
  })
  const readable = createToolSupport({
    ...inForce,
    store,
    log,
    tools: () => settings.get('shop.tools'),
    oldestMs: () => keeping.oldestMs()
  })
  const requests = createCancellableRequests()
  const guarded = createGuardedSettings({
    settings,
    log,
    ask: (question) => {
      const words = settingQuestion(question, languages.interface())
      return ask({ ...words, no: texts().cancel, type: 'warning' }, window.current() ?? undefined)
    }
  })
  registerHandlers(ipc, {
    connection,
    proxy: proxyLogin,
    started,
    requests,
    settings: guarded,
    notices: () => notices.all(),
    budget: () => budget.snapshot('vehicleDatabase'),
    drift: () => drift.entries(),
    catalogue: new CatalogueService({ queries: asker, locations: places }),
    search,
    savedSearches,
    library: desk,
    packs,
    packPlan,
    packJobs,
    packFiles,
    signers,
    measured,
    compare,
    files,
    sheets,
    customer,
    links,
    lastPlace: createLastLocation({ person, log, profile: inForce.profile }),
    rawRecords: createRawRecords({ queries: asker, store, log, profile: inForce.profile }),
    supportedEngines: async (engineIds) => keeping.refusal() ?? readable(engineIds),
    feed: feed.useCases,
    diagnosis: createDiagnosticsModule({
      app,
      dialog,
      screen,
      userData,
      settings,
      secrets,
      budget,
      files: savedFiles,
      startWorker: startStoreWorker,
      clock,
      log,
      host: valueOf('app-host') ?? 'electron',
      languages: () => ({ interfaceLanguage: languages.interface(), contentLanguage: languages.content() }),
      connection: () => connection.state(),
      eventsKept: () => events.kept(),
      packs: () => packs.all(),
      sources: () => feed.useCases.sources.entries(),
      notices: () => notices.all(),
      drift: () => drift.entries()
    }),
    appInfo: async () => ({
      version: app.getVersion(),
      platform: process.platform,
      interfaceLanguage: languages.interface(),
      contentLanguage: languages.content(),
      canSeal: await secrets.isEncryptionAvailable(),
      pictureBase: PICTURE_BASE
    }),
    windowReady: () => {
      links.setWindowListening(true)
      feed.pageReset()
      if (ready) return
      ready = true
      performance.mark(WINDOW_READY_MARK)
      // the host names itself where it is not Electron
      const host = valueOf('app-host') === 'chromium' ? 'chromium' : 'electron'
      process.stdout.write(
        `${readyLine({ pid: process.pid, version: app.getVersion(), host, startupMs: performance.now() })}\n`
      )
    }
  })
  ipc.assertComplete()

  connection.onChange((state) => {
    ipc.broadcast('connection:changed', state)
    packs.connectivityChanged()
    feed.demoMode(state.state === 'demo')
  })
  budget.onChange(
    (family) => family === 'vehicleDatabase' && ipc.broadcast('budget:changed', budgetState(budget.snapshot(family)))
  )
  settings.onChange((key) => {
    if (key === 'appearance.theme') nativeTheme.themeSource = settings.get(key) as typeof nativeTheme.themeSource
    if (key === 'language.interface') showMenu()
    if (key === 'language.interface' || key === 'language.content')
      ipc.broadcast('language:changed', {
        interfaceLanguage: languages.interface(),
        contentLanguage: languages.content()
      })
    // a shorter time holds from now on: what it forbids is not shown at once, and goes
    if (key === 'policy.keepDays')
      void keeping.deleteExpired().catch((error: unknown) => log.warn('store.expire', { error }))
    if (key === 'connection.clockToleranceMinutes') deskClock.reevaluate()
    if (key === 'customer.follow') void customer.followsChanged()
    feed.settingChanged(key)
    if (key.startsWith('limits.')) ipc.broadcast('budget:changed', budgetState(budget.snapshot('vehicleDatabase')))
    ipc.broadcast('settings:changed', settings.all())
  })

  restrictSession(session.defaultSession, pageOrigin)
  if (!server) registerAppScheme(protocol, join(import.meta.dirname, '../renderer'), fonts)
  registerPictureScheme(protocol, pictures.handle)
  registerDocumentScheme(protocol, documents.handle)
  showMenu()

  nativeTheme.on('updated', () => window.applyTheme())
  const openLink = (link: string | null): void =>
    void links.open(link).catch((error: unknown) => log.error('links.open', { error }))
  app.on('second-instance', (_event, argv) => {
    const link = deepLinkInArgs(argv)
    if (link === null) window.focus()
    else openLink(link)
  })
  systemLinks.onLink(openLink)
  app.on('activate', () => void window.open())
  app.on('window-all-closed', () => {
    feed.pageReset()
    links.setWindowListening(false)
    if (process.platform !== 'darwin') app.quit()
  })
  const endWatch = watchNetwork({
    net,
    powerMonitor,
    clock,
    random: Math.random,
    onResume: () => feed.systemResumed(),
    onNetworkHint: () => {
      connection.networkHint()
      feed.networkRestored()
    }
  })
  // the windows are gone and nobody can call the end off any more: what is still being written gets on disk, within a
  // bounded time. A kill in
  // between loses nothing that was confirmed
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    endWatch()
    sheets.close()
    deskClock.stop()
    budget.close()
    const stores = packs.close().finally(() => Promise.allSettled([store.close(), person.close()]))
    const ended = Promise.allSettled([connection.stop(), stores, feed.close()])
    customer.hide()
    void Promise.race([ended, new Promise((resolve) => void clock.after(CLOSE_WITHIN_MS, () => resolve(null)))]).then(
      () => {
        closed = true
        app.quit()
      }
    )
  })

  await Promise.all([started, window.open(shown.resolve)])
  // what can wait: packs of the last run, what may not be kept any longer, and room on the disk
  await packs.open()
  startCacheTrimmer({
    clock,
    log,
    trim: async () => {
      await keeping.deleteExpired()
      await store.trim(
        {
          maxBytes: settings.get('store.maxMegabytes') * MB,
          maxPictureBytes: settings.get('store.maxPictureMegabytes') * MB
        },
        await desk.favouriteIds()
      )
    }
  })
  await feed.open()
  feed.demoMode(connection.state().state === 'demo')
}
