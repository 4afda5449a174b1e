/**
 * How far this computer has read the shared events. The server numbers them without gaps, so that a hole shows what
 * it has deleted. All times are of the server's clock.
 */

export interface EventPosition {
  /** Of the server's data; another one: the data was replaced. */
  readonly epoch: string
  /** Number and id of the last event that was read. The number is -1 where it is not known. */
  readonly number: number
  readonly id: string
  /** Up to when all events were read. */
  readonly atMs: number
}

export interface StreamEntry {
  readonly id: string
  readonly number: number
  /** Sealed; '': of this computer. */
  readonly sealed: string
}

export interface StreamPage {
  readonly nowMs: number
  readonly epoch: string
  /** Events that were ever numbered. */
  readonly last: number
  /** After the position that was asked for, oldest first. */
  readonly entries: readonly StreamEntry[]
}

export interface MissedTime {
  readonly fromMs: number
  readonly toMs: number
}

/** Clocks of the server before and after it lost data may differ by this. */
const OVERLAP_MS = 60_000

/** Of a computer that has read nothing: it reads from the beginning, and nothing counts as missed. */
export const START: EventPosition = { epoch: '', number: -1, id: '0-0', atMs: 0 }

/** Milliseconds since 1970. */
export const timeOfEntry = (id: string): number => Number.parseInt(id, 10)

/**
 * True when the server has less than this computer has read: it was emptied, or restored from an older copy. Then
 * `restart` is read from, and events may be missing since `position.atMs`.
 */
export const isRolledBack = (position: EventPosition, { epoch, last }: StreamPage): boolean =>
  position.number > 0 && (epoch !== position.epoch || last < position.number)

/** Reads again what may have been published since. */
export const restart = ({ atMs }: EventPosition, { epoch }: StreamPage): EventPosition => ({
  epoch,
  number: -1,
  id: `${Math.max(0, atMs - OVERLAP_MS)}-0`,
  atMs
})

/** What the server deleted before this computer read it; null: nothing. */
export function missedBetween(position: EventPosition, page: StreamPage): MissedTime | null {
  let { number, atMs: fromMs } = position
  const gaps: MissedTime[] = []
  for (const { id, number: next } of page.entries) {
    if (number >= 0 && next > number + 1) gaps.push({ fromMs, toMs: timeOfEntry(id) })
    number = next
    fromMs = timeOfEntry(id)
  }
  if (page.entries.length === 0 && number >= 0 && page.last > number) gaps.push({ fromMs, toMs: page.nowMs })
  return gaps.length === 0 ? null : { fromMs: gaps[0]!.fromMs, toMs: gaps.at(-1)!.toMs }
}

/** The position after these entries of a page, or after an empty page. */
export function positionAfter(position: EventPosition, page: StreamPage, read: readonly StreamEntry[]): EventPosition {
  const last = read.at(-1)
  if (last) return { epoch: page.epoch, number: last.number, id: last.id, atMs: timeOfEntry(last.id) }
  if (page.entries.length > 0) return position
  return { ...position, epoch: page.epoch, number: page.last, atMs: page.nowMs }
}
