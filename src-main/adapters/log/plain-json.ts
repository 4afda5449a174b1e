/** Converts any value to plain JSON for the log: limited in depth, width and length, redacted, never throwing. */
import { isBodyName, isSecretName, OMITTED, REDACTED, type Redactor } from './redactor'

const MAX_DEPTH = 6
const MAX_ITEMS = 100
const MAX_TEXT = 8192

const truncate = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}… (${text.length} characters)` : text

export function toPlainJson(value: unknown, redactor: Redactor, depth = 0): unknown {
  switch (typeof value) {
    case 'string':
      // clipped last, so that a cut does not hide the rest of a secret from the redactor
      return truncate(redactor.text(value))
    case 'number':
      return Number.isFinite(value) ? value : String(value)
    case 'boolean':
      return value
    case 'bigint':
      return redactor.text(String(value))
    case 'object':
      return value === null ? null : depth >= MAX_DEPTH ? '[deeper]' : fromObject(value, redactor, depth)
    default:
      return `[${typeof value}]`
  }
}

function fromObject(value: object, redactor: Redactor, depth: number): unknown {
  if (value instanceof Error) return fromError(value, redactor, depth)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof URL) return redactor.text(value.href)
  if (value instanceof Headers) return fromEntries([...value.entries()], redactor, depth)
  if (value instanceof Map)
    return fromEntries(
      [...value.entries()].map(([k, v]) => [String(k), v as unknown]),
      redactor,
      depth
    )
  if (value instanceof Set) return toPlainJson([...value], redactor, depth)
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map((item) => toPlainJson(item, redactor, depth + 1))
    return value.length > MAX_ITEMS ? [...items, `[${value.length - MAX_ITEMS} more]`] : items
  }
  return fromEntries(
    Object.keys(value).map((key) => [key, read(value, key)]),
    redactor,
    depth
  )
}

function read(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return '[unreadable]'
  }
}

function fromEntries(
  entries: readonly (readonly [string, unknown])[],
  redactor: Redactor,
  depth: number
): Record<string, unknown> {
  const out: [string, unknown][] = entries.slice(0, MAX_ITEMS).map(([name, value]) => {
    const hidden = isSecretName(name) && value !== null && value !== undefined && typeof value !== 'boolean'
    return [
      redactor.text(name),
      hidden ? REDACTED : isBodyName(name) ? OMITTED : toPlainJson(value, redactor, depth + 1)
    ]
  })
  return Object.fromEntries(out)
}

function fromError(error: Error, redactor: Redactor, depth: number): Record<string, unknown> {
  const { name, message, stack, cause } = error
  const code = read(error, 'code')
  return {
    name,
    message: truncate(redactor.text(message)),
    ...(code === undefined ? {} : { code: toPlainJson(code, redactor, depth + 1) }),
    stack: truncate(redactor.text(stack ?? '')),
    ...(cause === undefined ? {} : { cause: toPlainJson(cause, redactor, depth + 1) })
  }
}
