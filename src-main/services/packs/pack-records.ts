/** Stored records of packs. Fetched data is in the catalogue store only. */
import type { Failure } from '../../contract/failures'
import type { ScopeInput } from '../../contract/channels/packs'
import { isLanguage, type LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'

export interface PackRecord {
  readonly id: string
  readonly profile: string
  readonly title: string
  readonly scopes: readonly ScopeInput[]
  readonly languages: readonly LanguageCode[]
  readonly startedAtMs: number
  /** 'open': running or queued. */
  state: 'open' | 'paused' | 'done' | 'cancelled'
  done: number
  total: number
  calls: number
  /** Calls the user confirmed; absent in records from before confirmations: unlimited. */
  confirmed?: number
  /** The confirmation it waits for. */
  asks?: { readonly calls: number; readonly exact: boolean } | null
  failed: readonly { readonly key: string; readonly title: string; readonly failure: Failure }[]
  /** Lists that the service may have truncated, see `PackPlan`. */
  maybeMore?: number
}

const RECORDS_KEY = 'packs'
/** Calls spent by unfinished packs, by id. Small, because it is written at each call. */
const CALLS_KEY = 'packs-calls'
/** The oldest finished packs are dropped. */
const MAX_RECORDS = 100

export interface PackRecords {
  /** Skips invalid records. @throws StoreFailure */
  read(): Promise<PackRecord[]>
  /** Rejects when it cannot be written. Writes run one after the other; requests that wait are merged into one. */
  write(records: readonly PackRecord[]): Promise<void>
  /** Writes only the spent calls of unfinished packs, merged in the same way. */
  writeCalls(records: readonly PackRecord[]): Promise<void>
}

export function createPackRecords({
  userStore,
  log
}: {
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly log: Log
}): PackRecords {
  const all = coalesceWrites((records: readonly PackRecord[]) =>
    userStore.setValue(
      RECORDS_KEY,
      withinLimit(records).map((record) => ({ ...record }))
    )
  )
  const calls = coalesceWrites((records: readonly PackRecord[]) =>
    userStore.setValue(
      CALLS_KEY,
      Object.fromEntries(
        records.filter(({ state }) => state === 'open' || state === 'paused').map((record) => [record.id, record.calls])
      )
    )
  )
  return {
    async read() {
      const value = await userStore.value(RECORDS_KEY)
      if (value === null) return []
      const records = Array.isArray(value) ? value.filter(isRecord) : []
      if (!Array.isArray(value) || records.length < value.length)
        log.warn('packs.records', { unreadable: Array.isArray(value) ? value.length - records.length : 1 })
      const later = (await userStore.value(CALLS_KEY)) as Readonly<Record<string, unknown>> | null
      return records.map((record) => ({ ...record, calls: Math.max(record.calls, Number(later?.[record.id]) || 0) }))
    },
    write: all,
    writeCalls: calls
  }
}

/** Serialises writes; calls during a write share one following write of the latest value. */
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

/** Records of other versions may have any shape. */
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
