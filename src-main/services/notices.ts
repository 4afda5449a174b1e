/** Notices that belong to no call, such as startup issues and damaged stores. Windows show them until dismissed. */
import type { Notice } from '../contract/channels/app'
import type { Clock } from '../shared/ports/system/clock'
import type { StoreIssue } from '../shared/ports/stores/store-failure'
import { baseName } from '../shared/text/base-name'

type NewNotice = Omit<Notice, 'id'>

export interface Notices {
  /** Dismissed ones too. */
  all(): readonly Notice[]
  shown(): readonly Notice[]
  add(notice: NewNotice): void
  /**
   * Ignored when the same notice exists.
   *
   * @param againAfterMs time from its dismissal after which it is shown again; default: never
   */
  addOnce(notice: NewNotice, againAfterMs?: number): void
  /** Replaces the notice of the same code. */
  replace(notice: NewNotice): void
  dismiss(id: string): void
  /** Dismisses a replaceable notice whose reason is gone. */
  withdraw(code: Notice['code']): void
}

const isSame = (a: NewNotice, b: NewNotice): boolean =>
  a.code === b.code && JSON.stringify(a.params) === JSON.stringify(b.params)
const idOf = (code: Notice['code']): string => `notice-${code}`

export function createNotices(
  tell: { added(notice: Notice): void; removed(id: string): void },
  clock: Pick<Clock, 'monotonic'>
): Notices {
  const notices: Notice[] = []
  /** Times of the dismissals. */
  const dismissed = new Map<string, number>()
  let count = 0
  const put = (notice: Notice): void => {
    const at = notices.findIndex(({ id }) => id === notice.id)
    if (at < 0) notices.push(notice)
    else notices[at] = notice
    dismissed.delete(notice.id)
    tell.added(notice)
  }
  const add = (notice: NewNotice): void => put({ ...notice, id: `notice-${count++}` })
  const shown = (): Notice[] => notices.filter(({ id }) => !dismissed.has(id))
  const dismiss = (id: string): void => {
    if (!shown().some((notice) => notice.id === id)) return
    dismissed.set(id, clock.monotonic())
    tell.removed(id)
  }
  return {
    all: () => notices,
    shown,
    add,
    addOnce: (notice, againAfterMs = Infinity) => {
      const same = notices.findLast((one) => isSame(one, notice))
      const sinceMs = same ? clock.monotonic() - (dismissed.get(same.id) ?? Infinity) : Infinity
      if (!same || sinceMs >= againAfterMs) add(notice)
    },
    replace: (notice) => put({ ...notice, id: idOf(notice.code) }),
    dismiss,
    withdraw: (code) => dismiss(idOf(code))
  }
}

const EVENTS_FILE = 'feed.db'

/** Maps an issue of a store to a notice with the lost data and the file that was set aside. */
export function storeNotice(issue: StoreIssue): NewNotice {
  switch (issue.kind) {
    case 'rebuilt':
      return { kind: 'warning', code: 'store-rebuilt' }
    case 'restored':
      return {
        kind: 'warning',
        code: 'store-restored',
        params: { file: baseName(issue.setAside), date: new Date(issue.backupFromMs).toISOString() }
      }
    case 'lost':
      // the event file has no backups, so that deleted events are really gone
      if (baseName(issue.file) === EVENTS_FILE)
        return { kind: 'warning', code: 'events-lost', params: { file: baseName(issue.setAside) } }
      return { kind: 'error', code: 'store-lost', params: { file: baseName(issue.setAside) } }
    case 'newer-version':
      return { kind: 'error', code: 'store-newer', params: { file: baseName(issue.file) } }
    case 'not-migrated':
      return { kind: 'error', code: 'store-not-migrated', params: { file: baseName(issue.file) } }
    case 'read-only':
      return { kind: 'error', code: 'store-failed', params: { reason: 'file-read-only', file: baseName(issue.file) } }
    case 'disk-full':
      return { kind: 'error', code: 'store-failed', params: { reason: 'disk-full' } }
    case 'unreadable':
      return {
        kind: 'warning',
        code: 'store-failed',
        params: { reason: 'events-unreadable', file: baseName(issue.file) }
      }
    case 'unopened':
      return { kind: 'error', code: 'store-failed', params: { reason: 'file-unopened', file: baseName(issue.file) } }
  }
}
