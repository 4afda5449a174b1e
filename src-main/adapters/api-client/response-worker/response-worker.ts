/** Worker thread: reads one response at a time and returns it in parts. Importing it starts it. */
import { parentPort, type MessagePort } from 'node:worker_threads'
import { interpretAnswer } from '../../../shared/catalogue/reader/interpret-answer'
import { ITEMS_PER_MESSAGE, type ReaderReply, type ReaderRequest } from './reader-messages'

function serve(port: MessagePort): void {
  let items: unknown[] = []
  let last: ReaderReply | null = null
  const send = (message: ReaderReply): void => port.postMessage(message)

  const sendNext = (): void => {
    if (items.length > 0) return send({ tag: 'part', items: items.splice(0, ITEMS_PER_MESSAGE) })
    if (last) send(last)
    last = null
  }

  port.on('message', (message: ReaderRequest) => {
    if (message.tag === 'read') {
      const result = interpretAnswer(message.name, message.params, message.answer, message.secret)
      items = result.ok && Array.isArray(result.data) ? (result.data as unknown[]) : []
      last = { tag: 'done', result: items.length > 0 ? ({ ...result, data: [] } as typeof result) : result }
      // one part ahead, so that neither thread waits for the other
      sendNext()
    }
    sendNext()
  })
}

if (parentPort) serve(parentPort)
