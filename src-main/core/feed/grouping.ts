/**
 * A ticket or project, folded from its events. Any status may follow any (trap 90); what counts is the latest event that states one, and the result
 * is the same in whatever order the events come in.
 */
import { subjectKey, type FeedEvent } from './events'
import type { SubjectState } from './ports'

const CARRIED = ['title', 'latest', 'author', 'plate', 'vehicle', 'engineId', 'generationId', 'modelId', 'manufacturerId', 'projectId'] as const
export type CarriedField = (typeof CARRIED)[number]

type Folded = Omit<FeedEvent, 'identity' | 'source' | 'trust' | 'read' | 'copies' | 'lastCopyAtMs' | 'bodyBytes' | 'late' | 'headers'>

const after = (atMs: number, seq: number, stamp: readonly [number, number] | undefined): boolean =>
  stamp === undefined || atMs > stamp[0] || (atMs === stamp[0] && seq > stamp[1])

/**
 * The subject with one more event. Each field keeps the value of the latest event that holds it.
 *
 * @param before the subject so far; null: this is its first event
 */
export function foldSubject(before: SubjectState | null, event: Folded): SubjectState {
  const { orderMs, seq } = event
  if (before !== null && subjectKey(before.subject) !== subjectKey(event.subject)) throw new RangeError('an event of another subject')
  const stamps: Partial<Record<CarriedField | 'status' | 'last', readonly [number, number]>> = { ...before?.stamps }
  const takes = (field: CarriedField | 'status' | 'last', there: boolean): boolean => {
    if (!there || !after(orderMs, seq, stamps[field])) return false
    stamps[field] = [orderMs, seq]
    return true
  }
  const carried = Object.fromEntries(CARRIED.map((field) => [field, takes(field, event[field] !== null) ? event[field] : (before?.[field] ?? null)])) as Pick<SubjectState, CarriedField>
  const status = takes('status', event.status !== null)
    ? { status: event.status, statusAtMs: orderMs, statusFromArrival: event.orderFrom === 'arrival', statusSeq: seq }
    : { status: before?.status ?? null, statusAtMs: before?.statusAtMs ?? null, statusFromArrival: before?.statusFromArrival ?? false, statusSeq: before?.statusSeq ?? null }
  const last = takes('last', true) || before === null ? { lastKind: event.kind, lastAtMs: orderMs, lastSeq: seq } : { lastKind: before.lastKind, lastAtMs: before.lastAtMs, lastSeq: before.lastSeq }
  return { subject: event.subject, ...carried, ...status, ...last, events: (before?.events ?? 0) + 1, stamps }
}
