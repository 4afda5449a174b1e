/** Sends one signed event to the receiver's own address. It is processed like any other, but not stored. */
import { randomBytes } from 'node:crypto'
import type { RefusalReason } from '../../../shared/feed/sources/refusals'
import { SELF_TEST_HEADER, type WebhookRequestHandler } from './request-handler'

interface SelfTest {
  readonly host: string
  readonly port: number
  readonly path: string
  readonly kindHeader: string
  /** Name and value of the signature header; null: events are not signed. */
  readonly signed: (body: Uint8Array) => Promise<readonly [name: string, value: string] | null>
}

const WITHIN_MS = 5000
const KIND = 'dynodesk_trial'
/** A wildcard host is called at loopback. */
const LOOPBACK_OF: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Why the event would have been refused; null: it would have been stored. 'unreachable': no response. */
export async function runSelfTest(
  handler: WebhookRequestHandler,
  { host, port, path, kindHeader, signed }: SelfTest
): Promise<RefusalReason | 'unreachable' | null> {
  const token = randomBytes(32).toString('hex')
  const body = Buffer.from(JSON.stringify({ trial: token }), 'utf8')
  const signature = await signed(body)
  let found: RefusalReason | 'unreachable' | null = 'unreachable'
  const forget = handler.expectSelfTest(token, (reason) => (found = reason))
  try {
    await new Promise<void>((resolve) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': body.byteLength,
        [SELF_TEST_HEADER]: token,
        [kindHeader]: KIND,
        ...(signature === null ? {} : { [signature[0]]: signature[1] })
      }
      const call = process
        .getBuiltinModule('node:http')
        .request(
          { host: LOOPBACK_OF[host] ?? host, port, path, method: 'POST', agent: false, timeout: WITHIN_MS, headers },
          (response) => response.resume().on('close', resolve)
        )
      call.on('error', () => resolve()).on('timeout', () => call.destroy())
      call.end(body)
    })
    return found
  } finally {
    forget()
  }
}
