/** Validates a mapping of the user, a file or an older version. */
import { PROJECT_STATUSES, TICKET_STATUSES, type StatusWord } from '../event-kinds'
import { MAPPED_FIELDS, MAPPING_BOUNDS, type FieldMapping, type MappedField } from './field-mapping'
import { isObject } from '../../text/json-object'
import { parsePointer } from './body-pointer'

const WORDS: readonly string[] = [...TICKET_STATUSES, ...PROJECT_STATUSES, 'other']
const ID = /^[A-Za-z0-9][A-Za-z0-9.:-]{0,63}$/
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most
const isPlaces = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= MAPPING_BOUNDS.places &&
  value.every((place) => isText(place, MAPPING_BOUNDS.place) && parsePointer(place) !== null)

interface Needs {
  readonly name: { readonly max: number }
  readonly field: { readonly field: MappedField }
  /** As written in the mapping, clipped. */
  readonly 'unknown-field': { readonly field: string }
  readonly 'status-words': { readonly max: number }
}
export const MAPPING_PROBLEMS = [
  'not-a-mapping',
  'id',
  'name',
  'subject',
  'kinds',
  'shape',
  'identity',
  'fields',
  'unknown-field',
  'field',
  'status-words',
  'status-word'
] as const
export type MappingProblemCode = (typeof MAPPING_PROBLEMS)[number]
/** Problem of a mapping, with its text under `feed.bench.problem`. */
export type MappingProblem = {
  readonly [C in MappingProblemCode]: C extends keyof Needs
    ? { readonly code: C; readonly params: Needs[C] }
    : { readonly code: C; readonly params?: undefined }
}[MappingProblemCode]

const isField = (name: string): name is MappedField => (MAPPED_FIELDS as readonly string[]).includes(name)

/** The first problem; null: valid. */
export function mappingProblem(value: unknown): MappingProblem | null {
  if (!isObject(value)) return { code: 'not-a-mapping' }
  const { id, name, subject, kinds, shape, identity, fields, statusWords } = value
  if (typeof id !== 'string' || !ID.test(id)) return { code: 'id' }
  if (!isText(name, MAPPING_BOUNDS.name)) return { code: 'name', params: { max: MAPPING_BOUNDS.name } }
  if (subject !== 'ticket' && subject !== 'project') return { code: 'subject' }
  if (!Array.isArray(kinds) || kinds.length > MAPPING_BOUNDS.kinds || !kinds.every((kind) => isText(kind, 100)))
    return { code: 'kinds' }
  if (!isPlaces(shape)) return { code: 'shape' }
  if (!isPlaces(identity)) return { code: 'identity' }
  if (!isObject(fields)) return { code: 'fields' }
  for (const [field, places] of Object.entries(fields)) {
    if (!isField(field)) return { code: 'unknown-field', params: { field: field.slice(0, 40) } }
    if (!isPlaces(places)) return { code: 'field', params: { field } }
  }
  if (!isObject(statusWords) || Object.keys(statusWords).length > MAPPING_BOUNDS.words)
    return { code: 'status-words', params: { max: MAPPING_BOUNDS.words } }
  for (const [word, means] of Object.entries(statusWords))
    if (!isText(word, 60) || typeof means !== 'string' || !WORDS.includes(means)) return { code: 'status-word' }
  return null
}

/** A copy with known entries only; null: invalid. */
export function readFieldMapping(value: unknown): FieldMapping | null {
  if (mappingProblem(value) !== null) return null
  const m = value as FieldMapping
  const fields = Object.fromEntries(
    MAPPED_FIELDS.filter((f) => Object.hasOwn(m.fields, f)).map((f) => [f, [...(m.fields[f] ?? [])]])
  )
  const statusWords = Object.fromEntries(
    Object.entries(m.statusWords).map(([word, means]): [string, StatusWord] => [word.toLowerCase(), means])
  )
  return {
    id: m.id,
    name: m.name.trim(),
    subject: m.subject,
    kinds: [...m.kinds],
    shape: [...m.shape],
    identity: [...m.identity],
    fields,
    statusWords
  }
}
