/**
 * A ticket or project, folded from its events. Any status may follow any (trap 90); what counts is the latest event
 * that states one, and the result
 * is the same in whatever order the events come in.
 */
import { type SubjectRef, type EventStatus, subjectKey, type FeedEvent } from './events'
import { isUnverified, trustLevelOf, type TrustLevel } from './trust-level'

const CARRIED = [
  'title',
  'latest',
  'author',
  'plate',
  'vehicle',
  'engineId',
  'generationId',
  'modelId',
  'manufacturerId',
  'projectId'
] as const
type CarriedField = (typeof CARRIED)[number]
/** 'last': arrived last. 'ordered', 'vouched': counts over all others, or over all others that somebody vouches for. */
type StampedField = CarriedField | 'status' | 'last' | 'ordered' | 'vouched'

type Folded = Omit<FeedEvent, 'identity' | 'read' | 'copies' | 'lastCopyAtMs' | 'bodyBytes' | 'late' | 'headers'>

/** True when `stamp` counts over `other`: the first number in which they differ says. */
function counts(stamp: Precedence, other: Precedence | undefined): boolean {
  if (other === undefined) return true
  for (let n = 0; n < stamp.length; n++) if (stamp[n] !== other[n]) return stamp[n]! > other[n]!
  return false
}

/**
 * The subject with one more event. Each field keeps the value of the latest event that holds it, among those of the
 * highest standing: what nobody
 * vouches for only fills gaps. The place in the list and the newest kind go by arrival alone, so that nothing new is
 * overlooked; `doubtful` says when
 * any of it is from an event nobody vouches for. Of two statuses of one moment the one counts whose body does not
 * contradict it.
 *
 * @param before the subject so far; null: this is its first event
 */
export function foldSubject(before: SubjectState | null, event: Folded): SubjectState {
  const { orderMs, seq, arrivedAtMs } = event
  const statedAtMs = event.orderFrom === 'stated' ? orderMs : null
  const standing = trustLevelOf(event)
  if (before !== null && subjectKey(before.subject) !== subjectKey(event.subject))
    throw new RangeError('an event of another subject')
  const stamps: Partial<Record<StampedField, Precedence>> = { ...before?.stamps }
  const takes = (field: StampedField, there: boolean, stamp: Precedence = [standing, orderMs, 1, seq]): boolean => {
    if (!there || !counts(stamp, stamps[field])) return false
    stamps[field] = stamp
    return true
  }
  const carried = Object.fromEntries(
    CARRIED.map((field) => [field, takes(field, event[field] !== null) ? event[field] : (before?.[field] ?? null)])
  ) as Pick<SubjectState, CarriedField>
  const status = takes('status', event.status !== null, [
    standing,
    orderMs,
    event.status?.bodySays === undefined ? 1 : 0,
    seq
  ])
    ? {
        status: event.status,
        statusAtMs: arrivedAtMs,
        statusStatedAtMs: statedAtMs,
        statusFromArrival: statedAtMs === null,
        statusSeq: seq
      }
    : {
        status: before?.status ?? null,
        statusAtMs: before?.statusAtMs ?? null,
        statusStatedAtMs: before?.statusStatedAtMs ?? null,
        statusFromArrival: before?.statusFromArrival ?? false,
        statusSeq: before?.statusSeq ?? null
      }
  takes('vouched', standing === 3)
  takes('ordered', true, [0, orderMs, standing, seq])
  const last =
    takes('last', true, [arrivedAtMs, seq, standing, seq]) || before === null
      ? { lastKind: event.kind, lastAtMs: arrivedAtMs, lastStatedAtMs: statedAtMs, lastSeq: seq }
      : {
          lastKind: before.lastKind,
          lastAtMs: before.lastAtMs,
          lastStatedAtMs: before.lastStatedAtMs,
          lastSeq: before.lastSeq
        }
  const { last: newest, vouched: _vouched, ordered: _ordered, ...shown } = stamps
  const doubtful =
    isUnverified(newest?.[2] as TrustLevel) ||
    Object.values(shown).some((stamp) => isUnverified(stamp[0] as TrustLevel))
  return { subject: event.subject, ...carried, ...status, ...last, doubtful, events: (before?.events ?? 0) + 1, stamps }
}

/** Numbers by which one event counts over another, the first that differs decides; the last is the event's seq. */
type Precedence = readonly [number, number, number, seq: number]

/**
 * A ticket or project with what happened to it. Folded from its events by `foldSubject`, whatever order they came in.
 */
export interface SubjectState {
  readonly subject: SubjectRef
  readonly title: string | null
  /** The one of the latest event that states one. null: none did. */
  readonly status: EventStatus | null
  /**
   * When the event the status is from arrived, and the time it states. `statusFromArrival`: it states none that is
   * believed, so the order is a guess and marked.
   */
  readonly statusAtMs: number | null
  readonly statusStatedAtMs: number | null
  readonly statusFromArrival: boolean
  readonly latest: string | null
  readonly author: string | null
  readonly plate: string | null
  readonly vehicle: string | null
  readonly engineId: string | null
  readonly generationId: string | null
  readonly modelId: string | null
  readonly manufacturerId: string | null
  readonly projectId: string | null
  /** Of the event that arrived last: its kind, its arrival, and the time it states. */
  readonly lastKind: string
  readonly lastAtMs: number
  readonly lastStatedAtMs: number | null
  readonly lastSeq: number
  /** Seq of the event that `status` is from. */
  readonly statusSeq: number | null
  readonly events: number
  /**
   * Something of it is from a recorded file or from an event nobody vouches for: where no other says it, or as the
   * newest.
   */
  readonly doubtful: boolean
  /**
   * Of each field what the event it is from counts, so that the fold does not depend on the order of arrival. Kept, not
   * shown.
   */
  readonly stamps: Readonly<Partial<Record<string, Precedence>>>
}

/** What the team notes about a subject: on this desk only, never sent to the service. */
export interface SubjectMarks {
  readonly claimedBy: string | null
  readonly claimedAtMs: number | null
  readonly snoozedUntilMs: number | null
  readonly note: string | null
  readonly noteAtMs: number | null
}
