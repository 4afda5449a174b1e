/** Sends a reply at the pace and with the end that its faults require. */
import type { ServerResponse } from 'node:http'
import { bodyOf, type Reply } from './reply'

/** Resolves early when the service closes. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>

const PAD_CHUNK = Buffer.alloc(65_536, ' ')

export async function send(reply: Reply, response: ServerResponse, sleep: Sleep, closing: AbortSignal): Promise<void> {
  if (reply.end === 'hang') return
  if (reply.delayMs) await sleep(reply.delayMs, closing)
  if (closing.aborted || response.destroyed) return
  if (reply.end === 'reset') {
    response.socket?.resetAndDestroy()
    return
  }
  const body = Buffer.from(bodyOf(reply) as Uint8Array)
  response.writeHead(reply.status, { ...reply.headers, 'content-length': (reply.padBytes ?? 0) + body.length })
  if (reply.padBytes) await pad(reply.padBytes, response)
  if (reply.end === 'reset-midway') {
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.resetAndDestroy())
  } else if (reply.drip) {
    for (let at = 0; at < body.length && !closing.aborted && !response.destroyed; at += reply.drip.chunkBytes) {
      response.write(body.subarray(at, at + reply.drip.chunkBytes))
      await sleep(reply.drip.everyMs, closing)
    }
    response.end()
  } else {
    response.end(body)
  }
}

/** Sends padding with back pressure. */
async function pad(bytes: number, response: ServerResponse): Promise<void> {
  for (let left = bytes; left > 0 && !response.destroyed; left -= PAD_CHUNK.length) {
    if (response.write(left < PAD_CHUNK.length ? PAD_CHUNK.subarray(0, left) : PAD_CHUNK)) continue
    await new Promise<void>((resume) => {
      const go = (): void => {
        response.off('drain', go).off('close', go)
        resume()
      }
      response.on('drain', go).on('close', go)
    })
  }
}
