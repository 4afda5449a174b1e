/** Turns differences between two answers of a polled list into events. Changes between two polls are not visible. */
import { checksum } from '../../text/checksum'
import { PROJECT_PRESET, TICKET_PRESET } from '../mapping/mapping-presets'
import { isObject } from '../../text/json-object'
import type { StatusWord, SubjectType } from '../event-kinds'
import { readPointer } from '../mapping/body-pointer'

interface SeenItem {
  readonly mark: string
  readonly status: StatusWord | null
  readonly messages: number | null
  /** Reported since everything was last known, so meeting it again does not prove that later entries are known. */
  readonly fresh?: true
}
/** By id, the newest last. No object: it would sort numbers. */
export type SeenItems = ReadonlyMap<string, SeenItem>

export interface PolledChange {
  readonly id: string
  /** In the order to report. */
  readonly kinds: readonly string[]
  readonly entry: unknown
  readonly now: SeenItem
}

/** Per list; the oldest are dropped first. */
const MOST_SEEN = 2000
const ID = /^[A-Za-z0-9_-]{1,64}$/

/**
 * New and changed entries.
 *
 * @param before null: the first poll, which reports nothing
 */
export function diffPolledList(
  subject: SubjectType,
  before: SeenItems | null,
  entries: readonly unknown[]
): readonly PolledChange[] {
  return entries.flatMap((entry): PolledChange[] => {
    const id = idOf(subject, entry)
    if (id === null) return []
    const now = seenItem(subject, entry)
    const was = before?.get(id)
    if (was?.mark === now.mark) return []
    return [
      {
        id,
        entry,
        now,
        kinds:
          before === null
            ? []
            : subject === 'project'
              ? [was ? 'project_update' : 'project_create']
              : ticketKinds(was, now)
      }
    ]
  })
}

/** Adds an item as the newest. */
export function withSeenItem(seen: SeenItems | null, id: string, item: SeenItem): SeenItems {
  const rest = [...(seen ?? [])].filter(([one]) => one !== id)
  return new Map([...rest.slice(-(MOST_SEEN - 1)), [id, item]])
}

/**
 * True when an entry is known and unchanged. Lists are assumed to be sorted by change, so later entries are unchanged
 * too.
 */
export function includesKnownEntry(subject: SubjectType, before: SeenItems, entries: readonly unknown[]): boolean {
  return entries.some((entry) => {
    const was = before.get(idOf(subject, entry) ?? '')
    return was !== undefined && was.fresh !== true && was.mark === seenItem(subject, entry).mark
  })
}

export function markAllKnown(seen: SeenItems): SeenItems {
  return new Map([...seen].map(([id, { mark, status, messages }]) => [id, { mark, status, messages }]))
}

/** @param value from `storedSeenItems`, or an object by id of an older version */
export function readSeenItems(value: unknown): SeenItems | null {
  const stored: readonly unknown[] | null = Array.isArray(value)
    ? value
    : isObject(value)
      ? Object.entries(value)
      : null
  const sound = stored?.filter(
    (one): one is [string, SeenItem] =>
      Array.isArray(one) && ID.test(String(one[0])) && isObject(one[1]) && typeof one[1]['mark'] === 'string'
  )
  return sound ? new Map(sound.slice(-MOST_SEEN)) : null
}
export const storedSeenItems = (seen: SeenItems): unknown => [...seen]

/** A reply and its change of status are two events, as in the specification. */
function ticketKinds(was: SeenItem | undefined, now: SeenItem): readonly string[] {
  if (!was) return ['ticket_created']
  const replied =
    was.messages !== null && now.messages !== null && now.messages > was.messages ? ['message_created'] : []
  const moved = now.status !== was.status && now.status !== null ? [statusKind(was.status, now.status)] : []
  const kinds = [...replied, ...moved]
  // the specification has no kind for any other change
  return kinds.length > 0 ? kinds : ['ticket_updated']
}

function statusKind(was: StatusWord | null, now: StatusWord): string {
  if (now === 'opened') return was === 'closed' ? 'ticket_reopened' : 'ticket_opened'
  return now === 'pending' || now === 'answered' || now === 'closed' ? `ticket_${now}` : 'ticket_updated'
}

/** At the places of the presets, in their order. */
function idOf(subject: SubjectType, entry: unknown): string | null {
  for (const place of (subject === 'ticket' ? TICKET_PRESET : PROJECT_PRESET).fields.subjectId ?? []) {
    const id = readPointer(entry, place)
    const text = typeof id === 'string' || typeof id === 'bigint' || Number.isSafeInteger(id) ? String(id) : ''
    if (ID.test(text)) return text
  }
  return null
}

function seenItem(subject: SubjectType, entry: unknown): SeenItem {
  const word = readPointer(entry, '/status') ?? readPointer(entry, '/status_code')
  const known = typeof word === 'string' || typeof word === 'number' ? String(word).toLowerCase() : ''
  const messages = readPointer(entry, '/messages/@count')
  return {
    mark: checksum(toJson(entry)),
    messages: typeof messages === 'number' ? messages : null,
    status:
      subject === 'ticket' && Object.hasOwn(TICKET_PRESET.statusWords, known)
        ? (TICKET_PRESET.statusWords[known] ?? null)
        : known === ''
          ? null
          : 'other'
  }
}

/** JSON in which bigint ids keep their digits. */
export function toJson(value: unknown): string {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([name, one]) => `${JSON.stringify(name)}:${toJson(one)}`)
      .join(',')}}`
  return JSON.stringify(value ?? null)
}

/** The entries of a list answer, and whether there is a next page. null: no list. */
export function readList(
  answer: unknown,
  subject: SubjectType
): { readonly entries: readonly unknown[]; readonly more: boolean } | null {
  const list = Array.isArray(answer) ? answer : readPointer(answer, `/${subject}s`)
  if (!Array.isArray(list)) return null
  const next = readPointer(answer, '/pagination/next_page')
  return { entries: list, more: next !== undefined && next !== null && next !== false && next !== 0 && next !== '' }
}
