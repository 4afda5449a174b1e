/**
 * The same engines opened by one computer, by eight that have joined a workspace, and by eight independent ones: calls
 * at the service, and how long an engine took.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { noServer, RedisServer } from '../helpers/redis-server.ts'
import type { ShopLine, ShopPlan } from '../main/workspace/shop-plan.ts'
import { root } from '../scripts/lib/tools.ts'
import type { Bench, Figures } from './support/bench-types.ts'
import { serviceCatalogue } from './support/filled-store.ts'
import { summarise } from './support/statistics.ts'

const ENGINES = 100
const COMPUTERS = 8
/** A service on the network. */
const LATENCY_MS = 40
const LIMIT = 3600

type Opened = Extract<ShopLine, { kind: 'opened' }>

async function childScript(scratch: string): Promise<string> {
  const outDir = join(scratch, 'shop')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'test/main/workspace/shop-child.ts'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'shop.mjs' } }
    }
  })
  return join(outDir, 'shop.mjs')
}

async function openedBy(script: string, plan: ShopPlan, key: string): Promise<readonly Opened[]> {
  const child = spawn(process.execPath, [script, JSON.stringify(plan)], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ key, passphrase: 'five words of a bench' }))
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const lines = said
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ShopLine)
  return lines.filter((line) => line.kind === 'opened')
}

async function measure(bench: Bench, script: string, computers: number, joined: boolean): Promise<Figures> {
  const folder = join(bench.scratch, `shop-${computers}-${joined ? 'joined' : 'alone'}`)
  mkdirSync(folder)
  const catalogue = serviceCatalogue(ENGINES * 10)
  const service = await bench.product.startDemoService({
    resources: bench.resources,
    catalogue: () => Promise.resolve(catalogue),
    switches: { limit: LIMIT, reset: 'rolling' }
  })
  const server = joined ? await RedisServer.start(folder) : null
  service.setFaults([{ at: 'engine', kind: 'delay', ms: LATENCY_MS }])
  const engines = catalogue.generations.flatMap(({ engineIds }) => engineIds.map(String)).slice(0, ENGINES)
  try {
    const opened = await Promise.all(
      Array.from({ length: computers }, (_, at) => {
        const first = Math.floor((ENGINES / computers) * at)
        const plan: ShopPlan = {
          server: server?.address ?? null,
          service: service.baseUrl,
          folder: join(folder, `computer-${at}`),
          name: `Computer ${at + 1}`,
          limit: LIMIT,
          windowMs: 3_600_000,
          skewMs: 0,
          pauseMs: 0,
          engines: [...engines.slice(first), ...engines.slice(0, first)]
        }
        return openedBy(script, plan, service.key)
      })
    )
    const all = opened.flat()
    return {
      computers,
      opened: all.filter(({ ok }) => ok).length,
      failed: all.filter(({ ok }) => !ok).length,
      calls: service.log.count(),
      waitMs: summarise(all.map(({ waitedMs }) => waitedMs))
    }
  } finally {
    await server?.stop()
    await service.close()
  }
}

export async function workspace(bench: Bench): Promise<Figures> {
  if (noServer) return { skipped: 'there is no Redis server on this machine' }
  const script = await childScript(bench.scratch)
  return {
    engines: ENGINES,
    serviceLatencyMs: LATENCY_MS,
    one: await measure(bench, script, 1, false),
    joined: await measure(bench, script, COMPUTERS, true),
    independent: await measure(bench, script, COMPUTERS, false)
  }
}
