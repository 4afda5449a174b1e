/**
 * Maps parts of a body to fields. Mappings are data, because the layouts of bodies are not stated (trap 91).
 *
 * A place is a JSON Pointer (RFC 6901): `/vehicle_data/engine_id`, with `~1` for a slash and `~0` for a tilde in a
 * name. On a list a step may also be a number, `@last`, `@count` or `@newest:added` (the entry with the greatest value
 * of that name).
 */
import type { StatusWord, SubjectType } from '../event-kinds'

export const MAPPED_FIELDS = [
  'subjectId',
  'statedAt',
  'status',
  'title',
  'latest',
  'author',
  'fromStaff',
  'plate',
  'vehicle',
  'engineId',
  'generationId',
  'modelId',
  'manufacturerId',
  'projectId'
] as const
export type MappedField = (typeof MAPPED_FIELDS)[number]

export interface FieldMapping {
  /** Presets begin with `preset:`. Letters, digits, `-`, `.` and `:`. */
  readonly id: string
  readonly name: string
  readonly subject: SubjectType
  /** Empty: all kinds of its subject, and unknown kinds whose body matches `shape`. */
  readonly kinds: readonly string[]
  /** For unknown kinds: the mapping fits if the body has one of these places. Empty: never. */
  readonly shape: readonly string[]
  /**
   * Places whose values form the event's own id, for instance `/event_id`. All must exist, otherwise the bytes are the
   * identity. Never the number of the ticket or project alone, since its second event would be a duplicate.
   */
  readonly identity: readonly string[]
  /** Alternatives in order; the first with a value counts. */
  readonly fields: { readonly [F in MappedField]?: readonly string[] }
  /** Words or codes in lower case with their meaning. Any other word is shown as received. */
  readonly statusWords: Readonly<Record<string, StatusWord>>
}

/** Limits for user input. */
export const MAPPING_BOUNDS = { mappings: 40, kinds: 40, places: 8, place: 200, words: 40, name: 80 } as const

export interface FieldMatch {
  readonly field: MappedField
  /** The place used; null: none has a usable value. */
  readonly place: string | null
  /** Clipped. */
  readonly value: string | null
  /** A value exists but cannot be used, such as a text in place of a time. */
  readonly unusable: boolean
}
