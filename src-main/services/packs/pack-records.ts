/** What is remembered of a pack between runs. What it has fetched is in the store and nowhere else. */
import type { Failure } from '../../contract/failures'
import type { ScopeInput } from '../../contract/channels/packs'
import { isLanguage, type LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'

export interface FailedStep {
  readonly key: string
  readonly title: string
  readonly failure: Failure
}
export interface PackRecord {
  readonly id: string
  readonly profile: string
  readonly title: string
  readonly scopes: readonly ScopeInput[]
  readonly languages: readonly LanguageCode[]
  readonly startedAtMs: number
  /** 'open': to be run, now or when its turn comes. */
  state: 'open' | 'paused' | 'done' | 'cancelled'
  done: number
  total: number
  calls: number
  /** Calls that were said yes to; absent in packs of a time before that was asked: any number. */
  confirmed?: number
  /** What it stopped for, until it is said yes to. */
  asks?: { readonly calls: number; readonly exact: boolean } | null
  failed: readonly FailedStep[]
  /** Lists that the service may have cut, see `PackPlan`. */
  maybeMore?: number
}

const NAME = 'packs'
/** Calls spent by the packs that are not finished, by their ids: small, because it is written at each call. */
const CALLS = 'packs-calls'
/** Oldest finished packs leave the list. */
const MAX_RECORDS = 100

export interface PackRecords {
  read(): Promise<PackRecord[]>
  /**
   * Rejects when it cannot be written. One after the other; of several asked for meanwhile only the last is written.
   */
  write(records: readonly PackRecord[]): Promise<void>
  /** Only how many calls each has spent; the same way. */
  writeCalls(records: readonly PackRecord[]): Promise<void>
}

export function createPackRecords({
  person,
  log
}: {
  readonly person: Pick<UserStore, 'value' | 'setValue'>
  readonly log: Log
}): PackRecords {
  const all = coalesceWrites((records: readonly PackRecord[]) =>
    person.setValue(
      NAME,
      withinLimit(records).map((record) => ({ ...record }))
    )
  )
  const calls = coalesceWrites((records: readonly PackRecord[]) =>
    person.setValue(
      CALLS,
      Object.fromEntries(
        records.filter(({ state }) => state === 'open' || state === 'paused').map((record) => [record.id, record.calls])
      )
    )
  )
  return {
    async read() {
      try {
        const value = await person.value(NAME)
        if (value === null) return []
        const records = Array.isArray(value) ? value.filter(isRecord) : []
        if (!Array.isArray(value) || records.length < value.length)
          log.warn('packs.records', { unreadable: Array.isArray(value) ? value.length - records.length : 1 })
        const later = (await person.value(CALLS)) as Readonly<Record<string, unknown>> | null
        return records.map((record) => ({ ...record, calls: Math.max(record.calls, Number(later?.[record.id]) || 0) }))
      } catch (error) {
        log.warn('packs.records', { error })
        return []
      }
    },
    write: all,
    writeCalls: calls
  }
}

/**
 * One after the other; of several asked for while one is being written, one writes for all: it sees what they have
 * changed.
 */
function coalesceWrites<T>(write: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let writing: Promise<void> | null = null
  let next: { value: T; readonly done: Promise<void> } | null = null
  const start = (value: T): Promise<void> => (writing = write(value).finally(() => (writing = null)))
  return (value) => {
    if (!writing) return start(value)
    if (next) next.value = value
    else {
      const begin = (): Promise<void> => {
        const latest = next!.value
        next = null
        return start(latest)
      }
      next = { value, done: writing.then(begin, begin) }
    }
    return next.done
  }
}

function withinLimit(records: readonly PackRecord[]): readonly PackRecord[] {
  let excess = records.length - MAX_RECORDS
  return excess <= 0
    ? records
    : records.filter(({ state }) => ((state === 'done' || state === 'cancelled') && excess > 0 ? excess-- <= 0 : true))
}

/** A file of an earlier or later version of this program may hold anything. */
function isRecord(value: unknown): value is PackRecord {
  const r = value as Partial<Record<keyof PackRecord, unknown>> | null
  return (
    typeof r === 'object' &&
    r !== null &&
    [r.id, r.profile, r.title].every((text) => typeof text === 'string') &&
    [r.startedAtMs, r.done, r.total, r.calls].every(Number.isFinite) &&
    ['open', 'paused', 'done', 'cancelled'].includes(r.state as string) &&
    Array.isArray(r.scopes) &&
    Array.isArray(r.failed) &&
    Array.isArray(r.languages) &&
    r.languages.length > 0 &&
    r.languages.every(isLanguage)
  )
}
