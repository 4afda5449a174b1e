/**
 * The state of a ticket or project, folded from its events in any order of arrival. Any status may follow any (trap
 * 90); the latest event that states one counts.
 */
import {
  CARRIED_FIELDS,
  subjectKey,
  type CarriedFacts,
  type EventStatus,
  type FeedEvent,
  type SubjectRef
} from './events'
import { isUnverified, trustLevelOf, type TrustLevel } from './trust-level'

/** 'last': arrived last. 'ordered': latest of all. 'vouched': latest of the trusted ones. */
type StampedField = keyof CarriedFacts | 'status' | 'last' | 'ordered' | 'vouched'

type Folded = Omit<FeedEvent, 'identity' | 'read' | 'copies' | 'lastCopyAtMs' | 'bodyBytes' | 'late' | 'headers'>

/** True when `stamp` takes precedence; the first different number decides. */
function counts(stamp: Precedence, other: Precedence | undefined): boolean {
  if (other === undefined) return true
  for (let n = 0; n < stamp.length; n++) if (stamp[n] !== other[n]) return stamp[n]! > other[n]!
  return false
}

/**
 * Adds an event to a subject. Each field has the value of the latest event with the highest trust level that states it.
 * Position in the list and newest kind follow arrival alone. Of two simultaneous statuses, the one without a
 * contradicting body counts.
 *
 * @param before null: the first event
 */
export function foldSubject(before: SubjectState | null, event: Folded): SubjectState {
  const { orderMs, seq, arrivedAtMs } = event
  const statedAtMs = event.orderFrom === 'stated' ? orderMs : null
  const level = trustLevelOf(event)
  if (before !== null && subjectKey(before.subject) !== subjectKey(event.subject))
    throw new RangeError('an event of another subject')
  const stamps: Partial<Record<StampedField, Precedence>> = { ...before?.stamps }
  const takes = (field: StampedField, there: boolean, stamp: Precedence = [level, orderMs, 1, seq]): boolean => {
    if (!there || !counts(stamp, stamps[field])) return false
    stamps[field] = stamp
    return true
  }
  const carried = carriedFacts(before, event, stamps, takes)
  const status = takes('status', event.status !== null, [
    level,
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
  takes('vouched', level === 3)
  takes('ordered', true, [0, orderMs, level, seq])
  const last =
    takes('last', true, [arrivedAtMs, seq, level, seq]) || before === null
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

const VEHICLE_IDS: ReadonlySet<string> = new Set(['engineId', 'generationId', 'modelId', 'manufacturerId'])

/** Once an engine is known, all ids come from its event: a generation of another event would be a false pair. */
function carriedFacts(
  before: SubjectState | null,
  event: Folded,
  stamps: Partial<Record<StampedField, Precedence>>,
  takes: (field: keyof CarriedFacts, there: boolean) => boolean
): CarriedFacts {
  const isEngineTaken = takes('engineId', event.engineId !== null)
  const isEngineKnown = isEngineTaken || (before?.engineId ?? null) !== null
  const factOf = (field: keyof CarriedFacts): string | null => {
    const isOfEngine = isEngineKnown && VEHICLE_IDS.has(field)
    if (isOfEngine && isEngineTaken && field !== 'engineId') delete stamps[field]
    const isTaken = isOfEngine ? isEngineTaken : takes(field, event[field] !== null)
    return isTaken ? event[field] : (before?.[field] ?? null)
  }
  return Object.fromEntries(CARRIED_FIELDS.map((field) => [field, factOf(field)])) as unknown as CarriedFacts
}

/** Compared number by number; the last is the event's seq. */
type Precedence = readonly [number, number, number, seq: number]

/** A ticket or project, folded from its events by `foldSubject`. */
export interface SubjectState extends CarriedFacts {
  readonly subject: SubjectRef
  /** Of the latest event that states one; null: none. */
  readonly status: EventStatus | null
  /** Arrival and stated time of the status. `statusFromArrival`: no plausible time is stated. */
  readonly statusAtMs: number | null
  readonly statusStatedAtMs: number | null
  readonly statusFromArrival: boolean
  /** Of the last event to arrive: kind, arrival and stated time. */
  readonly lastKind: string
  readonly lastAtMs: number
  readonly lastStatedAtMs: number | null
  readonly lastSeq: number
  readonly statusSeq: number | null
  readonly events: number
  /** Some value comes from a recorded file or an unauthenticated event. */
  readonly doubtful: boolean
  /** Precedence of each field; makes the fold independent of the order of arrival. */
  readonly stamps: Readonly<Partial<Record<string, Precedence>>>
}

/** Marks of the team on a subject; local, never sent to the service. */
export interface SubjectMarks {
  readonly claimedBy: string | null
  readonly claimedAtMs: number | null
  readonly snoozedUntilMs: number | null
  readonly note: string | null
  readonly noteAtMs: number | null
}
