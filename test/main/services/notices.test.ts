import { expect, test } from 'vitest'
import { createNotices, storeNotice } from '@main/services/notices'
import { FakeClock } from '../../fakes/clock'
import type { Notice } from '@contract/channels/app'
import type { StoreIssue } from '@shared/ports/stores/store-failure'

const FILE = '/home/kim/.config/Dynodesk/person.db'
const FINDINGS: readonly (readonly [StoreIssue, string, object | undefined])[] = [
  [{ kind: 'rebuilt', file: FILE }, 'store-rebuilt', undefined],
  [
    { kind: 'restored', file: FILE, setAside: `${FILE}.corrupt-1`, backupFromMs: Date.UTC(2026, 10, 20, 9) },
    'store-restored',
    { file: 'person.db.corrupt-1', date: '2026-11-20T09:00:00.000Z' }
  ],
  [{ kind: 'lost', file: FILE, setAside: `${FILE}.corrupt-1` }, 'store-lost', { file: 'person.db.corrupt-1' }],
  [{ kind: 'newer-version', file: 'C:\\Users\\kim\\person.db' }, 'store-newer', { file: 'person.db' }],
  [{ kind: 'not-migrated', file: FILE, problem: 'table exists' }, 'store-not-migrated', { file: 'person.db' }],
  [{ kind: 'read-only', file: FILE }, 'store-failed', { reason: 'file-read-only', file: 'person.db' }],
  [{ kind: 'disk-full', file: FILE }, 'store-failed', { reason: 'disk-full' }],
  [{ kind: 'unreadable', file: FILE }, 'store-failed', { reason: 'events-unreadable', file: 'person.db' }],
  [
    { kind: 'unopened', file: FILE, problem: 'unavailable' },
    'store-failed',
    { reason: 'file-unopened', file: 'person.db' }
  ]
]

test.each(FINDINGS)('reports the result of opening a store without its folder: %o', (finding, code, params) => {
  const notice = storeNotice(finding)
  expect([notice.code, notice.params]).toEqual([code, params])
})
test('keeps notices for windows that open later, each with an id, and shows some only once', () => {
  const reported: Notice[] = []
  const notices = createNotices({ added: (notice) => reported.push(notice), removed: () => undefined }, new FakeClock())
  notices.add({ kind: 'error', code: 'store-lost' })
  notices.addOnce({ kind: 'warning', code: 'store-failed' })
  notices.addOnce({ kind: 'warning', code: 'store-failed' })
  expect(notices.all()).toEqual(reported)
  expect(reported.map(({ id, code }) => [id, code])).toEqual([
    ['notice-0', 'store-lost'],
    ['notice-1', 'store-failed']
  ])
})

test('shows a dismissed notice again after the given time, and never while it is shown', async () => {
  const clock = new FakeClock()
  const reported: string[] = []
  const notices = createNotices({ added: ({ id }) => reported.push(id), removed: () => undefined }, clock)
  const fail = (): void => notices.addOnce({ kind: 'warning', code: 'store-failed' }, 3_600_000)
  // another failure of a store
  notices.addOnce({ kind: 'error', code: 'store-failed', params: { reason: 'file-unopened', file: 'feed.db' } })
  fail()
  await clock.advance(7_200_000)
  fail()
  notices.dismiss('notice-1')
  await clock.advance(3_599_000)
  fail()
  expect(reported).toEqual(['notice-0', 'notice-1'])
  await clock.advance(1001)
  fail()
  expect(reported).toEqual(['notice-0', 'notice-1', 'notice-2'])
})

test('keeps only the newest notice of a code that replaces itself, also for windows that open later', () => {
  const reported: Notice[] = []
  const notices = createNotices({ added: (notice) => reported.push(notice), removed: () => undefined }, new FakeClock())
  notices.replace({ kind: 'warning', code: 'link', params: { reason: 'not-connected' } })
  notices.add({ kind: 'error', code: 'store-lost' })
  for (let i = 0; i < 100; i++) notices.replace({ kind: 'warning', code: 'link', params: {} })
  expect(notices.all().map(({ code, params }) => [code, params])).toEqual([
    ['link', {}],
    ['store-lost', undefined]
  ])
  expect(new Set(reported.filter(({ code }) => code === 'link').map(({ id }) => id)).size).toBe(1)
})

test('shows a dismissed or withdrawn notice in no window, until it is reported again', () => {
  const removed: string[] = []
  const notices = createNotices({ added: () => undefined, removed: (id) => removed.push(id) }, new FakeClock())
  notices.add({ kind: 'error', code: 'store-lost' })
  notices.replace({ kind: 'warning', code: 'link', params: {} })
  notices.dismiss('notice-0')
  notices.dismiss('notice-0')
  notices.dismiss('unknown')
  notices.withdraw('sheet')
  expect(notices.shown().map(({ code }) => code)).toEqual(['link'])
  notices.withdraw('link')
  expect([removed, notices.shown()]).toEqual([['notice-0', 'notice-link'], []])
  // the diagnosis lists them still
  expect(notices.all()).toHaveLength(2)
  notices.replace({ kind: 'warning', code: 'link', params: {} })
  expect(notices.shown().map(({ code }) => code)).toEqual(['link'])
})
