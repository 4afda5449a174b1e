/**
 * Overhead of the API client per call (ledger, queue, checks, reader) against a plain fetch of the same answer from a
 * server in another thread.
 */
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { EngineId } from '@shared/catalogue/ids'
import type { Bench, Figures } from './support/bench-types.ts'
import { summarise, summariseRatios } from './support/statistics.ts'
import { engines } from './support/window-driver.ts'

const CALLS = 2000
const BATCH = 100
const KEY = 'bench-key-0000'
const FREE = { limit: 1_000_000, windowMs: 3_600_000, reservePercent: 0, callsPerSecond: 1_000_000, concurrent: 4 }
const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

/** Answers every request with one body, to keep the server's share of the time small. */
const SERVER = `
const { createServer } = require('node:http')
const { parentPort, workerData } = require('node:worker_threads')
const body = Buffer.from(workerData)
createServer((request, response) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body))
  .listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port) })
`

async function engineBody(bench: Bench): Promise<{ id: string; body: string }> {
  const service = await bench.product.startDemoService({ resources: bench.resources })
  try {
    const id = (await engines(service, 20))[10]![4]
    return {
      id,
      body: await (
        await fetch(`${service.baseUrl}/vdb/engines/view/${id}`, { headers: { 'x-api-key': service.key } })
      ).text()
    }
  } finally {
    await service.close()
  }
}

export async function apiClientOverhead(bench: Bench): Promise<Figures> {
  const { FileCallBudget, createApiClient, fetchTransport, systemClock, DriftRegister } = bench.product
  const { id, body } = await engineBody(bench)
  const worker = new Worker(SERVER, { eval: true, workerData: body })
  const clock = systemClock()
  const budget = new FileCallBudget({
    directory: mkdtempSync(join(bench.scratch, 'ledger-')),
    clock,
    log: SILENT,
    rules: () => FREE
  })
  try {
    const [port] = (await once(worker, 'message')) as [number]
    const baseUrl = `http://127.0.0.1:${port}`
    const through = createApiClient({
      transport: fetchTransport(fetch),
      budget,
      drift: new DriftRegister(),
      log: SILENT,
      clock,
      random: Math.random,
      settings: () => ({ timeoutMs: 10_000, maxBytes: 1 << 20 }),
      access: () => Promise.resolve({ profile: 'bench', baseUrl, apiKey: KEY })
    })
    const headers = { 'x-api-key': KEY, 'X-LANG': 'en', accept: 'application/json' }
    const plain = async (): Promise<void> =>
      void JSON.parse(await (await fetch(`${baseUrl}/vdb/engines/view/${id}`, { headers })).text())
    const viaClient = async (): Promise<void> => {
      const answer = await through.call('engine', { engine_id: id as EngineId }, { language: 'en', priority: 'click' })
      if (!answer.ok) throw new Error(`a call failed: ${answer.failure.code}`)
    }
    const batch = async (call: () => Promise<void>, into: number[]): Promise<number> => {
      const from = performance.now()
      for (let i = 0; i < BATCH; i++) {
        const start = performance.now()
        await call()
        into.push(performance.now() - start)
      }
      return (performance.now() - from) / BATCH
    }
    await batch(plain, [])
    await batch(viaClient, [])
    const each = { plain: [] as number[], viaClient: [] as number[] }
    const means = { plain: [] as number[], viaClient: [] as number[] }
    for (let done = 0; done < CALLS; done += BATCH) {
      means.plain.push(await batch(plain, each.plain))
      means.viaClient.push(await batch(viaClient, each.viaClient))
    }

    // the ledger alone: both lines of a call, without a call between them
    const acquireMs: number[] = []
    const settleMs: number[] = []
    for (let i = 0; i < CALLS; i++) {
      const start = performance.now()
      const asked = await budget.acquire('vehicleDatabase', 'click')
      const got = performance.now()
      if (!asked.ok) throw new Error(`the ledger refused: ${asked.reason}`)
      asked.permit.settle({ status: 200 })
      acquireMs.push(got - start)
      settleMs.push(performance.now() - got)
    }
    return {
      callsOfEach: CALLS,
      answerBytes: Buffer.byteLength(body),
      plainFetchMs: summarise(each.plain),
      throughClientMs: summarise(each.viaClient),
      clientToPlainRatio: summariseRatios(means.viaClient, means.plain),
      addedMsPerCall: summarise(means.viaClient.map((ms, i) => ms - means.plain[i]!)),
      ledgerBeginMs: summarise(acquireMs),
      ledgerSettleMs: summarise(settleMs)
    }
  } finally {
    budget.use('ended')
    budget.close()
    await worker.terminate()
  }
}
