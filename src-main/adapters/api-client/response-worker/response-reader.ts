/**
 * Judges answers: small ones at once, large ones in a thread of their own, so that main goes on answering windows while
 * megabytes are read (trap 64).
 *
 * One large answer is read at a time. One that takes the thread too long, or more memory than it has, ends the thread
 * and is refused as too large;
 * those that wait behind it are read by the next.
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

/** Reads in the thread of the caller, whatever the size. */
export const readResponseHere: ResponseReader = async (name, params, answer, secret) =>
  interpretAnswer(name, params, answer, secret)

export interface ResponseReaderDeps {
  /** Starts `worker.ts` in a thread. */
  readonly startWorker: () => Worker
  readonly clock: Clock
  readonly log: Log
  /** Judges in main's own thread. Default: `judgeAnswer`. */
  readonly readInMain?: typeof interpretAnswer
}

/** Longer bodies, in UTF-16 units, leave main's thread: reading as much takes some milliseconds. */
export const MAIN_THREAD_LIMIT = 256 * 1024
const READ_TIMEOUT_MS = 30_000
/** A thread that read 20 MB keeps much of its memory: it goes when nothing large has come for so long. */
const IDLE_MS = 30_000
const TOO_EXPENSIVE: InterpretedAnswer<never> = {
  ok: false,
  code: 'too-large',
  params: { reason: 'effort' },
  drift: []
}

interface Job {
  readonly message: Extract<ReaderRequest, { tag: 'judge' }>
  readonly answer: (judgement: InterpretedAnswer<unknown>) => void
  readonly items: unknown[]
}

export function createResponseReader({
  startWorker,
  clock,
  log,
  readInMain = interpretAnswer
}: ResponseReaderDeps): ResponseReader {
  const waiting: Job[] = []
  let worker: Worker | null = null
  let running: Job | null = null
  let stopTimer = (): void => {}

  const post = (message: ReaderRequest): void => worker?.postMessage(message)

  function begin(): void {
    if (running) return
    stopTimer()
    running = waiting.shift() ?? null
    if (!running) {
      if (worker) stopTimer = clock.after(IDLE_MS, () => lose(worker))
      return
    }
    try {
      worker ??= start()
    } catch (error) {
      // slow is better than nothing
      log.error('reader.start', { error })
      const { name, params, answer, secret } = running.message
      return finish(readInMain(name, params, answer, secret))
    }
    stopTimer = clock.after(READ_TIMEOUT_MS, () => fail(worker, 'timeout'))
    post(running.message)
  }

  function start(): Worker {
    const started = startWorker()
    // the program may end while it waits for nothing
    started.unref()
    started.on('message', (message: ReaderReply) => worker === started && take(message))
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, 'exit'))
    return started
  }

  function take(message: ReaderReply): void {
    if (message.tag === 'part') {
      running?.items.push(...message.items)
      post({ tag: 'more' })
    } else
      finish(
        running && message.judgement.ok && running.items.length > 0
          ? { ...message.judgement, data: running.items }
          : message.judgement
      )
  }

  function fail(of: Worker | null, reason: unknown): void {
    if (of === null || worker !== of) return
    log.warn('reader.failed', {
      endpoint: running?.message.name ?? null,
      characters: running?.message.answer.body.length ?? null,
      reason: reason instanceof Error ? reason.message : reason
    })
    lose(of)
    finish(TOO_EXPENSIVE)
  }

  function lose(of: Worker | null): void {
    if (of === null || worker !== of) return
    worker = null
    of.terminate().catch(() => undefined)
  }

  function finish(judgement: InterpretedAnswer<unknown>): void {
    const done = running
    running = null
    done?.answer(judgement)
    begin()
  }

  return async (name, params, answer, secret) => {
    if (answer.body.length <= MAIN_THREAD_LIMIT) return readInMain(name, params, answer, secret)
    const judgement = await new Promise<InterpretedAnswer<unknown>>((resolve) => {
      waiting.push({ message: { tag: 'judge', name, params, answer, secret }, answer: resolve, items: [] })
      begin()
    })
    return judgement as InterpretedAnswer<Endpoints[typeof name]['result']>
  }
}
