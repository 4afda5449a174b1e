/** How a running program returns an answer to another start: a local socket, on Windows a named pipe. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** An answer is a list of hits, an engine or a failure. In bytes. */
const MAX_BYTES = 16 * 1024 * 1024

export interface AnswerChannel {
  readonly address: string
  /**
   * The whole answer; '' when the other side ended without one. null: nobody connected in time.
   *
   * @param timeoutMs for the connection; an answer may take as long as it takes
   */
  answer(timeoutMs: number): Promise<string | null>
  close(): void
}

/** On POSIX systems the socket is in a folder that only this user can open. */
export async function listenForAnswer(): Promise<AnswerChannel> {
  const onWindows = process.platform === 'win32'
  const folder = onWindows ? null : mkdtempSync(join(tmpdir(), 'dynodesk-'))
  const address = folder === null ? `\\\\.\\pipe\\dynodesk-${randomUUID()}` : join(folder, 'answer')
  const server = createServer().listen(address)
  await once(server, 'listening')
  return {
    address,
    async answer(timeoutMs) {
      const arrived = once(server, 'connection', { signal: AbortSignal.timeout(timeoutMs) })
      const [socket] = (await arrived.catch(() => [null])) as [NodeJS.ReadableStream | null]
      return socket && text(socket).catch(() => '')
    },
    close() {
      server.close()
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Connects at once, so that the other start expects an answer. Resolves once it is sent. Never rejects. */
export async function sendAnswer(address: string, answer: Promise<string>): Promise<void> {
  const socket = connect(address)
  // the other start may have been ended
  socket.on('error', () => {})
  const bytes = Buffer.from(await answer)
  await new Promise<void>((sent) => {
    socket.once('close', () => sent())
    if (socket.destroyed) sent()
    else if (bytes.length <= MAX_BYTES) socket.end(bytes)
    else socket.end()
  })
}
