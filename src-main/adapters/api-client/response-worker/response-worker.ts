/**
 * Runs in a worker thread: reads one answer at a time and hands it back in parts. Importing this does nothing but that.
 */
import { parentPort, type MessagePort } from 'node:worker_threads'
import { interpretAnswer } from '../../../shared/catalogue/reader/interpret-answer'
import { ITEMS_PER_MESSAGE, type ReaderReply, type ReaderRequest } from './reader-messages'

function serve(port: MessagePort): void {
  let left: unknown[] = []
  let last: ReaderReply | null = null
  const send = (message: ReaderReply): void => port.postMessage(message)

  const next = (): void => {
    if (left.length > 0) return send({ tag: 'part', items: left.splice(0, ITEMS_PER_MESSAGE) })
    if (last) send(last)
    last = null
  }
  port.on('message', (message: ReaderRequest) => {
    if (message.tag === 'judge') {
      const judgement = interpretAnswer(message.name, message.params, message.answer, message.secret)
      const long = judgement.ok && Array.isArray(judgement.data) ? (judgement.data as unknown[]) : []
      left = long
      last = { tag: 'done', judgement: long.length > 0 ? ({ ...judgement, data: [] } as typeof judgement) : judgement }
    }
    next()
  })
}

if (parentPort) serve(parentPort)
