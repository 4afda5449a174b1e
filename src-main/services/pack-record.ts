/** What is remembered of a pack between runs. What it has fetched is in the store and nowhere else. */
import type { Failure } from '../contract/failures'
import type { ScopeInput } from '../contract/offline'
import { isLanguage, type LanguageCode } from '../core/languages'
import type { Log } from '../core/ports'
import type { PersonStore } from '../core/store-ports'

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
  failed: readonly FailedStep[]
}

const NAME = 'packs'
/** Oldest finished packs leave the list. */
const MOST_KEPT = 100

export interface PackRecords {
  read(): Promise<PackRecord[]>
  /** Rejects when it cannot be written. One after the other; of several asked for meanwhile only the last is written. */
  write(records: readonly PackRecord[]): Promise<void>
}

export function createPackRecords({ person, log }: { readonly person: Pick<PersonStore, 'value' | 'setValue'>; readonly log: Log }): PackRecords {
  let writing: Promise<void> | null = null
  let next: Promise<void> | null = null
  return {
    async read() {
      try {
        const value = await person.value(NAME)
        if (value === null) return []
        const records = Array.isArray(value) ? value.filter(isRecord) : []
        if (!Array.isArray(value) || records.length < value.length) log.warn('packs.records', { unreadable: Array.isArray(value) ? value.length - records.length : 1 })
        return records.map((record) => ({ ...record }))
      } catch (error) {
        log.warn('packs.records', { error })
        return []
      }
    },
    write(records) {
      const start = (): Promise<void> => {
        next = null
        // taken when its turn comes: what happened meanwhile is in it
        writing = person.setValue(NAME, kept(records).map((record) => ({ ...record }))).finally(() => (writing = null))
        return writing
      }
      if (!writing) return start()
      next ??= writing.then(start, start)
      return next
    }
  }
}

function kept(records: readonly PackRecord[]): readonly PackRecord[] {
  let excess = records.length - MOST_KEPT
  return excess <= 0 ? records : records.filter(({ state }) => (state === 'done' || state === 'cancelled') && excess > 0 ? excess-- <= 0 : true)
}

/** A file of an earlier or later version of this program may hold anything. */
function isRecord(value: unknown): value is PackRecord {
  const r = value as Partial<Record<keyof PackRecord, unknown>> | null
  return (
    typeof r === 'object' && r !== null && [r.id, r.profile, r.title].every((text) => typeof text === 'string') && [r.startedAtMs, r.done, r.total, r.calls].every(Number.isFinite) &&
    ['open', 'paused', 'done', 'cancelled'].includes(r.state as string) && Array.isArray(r.scopes) && Array.isArray(r.failed) && Array.isArray(r.languages) && r.languages.length > 0 && r.languages.every(isLanguage)
  )
}
