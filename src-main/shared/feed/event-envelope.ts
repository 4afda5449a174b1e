/** An envelope `{"kind": …, "body": …}` for transports without a place for the kind. The body keeps its bytes. */
import { endOfString } from '../catalogue/reader/lossless-json'
import { bytesOf, readText, textOf } from './event-body'
import { isObject } from '../text/json-object'
import { readPointer } from './mapping/body-pointer'

interface Envelope {
  readonly kind: string
  /** The unchanged text of the body, or the value of a string in its place. */
  readonly body: string
  /** Headers in the envelope; names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Time as written; null: none. */
  readonly at: string | null
}

/** null: the text is no envelope but the event itself. */
export function parseEnvelope(text: string): Envelope | null {
  const reading = readText(text)
  if (!reading.ok || !isObject(reading.value)) return null
  const { kind, body: inner, headers, at } = reading.value
  if (typeof kind !== 'string' || inner === undefined) return null
  const body = typeof inner === 'string' ? inner : lastMember(text, 'body')
  if (body === null) return null
  return {
    kind,
    body,
    at: typeof at === 'string' || typeof at === 'number' ? String(at) : null,
    headers: Object.fromEntries(
      Object.entries(isObject(headers) ? headers : {}).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name.toLowerCase(), value]] : []
      )
    )
  }
}

/** An event with its kind. '': it names none, and `body` is the whole text. */
interface NamedEvent {
  readonly kind: string
  readonly body: Uint8Array
  /** Of the envelope; names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** Opens an envelope. Any other body keeps its bytes, and `place` is the JSON pointer to its kind. */
export function eventWithKind(received: Uint8Array, place: string): NamedEvent {
  const text = textOf(received) ?? ''
  const envelope = parseEnvelope(text)
  if (envelope) return { kind: envelope.kind, body: bytesOf(envelope.body), headers: envelope.headers }
  const reading = readText(text)
  const kind = reading.ok ? readPointer(reading.value, place) : undefined
  return { kind: typeof kind === 'string' ? kind : '', body: received, headers: {} }
}

/**
 * The source text of a member of the outermost object; null: none. The last of several counts, as in `JSON.parse`.
 *
 * @param text valid JSON, an object
 */
function lastMember(text: string, name: string): string | null {
  let found: string | null = null
  let depth = 0
  let member: string | null = null
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') {
      const end = endOfString(text, at)
      if (depth === 1 && member === null) {
        member = JSON.parse(text.slice(at, end + 1)) as string
        from = text.indexOf(':', end) + 1
        at = from - 1
      } else at = end
    } else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']' || sign === ',') {
      if (sign !== ',') depth--
      if ((sign === ',' && depth === 1) || depth === 0) {
        if (member === name) found = text.slice(from, at).trim()
        member = null
      }
    }
  }
  return found
}
