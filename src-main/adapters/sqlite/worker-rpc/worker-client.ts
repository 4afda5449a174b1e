/** The main thread's end of a worker: calls are promises; a worker that ends or hangs is restarted by the next call. */
import type { Worker } from 'node:worker_threads'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { StoreFailure, type StoreFailureCode, type StoreIssue } from '../../../shared/ports/stores/store-failure'
import {
  isLongList,
  ITEMS_PER_PART,
  type AnyHandlers,
  type OpenedFile,
  type WorkerReply,
  type WorkerRequest
} from './messages'

interface WorkerClientDeps {
  /** For the log. */
  readonly name: string
  start(): Worker
  readonly clock: Clock
  readonly log: Log
  /** Limit of a call that is not in `LONG_CALLS`. */
  readonly timeoutMs: number
  onOpened?(opened: OpenedFile): void
  /** Opening failed. `damage` 'maybe': damage, or a bug. */
  onUnopened?(failure: StoreFailure, damage: Damage): void
  onDamage?(damage: Damage): void
  /** An issue found during a call. */
  onFinding?(finding: StoreIssue): void
}

export type Damage = 'yes' | 'maybe' | 'no'
const damageIn = ({ code, maybeDamage }: { readonly code: StoreFailureCode; readonly maybeDamage: boolean }): Damage =>
  code === 'damaged' ? 'yes' : maybeDamage ? 'maybe' : 'no'

interface Pending {
  readonly name: string
  readonly resolve: (output: unknown) => void
  readonly reject: (failure: StoreFailure) => void
  readonly stopTimer: () => void
  parts: unknown[] | null
}
interface Running {
  readonly worker: Worker
  readonly opened: Promise<OpenedFile>
}

/** Slower calls are logged. */
const SLOW_MS = 40
const CLOSE_MS = 10_000
/** Their duration grows with the file. Calls behind them wait as long, because a timeout would end them too. */
const LONG_CALLS: readonly string[] = ['backUp', 'check', 'clear', 'copy', 'expire', 'purge', 'replace']
const LONG_CALL_MS = 600_000
/** A locked file is not tried again for this long: each try costs its caller the whole lock timeout. */
const LOCKED_RETRY_MS = 2000

type CallRequest = Extract<WorkerRequest, { tag: 'call' }>
type ReplyOf<Tag extends WorkerReply['tag']> = Extract<WorkerReply, { tag: Tag }>

export class WorkerClient<C extends AnyHandlers> {
  readonly #deps: WorkerClientDeps
  readonly #pending = new Map<number, Pending>()
  #running: Running | null = null
  #closed = false
  #lastId = 0
  #lockedUntil = -Infinity
  /** Keeps the order of calls when one is sent in parts. */
  #sending: Promise<void> | null = null

  constructor(deps: WorkerClientDeps) {
    this.#deps = deps
  }

  opened(): Promise<OpenedFile> {
    if (this.#closed) return Promise.reject(new StoreFailure('closed', `${this.#deps.name} is closed`))
    if (this.#isLocked()) return Promise.reject(this.#lockedFailure())
    return (this.#running ??= this.#start()).opened
  }

  #isLocked(): boolean {
    return this.#deps.clock.monotonic() < this.#lockedUntil
  }
  #lockedFailure(): StoreFailure {
    return new StoreFailure('busy', `${this.#deps.name}: the file is held by another process`)
  }
  #failed(code: StoreFailureCode): void {
    if (code === 'busy') this.#lockedUntil = this.#deps.clock.monotonic() + LOCKED_RETRY_MS
  }

  /** @throws StoreFailure */
  async call<N extends keyof C & string>(name: N, ...args: Parameters<C[N]>): Promise<ReturnType<C[N]>> {
    await this.opened()
    const worker = this.#running?.worker
    if (!worker) throw new StoreFailure('crashed', `${this.#deps.name} ended`)
    const id = ++this.#lastId
    const { clock } = this.#deps
    return new Promise<never>((resolve: (output: never) => void, reject) => {
      const names = [name, ...[...this.#pending.values()].map((pending) => pending.name)]
      const isLong = names.some((one) => LONG_CALLS.includes(one))
      const stopTimer = clock.after(isLong ? LONG_CALL_MS : this.#deps.timeoutMs, () => this.#timedOut(id))
      this.#pending.set(id, { name, resolve: resolve as Pending['resolve'], reject, stopTimer, parts: null })
      const request: CallRequest = { tag: 'call', id, name, args, nowMs: clock.now() }
      const unsent = (error: unknown): void => this.#settle(id)?.reject(new StoreFailure('internal', String(error)))
      if (this.#sending === null && !args.some(isLongList)) {
        try {
          return post(worker, request)
        } catch (error) {
          return unsent(error)
        }
      }
      const sending = (this.#sending ?? Promise.resolve())
        .then(() => sendInParts(worker, request, () => this.#pending.has(id)))
        .catch(unsent)
        .finally(() => {
          if (this.#sending === sending) this.#sending = null
        })
      this.#sending = sending
    })
  }

  /** Terminates the worker; pending calls fail with this code. The next call starts a new worker. */
  async terminate(code: StoreFailureCode): Promise<void> {
    const running = this.#running
    this.#drop(running, code, `${this.#deps.name} was stopped`)
    await running?.worker.terminate()
  }

  /** Finishes pending calls, closes the file and ends the worker. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    const running = this.#running
    if (!running) return
    // listens first: the worker may end during the waits
    const ended = new Promise<void>((resolve) => running.worker.once('exit', () => resolve()))
    await running.opened.catch(() => null)
    await this.#sending
    const stopTimer = this.#deps.clock.after(CLOSE_MS, () => void running.worker.terminate())
    post(running.worker, { tag: 'close' })
    await ended
    stopTimer()
  }

  #start(): Running {
    const worker = this.#deps.start()
    const opening = Promise.withResolvers<OpenedFile>()
    opening.promise.catch(() => null) // callers get the rejection
    const running: Running = { worker, opened: opening.promise }
    worker.on('message', (reply: WorkerReply) => {
      if (reply.tag === 'opened') {
        this.#deps.onOpened?.(reply.opened)
        opening.resolve(reply.opened)
      } else if (reply.tag === 'unopened') {
        this.#deps.log.error('store.unopened', { store: this.#deps.name, code: reply.code, reason: reply.message })
        this.#failed(reply.code)
        const failure = new StoreFailure(reply.code, reply.message)
        opening.reject(failure)
        this.#drop(running, failure.code, failure.message)
        this.#deps.onUnopened?.(failure, damageIn(reply))
      } else this.#onReply(worker, reply)
    })
    worker.on('error', (error) => this.#deps.log.error('store.worker', { store: this.#deps.name, error }))
    worker.on('exit', () => {
      opening.reject(new StoreFailure('crashed', `${this.#deps.name} ended while opening`))
      this.#drop(running, this.#closed ? 'closed' : 'crashed', `${this.#deps.name} ended`)
    })
    return running
  }

  #onReply(worker: Worker, reply: Exclude<WorkerReply, { tag: 'opened' | 'unopened' }>): void {
    switch (reply.tag) {
      case 'found':
        return this.#deps.onFinding?.(reply.finding)
      case 'part':
        return this.#partArrived(worker, reply)
      case 'done':
        return this.#done(reply)
      case 'failed':
        return this.#callFailed(reply)
      case 'closed':
        return
      default:
        reply satisfies never
    }
  }

  #partArrived(worker: Worker, { id, items }: ReplyOf<'part'>): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    pending.parts ??= []
    pending.parts.push(...items)
    setImmediate(() => post(worker, { tag: 'more', id }))
  }

  #done({ id, tookMs, output }: ReplyOf<'done'>): void {
    const pending = this.#settle(id)
    const { name, log } = this.#deps
    if (tookMs > SLOW_MS) log.info('store.slow', { store: name, call: pending?.name, tookMs: Math.round(tookMs) })
    pending?.resolve(pending.parts ? { ...(output as object), data: pending.parts } : output)
  }

  #callFailed(reply: ReplyOf<'failed'>): void {
    const { id, code, message } = reply
    const pending = this.#settle(id)
    this.#deps.log.warn('store.failed', { store: this.#deps.name, call: pending?.name, code, reason: message })
    this.#failed(code)
    pending?.reject(new StoreFailure(code, message))
    const damage = damageIn(reply)
    if (damage !== 'no') this.#deps.onDamage?.(damage)
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id)
    if (!pending) return undefined
    this.#pending.delete(id)
    pending.stopTimer()
    return pending
  }

  #timedOut(id: number): void {
    const pending = this.#settle(id)
    if (!pending) return
    this.#deps.log.error('store.timeout', { store: this.#deps.name, call: pending.name })
    pending.reject(new StoreFailure('timeout', `${this.#deps.name} did not answer ${pending.name}`))
    void this.terminate('crashed')
  }

  #drop(running: Running | null, code: StoreFailureCode, message: string): void {
    if (running === null || this.#running !== running) return
    this.#running = null
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.reject(new StoreFailure(code, message))
  }
}

function post(worker: Worker, request: WorkerRequest): void {
  // the bytes of a picture are copied, because the caller may use them further
  worker.postMessage(request)
}

/** Sends one part of a long argument per turn of the event loop, then the call itself. */
async function sendInParts(worker: Worker, request: CallRequest, wanted: () => boolean): Promise<void> {
  const longArg = request.args.findIndex(isLongList)
  const list = request.args[longArg]
  if (!isLongList(list)) return post(worker, request)
  for (let from = 0; from < list.length; from += ITEMS_PER_PART) {
    if (!wanted()) return
    post(worker, { tag: 'part', id: request.id, items: list.slice(from, from + ITEMS_PER_PART) })
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  post(worker, { ...request, args: request.args.with(longArg, []), longArg })
}
