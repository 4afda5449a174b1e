/** Events in memory: the behaviour of the port without its durability. */
import { subjectKey, type EventFacts, type FeedEvent, type NewEvent, type SubjectRef } from '@shared/feed/events'
import { foldSubject } from '@shared/feed/subject-state'
import { isLate } from '@shared/feed/event-order'
import { isMoreTrusted } from '@shared/feed/trust-level'
import type { AppendResult, EventStore } from '@shared/ports/stores/event-store'
import type { FeedCounts, FeedFilter, FeedGroup, Page, PageRequest, UnreadCount } from '@shared/feed/feed-query'
import type { FeedGap } from '@shared/feed/gaps'
import type { Retention } from '@shared/feed/event-retention'
import type { SubjectMarks, SubjectState } from '@shared/feed/subject-state'

const NO_MARKS: SubjectMarks = { claimedBy: null, claimedAtMs: null, snoozedUntilMs: null, note: null, noteAtMs: null }
type Stored = { event: FeedEvent; headers: Readonly<Record<string, string>>; body: Uint8Array }

export class SessionEventStore implements EventStore {
  readonly rows: Stored[] = []
  readonly #byIdentity = new Map<string, Stored>()
  readonly #subjects = new Map<string, SubjectState>()
  readonly #marks = new Map<string, SubjectMarks>()
  readonly #gaps: FeedGap[] = []
  readonly #values = new Map<string, unknown>()
  readonly #now: () => number
  #seq = 0

  constructor(now: () => number = () => 0) {
    this.#now = now
  }

  get events(): readonly FeedEvent[] {
    return this.rows.map(({ event }) => event)
  }
  subject(ref: SubjectRef): SubjectState | undefined {
    return this.#subjects.get(subjectKey(ref))
  }

  append(batch: readonly NewEvent[]): Promise<readonly AppendResult[]> {
    return Promise.resolve(batch.map((one) => this.#add(one)))
  }

  #add({ headers, body, ...more }: NewEvent): AppendResult {
    const before = this.#byIdentity.get(more.identity)
    if (before) {
      const vouched = isMoreTrusted(more, before.event) ? { source: more.source, trust: more.trust } : {}
      before.event = { ...before.event, ...vouched, copies: before.event.copies + 1, lastCopyAtMs: more.arrivedAtMs }
      if ('trust' in vouched) this.#fold()
      return { isNew: false, seq: before.event.seq }
    }
    const key = subjectKey(more.subject)
    const subject = this.#subjects.get(key) ?? null
    const event: FeedEvent = {
      ...more,
      seq: ++this.#seq,
      bodyBytes: body.byteLength,
      read: more.read ?? false,
      late: isLate(more, subject),
      copies: 0,
      lastCopyAtMs: null
    }
    const row: Stored = { event, headers, body }
    this.rows.push(row)
    this.#byIdentity.set(more.identity, row)
    this.#subjects.set(key, foldSubject(subject, event))
    return { isNew: true, event, snoozed: (this.#marks.get(key)?.snoozedUntilMs ?? 0) > more.arrivedAtMs }
  }

  #fits(event: FeedEvent, filter: FeedFilter): boolean {
    const {
      kinds,
      families,
      statuses,
      statusOf,
      sources,
      subject,
      text,
      fromMs,
      toMs,
      arrivedBeforeMs,
      unread,
      claimed,
      me = '',
      snoozed
    } = filter
    const has = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
      !list?.length || (value !== undefined && list.includes(value))
    const marks = this.#marks.get(subjectKey(event.subject)) ?? NO_MARKS
    const words = [event.title, event.latest, event.author, event.vehicle, event.plate, event.subject.id, event.kind]
      .join('\n')
      .toLowerCase()
    return (
      has(kinds, event.kind) &&
      has(families, event.family) &&
      has(statuses, (statusOf === 'subject' ? this.subject(event.subject)?.status : event.status)?.word) &&
      has(sources, event.source) &&
      (!subject || subjectKey(subject) === subjectKey(event.subject)) &&
      (!text || words.includes(text.toLowerCase())) &&
      (fromMs === undefined || event.arrivedAtMs >= fromMs) &&
      (toMs === undefined || event.arrivedAtMs <= toMs) &&
      (arrivedBeforeMs === undefined || event.arrivedAtMs < arrivedBeforeMs) &&
      (!unread || !event.read) &&
      (!claimed ||
        (claimed === 'nobody'
          ? marks.claimedBy === null
          : claimed === 'me'
            ? marks.claimedBy === me
            : marks.claimedBy !== null && marks.claimedBy !== me)) &&
      (snoozed === true || (marks.snoozedUntilMs ?? 0) <= this.#now())
    )
  }
  #found(filter: FeedFilter): FeedEvent[] {
    return this.events
      .filter((event) => this.#fits(event, filter))
      .sort((a, b) => b.arrivedAtMs - a.arrivedAtMs || b.seq - a.seq)
  }
  #page<T>(all: readonly T[], { before, limit }: PageRequest): Page<T> {
    const from = Number(before ?? 0)
    return { items: all.slice(from, from + limit), next: from + limit < all.length ? String(from + limit) : null }
  }

  page(request: PageRequest): Promise<Page<FeedEvent>> {
    return Promise.resolve(this.#page(this.#found(request.filter), request))
  }
  groups(request: PageRequest): Promise<Page<FeedGroup>> {
    const found = Map.groupBy(this.#found({ ...request.filter, statusOf: 'subject' }), (event) =>
      subjectKey(event.subject)
    )
    const groups = [...this.#subjects].flatMap(([key, { stamps: _stamps, ...subject }]): readonly FeedGroup[] => {
      const fitting = found.get(key)
      return fitting
        ? [
            {
              ...subject,
              ...(this.#marks.get(key) ?? NO_MARKS),
              fitting: fitting.length,
              unread: fitting.filter((event) => !event.read).length,
              only: subject.events === 1 ? (fitting[0] ?? null) : null
            }
          ]
        : []
    })
    return Promise.resolve(
      this.#page(
        groups.sort((a, b) => b.lastAtMs - a.lastAtMs || b.lastSeq - a.lastSeq),
        request
      )
    )
  }
  counts(filter: FeedFilter): Promise<FeedCounts> {
    const found = this.#found(filter)
    const ofSubjects = filter.statusOf === 'subject'
    const size = (list: readonly FeedEvent[]): number =>
      ofSubjects ? new Set(list.map(({ subject }) => subjectKey(subject))).size : list.length
    const by = (of: (event: FeedEvent) => string): Record<string, number> =>
      Object.fromEntries([...Map.groupBy(found, of)].map(([key, list]) => [key, size(list)]))
    const statusOf = (e: FeedEvent): string => (ofSubjects ? this.subject(e.subject)?.status : e.status)?.word ?? ''
    const snoozed = size(this.#found({ ...filter, snoozed: true })) - size(this.#found({ ...filter, snoozed: false }))
    return Promise.resolve({
      total: size(found),
      unread: size(found.filter(({ read }) => !read)),
      byKind: by((e) => e.kind),
      byFamily: by((e) => e.family),
      byStatus: by(statusOf),
      bySource: by((e) => e.source),
      snoozed,
      latestSeq: Math.max(0, ...found.map(({ seq }) => seq))
    })
  }
  unread(): Promise<UnreadCount> {
    const ends = [...this.#marks.values()].flatMap(({ snoozedUntilMs }) =>
      snoozedUntilMs !== null && snoozedUntilMs > this.#now() ? [snoozedUntilMs] : []
    )
    return Promise.resolve({
      subjects: new Set(this.#found({ unread: true }).map(({ subject }) => subjectKey(subject))).size,
      changesAtMs: ends.length > 0 ? Math.min(...ends) : null
    })
  }
  event(seq: number): Promise<FeedEvent | null> {
    return Promise.resolve(this.events.find((event) => event.seq === seq) ?? null)
  }
  raw(seq: number): ReturnType<EventStore['raw']> {
    return Promise.resolve(this.rows.find(({ event }) => event.seq === seq) ?? null)
  }
  marks(subject: SubjectRef): Promise<SubjectMarks> {
    return Promise.resolve(this.#marks.get(subjectKey(subject)) ?? NO_MARKS)
  }

  setRead(which: Parameters<EventStore['setRead']>[0], read: boolean): Promise<number> {
    let changed = 0
    for (const row of this.rows) {
      const meant =
        'seqs' in which
          ? which.seqs.includes(row.event.seq)
          : 'subject' in which
            ? subjectKey(which.subject) === subjectKey(row.event.subject)
            : row.event.seq <= which.upToSeq
      if (!meant || row.event.read === read) continue
      row.event = { ...row.event, read }
      changed++
    }
    return Promise.resolve(changed)
  }
  setMarks(subject: SubjectRef, change: Parameters<EventStore['setMarks']>[1], atMs: number): Promise<SubjectMarks> {
    const marks: SubjectMarks = {
      ...(this.#marks.get(subjectKey(subject)) ?? NO_MARKS),
      ...change,
      ...(change.claimedBy === undefined ? {} : { claimedAtMs: change.claimedBy === null ? null : atMs }),
      ...(change.note === undefined ? {} : { noteAtMs: change.note === null ? null : atMs })
    }
    this.#marks.set(subjectKey(subject), marks)
    return Promise.resolve(marks)
  }

  rawAfter(seq: number, limit: number): ReturnType<EventStore['rawAfter']> {
    return Promise.resolve(this.rows.filter(({ event }) => event.seq > seq).slice(0, limit))
  }
  rewrite(
    changes: readonly { seq: number; facts: EventFacts; orderMs: number; orderFrom: 'stated' | 'arrival' }[]
  ): Promise<void> {
    for (const { seq, facts, orderMs, orderFrom } of changes) {
      const row = this.rows.find(({ event }) => event.seq === seq)
      if (row) row.event = { ...row.event, ...facts, orderMs, orderFrom }
    }
    this.#fold()
    return Promise.resolve()
  }
  #fold(): void {
    this.#subjects.clear()
    for (const { event } of this.rows)
      this.#subjects.set(
        subjectKey(event.subject),
        foldSubject(this.#subjects.get(subjectKey(event.subject)) ?? null, event)
      )
  }

  addGap(gap: Omit<FeedGap, 'id'>): Promise<FeedGap> {
    // integers, like the columns of the real store
    if (!Number.isInteger(gap.fromMs) || !Number.isInteger(gap.toMs))
      return Promise.reject(new TypeError('a time with fractions'))
    const stored = { ...gap, id: this.#gaps.length + 1 }
    this.#gaps.push(stored)
    return Promise.resolve(stored)
  }
  gaps(fromMs: number, toMs: number): Promise<readonly FeedGap[]> {
    return Promise.resolve(this.#gaps.filter((gap) => gap.toMs >= fromMs && gap.fromMs <= toMs).reverse())
  }

  trim({ olderThanMs, keep }: Retention): Promise<number> {
    const stay = this.rows.filter(({ event }) => event.arrivedAtMs >= olderThanMs).slice(-keep)
    return this.#keep(stay)
  }
  purge(which: Parameters<EventStore['purge']>[0]): Promise<number> {
    if (which === 'all') this.#marks.clear()
    return this.#keep(
      this.rows.filter(({ event }) =>
        which === 'all'
          ? false
          : 'subject' in which
            ? subjectKey(which.subject) !== subjectKey(event.subject)
            : 'source' in which
              ? event.source !== which.source
              : event.arrivedAtMs >= which.beforeMs
      )
    )
  }
  #keep(stay: readonly Stored[]): Promise<number> {
    const gone = this.rows.length - stay.length
    const before = [...this.#subjects.keys()]
    this.rows.splice(0, this.rows.length, ...stay)
    this.#fold()
    for (const key of before) if (!this.#subjects.has(key)) this.#marks.delete(key)
    return Promise.resolve(gone)
  }

  value(name: string): Promise<unknown> {
    return Promise.resolve(this.#values.get(name) ?? null)
  }
  setValue(name: string, value: unknown): Promise<void> {
    this.#values.set(name, structuredClone(value))
    return Promise.resolve()
  }
  close(): Promise<void> {
    return Promise.resolve()
  }
}
