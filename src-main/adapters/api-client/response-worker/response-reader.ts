/**
 * Reads responses: small ones in main, large ones in a worker thread, so that main keeps answering windows (trap 64).
 *
 * The worker reads one response at a time. One that takes too long or too much memory ends the worker and is refused as
 * too large; those behind it are read by the next worker.
 */
import type { Worker } from 'node:worker_threads'
import type { EndpointName, Endpoints } from '../../../shared/catalogue/endpoints'
import { interpretAnswer, type InterpretedAnswer } from '../../../shared/catalogue/reader/interpret-answer'
import type { Clock } from '../../../shared/ports/system/clock'
import type { HttpAnswer } from '../../../shared/ports/network/http-transport'
import type { Log } from '../../../shared/ports/system/log'
import type { ReaderReply, ReaderRequest } from './reader-messages'

export type ResponseReader = <N extends EndpointName>(
  name: N,
  params: Endpoints[N]['params'],
  answer: HttpAnswer,
  secret: string
) => Promise<InterpretedAnswer<Endpoints[N]['result']>>

export const readResponseHere: ResponseReader = async (name, params, answer, secret) =>
  interpretAnswer(name, params, answer, secret)

export interface ResponseReaderDeps {
  readonly startWorker: () => Worker
  readonly clock: Clock
  readonly log: Log
  readonly readInMain?: typeof interpretAnswer
}

/** UTF-16 units. Reading that much takes some milliseconds; longer bodies go to the worker. */
export const MAIN_THREAD_LIMIT = 256 * 1024
const READ_TIMEOUT_MS = 30_000
/** A worker that has read 20 MB keeps much of its memory, so it ends after that time without work. */
const IDLE_MS = 30_000
const TOO_EXPENSIVE: InterpretedAnswer<never> = {
  ok: false,
  code: 'too-large',
  params: { reason: 'effort' },
  drift: []
}

interface Job {
  readonly request: Extract<ReaderRequest, { tag: 'read' }>
  readonly resolve: (result: InterpretedAnswer<unknown>) => void
  readonly items: unknown[]
}

/** `onReceived` starts the worker while a large response is still arriving. */
export function createResponseReader(deps: ResponseReaderDeps): {
  readonly readResponse: ResponseReader
  readonly onReceived: (bytes: number) => void
} {
  const { readInMain = interpretAnswer } = deps
  const queue = new WorkerQueue({ ...deps, readInMain })
  return {
    async readResponse(name, params, answer, secret) {
      if (answer.body.length <= MAIN_THREAD_LIMIT) return readInMain(name, params, answer, secret)
      const result = await queue.read({ tag: 'read', name, params, answer, secret })
      return result as InterpretedAnswer<Endpoints[typeof name]['result']>
    },
    onReceived: (bytes) => void (bytes > MAIN_THREAD_LIMIT && queue.prepare())
  }
}

class WorkerQueue {
  readonly #deps: Required<ResponseReaderDeps>
  readonly #waiting: Job[] = []
  #running: Job | null = null
  #worker: Worker | null = null
  #stopTimer = (): void => {}

  constructor(deps: Required<ResponseReaderDeps>) {
    this.#deps = deps
  }

  read(request: Job['request']): Promise<InterpretedAnswer<unknown>> {
    return new Promise((resolve) => {
      this.#waiting.push({ request, resolve, items: [] })
      this.#next()
    })
  }

  /** Starts the worker for a response that follows soon. */
  prepare(): void {
    if (this.#worker) return
    try {
      this.#worker = this.#start()
    } catch {
      // the read reports it
    }
    this.#next()
  }

  #next(): void {
    const { clock, log, readInMain } = this.#deps
    if (this.#running) return
    this.#stopTimer()
    this.#running = this.#waiting.shift() ?? null
    if (!this.#running) {
      const idle = this.#worker
      if (idle) this.#stopTimer = clock.after(IDLE_MS, () => this.#end(idle))
      return
    }
    let worker: Worker
    try {
      worker = this.#worker ??= this.#start()
    } catch (error) {
      log.error('reader.start', { error })
      const { name, params, answer, secret } = this.#running.request
      return this.#finish(readInMain(name, params, answer, secret))
    }
    this.#stopTimer = clock.after(READ_TIMEOUT_MS, () => this.#fail(worker, 'timeout'))
    worker.postMessage(this.#running.request)
  }

  #start(): Worker {
    const worker = this.#deps.startWorker()
    // an idle worker does not keep the process running
    worker.unref()
    worker.on('message', (reply: ReaderReply) => this.#worker === worker && this.#receive(worker, reply))
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', () => this.#fail(worker, 'exit'))
    return worker
  }

  #receive(worker: Worker, reply: ReaderReply): void {
    const items = this.#running?.items ?? []
    if (reply.tag === 'part') {
      items.push(...reply.items)
      worker.postMessage({ tag: 'more' } satisfies ReaderRequest)
    } else this.#finish(reply.result.ok && items.length > 0 ? { ...reply.result, data: items } : reply.result)
  }

  #fail(worker: Worker, reason: unknown): void {
    if (this.#worker !== worker) return
    const request = this.#running?.request
    this.#deps.log.warn('reader.failed', {
      endpoint: request?.name ?? null,
      characters: request?.answer.body.length ?? null,
      reason: reason instanceof Error ? reason.message : reason
    })
    this.#end(worker)
    this.#finish(TOO_EXPENSIVE)
  }

  #end(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = null
    worker.terminate().catch(() => undefined)
  }

  #finish(result: InterpretedAnswer<unknown>): void {
    const job = this.#running
    this.#running = null
    job?.resolve(result)
    this.#next()
  }
}
