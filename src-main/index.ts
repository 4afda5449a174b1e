/**
 * The composition root: builds the adapters, hands them to the use cases, registers the channels, opens the window. Nobody imports it.
 *
 * The order is the platform's: what must be known before Electron is ready stands first; schemes, session locks and channels come before the
 * window; everything that can wait comes after its first paint.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, net, powerMonitor, protocol, safeStorage, session, shell } from 'electron'
import { FileCallBudget } from './adapters/call-budget'
import { createGate, createJudge } from './adapters/catalogue-http'
import { electronFetch } from './adapters/catalogue-http/electron-fetch'
import { fetchTransport } from './adapters/catalogue-http/fetch-transport'
import { startReader } from './adapters/catalogue-http/judging/start-worker'
import { systemClock } from './adapters/clock'
import { FileLog } from './adapters/log'
import { watchNetwork } from './adapters/network-hints'
import { PackFileStore } from './adapters/pack-file'
import { PictureLoader } from './adapters/pictures'
import { servedType } from './adapters/pictures/image-type'
import { ProfileFile } from './adapters/profile'
import { provision } from './adapters/provision'
import { SealedSecrets } from './adapters/secrets'
import { openSettings } from './adapters/settings'
import { openCatalogueStore, openPersonStore } from './adapters/store-sqlite'
import { startStoreWorker } from './adapters/store-sqlite/start-worker'
import { isSameOrigin } from './core/base-address'
import { DriftRegister } from './core/catalogue/drift'
import type { EndpointName } from './core/catalogue/endpoints'
import { keyInside } from './core/service-key'
import { devServer, readyLine, refusedSwitches } from './core/switches'
import { budgetState, registerHandlers } from './ipc/handlers'
import { createIpc } from './ipc/register'
import { createAsker } from './services/ask'
import { createCatalogue } from './services/catalogue'
import { Connection } from './services/connection'
import { createDesk } from './services/desk'
import { createDeskClock, type DeskClock } from './services/desk-clock'
import { createKeeping } from './services/keeping'
import { createLanguages } from './services/languages'
import { createNotices, storeNotice, type Notices } from './services/notices'
import { createPackFetch } from './services/pack-fetch'
import { createPackFiles } from './services/pack-files'
import { createPackJobs } from './services/pack-jobs'
import { createLook } from './services/pack-look'
import { createPackPlan } from './services/pack-plan'
import { createPackRecords } from './services/pack-record'
import { heedPeople, lineOf, Packs } from './services/packs'
import { createPlaces } from './services/places'
import { pictureAddresses } from './services/pictures'
import { createRequests } from './services/requests'
import { createSavedSearches } from './services/saved-searches'
import { createSearch } from './services/search'
import { createSigners } from './services/signers'
import { budgetRules, callRules, checkRules, freshnessPolicy, keepingRules, pictureRules } from './services/settings-rules'
import { keepTrimmed } from './services/upkeep'
import { APP_ORIGIN, PICTURE_BASE } from './windows/csp'
import { createExternalLinks } from './windows/external-links'
import { WindowFactory } from './windows/factory'
import { lockSession } from './windows/guards'
import { MainWindow } from './windows/main-window'
import { menuTemplate } from './windows/menu'
import { PRIVILEGED_SCHEMES, registerAppScheme, registerPictureScheme } from './windows/schemes'
import { ENGLISH } from './windows/texts'

const MB = 1024 * 1024
/** Longest wait for the stores at the end; a machine that ends the program gives it three seconds. */
const CLOSE_WITHIN_MS = 1800

process.umask(0o077)
if (process.report) process.report.excludeEnv = true
const valueOf = (name: string): string | null => app.commandLine.getSwitchValue(name) || null

const refused = refusedSwitches(app.isPackaged, (name) => app.commandLine.hasSwitch(name))
if (refused.length > 0) {
  process.stderr.write(`Dynodesk does not start with ${refused.map((name) => `--${name}`).join(', ')}\n`)
  app.exit(2)
} else {
  const folder = valueOf('user-data-dir')
  if (folder) app.setPath('userData', folder)
  app.setAppUserModelId('net.dynodesk.catalogue')
  app.enableSandbox()
  protocol.registerSchemesAsPrivileged(PRIVILEGED_SCHEMES)
  if (app.requestSingleInstanceLock()) run()
  else app.quit()
}

function run(): void {
  const userData = app.getPath('userData')
  const log = new FileLog({ folder: join(userData, 'logs') })
  const end = (event: string) => (error: unknown): void => {
    log.error(event, { error })
    dialog.showErrorBox('Dynodesk', `${error instanceof Error ? error.message : String(error)}\n\n${log.file}`)
    app.exit(1)
  }
  process.on('unhandledRejection', (error) => log.error('main.rejection', { error }))
  process.on('uncaughtException', end('main.bug'))
  app.whenReady().then(() => start(userData, log)).catch(end('main.start'))
}

async function start(userData: string, log: FileLog): Promise<void> {
  const texts = () => ENGLISH
  const clock = systemClock()
  const settings = await openSettings({ file: join(userData, 'settings.json'), managedFile: valueOf('managed-settings'), log })
  const languages = createLanguages({
    setting: (key) => settings.get(key),
    systemPreferences: () => [...(valueOf('lang') ? [valueOf('lang')!] : []), ...app.getPreferredSystemLanguages()]
  })
  nativeTheme.themeSource = settings.get('appearance.theme') as typeof nativeTheme.themeSource

  const notices: Notices = createNotices((notice) => ipc.broadcast('notice:added', notice))
  const secrets = new SealedSecrets({ safeStorage, platform: process.platform, folder: join(userData, 'secrets'), log, onKnown: (secret) => log.redactValue(keyInside(secret) ?? secret) })
  const budget = new FileCallBudget({ directory: join(userData, 'calls'), clock, log, rules: budgetRules(settings) })
  const drift = new DriftRegister()
  const store = openCatalogueStore({ file: join(userData, 'cache.db'), startWorker: startStoreWorker, clock, log, onFinding: (finding) => notices.add(storeNotice(finding)) })
  const person = openPersonStore({ file: join(userData, 'person.db'), startWorker: startStoreWorker, clock, log, onFinding: (finding) => notices.add(storeNotice(finding)) })
  // sessions of their own, in memory: no cookies, no cache, nothing shared with the window's pages
  const server = devServer(app.isPackaged, process.env['ELECTRON_RENDERER_URL'])
  const pageOrigin = server ?? APP_ORIGIN
  const apart = (name: string) => electronFetch(session.fromPartition(name, { cache: false }))
  const pictures = new PictureLoader({
    fetch: apart('pictures'), clock, log, appOrigin: pageOrigin, settings: pictureRules(settings),
    shelf: { get: (url) => store.picture(url), put: (url, type, bytes) => store.putPicture(url, type, bytes) },
    permit: async (url) => {
      // only the service itself could count a picture as a call
      const service = connection.serviceBase
      if (!settings.get('pictures.countAsCalls') || service === null || !isSameOrigin(url, service)) return () => {}
      const asked = await budget.acquire('vehicleDatabase', 'prefetch')
      return asked.ok ? (status) => asked.permit.settle({ status }) : null
    }
  })

  const deskClock: DeskClock = createDeskClock({ clock, log, toleranceMs: () => settings.get('connection.clockToleranceMinutes') * 60_000, changed: () => connection.clockChanged() })
  const bareGate = createGate({
    transport: fetchTransport(apart('catalogue')), judge: createJudge({ startWorker: startReader, clock, log }), budget, drift, log, clock, random: Math.random, settings: callRules(settings), access: () => connection.access(), accountOf: (access) => access.baseUrl,
    dated: (answer) => deskClock.heard(answer)
  })
  const connection: Connection = new Connection({
    gate: bareGate, budget, secrets, clock, log, newId: randomUUID, profiles: new ProfileFile(join(userData, 'profile.json')), language: () => languages.content(), settings: checkRules(settings),
    clockAheadMs: () => deskClock.aheadMs(),
    onProfile: (profile) => {
      bareGate.abandonAll()
      pictures.forget()
      // the service counts by key, and a key belongs to a service: coming back to an address must not find an empty ledger
      budget.use(profile && connection.serviceBase)
      packs.profileChanged()
    },
    demo: {
      start: async () => {
        // loaded when wanted: who works with a key never needs it
        const { startDemoService } = await import('./adapters/demo-service')
        const demo = await startDemoService({
          // addresses that hold whatever port it gets the next time: what is kept of them stays good
          resources: join(app.getAppPath(), 'resources', 'demo'), switches: { pictureAddresses: 'relative' }, onFailure: (error) => log.error('demo.bug', { error })
        })
        log.redactValue(demo.key)
        return { baseUrl: demo.baseUrl, apiKey: demo.key, close: () => demo.close() }
      }
    }
  })

  const seen = (name: EndpointName, answer: unknown): void => {
    const { serviceBase } = connection
    if (serviceBase && answer !== null) for (const address of pictureAddresses(name, answer)) pictures.allow(address, serviceBase)
  }
  const inForce = { profile: () => connection.profileId(), language: () => languages.content() }
  const policy = freshnessPolicy(settings)
  const observed = connection.observe(bareGate)
  const keeping = createKeeping({ clock, log, store, rules: keepingRules(settings), ended: () => connection.ended, clockWrong: () => deskClock.aheadMs() !== null })
  const asker = keeping.within(createAsker({
    ...inForce, gate: heedPeople(observed, () => packs.personActs()), store, clock, log, policy, seen, mayRenew: () => ['online', 'demo'].includes(connection.state().state),
    renewed: (endpoint, params) => ipc.broadcast('catalogue:updated', { endpoint, params: params as Record<string, string> }),
    notKept: () => notices.addOnce({ kind: 'warning', code: 'store-failed' })
  }))
  const places = createPlaces({
    ...inForce, store, log,
    seen: (names) => {
      const { serviceBase } = connection
      if (serviceBase) for (const place of Object.values(names)) for (const address of [place.photo, place.photoUnbranded]) if (address) pictures.allow(address, serviceBase)
    }
  })
  const desk = createDesk({
    person, store, places, log, profile: inForce.profile, maxBytes: () => settings.get('store.maxMegabytes') * MB, favouritesChanged: (entries) => ipc.broadcast('desk:favourites-changed', entries)
  })
  const own = { synonyms: () => desk.synonyms(), favourites: () => desk.favouriteIds() }
  const search = createSearch({ ...inForce, ...own, asker, keeping, places, store, log })
  const savedSearches = createSavedSearches({ ...inForce, ...own, person, store, log })
  const look = createLook(store)
  const packBudget = { policy, budget: () => budget.snapshot('vehicleDatabase'), rules: () => budgetRules(settings)('vehicleDatabase') }
  const packs: Packs = new Packs({
    ...inForce, ...packBudget, store, look, clock, log, newId: randomUUID, records: createPackRecords({ person, log }), line: () => lineOf(connection.state()),
    fetchStep: createPackFetch({
      gate: observed, store, clock, profile: inForce.profile, seen, kept: (endpoint, params) => ipc.broadcast('catalogue:updated', { endpoint, params: params as Record<string, string> })
    }),
    confirmAbove: () => settings.get('packs.confirmAboveCalls'), changed: (all) => ipc.broadcast('packs:changed', all)
  })
  const chosenFile = async (chosen: Promise<{ canceled: boolean; filePath?: string; filePaths?: string[] }>): Promise<string | null> => {
    const { canceled, filePath, filePaths } = await chosen
    return canceled ? null : (filePath ?? filePaths?.[0] ?? null)
  }
  const packFilter = { filters: [{ name: 'Dynodesk', extensions: ['dynopack'] }] }
  const signers = createSigners({ person, clock, log })
  const packFiles = createPackFiles({
    ...inForce, store, clock, log, signers, newId: randomUUID, files: new PackFileStore({ secrets, log }), clockToleranceMs: () => settings.get('connection.clockToleranceMinutes') * 60_000, allowed: () => settings.get('packs.allowFiles'),
    mayExport: () => settings.get('policy.allowExport') && keeping.refusal() === null,
    service: () => (connection.state().state === 'demo' ? 'demo' : connection.state().baseUrl),
    chooseTarget: (name) => chosenFile(dialog.showSaveDialog({ ...packFilter, defaultPath: join(app.getPath('documents'), name) })),
    chooseSource: () => chosenFile(dialog.showOpenDialog({ ...packFilter, properties: ['openFile'] })),
    pictureBytes: () => 64 * MB, isPicture: (type, bytes) => servedType(type, bytes) !== null,
    imported: () => ipc.broadcast('catalogue:updated', { endpoint: 'types', params: {} })
  })

  const factory: WindowFactory = new WindowFactory({
    BrowserWindow, appOrigin: pageOrigin, packaged: app.isPackaged, preload: join(import.meta.dirname, '../preload/index.cjs'),
    ...(process.platform === 'linux' ? { icon: join(app.getAppPath(), 'resources', 'icons', '512x512.png') } : {}),
    openExternal: (address) => openExternal(address)
  })
  const ask = async (question: { message: string; detail?: string; yes: string; no: string }, window?: BrowserWindow): Promise<boolean> => {
    const box = { type: 'question' as const, message: question.message, detail: question.detail, buttons: [question.yes, question.no], defaultId: 1, cancelId: 1, noLink: true }
    return (window ? await dialog.showMessageBox(window, box) : await dialog.showMessageBox(box)).response === 0
  }
  const openExternal = createExternalLinks({ confirm: ask, open: (address) => shell.openExternal(address), texts, log })

  const window = new MainWindow({
    factory, clock, log, page: `${pageOrigin}/index.html`, title: app.getName(), dark: () => nativeTheme.shouldUseDarkColors, texts,
    choose: (of, question) => ask(question, of), quit: () => app.quit()
  })

  const ipc = createIpc({ ipcMain, appOrigin: pageOrigin, log, isKnownSender: factory.isKnownSender, receivers: factory.receivers })

  for (const finding of settings.findings) notices.add(finding)
  const provisionFile = valueOf('provision')
  if (provisionFile) for (const finding of await provision({ file: provisionFile, secrets, log, remember: (given) => connection.remember(given) })) notices.add(finding)

  const started = connection.start()
  // beside the window's own start, so that its first list does not wait for threads to begin; on a desk that was never connected nothing is asked
  void started.then(async () => {
    if (connection.profileId() !== null) await Promise.allSettled([store.open(), person.open()])
  })
  const requests = createRequests()
  let ready = false
  registerHandlers(ipc, {
    connection, started, requests, settings, notices: () => notices.all(), budget: () => budget.snapshot('vehicleDatabase'), drift: () => drift.entries(),
    catalogue: createCatalogue({ asker, places }), search, savedSearches, desk, packs, packPlan: createPackPlan({ ...inForce, ...packBudget, asker, keeping, look, store, clock, log }), packFiles, signers,
    packJobs: createPackJobs({ desk: (query, limit) => search.desk(query, limit), catalogue: (query, options) => search.catalogue(query, options) }),
    appInfo: async () => ({
      version: app.getVersion(), platform: process.platform, interfaceLanguage: languages.interface(), contentLanguage: languages.content(), canSeal: await secrets.canSeal(), pictureBase: PICTURE_BASE
    }),
    windowReady: () => {
      if (ready) return
      ready = true
      // the host names itself where it is not Electron
      const host = valueOf('app-host') === 'chromium' ? 'chromium' : 'electron'
      process.stdout.write(`${readyLine({ pid: process.pid, version: app.getVersion(), host, startupMs: performance.now() })}\n`)
    }
  })
  ipc.assertComplete()

  connection.onChange((state) => {
    ipc.broadcast('connection:changed', state)
    packs.lineChanged()
  })
  budget.onChange((family) => family === 'vehicleDatabase' && ipc.broadcast('budget:changed', budgetState(budget.snapshot(family))))
  settings.onChange((key) => {
    if (key === 'appearance.theme') nativeTheme.themeSource = settings.get(key) as typeof nativeTheme.themeSource
    if (key === 'language.interface' || key === 'language.content') ipc.broadcast('language:changed', { interfaceLanguage: languages.interface(), contentLanguage: languages.content() })
    // a shorter time holds from now on: what it forbids is not shown at once, and goes
    if (key === 'policy.keepDays') void keeping.erase().catch((error: unknown) => log.warn('store.expire', { error }))
    if (key === 'connection.clockToleranceMinutes') deskClock.judge()
    if (key.startsWith('limits.')) ipc.broadcast('budget:changed', budgetState(budget.snapshot('vehicleDatabase')))
    ipc.broadcast('settings:changed', settings.all())
  })

  lockSession(session.defaultSession, pageOrigin)
  if (!server) registerAppScheme(protocol, join(import.meta.dirname, '../renderer'))
  registerPictureScheme(protocol, pictures.handle)
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate({ platform: process.platform, packaged: app.isPackaged, texts: texts(), command: (command) => ipc.broadcast('menu:command', command) })))

  nativeTheme.on('updated', () => window.applyTheme())
  app.on('second-instance', () => window.focus())
  app.on('activate', () => void window.open())
  app.on('window-all-closed', () => process.platform !== 'darwin' && app.quit())
  const endWatch = watchNetwork({ net, powerMonitor, clock, random: Math.random, hint: () => connection.networkHint() })
  // the windows are gone and nobody can call the end off any more: what is still being written gets on disk, within a bounded time. A kill in
  // between loses nothing that was confirmed
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    endWatch()
    deskClock.stop()
    budget.close()
    const stores = packs.close().finally(() => Promise.allSettled([store.close(), person.close()]))
    const ended = Promise.allSettled([connection.stop(), stores])
    void Promise.race([ended, new Promise((resolve) => void clock.after(CLOSE_WITHIN_MS, () => resolve(null)))]).then(() => {
      closed = true
      app.quit()
    })
  })

  await Promise.all([started, window.open()])
  // what can wait: packs of the last run, what may not be kept any longer, and room on the disk
  await packs.open()
  keepTrimmed({ clock, log, trim: async () => {
    await keeping.erase()
    await store.trim({ maxBytes: settings.get('store.maxMegabytes') * MB, maxPictureBytes: settings.get('store.maxPictureMegabytes') * MB }, await desk.favouriteIds())
  } })
}
