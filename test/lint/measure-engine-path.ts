/**
 * Lists the files of the main process with a function that runs for an engine page, once from the service (cold) and
 * once from the store (warm): `node test/lint/measure-engine-path.ts`. The store has its real threads, and the demo
 * service answers; requests go through `fetch` instead of Electron's network stack.
 */
import '../main/adapters/sqlite/support/source-hooks.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BroadcastChannel, isMainThread, Worker } from 'node:worker_threads'

/** The call budget and the search index write some time after a call. */
const WRITES_ARE_OVER_MS = 3000
const root = resolve(import.meta.dirname, '../..')
const TAKE = 'take'
const channel = new BroadcastChannel('coverage')
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

/** Files of `src-main` of which a function has run in this thread since the last call. */
function filesRun(): readonly string[] {
  const files: string[] = []
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error) throw error
    for (const { url, functions } of coverage.result)
      if (url.startsWith('file:') && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
        files.push(relative(root, fileURLToPath(url)).replaceAll('\\', '/'))
  })
  return files.filter((file) => file.startsWith('src-main/'))
}

async function serveStore(): Promise<void> {
  // the answers of the other threads arrive too
  channel.onmessage = ({ data }: { data: unknown }) => data === TAKE && channel.postMessage(filesRun())
  channel.unref()
  await import('../../src-main/adapters/sqlite/store-worker.ts')
}

/** The same of all threads. @param workers number of running threads */
async function filesOfAllThreads(workers: number): Promise<readonly string[]> {
  const files = new Set(filesRun())
  const answers = Promise.withResolvers<void>()
  let left = workers
  channel.onmessage = ({ data }: { data: readonly string[] }) => {
    for (const file of data) files.add(file)
    if (--left === 0) answers.resolve()
  }
  if (workers > 0) {
    channel.postMessage(TAKE)
    await answers.promise
  }
  return [...files].sort()
}

/** The build makes workers of such imports. */
function hideWorkerImports(): void {
  registerHooks({
    resolve: (name, context, next) =>
      name.endsWith('?nodeWorker')
        ? { url: 'data:text/javascript,export default null', shortCircuit: true }
        : next(name, context)
  })
}

async function openProgram(folder: string) {
  hideWorkerImports()
  const [{ systemClock }, { FileCallBudget, KeyAccounts }, { openSettings }, { openCatalogueStore }] =
    await Promise.all([
      import('../../src-main/adapters/clock/index.ts'),
      import('../../src-main/adapters/call-budget/index.ts'),
      import('../../src-main/adapters/settings/index.ts'),
      import('../../src-main/adapters/sqlite/index.ts')
    ])
  const [{ EventBus }, { createCatalogueModule }, { createConnectionModule }] = await Promise.all([
    import('../../src-main/app/events.ts'),
    import('../../src-main/app/modules/catalogue.ts'),
    import('../../src-main/app/modules/connection.ts')
  ])
  const [{ createIpc }, { registerCatalogueHandlers }, { budgetRules }, { createCancellableRequests }] =
    await Promise.all([
      import('../../src-main/ipc/register.ts'),
      import('../../src-main/app/handlers/catalogue.ts'),
      import('../../src-main/services/settings/derived-settings.ts'),
      import('../../src-main/ipc/cancellable-requests.ts')
    ])
  const clock = systemClock()
  const log = { info: () => {}, warn: console.error, error: console.error, redactValue: () => {} }
  const settings = await openSettings({ file: join(folder, 'settings.json'), log })
  const secrets = new Map<string, string>()
  const secretStore = {
    read: async (name: string) => secrets.get(name) ?? null,
    put: async (name: string, value: string) => (secrets.set(name, value), 'session'),
    storageOf: async () => 'session',
    isEncryptionAvailable: async () => true
  }
  const calls = { directory: join(folder, 'calls'), clock, log, rules: budgetRules(settings) }
  const workers = new Set<Worker>()
  const startWorker = (workerData: unknown): Worker => {
    const worker = new Worker(new URL(import.meta.url), { workerData })
    workers.add(worker)
    worker.on('exit', () => workers.delete(worker))
    return worker
  }
  const store = openCatalogueStore({ file: join(folder, 'cache.db'), startWorker, clock, log, checkAfterMs: null })
  const handlers = new Map<string, (event: unknown, input: unknown) => Promise<{ ok: boolean }>>()
  const ipc = createIpc({
    ipcMain: { handle: (name, handler) => void handlers.set(name, handler as never) },
    appOrigin: 'app://dynodesk',
    log,
    isKnownSender: () => true,
    onPageGone: () => {},
    receivers: () => []
  })
  ipc.limitTo(() => 'administrator')
  const deps = {
    context: {
      paths: { userData: folder },
      pageOrigin: 'app://dynodesk',
      clock,
      log,
      events: new EventBus(),
      ipc,
      notices: { addOnce: console.error },
      settings,
      setting: (key: never) => settings.get(key),
      languages: { interface: () => 'en', content: () => 'en' }
    },
    stores: {
      secrets: secretStore,
      budget: new FileCallBudget(calls),
      usage: { answered: () => {} },
      accounts: new KeyAccounts({ ...calls, secrets: secretStore as never }),
      store
    },
    network: { isolatedFetch: () => fetch, proxyLogin: { settled: async () => false } },
    workspace: { engine: null }
  } as never
  const connection = createConnectionModule(deps)
  const catalogue = createCatalogueModule({ ...(deps as object), connection } as never)
  registerCatalogueHandlers(ipc, { catalogue } as never, createCancellableRequests(ipc))
  const event = { type: 'frame', sender: { id: 1 }, senderFrame: { origin: 'app://dynodesk', parent: null } }
  return {
    connection: connection.service,
    workers,
    request: (name: string, input: unknown) => handlers.get(name)!(event, input),
    close: () => Promise.all([store.close(), connection.service.stop()])
  }
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-path-'))
  const service = spawn(process.execPath, [join(root, 'test/service/serve.ts')], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  try {
    const [line] = (await once(createInterface(service.stdout), 'line')) as [string]
    const { baseUrl, key: apiKey } = JSON.parse(line) as { baseUrl: string; key: string }
    const { connection, workers, request, close } = await openProgram(folder)
    const ask = async (name: string, input: object): Promise<unknown> => {
      const answer = (await request(name, { requestId: 'one', ...input })) as { ok: boolean; value: { data: unknown } }
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`)
      return answer.value.data
    }
    await connection.connect({ baseUrl, apiKey })
    const firstOf = async (name: string, parentId?: string): Promise<string> =>
      ((await ask(name, parentId === undefined ? {} : { parentId })) as { id: string }[])[0]!.id
    let parentId = await firstOf('catalogue:types')
    for (const name of ['manufacturers', 'models', 'generations'])
      parentId = await firstOf(`catalogue:${name}`, parentId)
    const engineId = await firstOf('catalogue:engines', parentId)

    for (const state of ['cold', 'warm']) {
      await delay(WRITES_ARE_OVER_MS)
      await filesOfAllThreads(workers.size)
      await ask('catalogue:engine', { engineId })
      await ask('catalogue:performance', { engineId, generationId: parentId })
      const files = await filesOfAllThreads(workers.size)
      console.log(`${state}: ${files.length} files\n  ${files.join('\n  ')}`)
    }
    await close()
  } finally {
    service.kill()
    rmSync(folder, { recursive: true, force: true })
    channel.close()
  }
}

await (isMainThread ? measure() : serveStore())
