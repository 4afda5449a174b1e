/**
 * What a person should know that belongs to no call: findings of the start, damage of the stores. Kept for windows that
 * open later.
 */
import type { Notice } from '../contract/channels/app'
import type { StoreIssue } from '../shared/ports/stores/store-failure'

type NewNotice = Omit<Notice, 'id'>

export interface Notices {
  all(): readonly Notice[]
  add(notice: NewNotice): void
  /** Told once in a run, however often it happens. */
  addOnce(notice: NewNotice): void
  /** Takes the place of the notice with the same code, so that there is never more than one. */
  replace(notice: NewNotice): void
}

export function createNotices(tell: (notice: Notice) => void): Notices {
  const told: Notice[] = []
  let count = 0
  const put = (whole: Notice): void => {
    const at = told.findIndex(({ id }) => id === whole.id)
    if (at < 0) told.push(whole)
    else told[at] = whole
    tell(whole)
  }
  const add = (notice: NewNotice): void => put({ ...notice, id: `notice-${count++}` })
  return {
    all: () => told,
    add,
    addOnce: (notice) => {
      if (!told.some(({ code }) => code === notice.code)) add(notice)
    },
    replace: (notice) => put({ ...notice, id: `notice-${notice.code}` })
  }
}

const nameOf = (file: string): string => file.replace(/^.*[\\/]/, '')

const EVENTS_FILE = 'feed.db'

/** A finding of a store in the contract's words: what was lost, and where the old file is. */
export function storeNotice(finding: StoreIssue): NewNotice {
  switch (finding.kind) {
    case 'rebuilt':
      return { kind: 'warning', code: 'store-rebuilt', params: { file: nameOf(finding.setAside) } }
    case 'restored':
      return {
        kind: 'warning',
        code: 'store-restored',
        params: { file: nameOf(finding.setAside), date: new Date(finding.backupFromMs).toISOString() }
      }
    case 'lost':
      // the one file without copies: what is deleted from it must be gone
      if (nameOf(finding.file) === EVENTS_FILE)
        return { kind: 'warning', code: 'events-lost', params: { file: nameOf(finding.setAside) } }
      return { kind: 'error', code: 'store-lost', params: { file: nameOf(finding.setAside) } }
    case 'newer-version':
      return { kind: 'error', code: 'store-newer', params: { file: nameOf(finding.file) } }
    case 'not-migrated':
      return { kind: 'error', code: 'store-not-migrated', params: { file: nameOf(finding.file) } }
    case 'read-only':
      return { kind: 'error', code: 'store-failed', params: { reason: 'file-read-only', file: nameOf(finding.file) } }
    case 'unreadable':
      return {
        kind: 'warning',
        code: 'store-failed',
        params: { reason: 'events-unreadable', file: nameOf(finding.file) }
      }
    case 'unopened':
      return { kind: 'error', code: 'store-failed', params: { reason: 'file-unopened', file: nameOf(finding.file) } }
  }
}
