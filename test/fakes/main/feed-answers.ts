import type { FeedMarks, SecretsStorage } from '@contract/channels/feed'
import { done, failed } from '@contract/failures'
import { FETCHED_AT, type Answers } from './state'

const NO_MARKS: FeedMarks = { claimedBy: null, claimedAt: null, snoozedUntil: null, note: null, noteAt: null }
const NO_SECRETS: SecretsStorage = { 'event-secret': 'none', 'mqtt-password': 'none', 'relay-token': 'none' }

export const feedAnswers = (): Answers<`feed:${string}`> => ({
  'feed:page': () => done({ items: [], next: null, gaps: [] }),
  'feed:groups': () => done({ items: [], next: null, gaps: [] }),
  'feed:counts': () =>
    done({ total: 0, unread: 0, byKind: {}, byFamily: {}, byStatus: {}, bySource: {}, snoozed: 0, latestSeq: 0 }),
  'feed:unread': () => done(0),
  'feed:raw': () => failed('not-found'),
  'feed:mark-read': () => done(0),
  'feed:claim': ({ by }) => done({ ...NO_MARKS, claimedBy: by, claimedAt: by === null ? null : FETCHED_AT }),
  'feed:snooze': ({ until }) => done({ ...NO_MARKS, snoozedUntil: until }),
  'feed:note': ({ text }) => done({ ...NO_MARKS, note: text, noteAt: FETCHED_AT }),
  'feed:views': () => done([]),
  'feed:set-views': ({ views }) => done(views),
  'feed:purge': () => done(0),
  'feed:sources': () => [],
  'feed:ask-source': () => done(null),
  'feed:test-source': () => done({ problem: null, at: null, waiting: null }),
  'feed:choose-folder': () => done(null),
  'feed:choose-file': () => done(null),
  'feed:logins': () => NO_SECRETS,
  'feed:set-login': ({ name, secret }) => done({ ...NO_SECRETS, [name]: secret === '' ? 'none' : 'sealed' }),
  'feed:mappings': () => done({ mappings: [], undoable: false }),
  'feed:workbench': () => done({ problem: null, facts: null, findings: [], places: [], mappingProblem: null }),
  'feed:save-mapping': ({ mapping }) => done({ mappings: [{ mapping, preset: false }], changed: 0 }),
  'feed:remove-mapping': () => done({ mappings: [], changed: 0 }),
  'feed:undo-mapping': () => done({ mappings: [], changed: 0 }),
  'feed:replay': () => done(null),
  'feed:demo-day': () => done({ events: 0 }),
  'feed:stop-replay': () => done(null),
  'feed:hold-notifications': () => done(null)
})
