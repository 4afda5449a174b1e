/**
 * Filters log lines for the diagnostics file. The log has no secrets and bodies; this filter also removes unknown
 * fields, and replaces every text but times and allowed words by '[text]'.
 */
import { allowedBoolean, allowedNumber, allowedTime, TEXT, allowedWord } from './value-filters'
import type { AllowedWords } from './allowed-words'
import { OWN_FILES } from './word-lists'
import { isObject, type JsonObject } from '../text/json-object'
import { words } from '../text/words'
import { baseName } from '../text/base-name'

/** First parts of event names. */
const AREAS = words(`
  backup calls clock command compare connection customer demo desk diagnosis external-link feed files health ipc links
  log main measured notifications packs pictures print profiles provision proxy reader role search secrets settings
  sheet store updates window workspace
`)
const EVENT = /^([a-z-]{1,20})\.[a-z]{1,16}(?:-[a-z]{1,16})?$/
/** Fields of a line's details that the file may contain; others are counted. */
const FIELDS = words(`
  aheadMs again assumed backupFromMs call channel characters code connected days endpoint error events exitCode fault
  field file forSeconds fromMs kept key kind listening made ms name part priority problem problems reason result
  skipped source state status step store toMs tookMs topic try unreadable unsound warnings what
`)
/** A position in the built program, without its parent folders, which may name a user, or its origin. */
const PLACE =
  /(?:[/\\]out[/\\](?:main|preload)[/\\](?:chunks[/\\])?|:\/\/[^/]+\/assets\/)([a-z][a-z0-9-]{0,30}(?:-[\w-]{8})?\.c?js):(\d{1,7}):(\d{1,7})\)?$/i
const MOST_PLACES = 8
const MOST_ENTRIES = 20
const DEEPEST = 3

export interface LogLine {
  readonly time: string | null
  readonly level: string | null
  readonly event: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** True for a known area followed by one or two words. */
export const isEventName = (event: unknown): event is string =>
  event === 'call' || (typeof event === 'string' && AREAS.includes(EVENT.exec(event)?.[1] ?? ''))

/** Stack frames such as "worker-1ds6O1Oz.js:210:13", innermost first. */
function places(stack: unknown): readonly string[] {
  if (typeof stack !== 'string') return []
  return stack
    .split('\n')
    .flatMap((line) => {
      const found = /^\s+at /.test(line) ? PLACE.exec(line) : null
      return found ? [`${found[1]}:${found[2]}:${found[3]}`] : []
    })
    .slice(0, MOST_PLACES)
}

function errorOf(allowed: AllowedWords, error: JsonObject, depth: number): unknown {
  const { name, code, stack, cause } = error
  return {
    name: allowedWord(allowed, name) ?? TEXT,
    ...(code === undefined ? {} : { code: allowedNumber(code) ?? allowedWord(allowed, code) ?? TEXT }),
    at: places(stack),
    ...(isObject(cause) && depth < DEEPEST ? { cause: errorOf(allowed, cause, depth + 1) } : {})
  }
}

function safe(allowed: AllowedWords, field: string, value: unknown, depth: number): unknown {
  if (value === null) return null
  if (typeof value === 'string') {
    if (field === 'file') return OWN_FILES.find((name) => baseName(value) === name) ?? TEXT
    return allowedWord(allowed, value) ?? allowedTime(value) ?? TEXT
  }
  if (Array.isArray(value))
    return value.slice(0, MOST_ENTRIES).map((one) => (depth < DEEPEST ? safe(allowed, field, one, depth + 1) : TEXT))
  if (isObject(value))
    return depth < DEEPEST
      ? 'stack' in value
        ? errorOf(allowed, value, depth)
        : details(allowed, value, depth + 1)
      : TEXT
  return allowedNumber(value) ?? allowedBoolean(value) ?? TEXT
}

function details(allowed: AllowedWords, given: JsonObject, depth: number): JsonObject {
  const known = Object.entries(given)
    .filter(([field]) => FIELDS.includes(field))
    .slice(0, MOST_ENTRIES)
  const left = Object.keys(given).length - known.length
  return {
    ...Object.fromEntries(known.map(([field, value]) => [field, safe(allowed, field, value, depth)])),
    ...(left > 0 ? { otherFields: left } : {})
  }
}

/** null: not a log line. */
export function logLine(allowed: AllowedWords, line: string): LogLine | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    return null
  }
  if (!isObject(parsed)) return null
  const { time, level, event, details: given } = parsed
  return {
    time: allowedTime(time),
    level: allowedWord(allowed, level),
    event: isEventName(event) ? event : TEXT,
    ...(isObject(given) ? { details: details(allowed, given, 0) } : {})
  }
}
