/** The worker's end: answers calls in order, and does idle work when none is waiting. */
import type { MessagePort } from 'node:worker_threads'
import { StoreFailure, type StoreIssue } from '../../../shared/ports/stores/store-failure'
import { mayBeDamage, toStoreFailure } from '../db/sqlite-failure'
import { ITEMS_PER_PART, type CallsOf, type OpenedFile, type WorkerReply, type WorkerRequest } from './messages'

export type CallHandlers<C extends CallsOf<C>> = { readonly [N in keyof C]: (input: C[N]['input']) => C[N]['output'] }

export interface WorkerService {
  readonly opened: OpenedFile
  readonly handlers: Readonly<Record<string, (input: never) => unknown>>
  /** An issue found since the last call. */
  readonly found?: () => StoreIssue | null
  /** One small step of background work; true when there is more. */
  readonly idle?: () => boolean
  /** Writes everything to disk and closes the file. */
  readonly close: () => void
}

/** Opens and serves until 'close'. An error of `open` is replied as 'unopened'. */
export function serveWorker(port: MessagePort, open: () => WorkerService): void {
  const send = (reply: WorkerReply): void => port.postMessage(reply)
  let served: WorkerService
  try {
    served = open()
  } catch (error) {
    const { code, message } = toStoreFailure(error)
    send({ tag: 'unopened', code, message, maybeDamage: mayBeDamage(error) })
    port.close()
    return
  }
  const { handlers, found, idle, close } = served
  const incoming = new Map<number, unknown[]>()
  const outgoing = new Map<number, { items: readonly unknown[]; from: number; output: object; tookMs: number }>()
  let idling = false

  const reportIssue = (): void => {
    const finding = found?.()
    if (finding) send({ tag: 'found', finding })
  }

  const scheduleIdle = (): void => {
    if (idling || !idle) return
    idling = true
    // one step per turn, so that messages come first
    setImmediate(() => {
      idling = false
      try {
        if (idle()) scheduleIdle()
      } catch {
        // the step stays queued for the next call, which reports problems of the file
      }
    })
  }

  const sendPart = (id: number): void => {
    const left = outgoing.get(id)
    if (!left) return
    if (left.from < left.items.length) {
      send({ tag: 'part', id, items: left.items.slice(left.from, left.from + ITEMS_PER_PART) })
      left.from += ITEMS_PER_PART
      return
    }
    outgoing.delete(id)
    send({ tag: 'done', id, output: { ...left.output, data: [] }, tookMs: left.tookMs })
  }

  const answer = (id: number, name: string, given: unknown): void => {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler) throw new StoreFailure('internal', `no such call: ${name}`)
    const parts = incoming.get(id)
    incoming.delete(id)
    const from = performance.now()
    const output = handler((parts ? { ...(given as object), answer: parts } : given) as never)
    const tookMs = performance.now() - from
    if (isLong(output)) {
      outgoing.set(id, { items: output.data, from: 0, output, tookMs })
      sendPart(id)
    } else send({ tag: 'done', id, output, tookMs })
  }

  port.on('message', (request: WorkerRequest) => {
    switch (request.tag) {
      case 'part':
        if (!incoming.has(request.id)) incoming.set(request.id, [])
        incoming.get(request.id)?.push(...request.items)
        return
      case 'more':
        sendPart(request.id)
        return
      case 'close':
        try {
          close()
        } catch {
          // the file stays unclosed, so the next start checks it
        }
        send({ tag: 'closed' })
        port.close()
        return
      case 'call':
        try {
          answer(request.id, request.name, request.input)
        } catch (error) {
          const { code, message } = toStoreFailure(error)
          send({ tag: 'failed', id: request.id, code, message, maybeDamage: mayBeDamage(error) })
        }
        reportIssue()
        scheduleIdle()
    }
  })
  send({ tag: 'opened', opened: served.opened })
  scheduleIdle()
}

function isLong(output: unknown): output is { data: readonly unknown[] } {
  const data = typeof output === 'object' && output !== null && 'data' in output ? output.data : null
  return Array.isArray(data) && data.length > ITEMS_PER_PART
}
