/** The worker's end: takes calls in their order, answers each, and does what is left over when no call waits. */
import type { MessagePort } from 'node:worker_threads'
import { StoreFailure, type StoreIssue } from '../../../shared/ports/stores/store-failure'
import { mayBeDamage, toStoreFailure } from '../db/sqlite-failure'
import { ITEMS_PER_PART, type CallsOf, type OpenedFile, type WorkerReply, type WorkerRequest } from './messages'

export type CallHandlers<C extends CallsOf<C>> = { readonly [N in keyof C]: (input: C[N]['input']) => C[N]['output'] }

export interface WorkerService {
  readonly opened: OpenedFile
  readonly handlers: Readonly<Record<string, (input: never) => unknown>>
  /** What a person should know that was met since this was last asked. */
  readonly found?: () => StoreIssue | null
  /** One small step of work that nobody waits for; true when there is more. */
  readonly idle?: () => boolean
  /** Leaves everything on the disk. */
  readonly close: () => void
}

/** Opens and serves until told to close. An error of `open` is the answer instead. */
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
  const coming = new Map<number, unknown[]>()
  const going = new Map<number, { items: readonly unknown[]; from: number; output: object; tookMs: number }>()
  let idling = false

  const tell = (): void => {
    const finding = found?.()
    if (finding) send({ tag: 'found', finding })
  }

  const rest = (): void => {
    if (idling || !idle) return
    idling = true
    // the port's messages come first: one step for each turn of the loop
    setImmediate(() => {
      idling = false
      try {
        if (idle()) rest()
      } catch {
        // it stays queued; the next call brings it up again, and what is wrong with the file shows in an answer
      }
    })
  }

  const sendPart = (id: number): void => {
    const left = going.get(id)
    if (!left) return
    if (left.from < left.items.length) {
      send({ tag: 'part', id, items: left.items.slice(left.from, left.from + ITEMS_PER_PART) })
      left.from += ITEMS_PER_PART
      return
    }
    going.delete(id)
    send({ tag: 'done', id, output: { ...left.output, data: [] }, tookMs: left.tookMs })
  }

  const answer = (id: number, name: string, given: unknown): void => {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler) throw new StoreFailure('internal', `no such call: ${name}`)
    const parts = coming.get(id)
    coming.delete(id)
    const from = performance.now()
    const output = handler((parts ? { ...(given as object), answer: parts } : given) as never)
    const tookMs = performance.now() - from
    if (isLong(output)) {
      going.set(id, { items: output.data, from: 0, output, tookMs })
      sendPart(id)
    } else send({ tag: 'done', id, output, tookMs })
  }

  port.on('message', (request: WorkerRequest) => {
    switch (request.tag) {
      case 'part':
        if (!coming.has(request.id)) coming.set(request.id, [])
        coming.get(request.id)?.push(...request.items)
        return
      case 'more':
        sendPart(request.id)
        return
      case 'close':
        try {
          close()
        } catch {
          // what is wrong with the file shows at the next start: it was not closed
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
        tell()
        rest()
    }
  })
  send({ tag: 'opened', opened: served.opened })
  rest()
}

function isLong(output: unknown): output is { data: readonly unknown[] } {
  const data = typeof output === 'object' && output !== null && 'data' in output ? output.data : null
  return Array.isArray(data) && data.length > ITEMS_PER_PART
}
