/** Extracts facts of a body with a mapping. Never throws; unreadable values are absent. */
import { toId } from '../../catalogue/ids'
import { parseIsoTime } from '../../text/iso-time'
import { printableId, singleLine } from '../event-body'
import { CARRIED_FIELDS, CLIP, type CarriedFacts, type EventFacts, type EventStatus } from '../events'
import { kindFacts, type StatusWord } from '../event-kinds'
import { MAPPED_FIELDS, type FieldMatch, type FieldMapping, type MappedField } from './field-mapping'
import { readPointer } from './body-pointer'

const carriedFacts = (of: (field: keyof CarriedFacts) => string | null): CarriedFacts =>
  Object.fromEntries(CARRIED_FIELDS.map((field) => [field, of(field)])) as unknown as CarriedFacts

/** Facts without a fitting mapping. */
export function emptyFacts(kind: string, identity: string): EventFacts {
  const known = kindFacts(kind)
  return {
    subject: { type: known?.subject ?? 'none', id: identity },
    status: statusOf(kind, null, null),
    ...carriedFacts(() => null),
    fromStaff: null,
    statedAtMs: null,
    reading: 'as-received',
    mapping: null
  }
}

/**
 * The mappings that fit, in order: for this kind, for its subject, or for an unknown kind those whose shape is in the
 * body.
 */
export function matchingMappings(
  mappings: readonly FieldMapping[],
  kind: string,
  body: unknown
): readonly FieldMapping[] {
  const known = kindFacts(kind)
  return mappings.filter((m) => {
    if (m.kinds.length > 0) return m.kinds.includes(kind)
    return known ? known.subject === m.subject : m.shape.some((place) => readPointer(body, place) !== undefined)
  })
}

/** Facts of the first fitting mapping that finds the subject, else of the first that fits, else none. */
export function mapEvent(mappings: readonly FieldMapping[], kind: string, body: unknown, identity: string): EventFacts {
  let first: EventFacts | null = null
  for (const mapping of matchingMappings(mappings, kind, body)) {
    const { facts } = applyMapping(mapping, kind, body, identity)
    if (facts.reading === 'mapped') return facts
    first ??= facts
  }
  return first ?? emptyFacts(kind, identity)
}

export function applyMapping(
  mapping: FieldMapping,
  kind: string,
  body: unknown,
  identity: string
): { readonly facts: EventFacts; readonly findings: readonly FieldMatch[] } {
  const findings = MAPPED_FIELDS.map((field) => findField(mapping, field, body))
  const text = (field: MappedField): string | null => findings.find((f) => f.field === field)?.value ?? null
  const subjectId = text('subjectId')
  const word = text('status')
  const stated = text('statedAt')
  const found = findings.some((f) => f.value !== null)
  const facts: EventFacts = {
    // a known kind has a subject type even without an id
    subject:
      subjectId === null
        ? { type: kindFacts(kind)?.subject ?? 'none', id: identity }
        : { type: mapping.subject, id: subjectId },
    status: statusOf(kind, word, mapping),
    ...carriedFacts(text),
    fromStaff: text('fromStaff') === null ? null : text('fromStaff') === 'true',
    statedAtMs: stated === null ? null : parseTime(stated),
    reading: subjectId !== null ? 'mapped' : found ? 'partial' : 'as-received',
    mapping: mapping.id
  }
  return { facts, findings }
}

function findField(mapping: FieldMapping, field: MappedField, body: unknown): FieldMatch {
  let unusable = false
  for (const place of mapping.fields[field] ?? []) {
    const value = readPointer(body, place)
    if (value === undefined || value === null || value === '') continue
    const usable =
      typeof value === 'object' || isUnsafeNumber(value)
        ? null
        : asField(field, String(value as string | number | bigint | boolean))
    if (usable !== null) return { field, place, value: usable, unusable: false }
    unusable = true
  }
  return { field, place: null, value: null, unusable }
}

/** A number that may differ from the one sent: too large, or rounded. Two such ids could look alike. */
export const isUnsafeNumber = (value: unknown): boolean =>
  typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)

/** The text of a field, or null when unusable. */
function asField(field: MappedField, value: string): string | null {
  switch (field) {
    case 'engineId':
    case 'generationId':
    case 'modelId':
    case 'manufacturerId':
      return toId(value)
    case 'statedAt':
      return value.length <= CLIP.status && parseTime(value) !== null ? value : null
    case 'fromStaff':
      return /^(true|1)$/i.test(value) ? 'true' : /^(false|0)$/i.test(value) ? 'false' : null
    case 'subjectId':
    case 'projectId':
      // a clipped or normalized id could merge two tickets
      return printableId(value, CLIP.id)
    default:
      return singleLine(value, CLIP[field]) || null
  }
}

/** The status of the kind, else of the body. `bodySays` reports a contradiction. */
function statusOf(kind: string, text: string | null, mapping: FieldMapping | null): EventStatus | null {
  const known = kindFacts(kind)
  const inBody = text === null ? null : wordOf(text, mapping)
  if (known?.status) {
    return {
      word: known.status,
      text,
      from: 'kind',
      reopened: known.reopened ?? false,
      ...(inBody === null || inBody === 'other' || inBody === known.status ? {} : { bodySays: inBody })
    }
  }
  return inBody === null ? null : { word: inBody, text, from: 'body', reopened: false }
}

function wordOf(text: string, mapping: FieldMapping | null): StatusWord {
  const word = text.toLowerCase()
  const words = mapping?.statusWords ?? {}
  return Object.hasOwn(words, word) ? (words[word] ?? 'other') : 'other'
}

const SECONDS_UNTIL = 100_000_000_000

/**
 * Milliseconds since 1970, or null. ISO 8601 with an offset, or a number of seconds or milliseconds. A time without an
 * offset is ambiguous.
 */
export function parseTime(text: string): number | null {
  if (!/^\d{9,14}(?:\.\d{1,9})?$/.test(text)) return parseIsoTime(text)
  const number = Number(text)
  return Math.floor(number < SECONDS_UNTIL ? number * 1000 : number)
}
