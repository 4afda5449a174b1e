/** The worker's end: answers calls in order, and does idle work when none is waiting. */
import type { MessagePort } from 'node:worker_threads'
import { StoreFailure, type StoreIssue } from '../../../shared/ports/stores/store-failure'
import { mayBeDamage, toStoreFailure } from '../db/sqlite-failure'
import {
  isLongList,
  ITEMS_PER_PART,
  type AnyHandlers,
  type OpenedFile,
  type WorkerReply,
  type WorkerRequest
} from './messages'

export interface WorkerService {
  readonly opened: OpenedFile
  readonly handlers: AnyHandlers
  readonly found?: () => StoreIssue | null
  /** One small step of background work; true when there is more. */
  readonly idle?: () => boolean
  /** Writes everything to disk and closes the file. */
  readonly close: () => void
}
/** The time of the running call. */
export type Now = () => number

/** Opens and serves until 'close'. An error of `open` is replied as 'unopened'. */
export function serveWorker(port: MessagePort, open: (now: Now) => WorkerService): void {
  let nowMs = 0
  let service: WorkerService
  try {
    service = open(() => nowMs)
  } catch (error) {
    port.postMessage({ tag: 'unopened', ...failureOf(error) } satisfies WorkerReply)
    port.close()
    return
  }
  const server = new WorkerServer(port, service)
  port.on('message', (request: WorkerRequest) => {
    if (request.tag === 'call') nowMs = request.nowMs
    server.receive(request)
  })
  port.postMessage({ tag: 'opened', opened: service.opened } satisfies WorkerReply)
  server.scheduleIdle()
}

class WorkerServer {
  readonly #port: MessagePort
  readonly #service: WorkerService
  readonly #incoming = new Map<number, unknown[]>()
  readonly #outgoing = new Map<number, { list: readonly unknown[]; from: number; output: object; tookMs: number }>()
  #idling = false

  constructor(port: MessagePort, service: WorkerService) {
    this.#port = port
    this.#service = service
  }

  receive(request: WorkerRequest): void {
    switch (request.tag) {
      case 'part':
        if (!this.#incoming.has(request.id)) this.#incoming.set(request.id, [])
        this.#incoming.get(request.id)?.push(...request.items)
        return
      case 'more':
        this.#sendPart(request.id)
        return
      case 'close':
        this.#close()
        return
      case 'call':
        try {
          this.#answer(request)
        } catch (error) {
          this.#send({ tag: 'failed', id: request.id, ...failureOf(error) })
        }
        this.#reportIssue()
        this.scheduleIdle()
    }
  }

  /** One step per turn, so that messages come first. */
  scheduleIdle(): void {
    const { idle } = this.#service
    if (this.#idling || !idle) return
    this.#idling = true
    setImmediate(() => {
      this.#idling = false
      try {
        if (idle()) this.scheduleIdle()
      } catch {
        // the step stays queued for the next call, which reports problems of the file
      }
    })
  }

  #answer({ id, name, args, longArg }: Extract<WorkerRequest, { tag: 'call' }>): void {
    const { handlers } = this.#service
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler) throw new StoreFailure('internal', `no such call: ${name}`)
    const whole = longArg === undefined ? args : args.with(longArg, this.#incoming.get(id) ?? [])
    this.#incoming.delete(id)
    const from = performance.now()
    const output = handler(...(whole as never[]))
    const tookMs = performance.now() - from
    const list = typeof output === 'object' && output !== null && 'data' in output ? output.data : null
    if (isLongList(list)) {
      this.#outgoing.set(id, { list, from: 0, output: output as object, tookMs })
      this.#sendPart(id)
    } else this.#send({ tag: 'done', id, output, tookMs })
  }

  #sendPart(id: number): void {
    const left = this.#outgoing.get(id)
    if (!left) return
    if (left.from < left.list.length) {
      this.#send({ tag: 'part', id, items: left.list.slice(left.from, left.from + ITEMS_PER_PART) })
      left.from += ITEMS_PER_PART
      return
    }
    this.#outgoing.delete(id)
    this.#send({ tag: 'done', id, output: { ...left.output, data: [] }, tookMs: left.tookMs })
  }

  #reportIssue(): void {
    const finding = this.#service.found?.()
    if (finding) this.#send({ tag: 'found', finding })
  }

  #close(): void {
    try {
      this.#service.close()
    } catch {
      // the file stays unclosed, so the next start checks it
    }
    this.#send({ tag: 'closed' })
    this.#port.close()
  }

  #send(reply: WorkerReply): void {
    this.#port.postMessage(reply)
  }
}

function failureOf(error: unknown) {
  const { code, message } = toStoreFailure(error)
  return { code, message, maybeDamage: mayBeDamage(error) }
}
