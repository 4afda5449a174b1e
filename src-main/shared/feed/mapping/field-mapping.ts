/**
 * Which part of a body means what, as data: the layouts are not stated (trap 91), so a workshop must be able to say it
 * without a new program.
 *
 * A place is written like a JSON Pointer (RFC 6901): `/vehicle_data/engine_id`, with `~1` for a slash and `~0` for a
 * tilde in a name. On a list a step may also be a number, `@last`, `@newest:added` (the entry with the greatest value
 * under that name) or `@count`.
 */
import type { StatusWord } from '../event-kinds'
import type { SubjectType } from '../event-kinds'

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
  /** Kinds it is for. Empty: any kind of its subject, and unknown kinds whose body has one of `shape`. */
  readonly kinds: readonly string[]
  /**
   * For kinds the specification does not name: it fits a body in which one of these places is there. Empty: never by
   * its shape.
   */
  readonly shape: readonly string[]
  /**
   * Places whose values together are one event's own id, for instance `/event_id`. All must be there, else the bytes
   * are the identity. Empty: the bytes always are. Never the number of the ticket or project alone: its second event
   * would count as a copy of the first.
   */
  readonly identity: readonly string[]
  /** Places to try in turn; the first that holds something counts. */
  readonly fields: { readonly [F in MappedField]?: readonly string[] }
  /** Words or codes of the status field, in small letters, and what they mean. Any other word is shown as received. */
  readonly statusWords: Readonly<Record<string, StatusWord>>
}

/** Most that a mapping may hold: what a person types is never this long. */
export const MAPPING_BOUNDS = { mappings: 40, kinds: 40, places: 8, place: 200, words: 40, name: 80 } as const

/** What one field of a mapping found, for the workbench. */
export interface FieldMatch {
  readonly field: MappedField
  /** The place that counted; null: none of them holds anything usable. */
  readonly place: string | null
  /** As found, clipped. */
  readonly value: string | null
  /** Something was there but could not be used: a text where a time is needed, an id that is none. */
  readonly unusable: boolean
}
