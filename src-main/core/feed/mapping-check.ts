/** Whether something may be used as a mapping: it comes from a person, a file or an older version. */
import { PROJECT_STATUSES, TICKET_STATUSES, type StatusWord } from './events'
import { MAPPED_FIELDS, MAPPING_BOUNDS, type FieldMapping, type MappedField } from './mapping'
import { stepsOf } from './pointer'

const WORDS: readonly string[] = [...TICKET_STATUSES, ...PROJECT_STATUSES, 'other']
const ID = /^[A-Za-z0-9][A-Za-z0-9.:-]{0,63}$/
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= most
const isPlaces = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAPPING_BOUNDS.places && value.every((place) => isText(place, MAPPING_BOUNDS.place) && stepsOf(place) !== null)

/** What is wrong with it, in plain words, or null. */
export function mappingProblem(value: unknown): string | null {
  if (!isObject(value)) return 'is not a mapping'
  const { id, name, subject, kinds, shape, identity, fields, statusWords } = value
  if (typeof id !== 'string' || !ID.test(id)) return 'has no usable id'
  if (!isText(name, MAPPING_BOUNDS.name)) return 'has no name'
  if (subject !== 'ticket' && subject !== 'project') return 'must be for tickets or for projects'
  if (!Array.isArray(kinds) || kinds.length > MAPPING_BOUNDS.kinds || !kinds.every((kind) => isText(kind, 100))) return 'has a list of kinds that cannot be used'
  for (const [what, places] of [['shape', shape], ['identity', identity]] as const) if (!isPlaces(places)) return `has a place in “${what}” that cannot be used`
  if (!isObject(fields)) return 'has no fields'
  for (const [field, places] of Object.entries(fields)) {
    if (!MAPPED_FIELDS.includes(field as MappedField)) return `has a field that is not known: ${field.slice(0, 40)}`
    if (!isPlaces(places)) return `has a place in “${field}” that cannot be used`
  }
  if (!isObject(statusWords) || Object.keys(statusWords).length > MAPPING_BOUNDS.words) return 'has a list of status words that cannot be used'
  for (const [word, means] of Object.entries(statusWords)) if (!isText(word, 60) || typeof means !== 'string' || !WORDS.includes(means)) return 'has a status word that cannot be used'
  return null
}

/** A clean copy with its own entries only, or null. */
export function soundMapping(value: unknown): FieldMapping | null {
  if (mappingProblem(value) !== null) return null
  const m = value as FieldMapping
  const fields = Object.fromEntries(MAPPED_FIELDS.filter((f) => Object.hasOwn(m.fields, f)).map((f) => [f, [...(m.fields[f] ?? [])]]))
  const statusWords = Object.fromEntries(Object.entries(m.statusWords).map(([word, means]): [string, StatusWord] => [word.toLowerCase(), means]))
  return { id: m.id, name: m.name.trim(), subject: m.subject, kinds: [...m.kinds], shape: [...m.shape], identity: [...m.identity], fields, statusWords }
}
