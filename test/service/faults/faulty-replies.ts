import type { Fault } from './injected-faults'
import { bodyOf, errorReply, jsonReply, type Reply } from '../../../src-main/adapters/demo-service/http/reply'

/** Address of the service, for redirects. */
interface RequestLocation {
  readonly origin: string
  readonly path: string
}

export function applyFault(reply: Reply, fault: Fault, location: RequestLocation): Reply {
  const { delayMs, padBytes, drip, end } = reply
  const change = CHANGES[fault.kind] as (reply: Reply, fault: Fault, location: RequestLocation) => Reply
  return { delayMs, padBytes, drip, end, ...change(reply, fault, location) }
}

type Change<K> = (reply: Reply, fault: Extract<Fault, { readonly kind: K }>, location: RequestLocation) => Reply
const CHANGES: { readonly [K in Fault['kind']]: Change<K> } = {
  portal: (_reply, { status }) => ({
    status,
    headers: {
      ...(status === 302 ? { location: 'https://portal.invalid/login' } : {}),
      'content-type': 'text/html; charset=utf-8'
    },
    body: status === 302 ? '' : PORTAL
  }),
  redirect(_reply, { to, status = 302, location }, { origin, path }) {
    const elsewhere = {
      'same-origin': `${path}?moved=1`,
      'other-origin': `https://elsewhere.invalid${path}`,
      downgrade: `${origin.replace(/^https/, 'http')}${path}`
    }
    return { status, headers: { location: location ?? elsewhere[to], 'content-type': 'text/plain' }, body: '' }
  },
  status: (_reply, { status, message }) => errorReply(status, message),
  'error-in-200': (_reply, { code }) => ({ ...errorReply(code), status: 200 }),
  'code-mismatch': (_reply, { status, code }) => ({ ...errorReply(code), status }),
  'html-error': (_reply, { status }) => ({
    status,
    headers: { 'content-type': 'text/html' },
    body: `<html><head><title>${status}</title></head><body><h1>${status}</h1><hr>proxy</body></html>`
  }),
  body: (reply, { status = reply.status, body, contentType }) => withBody({ ...reply, status }, body, contentType),
  truncated(reply) {
    const body = bodyOf(reply)
    return withBody(reply, body.slice(0, Math.ceil(body.length / 2)))
  },
  'content-type': (reply, { contentType }) => ({
    ...reply,
    headers: { ...reply.headers, 'content-type': contentType }
  }),
  huge: (reply, { bytes }) => ({ ...reply, padBytes: bytes }),
  delay: (reply, { ms }) => ({ ...reply, delayMs: ms }),
  drip: (reply, { chunkBytes, everyMs }) => ({ ...reply, drip: { chunkBytes, everyMs } }),
  hang: (reply) => ({ ...reply, end: 'hang' }),
  reset: (reply, { midway }) => ({ ...reply, end: midway ? 'reset-midway' : 'reset' }),
  'empty-array': () => jsonReply(200, []),
  'other-shape': (reply) => onData(reply, (data) => (Array.isArray(data) ? data[0] : [data])),
  alter: (reply, { set, omit = [] }) =>
    onRecords(reply, (record) => ({
      ...record,
      ...set,
      ...Object.fromEntries(omit.map((field) => [field, undefined]))
    })),
  'unknown-fields': (reply) => onRecords(reply, (record) => ({ ...record, ...UNKNOWN })),
  'wrong-types': (reply, { ids }) =>
    onRecords(reply, (record) =>
      Object.fromEntries(
        Object.entries(record).map(([field, value]) => [
          field,
          !ids && /(^|_)id$/.test(field) ? value : otherType(value)
        ])
      )
    )
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

type RecordChange = (record: Readonly<Record<string, unknown>>) => unknown
const onRecords = (reply: Reply, change: RecordChange): Reply => onData(reply, (data) => eachRecord(data, change))

function eachRecord(data: unknown, change: RecordChange): unknown {
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

function withBody(reply: Reply, body: string | Uint8Array, contentType?: string): Reply {
  const { data: _data, ...rest } = reply
  return {
    ...rest,
    body,
    headers: contentType === undefined ? reply.headers : { ...reply.headers, 'content-type': contentType }
  }
}
