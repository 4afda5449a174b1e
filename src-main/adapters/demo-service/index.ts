/**
 * The demo service: the fourteen endpoints of the catalogue over HTTP on loopback, with the shipped catalogue. Users
 * explore it without a key, and tests run against it; both use address and key as with any service.
 * `docs/demo-service.md` describes its rules.
 */
import { randomBytes } from 'node:crypto'
import { access } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { mergeCatalogues, type CatalogueData } from './catalogue/catalogue-entries'
import { loadCatalogue } from './catalogue/load-catalogue'
import { loadOddities } from './catalogue/load-oddities'
import { longLists } from './catalogue/long-lists'
import { CatalogueIndex } from './catalogue/catalogue-index'
import { standardAccess } from './http/access'
import { handleRequest, type Access, type HandlerContext } from './http/handler'
import { DemoPictures } from './catalogue/demo-pictures'
import { errorReply, type Reply } from './http/reply'
import { send, type Sleep } from './http/send'
import { DEFAULT_SWITCHES, type Switches } from './switches'

export type { Switches } from './switches'

export interface DemoServiceOptions {
  /** Folder of the shipped catalogue: `catalogue.json`, `texts.json`, `media/`. May be in an asar archive. */
  readonly resources: string
  /** 0 or omitted: any free port. */
  readonly port?: number
  /** Omitted: a random one. */
  readonly key?: string
  /** Path before `/vdb`, such as "/api/v2"; no trailing slash. */
  readonly prefix?: string
  readonly switches?: Partial<Switches>
  /** Another catalogue; loaded by the first request that needs it. */
  readonly catalogue?: () => Promise<CatalogueData>
  readonly tls?: { readonly cert: string; readonly key: string }
  /** Epoch milliseconds, for the limit and the end of the subscription. */
  readonly now?: () => number
  readonly sleep?: Sleep
  /** Rules of a test in place of the standard ones. */
  readonly access?: Access
  /** Called for every 500, which is a bug. */
  readonly onFailure?: (error: unknown) => void
}

export interface DemoService {
  readonly port: number
  /** "http://127.0.0.1:49152" */
  readonly origin: string
  /** Origin and prefix: the base address for clients. */
  readonly baseUrl: string
  readonly key: string
  readonly switches: Switches
  setSwitches(changes: Partial<Switches>): void
  catalogue(): Promise<CatalogueIndex>
  /** Cuts all connections; resolves when the port is free. */
  close(): Promise<void>
}

const HALF_A_YEAR_MS = 182 * 24 * 3_600_000
/** "2027-05-14T23:59:59+00:00": ISO 8601 with numeric offset and whole seconds, the format of `end_date`. */
const isoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}+00:00`

/** Starts the service on 127.0.0.1. @throws when the catalogue is missing, or the port is taken */
export async function startDemoService(options: DemoServiceOptions): Promise<DemoService> {
  const now = options.now ?? Date.now
  const prefix = options.prefix ?? ''
  if (!options.catalogue) await access(join(options.resources, 'catalogue.json'))
  const closing = new AbortController()
  const sleep = options.sleep ?? ((ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined))
  const server: Server = options.tls ? createTlsServer(options.tls) : createServer()
  const port = await listening(server, options.port ?? 0)
  const origin = `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`
  const loadFor = catalogueProvider(options)
  const key = options.key ?? `demo-${randomBytes(18).toString('base64url')}`
  const context: HandlerContext = {
    switches: { ...DEFAULT_SWITCHES, ...options.switches },
    origin,
    prefix,
    access: options.access ?? standardAccess(key, now),
    subscription: { name: 'Vehicle Database', active: true, end_date: isoTime(now() + HALF_A_YEAR_MS) },
    pictures: new DemoPictures(join(options.resources, 'media')),
    catalogue: () => loadFor(context.switches)
  }

  server.on('request', (message: IncomingMessage, response: ServerResponse) => {
    // fails only when the connection is gone
    answer(context, message, options.onFailure)
      .then((reply) => send(reply, response, sleep, closing.signal))
      .catch(() => response.destroy())
  })

  return {
    port,
    origin,
    baseUrl: `${origin}${prefix}`,
    key,
    get switches() {
      return context.switches
    },
    setSwitches(changes) {
      context.switches = { ...context.switches, ...changes }
    },
    catalogue: async () => (await context.catalogue()).store,
    close: () =>
      new Promise((closed) => {
        closing.abort()
        server.close(() => closed())
        server.closeAllConnections()
      })
  }
}

async function answer(
  context: HandlerContext,
  message: IncomingMessage,
  onFailure: DemoServiceOptions['onFailure']
): Promise<Reply> {
  message.resume()
  try {
    return await handleRequest(context, message)
  } catch (error) {
    onFailure?.(error)
    return errorReply(500)
  }
}

function listening(server: Server, port: number): Promise<number> {
  return new Promise((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed)
      ready((server.address() as AddressInfo).port)
    })
  })
}

/** Loads the catalogue with the first request, and rebuilds it only when a switch changes its content. */
function catalogueProvider({
  resources,
  catalogue
}: DemoServiceOptions): (switches: Switches) => ReturnType<HandlerContext['catalogue']> {
  let base: Promise<CatalogueData> | null = null
  let built: { key: string; catalogue: Awaited<ReturnType<HandlerContext['catalogue']>> } | null = null
  return async (switches) => {
    base ??= (catalogue ?? (() => loadCatalogue(resources)))().catch((error: unknown) => {
      base = null // the next question tries again
      throw error
    })
    const shipped = await base
    const key = JSON.stringify([switches.oddities, switches.bigIds, switches.gone])
    if (built?.key !== key) {
      const data = mergeCatalogues([shipped, ...(await oddities(resources, switches))])
      built = { key, catalogue: { store: new CatalogueIndex(data, switches.gone), terms: data.terms ?? {} } }
    }
    return built.catalogue
  }
}

async function oddities(resources: string, switches: Switches): Promise<readonly CatalogueData[]> {
  if (!switches.oddities && !switches.bigIds) return []
  const { peculiar, bigIds } = await loadOddities(resources)
  const sample = peculiar.engines.at(-1)!
  return [...(switches.oddities ? [peculiar, longLists(sample)] : []), ...(switches.bigIds ? [bigIds] : [])]
}
