/** Applies faults to replies. */
import { errorBody } from '../http/errors'
import type { Fault } from './injected-faults'
import { bodyOf, jsonReply, withBody, type Reply } from '../http/reply'

/** Address of the service, for redirects. */
interface RequestLocation {
  readonly origin: string
  readonly path: string
}

/** Applies one more fault. The pace set by earlier faults stays when a later one replaces the body. */
export function applyFault(reply: Reply, fault: Fault, surroundings: RequestLocation): Reply {
  const { delayMs, padBytes, drip, end } = reply
  return { delayMs, padBytes, drip, end, ...changed(reply, fault, surroundings) }
}

function changed(reply: Reply, fault: Fault, { origin, path }: RequestLocation): Reply {
  switch (fault.kind) {
    case 'portal':
      return fault.status === 302
        ? {
            status: 302,
            headers: { location: 'https://portal.invalid/login', 'content-type': 'text/html; charset=utf-8' },
            body: ''
          }
        : { status: fault.status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: PORTAL }
    case 'redirect': {
      const elsewhere = {
        'same-origin': `${path}?moved=1`,
        'other-origin': `https://elsewhere.invalid${path}`,
        downgrade: `${origin.replace(/^https/, 'http')}${path}`
      }
      return {
        status: fault.status ?? 302,
        headers: { location: fault.location ?? elsewhere[fault.to], 'content-type': 'text/plain' },
        body: ''
      }
    }
    case 'status':
      return jsonReply(fault.status, errorBody(fault.status, fault.message))
    case 'error-in-200':
      return jsonReply(200, errorBody(fault.code))
    case 'code-mismatch':
      return jsonReply(fault.status, errorBody(fault.code))
    case 'html-error':
      return {
        status: fault.status,
        headers: { 'content-type': 'text/html' },
        body: `<html><head><title>${fault.status}</title></head><body><h1>${fault.status}</h1><hr>proxy</body></html>`
      }
    case 'body':
      return withBody({ ...reply, status: fault.status ?? reply.status }, fault.body, fault.contentType)
    case 'truncated': {
      const body = bodyOf(reply)
      return withBody(reply, body.slice(0, Math.ceil(body.length / 2)))
    }
    case 'content-type':
      return { ...reply, headers: { ...reply.headers, 'content-type': fault.contentType } }
    case 'huge':
      return { ...reply, padBytes: fault.bytes }
    case 'delay':
      return { ...reply, delayMs: fault.ms }
    case 'drip':
      return { ...reply, drip: { chunkBytes: fault.chunkBytes, everyMs: fault.everyMs } }
    case 'hang':
      return { ...reply, end: 'hang' }
    case 'reset':
      return { ...reply, end: fault.midway ? 'reset-midway' : 'reset' }
    case 'empty-array':
      return jsonReply(200, [])
    case 'other-shape':
      return onData(reply, (data) => (Array.isArray(data) ? data[0] : [data]))
    case 'alter':
      return onData(reply, (data) =>
        eachRecord(data, (record) => ({
          ...record,
          ...fault.set,
          ...Object.fromEntries((fault.omit ?? []).map((field) => [field, undefined]))
        }))
      )
    case 'unknown-fields':
      return onData(reply, (data) => eachRecord(data, (record) => ({ ...record, ...UNKNOWN })))
    case 'wrong-types':
      return onData(reply, (data) =>
        eachRecord(data, (record) =>
          Object.fromEntries(
            Object.entries(record).map(([field, value]) => [
              field,
              !fault.ids && /(^|_)id$/.test(field) ? value : otherType(value)
            ])
          )
        )
      )
  }
}

const UNKNOWN = {
  x_new_text: 'new',
  x_new_number: 1.5,
  x_new_flag: true,
  x_new_null: null,
  x_new_list: [1, 'two', { three: 3 }],
  x_new_object: { nested: { deeper: [] } }
}

/** Only successful replies contain records; errors stay unchanged. */
function onData(reply: Reply, change: (data: unknown) => unknown): Reply {
  return reply.status === 200 && reply.data !== undefined ? { ...reply, data: change(reply.data) } : reply
}

function eachRecord(data: unknown, change: (record: Readonly<Record<string, unknown>>) => unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => eachRecord(item, change))
  return typeof data === 'object' && data !== null ? change(data as Record<string, unknown>) : data
}

function otherType(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return `${value} `
  if (typeof value === 'string') return value.length
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? 'a, b' : value
}

const PORTAL = `<!doctype html>
<html><head><title>Guest network</title><meta http-equiv="refresh" content="0; url=https://portal.invalid/login"></head>
<body><h1>Welcome to the guest network</h1><form action="https://portal.invalid/login"><input name="room"><button>Go online</button></form></body></html>
`
